"""A match: the one object that people, bots, servers and replays drive."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Generic, TypeAlias

import msgspec
from msgspec import Struct

from tortuga.core.chance import MatchChance, SealedChance, Seed, seed_from
from tortuga.core.errors import (
    AnsweredDecision,
    ClosedDecision,
    IllegalAction,
    MalformedAction,
    MatchOver,
    NotYourTurn,
    SeatCountError,
    UnknownDecision,
    UnknownSeat,
)
from tortuga.core.game import A, Action, Event, Game, O, Outcome, Question, S, Seat, Told, V


class Decision(Struct, frozen=True, gc=False):
    """A question put to a seat. The number counts the questions put to this seat, and to it alone."""

    number: int
    question: Question


class Entry(Struct, frozen=True, gc=False):
    """One action as it was done: by whom, what chance decided, and whether the clock did it for them."""

    seat: Seat
    action: Action
    draws: tuple[int, ...]
    by_clock: bool
    told: tuple[Told, ...]


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
        self.entries: list[Entry] = []
        self._chance = chance or SealedChance(seed.key())
        self._asked = [0] * len(names)
        self._answered = [0] * len(names)
        self._open: dict[Seat, Decision] = {}
        self.state, self.opening = game.setup(options, len(names), self._chance)
        self.setup_draws = self._chance.take()
        self._ask()

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
    def to_act(self) -> tuple[Seat, ...]:
        return tuple(self._open)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def decision(self, seat: Seat) -> Decision | None:
        """The question a seat has to answer now, if any."""
        return self._open.get(seat)

    def legal(self, seat: Seat) -> Sequence[A]:
        return self.game.legal(self.state, seat) if seat in self._open else ()

    def view(self, seat: Seat | None) -> V:
        return self.game.view(self.state, seat)

    def events(self, seat: Seat | None) -> list[Event]:
        """All that a seat, or a spectator, has been told so far, in order."""
        every = (*self.opening, *(told for entry in self.entries for told in entry.told))
        return [told.event for told in every if told.reaches(seat)]

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
        self._check_decision(seat, decision)
        return self._do(seat, self._legal_one(seat, action))

    def time_out(self, seat: Seat) -> tuple[Told, ...]:
        """The seat's time is up: do for it what the rules say."""
        self._check_decision(seat, None)
        return self._do(seat, None)

    def copy(self) -> "Match[O, S, A, V]":
        """A twin that goes its own way: what is played in one is not played in the other."""
        twin: Match[O, S, A, V] = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.entries, twin._open = self.entries.copy(), self._open.copy()
        twin._asked, twin._answered = self._asked.copy(), self._answered.copy()
        twin._chance = self._chance.copy()
        return twin

    def _check_decision(self, seat: Seat, number: int | None) -> None:
        if seat not in self.seats:
            raise UnknownSeat(seat)
        if self.outcome is not None:
            raise MatchOver()
        if number is None:
            if seat not in self._open:
                raise NotYourTurn()
        elif not 1 <= number <= self._asked[seat]:
            raise UnknownDecision()
        elif number == self._answered[seat]:
            raise AnsweredDecision()
        elif number < self._asked[seat] or seat not in self._open:
            raise ClosedDecision()

    def _legal_one(self, seat: Seat, action: A) -> A:
        """The game's own action that this one is equal to."""
        legal = self.game.legal(self.state, seat)
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
                action = chance.pick(self.game.overdue(self.state, seat))
            state, told = self.game.apply(self.state, seat, action, chance)
            draws = chance.take()
        except BaseException:
            chance.rewind()
            raise
        self.state = state
        self.entries.append(Entry(seat, action, draws, by_clock, told))
        self._answered[seat] = self._open.pop(seat).number
        self._ask()
        return told

    def _ask(self) -> None:
        """Renew the open decisions: a question that has not changed is still the same decision."""
        before, self._open = self._open, {}
        for seat in self.game.to_act(self.state):
            question = self.game.question(self.state, seat)
            decision = before.get(seat)
            if decision is None or decision.question != question:
                self._asked[seat] += 1
                decision = Decision(self._asked[seat], question)
            self._open[seat] = decision


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
