"""Spectators, as the host of a table sees them: by name, and by a mark that says nothing elsewhere."""

import hashlib

from msgspec import Struct

from tortuga.server.live_table import LiveTable
from tortuga.server.lookalikes import unlike

MARK_LENGTH = 16


class Watcher(Struct, frozen=True):
    id: str
    """To send them away by; another one at every table."""
    name: str


def watching(table: LiveTable) -> dict[str, Watcher]:
    """Who has a window at the table but neither a seat nor the say, by the id of the guest."""
    names = {of.shown for of in table.row.seats if of.taken}
    found: dict[str, Watcher] = {}
    guests = {one.guest.id: one.guest for one in table.connections if one.seat is None}
    for id, guest in sorted(guests.items()):
        if id != table.row.host:
            name = unlike(guest.name, names)
            names.add(name)
            found[id] = Watcher(_mark(table.id, id), name)
    return found


def _mark(table: str, guest: str) -> str:
    return hashlib.sha256(f"watcher\n{table}\n{guest}".encode()).hexdigest()[:MARK_LENGTH]
