"""How houses hear that something has changed: the interface, and one process or Redis behind it."""

from tortuga.server.bus.bus import (
    AskedElsewhere,
    Bus,
    Changed,
    HouseNotice,
    Moved,
    Notice,
    Present,
    Revoked,
    Spent,
    Spoke,
    TableNotice,
    Working,
)
from tortuga.server.bus.memory import MemoryBus

__all__ = [
    "AskedElsewhere",
    "Bus",
    "Changed",
    "HouseNotice",
    "MemoryBus",
    "Moved",
    "Notice",
    "Present",
    "Revoked",
    "Spent",
    "Spoke",
    "TableNotice",
    "Working",
]
