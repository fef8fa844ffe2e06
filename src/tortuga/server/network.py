"""Where others in the same network find this house. Nothing here needs the internet, or sends anything."""

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from tortuga.server.previews import address_of_house
from tortuga.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::", "")
ELSEWHERE = (
    ("192.0.2.1", socket.AF_INET),
    ("10.255.255.255", socket.AF_INET),
    ("2001:db8::1", socket.AF_INET6),
)
"""Addresses that nobody has. To know by which one of ours we would go there no packet is needed."""


def network_address() -> str | None:
    """The number that this machine has in its network; None where it is in none."""
    found = (_own_address(there, family) for there, family in ELSEWHERE)
    return next((address for address in found if address and not _only_here(address)), None)


def _own_address(there: str, family: socket.AddressFamily) -> str | None:
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as asking:
            asking.connect((there, 9))
            return str(asking.getsockname()[0])
    except OSError:
        return None


def _only_here(host: str) -> bool:
    """Whether a host is called by a name that only this machine has for it."""
    try:
        number = ip_address(host)
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")
    return number.is_loopback or number.is_unspecified


def address_in_network(settings: Settings, here: str) -> str | None:
    """Where others in the network find a house that listens to them; `here` is its address at home."""
    called = urlsplit(here)
    if settings.public_url or settings.host not in EVERYWHERE or not _only_here(called.hostname or ""):
        return None
    own = network_address()
    return own and called._replace(netloc=written(own, called.port)).geturl()


def address_for_phones(settings: Settings, scheme: str, host: str) -> str:
    """The house as the screen calls it; but a screen on the same machine as the house calls it by a name that
    no phone can use."""
    return address_in_network(settings, f"{scheme}://{host}{settings.base}") or address_of_house(
        settings, scheme, host
    )


def written(host: str, port: int | None) -> str:
    name = f"[{host}]" if ":" in host else host
    return name if port is None else f"{name}:{port}"
