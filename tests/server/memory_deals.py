"""Shared deals in a store that forgets everything when it goes."""

from abc import abstractmethod

from tortuga.server.store import (
    FORGOTTEN,
    Conflict,
    DealRow,
    DealTry,
    Placed,
    ResultRow,
    Status,
    Store,
    TableRow,
)


class MemoryDeals(Store):
    def __init__(self) -> None:
        self._deals: dict[str, DealRow] = {}
        self._dealt: dict[str, dict[str, ResultRow | None]] = {}
        """The tables of each deal, and what came of them; without who it was."""
        self._tries: dict[tuple[str, str], DealTry] = {}

    @abstractmethod
    async def result(self, table: str) -> ResultRow | None: ...

    async def add_deal(self, deal: DealRow) -> DealRow:
        day = deal.mark.day
        same = await self.deal_of_day(day) if day else self._deals.get(deal.mark.code)
        if same is None:
            self._deals[deal.mark.code] = deal
            self._dealt[deal.mark.code] = {}
        return same or deal

    async def deal(self, code: str) -> DealRow | None:
        return self._deals.get(code)

    async def deal_of_day(self, day: str) -> DealRow | None:
        return next((deal for deal in self._deals.values() if deal.mark.day == day), None)

    async def deal_tries(self, deal: str, guests: list[str]) -> dict[str, DealTry]:
        return {guest: self._tries[deal, guest] for guest in guests if (deal, guest) in self._tries}

    async def tries_of(self, guest: str) -> list[DealTry]:
        mine = [one for (_, of), one in self._tries.items() if of == guest]
        return sorted(mine, key=lambda one: (one.begun, one.deal))

    async def deal_results(self, deal: str, most: int) -> list[ResultRow]:
        found = [await self.result(table) for table in self._dealt.get(deal, {})]
        return sorted((one for one in found if one), key=lambda one: (one.ended, one.table))[:most]

    async def deal_counts(self, deal: str) -> tuple[int, int, int]:
        tables = self._dealt.get(deal, {})
        over = [result for result in tables.values() if result]
        return len(tables), len(over), sum(one.listed_points is not None for one in over)

    async def deal_list(self, deal: str, most: int) -> list[Placed]:
        over = {id: one for id, one in self._dealt.get(deal, {}).items() if one}
        points = {id: one.listed_points for id, one in over.items() if one.listed_points is not None}
        placed = []
        for id, own in points.items():
            kept = await self.result(id)
            assert kept is not None
            seat = next(seat for seat, of in enumerate(kept.seats) if of.bot is None)
            rank = 1 + sum(other > own for other in points.values())
            won = seat in kept.outcome.winners
            placed.append(Placed(id, rank, own, kept.ended, kept.seats[seat].name, won))
        return sorted(placed, key=lambda one: (one.rank, one.ended, one.table))[:most]

    async def deal_place(self, deal: str, table: str) -> Placed | None:
        return next((one for one in await self.deal_list(deal, 10**9) if one.table == table), None)

    async def lapsed_deals(self, now: float) -> list[str]:
        found = []
        for code, deal in self._deals.items():
            for table in [id for id, result in self._dealt[code].items() if result is None]:
                row = await self.table(table)
                if deal.mark.told <= now and row and row.status is Status.RUNNING:
                    found.append(table)
        return found

    def begin_deal(self, row: TableRow) -> None:
        if row.deal is None or row.status is not Status.RUNNING:
            return
        code, people = row.deal.code, {of.holder for of in row.seats if of.holder not in (None, FORGOTTEN)}
        for guest in people:
            if guest and self._tries.get((code, guest), DealTry("", row.id, 0.0)).table != row.id:
                raise Conflict(row.id)
        for guest in filter(None, people):
            self._tries.setdefault((code, guest), DealTry(code, row.id, row.started or 0.0))
        self._dealt[code].setdefault(row.id, None)

    def score_deal(self, result: ResultRow) -> None:
        if result.deal is not None:
            self._dealt[result.deal.code][result.table] = result

    def forget_tries(self, guest: str) -> None:
        self._tries = {key: one for key, one in self._tries.items() if key[1] != guest}

    def prune_deals(self, before: float) -> None:
        self._deals = {code: deal for code, deal in self._deals.items() if deal.mark.told >= before}
        self._dealt = {code: tables for code, tables in self._dealt.items() if code in self._deals}
        self._tries = {key: one for key, one in self._tries.items() if key[0] in self._deals}
