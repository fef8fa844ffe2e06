"""A store that forgets everything when it goes: quick, for tests of what stands on a store."""

import asyncio
import math
import time
from collections import Counter, defaultdict
from collections.abc import Collection, Sequence

from msgspec.structs import replace

from tests.server.memory_deals import MemoryDeals
from tests.server.memory_gathered import MemoryGathered
from tortuga.server.store import (
    Ages,
    Conflict,
    FirstMove,
    LogEntry,
    OpenedMatch,
    OpeningCount,
    OpeningStep,
    Opponent,
    PasskeyRow,
    Place,
    PlanRow,
    ProfileRow,
    PublicWanted,
    RatedRow,
    RatingRow,
    Reached,
    Reckoned,
    ResultRow,
    Score,
    SlowWait,
    Status,
    Streak,
    Subscription,
    TableRow,
    Talk,
    Vacation,
    Wanted,
    written_options,
)


class MemoryStore(MemoryDeals, MemoryGathered):
    def __init__(self, *, shared: bool = False) -> None:
        MemoryDeals.__init__(self)
        MemoryGathered.__init__(self)
        self.shared = shared
        self._values: dict[str, str] = {}
        self._logs: dict[str, list[LogEntry]] = defaultdict(list)
        self._talk: dict[str, list[Talk]] = defaultdict(list)
        self._openings: dict[str, list[OpeningStep]] = {}
        self._codes: dict[str, tuple[str, bytes, float]] = {}
        self._passkeys: dict[str, PasskeyRow] = {}
        self._spent: dict[str, float] = {}
        self._profiles: dict[str, ProfileRow] = {}
        self._rated: dict[str, RatedRow] = {}
        self._ratings: dict[tuple[str, str, str], RatingRow] = {}
        self._revoked: dict[str, tuple[int, float]] = {}
        self._posts: dict[str, tuple[bytes, float]] = {}
        self._waits: dict[str, list[SlowWait]] = {}
        self._plans: dict[tuple[str, str], PlanRow] = {}
        self._vacations: dict[str, dict[float, Vacation]] = defaultdict(dict)
        self._subscriptions: dict[str, tuple[str, float, Subscription]] = {}
        self._calls: dict[str, tuple[float, float, float, int]] = {}
        """Up to when each guest was told, when called, until when that is taken, how often it was put off."""
        self._leases: dict[str, tuple[str, float]] = {}

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def keep(self, name: str, value: str) -> str:
        return self._values.setdefault(name, value)

    async def note(self, name: str, value: str) -> None:
        self._values[name] = value

    async def revoke(self, guest: str, at: float) -> int:
        generation, _ = self._revoked.get(guest, (0, 0.0))
        self._revoked[guest] = generation + 1, at
        return generation + 1

    async def revoked(self, since: float = 0.0) -> dict[str, int]:
        return {guest: generation for guest, (generation, at) in self._revoked.items() if at >= since}

    async def forget(self, guest: str) -> None:
        self._results = {id: result.without(guest) for id, result in self._results.items()}
        self._ratings = {key: row for key, row in self._ratings.items() if key[0] != guest}
        self._profiles.pop(guest, None)
        self._waits = {id: [w for w in waits if w.guest != guest] for id, waits in self._waits.items()}
        self._plans = {key: plan for key, plan in self._plans.items() if key[1] != guest}
        self._subscriptions = {id: one for id, one in self._subscriptions.items() if one[0] != guest}
        self._calls.pop(guest, None)
        self._vacations.pop(guest, None)
        self._codes = {of: code for of, code in self._codes.items() if code[0] != guest}
        self._revoked.pop(guest, None)
        self.forget_tries(guest)
        await self.remove_passkey(guest)
        for id, talk in self._talk.items():
            self._talk[id] = [said.without(guest) for said in talk]

    async def note_waits(self, table: str, waits: Collection[SlowWait]) -> None:
        self._waits[table] = list(waits)

    async def waits_of(self, guest: str) -> list[SlowWait]:
        return sorted(
            (wait for waits in self._waits.values() for wait in waits if wait.guest == guest),
            key=lambda wait: (wait.due, wait.table),
        )

    async def tables_waiting(self, guest: str) -> list[TableRow]:
        waiting = {wait.table for wait in await self.waits_of(guest)}
        return _page([row for row in self._rows.values() if row.id in waiting], None, None)

    async def overdue(self, now: float, most: int) -> list[str]:
        first = {id: min(wait.due for wait in waits) for id, waits in self._waits.items() if waits}
        return sorted((id for id in first if first[id] <= now), key=lambda id: first[id])[:most]

    async def note_plan(self, table: str, guest: str, plan: PlanRow | None) -> None:
        if plan:
            self._plans[table, guest] = plan
        else:
            self._plans.pop((table, guest), None)

    async def plans(self, table: str) -> dict[str, PlanRow]:
        return {guest: plan for (of, guest), plan in self._plans.items() if of == table}

    async def plans_of(self, guest: str) -> dict[str, PlanRow]:
        return {table: plan for (table, of), plan in self._plans.items() if of == guest}

    async def note_vacation(self, guest: str, vacation: Vacation) -> None:
        self._vacations[guest][vacation.since] = vacation

    async def vacations_of(self, guest: str, after: float) -> list[Vacation]:
        mine = self._vacations[guest].values()
        return sorted((one for one in mine if one.until > after), key=lambda one: one.since)

    async def subscribe(self, guest: str, subscription: Subscription, now: float, most: int) -> None:
        self._subscriptions[subscription.endpoint] = guest, now, subscription
        for old in (await self.subscriptions_of(guest))[:-most]:
            del self._subscriptions[old.endpoint]

    async def unsubscribe(self, guest: str, endpoint: str) -> None:
        if self._subscriptions.get(endpoint, ("",))[0] == guest:
            del self._subscriptions[endpoint]

    async def subscriptions_of(self, guest: str) -> list[Subscription]:
        mine = [(since, one) for of, since, one in self._subscriptions.values() if of == guest]
        return [one for since, one in sorted(mine, key=lambda found: (found[0], found[1].endpoint))]

    async def take_calls(
        self, now: float, asked_before: float, called_before: float, until: float, most: int
    ) -> dict[str, int]:
        taken: dict[str, int] = {}
        for guest in sorted({of for of, *_ in self._subscriptions.values()}):
            told, called, before, tries = self._calls.get(guest, (-math.inf, -math.inf, 0.0, 0))
            news = any(told < wait.since <= asked_before for wait in await self.waits_of(guest))
            away = any(one.since <= now for one in await self.vacations_of(guest, now))
            if news and not away and called <= called_before and before <= now and len(taken) < most:
                self._calls[guest] = told, called, until, tries
                taken[guest] = tries
        return taken

    async def put_off_call(self, guest: str, until: float) -> None:
        told, called, _, tries = self._calls[guest]
        self._calls[guest] = told, called, until, tries + 1

    async def note_call(self, guest: str, told: float, now: float) -> None:
        self._calls[guest] = told, now, 0.0, 0

    async def publish(self, profile: ProfileRow) -> ProfileRow:
        known = self._profiles.get(profile.guest, profile)
        self._profiles[profile.guest] = replace(known, name=profile.name)
        return self._profiles[profile.guest]

    async def unpublish(self, guest: str) -> None:
        self._profiles.pop(guest, None)

    async def profile(self, id: str) -> ProfileRow | None:
        return next((found for found in self._profiles.values() if found.id == id), None)

    async def profiles_of(self, guests: Collection[str]) -> dict[str, ProfileRow]:
        return {guest: self._profiles[guest] for guest in guests if guest in self._profiles}

    async def profile_of(self, guest: str) -> ProfileRow | None:
        return self._profiles.get(guest)

    async def offer_code(self, digest: str, guest: str, sealed: bytes, now: float, until: float) -> None:
        kept = {of: code for of, code in self._codes.items() if code[0] != guest and code[2] >= now}
        self._codes = {**kept, digest: (guest, sealed, until)}

    async def take_code(self, digest: str, now: float) -> bytes | None:
        _, sealed, until = self._codes.pop(digest, ("", None, now))
        return sealed if until >= now else None

    async def add_passkey(self, row: PasskeyRow) -> None:
        if row.id in self._passkeys:
            raise Conflict(row.id)
        self._passkeys[row.id] = row

    async def passkey(self, id: str) -> PasskeyRow | None:
        return self._passkeys.get(id)

    async def passkeys_of(self, guest: str) -> list[PasskeyRow]:
        mine = (row for row in self._passkeys.values() if row.guest == guest)
        return sorted(mine, key=lambda row: (row.since, row.id))

    async def use_passkey(self, id: str, count: int, at: float) -> bool:
        row = self._passkeys.get(id)
        if row is None or not (row.count < count or row.count == count == 0):
            return False
        self._passkeys[id] = replace(row, count=count, used=at)
        return True

    async def label_passkey(self, guest: str, id: str, label: str) -> None:
        if id in self._passkeys and self._passkeys[id].guest == guest:
            self._passkeys[id] = replace(self._passkeys[id], label=label)

    async def remove_passkey(self, guest: str, id: str | None = None) -> None:
        gone = {row.id for row in self._passkeys.values() if row.guest == guest and id in (None, row.id)}
        self._passkeys = {id: row for id, row in self._passkeys.items() if id not in gone}

    async def rename_passkeys(self, guest: str, name: str) -> None:
        for row in await self.passkeys_of(guest):
            self._passkeys[row.id] = replace(row, name=name)

    async def spend(self, word: str, now: float, until: float) -> bool:
        self._spent = {of: late for of, late in self._spent.items() if late >= now}
        new = word not in self._spent
        self._spent.setdefault(word, until)
        return new

    async def tables_naming(self, guest: str) -> list[TableRow]:
        return _page([row for row in self._rows.values() if guest in str(row)], None, None)

    async def add(self, row: TableRow) -> None:
        if row.id in self._rows:
            raise Conflict(row.id)
        self.begin_deal(row)
        self._rows[row.id] = row
        if row.club:
            self._clubhouse.setdefault(row.club, set()).add(row.id)

    async def table(self, id: str) -> TableRow | None:
        return self._rows.get(id)

    async def save(self, row: TableRow) -> TableRow:
        await asyncio.sleep(0)
        return self._replace(row)

    def _replace(self, row: TableRow) -> TableRow:
        found = self._rows.get(row.id)
        if found is None or found.version != row.version:
            raise Conflict(row.id)
        self.begin_deal(row)
        self._rows[row.id] = replace(row, version=row.version + 1)
        return self._rows[row.id]

    async def tables(
        self,
        statuses: Sequence[Status],
        *,
        listed: bool = False,
        most: int | None = None,
        after: Place | None = None,
    ) -> list[TableRow]:
        found = [
            row for row in self._rows.values() if row.status in statuses and not (listed and row.private)
        ]
        return _page(found, most, after)

    async def hosted(self, guest: str) -> int:
        live = (Status.GATHERING, Status.RUNNING)
        return sum(row.host == guest and row.status in live for row in self._rows.values())

    async def tables_of(self, guest: str, most: int, after: Place | None = None) -> list[TableRow]:
        found = [
            row
            for row in self._rows.values()
            if row.status is not Status.CLOSED and (row.host == guest or row.seat_of(guest) is not None)
        ]
        return _page(found, most, after)

    async def prune(self, before: Ages) -> list[str]:
        gone = [id for id, row in self._rows.items() if self._is_old(row, before)]
        for id in gone:
            self._waits.pop(id, None)
            self._plans = {key: plan for key, plan in self._plans.items() if key[0] != id}
            del self._rows[id]
            self._logs.pop(id, None)
            self._talk.pop(id, None)
        self._results = {id: one for id, one in self._results.items() if one.ended >= before.results}
        self._rated = {id: one for id, one in self._rated.items() if id in self._results}
        self.prune_deals(before.results)
        self._revoked = {guest: of for guest, of in self._revoked.items() if of[1] >= before.tokens}
        self.prune_gathered(before)
        return gone

    def _is_old(self, row: TableRow, before: Ages) -> bool:
        if row.ended is not None:
            return row.ended < before.ended
        if row.status is Status.RUNNING:
            last = max((entry.at for entry in self._logs[row.id]), default=row.created)
            people = {row.host, *(of.holder for of in row.seats if of.holder)}
            silent = max(before.silent, before.solo) if len(people) == 1 else before.silent
            due = max((wait.due for wait in self._waits.get(row.id, ())), default=0.0)
            return max(last, row.created, due) < silent
        return row.created < before.gathering

    async def append(
        self,
        table: str,
        index: int,
        entry: LogEntry,
        row: TableRow | None = None,
        result: ResultRow | None = None,
    ) -> TableRow | None:
        await asyncio.sleep(0)
        if table not in self._rows or index != len(self._logs[table]):
            raise Conflict(f"{table} {index}")
        saved = self._replace(row) if row else None
        self._logs[table].append(entry)
        if result:
            await self.add_result(result)
        return saved

    async def log(self, table: str, first: int = 0) -> list[LogEntry]:
        return self._logs[table][first:] if table in self._logs else []

    async def reached(self, tables: Collection[str]) -> dict[str, Reached]:
        return {
            id: Reached(
                self._rows[id].version,
                len(self._logs[id]),
                max((said.number for said in self._talk[id]), default=0),
            )
            for id in tables
            if id in self._rows
        }

    async def lease(self, tables: Collection[str], holder: str, seconds: float) -> set[str]:
        now = time.monotonic()
        for id in tables:
            of, until = self._leases.get(id, (holder, 0.0))
            if of == holder or until < now:
                self._leases[id] = holder, now + seconds
        return {id for id in tables if self._leases[id][0] == holder}

    async def release(self, tables: Collection[str], holder: str) -> None:
        for id in tables:
            if self._leases.get(id, ("", 0.0))[0] == holder:
                del self._leases[id]

    async def lapsed(self) -> list[str]:
        return [id for id, (_, until) in self._leases.items() if until < time.monotonic()]

    async def home(self, table: str, holder: str, seconds: float) -> str | None:
        if table in self._rows:
            await self.lease([table], holder, seconds)
        return self._leases.get(table, (None, 0.0))[0]

    async def post(self, house: str, told: bytes, seconds: float) -> None:
        self._posts[house] = told, time.monotonic() + seconds

    async def posted(self) -> dict[str, bytes]:
        return {house: told for house, (told, until) in self._posts.items() if until >= time.monotonic()}

    async def result(self, table: str) -> ResultRow | None:
        return self._results.get(table)

    async def results_of(
        self, guest: str, wanted: Wanted, most: int, after: Place | None = None
    ) -> list[ResultRow]:
        found = [
            result
            for result in self._results.values()
            for seat, of in enumerate(result.seats)
            if of.person == guest and _is_wanted(result, seat, wanted)
        ]
        return _following(found, after)[:most]

    async def public_results(
        self, wanted: PublicWanted, most: int, after: Place | None = None
    ) -> list[ResultRow]:
        called = {guest for guest, of in self._profiles.items() if wanted.name in (None, of.name)}
        found = [
            result
            for result in self._results.values()
            if _is_found(result, wanted)
            and (wanted.name is None or any(of.person in called for of in result.seats))
        ]
        return _following(found, after)[:most]

    async def unopened(self, game: str, since: float, most: int) -> list[Place]:
        found = [
            Place(one.ended, one.table)
            for one in self._results.values()
            if not one.private and one.game == game and one.ended >= since and one.table not in self._openings
        ]
        return sorted(found)[:most]

    async def add_opening(self, table: str, steps: list[OpeningStep]) -> None:
        if table in self._results:
            self._openings.setdefault(table, steps)

    async def opening_counts(self, here: str) -> list[OpeningCount]:
        steps = [step for id in self._opened() for step in self._openings[id] if step.here == here]
        counts = Counter((step.there, step.score) for step in steps)
        return [OpeningCount(*of, matches) for of, matches in counts.items()]

    async def opening_matches(
        self, here: str, there: str | None, most: int, after: Place | None = None
    ) -> list[OpenedMatch]:
        numbers = {
            id: step.number
            for id in self._opened()
            for step in self._openings[id]
            if step.here == here and there in (None, step.there)
        }
        found = _following([self._results[id] for id in numbers], after)
        return [OpenedMatch(one, numbers[one.table]) for one in found[:most]]

    def _opened(self) -> list[str]:
        return [id for id in self._openings if id in self._results]

    def _played(self, guest: str) -> list[tuple[ResultRow, int]]:
        """The matches of a guest and their seat in each, the oldest first."""
        ordered = sorted(self._results.values(), key=lambda result: (result.ended, result.table))
        return [
            (result, seat) for result in ordered for seat, of in enumerate(result.seats) if of.person == guest
        ]

    async def reckoned(self, guest: str, *, public: bool = False) -> list[Reckoned]:
        counts = Counter(
            (result.game, seat, result.side(seat), result.score(seat))
            for result, seat in self._played(guest)
            if not (public and result.private)
        )
        return [Reckoned(*key, matches) for key, matches in sorted(counts.items(), key=str)]

    async def first_moves(self, guest: str, most: int) -> list[FirstMove]:
        played, won = Counter[tuple[str, int, str]](), Counter[tuple[str, int, str]]()
        for result, seat in self._played(guest):
            if move := result.seats[seat].first:
                played[result.game, seat, move] += 1
                won[result.game, seat, move] += result.score(seat) is Score.WON
        found: list[FirstMove] = []
        for game, seat in sorted({key[:2] for key in played}):
            mine = [key for key in played if key[:2] == (game, seat)]
            mine.sort(key=lambda key: (-played[key], key[2]))
            found += [FirstMove(*key, played[key], won[key]) for key in mine[:most]]
        return found

    async def streaks(self, guest: str) -> list[Streak]:
        longest, now = Counter[str](), Counter[str]()
        for result, seat in self._played(guest):
            now[result.game] = now[result.game] + 1 if result.score(seat) is Score.WON else 0
            longest[result.game] = max(longest[result.game], now[result.game])
        return [Streak(game, longest[game], now[game]) for game in sorted(longest) if longest[game]]

    async def opponents(self, guest: str, most: int) -> list[Opponent]:
        met, won = Counter[tuple[str | None, str | None]](), Counter[tuple[str | None, str | None]]()
        for result, seat in self._played(guest):
            others = [of for place, of in enumerate(result.seats) if place != seat]
            kinds = {(None if of.bot else of.name, of.bot) for of in others if of.bot or of.person}
            met.update(kinds)
            won.update(kinds if result.score(seat) is Score.WON else ())
        ordered = sorted(met, key=lambda key: (-met[key], key[0] or key[1] or ""))
        return [Opponent(*key, met[key], won[key]) for key in ordered[:most]]

    async def without_result(self) -> list[TableRow]:
        over = [row for row in self._rows.values() if row.status is Status.FINISHED]
        return sorted((row for row in over if row.id not in self._results), key=lambda row: row.ended or 0)

    async def add_result(self, result: ResultRow) -> None:
        self._results.setdefault(result.table, result)
        self.score_deal(result)

    async def unrated(self, most: int, since: float = 0.0) -> list[ResultRow]:
        recent = [result for result in self._results.values() if result.ended >= since]
        found = [result for result in recent if result.table not in self._rated]
        return sorted(found, key=lambda result: (result.ended, result.table))[:most]

    async def last_rated(self) -> int:
        return max((row.number for row in self._rated.values()), default=0)

    async def rate(self, row: RatedRow, ratings: Sequence[RatingRow]) -> None:
        taken = row.table in self._rated or row.number <= await self.last_rated()
        if taken or row.table not in self._results:
            raise Conflict(f"{row.table} {row.number}")
        self._rated[row.table] = row
        here = {of.person for of in self._results[row.table].seats}
        self._ratings |= {(of.guest, of.game, of.ladder): of for of in ratings if of.guest in here}

    async def rated(self, tables: Collection[str]) -> dict[str, RatedRow]:
        return {id: self._rated[id] for id in tables if id in self._rated}

    async def ratings_among(self, guests: Collection[str], game: str, ladder: str) -> dict[str, RatingRow]:
        found = {guest: self._ratings.get((guest, game, ladder)) for guest in guests}
        return {guest: row for guest, row in found.items() if row}

    async def ratings_of(self, guest: str) -> list[RatingRow]:
        return [row for key, row in sorted(self._ratings.items()) if key[0] == guest]

    async def rated_together(self, one: str, other: str, game: str, since: float) -> list[float]:
        return [
            row.ended
            for row in self._rated.values()
            if row.ended >= since
            and row.game == game
            and not row.why
            and {one, other} <= {of.person for of in self._results[row.table].seats}
        ]

    async def say(self, table: str, talk: Talk) -> None:
        if any(said.number == talk.number for said in self._talk[table]):
            raise Conflict(f"{table} {talk.number}")
        self._talk[table].append(talk)

    async def talk(self, table: str, last: int, after: int = 0) -> list[Talk]:
        return [said for said in self._talk[table] if said.number > after][-last:]


