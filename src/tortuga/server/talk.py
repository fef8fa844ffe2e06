"""Talk at a table: short texts, and phrases that everyone reads in their own language."""

from collections.abc import Callable

from tortuga.server import lobby
from tortuga.server.bus import Bus, Spoke
from tortuga.server.identity import Guest
from tortuga.server.limits import Limiter
from tortuga.server.live_table import LiveTable
from tortuga.server.live_tables import LiveTables
from tortuga.server.refusals import Code, Declined
from tortuga.server.store import Store, Talk
from tortuga.server.typed_text import plain_text

PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "thinking",
    "your-turn",
    "one-moment",
    "oops",
    "good-game",
    "again",
    "bye",
)
"""Each is a message `phrase-<id>`."""
PER_SECOND, AT_ONCE = 0.5, 5


class TalkDesk:
    """Takes what people want to say, not too much at a time."""

    def __init__(
        self,
        tables: LiveTables,
        store: Store,
        bus: Bus,
        now: Callable[[], float],
        wall: Callable[[], float],
    ) -> None:
        self._tables, self._store, self._bus, self._wall = tables, store, bus, wall
        self._limiter = Limiter(PER_SECOND, AT_ONCE, now)

    async def say_text(self, table: LiveTable, guest: Guest, typed: str) -> None:
        self._check_pace(guest)
        await self.say(table, guest, text=plain_text(typed))

    async def say_phrase(self, table: LiveTable, guest: Guest, phrase: str) -> None:
        self._check_pace(guest)
        if phrase not in PHRASES:
            raise Declined(Code.UNKNOWN_PHRASE)
        await self.say(table, guest, phrase=phrase)

    def _check_pace(self, guest: Guest) -> None:
        if not self._limiter.allows(guest.id):
            raise Declined(Code.TOO_FAST)

    async def say(
        self, table: LiveTable, guest: Guest, *, text: str | None = None, phrase: str | None = None
    ) -> None:
        """What has been found fit to be said."""
        async with table.lock:
            seat = lobby.my_seat(table.row, guest)
            if not table.row.talk:
                raise Declined(Code.TALK_OFF)

            async def once() -> None:
                name = table.row.seats[seat].name
                talk = Talk(table.spoken + 1, seat, name, self._wall(), text, phrase, guest.id)
                await self._store.say(table.id, talk)
                table.hear(talk)

            await self._tables.retrying(table, once)
        await self._bus.publish(Spoke(table.id, table.spoken))
