"""Who somebody is: a guest with a name in a signed token. And what a link allows: a signed code."""

import hashlib
import hmac
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from enum import StrEnum

from itsdangerous import BadSignature, URLSafeTimedSerializer
from msgspec import Struct

from tortuga.server.refusals import Code, Declined

COOKIE = "tortuga"
CODE_BYTES = 15
LONGEST_TOKEN = 1_000


class Guest(Struct, frozen=True):
    """Somebody with a token. `id` is what the store knows them by; `key` never leaves the token."""

    id: str
    name: str
    key: str = ""
    generation: int = 0
    """How often all tokens of the guest had been revoked when this one was made."""

    def __repr__(self) -> str:
        return f"Guest({self.id[:6]}…)"


class Right(StrEnum):
    """What a link allows."""

    INVITE = "invite"
    """To see a table and take an open seat."""
    WATCH = "watch"
    SEAT = "seat"
    """To take one reserved seat."""


class Identity:
    """Signs and reads tokens and codes with the key of the house."""

    def __init__(self, key: str, token_age: float) -> None:
        self._key = key.encode()
        self._age = token_age
        self._generations: dict[str, int] = {}
        self._tokens = URLSafeTimedSerializer(
            key, salt="guest", signer_kwargs={"digest_method": hashlib.sha256, "key_derivation": "hmac"}
        )

    # Guests

    def new_guest(self, name: str) -> Guest:
        return _guest(secrets.token_urlsafe(18), name)

    def token(self, guest: Guest) -> str:
        later = [guest.generation] if guest.generation else []
        signed = self._tokens.dumps([guest.key, guest.name, *later])
        return signed if isinstance(signed, str) else signed.decode()

    def guest(self, token: str | None) -> Guest:
        """The guest of a token; `Declined` if it is missing, forged, too old or revoked."""
        if not token:
            raise Declined(Code.NO_IDENTITY)
        if len(token) > LONGEST_TOKEN:
            raise Declined(Code.BAD_TOKEN)
        try:
            (key, name, *later), made = self._tokens.loads(token, return_timestamp=True)
            guest = _guest(str(key), str(name), *map(int, later))
        except (BadSignature, ValueError, TypeError) as forged:
            raise Declined(Code.BAD_TOKEN) from forged
        # Made by a house whose clock is ahead, a token is merely young.
        if time.time() - made.timestamp() > self._age:
            raise Declined(Code.EXPIRED_TOKEN)
        if guest.generation < self._generations.get(guest.id, 0):
            raise Declined(Code.REVOKED_TOKEN)
        return guest

    def revoke(self, generations: Mapping[str, int]) -> None:
        """Tokens of these guests are good from these generations on."""
        self._generations |= generations

    # Links

    def code(self, right: Right, table: str, renewed: int, seat: int | None = None) -> str:
        """The code in a link. It dies when the host renews the links of the table."""
        named = f"{right}\n{table}\n{renewed}\n{'' if seat is None else seat}"
        digest = hmac.digest(self._key, named.encode(), "sha256")
        return urlsafe_b64encode(digest[:CODE_BYTES]).decode()

    def allows(
        self, code: str | None, right: Right, table: str, renewed: int, seat: int | None = None
    ) -> bool:
        if not code:
            return False
        return hmac.compare_digest(
            code.encode(errors="replace"), self.code(right, table, renewed, seat).encode()
        )


def _guest(key: str, name: str, generation: int = 0) -> Guest:
    return Guest(hashlib.sha256(key.encode()).hexdigest()[:32], name, key, generation)
