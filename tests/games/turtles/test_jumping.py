"""Jumps and what they do: T-JUMP, T-FLIP."""

import pytest

from tests.games.turtles.positions import NORTH, moves, play, position
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position

MAJORITY = TurtlesOptions(majority_capture=True)
ENEMY_ANYWHERE = TurtlesOptions(enemy_anywhere=True)


@pytest.mark.rule("T-JUMP-1")
@pytest.mark.parametrize(
    ("where", "jump"),
    [
        (position(south="d3 d4"), "d3>d5"),
        (position(south="d3", north="d4"), "d3>d5"),
        (position(south="d3", overturned="d4"), "d3>d5=S"),
    ],
    ids=["own", "enemy", "overturned"],
)
def test_a_jump_passes_over_any_turtle_and_lands_right_behind_it(where: Position, jump: str) -> None:
    assert jump in moves(where)


@pytest.mark.rule("T-JUMP-1")
@pytest.mark.parametrize(
    ("over", "landing"), [("c3", "b3"), ("d4", "d5"), ("e3", "f3")], ids=["left", "straight", "right"]
)
def test_the_landing_lies_in_the_same_direction(over: str, landing: str) -> None:
    assert moves(position(south="d3", north=over)) == {f"d3>{landing}"}


@pytest.mark.rule("T-JUMP-1")
@pytest.mark.parametrize(
    "where",
    [
        position(south="d3 d5", north="d4"),
        position(south="d3", north="d4 d5"),
        position(south="d3", north="d4", overturned="d5"),
    ],
    ids=["own", "enemy", "overturned"],
)
def test_the_landing_must_be_empty(where: Position) -> None:
    assert not any(move.startswith("d3>") for move in moves(where))


@pytest.mark.rule("T-JUMP-1")
def test_nobody_jumps_off_the_board_or_over_an_empty_cell() -> None:
    assert moves(position(south="b4", north="a4")) == {"b4-b5", "b4-c5"}
    assert moves(position(south="d3", north="d5")) == {"d3-c3", "d3-d4", "d3-e3"}


@pytest.mark.rule("T-JUMP-2")
def test_a_started_jump_is_finished() -> None:
    assert moves(position(south="d1", north="d2 d4")) == {"d1>d3>d5"}


@pytest.mark.rule("T-JUMP-2")
def test_an_optional_jump_once_started_is_finished_too() -> None:
    jumps = {move for move in moves(position(south="d1 d2 d4")) if move.startswith("d1>")}
    assert jumps == {"d1>d3>d5"}


@pytest.mark.rule("T-JUMP-2")
def test_among_several_continuations_the_player_chooses_freely() -> None:
    fork = position(south="d1", north="d2 d4 c3 d6")
    assert moves(fork) == {"d1>d3>d5>d7", "d1>d3>b3"}


@pytest.mark.rule("T-JUMP-2")
def test_majority_capture_obliges_to_the_most_turtles() -> None:
    fork = position(south="d1", north="d2 d4 c3 d6")
    assert moves(fork, MAJORITY) == {"d1>d3>d5>d7"}
    other_turtle = position(south="d1 g1", north="d2 d4 g2")
    assert moves(other_turtle) == {"d1>d3>d5", "g1>g3"}
    assert moves(other_turtle, MAJORITY) == {"d1>d3>d5"}


@pytest.mark.rule("T-JUMP-2")
def test_majority_capture_leaves_steps_alone_while_no_jump_is_obligatory() -> None:
    jumps_of_one_and_two = position(south="a1 a2 g1 g2 f4")
    assert "a1>a3" in moves(jumps_of_one_and_two)
    single_jumps = {move for move in moves(jumps_of_one_and_two) if move.count(">") == 1}
    assert moves(jumps_of_one_and_two, MAJORITY) == moves(jumps_of_one_and_two) - single_jumps


@pytest.mark.rule("T-JUMP-3")
def test_jumping_an_enemy_is_obligatory() -> None:
    assert moves(position(south="d3 a1", north="d4")) == {"d3>d5"}


@pytest.mark.rule("T-JUMP-3")
def test_any_of_several_obligatory_jumps_may_be_taken() -> None:
    assert moves(position(south="d3 a1", north="d4 a2")) == {"d3>d5", "a1>a3"}


@pytest.mark.rule("T-JUMP-3")
def test_jumping_own_or_overturned_turtles_is_never_an_obligation() -> None:
    assert {"d3-c3", "d3-e3", "d3>d5", "d4-d5"} <= moves(position(south="d3 d4"))
    assert {"d3-c3", "d3-e3", "d3>d5=S", "d3>d5=N"} <= moves(position(south="d3", overturned="d4"))


@pytest.mark.rule("T-JUMP-3")
def test_a_jump_that_loses_the_game_is_obligatory_all_the_same() -> None:
    jump_opens_the_corner = position(south="e1", north="e2 c1")
    assert moves(jump_opens_the_corner) == {"e1>e3"}
    assert "c1-d1" in moves(play(jump_opens_the_corner, "e1>e3"))


