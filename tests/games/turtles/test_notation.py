"""What people type, paste and share: T-NOTE."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.turtles.positions import NORTH, position
from tests.games.turtles.strategies import positions
from tortuga.core.chance import WrittenChance
from tortuga.core.errors import NotationError
from tortuga.games.turtles.game import GAME
from tortuga.games.turtles.moves import Hatch, Jump, Landing, Move, Step
from tortuga.games.turtles.notation import (
    read_action,
    read_move,
    read_position,
    write_action,
    write_move,
    write_position,
)
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.perft import divide, perft
from tortuga.games.turtles.position import Position, Side, Variant, start_position
from tortuga.games.turtles.rules import choice

START = "4/S3N/SS2NN/1SS1NN1/SS2NN/S3N/4 s 0-0 base"

MOVES: list[tuple[str, Move]] = [
    ("d3-d4", Step("d3", "d4")),
    ("c2>c4>e5", Jump("c2", (Landing("c4"), Landing("e5")))),
    ("c2>c4=S>e5", Jump("c2", (Landing("c4", Side.SOUTH), Landing("e5")))),
    ("c2>c4>e5=N", Jump("c2", (Landing("c4"), Landing("e5", Side.NORTH)))),
    ("+c1,d2", Hatch(("c1", "d2"))),
    ("+g1", Hatch(("g1",))),
]


@pytest.mark.rule("T-NOTE-1")
@pytest.mark.parametrize(("text", "move"), MOVES)
def test_moves_in_both_directions(text: str, move: Move) -> None:
    assert read_move(text) == move
    assert write_move(move) == text


@pytest.mark.rule("T-NOTE-1")
def test_a_hatching_is_put_into_cell_order() -> None:
    assert read_move(" +d2,c1 ") == Hatch(("c1", "d2"))


@pytest.mark.rule("T-NOTE-1")
@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("D3-D4", "d3-d4"),
        ("C2 > c4 =s > E5", "c2>c4=S>e5"),
        ("  + D2 , c1", "+c1,d2"),
        ("Swap ", "swap"),
    ],
)
def test_capitals_and_spaces_do_not_matter(text: str, canonical: str) -> None:
    assert write_action(read_action(text)) == canonical


@pytest.mark.rule("T-NOTE-1")
@pytest.mark.parametrize(
    ("text", "place", "word"),
    [
        ("", 0, "column letter"),
        ("h1-h2", 0, "column letter"),
        ("a5-b5", 1, "a1 to a4"),
        ("d0-d1", 1, "d1 to d7"),
        ("d3", 2, "“-” for a step"),
        ("d3d4", 2, "“-” for a step"),
        ("d3-", 3, "column letter"),
        ("d3-d4-d5", 5, "end here"),
        ("c2>", 3, "column letter"),
        ("c2>c4=", 6, "S or N"),
        ("c2>c4=X", 6, "S or N"),
        ("c2>c4>e", 7, "e1 to e6"),
        ("+", 1, "column letter"),
        ("+c1,", 4, "column letter"),
        ("+c1;d2", 3, "end here"),
        ("+c1,d2,c1", 7, "twice"),
        ("d３-d4", 1, "d1 to d7"),
    ],
)
def test_an_error_in_a_move_names_the_offending_character(text: str, place: int, word: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_move(text)
    assert caught.value.place == place
    assert word in str(caught.value)
    where = f"character {place + 1}, “{text[place]}”" if place < len(text) else "at the end"
    assert where in str(caught.value)


@pytest.mark.rule("T-NOTE-2")
def test_the_base_start_as_a_line() -> None:
    assert write_position(start_position(Variant.BASE, 0)) == START
    assert read_position(START) == start_position(Variant.BASE, 0)


@pytest.mark.rule("T-NOTE-2")
def test_a_position_as_a_line() -> None:
    where = position(
        south="a1 d7", north="b5 c1", overturned="g4", to_move=NORTH, reserves=(3, 1), variant=Variant.ULTRA
    )
    assert write_position(where) == "S3/4N/N5/6S/6/5/3X n 3-1 ultra"
    assert read_position("S3/4N/N5/6S/6/5/3X n 3-1 ultra") == where


@pytest.mark.rule("T-NOTE-2")
@given(positions())
def test_every_position_survives_its_line(where: Position) -> None:
    assert read_position(write_position(where)) == where


@pytest.mark.rule("T-NOTE-2")
def test_nobody_has_hatched_exactly_while_both_reserves_are_full() -> None:
    assert read_position("4/5/6/7/6/5/4 s 8-8 hatching").nobody_hatched
    assert not read_position("4/5/6/7/6/5/4 s 7-7 hatching").nobody_hatched


@pytest.mark.rule("T-NOTE-2")
@pytest.mark.parametrize(
    ("line", "place", "word"),
    [
        ("", 0, "column a holds"),
        ("5/5/6/7/6/5/4 s 0-0 base", 0, "column a has only 4"),
        ("3/5/6/7/6/5/4 s 0-0 base", 1, "column a holds"),
        ("SSSSS/5/6/7/6/5/4 s 0-0 base", 4, "column a is full"),
        ("22/5/6/7/6/5/4 s 0-0 base", 1, "column a holds"),
        ("0S3/5/6/7/6/5/4 s 0-0 base", 0, "column a holds"),
        ("4/s4/6/7/6/5/4 s 0-0 base", 2, "column b holds"),
        ("4/5/6/7/6/5/4/4 s 0-0 base", 13, "column g is full"),
        ("4/5/6/7/6/5/4", 13, "column g is full"),
        ("4/5/6/7/6/5/4 w 0-0 base", 14, "s or n"),
        ("4/5/6/7/6/5/4 s", 15, "space"),
        ("4/5/6/7/6/5/4 s 9-0 hatching", 16, "0 to 8"),
        ("4/5/6/7/6/5/4 s 0+0 base", 17, "0 to 8"),
        ("4/5/6/7/6/5/4 s 0-0", 19, "space"),
        ("4/5/6/7/6/5/4 s 0-0 Base", 20, "base, hatching, and ultra"),
        ("4/5/6/7/6/5/4 s 0-0 base 1", 24, "base, hatching, and ultra"),
        ("4/5/6/7/6/5/4 s 0-0 ult", 23, "base, hatching, and ultra"),
    ],
)
def test_an_error_in_a_position_names_the_offending_character(line: str, place: int, word: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_position(line)
    assert caught.value.place == place
    assert word in str(caught.value)


@pytest.mark.rule("T-NOTE-2")
@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("4/5/6/X6/6/5/4 s 0-0 base", "overturned on the corner d1"),
        ("4/5/6/6X/6/5/4 s 0-0 base", "overturned on the corner d7"),
        ("4/5/6/N5S/6/5/4 s 0-0 base", "only one side"),
        ("4/5/6/7/6/5/4 s 1-0 base", "no reserves"),
        ("SSSS/SSSSS/SSSSSS/1S5/6/5/4 s 1-0 hatching", "17 turtles"),
        ("XXXX/NNNNN/SSSSSS/1SX4/6/5/4 s 0-0 base", "17 turtles"),
    ],
)
def test_positions_that_cannot_be_are_refused_with_a_reason(line: str, reason: str) -> None:
    with pytest.raises(NotationError, match=reason):
        read_position(line)


@pytest.mark.rule("T-NOTE-2")
@pytest.mark.parametrize("line", ["4/5/6/6S/6/5/3S s 0-0 base", "4/5/6/N6/6/5/3S s 0-0 base"])
def test_a_turtle_on_its_goal_is_a_finished_game(line: str) -> None:
    finished = read_position(line)
    assert choice(finished).moves == ()
    state, _ = GAME.setup(TurtlesOptions(position=line), 2, WrittenChance())
    assert GAME.outcome(state) is not None


@pytest.mark.rule("T-NOTE-2")
@given(st.text(alphabet="SNX1234567/ sn0-8abehiltru", max_size=50))
def test_nonsense_is_refused_and_never_crashes(text: str) -> None:
    for read in (read_position, read_move):
        with suppress(NotationError):
            read(text)


@pytest.mark.rule("T-NOTE-3")
@pytest.mark.parametrize(("depth", "count"), [(0, 1), (1, 20), (2, 379), (3, 6952), (4, 117154)])
def test_counts_of_the_base_game(depth: int, count: int) -> None:
    assert perft(start_position(Variant.BASE, 0), depth) == count


@pytest.mark.rule("T-NOTE-3")
@pytest.mark.parametrize(("depth", "count"), [(1, 255), (2, 51693)])
def test_counts_of_hatching_day(depth: int, count: int) -> None:
    assert perft(start_position(Variant.HATCHING, 0), depth) == count


@pytest.mark.rule("T-NOTE-3")
def test_every_distinct_path_and_facing_is_its_own_move() -> None:
    two_ways_to_one_cell = position(south="d1", overturned="d2 c3 e3", north="d4 a4 g4")
    paths = {write_move(move) for move in choice(two_ways_to_one_cell).moves if isinstance(move, Jump)}
    assert len(paths) == 2 * (2 + 2 + 1)


@pytest.mark.rule("T-NOTE-3")
def test_a_divided_count_adds_up() -> None:
    start = start_position(Variant.BASE, 0)
    assert sum(divide(start, 3).values()) == 6952
