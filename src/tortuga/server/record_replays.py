"""A record that somebody brings: verified, and seen again like a match of the house.

Nothing of it is stored. The last few are at hand for a while, so that whoever looks through one does not
have it played again for every page; every question brings it along, so nobody misses it later.
"""

import asyncio
import hashlib
from collections import OrderedDict

from msgspec import Struct

from tortuga.core.game import Seat
from tortuga.core.landmarks import Soundings
from tortuga.core.match import AnyMatch
from tortuga.core.record import Record, read_record, replaying
from tortuga.core.timeline import Everything
from tortuga.server.long_work import LongWork
from tortuga.server.refusals import Code, Declined
from tortuga.server.replays import Replay, ReplayInfo, ReplayPage, Viewer, first_of_page, viewer_of
from tortuga.server.updates import Updates

MOST_BYTES = 512 * 1024
AT_HAND = 8
AT_ONCE = 4
"""So many are verified at a time."""


class RecordVerdict(Struct, frozen=True):
    """What a record proves of the luck in it."""

    proved: bool
    """Whether the secret is open, and every draw follows from it and from the words."""
    commitment: str
    draws: int
    actions: int
    words: tuple[Seat, ...]
    """Whose words were mixed into the luck, so that nobody else can have chosen it."""


class OpenedRecord(Struct, frozen=True):
    verdict: RecordVerdict
    replay: ReplayInfo


class _Read:
    """A record that holds, and what each viewer of it was told."""

    def __init__(self, match: AnyMatch, verdict: RecordVerdict) -> None:
        self.match, self.verdict = match, verdict
        self.updates: dict[Seat | None, Updates] = {}


class RecordReplays:
    def __init__(self, long_work: LongWork) -> None:
        self._long_work = long_work
        self._at_hand: OrderedDict[bytes, _Read] = OrderedDict()
        self._reading = 0

    async def opened(self, body: bytes, wish: str | None) -> OpenedRecord:
        """`RecordError` says what is wrong with it."""
        read = await self._read(body)
        replay = await self._replay(read, wish)
        found = Soundings(read.match.game.landmarks)
        await self._long_work.done(replay.sounded(found))
        return OpenedRecord(read.verdict, replay.info(None, found, (), ()))

    async def page(self, body: bytes, wish: str | None, first: int) -> ReplayPage:
        replay = await self._replay(await self._read(body), wish)
        steps = await self._long_work.done(replay.page(first))
        return ReplayPage(first_of_page(first), [step for step in steps if step])

    async def match(self, body: bytes) -> AnyMatch:
        """The match that a record holds."""
        return (await self._read(body)).match

    async def _replay(self, read: _Read, wish: str | None) -> Replay:
        viewer: Viewer = viewer_of(wish, None, read.match.seats, over=True)
        if isinstance(viewer, Everything):
            return Replay(read.match, viewer, None, over=True)
        if viewer not in read.updates:
            updates = Updates(read.match.game, read.match.names, viewer)
            await self._long_work.done(map(updates.take_in, read.match.timeline.walk()))
            read.updates[viewer] = updates
        return Replay(read.match, viewer, read.updates[viewer], over=True)

    async def _read(self, body: bytes) -> _Read:
        key = hashlib.sha256(body).digest()
        if key not in self._at_hand:
            self._at_hand[key] = await self._verified(body)
        self._at_hand.move_to_end(key)
        read = self._at_hand[key]
        while len(self._at_hand) > AT_HAND:
            self._at_hand.popitem(last=False)
        return read

    async def _verified(self, body: bytes) -> _Read:
        if len(body) > MOST_BYTES:
            raise Declined(Code.TOO_LARGE)
        if self._reading >= AT_ONCE:
            raise Declined(Code.BUSY)
        self._reading += 1
        try:
            record = await asyncio.to_thread(read_record, body)
            match = (await self._long_work.done(replaying(record)))[-1]
        finally:
            self._reading -= 1
        return _Read(match, _verdict(record))


def _verdict(record: Record) -> RecordVerdict:
    return RecordVerdict(
        record.seed.secret is not None,
        record.seed.commitment,
        len(record.setup) + sum(len(line.chance) for line in record.actions),
        len(record.actions),
        tuple(seat for seat, word in enumerate(record.seed.words[: len(record.seats)]) if word),
    )
