"""The logs of tables, and what was said at them."""

from abc import abstractmethod
from collections.abc import Awaitable, Collection
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from tortuga.server.store.bodies import read_entry, read_talk, readable, write_body
from tortuga.server.store.interface.tables import Reached
from tortuga.server.store.rows import LogEntry, ResultRow, TableRow, Talk
from tortuga.server.store.sql.database import KEY, Database, Own, Step, whole
from tortuga.server.store.sql.results import adding
from tortuga.server.store.sql.tables import replacing
from tortuga.server.store.store import TablePart


class LogLine(NamedTuple):
    """The next entry of a log: of which table, its number, its time and itself."""

    table: str
    number: int
    at: float
    body: msgspec.Raw


class SqlLogs(Database):
    def append(
        self,
        table: str,
        index: int,
        entry: LogEntry,
        row: TableRow | None = None,
        result: ResultRow | None = None,
    ) -> Awaitable[TableRow | None]:
        line = LogLine(table, index, entry.at, msgspec.Raw(write_body(entry)))
        if row is None and result is None:
            return self.append_line(line)
        return self._append_with(line, row, result)

    async def _append_with(
        self, line: LogLine, row: TableRow | None, result: ResultRow | None
    ) -> TableRow | None:
        saved = None if row is None else replace(row, version=row.version + 1)
        steps = [replacing(saved)] if saved else []
        await self.append_line(line, *steps, *(adding(result) if result else ()))
        return saved

    @abstractmethod
    def append_line(self, line: LogLine, *steps: Step) -> Awaitable[Any]:
        """Together with these. `Conflict` where there is no such table, or the log would get a gap."""

    async def log(self, table: str, first: int = 0) -> list[LogEntry]:
        return await self.fetch_as(
            lambda rows: [whole(body, read_entry) for (body,) in rows],
            f"SELECT body FROM log WHERE of_table = {KEY} AND number >= :first ORDER BY number",
            table=table,
            first=first,
        )

    async def reached(self, tables: Collection[str]) -> dict[str, Reached]:
        query = (
            "SELECT id, version, (SELECT COALESCE(MAX(number) + 1, 0) FROM log WHERE of_table = key),"
            " (SELECT COALESCE(MAX(number), 0) FROM talk WHERE of_table = key)"
            f" FROM tables WHERE id {self.words.one_of('tables')}"
        )
        return {id: Reached(*how_far) for id, *how_far in await self.fetch(query, tables=list(tables))}

    async def say(self, table: str, talk: Talk) -> None:
        query = (
            "INSERT INTO talk (of_table, number, body)"
            " SELECT key, CAST(:number AS BIGINT), :body FROM tables WHERE id = :table"
        )
        said = f"SELECT body FROM talk WHERE of_table = {KEY} AND number = :number"
        place, body = {"table": table, "number": talk.number}, write_body(talk)
        step = Step(query, {**place, "body": body}, f"there is no table {table}")
        await self.write(step, own=Own(said, place, body))

    async def talk(self, table: str, last: int, after: int = 0) -> list[Talk]:
        return await self.fetch_as(
            lambda rows: readable(self, TablePart.TALK, ((table, body) for (body,) in rows), read_talk)[::-1],
            f"SELECT body FROM talk WHERE of_table = {KEY} AND number > :after"
            " ORDER BY number DESC LIMIT :last",
            table=table,
            after=after,
            last=last,
        )
