"""Who gets a place at a table when there are few.

Whoever plays always gets in: the first window of a seat or of a host counts for nothing, and a further one
joins while there is room, or else takes the place of their own oldest. All other windows, of those who watch
and the further ones of those who play, share the places of the house, of the table, of the guest and of the
address. So nobody can watch, or open windows, until somebody who plays finds the door shut: what is open
beyond these places (`open_connections`, `open_per_address`) is there for people with a seat.
"""

from collections import Counter
from typing import TypeAlias

from tortuga.server.connection import Connection
from tortuga.server.limits import one_less
from tortuga.server.refusals import Code, Declined
from tortuga.server.settings import Settings

Place: TypeAlias = tuple[str, str]
"""Of what there is only so much, and whose."""


class Places:
    def __init__(self, settings: Settings) -> None:
        self._most = {
            "house": settings.connections,
            "table": settings.connections_per_table,
            "guest": settings.connections_per_guest,
            "address": settings.connections_per_address,
        }
        self._taken: Counter[Place] = Counter()
        self._places: dict[Connection, tuple[Place, ...]] = {}
        """What each window takes; nothing for the first of somebody who plays."""
        self._own: dict[tuple[str, str], list[Connection]] = {}
        """The windows of a guest at a table, the oldest first."""

    def __len__(self) -> int:
        return len(self._places)

    def take(self, table: str, window: Connection, *, plays: bool) -> Connection | None:
        """A place for a new window. Returns the one that it takes the place of, if it had to; `Declined` if
        there is none."""
        own = self._own.get((table, window.guest.id), [])
        if plays and not own:
            self._put(table, window, ())
            return None
        wanted = _places(table, window)
        if plays and (not self._room(wanted) or len(own) >= self._most["guest"]):
            oldest = own[0]
            places = self._places[oldest]
            self.leave(table, oldest)
            self._put(table, window, places)
            return oldest
        if not self._room(wanted):
            raise Declined(Code.TOO_MANY_CONNECTIONS)
        self._put(table, window, wanted)
        return None

    def stand_up(self, table: str, window: Connection) -> None:
        """Somebody plays no longer: now they watch like others, if there is room; else `Declined`."""
        if self._places.get(window) != ():
            return
        wanted = _places(table, window)
        if not self._room(wanted):
            raise Declined(Code.TOO_MANY_CONNECTIONS)
        self._places[window] = wanted
        self._taken.update(wanted)

    def leave(self, table: str, window: Connection) -> None:
        for place in self._places.pop(window, ()):
            one_less(self._taken, place)
        key = table, window.guest.id
        if window in self._own.get(key, ()):
            self._own[key].remove(window)
            if not self._own[key]:
                del self._own[key]

    def _put(self, table: str, window: Connection, places: tuple[Place, ...]) -> None:
        self._places[window] = places
        self._taken.update(places)
        self._own.setdefault((table, window.guest.id), []).append(window)

    def _room(self, wanted: tuple[Place, ...]) -> bool:
        return all(self._taken[place] < self._most[place[0]] for place in wanted)


def _places(table: str, window: Connection) -> tuple[Place, ...]:
    return ("house", ""), ("table", table), ("guest", window.guest.id), ("address", window.address)