@pytest.mark.rule("T-JUMP-3")
def test_a_chain_that_meets_an_enemy_later_does_not_satisfy_the_obligation() -> None:
    overturned_first = position(south="d1 g1", overturned="d2", north="d4 g2")
    assert moves(overturned_first) == {"g1>g3"}


@pytest.mark.rule("T-JUMP-3")
def test_a_chain_that_meets_an_enemy_later_is_no_obligation_either() -> None:
    overturned_first = position(south="d1", overturned="d2", north="d4")
    assert moves(overturned_first) == {"d1-c1", "d1-e1", "d1>d3=S>d5", "d1>d3=N>d5"}


@pytest.mark.rule("T-JUMP-3")
def test_enemy_anywhere_makes_it_satisfy_and_be_the_obligation() -> None:
    both = position(south="d1 g1", overturned="d2", north="d4 g2")
    assert moves(both, ENEMY_ANYWHERE) == {"g1>g3", "d1>d3=S>d5", "d1>d3=N>d5"}
    alone = position(south="d1 a1", overturned="d2", north="d4")
    assert moves(alone, ENEMY_ANYWHERE) == {"d1>d3=S>d5", "d1>d3=N>d5"}


@pytest.mark.rule("T-JUMP-4")
def test_one_move_never_passes_over_own_and_enemy_turtles() -> None:
    enemy_then_own = position(south="d1 d4", north="d2")
    assert moves(enemy_then_own) == {"d1>d3"}
    own_then_enemy = position(south="d1 d2", north="d4")
    assert {move for move in moves(own_then_enemy) if move.startswith("d1>")} == {"d1>d3"}


@pytest.mark.rule("T-JUMP-4")
def test_overturned_turtles_mix_with_either_kind() -> None:
    assert moves(position(south="d1", north="d2", overturned="d4")) == {"d1>d3>d5=S", "d1>d3>d5=N"}
    own = {move for move in moves(position(south="d1 d2", overturned="d4")) if move.startswith("d1>")}
    assert own == {"d1>d3>d5=S", "d1>d3>d5=N"}


@pytest.mark.rule("T-JUMP-4")
def test_after_overturned_turtles_alone_a_chain_may_go_on_over_either() -> None:
    open_chain = position(south="d1 c3", overturned="d2", north="e3")
    jumps = {move for move in moves(open_chain) if move.startswith("d1>")}
    assert jumps == {"d1>d3=S>b3", "d1>d3=N>b3", "d1>d3=S>f3", "d1>d3=N>f3"}


@pytest.mark.rule("T-JUMP-4")
def test_an_enemy_passed_before_an_overturned_turtle_still_forbids_own_ones() -> None:
    remembered = position(south="d1 d6", north="d2", overturned="d4")
    assert moves(remembered) == {"d1>d3>d5=S", "d1>d3>d5=N"}


@pytest.mark.rule("T-FLIP-1")
def test_a_jumped_own_turtle_is_unchanged() -> None:
    assert play(position(south="d3 d4"), "d3>d5") == position(south="d4 d5", to_move=NORTH)


@pytest.mark.rule("T-FLIP-2")
def test_a_jumped_enemy_turtle_is_turned_on_its_back() -> None:
    after = play(position(south="d3", north="d4 a4"), "d3>d5")
    assert after == position(south="d5", north="a4", overturned="d4", to_move=NORTH)


@pytest.mark.rule("T-FLIP-2")
def test_an_overturned_turtle_belongs_to_nobody_and_cannot_move() -> None:
    assert moves(position(overturned="d4", south="a4")) == {"a4-b5"}
    assert moves(position(overturned="d4", north="a1", to_move=NORTH)) == {"a1-b1"}


@pytest.mark.rule("T-FLIP-3")
@pytest.mark.parametrize(("facing", "south", "north"), [("S", "d5 d4", ""), ("N", "d5", "d4")])
def test_the_jumper_chooses_which_side_an_overturned_turtle_joins(
    facing: str, south: str, north: str
) -> None:
    before = position(south="d3", overturned="d4")
    assert play(before, f"d3>d5={facing}") == position(south=south, north=north, to_move=NORTH)


@pytest.mark.rule("T-FLIP-3")
def test_the_choice_is_made_for_each_turtle_of_the_chain() -> None:
    before = position(south="d1", overturned="d2 d4")
    chains = {move for move in moves(before) if ">" in move}
    assert chains == {"d1>d3=S>d5=S", "d1>d3=S>d5=N", "d1>d3=N>d5=S", "d1>d3=N>d5=N"}
    assert play(before, "d1>d3=N>d5=S") == position(south="d5 d4", north="d2", to_move=NORTH)


@pytest.mark.rule("T-FLIP-3")
def test_a_righted_turtle_moves_for_its_new_side() -> None:
    after = play(position(north="d5 g4", overturned="d4", to_move=NORTH), "d5>d3=N")
    assert after == position(north="d3 d4 g4")
