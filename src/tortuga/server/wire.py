"""Everything that travels over the socket of a table, in and out; docs/protocol.md explains it.

Messages are JSON objects with a `type`. None of them carries anything that its reader may not know, and
none is sent because of something that its reader may not know.
"""

from enum import StrEnum
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from tortuga.core.game import Seat
from tortuga.server.store import ClockSettings, Status

PROTOCOL = 2
"""Counts the changes after which a client must be changed too."""

Ref: TypeAlias = Annotated[str, Meta(max_length=64)] | int | None
"""Whatever the client wants to find in the answer."""


# From the client


class Incoming(Struct, frozen=True, gc=False, kw_only=True, forbid_unknown_fields=True):
    ref: Ref = None


class Act(Incoming, frozen=True, tag="act"):
    """Answer a decision with one of the actions that came with it."""

    decision: int
    action: Raw


class AskWhy(Incoming, frozen=True, tag="why"):
    """Ask why an action is no answer to what one is asked now. It is only looked at, never done."""

    action: Raw


class Say(Incoming, frozen=True, tag="say"):
    text: str


class SayPhrase(Incoming, frozen=True, tag="phrase"):
    phrase: str


class AskBack(Incoming, frozen=True, tag="ask-back"):
    """Ask the others to take back everything since one's own last action, and that too."""


class AnswerBack(Incoming, frozen=True, tag="answer-back"):
    agree: bool


class Resign(Incoming, frozen=True, tag="resign"):
    """Give up."""


class OfferDraw(Incoming, frozen=True, tag="offer-draw"):
    """Offer the others a draw."""


class AnswerDraw(Incoming, frozen=True, tag="answer-draw"):
    agree: bool


class Language(Incoming, frozen=True, tag="language"):
    language: str


class Ping(Incoming, frozen=True, tag="ping"):
    pass


AnyIncoming: TypeAlias = (
    Act | AskWhy | Say | SayPhrase | AskBack | AnswerBack | Resign | OfferDraw | AnswerDraw | Language | Ping
)


# To the client


class SeatInfo(Struct, frozen=True):
    kind: Literal["open", "reserved", "person", "bot"]
    name: str
    bot: str | None
    ready: bool
    away: bool
    """A person without a window at the table."""
    held: bool
    """A bot plays for the person who is away."""
    vacation: float | None = None
    """At a slow match: until when its person is on vacation, and their time does not count."""


class OfferInfo(Struct, frozen=True):
    """Somebody asks to take actions back, or offers a draw; these seats have not agreed yet."""

    by: Seat
    waiting: tuple[Seat, ...]


class DealNote(Struct, frozen=True):
    """What is played here is a shared deal: others play the same, and the results are compared."""

    code: str
    closes: float
    """No match of it begins after that."""
    told: float
    """From then on everybody may see its matches and its secret."""
    day: str | None
    """The date (UTC) of which it is the daily deal."""


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table as everyone at it sees it."""

    id: str
    game: str
    options: dict[str, Any]
    status: Status
    seats: tuple[SeatInfo, ...]
    host: Seat | None
    """The host's seat; None: the host has none."""
    private: bool
    watchable: bool
    locked: bool
    talk: bool
    clock: ClockSettings
    grace: float | None
    commitment: str
    words: tuple[str, ...] | None
    """The players' words, from the start of the match on."""
    secret: str | None
    """The secret of the seed, once the match is over; of a shared deal once nobody plays it any more."""
    deal: DealNote | None
    offer: OfferInfo | None
    """To take actions back."""
    draw: OfferInfo | None
    resignable: bool
    """Whether a player may give up in this match."""
    drawable: bool
    """Whether the players may agree on a draw."""
    aborting: tuple[Seat, ...]
    """The seats that want to end the match without a result."""
    before: str | None
    after: str | None
    tournament: str | None
    """The one that it was opened for."""
    club: str | None
    """The one whose members it is for."""
    created: float
    started: float | None
    ended: float | None


class TableSummary(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, Any]
    """Only those that are not as usual, and short."""
    status: Status
    seats: tuple[SeatInfo, ...]
    host: Seat | None
    private: bool
    watchable: bool
    locked: bool
    clock: ClockSettings
    deal: DealNote | None
    created: float
    started: float | None
    ended: float | None


