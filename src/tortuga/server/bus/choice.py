"""Which bus: that of one process, or an address of Redis."""

from tortuga.server.bus.bus import Bus
from tortuga.server.bus.memory import MemoryBus
from tortuga.server.settings import SettingError
from tortuga.text import Message


def bus_at(url: str) -> Bus:
    """Not opened yet. Without an address there is nobody else to be heard."""
    if not url:
        return MemoryBus()
    try:
        from tortuga.server.bus.redis import RedisBus  # its library is an extra
    except ImportError as missing:
        raise SettingError("bus-url", "", Message("server-extra-missing", {"extra": "redis"})) from missing
    return RedisBus(url)
