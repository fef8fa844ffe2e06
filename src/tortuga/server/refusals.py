"""What the house does not do. A code is for machines and never changes; the sentence is Fluent's."""

from enum import StrEnum
from http import HTTPStatus
from typing import ClassVar

from tortuga.core.errors import Refused, TortugaError
from tortuga.text import Message, Sayable


class Code(StrEnum):
    """Every refusal of the house itself; those of a match are named in `code_of`."""

    NO_IDENTITY = "no-identity"
    BAD_TOKEN = "bad-token"
    EXPIRED_TOKEN = "expired-token"
    REVOKED_TOKEN = "revoked-token"
    BAD_CODE = "bad-code"
    BAD_PASSKEY = "bad-passkey"
    UNKNOWN_PASSKEY = "unknown-passkey"
    TOO_MANY_PASSKEYS = "too-many-passkeys"
    WRONG_ORIGIN = "wrong-origin"
    WRONG_HOST = "wrong-host"
    BAD_NAME = "bad-name"
    UNSEEN_IN_NAME = "unseen-in-name"
    BAD_WORD = "bad-word"
    BAD_TEXT = "bad-text"
    UNKNOWN_PHRASE = "unknown-phrase"
    UNKNOWN_LANGUAGE = "unknown-language"
    MALFORMED = "malformed"
    BINARY_FRAME = "binary-frame"
    TOO_LARGE = "too-large"
    TOO_FAST = "too-fast"
    TOO_SLOW = "too-slow"
    TOO_MANY_CONNECTIONS = "too-many-connections"
    TOO_MANY_TABLES = "too-many-tables"
    TOO_MANY_FROM_HERE = "too-many-from-here"
    NOT_FOUND = "not-found"
    METHOD_NOT_ALLOWED = "method-not-allowed"
    UNKNOWN_TABLE = "unknown-table"
    PRUNED = "pruned"
    UNKNOWN_PARTY = "unknown-party"
    UNKNOWN_TOURNAMENT = "unknown-tournament"
    UNKNOWN_CLUB = "unknown-club"
    INVITATION_NEEDED = "invitation-needed"
    NOT_WATCHABLE = "not-watchable"
    BANNED = "banned"
    TABLE_LOCKED = "table-locked"
    TABLE_FULL = "table-full"
    SEAT_TAKEN = "seat-taken"
    SEAT_RESERVED = "seat-reserved"
    ALREADY_SEATED = "already-seated"
    NOT_SEATED = "not-seated"
    NOT_HOST = "not-host"
    NOT_ORGANISER = "not-organiser"
    STILL_LED = "still-led"
    IN_TOURNAMENT = "in-tournament"
    WRONG_SYSTEM = "wrong-system"
    CLOCK_NEEDED = "clock-needed"
    ENTRY_CLOSED = "entry-closed"
    ALREADY_ENTERED = "already-entered"
    NOT_ENTERED = "not-entered"
    TOURNAMENT_FULL = "tournament-full"
    TOO_FEW_ENTRANTS = "too-few-entrants"
    TOURNAMENT_BEGUN = "tournament-begun"
    TOURNAMENT_NOT_RUNNING = "tournament-not-running"
    TOO_MANY_TOURNAMENTS = "too-many-tournaments"
    TOO_MANY_CLUBS = "too-many-clubs"
    CLUB_FULL = "club-full"
    NOT_MEMBER = "not-member"
    PASSED_ON = "passed-on"
    NOT_GATHERING = "not-gathering"
    NOT_RUNNING = "not-running"
    STILL_RUNNING = "still-running"
    SEATS_OPEN = "seats-open"
    NOT_READY = "not-ready"
    TALK_OFF = "talk-off"
    NO_TAKE_BACK = "no-take-back"
    NO_OFFER = "no-offer"
    NO_DRAW_OFFER = "no-draw-offer"
    OFFERED_ALREADY = "offered-already"
    NOT_STALLING = "not-stalling"
    NOT_ALONE = "not-alone"
    NO_HINTS = "no-hints"
    ON_VACATION = "on-vacation"
    TOO_MUCH_VACATION = "too-much-vacation"
    BAD_ENDPOINT = "bad-endpoint"
    PUSH_UNAVAILABLE = "push-unavailable"
    NO_PLANS = "no-plans"
    NO_PLAN_NOW = "no-plan-now"
    BAD_PLAN = "bad-plan"
    PLAN_TOO_LONG = "plan-too-long"
    NO_ADVICE = "no-advice"
    NO_ANALYSIS = "no-analysis"
    PLAYED_NOW = "played-now"
    UNKNOWN_WATCHER = "unknown-watcher"
    UNKNOWN_DEAL = "unknown-deal"
    DEAL_CLOSED = "deal-closed"
    DEAL_OVER = "deal-over"
    DEAL_PLAYED = "deal-played"
    DEAL_PLAYED_BY = "deal-played-by"
    DEAL_SEALED = "deal-sealed"
    OTHER_DEAL = "other-deal"
    DAILY_ALONE = "daily-alone"
    NO_SLOW_DEAL = "no-slow-deal"
    NO_HINTS_IN_DEAL = "no-hints-in-deal"
    METRICS_CLOSED = "metrics-closed"
    DAMAGED = "damaged"
    RESTARTING = "restarting"
    BUSY = "busy"
    INTERNAL = "internal"


