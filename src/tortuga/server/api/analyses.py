"""What moves were worth: of any position of turtles, and of every move of a match that is over."""

import hashlib
from functools import partial
from typing import Annotated, Any, TypeAlias

from litestar.params import QueryParameter
from msgspec import Struct
from msgspec.structs import replace

from tortuga.analysis.findings import Curve, CurvePoint, Findings
from tortuga.analysis.turtles.judging import JudgedMove
from tortuga.analysis.turtles.reading import read_where
from tortuga.analysis.turtles.worth import PositionWorth
from tortuga.bots.advice import reason_message
from tortuga.core.match import AnyMatch, Match
from tortuga.games.turtles.board import SOUTH
from tortuga.games.turtles.notation import write_position
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Variant
from tortuga.server.access import admit
from tortuga.server.analyses import AskedPosition, MatchLook, PositionLook, Record, WeighedMove
from tortuga.server.api.common import Allow, AnyRequest, LinkCode, TableId, TheGuest, TheHouse
from tortuga.server.api.routes import Routes
from tortuga.server.http_answers import host_of
from tortuga.server.installed import house_game
from tortuga.server.limits import Begun, address_of
from tortuga.server.messages import MessageInfo, message_info
from tortuga.server.openings import PlayedMove
from tortuga.server.record_replays import MOST_BYTES
from tortuga.server.records import full_record
from tortuga.server.refusals import Code, Declined
from tortuga.server.running_positions import GAME
from tortuga.server.store import Status
from tortuga.text import Message, Sayable

ROUTES = Routes(409)

Where: TypeAlias = Annotated[
    str,
    QueryParameter(
        description="A position in its notation, or the moves that lead to it from the start with South to"
        " move; nothing: the start.",
        max_length=2_000,
    ),
]
OfVariant: TypeAlias = Annotated[Variant, QueryParameter(description="Of the start.")]
Rule: TypeAlias = Annotated[bool, QueryParameter(description="An option of the rules.")]


class PositionInfo(Struct, frozen=True, kw_only=True):
    """A position to be shown on a board, and what is known of it by now."""

    position: str
    view: Any
    actions: tuple[Any, ...]
    done: int
    of: int
    """How often it is looked at, each time more carefully."""
    worth: PositionWorth | None
    says: tuple[MessageInfo, ...]
    """What speaks for the best move."""
    played: tuple[PlayedMove, ...]
    """What people have played here, in public matches that are over."""


class CurveInfo(Struct, frozen=True):
    says: MessageInfo
    points: tuple[CurvePoint, ...]


class RemarkInfo(Struct, frozen=True, kw_only=True):
    says: tuple[MessageInfo, ...]
    at: int | None
    """How many actions had been done; None: of the whole match."""
    seat: int | None
    fault: str | None = None
    position: str | None = None
    """Where a fault was made, for the analysis board."""
    line: tuple[str, ...] = ()
    """How it is punished, beginning with the move itself."""


class MatchAnalysis(Struct, frozen=True, kw_only=True):
    """What has been found out about a match that is over."""

    game: str
    done: int
    of: int | None
    """How many parts of it there are to look at; None: that is still to be found out."""
    unit: str
    """What the curves count: `percent`, of 1, or `points`."""
    highest: float
    curves: tuple[CurveInfo, ...]
    remarks: tuple[RemarkInfo, ...]


@ROUTES.get("/analysis/turtles")
async def analyse_position(
    request: AnyRequest,
    house: TheHouse,
    allow: Allow,
    where: Where = "",
    variant: OfVariant = Variant.BASE,
    majority_capture: Rule = False,
    enemy_anywhere: Rule = False,
) -> PositionInfo:
    """What every move of a position is worth. Ask again until it has been looked at often enough."""
    options = TurtlesOptions(majority_capture=majority_capture, enemy_anywhere=enemy_anywhere)
    asked = AskedPosition(read_where(where, variant, options), options)
    if not house.analyses.position_begun(asked):
        allow(Begun.ANALYSIS)
    look = await house.analyses.position(asked, address_of(host_of(request.scope)))
    return _position_info(asked, look, await house.openings.played(asked.position))


@ROUTES.get("/tables/{table_id:str}/analysis", refused=(401, 403, 404, 409, 410))
async def analyse_match(
    request: AnyRequest,
    table_id: TableId,
    guest: TheGuest,
    house: TheHouse,
    allow: Allow,
    code: LinkCode = None,
) -> MatchAnalysis:
    """What can be said of a match that is over. Ask again until all of it has been looked at."""
    table = await house.replays.table(table_id)
    admit(table, guest, code, house.identity)
    if table.row.status is Status.FINISHED and table.sealed:
        raise Declined(Code.DEAL_SEALED)
    if table.play is None or table.row.status is not Status.FINISHED:
        raise Declined(Code.STILL_RUNNING if table.row.status is Status.RUNNING else Code.NOT_RUNNING)
    record = partial(full_record, table, house.tables.long_work)
    return await _looked_through(request, house, allow, table_id, table.play.match, record)


