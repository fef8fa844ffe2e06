"""Shared deals: the same luck at several tables, once for each guest; told to all when nobody plays it now.

The house deals, so nobody knows a deal before they play it. The daily one is dealt by whoever asks first that
day; until then there is none to be known.
"""

import hashlib
import hmac
import secrets
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, date, datetime, time, timedelta

from msgspec.structs import replace

from tortuga.bots.bot import SEEDS
from tortuga.core.game import Seat
from tortuga.server.codes import LETTERS, plain_code
from tortuga.server.identity import Guest
from tortuga.server.installed import house_game
from tortuga.server.live_table import LiveTable
from tortuga.server.live_tables import Change, LiveTables
from tortuga.server.lobby.dealt import DAILY_BOTS, DAILY_GAME, check_open, new_daily, new_dealt
from tortuga.server.lobby.new_tables import SeatWish, TableWish, bounded, check_table, read_options
from tortuga.server.logs import log
from tortuga.server.refusals import Code, Declined
from tortuga.server.store import DAY, Conflict, DealMark, DealRow, DealTry, Status, Store, TableRow

CODE_LENGTH = 8
TO_FINISH, DAILY_TO_FINISH = DAY, 3_600.0
"""Seconds that a match which has begun in time may still take."""


class Deals:
    def __init__(self, tables: LiveTables, store: Store, wall: Callable[[], float]) -> None:
        self._tables, self._store, self._wall = tables, store, wall

    # Finding and dealing

    async def find(self, code: str) -> DealRow:
        found = await self._store.deal(plain_code(code))
        if found is None:
            raise Declined(Code.UNKNOWN_DEAL)
        return found

    async def today(self) -> DealRow:
        """Of all that deal at once one is first, and its deal is everybody's."""
        day = datetime.fromtimestamp(self._wall(), UTC).date()
        found = await self._store.deal_of_day(day.isoformat())
        return found or await self._store.add_deal(daily_deal(day, self._wall()))

    async def of_day(self, day: str) -> DealRow:
        with suppress(ValueError):
            found = await self._store.deal_of_day(date.fromisoformat(day).isoformat())
            if found is not None:
                return found
        raise Declined(Code.UNKNOWN_DEAL)

    async def new_table(self, wish: TableWish, host: Guest) -> TableRow:
        """A table of a deal that is there, or of a new one that others may play too."""
        now = self._wall()
        if wish.deal is None:
            assert wish.share is not None
            deal = shared_deal(wish, wish.share, now)
            row = new_dealt(wish, deal, host, now)
            await self._store.add_deal(deal)
            return row
        row = new_dealt(wish, await self.find(wish.deal), host, now)
        await self._check_fresh(row)
        return row

    async def days_beside(self, deal: DealRow) -> tuple[str | None, str | None]:
        """The days before and after that of a daily deal, as far as something was dealt then."""
        assert deal.mark.day is not None
        day, one = date.fromisoformat(deal.mark.day), timedelta(days=1)
        beside = [(day - one).isoformat(), (day + one).isoformat()]
        before, after = [other if await self._store.deal_of_day(other) else None for other in beside]
        return before, after

    # Playing

    async def play_today(self, guest: Guest) -> LiveTable:
        """The one match of a guest: begun now, or gone on with. `Declined` when it is over."""
        deal = await self.today()
        mine = await self.try_of(deal, guest)
        if mine is None:
            try:
                return await self._tables.create(new_daily(deal, guest, self._wall()))
            except Conflict:
                mine = await self.try_of(deal, guest)
        if mine is None:
            raise Declined(Code.BUSY)
        row = await self._store.table(mine.table)
        if row is None or row.status is not Status.RUNNING:
            raise Declined(Code.DEAL_PLAYED)
        return await self._tables.table(mine.table)

    async def try_of(self, deal: DealRow, guest: Guest) -> DealTry | None:
        return (await self._store.deal_tries(deal.mark.code, [guest.id])).get(guest.id)

    async def goes_on(self, mine: DealTry | None) -> bool:
        row = await self._store.table(mine.table) if mine else None
        return row is not None and row.status is Status.RUNNING

    async def begin(self, id: str, start: Change) -> LiveTable:
        """Begin the match of a table. The store takes the tries with it, in one transaction; whoever loses
        that race is told why."""
        row = (await self._tables.table(id)).row
        await self._check_may_begin(row)
        try:
            return await self._tables.change(id, start)
        except Declined:
            await self._check_may_begin(row)
            raise

    async def _check_may_begin(self, row: TableRow) -> None:
        if row.deal is not None and row.status is Status.GATHERING:
            check_open(await self.find(row.deal.code), self._wall())
            await self._check_fresh(row)

    async def _check_fresh(self, row: TableRow) -> None:
        assert row.deal is not None
        people = {of.holder: of.name for of in row.seats if of.holder is not None}
        tried = await self._store.deal_tries(row.deal.code, sorted(people))
        for holder, name in people.items():
            if holder in tried and tried[holder].table != row.id:
                raise Declined(Code.DEAL_PLAYED_BY, name=name)

    async def end_lapsed(self) -> None:
        """Matches whose luck everybody knows by now do not go on."""
        for id in await self._store.lapsed_deals(self._wall()):
            with suppress(Declined):
                await self._tables.change(id, _ended)
                log("deal-lapsed", table=id)


def _ended(row: TableRow) -> TableRow:
    return replace(row, status=Status.CLOSED) if row.status is Status.RUNNING else row


def shared_deal(wish: TableWish, days: int, now: float) -> DealRow:
    game = house_game(wish.game)
    options = read_options(game, wish.options)
    seats = len(wish.seats or [SeatWish()] * game.seats[0])
    check_table(game, options, seats)
    closes = now + days * DAY
    mark = DealMark(_new_code(), closes, closes + TO_FINISH)
    return DealRow(
        mark=mark, game=game.id, options=bounded(options), seats=seats, secret=_new_secret(), opened=now
    )


def daily_deal(day: date, now: float) -> DealRow:
    game = house_game(DAILY_GAME)
    closes = datetime.combine(day + timedelta(days=1), time(), UTC).timestamp()
    return DealRow(
        mark=DealMark(_new_code(), closes, closes + DAILY_TO_FINISH, day.isoformat()),
        game=game.id,
        options=bounded(game.options_type()),
        seats=1 + len(DAILY_BOTS),
        secret=_new_secret(),
        opened=now,
    )


def bot_seed(row: TableRow, seat: Seat, decision: int) -> int | None:
    """In a shared deal a bot's whims are dealt too: the same choices of people make the same match."""
    if row.deal is None:
        return None
    whim = hmac.digest(row.secret.encode(), f"bot {seat} {decision}".encode(), "sha256")
    return int.from_bytes(whim[:8], "big") % SEEDS


def commitment(deal: DealRow) -> str:
    return hashlib.sha256(deal.secret.encode()).hexdigest()


def _new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def _new_secret() -> str:
    return secrets.token_hex(32)
