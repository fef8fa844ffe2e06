"""How houses hear that something has changed: the interface, and one process or Redis behind it."""

from tortuga.server.bus.bus import (
    Asked,
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
    "Asked",
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
