"""A match: the one object that people, bots, servers and replays drive."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Generic, TypeAlias

import msgspec

from tortuga.core.chance import MatchChance, Seed, seed_from
from tortuga.core.conclusions import Conclusion
from tortuga.core.dealt_chance import chance_of
from tortuga.core.decisions import Asked, Decision, Numbering
from tortuga.core.errors import (
    IllegalAction,
    MalformedAction,
    MatchOver,
    NotDrawable,
    NotResignable,
    NotYourTurn,
    SeatCountError,
    UnknownSeat,
)
from tortuga.core.game import A, Action, Event, Game, O, Outcome, S, Seat, Told, V
from tortuga.core.timeline import Entry, Moment, Timeline


class Match(Generic[O, S, A, V]):
    """A game being played: checks, applies, remembers and shows. A refused action changes nothing."""

    def __init__(
        self,
        game: Game[O, S, A, V],
        options: O,
        names: Sequence[str],
        seed: Seed,
        chance: MatchChance | None = None,
    ) -> None:
        if len(names) not in game.seats:
            raise SeatCountError(game.id, game.seats, len(names))
        game.check(options, len(names))
        self.game, self.options, self.names, self.seed = game, options, tuple(names), seed
        self.timeline: Timeline[O, S, A, V] = Timeline(game)
        self.conclusion: Conclusion | None = None
        """How people ended it, if they did."""
        self._chance = chance or chance_of(seed)
        self._numbers = Numbering(len(names))
        self._looked_up: tuple[S | None, Seat, Sequence[A]] = None, 0, ()
        self.state, self.opening = game.setup(options, len(names), self._chance)
        self.setup_draws = self._chance.take()
        self.to_act: tuple[Seat, ...] = ()
        self._asked: Asked = {}
        self._come_to(self.state, self.opening)

    @classmethod
    def start(
        cls,
        game: Game[O, S, A, V],
        options: O | None = None,
        *,
        names: Sequence[str] = (),
        seed: Seed | str | int = 0,
    ) -> "Match[O, S, A, V]":
        """A new match; without names, as many numbered seats as the game has at least."""
        names = names or tuple(str(seat + 1) for seat in range(game.seats[0]))
        seed = seed if isinstance(seed, Seed) else seed_from(seed)
        return cls(game, options or game.options_type(), names, seed)

    # What anyone may ask

    @property
    def seats(self) -> range:
        return range(len(self.names))

    @property
    def entries(self) -> list[Entry]:
        """The actions so far, in order, with what was told; `timeline` has them one by one."""
        return [moment.entry for moment in self.timeline if moment.entry is not None]

    @property
    def outcome(self) -> Outcome | None:
        return self.conclusion.outcome(self.seats) if self.conclusion else self.game.outcome(self.state)

    def decision(self, seat: Seat) -> Decision | None:
        """The question a seat has to answer now, if any."""
        number = self._asked.get(seat)
        return None if number is None else self._numbers.decision(self.game, self.state, seat, number)

    def legal(self, seat: Seat) -> Sequence[A]:
        return self._answers(seat) if seat in self._asked else ()

    def view(self, seat: Seat | None) -> V:
        view = self.game.view(self.state, seat)
        return self.conclusion.shown_in(view, self.seats) if self.conclusion else view

    def events(self, seat: Seat | None) -> list[Event]:
        """All that a seat, or a spectator, has been told so far, in order."""
        return [told.event for told in self.timeline.told() if told.reaches(seat)]

    # What changes it

    def read(self, data: bytes | str) -> A:
        """An action from its JSON, or `MalformedAction`."""
        try:
            action: A = _action_decoder(self.game).decode(data)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as problem:
            raise MalformedAction(str(problem)) from problem
        return action

    def play(self, seat: Seat, action: A, decision: int | None = None) -> tuple[Told, ...]:
        """Answer the open decision of a seat (that very one, where its number is given)."""
        if decision is not None or seat not in self._asked:
            self._check_decision(seat, decision)
        return self._do(seat, self._legal_one(seat, action))

    def time_out(self, seat: Seat) -> tuple[Told, ...]:
        """The seat's time is up: do for it what the rules say."""
        self._check_decision(seat, None)
        return self._do(seat, None)

    def resign(self, seat: Seat) -> tuple[Told, ...]:
        """A player gives up, whoever is to act."""
        return self.conclude(Conclusion(seat))

    def agree_draw(self) -> tuple[Told, ...]:
        """All players have agreed on a draw; that they have is the caller's care."""
        return self.conclude(Conclusion(None))

    def conclude(self, conclusion: Conclusion) -> tuple[Told, ...]:
        """End the match as people wish, for good. The same once more changes nothing."""
        if conclusion == self.conclusion:
            return ()
        self._check_conclusion(conclusion)
        self.conclusion = conclusion
        self._asked, self.to_act = {}, ()
        told = (Told(conclusion.event),)
        counts, passed = tuple(self._numbers.counts), self._numbers.passed
        ended = Moment(self.state, told, {}, counts, passed, self._chance.mark, conclusion=conclusion)
        self.timeline.grow(ended)
        return told

    def take_back(self, keep: int) -> None:
        """Undo all but the first `keep` actions, draws included. What is open then is asked anew: answers to
        anything asked before come too late."""
        if self.conclusion is not None:
            raise MatchOver()
        kept = self.timeline.moment(keep)
        self.state = kept.state
        self._chance.go_back(kept.luck)
        self._numbers.take_back(kept.counts)
        self.to_act = tuple(kept.asked)
        self._asked = {seat: self._numbers.put_again(seat) for seat in self.to_act}
        self.timeline.take_back(keep, self._asked, self._numbers.passed)

    def copy(self) -> "Match[O, S, A, V]":
        """A twin that goes its own way: what is played in one is not played in the other."""
        twin: Match[O, S, A, V] = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.timeline, twin._numbers = self.timeline.copy(), self._numbers.copy()
        twin._chance = self._chance.copy()
        return twin

    def _check_conclusion(self, conclusion: Conclusion) -> None:
        if conclusion.by is not None and conclusion.by not in self.seats:
            raise UnknownSeat(conclusion.by)
        if self.outcome is not None:
            raise MatchOver()
        game, table = self.game, (self.options, len(self.seats))
        if conclusion.by is None and not game.drawable(*table):
            raise NotDrawable()
        if conclusion.by is not None and not game.resignable(*table):
            raise NotResignable()

    def _check_decision(self, seat: Seat, number: int | None) -> None:
        standing = self._asked.get(seat)
        if standing is not None and number is None:
            return
        if seat not in self.seats:
            raise UnknownSeat(seat)
        if self.outcome is not None:
            raise MatchOver()
        if number is None:
            raise NotYourTurn()
        self._numbers.check(seat, number, standing)

    def _answers(self, seat: Seat) -> Sequence[A]:
        """Whoever chooses has mostly just looked at what there is."""
        state = self.state
        known, of, found = self._looked_up
        if known is not state or of != seat:
            found = self.game.legal(state, seat)
            self._looked_up = state, seat, found
        return found

    def _legal_one(self, seat: Seat, action: A) -> A:
        """The game's own action that this one is equal to."""
        legal = self._answers(seat)
        for one in legal:  # most choose one of those they were given, and that is quickly seen
            if one is action:
                return one
        for one in legal:
            if type(one) is type(action) and one == action and _spelled_alike(one, action):
                return one
        formed = self._well_formed(action)
        if formed not in legal:
            raise IllegalAction(self.game.objection(self.view(seat), formed))
        return formed

    def _well_formed(self, action: A) -> A:
        """Refuse a stranger's class or a field of another type."""
        try:
            formed: A = msgspec.convert(msgspec.to_builtins(action), self.game.action_type)
        except (msgspec.ValidationError, TypeError, RecursionError, UnicodeError) as problem:
            raise MalformedAction(str(problem)) from problem
        if type(formed) is not type(action):
            raise MalformedAction(f"`{type(action).__qualname__}` is no action of {self.game.id}")
        return formed

    def _do(self, seat: Seat, action: A | None) -> tuple[Told, ...]:
        """Without an action the clock does one; what chance decides is written down in either case."""
        chance, by_clock = self._chance, action is None
        try:
            if action is None:
                action = chance.about("clock", seat).pick(self.game.overdue(self.state, seat))
            state, told = self.game.apply(self.state, seat, action, chance)
            draws = chance.take()
        except BaseException:
            chance.rewind()
            raise
        self._come_to(state, told, Entry(seat, action, draws, by_clock, told))
        return told

    def _come_to(self, state: S, told: tuple[Told, ...], entry: Entry | None = None) -> None:
        """Ask whoever is asked now, and remember how the match stands and what led here."""
        game, numbers, to_act = self.game, self._numbers, self.game.to_act(state)
        answered = None if entry is None else entry.seat
        asked = numbers.ask(game, self.state, self._asked, state, to_act, answered)
        self.state, self.to_act, self._asked = state, to_act, asked
        counts, luck = tuple(numbers.counts), self._chance.mark
        self.timeline.grow(Moment(state, told, asked, counts, numbers.passed, luck, entry))


@cache
def _action_decoder(game: Game[Any, Any, Any, Any]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(game.action_type)


def _spelled_alike(one: Action, other: Action) -> bool:
    """Equal values need not be of equal type: 1 is `True`."""
    try:
        return msgspec.json.encode(one) == msgspec.json.encode(other)
    except (TypeError, RecursionError, UnicodeError):
        return False


AnyMatch: TypeAlias = Match[Any, Any, Any, Any]
