"""Slow matches: whom they wait for, and what people have planned."""

from collections.abc import Collection

from tortuga.server.store.bodies import read_plan, write_body
from tortuga.server.store.rows import PlanRow, SlowWait, TableRow, Vacation
from tortuga.server.store.sql.database import KEY, Step, whole
from tortuga.server.store.sql.tables import SqlTables

NO_WAITS = f"DELETE FROM waits WHERE of_table = {KEY}"
WAIT = f"INSERT INTO waits (guest, of_table, since, due) VALUES (:guest, {KEY}, :since, :due)"
WAITS = "SELECT id, guest, since, due FROM waits JOIN tables ON key = of_table"
OVERDUE = (
    "SELECT id FROM waits JOIN tables ON key = of_table WHERE due <= :now"
    " GROUP BY id ORDER BY MIN(due) LIMIT :most"
)
VACATION = (
    "INSERT INTO vacations (guest, since, until) VALUES (:guest, :since, :until)"
    " ON CONFLICT (guest, since) DO UPDATE SET until = excluded.until"
)
VACATIONS = "SELECT since, until FROM vacations WHERE guest = :guest AND until > :after ORDER BY since"
NO_PLAN = f"DELETE FROM plans WHERE guest = :guest AND of_table = {KEY}"
PLAN = f"INSERT INTO plans (guest, of_table, body) VALUES (:guest, {KEY}, :body)"
PLANS = "SELECT {of}, plans.body FROM plans JOIN tables ON key = of_table WHERE {where}"


class SqlSlow(SqlTables):
    async def note_waits(self, table: str, waits: Collection[SlowWait]) -> None:
        each = [{"guest": wait.guest, "table": table, "since": wait.since, "due": wait.due} for wait in waits]
        await self.write(Step(NO_WAITS, {"table": table}), *(Step(WAIT, values) for values in each))

    async def waits_of(self, guest: str) -> list[SlowWait]:
        found = await self.fetch(f"{WAITS} WHERE guest = :guest ORDER BY due, id", guest=guest)
        return [SlowWait(*one) for one in found]

    async def tables_waiting(self, guest: str) -> list[TableRow]:
        return await self.listed("key IN (SELECT of_table FROM waits WHERE guest = :guest)", guest=guest)

    async def overdue(self, now: float, most: int) -> list[str]:
        return [str(id) for (id,) in await self.fetch(OVERDUE, now=now, most=most)]

    async def note_vacation(self, guest: str, vacation: Vacation) -> None:
        values = {"guest": guest, "since": vacation.since, "until": vacation.until}
        await self.write(Step(VACATION, values))

    async def vacations_of(self, guest: str, after: float) -> list[Vacation]:
        return [Vacation(*one) for one in await self.fetch(VACATIONS, guest=guest, after=after)]

    async def note_plan(self, table: str, guest: str, plan: PlanRow | None) -> None:
        place = {"table": table, "guest": guest}
        steps = [Step(PLAN, {**place, "body": write_body(plan)})] if plan else []
        await self.write(Step(NO_PLAN, place), *steps)

    async def plans(self, table: str) -> dict[str, PlanRow]:
        return await self._plans("guest", "id = :table", table=table)

    async def plans_of(self, guest: str) -> dict[str, PlanRow]:
        return await self._plans("id", "guest = :guest", guest=guest)

    async def _plans(self, of: str, where: str, **values: str) -> dict[str, PlanRow]:
        found = await self.fetch(PLANS.format(of=of, where=where), **values)
        return {str(of): whole(body, read_plan) for of, body in found}
