"""What the store keeps: a row for each table, and its log of entries."""

from enum import StrEnum
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from tortuga.core.game import Outcome, Seat
from tortuga.core.record import Line
from tortuga.server.store.deal_rows import DealMark

DAY = 86_400.0
"""Seconds."""


class Status(StrEnum):
    GATHERING = "gathering"
    RUNNING = "running"
    FINISHED = "finished"
    CLOSED = "closed"
    """Everybody left, or all agreed to end it."""


class ClockKind(StrEnum):
    NONE = "none"
    DECISION = "decision"
    BANK = "bank"
    DAYS = "days"
    """So many for each decision, by the calendar: a slow match."""


class ClockSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a table waits for its players."""

    kind: ClockKind = ClockKind.NONE
    seconds: Annotated[float, Meta(gt=0, le=86_400)] = 60
    """For one decision. With a bank: only where several are asked at once, which charges nobody's bank."""
    bank: Annotated[float, Meta(gt=0, le=86_400)] = 600
    """For the whole match, each."""
    increment: Annotated[float, Meta(ge=0, le=3_600)] = 0
    """Added to a bank whenever the table has waited for it."""
    days: Literal[1, 2, 3, 7, 14] = 3
    """For one decision of a slow match."""

    vacation: bool = True
    """Whether a slow match waits while somebody is on vacation."""

    @property
    def slow(self) -> bool:
        return self.kind is ClockKind.DAYS

    @property
    def for_decision(self) -> float:
        """Seconds."""
        return self.days * DAY if self.slow else self.seconds


class Vacation(Struct, frozen=True):
    """While somebody is on it, slow matches wait for them without counting."""

    since: float
    until: float


class SeatRow(Struct, frozen=True):
    """One seat of a table: open, reserved for who has its link, a person's, or a bot's."""

    reserved: bool = False
    holder: str | None = None
    """The hashed id of the guest who has it."""
    name: str = ""
    bot: str | None = None
    """The name of the bot that plays here, if it is a bot's seat."""
    fitted: bool = False
    """Whether that bot was chosen to be as strong as the host."""
    ready: bool = False
    word: str = ""
    left: bool = False
    """Whether its person has left the running match; a bot holds it until they come back."""
    stand_in: str = ""
    """The name of that bot: nobody plays under the name of somebody who has left."""
    since: float = 0.0
    """When its person sat down."""
    vacations: tuple[Vacation, ...] = ()
    """Of its person, since they sit there."""
    marks: tuple[str, ...] = ()
    """Where they came from, as `Identity.marks` has it; it is told to nobody."""

    @property
    def shown(self) -> str:
        """What the others read."""
        return self.stand_in if self.left and self.stand_in else self.name

    @property
    def taken(self) -> bool:
        return self.bot is not None or self.holder is not None


class Offer(Struct, frozen=True):
    """Somebody asks to take actions back; it stands until the table goes on."""

    by: Seat
    index: int
    """How long the log was."""
    keep: int
    """How many actions would stay."""
    agreed: tuple[Seat, ...] = ()


class DrawOffer(Struct, frozen=True):
    """Somebody offers a draw; it stands until it is refused or the table goes on. The last one of each seat
    is kept, so that none offers more than one for each question that it is put."""

    by: Seat
    index: int
    """How long the log was."""
    asked: int
    """The number of the last question that the seat had been put."""
    agreed: tuple[Seat, ...] = ()
    refused: bool = False


class TableRow(Struct, frozen=True, kw_only=True):
    """A table with everything but its actions."""

    id: str
    version: int = 0
    """Counts the changes of the row, so that two writers cannot both change the same one."""
    game: str
    options: dict[str, Any]
    seats: tuple[SeatRow, ...]
    host: str
    private: bool = False
    watchable: bool = True
    locked: bool = False
    talk: bool = True
    clock: ClockSettings = ClockSettings()
    grace: float | None = None
    """Seconds until a bot holds the seat of somebody who is away; None: never."""
    status: Status = Status.GATHERING
    secret: str
    """The secret half of the seed; its hash is shown from the start."""
    renewed: int = 0
    """How often the links were renewed."""
    banned: tuple[str, ...] = ()
    offer: Offer | None = None
    draws: tuple[DrawOffer, ...] = ()
    aborting: tuple[Seat, ...] = ()
    """Who wants to end the match without a result."""
    hinted: bool = False
    """Whether anybody was given a hint."""
    deal: DealMark | None = None
    """The shared deal that is played here; its secret is this table's."""
    before: str | None = None
    """The table this one is a rematch of."""
    after: str | None = None
    tournament: str | None = None
    """The one that it was opened for. Nobody is its host, and its clock runs whoever is there."""
    club: str | None = None
    """The one whose members it is for."""
    former: tuple[str, ...] = ()
    """Who has left that club: no code lets them in any more."""
    created: float
    started: float | None = None
    ended: float | None = None

    def seat_of(self, guest: str) -> Seat | None:
        for seat, row in enumerate(self.seats):
            if row.holder == guest:
                return seat
        return None

    @property
    def words(self) -> tuple[str, ...]:
        """In a shared deal nobody's word matters, or the luck would not be the same."""
        return tuple("" if self.deal else seat.word for seat in self.seats)

    def sealed(self, now: float) -> bool:
        """Whether others may still play what was dealt here."""
        return self.deal is not None and self.deal.sealed(now)


class Played(Struct, frozen=True, gc=False, tag="played", omit_defaults=True):
    """An action of a match. `waited`: for how long the table had then waited, its clock running."""

    line: Line
    at: float
    waited: float = 0.0
    stand_in: bool = False
    """Whether a bot chose it for a person who was not there."""


