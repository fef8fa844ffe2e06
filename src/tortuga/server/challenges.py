"""Challenges for passkeys: each is good once, for minutes, for one purpose.

Nothing is written down when one is given out, so strangers who ask for many fill nothing: a challenge proves
by itself that this house has made it. When it is answered that is written down, and in every house at the
same store whoever comes with it again is too late.
"""

import hmac
import secrets
import struct
from collections.abc import Callable

from tortuga.server.identity import Identity
from tortuga.server.refusals import Code, Declined
from tortuga.server.store import Store

GOOD_FOR = 300.0
"""Seconds."""
RANDOM = 16
UNTIL = struct.Struct(">d")
OPEN = RANDOM + UNTIL.size
"""So many bytes are what is sealed, the others the seal."""


class Challenges:
    def __init__(self, store: Store, identity: Identity, wall: Callable[[], float]) -> None:
        self._store, self._identity, self._wall = store, identity, wall

    def new(self, purpose: str) -> bytes:
        made = secrets.token_bytes(RANDOM) + UNTIL.pack(self._wall() + GOOD_FOR)
        return made + self._seal(purpose, made)

    async def spend(self, challenge: bytes, purpose: str) -> None:
        """`Declined` if it is not ours, was made for something else, is too old or has been answered."""
        made, now = challenge[:OPEN], self._wall()
        if not hmac.compare_digest(challenge[OPEN:], self._seal(purpose, made)):
            raise Declined(Code.BAD_PASSKEY)
        (until,) = UNTIL.unpack_from(made, RANDOM)
        if until < now or not await self._store.spend(made.hex(), now, until):
            raise Declined(Code.BAD_PASSKEY)

    def _seal(self, purpose: str, made: bytes) -> bytes:
        return self._identity.keyed(f"challenge\n{purpose}\n{made.hex()}")
