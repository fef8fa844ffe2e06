"""Taking actions back, by consent, where nothing hidden came to light in between."""

from collections.abc import Callable, Collection

from msgspec.structs import replace

from tortuga.core.game import Seat
from tortuga.server.bus import Bus, Changed, Moved
from tortuga.server.live_table import LiveTable
from tortuga.server.live_tables import LiveTables
from tortuga.server.logs import log
from tortuga.server.refusals import Code, Declined
from tortuga.server.store import Offer, Status, TableRow, TakenBack
from tortuga.server.table_match import TableMatch


class TakeBacks:
    def __init__(self, tables: LiveTables, bus: Bus, now: Callable[[], float], wall: Callable[[], float]):
        self._tables, self._bus, self._now, self._wall = tables, bus, now, wall

    async def ask(self, table: LiveTable, seat: Seat) -> None:
        """Ask to take back one's own last action and whatever came after it."""
        async with table.lock:
            play = table.running()
            await self._tables.change_locked(table, lambda row: asked(row, play, seat))
            await self._take_back_if_agreed(table)

    async def answer(self, table: LiveTable, seat: Seat, agree: bool) -> None:
        async with table.lock:
            play = table.running()
            await self._tables.change_locked(table, lambda row: answered(row, play, seat, agree))
            await self._take_back_if_agreed(table)

    async def _take_back_if_agreed(self, table: LiveTable) -> None:
        offer = open_offer(table.row, table.running())
        if offer is None or not agreed_by(offer, table.people()):
            return
        keep = offer.keep

        async def once() -> None:
            entry = TakenBack(keep, self._wall())
            await self._tables.append(table, entry, replace(table.row, offer=None))
            table.take_back(keep, entry, self._now())

        await self._tables.retrying(table, once)
        log("taken-back", table=table.id)
        await self._bus.publish(Moved(table.id, table.index))
        await self._bus.publish(Changed(table.id, table.row.version))


# Offers, as changes of a table's row


def asked(row: TableRow, play: TableMatch, seat: Seat) -> TableRow:
    if row.status is not Status.RUNNING:
        raise Declined(Code.NOT_RUNNING)
    keep = None if row.tournament else _kept(play, seat)
    if keep is None:
        raise Declined(Code.NO_TAKE_BACK)
    return replace(row, offer=Offer(seat, play.index, keep, (seat,)))


def _kept(play: TableMatch, seat: Seat) -> int | None:
    """How many actions would stay; None where a secret or a draw has come to light since."""
    if play.game.has_secrets:
        return None
    timeline = play.match.timeline
    for k in range(len(timeline), 0, -1):
        entry = timeline.entry(k)
        if entry.draws:
            return None
        if entry.seat == seat:
            return k - 1
    return None


def answered(row: TableRow, play: TableMatch, seat: Seat, agree: bool) -> TableRow:
    offer = open_offer(row, play)
    if offer is None:
        raise Declined(Code.NO_OFFER)
    if not agree:
        return replace(row, offer=None)
    return replace(row, offer=replace(offer, agreed=tuple(sorted({*offer.agreed, seat}))))


def open_offer(row: TableRow, play: TableMatch) -> Offer | None:
    """The offer that stands: none where the table has gone on since it was made."""
    return row.offer if row.offer and row.offer.index == play.index else None


def agreed_by(offer: Offer, people: Collection[Seat]) -> bool:
    return set(people) <= set(offer.agreed)
