"""The store: what must survive the program. Every implementation passes `tests/server/store_suite.py`."""

import math
from abc import abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from tortuga.core.game import Seat
from tortuga.server.store.deal_rows import DealRow, DealTry, Placed
from tortuga.server.store.gathered import GatheredStore
from tortuga.server.store.gathered import Place as Place
from tortuga.server.store.rows import (
    LogEntry,
    PasskeyRow,
    PlanRow,
    ProfileRow,
    RatedRow,
    RatingRow,
    ResultRow,
    Score,
    SlowWait,
    Status,
    Subscription,
    TableRow,
    Talk,
    Vacation,
)
from tortuga.text import Message


class StoreError(Exception):
    """Nothing was written."""


class Conflict(StoreError):
    """Somebody else was first: look again and retry."""


class StoreFailed(StoreError):
    """The store itself failed: the disk is full, the file is gone."""


class Unreadable(StoreError):
    """What is kept of one table is damaged, or of another make; the others are not touched by it."""


class StoreUnfit(StoreFailed):
    """What is there is not for us, and stays as it is; says why."""

    def __init__(self, where: Path | str, message: Message) -> None:
        super().__init__(f"{where}: {message.id}")
        self.message = message


class Durability(StrEnum):
    """What an acknowledged action survives."""

    POWER = "power"
    """The loss of power: each commit waits for the disk."""
    PROCESS = "process"
    """The death of the program, but perhaps not of the machine."""


class Ages(Struct, frozen=True):
    """Times before which tables are pruned: ended ones, those that never began, silent matches, and silent
    ones of a single person; and before which a match must have ended for its result to go too."""

    ended: float
    gathering: float
    silent: float
    results: float = 0.0
    solo: float = 0.0
    tournaments: float = 0.0
    """Made before, and never begun."""
    tokens: float = 0.0
    """No token from before is good any longer, so it need not be known that it was revoked."""


class Wanted(Struct, frozen=True):
    """Which matches of a guest are looked for; None: whichever."""

    game: str | None = None
    score: Score | None = None
    person: str | None = None
    """Against somebody who was called so there."""
    bot: str | None = None
    """Against a bot of this name."""
    since: float = 0.0
    until: float = math.inf
    public: bool = False
    """Only those that anybody could see in the list of tables."""


class PublicWanted(Struct, frozen=True):
    """Which matches at public tables are looked for; None: whichever."""

    game: str | None = None
    name: str | None = None
    """With somebody whose public page has this name."""
    since: float = 0.0
    until: float = math.inf
    reason: str | None = None
    """That ended for this reason."""
    drawn: bool | None = None
    shortest: int | None = None
    longest: int | None = None
    """Of how many actions it had."""
    options: tuple[str, ...] | None = None
    """Played with one of these sets of options, as `written_options` writes them."""
    other_options: bool = False
    """With none of them."""


def written_options(options: Mapping[str, Any]) -> str:
    return msgspec.json.encode(options).decode()


class OpeningStep(NamedTuple):
    """One of the first moves of a match that a person made: from a position to a position."""

    number: int
    """How many actions had been done with it."""
    here: str
    there: str
    score: Score
    """What the match was to whoever made it."""


class OpenedMatch(NamedTuple):
    """A match, and how many actions had been done in it when somebody moved on from a position."""

    result: ResultRow
    number: int


class OpeningCount(NamedTuple):
    """So many matches went there from one position, and were this to whoever went."""

    there: str
    score: Score
    matches: int


class Reckoned(Struct, frozen=True):
    """So many matches of a guest at one game were alike in this."""

    game: str
    seat: Seat
    side: int | None
    score: Score
    matches: int


class FirstMove(Struct, frozen=True):
    game: str
    seat: Seat
    move: str
    matches: int
    won: int


class Streak(Struct, frozen=True):
    """Matches won one after the other: the longest row of them, and the one that goes on."""

    game: str
    longest: int
    now: int


class Opponent(Struct, frozen=True):
    """Whom a guest has met: people by the name they had, bots by what they are."""

    name: str | None
    bot: str | None
    matches: int
    won: int


class Reached(Struct, frozen=True):
    """How far a table has come."""

    version: int
    """Of its row."""
    index: int
    """How many entries its log has."""
    spoken: int
    """The number of the last thing said."""


class TablePart(StrEnum):
    """Of what is kept of a table."""

    ROW = "row"
    TALK = "talk"
    RESULT = "result"
    TOURNAMENT = "tournament"
    CLUB = "club"


