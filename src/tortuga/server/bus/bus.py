"""The bus: how one part of the house, or one house of several, hears that something has changed. Every
implementation passes `tests/server/bus_suite.py`.

A notice says only what can be found in the store, and a little sooner. So one that comes late, twice, out of
order or never does no harm.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from tortuga.core.game import Seat
from tortuga.server.store.rows import Played


class Moved(Struct, frozen=True, tag="moved", omit_defaults=True):
    """The log of a table has so many entries now."""

    table: str
    index: int
    entry: Played | None = None
    """The last of them, where nothing else has changed with it: whoever knows the others need not look."""


class Changed(Struct, frozen=True, tag="changed"):
    """The row of a table has this version now."""

    table: str
    version: int


class Spoke(Struct, frozen=True, tag="spoke"):
    """The talk of a table has reached this number."""

    table: str
    number: int


TableNotice: TypeAlias = Moved | Changed | Spoke


class Present(Struct, frozen=True, tag="present"):
    """Who is at a table in one house. It is said at every change."""

    house: str
    said: int
    """Grows with everything that this house says; what it said before does not count any more."""
    table: str
    seats: tuple[Seat, ...]
    host: bool
    """Whether the host is among them, at a seat or not."""
    public: int
    """How far spectators have seen the match."""
    waited: float
    """How long the clocks have run since."""
    asks: bool = False
    """Whether this house wants to know who else is there."""
    watched: bool = True
    """Whether anybody is there at all."""


class Spent(Struct, frozen=True, tag="spent"):
    """An address has begun one more of what it may begin so many of in an hour."""

    house: str
    what: str
    address: str


class AskedElsewhere(Struct, frozen=True, tag="asked"):
    """Who asks for much was given so much more."""

    house: str
    by: tuple[tuple[str, str, int], ...]
    """What is counted, of whom, and how often it was given."""


class Revoked(Struct, frozen=True, tag="revoked"):
    """The tokens of a guest are no longer good."""

    house: str
    guest: str
    forgotten: bool = False


class Working(Struct, frozen=True, tag="working"):
    """A worker lets bots think (`tortuga bots`). It is said again and again, until it goes."""

    worker: str
    places: int
    """How many can think there at once; 0: it takes nothing new."""
    version: str


HouseNotice: TypeAlias = Present | Spent | AskedElsewhere | Revoked
"""What one house tells the others."""
Notice: TypeAlias = TableNotice | HouseNotice | Working
Hear: TypeAlias = Callable[[Notice], None]
"""Called in the event loop, in the order in which one publisher published."""


class Bus(ABC):
    @abstractmethod
    async def open(self) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    def tell(self, notice: Notice, *, hurry: bool = True) -> None:
        """Everyone who has subscribed: in this process at once, elsewhere without waiting for it; where
        nobody is known to wait for it, a moment later."""

    async def publish(self, notice: Notice, *, hurry: bool = True) -> None:
        self.tell(notice, hurry=hurry)

    @abstractmethod
    def subscribe(self, hear: Hear) -> Callable[[], None]:
        """Hear every notice from now on; call what is returned to stop."""
