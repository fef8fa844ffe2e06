"""Which pages may talk to the house: its own, and those the settings name. And which names it has itself."""

import socket
from collections.abc import Collection
from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

from tortuga.server.settings import Settings

DEFAULT_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}


class Site(NamedTuple):
    """The house as browsers know it: what passkeys are made for, and good for."""

    name: str
    origins: tuple[str, ...]


def site_of(settings: Settings, host: str | None) -> Site:
    """By its own name, or else by the one it was called by. Browsers have passkeys only where nobody can
    listen: over https, which may end at a proxy before us, or on the machine itself."""
    public = urlsplit(settings.public_url)
    if public.hostname:
        return Site(public.hostname, (_origin(public.scheme, public),))
    called = urlsplit(f"//{host or ''}")
    name = called.hostname or ""
    here = name == "localhost" or name.endswith(".localhost")
    return Site(name, tuple(_origin(scheme, called) for scheme in ("https", *(["http"] if here else []))))


def _origin(scheme: str, at: SplitResult) -> str:
    """As browsers write it."""
    port = "" if at.port in (None, DEFAULT_PORTS[scheme]) else f":{at.port}"
    return f"{scheme}://{at.hostname}{port}"


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


class Names:
    """By which names the house may be called. A page of somebody else can make its own name lead to us, and
    would then be of our origin; a number cannot be made to."""

    def __init__(self, settings: Settings) -> None:
        public = urlsplit(settings.public_url).hostname
        machine = socket.gethostname().lower()
        known = ("localhost", settings.host, public, machine, f"{machine}.local", *settings.allowed_hosts)
        self._known = {name.lower() for name in known if name}

    def right(self, host: str | None) -> bool:
        """Whoever calls us nothing at all is no browser."""
        if host is None:
            return True
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return name in self._known or name.endswith(".localhost") or _is_number(name)


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
