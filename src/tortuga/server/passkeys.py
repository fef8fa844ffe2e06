"""Passkeys: somebody stays who they are without this device's cookie, by a key that never leaves their own.

The store knows which public key belongs to which guest. What makes a token, it holds sealed under a word that
only the passkey has and says when it is used: the database alone makes nobody anybody.
"""

from collections.abc import Callable

from msgspec import Struct

from tortuga.server.challenges import GOOD_FOR, Challenges
from tortuga.server.identity import Guest, Identity
from tortuga.server.origins import Site
from tortuga.server.passkey_answers import (
    ALGORITHMS,
    MadePasskey,
    UsedPasskey,
    challenge_in,
    count_of,
    encoded,
    handle_in,
    public_key,
)
from tortuga.server.refusals import Code, Declined
from tortuga.server.store import Conflict, PasskeyRow, Store

MOST = 10
"""So many passkeys somebody may have."""
USING = "use"


class PasskeyWish(Struct, frozen=True, kw_only=True):
    """What a device needs to know to make a passkey."""

    challenge: str
    site: str
    """The name of the house, which the passkey is good for."""
    handle: str
    """What it is to say when it is used."""
    name: str
    algorithms: tuple[int, ...]
    known: list[str]
    """The devices that have one of these have one already."""
    seconds: int


class PasskeyQuestion(Struct, frozen=True):
    """What a device needs to know to use a passkey; it knows itself which ones it has."""

    challenge: str
    site: str
    seconds: int


class Passkeys:
    def __init__(self, store: Store, identity: Identity, wall: Callable[[], float]) -> None:
        self._store, self._identity, self._wall = store, identity, wall
        self._challenges = Challenges(store, identity, wall)

    # One more

    async def wish(self, guest: Guest, site: Site) -> PasskeyWish:
        known = await self._room(guest)
        challenge = self._challenges.new(_making(guest))
        return PasskeyWish(
            challenge=encoded(challenge),
            site=site.name,
            handle=encoded(self._handle(challenge)),
            name=guest.name,
            algorithms=ALGORITHMS,
            known=[row.id for row in known],
            seconds=int(GOOD_FOR),
        )

    async def add(self, guest: Guest, made: MadePasskey, label: str, site: Site) -> None:
        """`Declined` if it was not made for this guest, in this house, just now."""
        challenge = challenge_in(made)
        await self._challenges.spend(challenge, _making(guest))
        await self._room(guest)
        row = PasskeyRow(
            id=made.id,
            guest=guest.id,
            name=guest.name,
            label=label,
            key=await public_key(made, challenge, site),
            sealed=self._identity.sealed(_word(self._handle(challenge)), guest.key.encode()),
            since=self._wall(),
        )
        try:
            await self._store.add_passkey(row)
        except Conflict as taken:
            raise Declined(Code.BAD_PASSKEY) from taken
        if guest.generation < self._identity.generation(guest.id):  # logged out or forgotten meanwhile
            await self._store.remove_passkey(guest.id, row.id)
            raise Declined(Code.REVOKED_TOKEN)

    async def _room(self, guest: Guest) -> list[PasskeyRow]:
        known = await self._store.passkeys_of(guest.id)
        if len(known) >= MOST:
            raise Declined(Code.TOO_MANY_PASSKEYS, most=MOST)
        return known

    def _handle(self, challenge: bytes) -> bytes:
        """Only this house makes it of a challenge, and it is written down nowhere."""
        return self._identity.keyed(f"handle\n{challenge.hex()}")

    # Being somebody by it

    def question(self, site: Site) -> PasskeyQuestion:
        return PasskeyQuestion(encoded(self._challenges.new(USING)), site.name, int(GOOD_FOR))

    async def take(self, used: UsedPasskey, site: Site) -> Guest:
        """Whose passkey it is; `Declined` if it is nobody's, or was not used for this house just now."""
        challenge = challenge_in(used)
        await self._challenges.spend(challenge, USING)
        row = await self._store.passkey(used.id)
        if row is None:
            raise Declined(Code.UNKNOWN_PASSKEY)
        count = await count_of(used, row.key, row.count, challenge, site)
        owner = self._owner(row, handle_in(used))
        if not await self._store.use_passkey(row.id, count, self._wall()):
            raise Declined(Code.BAD_PASSKEY)
        return owner

    def _owner(self, row: PasskeyRow, handle: bytes) -> Guest:
        key = self._identity.sealed(_word(handle), row.sealed).decode(errors="replace")
        guest = self._identity.guest_again(key, row.name)
        if guest.id != row.guest:
            raise Declined(Code.BAD_PASSKEY)
        return guest


def _making(guest: Guest) -> str:
    return f"make\n{guest.id}\n{guest.generation}"


def _word(handle: bytes) -> str:
    return f"passkey\n{handle.hex()}"