class TakenBack(Struct, frozen=True, tag="taken-back"):
    """All but the first `keep` actions were taken back."""

    keep: int
    at: float


class Concluded(Struct, frozen=True, tag="concluded", omit_defaults=True):
    """People ended the match: who gave up or had no time left, or (None) all agreed on a draw."""

    by: Seat | None
    at: float
    clock: bool = False
    """Whether they lost on time, as in a tournament."""


class SlowWait(Struct, frozen=True):
    """A slow match waits for a person, until their time is up. Nobody else is told of it."""

    table: str
    guest: str
    since: float
    due: float


class Subscription(Struct, frozen=True):
    """A browser that is to be called by Web Push: where, sealed with what, and in which language."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


class Expected(Struct, frozen=True, omit_defaults=True):
    """Should the other play this, one replies so; and goes on from there."""

    move: str
    reply: str
    then: tuple["Expected", ...] = ()


class PlanRow(Struct, frozen=True):
    """What a person has planned to reply. It is theirs alone."""

    index: int
    """How long the log was when the first of the moves was expected."""
    answers: tuple[Expected, ...]


LogEntry: TypeAlias = Played | TakenBack | Concluded


FORGOTTEN = "forgotten"
"""The holder of a seat whose person has had themselves forgotten."""
NAMELESS = "–"


class Score(StrEnum):
    """What a match was to one seat."""

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"


class ResultSeat(Struct, frozen=True, omit_defaults=True):
    """Who sat there when the match was over."""

    holder: str | None
    name: str
    bot: str | None
    gone: bool = False
    """Whether its person was not there any more: a bot or the clock chose for them."""
    helped: bool = False
    """Whether a bot has chosen anything for its person, at whatever time."""
    first: str = ""
    """Its first move, in games where one is worth comparing."""

    @property
    def person(self) -> str | None:
        """Whoever can be asked about it: neither a bot nor somebody who is forgotten."""
        return None if self.bot is not None or self.holder == FORGOTTEN else self.holder


class ResultRow(Struct, frozen=True, kw_only=True):
    """What is left of a match when it is over; it outlives the table."""

    table: str
    game: str
    options: dict[str, Any]
    seats: tuple[ResultSeat, ...]
    outcome: Outcome
    """With the points, where the game has any."""
    sides: tuple[int, ...]
    """Which seats won together: the side of each. Empty: each for itself."""
    actions: int
    started: float
    ended: float
    private: bool = True
    """Whether its table was. Of older results that is not known, so they are told to nobody else."""
    taken_back: bool = False
    """Whether any action of it was."""
    hinted: bool = False
    """Whether anybody was given a hint."""
    household: bool = False
    """Whether two of its people came from one address or device."""
    deal: DealMark | None = None

    @property
    def listed_points(self) -> int | None:
        """What stands in the list of a daily deal: the points of the one person, if they played it alone."""
        people = [seat for seat, of in enumerate(self.seats) if of.bot is None]
        if self.deal is None or self.deal.day is None or len(people) != 1 or not self.outcome.points:
            return None
        of = self.seats[people[0]]
        alone = not (of.gone or of.helped or self.hinted or self.taken_back)
        return self.outcome.points[people[0]] if alone and self.ended < self.deal.told else None

    def score(self, seat: Seat) -> Score:
        if not self.outcome.winners:
            return Score.DRAWN
        return Score.WON if seat in self.outcome.winners else Score.LOST

    def side(self, seat: Seat) -> int | None:
        return self.sides[seat] if self.sides else None

    def without(self, guest: str) -> "ResultRow":
        """The same match, but nobody knows who that was."""
        seats = tuple(
            replace(seat, holder=FORGOTTEN, name=NAMELESS) if seat.holder == guest else seat
            for seat in self.seats
        )
        return replace(self, seats=seats)


class Skill(Struct, frozen=True, array_like=True):
    """How strong somebody is, and how uncertain that is."""

    mu: float = 25.0
    sigma: float = 25.0 / 3


class RatingRow(Struct, frozen=True):
    """Where a guest stands on a ladder of a game."""

    guest: str
    game: str
    ladder: str
    skill: Skill
    matches: int
    at: float
    """When the last match ended that counted."""


class RatedRow(Struct, frozen=True, kw_only=True):
    """What a match was to the ratings. Matches are rated one after the other, by their numbers."""

    number: int
    table: str
    game: str
    ladder: str
    ended: float
    why: str
    """Why it does not count; empty if it does."""
    before: tuple[Skill, ...]
    after: tuple[Skill | None, ...]
    """None: nothing came of it for that seat."""


class ProfileRow(Struct, frozen=True):
    """The public page of a guest."""

    id: str
    guest: str
    name: str
    since: float


class PasskeyRow(Struct, frozen=True):
    """A key by which a guest is known again."""

    id: str
    guest: str
    name: str
    """What the guest is called now."""
    label: str
    """What they call the passkey."""
    key: bytes
    """The public one."""
    sealed: bytes
    """What makes a token of the guest, under a word that only the passkey has."""
    since: float
    count: int = 0
    """How often it was used, as far as it counts."""
    used: float | None = None


class Talk(Struct, frozen=True):
    """Something said at a table: a text, or the id of a phrase that everyone reads in their language."""

    number: int
    seat: Seat
    name: str
    at: float
    text: str | None = None
    phrase: str | None = None
    by: str = ""
    """The hashed id of the guest; it is told to nobody."""

    def without(self, guest: str) -> "Talk":
        """The same place in the talk, but neither who said it nor what."""
        return Talk(self.number, self.seat, NAMELESS, self.at, text="…") if self.by == guest else self
