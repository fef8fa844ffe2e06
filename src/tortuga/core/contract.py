"""What every game must hold to, checked over random matches. Tests call it; it names no game.

`check_matches(game, options, seats, matches)` raises `ContractBroken` with the seed and the action at
which the game broke its word. A game with secrets hands in `scramble`, which changes in a state
whatever a seat cannot know, without help from `view` and `imagine`: the seat must not notice.
"""

from collections.abc import Callable, Iterator
from typing import Any, NoReturn, TypeAlias

import msgspec
from msgspec import Struct

from tortuga.core.chance import Chance, FastChance
from tortuga.core.conclusions import Conclusion
from tortuga.core.errors import (
    AnsweredDecision,
    IllegalAction,
    MatchOver,
    NotYourTurn,
    RecordError,
    Refused,
)
from tortuga.core.game import AnyGame, Event, Options, Seat, forced
from tortuga.core.match import AnyMatch, Match
from tortuga.core.record import read_record, record_of, replay, write_record

Invariant: TypeAlias = Callable[[Any], None]
Scramble: TypeAlias = Callable[[Any, Seat | None, Chance], Any]

LONGEST_MATCH = 20_000
TRIED_ACTIONS = 6
"""How many legal actions, and how many illegal ones, are tried in each state besides the one played."""
LATER_STEPS = 4
"""How far two worlds that a seat cannot tell apart are followed."""
CONCLUDED_AFTER = 40
"""Each match is ended by people on a twin, after fewer actions than these."""
CERTAIN = 1000
POOL = 200
"""How many actions seen earlier are kept to be tried where they are not legal."""


class ContractBroken(AssertionError):
    """A game broke its word; says which, with which options, seed and after how many actions."""


class Figures(Struct):
    """What was checked."""

    matches: int = 0
    actions: int = 0
    longest: int = 0


def check_matches(
    game: AnyGame,
    options: Options | None = None,
    seats: int | None = None,
    *,
    matches: int,
    first_seed: int = 0,
    invariant: Invariant | None = None,
    scramble: Scramble | None = None,
    watched: float = 1.0,
) -> Figures:
    """Play random matches and hold the game to all its promises.

    `watched` is the part of the states that are looked at closely; the invariant, the refusal of a
    doubled answer and the record are checked always.
    """
    figures = Figures()
    pool: list[Any] = []
    for seed in range(first_seed, first_seed + matches):
        names = tuple(f"player {seat}" for seat in range(seats or game.seats[0]))
        match = Match.start(game, options, names=names, seed=seed)
        _MatchCheck(match, seed, pool, invariant, scramble, watched).whole_match()
        figures.matches += 1
        figures.actions += len(match.timeline)
        figures.longest = max(figures.longest, len(match.timeline))
    return figures


