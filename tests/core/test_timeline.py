"""Every moment of a match is shown again as it was shown then, in any order; little is played again."""

import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from tests.core.toys import (
    GAME,
    Dealt,
    Double,
    Doubled,
    Fists,
    FistsState,
    HowMany,
    Peeked,
    Show,
    Take,
    Taken,
    all_show,
    start,
)
from tests.long_matches import long_match
from tortuga.core.chance import Chance
from tortuga.core.decisions import Decision
from tortuga.core.game import Action, AnyGame, Seat, Transition
from tortuga.core.match import AnyMatch, Match
from tortuga.core.record import record_of, replay
from tortuga.core.registry import find_game, game_ids
from tortuga.core.timeline import BUNDLE, EVERYTHING, RECENT, STRETCH, AnyTimeline, Deed

GAMES: list[AnyGame] = [GAME, *map(find_game, game_ids())]
MOST = 150


class Live:
    """A match played at random, and all that was shown of it while it went on."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        luck = random.Random(seed)
        seats = luck.choice(game.seats)
        self.match: AnyMatch = Match.start(game, names=[f"P{seat}" for seat in range(seats)], seed=seed)
        self.shown = [shown_now(self.match, self.match.opening)]
        while self.match.to_act and len(self.match.timeline) < MOST:
            seat = luck.choice(self.match.to_act)
            if luck.random() < 0.1:
                told = self.match.time_out(seat)
            else:
                told = self.match.play(seat, luck.choice(list(self.match.legal(seat))))
            self.shown.append(shown_now(self.match, told))


def readers(seats: int) -> list[Seat | None]:
    return [None, *range(seats)]


def packed(views: Sequence[Any], events: Sequence[Any], asked: Sequence[Any]) -> bytes:
    return msgspec.json.encode((views, events, asked))


def shown_now(match: AnyMatch, told: Sequence[Any]) -> bytes:
    everyone = readers(len(match.names))
    return packed(
        [match.view(seat) for seat in everyone],
        [[one.event for one in told if one.reaches(seat)] for seat in everyone],
        [(match.decision(seat), match.legal(seat)) for seat in match.seats],
    )


def shown_then(timeline: AnyTimeline, seats: int, k: int) -> bytes:
    everyone = readers(seats)
    return packed(
        [timeline.view(k, seat) for seat in everyone],
        [timeline.events(k, seat) for seat in everyone],
        [(timeline.decision(k, seat), timeline.legal(k, seat)) for seat in range(seats)],
    )


# What it shows


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_it_shows_what_was_shown_byte_for_byte(game: AnyGame, seed: int) -> None:
    live = Live(game, seed)
    again = replay(record_of(live.match), game=game)
    for timeline in (live.match.timeline, again.timeline):
        assert len(timeline) == len(live.shown) - 1
        forward = [shown_then(timeline, len(live.match.names), k) for k in range(len(live.shown))]
        assert forward == live.shown
        for k in random.Random(seed).choices(range(len(live.shown)), k=30):
            assert shown_then(timeline, len(live.match.names), k) == live.shown[k]


def test_a_record_without_its_secret_unfolds_as_well() -> None:
    live = Live(GAME, 1)
    again = replay(record_of(live.match, open_seed=False), game=GAME)
    shown = [shown_then(again.timeline, len(live.match.names), k) for k in range(len(live.shown))]
    assert shown == live.shown


def test_the_beginning_tells_what_the_setup_told() -> None:
    timeline = start().timeline
    assert len(timeline) == 0
    charms = timeline.state(0).charms
    assert timeline.events(0, 1) == [Dealt(charms[1])]
    assert timeline.events(0, None) == []
    assert timeline.events(0, EVERYTHING) == [Dealt(charm) for charm in charms]
    assert timeline.decision(0, 2) == Decision(1, HowMany(1))


def test_everything_is_what_all_seats_were_told_and_knew() -> None:
    match = start()
    all_show(match, 1, 2, 1)
    match.play(0, Double())
    timeline = match.timeline
    assert timeline.entry(4).action == Double()
    assert timeline.events(4, EVERYTHING) == [Doubled(0), Peeked(match.state.deck[0])]
    assert timeline.events(4, 1) == [Doubled(0)]
    assert timeline.view(4, EVERYTHING) == tuple(match.view(seat) for seat in match.seats)
    assert timeline.outcome(4) is None


@pytest.mark.parametrize("k", [-1, 2])
def test_there_is_nothing_before_the_beginning_or_after_the_end(k: int) -> None:
    match = start()
    match.play(0, Show(1))
    with pytest.raises(IndexError):
        match.timeline.view(k, None)
    with pytest.raises(IndexError):
        match.timeline.entry(0)


# What it costs


class Counted(Fists):
    """Counts how often the rules are asked to do something."""

    applied = 0

    def apply(self, state: FistsState, seat: Seat, action: Any, chance: Chance) -> Transition[FistsState]:
        Counted.applied += 1
        return super().apply(state, seat, action, chance)


def test_a_record_is_played_once_however_often_one_looks_at_it() -> None:
    game = Counted()
    record = record_of(Live(game, 2).match)
    Counted.applied = 0
    timeline = replay(record, game=game).timeline
    seats, luck = len(record.seats), random.Random(1)
    for k in (*range(len(timeline) + 1), *luck.choices(range(len(timeline) + 1), k=200)):
        shown_then(timeline, seats, k)
    assert Counted.applied == len(record.actions)


def test_following_a_match_and_taking_back_plays_nothing_again() -> None:
    game = Counted()
    match = start(game=game)
    all_show(match, 1, 1, 1)
    Counted.applied = 0
    match.take_back(1)
    assert len(match.timeline) == 1
    assert Counted.applied == 0


@pytest.fixture
def counting(monkeypatch: pytest.MonkeyPatch) -> tuple[AnyMatch, list[None]]:
    """A match with moments that were put away, and every time that the rules were asked since."""
    match = long_match(3 * STRETCH)
    apply, applied = match.game.apply, list[None]()

    def counted(*given: Any) -> Any:
        applied.append(None)
        return apply(*given)

    monkeypatch.setattr(match.game, "apply", counted)
    return match, applied


def test_no_moment_is_far(counting: tuple[AnyMatch, list[None]]) -> None:
    match, applied = counting
    for k in range(len(match.timeline) + 1):
        match.timeline.state(k)
        assert len(applied) < STRETCH
        applied.clear()


def test_walking_plays_each_action_once_and_looking_back_a_little_none(
    counting: tuple[AnyMatch, list[None]],
) -> None:
    match, applied = counting
    assert len(list(match.timeline)) == len(match.timeline) + 1
    assert len(applied) < len(match.timeline) - RECENT
    applied.clear()
    for back in range(RECENT):
        match.timeline.moment(len(match.timeline) - back)
    deeds = list(match.timeline.deeds())
    assert not applied
    assert deeds == [Deed(of.seat, of.action, of.draws, of.by_clock) for of in match.entries]


def test_few_moments_are_kept_whole(counting: tuple[AnyMatch, list[None]]) -> None:
    timeline = counting[0].timeline
    assert len(timeline._recent) < RECENT + BUNDLE
    assert len(timeline._stretches) <= len(timeline) // (STRETCH - BUNDLE) + 1


# It follows a match


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_going_back_a_long_way_and_on_is_as_if_it_had_been_played_so(game: AnyGame) -> None:
    """Draws, questions and their counts included; only the numbers of decisions are new."""
    match, luck = Live(game, 3).match, random.Random(3)
    plain = Live(game, 3).match
    before = len(match.timeline.shown)
    for keep in (len(match.timeline) * 2 // 3, len(match.timeline) // 3, 1, 0):
        match.take_back(keep)
        again = replay(record_of(plain), until=keep, game=game)
        assert (match.state, match.to_act) == (again.state, again.to_act)
        assert match.timeline.moment(keep).luck == again.timeline.moment(keep).luck
        assert match.timeline.moment(keep).counts == again.timeline.moment(keep).counts
        assert list(match.timeline.deeds()) == list(again.timeline.deeds())
        assert match.events(0) == again.events(0)
        for entry in plain.entries[keep : keep + 20]:
            if entry.by_clock:
                match.time_out(entry.seat)
            else:
                match.play(entry.seat, entry.action)
        while match.to_act and len(match.timeline) < MOST // 2:
            seat = luck.choice(match.to_act)
            match.play(seat, luck.choice(list(match.legal(seat))))
        assert match.entries[: keep + 20][-1] == plain.entries[: keep + 20][-1]
        plain = replay(record_of(match), game=game) if match.outcome else match.copy()
        assert record_of(match) == record_of(plain)
    shown = list(match.timeline.shown)
    assert len(shown) > before
    assert [shown[number] for number in range(len(shown))] == [
        match.timeline.shown[n] for n in range(len(shown))
    ]
    assert sum(moment.taken_back for moment in shown) == 4


def test_walking_is_not_disturbed_by_a_match_that_goes_on() -> None:
    live = Live(find_game("buccaneers"), 2).match
    whole = list(live.timeline.shown)
    match = replay(record_of(live), until=60)
    walking = match.timeline.walk()
    walked = [next(walking)]
    for entry in live.entries[60:]:
        match.time_out(entry.seat) if entry.by_clock else match.play(entry.seat, entry.action)
    assert [*walked, *walking] == whole[:61]


def test_a_take_back_shortens_it_but_what_was_shown_was_shown() -> None:
    match = start()
    all_show(match, 1, 2, 1)
    match.take_back(1)
    timeline = match.timeline
    assert len(timeline) == 1
    assert timeline.entry(1).action == Show(1)
    assert [moment.taken_back for moment in timeline.shown] == [False] * 4 + [True]
    assert timeline.shown[-1].events(0) == []
    match.play(2, Show(2))
    assert timeline.entry(2).seat == 2
    assert len(timeline.shown) == 6


def test_the_timeline_of_a_copy_goes_its_own_way() -> None:
    match = start()
    twin = match.copy()
    all_show(twin, 1, 1, 1)
    twin.play(0, Take())
    assert (len(match.timeline), len(match.timeline.shown)) == (0, 1)
    (taken,) = twin.timeline.events(4, EVERYTHING)
    assert isinstance(taken, Taken)


def actions_of(timeline: AnyTimeline) -> list[Action]:
    return [moment.entry.action for moment in timeline if moment.entry]


def test_it_is_walked_from_the_beginning_to_the_end() -> None:
    match = start()
    all_show(match, 1, 2, 1)
    assert actions_of(match.timeline) == [Show(1), Show(2), Show(1)]
