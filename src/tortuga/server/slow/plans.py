"""Replies that were planned are played when their moment has come.

Nothing of a plan goes to anybody else: it is no part of the table, its log or its record, and a reply that
was planned is written like any other. It comes after a pause of some length, so that it cannot be told from
that of somebody who happens to look at the board; and slow matches show nobody who is there. What the other
can see is that a reply came within minutes: from a person at the board, or from a plan.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable

from tortuga.core.errors import TortugaError
from tortuga.core.game import Seat
from tortuga.server.identity import Guest
from tortuga.server.live_table import LiveTable
from tortuga.server.lobby import my_seat
from tortuga.server.logs import log
from tortuga.server.slow.planning import DROPPED, Followed, checked, followed
from tortuga.server.store import Expected, PlanRow, Store, StoreError
from tortuga.server.turns import Turns

SOONEST, LATEST = 20.0, 240.0
"""Seconds after which a planned reply is played. A table stays in memory for longer than that."""


def _pause() -> float:
    return secrets.SystemRandom().uniform(SOONEST, LATEST)


class Plans:
    def __init__(self, store: Store, turns: Turns, leased: Callable[[str], Awaitable[bool]]) -> None:
        self._store, self._turns, self._leased = store, turns, leased
        self.pause: Callable[[], float] = _pause
        self._replying: dict[tuple[str, int], asyncio.Task[None]] = {}
        """By table and length of its log."""

    # Whose plan it is

    async def of(self, table: LiveTable, guest: Guest) -> PlanRow | None:
        """What is left of somebody's plan."""
        seat = my_seat(table.row, guest)
        plan = (await self._store.plans(table.id)).get(guest.id)
        return (await self._followed(table, seat, plan)).plan if plan else None

    async def make(self, table: LiveTable, guest: Guest, answers: tuple[Expected, ...]) -> PlanRow | None:
        """In place of the one before; with no answers there is none."""
        seat = my_seat(table.row, guest)
        async with table.lock:
            plan = checked(table.running(), seat, answers) if answers else None
            await self._store.note_plan(table.id, guest.id, plan)
        return plan

    # What comes of it

    async def mind(self, table: LiveTable) -> None:
        """Something has changed at the table: drop what does not hold any more, reply where it is time."""
        play = table.play
        if play is None or play.game.has_secrets or not await self._leased(table.id):
            return
        for guest, plan in (await self._store.plans(table.id)).items():
            seat = table.row.seat_of(guest)
            now = DROPPED if seat is None else await self._followed(table, seat, plan)
            if now.plan != plan:
                await self._store.note_plan(table.id, guest, now.plan)
            if now.reply is not None and seat is not None:
                self._reply_later(table, seat, guest)

    async def _followed(self, table: LiveTable, seat: Seat, plan: PlanRow) -> Followed:
        """Whoever has left plays no more, and where it is over nothing is left to play."""
        if table.play is None or table.play.outcome is not None or table.row.seats[seat].left:
            return DROPPED
        return followed(plan, seat, await self._store.log(table.id, plan.index))

    def _reply_later(self, table: LiveTable, seat: Seat, guest: str) -> None:
        moment = table.id, table.index
        if moment not in self._replying:
            task = self._replying[moment] = asyncio.create_task(self._reply(table, seat, guest))
            task.add_done_callback(lambda _: self._replying.pop(moment, None))

    async def _reply(self, table: LiveTable, seat: Seat, guest: str) -> None:
        await asyncio.sleep(self.pause())
        try:
            plan = (await self._store.plans(table.id)).get(guest)
            if plan is None or table.row.seat_of(guest) != seat or not await self._leased(table.id):
                return
            reply, play = (await self._followed(table, seat, plan)).reply, table.play
            decision = play.decision(seat) if play else None
            if play and decision and reply is not None:
                await self._turns.submit(table, seat, play.game.parse(reply), decision.number)
        except (TortugaError, StoreError) as trouble:  # the person, or another house, was faster
            log("plan-not-played", table=table.id, why=type(trouble).__name__)

    async def close(self) -> None:
        replying = tuple(self._replying.values())
        for task in replying:
            task.cancel()
        await asyncio.gather(*replying, return_exceptions=True)

    async def settled(self) -> None:
        """When all replies whose pause is over have been played."""
        while self._replying:
            await asyncio.gather(*self._replying.values(), return_exceptions=True)
