"""What a seat may know: all of the table, but of throws, choices and treasure tiles only its own."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from tortuga.core.game import Seat, View
from tortuga.games.buccaneers.components import Chest
from tortuga.games.buccaneers.moving import fresh_move
from tortuga.games.buccaneers.options import BuccaneersOptions
from tortuga.games.buccaneers.questions import BuccaneersQuestion
from tortuga.games.buccaneers.state import (
    AnyStage,
    Board,
    BuccaneersState,
    Find,
    Looking,
    Moving,
    Naming,
    Over,
    Rerolling,
    Rolling,
    Stuck,
)


class BuccaneersView(View, frozen=True, kw_only=True):
    """The state as a seat sees it. None stands for what it does not know."""

    asked: BuccaneersQuestion | None
    options: BuccaneersOptions
    round: int
    first: Seat
    boards: tuple[Board, ...]
    bag: tuple[int, ...]
    """How many chests of each colour are in the bag, as anyone can count."""
    centre: tuple[Chest, ...]
    bonus_left: int
    pile: int
    """How many treasure tiles lie in the middle; two more are in a hand while somebody looks at them."""
    finds: tuple[Find, ...]
    stage: AnyStage


def visible_finds(state: BuccaneersState, seat: Seat | None) -> tuple[Find, ...]:
    """Own tiles, and what was seen and mixed back; the tiles of others only when they are opened."""
    open_to_all = isinstance(state.stage, Over)
    return tuple(
        [
            find if find.seat == seat else Find(find.seat, find.looked, find.kept if open_to_all else None)
            for find in state.finds
        ]
    )


def visible_stage(state: BuccaneersState, seat: Seat | None) -> AnyStage:
    cover = COVERS.get(type(state.stage))
    stage: AnyStage = cover(state, state.stage, seat) if cover else state.stage
    return stage


def _cover_rolling(state: BuccaneersState, stage: Rolling, seat: Seat | None) -> Rolling:
    """B-ROLL-1: one's own throw and choice, and who is still choosing."""
    del state
    throws = tuple([throw if of == seat or not throw else None for of, throw in enumerate(stage.throws)])
    choices = tuple([choice if of == seat else None for of, choice in enumerate(stage.choices)])
    return replace(stage, throws=throws, choices=choices)


def _cover_stuck(state: BuccaneersState, stage: Naming | Rerolling, seat: Seat | None) -> Naming | Rerolling:
    """B-ROLL-5: dice that do not fit are shown only when their owner comes to roll them again."""
    del state
    stuck = tuple([one if one.seat == seat else Stuck(one.seat, None) for one in stage.stuck])
    return replace(stage, stuck=stuck)


def _cover_looking(state: BuccaneersState, stage: Looking, seat: Seat | None) -> Looking:
    del state
    return stage if stage.actor == seat else replace(stage, tiles=None)


def _cover_moving(state: BuccaneersState, stage: Moving, seat: Seat | None) -> Moving:
    """How far the others have loaded is hidden: they look as if they had not begun."""
    facts = state.options.facts
    moves = tuple(
        [
            move if of == seat else fresh_move(board, facts)
            for of, (move, board) in enumerate(zip(stage.moves, state.boards, strict=True))
        ]
    )
    return replace(stage, moves=moves)


COVERS: dict[type[Any], Callable[[BuccaneersState, Any, Seat | None], Any]] = {
    Rolling: _cover_rolling,
    Naming: _cover_stuck,
    Rerolling: _cover_stuck,
    Looking: _cover_looking,
    Moving: _cover_moving,
}
