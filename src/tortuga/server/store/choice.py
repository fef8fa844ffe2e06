"""Which store: a file, or an address of PostgreSQL."""

from pathlib import Path
from urllib.parse import urlsplit

from tortuga.server.store.contents import MovableStore
from tortuga.server.store.interface.faults import StoreUnfit
from tortuga.server.store.sqlite import SqliteStore
from tortuga.server.store.store import Durability
from tortuga.server.store.writer import Watch
from tortuga.text import Message


def is_address(where: str) -> bool:
    return where.startswith(("postgres://", "postgresql://"))


def without_password(where: str) -> str:
    """A place as it may be shown and logged."""
    if not is_address(where):
        return where
    parts = urlsplit(where)
    return parts._replace(netloc=parts.netloc.rpartition("@")[2], query="").geturl()


def store_at(
    where: str, durability: Durability = Durability.POWER, watch: Watch = lambda _jobs, _seconds: None
) -> MovableStore:
    """Not opened yet. How PostgreSQL waits for its disk is for its own settings to say."""
    if not is_address(where):
        return SqliteStore(Path(where), durability, watch)
    try:
        from tortuga.server.store.postgres import PostgresStore  # its library is an extra
    except ImportError as missing:
        extra = Message("server-extra-missing", {"extra": "postgres"})
        raise StoreUnfit(without_password(where), extra) from missing
    return PostgresStore(where, without_password(where), watch)
