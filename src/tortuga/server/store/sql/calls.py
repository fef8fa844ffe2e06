"""Whom to call, and who has been called."""

from tortuga.server.store.bodies import read_subscription, write_body
from tortuga.server.store.rows import Subscription
from tortuga.server.store.sql.database import Database, Step, whole

SUBSCRIBE = (
    "INSERT INTO subscriptions (endpoint, guest, since, body) VALUES (:endpoint, :guest, :since, :body)"
    " ON CONFLICT (endpoint) DO UPDATE SET guest = excluded.guest, since = excluded.since,"
    " body = excluded.body"
)
ONLY_SO_MANY = (
    "DELETE FROM subscriptions WHERE guest = :guest AND endpoint NOT IN"
    " (SELECT endpoint FROM subscriptions WHERE guest = :guest ORDER BY since DESC, endpoint LIMIT :most)"
)
UNSUBSCRIBE = "DELETE FROM subscriptions WHERE guest = :guest AND endpoint = :endpoint"
OF_GUEST = "SELECT body FROM subscriptions WHERE guest = :guest ORDER BY since, endpoint"
TO_BE_CALLED = (
    "SELECT DISTINCT waits.guest FROM waits"
    " JOIN subscriptions ON subscriptions.guest = waits.guest"
    " LEFT JOIN calls ON calls.guest = waits.guest"
    " WHERE waits.since <= :asked_before AND NOT EXISTS (SELECT 1 FROM vacations WHERE"
    " vacations.guest = waits.guest AND vacations.since <= :now AND vacations.until > :now)"
    " AND (calls.guest IS NULL OR"
    " calls.told < waits.since AND calls.called <= :called_before AND calls.until <= :now)"
    " ORDER BY waits.guest LIMIT :most"
)
TAKE = (
    "INSERT INTO calls (guest, told, called, until, tries) VALUES (:guest, 0, 0, :until, 0)"
    " ON CONFLICT (guest) DO UPDATE SET until = excluded.until WHERE calls.until <= :now RETURNING tries"
)
PUT_OFF = "UPDATE calls SET until = :until, tries = tries + 1 WHERE guest = :guest"
NOTE = "UPDATE calls SET told = :told, called = :now, until = 0, tries = 0 WHERE guest = :guest"


class SqlCalls(Database):
    async def subscribe(self, guest: str, subscription: Subscription, now: float, most: int) -> None:
        row = {"endpoint": subscription.endpoint, "guest": guest, "since": now}
        await self.write(
            Step(SUBSCRIBE, {**row, "body": write_body(subscription)}),
            Step(ONLY_SO_MANY, {"guest": guest, "most": most}),
        )

    async def unsubscribe(self, guest: str, endpoint: str) -> None:
        await self.write(Step(UNSUBSCRIBE, {"guest": guest, "endpoint": endpoint}))

    async def subscriptions_of(self, guest: str) -> list[Subscription]:
        found = await self.fetch(OF_GUEST, guest=guest)
        return [whole(body, read_subscription) for (body,) in found]

    async def take_calls(
        self, now: float, asked_before: float, called_before: float, until: float, most: int
    ) -> dict[str, int]:
        found = await self.fetch(
            TO_BE_CALLED, now=now, asked_before=asked_before, called_before=called_before, most=most
        )
        taken = {}
        for (guest,) in found:
            for (tries,) in await self.write(Step(TAKE, {"guest": guest, "until": until, "now": now})):
                taken[str(guest)] = int(tries)
        return taken

    async def put_off_call(self, guest: str, until: float) -> None:
        await self.write(Step(PUT_OFF, {"guest": guest, "until": until}))

    async def note_call(self, guest: str, told: float, now: float) -> None:
        await self.write(Step(NOTE, {"guest": guest, "told": told, "now": now}))
