"""Hatching day: T-HATCH."""

import pytest

from tests.games.turtles.positions import NORTH, SOUTH, moves, play, position, state
from tortuga.core.game import Outcome
from tortuga.games.turtles.game import GAME
from tortuga.games.turtles.position import Position, Variant, start_position

CAMP = "c1 d2 e1 b1 c2 d3 e2 f1".split()


def hatching(
    *,
    reserves: tuple[int, int],
    south: str = "",
    north: str = "",
    overturned: str = "",
    to_move: int = SOUTH,
    variant: Variant = Variant.HATCHING,
) -> Position:
    return position(
        south=south, north=north, overturned=overturned, to_move=to_move, reserves=reserves, variant=variant
    )


def numbers(where: Position) -> set[int]:
    """How many turtles can be hatched at once."""
    return {move.count(",") + 1 for move in moves(where) if move.startswith("+")}


@pytest.mark.rule("T-HATCH-1")
@pytest.mark.parametrize("variant", [Variant.HATCHING, Variant.ULTRA])
def test_the_board_starts_empty_with_eight_in_reserve(variant: Variant) -> None:
    start = start_position(variant, SOUTH)
    assert (start.south, start.north, start.overturned, start.reserves) == (0, 0, 0, (8, 8))


@pytest.mark.rule("T-HATCH-2")
def test_one_or_more_turtles_hatch_on_empty_cells_of_the_own_camp() -> None:
    where = hatching(reserves=(2, 2), south="c1 d2 e1 b1 c2", overturned="d3")
    assert {move for move in moves(where) if move.startswith("+")} == {"+e2", "+f1", "+e2,f1"}


@pytest.mark.rule("T-HATCH-2")
def test_hatching_is_instead_of_moving() -> None:
    where = hatching(reserves=(1, 1), south="a1")
    assert {"a1-a2", "+c1"} <= moves(where)
    after = play(where, "+c1")
    assert after == hatching(reserves=(0, 1), south="a1 c1", to_move=NORTH)


@pytest.mark.rule("T-HATCH-2")
def test_north_hatches_in_its_own_camp() -> None:
    where = hatching(reserves=(3, 3), to_move=NORTH)
    assert {move for move in moves(where) if move.count(",") == 0} == {
        f"+{cell}" for cell in "c6 d6 e6 b5 c5 d5 e5 f5".split()
    }


@pytest.mark.rule("T-HATCH-2")
def test_the_corner_is_never_hatched_on() -> None:
    assert not any("d1" in move for move in moves(start_position(Variant.HATCHING, SOUTH)))


@pytest.mark.rule("T-HATCH-2")
def test_nobody_hatches_from_an_empty_reserve_or_in_the_base_game() -> None:
    assert numbers(hatching(reserves=(0, 2), south="a1")) == set()
    assert numbers(position(south="a1")) == set()


@pytest.mark.rule("T-HATCH-3")
def test_no_hatching_while_a_jump_is_obligatory() -> None:
    assert moves(hatching(reserves=(2, 2), south="d3", north="d4")) == {"d3>d5"}


@pytest.mark.rule("T-HATCH-3")
def test_a_jump_that_is_not_obligatory_leaves_hatching_allowed() -> None:
    assert {"d3>d5", "+c1"} <= moves(hatching(reserves=(2, 2), south="d3 d4"))


@pytest.mark.rule("T-HATCH-4")
def test_the_very_first_hatching_is_free_in_number() -> None:
    assert numbers(start_position(Variant.HATCHING, SOUTH)) == {1, 2, 3, 4, 5, 6, 7, 8}


@pytest.mark.rule("T-HATCH-4")
@pytest.mark.parametrize(
    ("first", "answers"),
    [(1, {1, 2, 3}), (2, {1, 2, 3, 4}), (3, {1, 2, 3, 4, 5}), (6, {4, 5, 6, 7, 8}), (8, {6, 7, 8})],
)
def test_after_it_the_reserves_never_differ_by_more_than_two(first: int, answers: set[int]) -> None:
    after = play(start_position(Variant.HATCHING, SOUTH), "+" + ",".join(CAMP[:first]))
    assert after.reserves == (8 - first, 8)
    assert numbers(after) == answers


@pytest.mark.rule("T-HATCH-4")
def test_who_is_two_ahead_may_not_hatch() -> None:
    assert numbers(hatching(reserves=(3, 5), south="a1")) == set()
    assert numbers(hatching(reserves=(4, 5), south="a1")) == {1}


@pytest.mark.rule("T-HATCH-4")
def test_a_hatching_that_leaves_too_large_a_difference_is_illegal_even_if_it_lessens_it() -> None:
    assert numbers(hatching(reserves=(7, 2), south="a1", north="a4")) == {3, 4, 5, 6, 7}


@pytest.mark.rule("T-HATCH-4")
def test_the_reserves_count_not_the_turtles_on_the_board() -> None:
    assert numbers(hatching(reserves=(2, 2), south="a1 a2 a3 b2 g1")) == {1, 2}


@pytest.mark.rule("T-HATCH-4")
def test_turtles_never_return_to_a_reserve() -> None:
    after = play(hatching(reserves=(2, 2), south="d3", north="d4"), "d3>d5")
    assert after.reserves == (2, 2)


@pytest.mark.rule("T-HATCH-5")
def test_who_can_neither_move_nor_hatch_loses() -> None:
    hemmed_in = hatching(reserves=(1, 3), south="a4", north="b5", overturned="c6")
    assert GAME.outcome(state(hemmed_in)) == Outcome((NORTH,), "stuck")
    can_still_hatch = hatching(reserves=(1, 1), south="a4", north="b5", overturned="c6")
    assert GAME.outcome(state(can_still_hatch)) is None


@pytest.mark.rule("T-HATCH-6")
def test_ultra_hatches_on_the_own_corner_too() -> None:
    ultra = start_position(Variant.ULTRA, SOUTH)
    assert {"+d1", "+c1,d1"} <= moves(ultra)
    assert numbers(ultra) == {1, 2, 3, 4, 5, 6, 7, 8}
    assert not any("d7" in move for move in moves(ultra))
