"""The board and the set-up: T-BOARD, T-SETUP."""

import pytest

from tests.games.turtles.positions import NORTH, SOUTH
from tortuga.core.chance import FastChance
from tortuga.core.match import Match
from tortuga.games.turtles.board import AHEAD, CAMP, CORNER, GOAL, NAMES, bits, names_of
from tortuga.games.turtles.game import GAME
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position, Variant, start_position


def ahead(cell: str, seat: int) -> list[str]:
    """Left, straight and right of a turtle."""
    return [NAMES[neighbour.near] for neighbour in AHEAD[seat][NAMES.index(cell)]]


@pytest.mark.rule("T-BOARD-1")
def test_seven_columns_of_37_cells() -> None:
    columns = {letter: [name for name in NAMES if name[0] == letter] for letter in "abcdefg"}
    assert [len(cells) for cells in columns.values()] == [4, 5, 6, 7, 6, 5, 4]
    assert columns["c"] == ["c1", "c2", "c3", "c4", "c5", "c6"]
    assert len(NAMES) == 37


@pytest.mark.rule("T-BOARD-1")
def test_a_corner_points_at_each_player() -> None:
    assert (NAMES[CORNER[SOUTH]], NAMES[CORNER[NORTH]]) == ("d1", "d7")
    assert ahead("d7", SOUTH) == []
    assert ahead("d1", NORTH) == []


@pytest.mark.rule("T-BOARD-2")
@pytest.mark.parametrize(
    ("cell", "left", "straight", "right"),
    [("c2", "b2", "c3", "d3"), ("d3", "c3", "d4", "e3"), ("e2", "d3", "e3", "f2"), ("d1", "c1", "d2", "e1")],
)
def test_south_goes_up_and_gains_a_number_toward_the_middle(
    cell: str, left: str, straight: str, right: str
) -> None:
    assert ahead(cell, SOUTH) == [left, straight, right]


@pytest.mark.rule("T-BOARD-2")
@pytest.mark.parametrize(
    ("cell", "left", "straight", "right"),
    [("c5", "d5", "c4", "b4"), ("d5", "e4", "d4", "c4"), ("e6", "f5", "e5", "d6"), ("d7", "e6", "d6", "c6")],
)
def test_north_goes_down_and_loses_a_number_away_from_the_middle(
    cell: str, left: str, straight: str, right: str
) -> None:
    assert ahead(cell, NORTH) == [left, straight, right]


@pytest.mark.rule("T-BOARD-2")
def test_what_is_ahead_for_one_lies_behind_the_other() -> None:
    for name in NAMES:
        for neighbour in ahead(name, SOUTH):
            assert name in ahead(neighbour, NORTH)
            assert neighbour not in ahead(name, NORTH)


@pytest.mark.rule("T-BOARD-2")
def test_the_rim_has_fewer_cells_ahead() -> None:
    assert ahead("a4", SOUTH) == ["b5"]
    assert ahead("b5", SOUTH) == ["c6"]
    assert ahead("a1", NORTH) == ["b1"]
    assert ahead("g2", SOUTH) == ["f3", "g3"]


@pytest.mark.rule("T-BOARD-3")
def test_the_camps() -> None:
    assert set(names_of(CAMP[SOUTH])) == set("c1 d2 e1 b1 c2 d3 e2 f1".split())
    assert set(names_of(CAMP[NORTH])) == set("c6 d6 e6 b5 c5 d5 e5 f5".split())
    assert (NAMES[GOAL[SOUTH]], NAMES[GOAL[NORTH]]) == ("d7", "d1")


@pytest.mark.rule("T-SETUP-1")
def test_the_base_game_starts_with_eight_turtles_each_and_empty_corners() -> None:
    start = start_position(Variant.BASE, SOUTH)
    camps = (bits(*"c1 d2 e1 b1 c2 d3 e2 f1".split()), bits(*"c6 d6 e6 b5 c5 d5 e5 f5".split()))
    assert start == Position(*camps, 0, SOUTH, (0, 0), Variant.BASE)


@pytest.mark.rule("T-SETUP-1")
@pytest.mark.parametrize(("first", "seat"), [("south", SOUTH), ("north", NORTH)])
def test_the_table_can_say_who_begins(first: str, seat: int) -> None:
    options = TurtlesOptions(first="south" if first == "south" else "north")
    assert Match.start(GAME, options).to_act == (seat,)


@pytest.mark.rule("T-SETUP-1")
def test_otherwise_a_draw_decides_who_begins() -> None:
    begins = [GAME.to_act(GAME.setup(TurtlesOptions(), 2, FastChance(seed))[0])[0] for seed in range(200)]
    assert 60 < begins.count(SOUTH) < 140
