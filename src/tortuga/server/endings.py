"""Ends that people make of a match: giving up, and draws by consent."""

from collections.abc import Callable

from msgspec.structs import replace

from tortuga.core.conclusions import Conclusion
from tortuga.core.errors import NotDrawable
from tortuga.core.game import Seat
from tortuga.server.bus import Bus, Moved
from tortuga.server.live_table import LiveTable
from tortuga.server.live_tables import LiveTables
from tortuga.server.logs import log
from tortuga.server.refusals import Code, Declined
from tortuga.server.results import ending
from tortuga.server.store import Concluded, DrawOffer, TableRow
from tortuga.server.table_match import TableMatch
from tortuga.server.wire import NoticeCode

DRAW = Conclusion(None)


class Endings:
    """What is asked for twice is done once."""

    def __init__(self, tables: LiveTables, bus: Bus, now: Callable[[], float], wall: Callable[[], float]):
        self._tables, self._bus, self._now, self._wall = tables, bus, now, wall

    async def resign(self, table: LiveTable, seat: Seat) -> None:
        async with table.lock:
            if not _ended_by(table, Conclusion(seat)):
                await self._conclude(table, Conclusion(seat), lambda: None)

    async def forfeit(self, table: LiveTable, seat: Seat, check: Callable[[], object]) -> None:
        """Somebody has lost on time, if what the clock checks still holds."""
        async with table.lock:
            await self._conclude(table, Conclusion(seat, late=True), check)

    async def offer_draw(self, table: LiveTable, seat: Seat) -> None:
        """Offer a draw; where one is offered already, agree."""
        async with table.lock:
            if _ended_by(table, DRAW):
                return
            play, offer = table.running(), table.open_draw()
            if offer is not None:
                await self._agree(table, seat)
                return
            await self._tables.change_locked(table, lambda row: offered(row, play, seat))
        table.tell_notice(NoticeCode.DRAW_OFFERED, seat)

    async def answer_draw(self, table: LiveTable, seat: Seat, agree: bool) -> None:
        async with table.lock:
            if agree and _ended_by(table, DRAW):
                return
            table.running()
            if agree:
                await self._agree(table, seat)
                return
            offer = _standing(table)
            if seat in offer.agreed:
                raise Declined(Code.NO_DRAW_OFFER)
            await self._tables.change_locked(
                table, lambda row: with_draw(row, replace(_standing(table), refused=True))
            )
        table.tell_notice(NoticeCode.DRAW_REFUSED, seat)

    async def _agree(self, table: LiveTable, seat: Seat) -> None:
        """With the last who agrees the match is over."""
        agreed = {*_standing(table).agreed, seat}
        if agreed >= set(range(len(table.row.seats))):
            await self._conclude(table, DRAW, lambda: _standing(table))
        elif seat not in _standing(table).agreed:
            await self._tables.change_locked(
                table, lambda row: with_draw(row, replace(_standing(table), agreed=tuple(sorted(agreed))))
            )

    async def _conclude(self, table: LiveTable, conclusion: Conclusion, check: Callable[[], object]) -> None:
        async def once() -> None:
            check()
            twin = table.running().attempt_conclusion(conclusion)
            entry = Concluded(conclusion.by, self._wall(), conclusion.late)
            await self._tables.append(table, entry, *ending(table, twin, entry, self._wall()))
            table.take_over(twin, entry, self._now())

        await self._tables.retrying(table, once)
        log("concluded", table=table.id)
        await self._bus.publish(Moved(table.id, table.index))


def _ended_by(table: LiveTable, conclusion: Conclusion) -> bool:
    return table.play is not None and table.play.match.conclusion == conclusion


def _standing(table: LiveTable) -> DrawOffer:
    offer = table.open_draw()
    if offer is None:
        raise Declined(Code.NO_DRAW_OFFER)
    return offer


# Offers, as changes of a table's row


def offered(row: TableRow, play: TableMatch, seat: Seat) -> TableRow:
    """One for each question that the seat is put, so that nobody is pestered."""
    match = play.match
    if not match.game.drawable(match.options, len(match.seats)):
        raise NotDrawable()
    offer = DrawOffer(seat, play.index, play.last_asked(seat), (seat,))
    if any(earlier.by == seat and earlier.asked == offer.asked for earlier in row.draws):
        raise Declined(Code.OFFERED_ALREADY)
    return with_draw(row, offer)


def with_draw(row: TableRow, offer: DrawOffer) -> TableRow:
    """Beside the last offers of the others."""
    return replace(row, draws=(*(other for other in row.draws if other.by != offer.by), offer))
