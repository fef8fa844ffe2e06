"""Around every request: what holds before it is read, safe headers on the answer, a count, a line in the log.

The line has no query: there may be a code in it.
"""

import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from http.cookies import CookieError, SimpleCookie
from typing import Any, TypeAlias
from urllib.parse import parse_qs

import msgspec
from litestar.types import ASGIApp, Message, Receive, Send

from tortuga.server import wire
from tortuga.server.fair_turns import FairTurns
from tortuga.server.identity import COOKIE, Identity
from tortuga.server.languages import choose_language
from tortuga.server.limits import Requests, address_of, one_less
from tortuga.server.logs import log
from tortuga.server.metrics import Metrics
from tortuga.server.origins import Names
from tortuga.server.refusals import Code, Declined, status_of
from tortuga.server.settings import Settings
from tortuga.text import voice

Answer: TypeAlias = Callable[[Message], Awaitable[None]]
Headers: TypeAlias = tuple[tuple[bytes, bytes], ...]

METHODS = ("GET", "HEAD", "POST", "DELETE")
HEADERS: Headers = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (
        b"content-security-policy",
        b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:;"
        b" connect-src 'self' ws: wss:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
)
"""What every answer says to a browser, unless it says something else."""
POLICY, FRAMED, UNFRAMED = b"content-security-policy", b"frame-ancestors *", b"x-frame-options"
"""The older word for what `frame-ancestors` says; where that says something else, this one is not said."""
ONLY_HTTPS = (b"strict-transport-security", b"max-age=31536000")
NOT_KEPT = (b"cache-control", b"no-store")
"""On every answer that does not say how long it may be kept: who asks is part of the question."""


class Doorway:
    """The application with all this around it. Of sockets only the name that they call us by is looked at."""

    def __init__(
        self, app: ASGIApp, settings: Settings, metrics: Metrics, identity: Identity, pace: Requests
    ) -> None:
        self._app, self._metrics, self._base = app, metrics, settings.base
        self._identity, self._pace, self._turns = identity, pace, FairTurns()
        self._names = Names(settings)
        self._headers = (*HEADERS, *((ONLY_HTTPS,) if settings.public_url.startswith("https") else ()))
        self._most, self._asking = settings.open_per_address, Counter[str]()

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        scope = self._at_the_root(scope)
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif self._names.right(_header(scope, b"host")):
            await self._app(scope, receive, send)
        else:
            await receive()
            await answer(scope, send, self._wrong_host(scope))

    def _at_the_root(self, scope: Any) -> Any:
        """Without the path that a proxy may have left before ours."""
        path: str = scope["path"]
        if not self._base or not f"{path}/".startswith(f"{self._base}/"):
            return scope
        raw = scope["raw_path"].removeprefix(self._base.encode())
        return {**scope, "path": path.removeprefix(self._base) or "/", "raw_path": raw or b"/"}

    async def _request(self, scope: Any, receive: Receive, send: Send) -> None:
        send = self._noted(scope, send)
        address = address_of(host_of(scope))
        if not self._names.right(_header(scope, b"host")):
            await answer(scope, send, self._wrong_host(scope))
            return
        if self._asking[address] >= self._most:
            await answer(scope, send, Declined(Code.TOO_MANY_CONNECTIONS))
            return
        self._asking[address] += 1
        try:
            if scope["method"] == "HEAD":
                scope, send = {**scope, "method": "GET"}, _without_body(send)
            allowed = self._within_pace(scope)
            if not allowed:
                await self._pace.refusing(host_of(scope))
            await self._turns.turn(address)
            if allowed:
                await self._app(scope, receive, send)
            else:
                self._metrics.refusals.labels(Code.TOO_FAST).inc()
                await answer(scope, send, Declined(Code.TOO_FAST))
        finally:
            one_less(self._asking, address)

    def _within_pace(self, scope: Any) -> bool:
        path = scope["path"]
        if not path.startswith("/api/") and path not in ("/health", "/metrics"):
            return self._pace.allows_file(host_of(scope))
        return self._pace.allows(guest_of(scope, self._identity), host_of(scope))

    def _noted(self, scope: Any, send: Send) -> Answer:
        method = scope["method"] if scope["method"] in METHODS else "other"

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                said = {name.lower() for name, _ in message["headers"]}
                if any(FRAMED in value for name, value in message["headers"] if name.lower() == POLICY):
                    said.add(UNFRAMED)
                usual = (header for header in (*self._headers, NOT_KEPT) if header[0] not in said)
                message["headers"] = [*message["headers"], *usual]
                self._metrics.requests.labels(method, message["status"]).inc()
                log("request", logging.DEBUG, method=method, path=scope["path"], status=message["status"])
            await send(message)

        return sent

    def _wrong_host(self, scope: Any) -> Declined:
        self._metrics.refusals.labels(Code.WRONG_HOST).inc()
        return Declined(Code.WRONG_HOST, host=(_header(scope, b"host") or "")[:100])


def _without_body(send: Send) -> Answer:
    """The answer to HEAD says how long the body is, and leaves it out."""

    async def sent(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return sent


async def answer(scope: Any, send: Callable[[Any], Awaitable[None]], refusal: Declined) -> None:
    """A refusal before anyone has looked at the request, or in place of the handshake of a socket."""
    text = refusal.said(voice(language_asked(scope)))
    if scope["type"] == "websocket":
        kind, body = "websocket.http.response", wire.pack(wire.Denied(refusal.code, text))
    else:
        kind, body = "http.response", msgspec.json.encode({"code": refusal.code, "text": text})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": f"{kind}.start", "status": status_of(refusal), "headers": headers})
    await send({"type": f"{kind}.body", "body": body})


def host_of(scope: Any) -> str | None:
    """Whoever asks, as the network or a proxy of ours knows them."""
    return scope["client"][0] if scope.get("client") else None


def guest_of(scope: Any, identity: Identity) -> str | None:
    """The id of a guest; None for strangers."""
    try:
        return identity.guest(cookie_of(scope)).id
    except Declined:
        return None


def cookie_of(scope: Any) -> str | None:
    try:
        found = SimpleCookie(_header(scope, b"cookie") or "").get(COOKIE)
    except CookieError:
        return None
    return found.value if found else None


def language_asked(scope: Any) -> str:
    given = parse_qs(scope["query_string"].decode("latin-1")).get("lang", [None])
    return choose_language(given[-1], _header(scope, b"accept-language"))


def _header(scope: Any, name: bytes) -> str | None:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)
