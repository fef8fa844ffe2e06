"""How a race ends: T-END."""

import pytest

from tests.games.turtles.positions import NORTH, SOUTH, moves, position, state
from tortuga.bots.simulation import Simulation, simulate
from tortuga.core.chance import WrittenChance
from tortuga.core.game import Outcome
from tortuga.games.turtles.game import GAME
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position, Variant
from tortuga.games.turtles.state import TurtlesState


def played(where: Position, *line: str, repetition_draw: bool = False) -> TurtlesState:
    now = state(where, repetition_draw=repetition_draw)
    for move in line:
        (seat,) = GAME.to_act(now)
        action = GAME.parse(move)
        assert action in GAME.legal(now, seat)
        now, _ = GAME.apply(now, seat, action, WrittenChance())
    return now


@pytest.mark.rule("T-END-1")
def test_a_turtle_on_the_far_corner_wins_at_once() -> None:
    south = played(position(south="d6", north="a4 d2"), "d6-d7")
    assert GAME.outcome(south) == Outcome((SOUTH,), "goal")
    assert GAME.to_act(south) == ()
    north = played(position(south="a1", north="d2", to_move=NORTH), "d2-d1")
    assert GAME.outcome(north) == Outcome((NORTH,), "goal")


@pytest.mark.rule("T-END-1")
def test_a_jump_onto_the_corner_wins_too() -> None:
    assert GAME.outcome(played(position(south="d5", north="d6 a4"), "d5>d7")) == Outcome((SOUTH,), "goal")


@pytest.mark.rule("T-END-1")
def test_the_own_corner_wins_nothing() -> None:
    assert GAME.outcome(state(position(south="d1", north="d7"))) is None


@pytest.mark.rule("T-END-2")
def test_who_cannot_play_loses() -> None:
    no_turtle_left = played(position(south="d3", north="d4"), "d3>d5")
    assert GAME.outcome(no_turtle_left) == Outcome((SOUTH,), "stuck")


@pytest.mark.rule("T-END-2")
def test_a_turtle_that_is_hemmed_in_cannot_play() -> None:
    hemmed_in = position(south="a4", north="b5", overturned="c6")
    assert moves(hemmed_in) == set()
    assert GAME.outcome(state(hemmed_in)) == Outcome((NORTH,), "stuck")


@pytest.mark.rule("T-END-3")
def test_without_the_option_no_repetition_ends_a_game() -> None:
    again = state(position(south="a1", north="g4"))
    repeated = TurtlesState(again.position, TurtlesOptions(), earlier=(again.position,) * 5)
    assert GAME.outcome(repeated) is None


@pytest.mark.rule("T-END-3")
def test_the_third_occurrence_of_a_position_is_a_draw_where_the_table_wants_it() -> None:
    before = position(south="a1", north="g4")
    now = state(before, repetition_draw=True)
    target = position(south="a2", north="g4", to_move=NORTH)
    once = TurtlesState(before, now.options, earlier=(target,))
    twice = TurtlesState(before, now.options, earlier=(target, target))
    step = GAME.parse("a1-a2")
    assert GAME.outcome(GAME.apply(once, SOUTH, step, WrittenChance())[0]) is None
    assert GAME.outcome(GAME.apply(twice, SOUTH, step, WrittenChance())[0]) == Outcome((), "repetition")


@pytest.mark.rule("T-END-3")
def test_earlier_positions_are_remembered_where_they_count() -> None:
    start = position(south="a1", north="g4")
    assert played(start, "a1-a2", repetition_draw=True).earlier == (start,)
    assert played(start, "a1-a2").earlier == ()


@pytest.mark.rule("T-END-3")
def test_a_simulation_that_stops_a_game_reports_it_as_truncated_and_nothing_else() -> None:
    plan = Simulation("turtles", TurtlesOptions(variant=Variant.BASE), 2, games=10, seed=1, longest=1)
    totals, _ = simulate(plan)
    assert (totals.truncated, sum(totals.wins.values()), totals.draws) == (10, 0, 0)
