"""A database that statements are put to: what SQLite and PostgreSQL do each in their own way.

A value is named in a statement (`:guest`). Where the two write something differently, a fragment says it.
"""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, NamedTuple, TypeAlias, TypeVar

from tortuga.server.store.bodies import UNREADABLE
from tortuga.server.store.contents import MovableStore, Record
from tortuga.server.store.interface.faults import Unreadable

T = TypeVar("T")
Values: TypeAlias = dict[str, Any]

EVERYTHING = 2**62
"""As a limit: none."""
KEY = "(SELECT key FROM tables WHERE id = :table)"


class Step(NamedTuple):
    """A statement of a transaction."""

    query: str
    values: Values
    needed: str = ""
    """Where it must touch something: what to say if it does not."""


class Own(NamedTuple):
    """How to find out whether it was oneself who has written something: what is there is this."""

    query: str
    values: Values
    body: bytes


class Fragments(NamedTuple):
    """What the two write differently."""

    among: str
    """To be one of a list that is a value."""
    holds_guest: str
    """Whether a body holds the id of a guest."""

    sharing: str
    """At the end of a query: what it finds stays as it is until the transaction is over."""

    def one_of(self, name: str) -> str:
        return self.among.format(name=name)


class Database(MovableStore):
    words: ClassVar[Fragments]

    @abstractmethod
    async def fetch_as(self, read: Callable[[Sequence[Record]], T], query: str, **values: Any) -> T:
        """What is made of all that is found; it is made beside the event loop where that can be."""

    @abstractmethod
    async def write(self, *steps: Step, own: Own | None = None) -> list[Record]:
        """All of them or none; returns what the last one gives back. `Conflict` where one is not possible,
        unless it turns out that it was oneself who has done it."""

    async def fetch(self, query: str, **values: Any) -> list[Record]:
        return await self.fetch_as(list, query, **values)

    async def fetch_body(self, read: Callable[[bytes], T], query: str, **values: Any) -> T | None:
        """The first column of the one that is found."""
        found = await self.fetch_as(lambda rows: [whole(body, read) for (body, *_) in rows], query, **values)
        return found[0] if found else None

    async def count_of(self, query: str, **values: Any) -> int:
        ((count,),) = await self.fetch(query, **values)
        return int(count)


def adding_to(table: str, columns: Sequence[str]) -> str:
    """Whatever is there already stays as it is."""
    named = ", ".join(f":{name}" for name in columns)
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({named}) ON CONFLICT DO NOTHING"


def whole(body: bytes, read: Callable[[bytes], T]) -> T:
    try:
        return read(body)
    except UNREADABLE as error:
        raise Unreadable(type(error).__name__) from error
