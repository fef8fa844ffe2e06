"""What a store promises of slow matches: whom they wait for, what people have planned, and whom to call."""

from abc import ABC, abstractmethod
from collections.abc import Collection

from tortuga.server.store.rows import PlanRow, SlowWait, Subscription, TableRow, Vacation


class SlowStore(ABC):
    @abstractmethod
    async def note_waits(self, table: str, waits: Collection[SlowWait]) -> None:
        """Whom a table waits for now, in place of what was known before."""

    @abstractmethod
    async def waits_of(self, guest: str) -> list[SlowWait]:
        """The matches that wait for a guest, the most urgent first."""

    @abstractmethod
    async def tables_waiting(self, guest: str) -> list[TableRow]:
        """Their tables, the newest first."""

    @abstractmethod
    async def overdue(self, now: float, most: int) -> list[str]:
        """The tables at which somebody's time is up, the longest ago first."""

    @abstractmethod
    async def note_plan(self, table: str, guest: str, plan: PlanRow | None) -> None:
        """What a guest has planned at a table, in place of what they had; None: nothing."""

    @abstractmethod
    async def plans(self, table: str) -> dict[str, PlanRow]:
        """What each guest has planned."""

    @abstractmethod
    async def plans_of(self, guest: str) -> dict[str, PlanRow]:
        """What a guest has planned at each table."""

    @abstractmethod
    async def note_vacation(self, guest: str, vacation: Vacation) -> None:
        """One that begins, or has another end now."""

    @abstractmethod
    async def vacations_of(self, guest: str, after: float) -> list[Vacation]:
        """Those that ended, or will end, after a time; the earliest first."""

    # Calls: whom to tell that slow matches wait for them, and who has been told of what

    @abstractmethod
    async def subscribe(self, guest: str, subscription: Subscription, now: float, most: int) -> None:
        """A browser of a guest, in place of what was known of it; of more than so many the oldest go."""

    @abstractmethod
    async def unsubscribe(self, guest: str, endpoint: str) -> None: ...

    @abstractmethod
    async def subscriptions_of(self, guest: str) -> list[Subscription]:
        """The oldest first."""

    @abstractmethod
    async def take_calls(
        self, now: float, asked_before: float, called_before: float, until: float, most: int
    ) -> dict[str, int]:
        """Those who are to be called: they have a browser for it, were asked something before a time, have
        not been told of it, are on no vacation, and were last called before another. Nobody else gets them
        `until` then. Returns how often each call was put off."""

    @abstractmethod
    async def put_off_call(self, guest: str, until: float) -> None: ...

    @abstractmethod
    async def note_call(self, guest: str, told: float, now: float) -> None:
        """A guest has been told of all that began to wait for them up to a time."""
