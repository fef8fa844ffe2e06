"""Which pages may talk to the house: its own, and those the settings name."""

from collections.abc import Collection
from urllib.parse import urlsplit

DEFAULT_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def right_origin(origin: str | None, host: str | None, allowed: Collection[str]) -> bool:
    """Programs that are no browsers send no origin; a browser always sends the true one."""
    if origin is None:
        return True
    if origin in allowed:
        return True
    return host is not None and _same(origin, host)


def _same(origin: str, host: str) -> bool:
    """Whether an origin is the house itself, as the client calls it. The scheme may differ behind a proxy."""
    try:
        parts = urlsplit(origin)
        page_port = parts.port or DEFAULT_PORTS.get(parts.scheme)
        called = urlsplit(f"//{host}")
        called_port = called.port or DEFAULT_PORTS.get(parts.scheme)
    except ValueError:
        return False
    if parts.scheme not in ("http", "https") or not parts.hostname:
        return False
    return parts.hostname == called.hostname and page_port == called_port
