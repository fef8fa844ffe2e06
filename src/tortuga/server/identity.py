"""Who somebody is: a guest with a name in a signed token. And what a link allows: a signed code."""

import hashlib
import hmac
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from enum import StrEnum
from functools import lru_cache

from itsdangerous import BadSignature, URLSafeTimedSerializer
from msgspec import Struct
from msgspec.structs import replace

from tortuga.server.refusals import Code, Declined

COOKIE = "tortuga"
DEVICE_COOKIE = "tortuga-device"
"""A word that a browser is known by, whoever uses it: so that nobody is rated against themselves."""
CODE_BYTES = 15
MARK_BYTES = 12
NEVER = 2**62
LONGEST_TOKEN = 1_000
READ_LATELY = 1_000
"""So many good tokens are known again without looking at their signature."""
MOST_HANDS = 12
"""So many people may share a device."""


class Guest(Struct, frozen=True):
    """Somebody with a token. `id` is what the store knows them by; `key` never leaves the token."""

    id: str
    name: str
    key: str = ""
    generation: int = 0
    """How often all tokens of the guest had been revoked when this one was made."""
    marks: tuple[str, ...] = ()
    """Where they come from now."""

    def __repr__(self) -> str:
        return f"Guest({self.id[:6]}…)"


class Right(StrEnum):
    """What a link allows."""

    INVITE = "invite"
    """To see a table and take an open seat."""
    WATCH = "watch"
    SEAT = "seat"
    """To take one reserved seat."""
    CLUB = "club"
    """To become a member of a club."""
    MEMBER = "member"
    """To see a table of one's club and take an open seat; it is good for one guest alone."""


class Identity:
    """Signs and reads tokens and codes with the key of the house."""

    def __init__(self, key: str, token_age: float) -> None:
        self._key = key.encode()
        self._age = token_age
        self._generations: dict[str, int] = {}
        self._read = lru_cache(READ_LATELY)(self._read_token)
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
            guest, made = self._read(token)
        except (BadSignature, ValueError, TypeError) as forged:
            raise Declined(Code.BAD_TOKEN) from forged
        # Made by a house whose clock is ahead, a token is merely young.
        if time.time() - made > self._age:
            raise Declined(Code.EXPIRED_TOKEN)
        if guest.generation < self.generation(guest.id):
            raise Declined(Code.REVOKED_TOKEN)
        return guest

    def _read_token(self, token: str) -> tuple[Guest, float]:
        """Whose it is, and when it was made."""
        (key, name, *later), made = self._tokens.loads(token, return_timestamp=True)
        return _guest(str(key), str(name), *map(int, later)), made.timestamp()

    def guest_again(self, key: str, name: str) -> Guest:
        """Somebody who has proved who they are without a token; `Declined` if they are forgotten."""
        guest = _guest(key, name)
        generation = self.generation(guest.id)
        if generation == NEVER:
            raise Declined(Code.REVOKED_TOKEN)
        return replace(guest, generation=generation)

    def revoke(self, generations: Mapping[str, int]) -> None:
        """Tokens of these guests are good from these generations on."""
        self._generations |= generations

    def generation(self, guest: str) -> int:
        """From which one on tokens of a guest are good."""
        return NEVER if unnamed(guest) in self._generations else self._generations.get(guest, 0)

    def marks(self, *whence: str | None) -> tuple[str, ...]:
        """An address, a device: so that they can be compared with others, but not read."""
        return tuple(self._digest(f"mark\n{one}", MARK_BYTES) for one in whence if one)

    def keyed(self, named: str) -> bytes:
        """What only this house makes of a name."""
        return hmac.digest(self._key, named.encode(), "sha256")

    def sealed(self, word: str, content: bytes) -> bytes:
        """Only this house opens it, and only with the word. Done twice it is open again; no word is used for
        two contents."""
        stream = hashlib.shake_256(self.keyed(word)).digest(len(content))
        return bytes(one ^ other for one, other in zip(content, stream, strict=True))

    def _digest(self, named: str, size: int) -> str:
        return urlsafe_b64encode(self.keyed(named)[:size]).decode()

    # Links

    def code(self, right: Right, of: str, renewed: int, whose: int | str | None = None) -> str:
        """The code in a link to a table, a seat of it or a club. It dies when the links are renewed."""
        return self._digest(f"{right}\n{of}\n{renewed}\n{'' if whose is None else whose}", CODE_BYTES)

    def allows(
        self, code: str | None, right: Right, of: str, renewed: int, whose: int | str | None = None
    ) -> bool:
        if not code:
            return False
        return hmac.compare_digest(
            code.encode(errors="replace"), self.code(right, of, renewed, whose).encode()
        )


def _guest(key: str, name: str, generation: int = 0) -> Guest:
    return Guest(hashlib.sha256(key.encode()).hexdigest()[:32], name, key, generation)


def hand_of(device: Guest, number: int) -> Guest:
    """One of the people who share a device: somebody of their own, whom only its token leads to."""
    return replace(_guest(f"{device.key}\nhand {number}", ""), marks=device.marks)


def unnamed(guest: str) -> str:
    """What is kept of somebody who is forgotten, so that their tokens stay useless; it leads to nobody."""
    return hashlib.sha256(f"forgotten {guest}".encode()).hexdigest()[:32]
