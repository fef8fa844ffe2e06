"""To a push service, and nowhere else: an endpoint is an address that a stranger has given us.

Only https at its usual port, and only hosts all of whose addresses are public. The name is looked up once and
the connection goes to an address that was looked at, so a name that leads elsewhere the next time leads
nowhere. Nothing of the answer is read but its status, and no redirection is followed.
"""

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import NamedTuple, TypeAlias
from urllib.parse import urlsplit

from tortuga.server.refusals import Code, Declined

PORT = 443
PATIENCE = 10.0
"""Seconds for one delivery."""
LONGEST_LINE = 4_096

Address: TypeAlias = IPv4Address | IPv6Address
LookUp: TypeAlias = Callable[[str], Awaitable[list[Address]]]


class Endpoint(NamedTuple):
    host: str
    target: str
    """The path and the query."""

    @property
    def origin(self) -> str:
        return f"https://{self.host}"


def endpoint_of(written: str) -> Endpoint:
    """`Declined` where it cannot be that of a push service."""
    try:
        parts = urlsplit(written)
        port, host = parts.port, parts.hostname
    except ValueError as wrong:
        raise Declined(Code.BAD_ENDPOINT) from wrong
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    plain = host and host.isascii() and target.isascii() and target.isprintable() and " " not in target
    if parts.scheme != "https" or not plain or port not in (None, PORT) or "@" in parts.netloc:
        raise Declined(Code.BAD_ENDPOINT)
    return Endpoint(str(host), target)


async def looked_up(host: str) -> list[Address]:
    found = await asyncio.get_running_loop().getaddrinfo(host, PORT, type=socket.SOCK_STREAM)
    return [ip_address(where[0]) for *_, where in found]


def public(address: Address) -> bool:
    """Whether it is nobody's own: neither this machine, nor a network behind it."""
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return (mapped or address).is_global and not address.is_multicast


class Delivery:
    """Says what became of a message by the status of the answer; None: there was none."""

    def __init__(self) -> None:
        self.look_up: LookUp = looked_up
        self.may_reach: Callable[[Address], bool] = public
        self.port = PORT
        self.trust = ssl.create_default_context()

    async def deliver(self, endpoint: Endpoint, headers: Mapping[str, str], body: bytes) -> int | None:
        try:
            async with asyncio.timeout(PATIENCE):
                addresses = await self.look_up(endpoint.host)
                if not addresses or not all(map(self.may_reach, addresses)):
                    raise Declined(Code.BAD_ENDPOINT)
                return await self._post(endpoint, str(addresses[0]), headers, body)
        except (OSError, ValueError, IndexError, TimeoutError):
            return None

    async def _post(self, endpoint: Endpoint, address: str, headers: Mapping[str, str], body: bytes) -> int:
        reader, writer = await asyncio.open_connection(
            address, self.port, ssl=self.trust, server_hostname=endpoint.host, limit=LONGEST_LINE
        )
        try:
            said = {**headers, "Host": endpoint.host, "Content-Length": len(body), "Connection": "close"}
            lines = [
                f"POST {endpoint.target} HTTP/1.1",
                *(f"{name}: {value}" for name, value in said.items()),
            ]
            writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
            await writer.drain()
            return int((await reader.readline()).split()[1])
        finally:
            writer.close()