class _MatchCheck:
    """One match under watch."""

    def __init__(
        self,
        match: AnyMatch,
        seed: int,
        pool: list[Any],
        invariant: Invariant | None,
        scramble: Scramble | None,
        watched: float,
    ) -> None:
        self.match, self.game, self.seed, self.pool = match, match.game, seed, pool
        self.invariant, self.scramble, self.watched = invariant, scramble, watched
        self.luck = FastChance(f"contract {seed}")
        self.whim = FastChance(f"secret choices {seed}")

    @property
    def where(self) -> str:
        played = f"seed {self.seed}, after {len(self.match.timeline)} actions"
        return f"{self.game.id}, {self.match.options}, {len(self.match.names)} seats, {played}"

    def broken(self, what: str) -> NoReturn:
        raise ContractBroken(f"{self.where}: {what}")

    def ensure(self, holds: bool, what: str) -> None:
        if not holds:
            self.broken(what)

    def whole_match(self) -> None:
        try:
            self.to_the_end()
        except Exception as error:
            if not isinstance(error, ContractBroken):
                error.add_note(self.where)
            raise

    def to_the_end(self) -> None:
        while self.match.outcome is None:
            closely = self.luck.below(CERTAIN) < self.watched * CERTAIN
            if self.invariant:
                self.invariant(self.match.state)
            if closely:
                self.state()
            if len(self.match.timeline) == self.seed % CONCLUDED_AFTER:
                self.conclusions()
            self.one_action(closely)
            self.ensure(len(self.match.timeline) < LONGEST_MATCH, "the match does not end")
        self.the_end()
        self.the_record()

    # One state

    def state(self) -> None:
        match = self.match
        to_act = self.game.to_act(match.state)
        self.ensure(bool(to_act), "nobody is to act, but the match is not over")
        self.ensure(list(to_act) == sorted(set(to_act)), "to_act is not ascending")
        frozen = _packed(match.state)
        for seat in (*match.seats, None):
            self.seat(seat, seat in to_act)
        self.ensure(_packed(match.state) == frozen, "looking at a state changed it")
        watched = self.luck.pick((*match.seats, None))
        self.what_cannot_be_known(watched)
        self.what_is_chosen_in_secret(watched)
        self.ensure(_packed(match.state) == frozen, "playing on from a state changed it")

    def seat(self, seat: Seat | None, acting: bool) -> None:
        game, state = self.game, self.match.state
        view = game.view(state, seat)
        self.ensure(view.seat == seat, f"the view of {seat} says it is that of {view.seat}")
        self.ensure((view.asked is not None) == acting, f"seat {seat} is asked nothing, or should not be")
        packed = msgspec.json.encode(view)
        self.ensure(msgspec.json.decode(packed, type=game.view_type) == view, "a view does not survive JSON")
        if seat is None:
            return
        legal = game.legal(state, seat)
        if not acting:
            self.ensure(not legal, f"seat {seat} is not to act but has legal actions")
            return
        self.ensure(view.asked == game.question(state, seat), "the view asks another question than the game")
        self.ensure(bool(legal), f"seat {seat} is to act but has no legal action")
        self.ensure(len(set(legal)) == len(legal), "a legal action is listed twice")
        self.ensure(bool(game.overdue(state, seat)), f"the clock can do nothing for seat {seat}")

    def what_cannot_be_known(self, seat: Seat | None) -> None:
        """Other worlds that the seat cannot tell from this one must look and go on the same to it."""
        state, luck = self.match.state, self.luck
        worlds = [self.game.imagine(self.game.view(state, seat), luck)]
        if self.scramble:
            worlds.append(self.scramble(state, seat, luck))
        for world in worlds:
            self.same_to(seat, state, world, "another world")
            if seat is None:
                self.what_comes_by_itself(state, world)
            self.same_later(seat, state, world)

    def what_comes_by_itself(self, one: Any, other: Any) -> None:
        """Whether an answer is given for a person depends on nothing but what the whole table sees."""
        for seat in self.match.seats:
            same = self.comes_by_itself(one, seat) == self.comes_by_itself(other, seat)
            self.ensure(same, f"that the answer of seat {seat} comes by itself tells what others do not know")

    def comes_by_itself(self, state: Any, seat: Seat) -> bool:
        legal = self.game.legal(state, seat)
        return len(legal) == 1 and forced(self.game.view(state, seat), legal)

    def same_to(self, seat: Seat | None, one: Any, other: Any, when: str) -> None:
        game = self.game
        mine, yours = game.view(one, seat), game.view(other, seat)
        if mine != yours:
            self.broken(f"{when} looks different to seat {seat}:\n{_difference(mine, yours)}")
        if seat is not None:
            same = list(game.legal(one, seat)) == list(game.legal(other, seat))
            self.ensure(same, f"{when} has other legal actions for seat {seat}")

    def same_later(self, seat: Seat | None, one: Any, other: Any) -> None:
        """The same actions tell the seat the same, until something that `reveals` is told in either world."""
        game = self.game
        for _ in range(LATER_STEPS):
            choices = list(_common_actions(game, one, other))
            if not choices:
                return
            actor, action = self.luck.pick(choices)
            draws = self.luck.below(2**32)
            one, told_one = game.apply(one, actor, action, FastChance(draws))
            other, told_other = game.apply(other, actor, action, FastChance(draws))
            mine = [told.event for told in told_one if told.reaches(seat)]
            yours = [told.event for told in told_other if told.reaches(seat)]
            if any(event.reveals for event in (*mine, *yours)):
                return
            if mine != yours:
                self.broken(f"after {action} of {actor} seat {seat} hears {mine}, in another world {yours}")
            self.same_to(seat, one, other, f"a world after {action} of {actor}")

    def what_is_chosen_in_secret(self, seat: Seat | None) -> None:
        """While several choose at once, choices that look the same to a seat must sound the same to it."""
        game, state, whim = self.game, self.match.state, self.whim
        to_act = game.to_act(state)
        if len(to_act) < 2:
            return
        actor = whim.pick([other for other in to_act if other != seat])
        legal, draws = game.legal(state, actor), whim.below(2**32)
        one, other = whim.pick(legal), whim.pick(legal)
        after_one, told_one = game.apply(state, actor, one, FastChance(draws))
        after_other, told_other = game.apply(state, actor, other, FastChance(draws))
        mine = [told.event for told in told_one if told.reaches(seat)]
        yours = [told.event for told in told_other if told.reaches(seat)]
        if mine != yours and game.view(after_one, seat) == game.view(after_other, seat):
            self.broken(f"seat {seat} hears whether seat {actor} chose {one} or {other} in secret")

    # One action

    def one_action(self, closely: bool) -> None:
        match, luck = self.match, self.luck
        seat = luck.pick(match.to_act)
        legal = list(match.legal(seat))
        if closely:
            for _ in range(min(TRIED_ACTIONS, len(legal))):
                self.legal_action(seat, luck.pick(legal))
            self.refusals(seat, legal)
        decision = match.decision(seat)
        assert decision is not None
        action = luck.pick(legal)
        if luck.below(20) == 0:
            match.time_out(seat)
        else:
            match.play(seat, action, decision.number)
        if match.outcome is None:
            self.refused(AnsweredDecision, seat, action, decision.number)
        self.remember(legal)

    def legal_action(self, seat: Seat, action: Any) -> None:
        game, state = self.game, self.match.state
        before = _packed(state)
        game.apply(state, seat, action, self.luck)
        self.ensure(_packed(state) == before, f"{action} changed the state it was given")
        packed = msgspec.json.encode(action)
        self.ensure(self.match.read(packed) == action, f"{action} does not survive JSON")
        written = game.notate(action)
        self.ensure(game.parse(written) == action, f"{action} is written {written!r}, which reads otherwise")

    def refusals(self, seat: Seat, legal: list[Any]) -> None:
        for _ in range(min(TRIED_ACTIONS, len(self.pool))):
            action = self.luck.pick(self.pool)
            if action not in legal:
                self.refused(IllegalAction, seat, action)
        for other in self.match.seats:
            if other not in self.match.to_act:
                self.refused(NotYourTurn, other, legal[0])

    def refused(self, error: type[Refused], seat: Seat, action: Any, decision: int | None = None) -> None:
        match = self.match
        before = _packed(match.state), len(match.timeline), match.to_act
        try:
            match.play(seat, action, decision)
        except error as refusal:
            self.ensure(bool(str(refusal)), "a refusal without a sentence")
        else:
            self.broken(f"{action} of seat {seat} was taken, but {error.__name__} was due")
        self.ensure(
            (_packed(match.state), len(match.timeline), match.to_act) == before, "a refusal changed something"
        )

    def remember(self, legal: list[Any]) -> None:
        action = self.luck.pick(legal)
        if len(self.pool) < POOL:
            self.pool.append(action)
        else:
            self.pool[self.luck.below(POOL)] = action

    # An end made by people

    def conclusions(self) -> None:
        """Whoever gives up, and a draw: each on a twin, where the game allows it, and refused elsewhere."""
        match, table = self.match, (self.match.options, len(self.match.seats))
        for conclusion in map(Conclusion, (None, *match.seats)):
            twin = match.copy()
            allowed = self.game.drawable if conclusion.by is None else self.game.resignable
            if allowed(*table):
                self.concluded(twin, conclusion)
                continue
            try:
                twin.conclude(conclusion)
            except Refused:
                self.ensure(len(twin.timeline) == len(match.timeline), "a refused end changed something")
            else:
                self.broken(f"{conclusion} was taken, but the game does not allow it")

    def concluded(self, twin: AnyMatch, conclusion: Conclusion) -> None:
        """The end changes nothing but that nobody is asked any more, and everyone sees who won."""
        match = self.match
        told = twin.conclude(conclusion)
        self.ensure(not any(one.event.reveals or one.to for one in told), "an end tells more than itself")
        self.ensure(twin.conclude(conclusion) == (), "the same end happens twice")
        self.ensure(not twin.to_act and match.outcome is None, "an end of a twin is none, or not its own")
        self.ensure(twin.state == match.state, "an end changed the state")
        again = self.replayed(twin, open_seed=True)
        for seat in (*match.seats, None):
            seen = twin.view(seat)
            before = msgspec.structs.replace(match.view(seat), awaited=(), asked=None, outcome=twin.outcome)
            self.ensure(seen == before, "an end shows more than itself")
            self.ensure(again.view(seat) == seen, "the record of an end is seen differently")

    # The whole match

    def the_end(self) -> None:
        match = self.match
        if self.invariant:
            self.invariant(match.state)
        outcome = match.outcome
        assert outcome is not None
        self.ensure(not match.to_act, "somebody is to act after the end")
        self.ensure(all(seat in match.seats for seat in outcome.winners), "a winner without a seat")
        for seat in (*match.seats, None):
            self.seat(seat, False)
            self.ensure(match.view(seat).outcome == outcome, "the view does not show the outcome")
        if len(match.timeline):
            self.refused(MatchOver, match.seats[0], match.timeline.entry(len(match.timeline)).action)

    def the_record(self) -> None:
        match = self.match
        again = self.replayed(match, open_seed=True)
        self.ensure(again.state == match.state, "the replay of the record ends elsewhere")
        told = list(match.timeline.told())
        self.ensure(list(again.timeline.told()) == told, "the replay of the record tells other events")
        for seat in (*match.seats, None):
            self.ensure(again.view(seat) == match.view(seat), "the replay of the record is seen differently")
        self.events_survive_json([one.event for one in told])
        without_secret = self.replayed(match, open_seed=False)
        self.ensure(without_secret.state == match.state, "the written draws lead elsewhere")

    def replayed(self, match: AnyMatch, *, open_seed: bool) -> AnyMatch:
        try:
            return replay(read_record(write_record(record_of(match, open_seed=open_seed))), game=self.game)
        except RecordError as error:
            self.broken(f"the record of the match does not hold: {error}")

    def events_survive_json(self, events: list[Event]) -> None:
        packed = msgspec.json.encode(events)
        read = msgspec.json.decode(packed, type=list[self.game.event_type])  # type: ignore[name-defined]
        self.ensure(read == events, "an event does not survive JSON")


def _packed(state: Any) -> bytes:
    return msgspec.msgpack.encode(state)


def _common_actions(game: AnyGame, one: Any, other: Any) -> Iterator[tuple[Seat, Any]]:
    for seat in set(game.to_act(one)) & set(game.to_act(other)):
        there = set(game.legal(other, seat))
        yield from ((seat, action) for action in game.legal(one, seat) if action in there)


def _difference(one: Any, other: Any) -> str:
    fields = [name for name in one.__struct_fields__ if getattr(one, name) != getattr(other, name)]
    return "\n".join(
        f"  {name}: {getattr(one, name)!r}\n  {name}: {getattr(other, name)!r}" for name in fields
    )
