"""Who is called, and when: at most once in an hour, with all that waits for them then.

A call follows from what its reader was asked and when, and from nothing else: a wait begins with a change
that everyone saw, and whoever has answered is not called. So what others choose in secret, and who of them
has chosen, changes no call, neither what it says nor when it comes.

Each call is made by one house: it takes the call for a while, as the store says, and whoever finds one that
was taken and not made takes it again.
"""

import asyncio
import json
import logging
from collections.abc import Callable, Sequence

from tortuga.server.identity import Guest
from tortuga.server.logs import log, short
from tortuga.server.push.delivery import Delivery, endpoint_of
from tortuga.server.push.sealing import HouseKey, browser_key, sealed, unpacked
from tortuga.server.refusals import Code, Declined
from tortuga.server.settings import Settings
from tortuga.server.store import SlowWait, Store, StoreError, Subscription
from tortuga.text import voice

LOOK_EVERY = 20.0
"""Seconds between two looks at who is to be called."""
AT_A_LOOK = 50
QUIET = 120.0
"""Seconds that somebody has to answer before they are called."""
BUNDLE = 3_600.0
"""Seconds between two calls."""
TAKEN_FOR = 60.0
MOST_TRIES = 4
"""Of one call, each time so much later; then it is not made."""
GOOD_FOR = 24 * 3_600
"""Seconds that a push service keeps it for a browser that is off."""
DEVICES = 5
"""Of one person; a further one takes the place of the oldest."""
GONE = (404, 410)


class Calls:
    def __init__(self, store: Store, settings: Settings, wall: Callable[[], float]) -> None:
        self._store, self._wall = store, wall
        self._subject = settings.public_url or "https://tortuga.invalid"
        self.delivery = Delivery()
        self._key: HouseKey | None = None
        self._looking: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._looking = asyncio.create_task(self._keep_looking())

    async def close(self) -> None:
        if self._looking:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)

    # Whom to call

    async def key(self) -> HouseKey:
        """Made once, and the same in every house at the store."""
        if self._key is None:
            self._key = HouseKey(await self._store.keep("push-key", HouseKey.new()))
        return self._key

    async def subscribe(self, guest: Guest, subscription: Subscription) -> None:
        """From now on this browser is called. It is told so at once: `Declined` if that cannot be."""
        endpoint_of(subscription.endpoint)
        try:
            browser_key(subscription.p256dh)
            right = len(unpacked(subscription.auth)) == 16
        except ValueError as wrong:
            raise Declined(Code.BAD_ENDPOINT) from wrong
        if not right:
            raise Declined(Code.BAD_ENDPOINT)
        says = voice(subscription.language).say
        if not _arrived(await self._send(subscription, says("push-on"), "/")):
            raise Declined(Code.PUSH_UNAVAILABLE)
        await self._store.subscribe(guest.id, subscription, self._wall(), DEVICES)
        log("push-subscribed", guest=short(guest.id))

    # Calling

    async def _keep_looking(self) -> None:
        """Until cancelled."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self.look()
            except StoreError as failure:
                log("calls-failed", logging.ERROR, why=str(failure))

    async def look(self) -> None:
        now = self._wall()
        taken = await self._store.take_calls(now, now - QUIET, now - BUNDLE, now + TAKEN_FOR, AT_A_LOOK)
        await asyncio.gather(*(self._call(guest, tries) for guest, tries in taken.items()))

    async def _call(self, guest: str, tries: int) -> None:
        waits = await self._store.waits_of(guest)
        subscriptions = await self._store.subscriptions_of(guest)
        answers = await asyncio.gather(*(self._tell(one, waits) for one in subscriptions if waits))
        for one, answer in zip(subscriptions, answers, strict=False):
            if answer in GONE:
                await self._store.unsubscribe(guest, one.endpoint)
        failed = bool(answers) and not any(_arrived(answer) or answer in GONE for answer in answers)
        now = self._wall()
        if failed and tries + 1 < MOST_TRIES:
            await self._store.put_off_call(guest, now + TAKEN_FOR * 2**tries)
            return
        await self._store.note_call(guest, max((wait.since for wait in waits), default=now), now)

    async def _tell(self, subscription: Subscription, waits: Sequence[SlowWait]) -> int | None:
        says = voice(subscription.language).say
        path = f"/t/{waits[0].table}" if len(waits) == 1 else "/"
        try:
            return await self._send(subscription, says("push-waiting", count=len(waits)), path)
        except Declined:  # its name leads elsewhere now
            return GONE[0]

    async def _send(self, subscription: Subscription, text: str, path: str) -> int | None:
        endpoint, key = endpoint_of(subscription.endpoint), await self.key()
        message = json.dumps({"title": "Tortuga", "body": text, "path": path}).encode()
        headers = {
            "Authorization": key.signature(endpoint.origin, self._subject, self._wall()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(GOOD_FOR),
            "Topic": "waiting",
            "Urgency": "normal",
        }
        body = sealed(message, subscription.p256dh, subscription.auth)
        return await self.delivery.deliver(endpoint, headers, body)


def _arrived(status: int | None) -> bool:
    return status is not None and 200 <= status < 300