class You(Struct, frozen=True, omit_defaults=True):
    seat: Seat | None
    host: bool
    hands: tuple[int | None, ...] = ()
    """Where this device is passed around: which of those who share it has each seat."""


class SeatClock(Struct, frozen=True, gc=False):
    seat: Seat
    left: float
    """Seconds; counts down while `running`."""
    running: bool


class ClockFace(Struct, frozen=True, gc=False, tag="clock"):
    """What the clocks show now. The client counts on from here."""

    seats: tuple[SeatClock, ...]


class Said(Struct, frozen=True, tag="said"):
    number: int
    seat: Seat
    name: str
    text: str
    phrase: str | None
    at: float


class Welcome(Struct, frozen=True, tag="welcome", kw_only=True):
    """The first message, and again whenever the reader's own seat at the table has changed."""

    protocol: int = PROTOCOL
    you: You
    table: TableInfo
    clock: ClockFace | None
    talk: tuple[Said, ...]


class TableChanged(Struct, frozen=True, tag="table"):
    """Something about the table has changed."""

    table: TableInfo
    you: You


class ChoiceInfo(Struct, frozen=True, gc=False):
    action: Any
    notation: str


class DecisionInfo(Struct, frozen=True, gc=False):
    """All that the seat may answer to what it is asked in its view."""

    number: int
    actions: list[ChoiceInfo]
    forced: bool = False
    """Whether there is only one, and nobody learns anything if it is given without a person's choice."""


class Texts(Struct, frozen=True):
    """The update in words, for a connection that asked for them."""

    events: list[str]
    question: str | None
    outcome: str | None


class Update(Struct, frozen=True, gc=False, tag="update", omit_defaults=True):
    """What has changed for the reader. `number` counts the reader's own updates."""

    number: int
    events: list[Any]
    view: Any
    decision: DecisionInfo | UnsetType | None = UNSET
    """The open decision; None: none is open. Spectators have none."""
    fresh: bool = False
    """Not the next update but the latest: what came before it is not repeated."""
    taken_back: bool = False
    overdue: tuple[Seat, ...] = ()
    """Those whose time had run out: the clock chose for them what is told here."""
    texts: Texts | UnsetType = UNSET


class Accepted(Struct, frozen=True, gc=False, tag="accepted"):
    """What was asked is done; an action that is accepted is never lost."""

    ref: Ref


class Denied(Struct, frozen=True, tag="refused"):
    code: str
    text: str
    ref: Ref = None


class NoticeCode(StrEnum):
    """Each is a message `notice-<code>`."""

    BOTS_BUSY = "bots-busy"
    BOT_STANDS_IN = "bot-stands-in"
    BOT_STUCK = "bot-stuck"
    DRAW_OFFERED = "draw-offered"
    DRAW_REFUSED = "draw-refused"
    LEFT = "left"


class Notice(Struct, frozen=True, tag="notice"):
    """Something that has happened at the table beside the match, or to its bots, for everyone there."""

    code: NoticeCode
    text: str
    seat: Seat | None = None


class Pong(Struct, frozen=True, tag="pong"):
    ref: Ref


class Goodbye(Struct, frozen=True, tag="goodbye"):
    """The house closes this connection; come back after so many seconds."""

    code: str
    text: str
    retry_after: float | None


AnyOutgoing: TypeAlias = (
    Welcome | TableChanged | Update | ClockFace | Said | Notice | Accepted | Denied | Pong | Goodbye
)

_decoder: msgspec.json.Decoder[AnyIncoming] = msgspec.json.Decoder(AnyIncoming)
_encode = msgspec.json.Encoder().encode
LONG = 200
"""Bytes."""

UNREADABLE = (msgspec.DecodeError, RecursionError, UnicodeError)
"""What `read` raises where a frame is no message."""


def read(frame: str) -> AnyIncoming:
    return _decoder.decode(frame)


def written_if_long(part: Struct) -> Raw | None:
    """A part of many messages, put into bytes once; a short one is as quickly written anew."""
    written = _encode(part)
    return Raw(written) if len(written) >= LONG else None


def pack(message: AnyOutgoing) -> bytes:
    """JSON in which no character can begin or end markup, whatever a page does with it."""
    packed = _encode(message)
    return packed.replace(b"<", b"\\u003c").replace(b">", b"\\u003e").replace(b"&", b"\\u0026")
