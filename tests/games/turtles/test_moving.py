"""Steps: T-MOVE."""

import pytest

from tests.games.turtles.positions import NORTH, moves, play, position


@pytest.mark.rule("T-MOVE-1")
def test_one_step_to_an_empty_forward_neighbour() -> None:
    assert moves(position(south="d3")) == {"d3-c3", "d3-d4", "d3-e3"}


@pytest.mark.rule("T-MOVE-1")
def test_a_taken_cell_is_not_stepped_on() -> None:
    blocked = position(south="d3", overturned="d4 d5")
    assert moves(blocked) == {"d3-c3", "d3-e3"}


@pytest.mark.rule("T-MOVE-1")
def test_only_own_turtles_move() -> None:
    assert moves(position(south="b2", north="f4", overturned="g1")) == {"b2-a2", "b2-b3", "b2-c3"}
    assert moves(position(south="b2", north="f4", to_move=NORTH)) == {"f4-g3", "f4-f3", "f4-e4"}


@pytest.mark.rule("T-MOVE-1")
def test_a_step_moves_one_turtle_and_the_turn() -> None:
    before = position(south="d3 a1", north="g4", overturned="c6")
    assert play(before, "d3-e3") == position(south="e3 a1", north="g4", overturned="c6", to_move=NORTH)


@pytest.mark.rule("T-MOVE-2")
def test_never_backward() -> None:
    assert moves(position(south="d6 d4")) == {"d4-c4", "d4-d5", "d4-e4", "d6-c6", "d6-d7", "d6-e6"}


@pytest.mark.rule("T-MOVE-2")
def test_each_jump_of_a_chain_may_take_another_forward_direction() -> None:
    straight_then_right = position(south="c1 c2 d4")
    assert "c1>c3>e4" in moves(straight_then_right)
    right_then_left = position(south="c1 d2 e3 d5")
    assert "c1>e2>e4>c5" in moves(right_then_left)


@pytest.mark.rule("T-MOVE-2")
def test_a_chain_never_turns_back() -> None:
    turtle_behind_the_landing = position(south="d3 d4", overturned="c4")
    assert {move for move in moves(turtle_behind_the_landing) if move.startswith("d3>")} == {"d3>d5"}
