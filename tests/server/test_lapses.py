"""Time that ran out is told: to whoever it was at once, to the others with the choice and never before it."""

import json
from random import Random

import pytest
from msgspec import to_builtins

from tests.server.worlds import two_worlds
from tortuga.core.game import Seat
from tortuga.core.match import AnyMatch, Match
from tortuga.core.registry import find_game, game_ids
from tortuga.server.updates import Updates

NAMES = ("Ann", "Bob", "Eve", "Joe")
ACTIONS = 400


def begun(game: str, seats: int) -> AnyMatch:
    return Match.start(find_game(game), names=NAMES[:seats], seed="lapses")


def heard(match: AnyMatch, reader: Seat | None) -> list[tuple[Seat, ...]]:
    """Of whom the reader hears with each update."""
    updates = Updates(match.game, match.names, reader)
    shown = [updates.take_in(moment) for moment in match.timeline.walk()]
    return [one.overdue for one in shown if one is not None]


def play_first(match: AnyMatch, seat: Seat) -> None:
    match.play(seat, match.legal(seat)[0])


@pytest.mark.parametrize("reader", [0, 1, None])
def test_a_move_by_the_clock_is_told_to_everyone_with_the_move(reader: Seat | None) -> None:
    match = begun("turtles", 2)
    seat = match.to_act[0]
    match.time_out(seat)
    assert heard(match, reader) == [(), (seat,)]


def test_behind_a_screen_it_is_told_when_the_screens_go_up() -> None:
    match = begun("buccaneers", 3)
    match.time_out(1)
    assert heard(match, 1)[-1] == (1,), "to whoever it was at once"
    for reader in (0, 2, None):
        assert not any(heard(match, reader))
    play_first(match, 0)
    assert not any(heard(match, 2))
    match.time_out(2)
    assert set(heard(match, 0)[-1]) == {1, 2}
    assert set(heard(match, None)[-1]) == {1, 2}
    assert heard(match, 2)[-1] == (2, 1)


def test_of_a_vote_it_is_never_told() -> None:
    match = begun("tortuga1667", 4)
    while len(match.to_act) < 2:
        seat = match.to_act[0]
        called = [one for one in match.legal(seat) if type(one).__name__ in ("Attack", "Mutiny", "Brawl")]
        match.play(seat, (called or match.legal(seat))[0])
    voters = match.to_act
    for voter in voters:
        match.time_out(voter)
    assert len(match.to_act) == 1, "the vote is over"
    for voter in voters:
        assert [lapse for lapse in heard(match, voter) if lapse] == [(voter,)]
    assert not any(heard(match, None))


def test_whoever_comes_back_hears_it_again() -> None:
    match = begun("turtles", 2)
    updates = Updates(match.game, match.names, 0)
    for _ in range(4):
        match.time_out(match.to_act[0])
    updates.look(match.timeline)
    again = updates.after(1, match.timeline)
    assert again is not None
    assert [len(one.overdue) for one in again] == [1, 1, 1, 1]
    assert b'"overdue":[' in updates.packed(again[0])
    assert b'"overdue":[' not in updates.packed(again[0], fresh=True)


@pytest.mark.anyio
async def test_why_something_cannot_be_done_is_said_and_nothing_is_done() -> None:
    world, other = await two_worlds(find_game("turtles"), 2, "seed")
    await other.close()
    seat = world.match.to_act[0]
    socket, step = world.seats[seat], {"type": "step", "origin": "d4", "to": "d5"}
    before = len(socket.frames)
    socket.send({"type": "why", "action": step, "ref": 1})
    socket.send({"type": "why", "action": to_builtins(world.match.legal(seat)[0]), "ref": 2})
    world.seats[1 - seat].send({"type": "why", "action": step, "ref": 3})
    await world.settle()
    said = [json.loads(frame) for frame in socket.frames[before:]]
    assert [(one["type"], one["ref"]) for one in said] == [("refused", 1), ("accepted", 2)]
    assert said[0]["text"] == "There is no turtle of yours on d4."
    assert json.loads(world.seats[1 - seat].frames[-1])["code"] == "not-your-turn"
    assert world.match.entries == []
    await world.close()


@pytest.mark.parametrize("game", game_ids())
def test_whatever_is_answered_openly_is_seen_by_all(game: str) -> None:
    """So that a lapse can be told with it."""
    match, luck = begun(game, find_game(game).seats[0]), Random(game)
    spectators = Updates(match.game, match.names, None)
    spectators.look(match.timeline)
    while match.outcome is None and len(match.timeline) < ACTIONS:
        seat = luck.choice(match.to_act)
        decision, before = match.decision(seat), spectators.number
        match.play(seat, luck.choice(match.legal(seat)))
        spectators.look(match.timeline)
        assert decision is not None
        assert spectators.number > before or decision.question.laid_open_by is not None, decision.question
