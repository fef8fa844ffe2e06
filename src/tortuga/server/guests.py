"""People at tables: they come, go, change places and come back."""

from collections.abc import Callable, Mapping

from tortuga.core.game import Seat
from tortuga.server import wire
from tortuga.server.access import admit
from tortuga.server.connection import CLOSED_DECLINED, Connection
from tortuga.server.hosts import Hosts
from tortuga.server.identity import Identity
from tortuga.server.live_table import Elsewhere, LiveTable
from tortuga.server.logs import log
from tortuga.server.places import Places
from tortuga.server.refusals import Code, Declined
from tortuga.server.settings import Settings
from tortuga.server.store import Status
from tortuga.server.timers import Timers


def _nobody_listens(_table: LiveTable, _asks: bool) -> None:
    pass


class Guests:
    """Every open connection of the house."""

    def __init__(
        self,
        settings: Settings,
        identity: Identity,
        timers: Timers,
        hosts: Hosts,
        wake_bots: Callable[[LiveTable], None],
        now: Callable[[], float],
    ) -> None:
        self._identity, self._timers, self._hosts = identity, timers, hosts
        self._wake_bots, self._now = wake_bots, now
        self._places = Places(settings)
        self.on_change: Callable[[LiveTable, bool], None] = _nobody_listens
        """Told when somebody has come to a table or gone, and whether it is the first one here."""

    # Coming

    def enter(self, table: LiveTable, connection: Connection, after: int | None) -> None:
        """Somebody opens a window at a table; `after` is the last update they know."""
        seat = admit(table, connection.guest, connection.code, self._identity)
        self._pass_on(table, connection)
        plays = seat is not None or connection.guest.id == table.row.host
        replaced = self._places.take(table.id, connection, plays=plays)
        self._sit(table, connection, seat, 0 if table.play is None else after)
        if replaced is not None:
            self._send_away(table, replaced, Declined(Code.TOO_MANY_CONNECTIONS))
        self._hosts.watch(table)

    def _pass_on(self, table: LiveTable, connection: Connection) -> None:
        """A device that is passed around shows one seat at a time: the one before it is put away first."""
        for other in tuple(table.connections):
            if other.device and other.device == connection.device and other.guest.id != connection.guest.id:
                self._send_away(table, other, Declined(Code.PASSED_ON))

    def _greet(self, table: LiveTable, connection: Connection) -> None:
        connection.send(
            wire.Welcome(
                you=table.you(connection),
                table=table.info(),
                clock=table.clock.face(self._now()),
                talk=tuple(table.said(talk, connection) for talk in table.talk),
            )
        )
        table.tell_moves([connection])

    def _sit(self, table: LiveTable, connection: Connection, seat: Seat | None, number: int | None) -> None:
        returned = seat is not None and not table.present(seat)
        connection.seat, connection.number = seat, number
        first = not table.connections
        table.connections.add(connection)
        if seat is not None and returned:
            self._came(table, seat)
        self._greet(table, connection)
        if returned:
            self._wind(table)
            self._tell_presence(table, but=connection)
        self._wake_bots(table)
        self.on_change(table, first)

    def _tell_presence(self, table: LiveTable, but: Connection | None = None) -> None:
        """At a slow match nobody is told who looks at it when."""
        if not table.row.clock.slow or table.row.status is not Status.RUNNING:
            table.tell_table(but)

    def _came(self, table: LiveTable, seat: Seat) -> None:
        table.here_since[seat] = self._now()
        table.held.discard(seat)  # the bot, if one came for them, gives the seat back
        self._timers.stop_grace(table, seat)

    def _wind(self, table: LiveTable) -> None:
        """With the first person at the table time begins to count, for the clocks and for those away."""
        if table.clock.ticking or table.row.status is not Status.RUNNING:
            return
        now = self._now()
        table.clock.wind(now)
        table.tell_clock(now)
        self._timers.set_clock(table)
        self.watch_absent(table)

    def watch_absent(self, table: LiveTable) -> None:
        for seat in table.people():
            if not table.present(seat):
                self._timers.set_grace(table, seat, self._hold)

    def meet(self, table: LiveTable, elsewhere: Mapping[str, Elsewhere]) -> None:
        """These are at the table in other houses now."""
        before, had_host = table.present_seats(), table.host_present()
        table.elsewhere = {house: there for house, there in elsewhere.items() if there.watched}
        after = table.present_seats()
        for seat in after - before:
            self._came(table, seat)
        for seat in before - after:
            self._went(table, seat)
        if after - before:
            self._wind(table)
        if after != before:
            self._tell_presence(table)
            self._wake_bots(table)
        if after != before or table.host_present() is not had_host:
            self._hosts.watch(table)

    # Changing places

    def reseat(self, table: LiveTable) -> None:
        """The row has changed: everyone is now who the row says they are."""
        for connection in tuple(table.connections):
            try:
                seat = admit(table, connection.guest, connection.code, self._identity)
                if seat is None and connection.guest.id != table.row.host:
                    self._places.stand_up(table.id, connection)
            except Declined as gone:
                self._send_away(table, connection, gone)
                continue
            if seat != connection.seat:
                self._move(table, connection, seat)
        if table.row.status is Status.RUNNING and table.anyone_present():
            self._wind(table)
        self._hosts.watch(table)

    def _move(self, table: LiveTable, connection: Connection, seat: Seat | None) -> None:
        old = connection.seat
        self._sit(table, connection, seat, 0 if table.play is None else None)
        if old is not None and not table.present(old):
            table.away_since[old] = self._now()

    # Going

    def _send_away(self, table: LiveTable, connection: Connection, why: Declined) -> None:
        connection.refuse(why)
        connection.close(CLOSED_DECLINED, why.code)
        self.leave(table, connection)

    def leave(self, table: LiveTable, connection: Connection) -> None:
        if connection not in table.connections:
            return
        table.connections.discard(connection)
        self._places.leave(table.id, connection)
        self._hosts.watch(table)
        seat = connection.seat
        if seat is not None and table.is_person(seat) and not table.present(seat):
            self._went(table, seat)
            self._tell_presence(table)
        self._wake_bots(table)
        self.on_change(table, False)

    def _went(self, table: LiveTable, seat: Seat) -> None:
        now = self._now()
        table.away_since[seat] = now
        if table.row.status is not Status.RUNNING:
            return
        self._timers.set_grace(table, seat, self._hold)
        if not table.anyone_present() and table.row.tournament is None:
            table.clock.stop(now)
            self._timers.set_clock(table)

    def _hold(self, table: LiveTable, seat: Seat) -> None:
        """The grace time of somebody who is away has passed: a bot holds the seat, if anyone else is here."""
        if (
            table.row.status is Status.RUNNING
            and table.is_person(seat)
            and not table.present(seat)
            and table.anyone_present()
        ):
            table.held.add(seat)
            log("seat-held", table=table.id, seat=seat)
            table.tell_table()
            self._wake_bots(table)