class Declined(TortugaError):
    """Said to whoever asked, and to nobody else; nothing was changed."""

    id: ClassVar[str] = "declined"

    def __init__(self, code: Code, **args: Sayable) -> None:
        super().__init__(**args)
        self.code = code

    @property
    def message(self) -> Message:
        return Message(f"declined-{self.code}", self.args_said)


def code_of(error: TortugaError) -> str:
    """`ClosedDecision` is `closed-decision`: the code of an error is the end of its message's id."""
    return error.code if isinstance(error, Declined) else error.id.removeprefix("error-")


STATUSES: dict[str, HTTPStatus] = {
    **dict.fromkeys(
        (Code.NO_IDENTITY, Code.BAD_TOKEN, Code.EXPIRED_TOKEN, Code.REVOKED_TOKEN), HTTPStatus.UNAUTHORIZED
    ),
    **dict.fromkeys(
        (
            Code.WRONG_ORIGIN,
            Code.BAD_CODE,
            Code.BAD_PASSKEY,
            Code.UNKNOWN_PASSKEY,
            Code.INVITATION_NEEDED,
            Code.NOT_WATCHABLE,
            Code.DEAL_SEALED,
            Code.BANNED,
            Code.TABLE_LOCKED,
            Code.SEAT_RESERVED,
            Code.NOT_SEATED,
            Code.NOT_HOST,
            Code.NOT_ORGANISER,
            Code.NOT_MEMBER,
            Code.PASSED_ON,
            Code.TALK_OFF,
            Code.METRICS_CLOSED,
        ),
        HTTPStatus.FORBIDDEN,
    ),
    **dict.fromkeys(
        (
            Code.TABLE_FULL,
            Code.SEAT_TAKEN,
            Code.ALREADY_SEATED,
            Code.NOT_GATHERING,
            Code.NOT_RUNNING,
            Code.STILL_RUNNING,
            Code.SEATS_OPEN,
            Code.NOT_READY,
            Code.NO_TAKE_BACK,
            Code.NO_OFFER,
            Code.NO_DRAW_OFFER,
            Code.OFFERED_ALREADY,
            Code.NOT_STALLING,
            Code.NOT_ALONE,
            Code.NO_HINTS,
            Code.ON_VACATION,
            Code.TOO_MUCH_VACATION,
            Code.PUSH_UNAVAILABLE,
            Code.NO_PLANS,
            Code.NO_PLAN_NOW,
            Code.BAD_PLAN,
            Code.PLAN_TOO_LONG,
            Code.NO_ADVICE,
            Code.NO_ANALYSIS,
            Code.PLAYED_NOW,
            Code.DEAL_CLOSED,
            Code.DEAL_OVER,
            Code.DEAL_PLAYED,
            Code.DEAL_PLAYED_BY,
            Code.OTHER_DEAL,
            Code.DAILY_ALONE,
            Code.NO_SLOW_DEAL,
            Code.NO_HINTS_IN_DEAL,
            Code.DAMAGED,
            Code.TOO_MANY_PASSKEYS,
            Code.STILL_LED,
            Code.IN_TOURNAMENT,
            Code.ENTRY_CLOSED,
            Code.ALREADY_ENTERED,
            Code.NOT_ENTERED,
            Code.TOURNAMENT_FULL,
            Code.TOO_FEW_ENTRANTS,
            Code.TOURNAMENT_BEGUN,
            Code.TOURNAMENT_NOT_RUNNING,
            Code.CLUB_FULL,
        ),
        HTTPStatus.CONFLICT,
    ),
    **dict.fromkeys(
        (
            *(Code.UNKNOWN_TOURNAMENT, Code.UNKNOWN_CLUB),
            *(
                Code.UNKNOWN_TABLE,
                Code.UNKNOWN_PARTY,
                Code.UNKNOWN_WATCHER,
                Code.UNKNOWN_DEAL,
                Code.NOT_FOUND,
            ),
            *("unknown-game", "no-lesson", "no-puzzle", "no-puzzles"),
        ),
        HTTPStatus.NOT_FOUND,
    ),
    **dict.fromkeys(
        (
            *(Code.TOO_FAST, Code.TOO_MANY_CONNECTIONS, Code.TOO_MANY_TABLES, Code.TOO_MANY_FROM_HERE),
            *(Code.TOO_MANY_TOURNAMENTS, Code.TOO_MANY_CLUBS),
        ),
        HTTPStatus.TOO_MANY_REQUESTS,
    ),
    **dict.fromkeys((Code.RESTARTING, Code.BUSY), HTTPStatus.SERVICE_UNAVAILABLE),
    Code.PRUNED: HTTPStatus.GONE,
    Code.WRONG_HOST: HTTPStatus.MISDIRECTED_REQUEST,
    Code.METHOD_NOT_ALLOWED: HTTPStatus.METHOD_NOT_ALLOWED,
    Code.TOO_LARGE: HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    Code.INTERNAL: HTTPStatus.INTERNAL_SERVER_ERROR,
}


def status_of(error: TortugaError) -> HTTPStatus:
    """The HTTP status of a refusal; what a match refuses is a conflict, the rest a bad request."""
    otherwise = HTTPStatus.CONFLICT if isinstance(error, Refused) else HTTPStatus.BAD_REQUEST
    return STATUSES.get(code_of(error), otherwise)
