"""The bus: how one part of the house hears that a table has changed. Every implementation passes
`tests/server/bus_suite.py`.

A notice says only that there is something to look at; whoever hears it looks in the store. So a notice
that comes late, twice or out of order does no harm.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct


class Moved(Struct, frozen=True, tag="moved"):
    """The log of a table has so many entries now."""

    table: str
    index: int


class Changed(Struct, frozen=True, tag="changed"):
    """The row of a table has this version now."""

    table: str
    version: int


class Spoke(Struct, frozen=True, tag="spoke"):
    """The talk of a table has reached this number."""

    table: str
    number: int


Notice: TypeAlias = Moved | Changed | Spoke
Hear: TypeAlias = Callable[[Notice], None]
"""Called in the event loop, in the order in which one publisher published."""


class Bus(ABC):
    @abstractmethod
    async def open(self) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def publish(self, notice: Notice) -> None:
        """Tell everyone who has subscribed, this process included."""

    @abstractmethod
    def subscribe(self, hear: Hear) -> Callable[[], None]:
        """Hear every notice from now on; call what is returned to stop."""
