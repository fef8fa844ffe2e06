"""How one part of the house hears that a table has changed: the interface, and one process behind it."""

from tortuga.server.bus.bus import Bus, Changed, Moved, Notice, Spoke
from tortuga.server.bus.memory import MemoryBus

__all__ = ["Bus", "Changed", "MemoryBus", "Moved", "Notice", "Spoke"]
