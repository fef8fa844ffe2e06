"""Around every request: safe headers on the answer, a count and a line in the log.

The line has no query: there may be a code in it.
"""

import logging

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tortuga.server.logs import log
from tortuga.server.metrics import Metrics

METHODS = ("GET", "HEAD", "POST", "DELETE")
HEADERS = (
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
"""What every answer says to a browser."""


def watched(app: ASGIApp, metrics: Metrics) -> ASGIApp:
    """The application with all this around it; sockets pass."""

    async def around(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        method = scope["method"] if scope["method"] in METHODS else "other"

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
                metrics.requests.labels(method, message["status"]).inc()
                log("request", logging.DEBUG, method=method, path=scope["path"], status=message["status"])
            await send(message)

        await app(scope, receive, sent)

    return around
