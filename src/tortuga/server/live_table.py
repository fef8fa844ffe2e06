"""One table in memory: its row, its match, its clock, and whoever is at it. No input, no output."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from tortuga.core.errors import MatchOver
from tortuga.core.game import Seat
from tortuga.core.match import AnyMatch
from tortuga.server import wire
from tortuga.server.connection import Connection
from tortuga.server.doings import Doings
from tortuga.server.lobby.passed import hands
from tortuga.server.refusals import Code, Declined
from tortuga.server.slow_clock import SlowClock, clock_of, vacation_until
from tortuga.server.store import DrawOffer, LogEntry, Played, SeatRow, Status, TableRow, Talk
from tortuga.server.table_info import row_info, seat_info
from tortuga.server.table_lock import TableLock
from tortuga.server.table_match import TableMatch, shown_names
from tortuga.server.updates import Updates

REMEMBERED_TALK = 50


class Elsewhere(Struct, frozen=True):
    """Who is at a table in another house."""

    seats: frozenset[Seat]
    host: bool
    said: int
    """Which of its sayings this was."""
    watched: bool = False
    """Whether anybody is there, at a seat or not."""


class LiveTable:
    """All changes happen under its lock, after the store has taken them."""

    def __init__(self, row: TableRow, now: float, wall: Callable[[], float] = time.time) -> None:
        self.row, self.id = row, row.id
        self._bots_sit = bots_sit(row)
        self._wall = wall
        self.lock = TableLock()
        self.meeting = asyncio.Lock()
        """Held while it is worked out what its readers have been told."""
        self.stale = False
        """Whether the store may know more: something went wrong between it and here."""
        self.play: TableMatch | None = None
        self.clock = clock_of(row, wall)
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, Elsewhere] = {}
        """Those who are at this table in other houses."""
        self.here_since: dict[Seat, float] = {}
        self.away_since: dict[Seat, float] = dict.fromkeys(range(len(row.seats)), now)
        self.held: set[Seat] = set()
        """Seats of people who are away, played by a bot."""
        self.doings = Doings()
        """What people did themselves in the match, as far as it has come."""
        self.talk: deque[Talk] = deque(maxlen=REMEMBERED_TALK)
        self._told = row.version, self._offers()
        """What was last told of the row, and which offers stood then."""
        self._told_talk = 0
        self.used = now
        self._public = 0
        self._shown = 0

    @property
    def spoken(self) -> int:
        """The number of the last thing said."""
        return self.talk[-1].number if self.talk else 0

    @property
    def index(self) -> int:
        """How many entries of its log it has taken in."""
        return self.play.index if self.play else 0

    @property
    def public(self) -> int:
        """How far the clocks have followed what spectators see."""
        return self._public

    @property
    def sealed(self) -> bool:
        """Whether others may still play what was dealt here: then it is shown to its players alone."""
        return self.row.sealed(self._wall())

    @property
    def over(self) -> bool:
        """Whether its match is over, and nothing of it a secret any more."""
        return self.row.status is Status.FINISHED and not self.sealed

    @property
    def lapsed(self) -> bool:
        """Whether the secret of its shared deal is told, so that nobody plays on."""
        return self.row.deal is not None and not self.sealed

    def running(self) -> TableMatch:
        """The match that is on; `MatchOver` or `Declined` if none is."""
        if self.row.status is Status.RUNNING and self.play is not None:
            if self.lapsed:
                raise Declined(Code.DEAL_OVER)
            return self.play
        raise MatchOver() if self.row.status is Status.FINISHED else Declined(Code.NOT_RUNNING)

    # The row and the log

    def take_row(self, row: TableRow, now: float) -> None:
        """`LogDoesNotHold` where nobody here knows the rules that it wants."""
        self.row, self._bots_sit = row, bots_sit(row)
        if row.status in (Status.RUNNING, Status.FINISHED) and self.play is None:
            self.play = TableMatch(row)
            self.clock = clock_of(row, self._wall)
            self._public = self.play.updates(None).number
            self.clock.begin_wait(self.play.awaited, 0.0, now, at=row.started or row.created)
            if row.tournament is not None:
                self.clock.wind(now)
        if self.play is not None:
            self.play.call(shown_names(row))
        if isinstance(self.clock, SlowClock):
            self.clock.vacations = tuple(of.vacations for of in row.seats)
        if len(self.away_since) != len(row.seats):
            self.away_since = {seat: self.away_since.get(seat, now) for seat in range(len(row.seats))}

    def redo(self, entries: Sequence[LogEntry], now: float) -> Iterator[None]:
        """What the log says, as if it happened now; one entry in each step."""
        assert self.play is not None
        for entry in entries:
            self.play.redo([entry])
            self._tick(entry, now)
            yield

    def take_over(self, twin: AnyMatch, entry: LogEntry, now: float) -> None:
        assert self.play is not None
        self.play.take_over(twin)
        self._tick(entry, now)

    def take_back(self, keep: int, entry: LogEntry, now: float) -> None:
        assert self.play is not None
        self.play.take_back(keep)
        self._tick(entry, now)

    def _tick(self, entry: LogEntry, now: float) -> None:
        """The clocks follow what spectators see."""
        self.doings.note(entry)
        if self.row.clock.kind == "none":
            return
        assert self.play is not None
        number = self.play.updates(None).number
        if number == self._public:
            return
        self._public = number
        if isinstance(entry, Played):
            self.clock.begin_wait(self.play.awaited, entry.waited, now, self.play.asked_on, entry.at)
        else:
            self.clock.begin_again(self.play.awaited, now, entry.at)

    def timed(self) -> list[Seat]:
        """Those for whom the rules act when their time is up. A bot's choice is never taken from it."""
        if self.row.status is not Status.RUNNING or self.play is None or self.lapsed:
            return []
        to_act = self.play.match.to_act
        return [seat for seat in to_act if self.played_by_bot(seat) is None] if self.bots_play else [*to_act]

    def hear(self, talk: Talk) -> None:
        self.talk.append(talk)

    def forget_talk(self, guest: str) -> None:
        """Nobody who comes later hears what a guest has said."""
        self.talk = deque((talk.without(guest) for talk in self.talk), self.talk.maxlen)

    # Who is here

    def seats_here(self) -> set[Seat]:
        """Whose people are at the table in this house."""
        return {connection.seat for connection in self.connections if connection.seat is not None}

    def host_here(self) -> bool:
        return any(connection.guest.id == self.row.host for connection in self.connections)

    def present_seats(self) -> set[Seat]:
        """Whose people are at the table, in whichever house."""
        return self.seats_here().union(*(there.seats for there in self.elsewhere.values()))

    def present(self, seat: Seat) -> bool:
        return seat in self.present_seats()

    def anyone_present(self) -> bool:
        return bool(self.present_seats())

    def host_present(self) -> bool:
        return self.host_here() or any(there.host for there in self.elsewhere.values())

    def is_person(self, seat: Seat) -> bool:
        row = self.row.seats[seat]
        return row.bot is None and row.holder is not None

    def played_by_bot(self, seat: Seat) -> str | None:
        """The bot that plays a seat now; an empty name is the best there is."""
        row = self.row.seats[seat]
        if row.bot is not None:
            return row.bot
        return "" if seat in self.held or row.left else None

    @property
    def bots_play(self) -> bool:
        """Whether a bot plays any seat now."""
        return self._bots_sit or bool(self.held)

    def people(self) -> list[Seat]:
        return [seat for seat in range(len(self.row.seats)) if self.is_person(seat)]

    # What everyone at the table sees of it

    def info(self) -> wire.TableInfo:
        seats = tuple(self._seat_info(seat) for seat in range(len(self.row.seats)))
        offer, draw = self._offers()
        info = replace(row_info(self.row, self._wall()), seats=seats, offer=offer, draw=draw)
        if self.play is None:
            return info
        match = self.play.match
        table = match.options, len(match.seats)
        resignable, drawable = match.game.resignable(*table), match.game.drawable(*table)
        return replace(info, resignable=resignable, drawable=drawable)

    def _seat_info(self, seat: Seat) -> wire.SeatInfo:
        person = self.is_person(seat)
        away = person and not self.row.clock.slow and not self.present(seat)
        held = person and self.row.status is Status.RUNNING and self.played_by_bot(seat) is not None
        vacation = vacation_until(self.row, seat, self._wall())
        return replace(seat_info(self.row.seats[seat]), away=away, held=held, vacation=vacation)

    def _offers(self) -> tuple[wire.OfferInfo | None, wire.OfferInfo | None]:
        """To take back, and of a draw. They end when the table goes on, without a change of its row."""
        if self.row.offer is None and not self.row.draws:
            return None, None
        return self._offer_info(), self._draw_info()

    def _offer_info(self) -> wire.OfferInfo | None:
        offer = self.row.offer
        if offer is None or self.play is None or offer.index != self.play.index:
            return None
        return wire.OfferInfo(offer.by, tuple(seat for seat in self.people() if seat not in offer.agreed))

    def open_draw(self) -> DrawOffer | None:
        """The offer of a draw that stands: none where it was refused or the table has gone on."""
        for offer in self.row.draws:
            if offer.index == self.index and not offer.refused:
                return offer
        return None

    def _draw_info(self) -> wire.OfferInfo | None:
        offer = self.open_draw()
        if offer is None:
            return None
        seats = range(len(self.row.seats))
        return wire.OfferInfo(offer.by, tuple(seat for seat in seats if seat not in offer.agreed))

    def you(self, connection: Connection) -> wire.You:
        host = connection.guest.id == self.row.host
        shared = hands(self.row, connection.guest) if host and connection.seat is None else ()
        return wire.You(connection.seat, host, shared)

    def said(self, talk: Talk, connection: Connection) -> wire.Said:
        text = talk.text or connection.voice.say(f"phrase-{talk.phrase}")
        return wire.Said(talk.number, talk.seat, talk.name, text, talk.phrase, talk.at)

    # Telling

    def tell_moves(self, connections: Iterable[Connection] | None = None) -> None:
        """Send every connection the updates it has not got yet."""
        if self.play is None:
            return
        for connection in self.connections if connections is None else connections:
            self._tell_updates(connection, self.play.updates(connection.seat))

    def _tell_updates(self, connection: Connection, updates: Updates) -> None:
        """The next ones that it has not got; if that is not all, the others a little later."""
        assert self.play is not None
        if connection.number == updates.number:
            return
        language = connection.language if connection.texts else None
        missed = None
        if connection.number is not None:
            missed = updates.after(connection.number, self.play.match.timeline)
        if missed is None:
            assert updates.last is not None
            connection.send_packed(updates.packed(updates.last, language, fresh=True))
            connection.number = updates.number
            return
        for shown in missed:
            connection.send_packed(updates.packed(shown, language))
            connection.number = shown.number
        if connection.number != updates.number:
            asyncio.get_running_loop().call_soon(self._tell_on, connection)

    def _tell_on(self, connection: Connection) -> None:
        if connection in self.connections:
            self.tell_moves([connection])

    def tell_talk(self) -> None:
        news = [talk for talk in self.talk if talk.number > self._told_talk]
        self._told_talk = self.spoken
        for connection in self.connections:
            for talk in news:
                connection.send(self.said(talk, connection))

    def tell_notice(self, code: wire.NoticeCode, seat: Seat | None) -> None:
        of = SeatRow() if seat is None else self.row.seats[seat]
        for connection in self.connections:
            text = connection.voice.say(f"notice-{code}", name=of.name, bot=of.stand_in)
            connection.send(wire.Notice(code, text, seat))

    def tell_news(self) -> None:
        """What there is to tell of the table, if anything."""
        if self._told != (self.row.version, self._offers()):
            self.tell_table()

    def tell_table(self, but: Connection | None = None) -> None:
        self._told = self.row.version, self._offers()
        info = self.info()
        for connection in self.connections:
            if connection is not but:
                connection.send(wire.TableChanged(info, self.you(connection)))

    def tell_new_wait(self, now: float) -> None:
        """Show the clocks, if the wait they showed is over."""
        if self._shown != self._public:
            self.tell_clock(now)

    def tell_clock(self, now: float) -> None:
        self._shown = self._public
        face = self.clock.face(now)
        if face:
            packed = wire.pack(face)
            for connection in self.connections:
                connection.send_packed(packed)


def bots_sit(row: TableRow) -> bool:
    """Whether a seat is a bot's, or was left to one."""
    return any(seat.bot is not None or seat.left for seat in row.seats)
