"""Everything that a database holds, part by part, as it is written there: to be carried to another one."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

from tortuga.server.store.store import Store

Record: TypeAlias = tuple[Any, ...]


class StorePart(NamedTuple):
    name: str
    columns: tuple[str, ...]
    keys: int
    """So many columns at the beginning tell a record from all others."""

    @property
    def key(self) -> str:
        return ", ".join(self.columns[: self.keys])


PLAYERS = tuple("of_result seat guest name bot game side score first private ended".split())
PUBLIC_RESULTS = tuple("of_result ended game reason drawn actions options".split())
PASSKEYS = tuple("id guest name label key sealed since count used".split())
TOURNAMENTS = tuple("id version stage listed host club created ended body".split())
PARTS = (
    StorePart("house", ("name", "value"), 1),
    StorePart("tables", ("key", "id", "version", "status", "private", "host", "created", "ended", "body"), 1),
    StorePart("log", ("of_table", "number", "at", "body"), 2),
    StorePart("talk", ("of_table", "number", "body"), 2),
    StorePart("sitting", ("guest", "of_table"), 2),
    StorePart("waits", ("guest", "of_table", "since", "due"), 2),
    StorePart("plans", ("guest", "of_table", "body"), 2),
    StorePart("vacations", ("guest", "since", "until"), 2),
    StorePart("subscriptions", ("endpoint", "guest", "since", "body"), 1),
    StorePart("calls", ("guest", "told", "called", "until", "tries"), 1),
    StorePart("results", ("id", "ended", "body"), 1),
    StorePart("players", PLAYERS, 2),
    StorePart("public_results", PUBLIC_RESULTS, 1),
    StorePart("openings", ("of_result", "number", "here", "there", "score", "ended"), 2),
    StorePart("rated", ("number", "of_result", "why", "body"), 1),
    StorePart("ratings", ("guest", "game", "ladder", "mu", "sigma", "matches", "at"), 3),
    StorePart("clubs", ("id", "version", "created", "body"), 1),
    StorePart("members", ("guest", "of_club"), 2),
    StorePart("clubhouse", ("club", "of_table"), 2),
    StorePart("tournaments", TOURNAMENTS, 1),
    StorePart("entrants", ("guest", "of_tournament"), 2),
    StorePart("profiles", ("id", "guest", "name", "since"), 1),
    StorePart("passkeys", PASSKEYS, 1),
    StorePart("deals", ("code", "day", "told", "body"), 1),
    StorePart("dealt", ("deal", "id", "ended", "points"), 2),
    StorePart("tries", ("deal", "guest", "id", "begun"), 2),
    StorePart("revoked", ("guest", "generation", "at"), 1),
)
"""In an order in which they can be written: what others belong to comes first. A lease stays where it is."""


class MovableStore(Store):
    @abstractmethod
    async def count(self, part: StorePart) -> int: ...

    @abstractmethod
    async def carry_out(self, part: StorePart, most: int, after: Record | None = None) -> list[Record]:
        """The next records in the order of their keys."""

    @abstractmethod
    async def carry_in(self, part: StorePart, records: Sequence[Record]) -> None: ...
