"""What moves were worth: of any position of turtles, and of every move of a match that is over."""

import hashlib
from typing import Annotated, Any, TypeAlias

from litestar import get, post
from litestar.params import QueryParameter
from msgspec import Struct

from tortuga.analysis.turtles.judging import JudgedMove
from tortuga.analysis.turtles.reading import read_where
from tortuga.analysis.turtles.worth import PositionWorth
from tortuga.bots.advice import reason_message
from tortuga.core.match import AnyMatch, Match
from tortuga.games.turtles.board import SOUTH
from tortuga.games.turtles.notation import write_position
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import SIDES, Variant
from tortuga.server.access import admit
from tortuga.server.analyses import AskedPosition, PositionLook, WeighedMove
from tortuga.server.api.common import Allow, AnyRequest, LinkCode, TableId, TheGuest, TheHouse, refusals
from tortuga.server.http_answers import host_of
from tortuga.server.installed import house_game
from tortuga.server.limits import Begun, address_of
from tortuga.server.messages import MessageInfo, message_info
from tortuga.server.record_replays import MOST_BYTES
from tortuga.server.refusals import Code, Declined
from tortuga.server.running_positions import GAME
from tortuga.server.store import Status
from tortuga.text import Message, Sayable

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


class MoveInfo(Struct, frozen=True, kw_only=True):
    """A move of a match."""

    at: int
    """How many actions had been done with it."""
    seat: int
    move: str
    position: str
    """In which it was made."""
    chance: float | None
    """South's to win, after it; None: that is not to be had now."""
    proved: bool
    fault: str | None
    better: str | None
    says: tuple[MessageInfo, ...]
    """The fault in a sentence, and what speaks for the better move."""
    line: tuple[str, ...]
    """How the fault is punished, beginning with the move itself."""


class MatchAnalysis(Struct, frozen=True, kw_only=True):
    game: str
    done: int
    of: int | None
    """How many moves there are; None: that is still to be found out."""
    moves: tuple[MoveInfo, ...]


@get(
    "/analysis/turtles",
    responses=refusals(409),
    summary="What every move of a position is worth. Ask again until it has been looked at often enough",
    operation_id="analysePosition",
)
async def analyse_position(
    request: AnyRequest,
    house: TheHouse,
    allow: Allow,
    where: Where = "",
    variant: OfVariant = Variant.BASE,
    majority_capture: Rule = False,
    enemy_anywhere: Rule = False,
) -> PositionInfo:
    options = TurtlesOptions(majority_capture=majority_capture, enemy_anywhere=enemy_anywhere)
    asked = AskedPosition(read_where(where, variant, options), options)
    if not house.analyses.position_begun(asked):
        allow(Begun.ANALYSIS)
    return _position_info(asked, await house.analyses.position(asked, address_of(host_of(request.scope))))


@get(
    "/tables/{table_id:str}/analysis",
    responses=refusals(401, 403, 404, 409, 410),
    summary="What every move of a match was worth, when it is over. Ask again until all have been looked at",
    operation_id="analyseMatch",
)
async def analyse_match(
    request: AnyRequest,
    table_id: TableId,
    guest: TheGuest,
    house: TheHouse,
    allow: Allow,
    code: LinkCode = None,
) -> MatchAnalysis:
    table = await house.replays.table(table_id)
    admit(table.row, guest, code, house.identity)
    if table.play is None or table.row.status is not Status.FINISHED:
        raise Declined(Code.STILL_RUNNING if table.row.status is Status.RUNNING else Code.NOT_RUNNING)
    return await _looked_through(request, house, allow, table_id, table.play.match)


@post(
    "/replay/analysis",
    status_code=200,
    responses=refusals(404, 409, 413),
    summary="The same of a record, which is the body",
    operation_id="analyseRecord",
    request_max_body_size=MOST_BYTES,
)
async def analyse_record(request: AnyRequest, house: TheHouse, allow: Allow) -> MatchAnalysis:
    body = await request.body()
    match = await house.record_replays.match(body)
    return await _looked_through(request, house, allow, f"sha256:{hashlib.sha256(body).hexdigest()}", match)


ROUTES = (analyse_position, analyse_match, analyse_record)


async def _looked_through(
    request: AnyRequest, house: TheHouse, allow: Allow, id: str, match: AnyMatch
) -> MatchAnalysis:
    if not house.analyses.match_begun(id):
        allow(Begun.ANALYSIS)
    look, weighed = await house.analyses.match(id, match, address_of(host_of(request.scope)))
    moves = tuple(_move_info(match, move) for move in weighed)
    return MatchAnalysis(game=match.game.id, done=len(moves), of=look.of, moves=moves)


def _position_info(asked: AskedPosition, look: PositionLook) -> PositionInfo:
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
        view=match.view(mover),
        actions=tuple(match.legal(mover)),
        done=look.done,
        of=look.of,
        worth=look.worth,
        says=tuple(message_info(reason_message(match.game, reason, match.names)) for reason in reasons),
    )


def _move_info(match: AnyMatch, weighed: WeighedMove) -> MoveInfo:
    made, found = weighed.made, weighed.judged
    position = made.asked.position
    chance = None
    if found:
        chance = found.made.chance if position.to_move == SOUTH else 1 - found.made.chance
    fault = found.fault if found else None
    return MoveInfo(
        at=made.at,
        seat=made.seat,
        move=made.move,
        position=write_position(position),
        chance=chance,
        proved=found.made.proved if found else False,
        fault=fault,
        better=found.best.move if found and fault else None,
        says=_said(match, weighed, found) if found and fault else (),
        line=found.made.line if found and fault else (),
    )


def _said(match: AnyMatch, weighed: WeighedMove, found: JudgedMove) -> tuple[MessageInfo, ...]:
    assert weighed.worth
    args: dict[str, Sayable] = {
        "move": found.made.move,
        "better": found.best.move,
        "answer": found.made.line[1] if len(found.made.line) > 1 else "",
        "moves": (found.best.moves + 1) // 2,
        "side": SIDES[1 - weighed.made.asked.position.to_move],
    }
    reasons = [reason_message(match.game, reason, match.names) for reason in weighed.worth.reasons]
    return tuple(map(message_info, (Message(f"analysis-fault-{found.fault}", args), *reasons)))
