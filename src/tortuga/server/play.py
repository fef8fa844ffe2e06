"""A match at a table: played, written down and taken back, with what everyone is told of it."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from tortuga.core.chance import seed_from
from tortuga.core.errors import ClosedDecision, RecordError, Refused, UnknownDecision, UnknownSeat
from tortuga.core.game import AnyGame, Outcome, Seat, Told
from tortuga.core.match import AnyMatch, Decision, Match
from tortuga.core.match import Entry as Done
from tortuga.core.record import Line
from tortuga.core.registry import find_game
from tortuga.server.feed import Feed, Moment
from tortuga.server.store import Entry, Played, TableRow, TakenBack


class LogDoesNotHold(Exception):
    """The log of a table cannot be played again: it, or the rules, are not what they were."""


class Play:
    """The match of one table. Only what the store has taken may be done here."""

    def __init__(self, row: TableRow) -> None:
        self.game: AnyGame = find_game(row.game)
        options = msgspec.convert(row.options, self.game.options_type)
        names = tuple(seat.name for seat in row.seats)
        seed = seed_from(row.secret, row.words)
        self._begin: Callable[[], AnyMatch] = lambda: Match(self.game, options, names, seed)
        self.match = self._begin()
        self.index = 0
        """How many entries of the log are in it."""
        self._passed = [0] * len(names)
        """The decision numbers of each seat that were used up before actions were taken back."""
        self._highest = [0] * len(names)
        self.moments: list[Moment] = []
        self._feeds: dict[Seat | None, Feed] = {}
        self._remember(self.match.opening, None)

    # What anyone at the table may ask

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome

    @property
    def seats(self) -> range:
        return self.match.seats

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Whom everyone can see the table waiting for."""
        if self.outcome is not None:
            return ()
        seen: tuple[Seat, ...] = self.match.view(None).awaited
        return seen

    def decision(self, seat: Seat) -> Decision | None:
        return self.moments[-1].decisions.get(seat)

    def feed(self, seat: Seat | None) -> Feed:
        """What a seat, or the spectators, have been told, up to now."""
        feed = self._feeds.get(seat)
        if feed is None:
            feed = self._feeds[seat] = Feed(self.game, self.match.names, seat)
        feed.look(self.moments)
        return feed

    # What changes it: tried on a twin, written down by the store, then taken over

    def attempt(self, seat: Seat, action: Any, decision: int | None) -> AnyMatch:
        """The match as it is after an action, or the refusal. Nothing has happened yet."""
        number = self._inner_number(seat, decision)
        twin = self.match.copy()
        twin.play(seat, action, number)
        return twin

    def attempt_time_out(self, seat: Seat) -> AnyMatch:
        twin = self.match.copy()
        twin.time_out(seat)
        return twin

    def line(self, twin: AnyMatch) -> Line:
        """What the twin did last, to be written down."""
        done = twin.entries[-1]
        return Line(done.seat, self.game.notate(done.action), done.draws, done.by_clock)

    def take_over(self, twin: AnyMatch) -> None:
        self.match = twin
        self.index += 1
        self._remember(twin.entries[-1].told, twin.entries[-1])

    def take_back(self, keep: int) -> None:
        match = self._begin()
        for entry in self.match.entries[:keep]:
            if entry.by_clock:
                match.time_out(entry.seat)
            else:
                match.play(entry.seat, entry.action)
        self.match = match
        self.index += 1
        self._passed = self._highest.copy()
        self._remember((), None, taken_back=True)

    def redo(self, entries: Iterable[Entry]) -> None:
        """Do what the log says; `LogDoesNotHold` if the rules and the seed do not lead there."""
        for entry in entries:
            try:
                self._redo(entry)
            except (Refused, RecordError) as error:
                raise LogDoesNotHold(f"entry {self.index}: {error}") from error

    def _redo(self, entry: Entry) -> None:
        if isinstance(entry, TakenBack):
            self.take_back(entry.keep)
            return
        twin = self._again(entry)
        if self.line(twin) != entry.line:
            raise LogDoesNotHold(f"entry {self.index} says {entry.line}, the rules say {self.line(twin)}")
        self.take_over(twin)

    def _again(self, entry: Played) -> AnyMatch:
        line = entry.line
        match = self.match  # nobody else can see it yet
        if line.clock:
            match.time_out(line.seat)
        else:
            match.play(line.seat, self.game.parse(line.action))
        return match

    # Numbers and moments

    def _inner_number(self, seat: Seat, number: int | None) -> int | None:
        if seat not in self.seats:
            raise UnknownSeat(seat)
        if number is None:
            return None
        if number < 1:
            raise UnknownDecision()
        if number <= self._passed[seat]:
            raise ClosedDecision()
        return number - self._passed[seat]

    def _remember(self, told: tuple[Told, ...], done: Done | None, *, taken_back: bool = False) -> None:
        decisions: dict[Seat, Decision] = {}
        for seat in self.match.to_act:
            inner = self.match.decision(seat)
            assert inner is not None
            number = inner.number + self._passed[seat]
            decisions[seat] = Decision(number, inner.question) if self._passed[seat] else inner
            self._highest[seat] = max(self._highest[seat], number)
        self.moments.append(Moment(self.match.state, told, decisions, done, taken_back))
