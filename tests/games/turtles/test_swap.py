"""The swap: T-SWAP, an option of our own."""

import pytest

from tests.games.turtles.positions import NORTH, SOUTH, position
from tortuga.core.chance import WrittenChance
from tortuga.core.errors import IllegalAction
from tortuga.core.match import AnyMatch, Match
from tortuga.core.record import read_record, record_of, replay, write_record
from tortuga.games.turtles.board import bits
from tortuga.games.turtles.game import GAME
from tortuga.games.turtles.moves import Swap
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Variant, start_position
from tortuga.games.turtles.state import Swapped, TurtlesState
from tortuga.games.turtles.symmetry import sides_exchanged

SOUTH_FIRST = TurtlesOptions(swap=True, first="south")


def after_one_move(options: TurtlesOptions = SOUTH_FIRST, move: str = "d3-c3") -> AnyMatch:
    match = Match.start(GAME, options)
    match.play(match.to_act[0], GAME.parse(move))
    return match


@pytest.mark.rule("T-SWAP-1")
def test_the_second_player_may_take_over_the_first_move() -> None:
    match = after_one_move()
    assert Swap() in match.legal(NORTH)
    told = match.play(NORTH, Swap())
    assert [one.event for one in told] == [Swapped(NORTH)]
    assert match.to_act == (SOUTH,), "now the first player answers the move it has made"
    taken_over = match.state.position
    assert taken_over.south == start_position(Variant.BASE, SOUTH).south
    assert taken_over.north & bits("e4"), "c3 seen from the other side"
    assert not taken_over.north & bits("d5"), "where d3 was"


@pytest.mark.rule("T-SWAP-1")
def test_it_does_not_matter_who_begins() -> None:
    match = after_one_move(TurtlesOptions(swap=True, first="north"), "d5-e4")
    match.play(SOUTH, Swap())
    assert match.to_act == (NORTH,)
    assert match.state.position.south & bits("c3")


@pytest.mark.rule("T-SWAP-1")
def test_the_reserves_change_hands_too() -> None:
    match = after_one_move(TurtlesOptions(swap=True, first="south", variant=Variant.HATCHING), "+c1,d2")
    match.play(NORTH, Swap())
    assert match.state.position.reserves == (8, 6)
    assert match.state.position.north == bits("e6", "d6")


@pytest.mark.rule("T-SWAP-1")
def test_nobody_swaps_at_any_other_time() -> None:
    assert Swap() not in Match.start(GAME, SOUTH_FIRST).legal(SOUTH)
    match = after_one_move()
    assert match.view(NORTH).asked.may_swap
    match.play(NORTH, Swap())
    assert Swap() not in match.legal(SOUTH), "not back again"
    match.play(SOUTH, match.legal(SOUTH)[0])
    assert Swap() not in match.legal(NORTH)
    with pytest.raises(IllegalAction, match="Only the second player"):
        match.play(NORTH, Swap())


@pytest.mark.rule("T-SWAP-1")
def test_without_the_option_there_is_no_swap() -> None:
    match = after_one_move(TurtlesOptions(first="south"))
    assert Swap() not in match.legal(NORTH)
    with pytest.raises(IllegalAction, match="without the swap"):
        match.play(NORTH, Swap())


def test_positions_that_came_before_are_seen_from_the_other_side_as_well() -> None:
    before, now = position(south="a1", north="g4"), position(south="a2", north="g4", to_move=NORTH)
    options = TurtlesOptions(swap=True, repetition_draw=True)
    state = TurtlesState(now, options, GAME.parse("a1-a2"), (before,), swappable=True)
    swapped, _ = GAME.apply(state, NORTH, Swap(), WrittenChance())
    assert swapped.earlier == (sides_exchanged(before),)
    assert swapped.position == position(north="g3", south="a1")


def test_a_swap_is_written_and_recorded() -> None:
    assert GAME.notate(Swap()) == "swap"
    assert GAME.parse(" swap ") == Swap()
    match = after_one_move()
    match.play(NORTH, Swap())
    assert replay(read_record(write_record(record_of(match)))).state == match.state


def test_exchanging_the_sides_twice_changes_nothing() -> None:
    where = position(south="a1 d3", north="g4", overturned="b2", reserves=(1, 2), variant=Variant.HATCHING)
    assert sides_exchanged(sides_exchanged(where)) == where