@ROUTES.post("/replay/analysis", refused=(404, 409, 413), request_max_body_size=MOST_BYTES)
async def analyse_record(request: AnyRequest, house: TheHouse, allow: Allow) -> MatchAnalysis:
    """The same of a record, which is the body."""
    body = await request.body()
    match = await house.record_replays.match(body)
    id = f"sha256:{hashlib.sha256(body).hexdigest()}"

    async def record() -> str:
        return body.decode("utf-8")

    return await _looked_through(request, house, allow, id, match, record)


async def _looked_through(
    request: AnyRequest, house: TheHouse, allow: Allow, id: str, match: AnyMatch, record: Record
) -> MatchAnalysis:
    if not house.analyses.match_begun(id):
        allow(Begun.ANALYSIS)
    look = await house.analyses.match(id, match, record, address_of(host_of(request.scope)))
    if match.game.id != GAME:
        return _match_analysis(match, look, look.findings or Findings(), ())
    moves = await house.analyses.to_tell(look)
    return _match_analysis(match, look, Findings(curves=(_chances(moves),)), _faults(match, moves))


def _match_analysis(
    match: AnyMatch, look: MatchLook, found: Findings, faults: tuple[RemarkInfo, ...]
) -> MatchAnalysis:
    remarks = [
        RemarkInfo(
            says=(MessageInfo(f"analysis-{remark.kind}", remark.args),), at=remark.at, seat=remark.seat
        )
        for remark in found.remarks
    ]
    curves = [
        CurveInfo(MessageInfo(f"analysis-curve-{curve.kind}", curve.args), curve.points)
        for curve in found.curves
    ]
    return MatchAnalysis(
        game=match.game.id,
        done=look.done,
        of=look.of,
        unit=found.unit,
        highest=found.highest,
        curves=tuple(curves),
        remarks=(*remarks, *faults),
    )


def _chances(moves: list[WeighedMove]) -> Curve:
    """South's to win, after each move."""
    return Curve("south", {}, tuple(map(_chance, moves)))


def _chance(move: WeighedMove) -> CurvePoint:
    if move.judged is None:
        return CurvePoint(move.made.at, None, sure=False)
    made = move.judged.made
    south = made.chance if move.made.asked.position.to_move == SOUTH else 1 - made.chance
    return CurvePoint(move.made.at, round(south, 3), made.proved)


def _faults(match: AnyMatch, moves: list[WeighedMove]) -> tuple[RemarkInfo, ...]:
    return tuple(
        RemarkInfo(
            says=_said(match, move, move.judged),
            at=move.made.at,
            seat=move.made.seat,
            fault=move.judged.fault,
            position=write_position(move.made.asked.position),
            line=move.judged.made.line,
        )
        for move in moves
        if move.judged and move.judged.fault
    )


def _position_info(asked: AskedPosition, look: PositionLook, played: tuple[PlayedMove, ...]) -> PositionInfo:
    written = write_position(asked.position)
    started = TurtlesOptions(
        position=written,
        majority_capture=asked.options.majority_capture,
        enemy_anywhere=asked.options.enemy_anywhere,
    )
    match: AnyMatch = Match.start(house_game(GAME), started)
    mover = asked.position.to_move
    reasons = look.worth.reasons if look.worth else ()
    return PositionInfo(
        position=written,
        view=replace(match.view(mover), seat=None),
        actions=tuple(match.legal(mover)),
        done=look.done,
        of=look.of,
        worth=look.worth,
        says=tuple(message_info(reason_message(match.game, reason, match.names)) for reason in reasons),
        played=played,
    )


def _said(match: AnyMatch, weighed: WeighedMove, found: JudgedMove) -> tuple[MessageInfo, ...]:
    assert weighed.worth
    args: dict[str, Sayable] = {
        "move": found.made.move,
        "better": found.best.move,
        "answer": found.made.line[1] if len(found.made.line) > 1 else "",
        "moves": (found.best.moves + 1) // 2,
    }
    others = weighed.worth.reasons[1:]  # the first says what the fault has said
    reasons = [reason_message(match.game, reason, match.names) for reason in others]
    return tuple(map(message_info, (Message(f"analysis-fault-{found.fault}", args), *reasons)))
