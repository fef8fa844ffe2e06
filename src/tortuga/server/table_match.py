"""The match of one table: tried on a twin, written down, then taken over; and told to each reader."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any
from weakref import proxy

import msgspec

from tortuga.core.chance import Seed, seed_from
from tortuga.core.conclusions import Conclusion
from tortuga.core.decisions import Decision
from tortuga.core.errors import IllegalAction, NotYourTurn, TortugaError, UnknownGame
from tortuga.core.game import AnyGame, Options, Outcome, Seat
from tortuga.core.match import AnyMatch, Match
from tortuga.core.record import Line
from tortuga.core.timeline import Moment
from tortuga.server.installed import house_game
from tortuga.server.store import Concluded, LogEntry, Played, TableRow, TakenBack
from tortuga.server.updates import Shown, Updates, notation


class LogDoesNotHold(Exception):
    """The log of a table cannot be played again: it, or the rules, are not what they were."""


def rules_of(row: TableRow) -> tuple[AnyGame, Options]:
    """What is played at a table; `LogDoesNotHold` where this house does not know it, or not any more."""
    try:
        game = house_game(row.game)
        options: Options = msgspec.convert(row.options, game.options_type)
    except (UnknownGame, msgspec.ValidationError) as error:
        raise LogDoesNotHold("the rules are not known") from error
    return game, options


def seed_of(row: TableRow) -> Seed:
    return seed_from(row.secret, row.words, dealt=row.deal is not None)


class TableMatch:
    """Only what the store has taken may be done here."""

    def __init__(self, row: TableRow) -> None:
        self.game, options = rules_of(row)
        try:
            self.match: AnyMatch = Match(self.game, options, shown_names(row), seed_of(row))
        except TortugaError as error:
            raise LogDoesNotHold("the match cannot begin like that") from error
        self._updates: dict[Seat | None, Updates] = {}
        self._now = self.match.timeline.shown_as(0)

    # What anyone at the table may ask

    @property
    def index(self) -> int:
        """How many entries of the log are in it: each has made one moment."""
        return self.match.timeline.count - 1

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Whom everyone can see the table waiting for: all views say the same of it."""
        if self.outcome is not None:
            return ()
        seen: tuple[Seat, ...] = self._just_shown().view.awaited
        return seen

    def _just_shown(self) -> Shown:
        """What somebody is shown now: best a player, for they look at it themselves."""
        now = self._now
        for updates in self._updates.values():
            if updates.seat is not None and updates.last is not None and updates.last.moment is now:
                return updates.last
        last = self.updates(None).last
        assert last is not None
        return last

    @property
    def asked_on(self) -> tuple[Seat, ...]:
        """Those for whom the last action changed nothing: they are asked what they were, if anything."""
        before, now = self.match.timeline.shown_as(self.index - 1).asked, self._now.asked
        return tuple([seat for seat in self.match.seats if before.get(seat) == now.get(seat)])

    def decision(self, seat: Seat) -> Decision | None:
        return self.match.decision(seat)

    def last_asked(self, seat: Seat) -> int:
        """The number of the last question that a seat was put, answered or not."""
        now = self.match.timeline.shown[-1]
        return now.counts[seat] + now.passed[seat]

    def check_answer(self, seat: Seat, action: Any) -> None:
        """Raise what speaks against an action, as far as the seat can see it."""
        if self.decision(seat) is None:
            raise NotYourTurn()
        if action not in self.match.legal(seat):
            raise IllegalAction(self.game.objection(self.match.view(seat), action))

    def updates(self, seat: Seat | None) -> Updates:
        """What a seat, or the spectators, have been told, up to now."""
        updates = self._updates.get(seat)
        if updates is None:
            updates = self._updates[seat] = self._new_updates(seat)
            updates.look(self.match.timeline)
        return updates

    def _new_updates(self, seat: Seat | None) -> Updates:
        here = proxy(self)  # they belong to it: a true reference back would wait for the collector
        return Updates(self.game, self.match.names, seat, lambda *asked: here.legal_at(*asked))

    def legal_at(self, moment: Moment, seat: Seat) -> Sequence[Any]:
        """Now, the match knows it: what is told is what the answer is held against."""
        if moment.state is self.match.state and self.decision(seat) is not None:
            return self.match.legal(seat)
        return self.game.legal(moment.state, seat)

    def has_met(self, readers: Iterable[Seat | None]) -> bool:
        return all(seat in self._updates for seat in readers)

    def meet(self, readers: Iterable[Seat | None]) -> Iterator[None]:
        """Work out what these have been told, one moment in each step."""
        new = [self._new_updates(seat) for seat in readers if seat not in self._updates]
        for moment in self.match.timeline.walk() if new else ():
            for updates in new:
                updates.take_in(moment)
            yield
        self._updates.update((updates.seat, updates) for updates in new)
        self._look()

    # What changes it

    def attempt(self, seat: Seat, action: Any, decision: int | None) -> AnyMatch:
        """The match as it is after an action, or the refusal. Nothing has happened yet."""
        twin = self.match.copy()
        twin.play(seat, action, decision)
        return twin

    def attempt_time_out(self, seat: Seat) -> AnyMatch:
        twin = self.match.copy()
        twin.time_out(seat)
        return twin

    def attempt_conclusion(self, conclusion: Conclusion) -> AnyMatch:
        twin = self.match.copy()
        twin.conclude(conclusion)
        return twin

    def take_over(self, twin: AnyMatch) -> None:
        self.match = twin
        self._look()

    def take_back(self, keep: int) -> None:
        self.match.take_back(keep)
        self._look()

    def _look(self) -> None:
        """Nobody falls far behind, so nobody has much to catch up with."""
        timeline = self.match.timeline
        index = timeline.count - 1
        self._now = moment = timeline.shown_as(index)
        for updates in self._updates.values():
            updates.follow(timeline, index, moment)

    def call(self, names: tuple[str, ...]) -> None:
        """A bot that takes over a seat has a name of its own."""
        if names != self.match.names:
            self.match.names = names
            for updates in self._updates.values():
                updates.names = names

    def followed(self, entry: Played) -> AnyMatch:
        """The match as it is after an action that was written down elsewhere; `LogDoesNotHold` if the rules
        here say otherwise. Nothing has happened yet."""
        twin = self.match.copy()
        try:
            self._redo_line(twin, entry.line)
        except Exception as error:  # whatever the rules make of it
            raise LogDoesNotHold(f"entry {self.index}: {error}") from error
        return twin

    def redo(self, entries: Iterable[LogEntry]) -> None:
        """Do what the log says; `LogDoesNotHold` if the rules and the seed do not lead there."""
        for entry in entries:
            try:
                self._redo(entry)
            except LogDoesNotHold:
                raise
            except Exception as error:  # whatever the rules make of it
                raise LogDoesNotHold(f"entry {self.index}: {error}") from error

    def _redo(self, entry: LogEntry) -> None:
        if isinstance(entry, TakenBack):
            self.take_back(entry.keep)
            return
        if isinstance(entry, Concluded):
            self.match.conclude(Conclusion(entry.by, late=entry.clock))
            self._look()
            return
        self._redo_line(self.match, entry.line)
        self._look()

    def _redo_line(self, match: AnyMatch, line: Line) -> None:
        if line.clock:
            match.time_out(line.seat)
        else:
            match.play(line.seat, self.game.parse(line.action))
        if last_line(match) != line:
            raise LogDoesNotHold(f"a line says {line}, the rules say {last_line(match)}")


def shown_names(row: TableRow) -> tuple[str, ...]:
    return tuple(seat.shown for seat in row.seats)


def last_line(match: AnyMatch) -> Line:
    """What was done last, to be written down."""
    done = match.timeline.shown_as(match.timeline.count - 1).entry
    assert done is not None
    return Line(done.seat, notation(match.game, done.action), done.draws, done.by_clock)
