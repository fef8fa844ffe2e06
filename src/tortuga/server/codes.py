"""Becoming who one is on another device too: by a code that is read off one and typed into the other.

The store does not have the code: it finds it by a digest, and holds a token that only the code can open. Both
need the key of the house.
"""

import secrets
from collections.abc import Callable

from tortuga.server.identity import Guest, Identity
from tortuga.server.refusals import Code, Declined
from tortuga.server.store import Store

LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Those that nobody takes for another."""
LENGTH, GROUP = 8, 4
GOOD_FOR = 300.0
"""Seconds."""


class DeviceCodes:
    def __init__(self, store: Store, identity: Identity, wall: Callable[[], float]) -> None:
        self._store, self._identity, self._wall = store, identity, wall

    async def offer(self, guest: Guest) -> str:
        """A new code; the one before it leads nowhere now."""
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        sealed, now = self._identity.sealed(_word(code), self._identity.token(guest).encode()), self._wall()
        await self._store.offer_code(self._digest(code), guest.id, sealed, now, now + GOOD_FOR)
        return "-".join(code[start : start + GROUP] for start in range(0, LENGTH, GROUP))

    async def take(self, typed: str) -> Guest:
        """Who offered a code; `Declined` if nobody did, or it is used or too old."""
        code = plain_code(typed)
        sealed = await self._store.take_code(self._digest(code), self._wall())
        if sealed is None:
            raise Declined(Code.BAD_CODE)
        return self._identity.guest(self._identity.sealed(_word(code), sealed).decode())

    def _digest(self, code: str) -> str:
        return self._identity.keyed(f"code\n{code}").hex()


def _word(code: str) -> str:
    return f"seal\n{code}"


def plain_code(typed: str) -> str:
    """However it was typed: with or without the stroke, small or large."""
    return "".join(letter for letter in typed.upper() if letter in LETTERS)
