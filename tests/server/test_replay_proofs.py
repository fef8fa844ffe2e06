"""Random matches seen again: step by step they are what everyone was shown then, byte for byte."""

import random
from itertools import pairwise

import msgspec
import pytest

from tests.long_runs import LONG
from tortuga.core.chance import seed_from
from tortuga.core.game import Seat
from tortuga.core.landmarks import Soundings
from tortuga.core.match import AnyMatch, Match
from tortuga.core.registry import find_game, game_ids
from tortuga.core.timeline import EVERYTHING
from tortuga.server import wire
from tortuga.server.replays import PAGE, Replay, ReplayStep
from tortuga.server.updates import Updates

MATCHES = 500 if LONG else 20
SOME = 3
"""Of so many matches every page is looked at; of the others some."""
OFTEN_LATE = 6
"""One action in so many is the clock's."""


class Live:
    """A match under way, and what its readers are sent while it runs."""

    def __init__(self, game: str, number: int) -> None:
        self.luck = random.Random(f"{game} {number}")
        rules = find_game(game)
        seats = self.luck.choice(rules.seats[:4])
        self.match: AnyMatch = Match.start(rules, names=["?"] * seats, seed=seed_from(number, [""] * seats))
        self.readers: dict[Seat | None, Updates] = {
            reader: Updates(rules, self.match.names, reader) for reader in (None, self.luck.randrange(seats))
        }
        self.sent: dict[Seat | None, list[bytes]] = {reader: [] for reader in self.readers}
        self.look()

    def look(self) -> None:
        for reader, updates in self.readers.items():
            before = updates.number
            updates.look(self.match.timeline)
            if updates.number > before:
                assert updates.last is not None
                self.sent[reader].append(updates.packed(updates.last))

    def step(self) -> None:
        match, luck = self.match, self.luck
        seat = luck.choice(match.to_act)
        if luck.randrange(OFTEN_LATE) == 0:
            match.time_out(seat)
        else:
            match.play(seat, luck.choice(match.legal(seat)))
        self.look()

    def replay(self, reader: Seat | None, *, over: bool) -> Replay:
        """From nothing but the match, as after a restart."""
        updates = Updates(self.match.game, self.match.names, reader)
        updates.look(self.match.timeline)
        return Replay(self.match, reader, updates, over=over)


def page(replay: Replay, step: int) -> list[ReplayStep]:
    return [found for found in replay.page(step) if found]


def pages(replay: Replay, luck: random.Random, *, all_of_them: bool) -> dict[int, ReplayStep]:
    """The steps on every page, or on the first, the last and one between."""
    count = len(replay.places)
    wanted = range(0, count, PAGE) if all_of_them else {0, luck.randrange(count), count - 1}
    found: dict[int, ReplayStep] = {}
    for step in wanted:
        first = step - step % PAGE
        found.update(enumerate(page(replay, step), first))
    return found


def packed(step: ReplayStep, number: int) -> bytes:
    return wire.pack(msgspec.structs.replace(step.update, number=number))


def changes_nothing(before: ReplayStep, after: ReplayStep) -> bool:
    new = after.update
    return not new.events and (new.view, new.decision) == (before.update.view, before.update.decision)


def compare_while_it_runs(live: Live, *, all_of_them: bool) -> None:
    for reader, sent in live.sent.items():
        replay = live.replay(reader, over=False)
        assert len(replay.places) == len(sent)
        for number, step in pages(replay, live.luck, all_of_them=all_of_them).items():
            assert wire.pack(step.update) == sent[number]


def compare_afterwards(live: Live, *, all_of_them: bool) -> None:
    """Each step that made an update shows that update; the others show nothing new."""
    for reader, sent in live.sent.items():
        replay = live.replay(reader, over=True)
        places = {place: number for number, place in enumerate(live.readers[reader].places(), 1)}
        steps = pages(replay, live.luck, all_of_them=all_of_them)
        for place, step in steps.items():
            assert step.deed is None
            if place in places:
                assert packed(step, places[place]) == sent[places[place] - 1]
        for place, following in pairwise(sorted(steps)):
            if following == place + 1 and following not in places:
                assert changes_nothing(steps[place], steps[following])


def compare_last_views(live: Live) -> None:
    """Of every seat, whoever was followed while it ran."""
    for reader in (None, *live.match.seats):
        replay = live.replay(reader, over=True)
        assert page(replay, len(replay.places) - 1)[-1].update.view == live.match.view(reader)


def compare_with_everything_open(live: Live) -> None:
    match = live.match
    replay = Replay(match, EVERYTHING, None, over=True)
    steps = pages(replay, live.luck, all_of_them=False)
    for number, step in steps.items():
        done = match.timeline.shown[number].entry
        assert step.deed == (done and msgspec.convert(msgspec.to_builtins(step.deed), type(step.deed)))
        assert (done is None) == (step.deed is None)
        assert (
            msgspec.convert(msgspec.to_builtins(step.update.view), match.game.view_type) == step.update.view
        )
    last = page(replay, len(replay.places) - 1)[-1].update.view
    assert last.outcome == match.outcome


@pytest.mark.parametrize("game", game_ids())
def test_a_replay_is_what_was_shown(game: str) -> None:
    for number in range(MATCHES):
        live, all_of_them = Live(game, number), number % (MATCHES // SOME) == 0
        middle = live.luck.randrange(60)
        while live.match.outcome is None:
            live.step()
            if live.match.timeline.actions == middle and live.match.outcome is None:
                compare_while_it_runs(live, all_of_them=all_of_them)
        compare_afterwards(live, all_of_them=all_of_them)
        compare_last_views(live)
        compare_with_everything_open(live)


@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_key_moments(game: str) -> None:
    live = Live(game, 1)
    while live.match.outcome is None:
        live.step()
    found = Soundings(live.match.game.landmarks)
    replay = live.replay(None, over=True)
    for _ in replay.sounded(found):
        pass
    assert found.marks
    assert 0 < len(found.rounds) < len(found.turns) < len(replay.places)
    for mark in found.marks:
        assert mark.event in live.match.timeline.shown[mark.step].events(None)