def _following(found: list[ResultRow], after: Place | None) -> list[ResultRow]:
    ordered = sorted(found, key=lambda result: (-result.ended, result.table))
    place = None if after is None else (-after.created, after.id)
    return [one for one in ordered if place is None or (-one.ended, one.table) > place]


def _is_found(result: ResultRow, wanted: PublicWanted) -> bool:
    played = wanted.options is None or written_options(result.options) in wanted.options
    return (
        not result.private
        and wanted.game in (None, result.game)
        and wanted.reason in (None, result.outcome.reason)
        and wanted.drawn in (None, not result.outcome.winners)
        and (wanted.shortest or 0) <= result.actions
        and (wanted.longest is None or result.actions <= wanted.longest)
        and wanted.since <= result.ended < wanted.until
        and played != wanted.other_options
    )


def _is_wanted(result: ResultRow, seat: int, wanted: Wanted) -> bool:
    others = [of for place, of in enumerate(result.seats) if place != seat]
    return (
        wanted.game in (None, result.game)
        and wanted.score in (None, result.score(seat))
        and (wanted.person is None or any(of.bot is None and of.name == wanted.person for of in others))
        and (wanted.bot is None or any(of.bot == wanted.bot for of in others))
        and wanted.since <= result.ended < wanted.until
        and not (wanted.public and result.private)
    )


def _page(rows: Sequence[TableRow], most: int | None, after: Place | None) -> list[TableRow]:
    """The newest first, those after a place."""
    ordered = sorted(rows, key=_order)
    return [row for row in ordered if after is None or _order(row) > (-after.created, after.id)][:most]


def _order(row: TableRow) -> tuple[float, str]:
    return -row.created, row.id
