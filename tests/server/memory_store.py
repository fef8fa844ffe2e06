"""A store that forgets everything when it goes: quick, for tests of what stands on a store."""

import asyncio
import time
from collections import defaultdict
from collections.abc import Collection, Sequence

from msgspec.structs import replace

from tortuga.server.store import (
    Ages,
    Conflict,
    LogEntry,
    Place,
    Reached,
    ResultRow,
    Status,
    Store,
    TableRow,
    Talk,
)


class MemoryStore(Store):
    def __init__(self, *, shared: bool = False) -> None:
        self.shared = shared
        self._values: dict[str, str] = {}
        self._rows: dict[str, TableRow] = {}
        self._logs: dict[str, list[LogEntry]] = defaultdict(list)
        self._talk: dict[str, list[Talk]] = defaultdict(list)
        self._results: dict[str, ResultRow] = {}
        self._revoked: dict[str, tuple[int, float]] = {}
        self._posts: dict[str, tuple[bytes, float]] = {}
        self._leases: dict[str, tuple[str, float]] = {}

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def keep(self, name: str, value: str) -> str:
        return self._values.setdefault(name, value)

    async def note(self, name: str, value: str) -> None:
        self._values[name] = value

    async def revoke(self, guest: str, at: float) -> int:
        generation, _ = self._revoked.get(guest, (0, 0.0))
        self._revoked[guest] = generation + 1, at
        return generation + 1

    async def revoked(self, since: float = 0.0) -> dict[str, int]:
        return {guest: generation for guest, (generation, at) in self._revoked.items() if at >= since}

    async def forget(self, guest: str) -> None:
        self._results = {id: result.without(guest) for id, result in self._results.items()}
        for id, talk in self._talk.items():
            self._talk[id] = [said.without(guest) for said in talk]

    async def add(self, row: TableRow) -> None:
        if row.id in self._rows:
            raise Conflict(row.id)
        self._rows[row.id] = row

    async def table(self, id: str) -> TableRow | None:
        return self._rows.get(id)

    async def save(self, row: TableRow) -> TableRow:
        await asyncio.sleep(0)
        return self._replace(row)

    def _replace(self, row: TableRow) -> TableRow:
        found = self._rows.get(row.id)
        if found is None or found.version != row.version:
            raise Conflict(row.id)
        self._rows[row.id] = replace(row, version=row.version + 1)
        return self._rows[row.id]

    async def tables(
        self,
        statuses: Sequence[Status],
        *,
        listed: bool = False,
        most: int | None = None,
        after: Place | None = None,
    ) -> list[TableRow]:
        found = [
            row for row in self._rows.values() if row.status in statuses and not (listed and row.private)
        ]
        return _page(found, most, after)

    async def hosted(self, guest: str) -> int:
        live = (Status.GATHERING, Status.RUNNING)
        return sum(row.host == guest and row.status in live for row in self._rows.values())

    async def tables_of(self, guest: str, most: int, after: Place | None = None) -> list[TableRow]:
        found = [
            row
            for row in self._rows.values()
            if row.status is not Status.CLOSED and (row.host == guest or row.seat_of(guest) is not None)
        ]
        return _page(found, most, after)

    async def prune(self, before: Ages) -> list[str]:
        gone = [id for id, row in self._rows.items() if self._is_old(row, before)]
        for id in gone:
            del self._rows[id]
            self._logs.pop(id, None)
            self._talk.pop(id, None)
        self._results = {id: one for id, one in self._results.items() if one.ended >= before.results}
        self._revoked = {guest: of for guest, of in self._revoked.items() if of[1] >= before.tokens}
        return gone

    def _is_old(self, row: TableRow, before: Ages) -> bool:
        if row.ended is not None:
            return row.ended < before.ended
        if row.status is Status.RUNNING:
            last = max((entry.at for entry in self._logs[row.id]), default=row.created)
            people = {row.host, *(of.holder for of in row.seats if of.holder)}
            silent = max(before.silent, before.solo) if len(people) == 1 else before.silent
            return max(last, row.created) < silent
        return row.created < before.gathering

    async def append(
        self,
        table: str,
        index: int,
        entry: LogEntry,
        row: TableRow | None = None,
        result: ResultRow | None = None,
    ) -> TableRow | None:
        await asyncio.sleep(0)
        if table not in self._rows or index != len(self._logs[table]):
            raise Conflict(f"{table} {index}")
        saved = self._replace(row) if row else None
        self._logs[table].append(entry)
        if result:
            self._results.setdefault(table, result)
        return saved

    async def log(self, table: str, first: int = 0) -> list[LogEntry]:
        return self._logs[table][first:] if table in self._logs else []

    async def reached(self, tables: Collection[str]) -> dict[str, Reached]:
        return {
            id: Reached(
                self._rows[id].version,
                len(self._logs[id]),
                max((said.number for said in self._talk[id]), default=0),
            )
            for id in tables
            if id in self._rows
        }

    async def lease(self, tables: Collection[str], holder: str, seconds: float) -> set[str]:
        now = time.monotonic()
        for id in tables:
            of, until = self._leases.get(id, (holder, 0.0))
            if of == holder or until < now:
                self._leases[id] = holder, now + seconds
        return {id for id in tables if self._leases[id][0] == holder}

    async def release(self, tables: Collection[str], holder: str) -> None:
        for id in tables:
            if self._leases.get(id, ("", 0.0))[0] == holder:
                del self._leases[id]

    async def lapsed(self) -> list[str]:
        return [id for id, (_, until) in self._leases.items() if until < time.monotonic()]

    async def post(self, house: str, told: bytes, seconds: float) -> None:
        self._posts[house] = told, time.monotonic() + seconds

    async def posted(self) -> dict[str, bytes]:
        return {house: told for house, (told, until) in self._posts.items() if until >= time.monotonic()}

    async def result(self, table: str) -> ResultRow | None:
        return self._results.get(table)

    async def without_result(self) -> list[TableRow]:
        over = [row for row in self._rows.values() if row.status is Status.FINISHED]
        return sorted((row for row in over if row.id not in self._results), key=lambda row: row.ended or 0)

    async def add_result(self, result: ResultRow) -> None:
        self._results.setdefault(result.table, result)

    async def say(self, table: str, talk: Talk) -> None:
        if any(said.number == talk.number for said in self._talk[table]):
            raise Conflict(f"{table} {talk.number}")
        self._talk[table].append(talk)

    async def talk(self, table: str, last: int, after: int = 0) -> list[Talk]:
        return [said for said in self._talk[table] if said.number > after][-last:]


def _page(rows: Sequence[TableRow], most: int | None, after: Place | None) -> list[TableRow]:
    """The newest first, those after a place."""
    ordered = sorted(rows, key=_order)
    return [row for row in ordered if after is None or _order(row) > (-after.created, after.id)][:most]


def _order(row: TableRow) -> tuple[float, str]:
    return -row.created, row.id
