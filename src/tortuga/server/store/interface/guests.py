"""What a store promises of guests: their tokens, codes, passkeys and public pages."""

from abc import ABC, abstractmethod
from collections.abc import Collection

from tortuga.server.store.rows import PasskeyRow, ProfileRow


class GuestStore(ABC):
    @abstractmethod
    async def revoke(self, guest: str, at: float) -> int:
        """Make all tokens of a guest useless; returns the generation that is good from now on."""

    @abstractmethod
    async def revoked(self, since: float = 0.0) -> dict[str, int]:
        """The generations of all guests whose tokens were revoked since then."""

    @abstractmethod
    async def forget(self, guest: str) -> None:
        """Take a guest out of all results and all talk; matches stay as they were."""

    @abstractmethod
    async def publish(self, profile: ProfileRow) -> ProfileRow:
        """Give a guest a public page; whoever has one keeps it, with the name that is given now."""

    @abstractmethod
    async def unpublish(self, guest: str) -> None: ...

    @abstractmethod
    async def profile(self, id: str) -> ProfileRow | None: ...

    @abstractmethod
    async def profile_of(self, guest: str) -> ProfileRow | None: ...

    @abstractmethod
    async def offer_code(self, digest: str, guest: str, sealed: bytes, now: float, until: float) -> None:
        """What a code leads to, for a while. The one that the guest had before leads nowhere now."""

    @abstractmethod
    async def take_code(self, digest: str, now: float) -> bytes | None:
        """What a code led to: whoever takes it first gets it, and nobody after them."""

    @abstractmethod
    async def add_passkey(self, row: PasskeyRow) -> None:
        """`Conflict` if there is one of this id."""

    @abstractmethod
    async def passkey(self, id: str) -> PasskeyRow | None: ...

    @abstractmethod
    async def passkeys_of(self, guest: str) -> list[PasskeyRow]:
        """The oldest first."""

    @abstractmethod
    async def use_passkey(self, id: str, count: int, at: float) -> bool:
        """Whether it is there and has counted on; those that do not count at all stay at 0."""

    @abstractmethod
    async def label_passkey(self, guest: str, id: str, label: str) -> None: ...

    @abstractmethod
    async def remove_passkey(self, guest: str, id: str | None = None) -> None:
        """None: all of the guest's."""

    @abstractmethod
    async def rename_passkeys(self, guest: str, name: str) -> None:
        """The guest is called so now."""

    @abstractmethod
    async def spend(self, word: str, now: float, until: float) -> bool:
        """Whether nobody has spent this word before; that is remembered until then."""

    @abstractmethod
    async def profiles_of(self, guests: Collection[str]) -> dict[str, ProfileRow]:
        """The public pages of those of them who have one."""