def _nobody_listens(_part: TablePart, _table: str, _why: str) -> None:
    pass


class Store(GatheredStore):
    """Whatever returned without an error is durable: it survives the death of the process.

    What cannot be read is left out of lists, and `Unreadable` when asked for by itself.
    """

    shared = False
    """Whether other processes may write to it too."""
    on_unreadable: Callable[[TablePart, str, str], None] = staticmethod(_nobody_listens)
    """Told, in any thread, what a list had to leave out: of which table, as far as that is known, and why."""

    @abstractmethod
    async def open(self) -> None: ...

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun."""

    # The house

    @abstractmethod
    async def keep(self, name: str, value: str) -> str:
        """Remember a value for ever; if the name has one already, that one is returned and stays."""

    @abstractmethod
    async def note(self, name: str, value: str) -> None:
        """Write a value over whatever the name has."""

    # Guests

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

    # Tables

    @abstractmethod
    async def add(self, row: TableRow) -> None:
        """A new table. `Conflict` if the id is taken."""

    @abstractmethod
    async def table(self, id: str) -> TableRow | None: ...

    @abstractmethod
    async def save(self, row: TableRow) -> TableRow:
        """Put a changed row in place of the one with its version, and return it with the next version.

        `Conflict` if the table has another version now, or is gone.
        """

    @abstractmethod
    async def tables(
        self,
        statuses: Sequence[Status],
        *,
        listed: bool = False,
        most: int | None = None,
        after: Place | None = None,
    ) -> list[TableRow]:
        """The tables of these statuses, the newest first; `listed` leaves the private ones out. At most so
        many, of those that come after a place in the list."""

    @abstractmethod
    async def hosted(self, guest: str) -> int:
        """How many tables, gathering or running, have this host."""

    @abstractmethod
    async def tables_of(self, guest: str, most: int, after: Place | None = None) -> list[TableRow]:
        """The newest tables that this guest has a seat at or is the host of, but no closed ones."""

    @abstractmethod
    async def tables_naming(self, guest: str) -> list[TableRow]:
        """All tables that name a guest anywhere, closed ones too."""

    @abstractmethod
    async def prune(self, before: Ages) -> list[str]:
        """Forget old tables with everything of theirs but the result of the match; returns their ids."""

    # Logs

    @abstractmethod
    async def append(
        self,
        table: str,
        index: int,
        entry: LogEntry,
        row: TableRow | None = None,
        result: ResultRow | None = None,
    ) -> TableRow | None:
        """The next entry of a table's log, its changed row and the result of the match with it, all or
        nothing. Who sits where does not change with an entry.

        `Conflict` if the log has an entry of this index, would get a gap, or the row has another version.
        """

    @abstractmethod
    async def log(self, table: str, first: int = 0) -> list[LogEntry]:
        """The entries from `first` on, in order."""

    @abstractmethod
    async def reached(self, tables: Collection[str]) -> dict[str, Reached]:
        """How far these tables have come; those that are not there are left out."""

    # Leases: which process runs the clocks and the bots of a table. The time is the store's own.

    @abstractmethod
    async def lease(self, tables: Collection[str], holder: str, seconds: float) -> set[str]:
        """Take or renew the leases of these tables for so long; returns those that the holder has now."""

    @abstractmethod
    async def release(self, tables: Collection[str], holder: str) -> None:
        """Give back what one has of these."""

    @abstractmethod
    async def lapsed(self) -> list[str]:
        """The tables whose holder has neither renewed the lease nor given it back."""

    # What houses tell each other of themselves: one piece each, which is good for a while

    @abstractmethod
    async def post(self, house: str, told: bytes, seconds: float) -> None:
        """Put it in place of what the house has told before."""

    @abstractmethod
    async def posted(self) -> dict[str, bytes]: ...

    # Slow matches: whom they wait for, and what people have planned

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

    # Shared deals. A table of one that is added or saved while it runs takes the one try of each of its
    # people: `Conflict` where somebody has begun the deal at another table.

    @abstractmethod
    async def add_deal(self, deal: DealRow) -> DealRow:
        """A new deal. Where there is one of its day already, that one is returned and stays."""

    @abstractmethod
    async def deal(self, code: str) -> DealRow | None: ...

    @abstractmethod
    async def deal_of_day(self, day: str) -> DealRow | None: ...

    @abstractmethod
    async def deal_tries(self, deal: str, guests: list[str]) -> dict[str, DealTry]:
        """Which of these guests have begun a deal."""

    @abstractmethod
    async def tries_of(self, guest: str) -> list[DealTry]:
        """All deals that a guest has begun, the earliest first."""

    @abstractmethod
    async def deal_results(self, deal: str, most: int) -> list[ResultRow]:
        """What is left of the matches of a deal, the earliest end first."""

    @abstractmethod
    async def deal_counts(self, deal: str) -> tuple[int, int, int]:
        """How many tables have begun a deal, have ended it, and stand in its list."""

    @abstractmethod
    async def deal_list(self, deal: str, most: int) -> list[Placed]:
        """The best of a daily deal; of those with as many points whoever was there first."""

    @abstractmethod
    async def deal_place(self, deal: str, table: str) -> Placed | None:
        """Where a table stands in that list."""

    @abstractmethod
    async def lapsed_deals(self, now: float) -> list[str]:
        """The tables that still play a deal whose secret is told."""

    # Results

    @abstractmethod
    async def result(self, table: str) -> ResultRow | None:
        """What is left of the match of a table, also when the table itself is forgotten."""

    @abstractmethod
    async def results_of(
        self, guest: str, wanted: Wanted, most: int, after: Place | None = None
    ) -> list[ResultRow]:
        """The matches that a guest played to the end, the newest first: a place is that of an end here."""

    @abstractmethod
    async def public_results(
        self, wanted: PublicWanted, most: int, after: Place | None = None
    ) -> list[ResultRow]:
        """The matches at public tables, the newest first."""

    @abstractmethod
    async def unopened(self, game: str, since: float, most: int) -> list[Place]:
        """The matches of a game at public tables that ended since then and whose opening is not known yet,
        the oldest first: a place is that of an end."""

    @abstractmethod
    async def add_opening(self, table: str, steps: list[OpeningStep]) -> None:
        """What is known of a match already stays; of one without a result nothing is kept."""

    @abstractmethod
    async def opening_counts(self, here: str) -> list[OpeningCount]:
        """What people played in a position, in no order."""

    @abstractmethod
    async def opening_matches(
        self, here: str, there: str | None, most: int, after: Place | None = None
    ) -> list[OpenedMatch]:
        """The matches in which somebody moved on from a position, to `there` or anywhere; newest first."""

    @abstractmethod
    async def profiles_of(self, guests: Collection[str]) -> dict[str, ProfileRow]:
        """The public pages of those of them who have one."""

    @abstractmethod
    async def reckoned(self, guest: str, *, public: bool = False) -> list[Reckoned]:
        """All matches of a guest, counted; `public`: those that anybody could see."""

    @abstractmethod
    async def first_moves(self, guest: str, most: int) -> list[FirstMove]:
        """The most frequent ones in each game and seat."""

    @abstractmethod
    async def streaks(self, guest: str) -> list[Streak]: ...

    @abstractmethod
    async def opponents(self, guest: str, most: int) -> list[Opponent]:
        """Those met most often."""

    @abstractmethod
    async def without_result(self) -> list[TableRow]:
        """The tables whose match is over but has left no result, the oldest first."""

    @abstractmethod
    async def add_result(self, result: ResultRow) -> None:
        """A result that is there already stays as it is."""

    # Ratings

    @abstractmethod
    async def unrated(self, most: int) -> list[ResultRow]:
        """Results that have not been rated yet, the earliest end first."""

    @abstractmethod
    async def last_rated(self) -> int:
        """The number of the match that was rated last."""

    @abstractmethod
    async def rate(self, row: RatedRow, ratings: Sequence[RatingRow]) -> None:
        """What a match was to the ratings, and those that it has changed, all or nothing; nothing is written
        for whoever has been forgotten meanwhile. `Conflict` if the number is taken or the match is rated."""

    @abstractmethod
    async def rated(self, tables: Collection[str]) -> dict[str, RatedRow]:
        """What these matches were to the ratings, as far as they are rated."""

    @abstractmethod
    async def ratings_among(
        self, guests: Collection[str], game: str, ladder: str
    ) -> dict[str, RatingRow]: ...

    @abstractmethod
    async def ratings_of(self, guest: str) -> list[RatingRow]: ...

    @abstractmethod
    async def rated_together(self, one: str, other: str, game: str, since: float) -> list[float]:
        """When the matches ended since then that two people played against each other and that counted."""

    # Talk

    @abstractmethod
    async def say(self, table: str, talk: Talk) -> None:
        """`Conflict` if the number is taken."""

    @abstractmethod
    async def talk(self, table: str, last: int, after: int = 0) -> list[Talk]:
        """The last so many of what was said after a number, in order."""
