"""Plans: what somebody will reply, should the other play so. Here is what they mean; nothing is done.

A plan is a small tree. It holds as long as the match follows one of its branches, and is dropped where the
other plays something that was not expected.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tortuga.core.errors import TortugaError
from tortuga.core.game import Seat
from tortuga.core.match import AnyMatch
from tortuga.server.refusals import Code, Declined
from tortuga.server.store import Expected, LogEntry, PlanRow, Played
from tortuga.server.table_match import TableMatch, last_line

MOST_REPLIES = 40
"""In all branches of a plan together."""


class Followed(NamedTuple):
    """Where a match stands on a plan."""

    plan: PlanRow | None
    """What is left of it."""
    reply: str | None = None
    """What is to be played now."""


DROPPED = Followed(None)


def followed(plan: PlanRow, seat: Seat, since: Sequence[LogEntry]) -> Followed:
    """What a plan comes to, after all that has happened since it was made."""
    answers: tuple[Expected, ...] = plan.answers
    met: Expected | None = None
    for entry in since:
        if not isinstance(entry, Played):
            return DROPPED
        seat_of_it, done = entry.line.seat, entry.line.action
        if met is None:
            met = next((one for one in answers if seat_of_it != seat and one.move == done), None)
            if met is None:
                return DROPPED
        elif seat_of_it == seat and met.reply == done:
            answers, met = met.then, None
        else:
            return DROPPED
    if met is not None:
        return Followed(plan, met.reply)
    left = PlanRow(plan.index + len(since), answers)
    return Followed(left) if answers else DROPPED


def checked(play: TableMatch, seat: Seat, answers: tuple[Expected, ...]) -> PlanRow:
    """A plan from here on; `Declined` where none can be made, or one of its moves cannot be played."""
    match = may_plan(play, seat)
    if sum(1 for _ in _all(answers)) > MOST_REPLIES:
        raise Declined(Code.PLAN_TOO_LONG, most=MOST_REPLIES)
    return PlanRow(play.index, _checked(match, seat, answers))


def may_plan(play: TableMatch, seat: Seat) -> AnyMatch:
    """The match to plan in. Where something is hidden, or it is one's own turn, there is nothing to plan."""
    match = play.match
    if match.game.has_secrets or len(match.seats) != 2:
        raise Declined(Code.NO_PLANS)
    if match.to_act == (seat,) or match.outcome is not None:
        raise Declined(Code.NO_PLAN_NOW)
    return match


def after(match: AnyMatch, moves: Sequence[str]) -> AnyMatch:
    """The match as it were after these moves; `Declined` if one of them cannot be played."""
    twin = match.copy()
    for move in moves:
        try:
            (mover,) = twin.to_act
            twin.play(mover, twin.game.parse(move))
        except (TortugaError, ValueError) as wrong:
            raise Declined(Code.BAD_PLAN, move=move) from wrong
    return twin


def _all(answers: tuple[Expected, ...]) -> Iterator[Expected]:
    for one in answers:
        yield one
        yield from _all(one.then)


def _checked(match: AnyMatch, seat: Seat, answers: tuple[Expected, ...]) -> tuple[Expected, ...]:
    """Each as it will be written in the log."""
    written = tuple(_checked_one(match, seat, one) for one in answers)
    if len({one.move for one in written}) != len(written):
        raise Declined(Code.BAD_PLAN, move=written[0].move)
    return written


def _checked_one(match: AnyMatch, seat: Seat, one: Expected) -> Expected:
    met = after(match, [one.move])
    if met.to_act != (seat,):
        raise Declined(Code.BAD_PLAN, move=one.move)
    replied = after(met, [one.reply])
    if one.then and replied.to_act == (seat,):
        raise Declined(Code.BAD_PLAN, move=one.then[0].move)
    return Expected(last_line(met).action, last_line(replied).action, _checked(replied, seat, one.then))
