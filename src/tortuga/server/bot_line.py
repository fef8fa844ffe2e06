"""The line in which bots wait for a process to think in.

Bots of tables where a player is present come first, then those that somebody watches, then those of tables
where nobody is. Within each of these every address has the same share, and within an address every host,
however many tables are theirs.
"""

import asyncio
from collections import OrderedDict, defaultdict
from collections.abc import Callable
from typing import TypeAlias

from tortuga.server.bot_keeper import BotSeat
from tortuga.server.bot_standing import BotStanding, Rank
from tortuga.server.bot_thinker import BotThinker


class Ticket:
    """A place in the line."""

    __slots__ = ("here", "loyal_until", "standing", "turn", "who")

    def __init__(
        self, who: BotSeat | None, standing: BotStanding, loyal: float = 0.0, here: bool = False
    ) -> None:
        loop = asyncio.get_running_loop()
        self.who, self.standing = who, standing
        self.here = here
        """Whether it must be a process of this house."""
        self.loyal_until = loop.time() + loyal
        """So long it waits for the process that its bot lives in."""
        self.turn: asyncio.Future[BotThinker] = loop.create_future()


Fits: TypeAlias = Callable[[Ticket], bool]


class Share:
    """Tickets in order, and parts that take turns."""

    def __init__(self) -> None:
        self._tickets: dict[Ticket, None] = {}
        self._parts: OrderedDict[str, Share] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._tickets or self._parts)

    def add(self, ticket: Ticket, path: tuple[str, ...]) -> None:
        if path:
            self._parts.setdefault(path[0], Share()).add(ticket, path[1:])
        else:
            self._tickets[ticket] = None

    def remove(self, ticket: Ticket, path: tuple[str, ...]) -> None:
        if not path:
            del self._tickets[ticket]
            return
        part = self._parts[path[0]]
        part.remove(ticket, path[1:])
        if not part:
            del self._parts[path[0]]

    def first(self, fits: Fits) -> Ticket | None:
        """The one whose turn it is. The part that it is of has had its turn then."""
        for ticket in self._tickets:
            if fits(ticket):
                return ticket
        for name, part in self._parts.items():
            found = part.first(fits)
            if found:
                self._parts.move_to_end(name)
                return found
        return None


class BotLine:
    def __init__(self) -> None:
        self._ranks = [Share() for _ in Rank]
        self._tables: defaultdict[str, set[Ticket]] = defaultdict(set)

    def join(self, ticket: Ticket) -> None:
        rank, shares = ticket.standing
        self._ranks[rank].add(ticket, shares)
        if ticket.who:
            self._tables[ticket.who.table].add(ticket)

    def leave(self, ticket: Ticket) -> None:
        rank, shares = ticket.standing
        self._ranks[rank].remove(ticket, shares)
        if ticket.who:
            self._tables[ticket.who.table].discard(ticket)
            if not self._tables[ticket.who.table]:
                del self._tables[ticket.who.table]

    def waits(self, table: str) -> bool:
        return table in self._tables

    def move(self, table: str, standing: BotStanding) -> None:
        """Somebody has come to a table, or gone: its bots stand elsewhere in the line."""
        for ticket in tuple(self._tables.get(table, ())):
            if ticket.standing != standing:
                self.leave(ticket)
                ticket.standing = standing
                self.join(ticket)

    def next(self, fits: Fits) -> Ticket | None:
        """Take out the first that can go now."""
        for share in self._ranks:
            if ticket := share.first(fits):
                self.leave(ticket)
                return ticket
        return None
