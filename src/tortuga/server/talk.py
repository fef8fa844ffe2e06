"""Talk at a table: short texts, and phrases that everyone reads in their own language."""

from tortuga.server.identity import Guest
from tortuga.server.limits import Limiter
from tortuga.server.plain import plain_text
from tortuga.server.refusals import Code, Declined
from tortuga.server.table import Table
from tortuga.server.tables import House

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

    def __init__(self, house: House) -> None:
        self._house = house
        self._limiter = Limiter(PER_SECOND, AT_ONCE, house.now)

    async def say(self, table: Table, guest: Guest, text: str) -> None:
        self._check_pace(guest)
        await self._house.say(table, guest, text=plain_text(text))

    async def phrase(self, table: Table, guest: Guest, phrase: str) -> None:
        self._check_pace(guest)
        if phrase not in PHRASES:
            raise Declined(Code.UNKNOWN_PHRASE)
        await self._house.say(table, guest, phrase=phrase)

    def _check_pace(self, guest: Guest) -> None:
        if not self._limiter.allows(guest.id):
            raise Declined(Code.TOO_FAST)
