"""A full state that a view cannot tell from the truth: hidden throws, choices and tiles are drawn anew."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from tortuga.core.chance import Chance
from tortuga.games.buccaneers.actions import RollingAction
from tortuga.games.buccaneers.components import DEEDS, Deed, Face
from tortuga.games.buccaneers.dice import keeps, room, throw
from tortuga.games.buccaneers.hunting import LOOKED_AT, drawn, with_tile
from tortuga.games.buccaneers.rolling import NONE_FITS, bonuses
from tortuga.games.buccaneers.state import (
    AnyStage,
    Board,
    BuccaneersState,
    Looking,
    Naming,
    Rerolling,
    Rolling,
    Stuck,
)
from tortuga.games.buccaneers.tiles import Pile, imagine_tiles
from tortuga.games.buccaneers.view import BuccaneersView

FACE_OF_DEED = {deed: Face(deed.value) for deed in DEEDS}


def imagine(view: BuccaneersView, chance: Chance) -> BuccaneersState:
    """Others who move chests are imagined not to have begun, which is how the view shows them."""
    stage = view.stage
    in_hand = (stage.tiles or ()) if isinstance(stage, Looking) else ()
    pile, finds = imagine_tiles(view.options.facts.tiles, view.finds, in_hand, chance)
    if isinstance(stage, Looking):
        tiles, pile = _looked_at(stage, pile, chance)
        stage = replace(stage, tiles=tiles)
    return BuccaneersState(
        options=view.options,
        round=view.round,
        first=view.first,
        boards=view.boards,
        bag=view.bag,
        centre=view.centre,
        bonus_left=view.bonus_left,
        pile=pile,
        finds=finds,
        stage=_imagined_stage(view, stage, chance),
    )


def _looked_at(stage: Looking, pile: Pile, chance: Chance) -> tuple[tuple[int, ...], Pile]:
    """The two tiles in the hunter's hand, and the middle without them."""
    if stage.tiles is not None:
        for coins in stage.tiles:
            pile = with_tile(pile, coins, -1)
        return stage.tiles, pile
    tiles = []
    for _ in range(LOOKED_AT):
        coins, pile = drawn(pile, chance)
        tiles.append(coins)
    return tuple(sorted(tiles)), pile


def _imagined_stage(view: BuccaneersView, stage: AnyStage, chance: Chance) -> AnyStage:
    fill = FILLS.get(type(stage))
    filled: AnyStage = fill(view, stage, chance) if fill else stage
    return filled


def _fill_rolling(view: BuccaneersView, stage: Rolling, chance: Chance) -> Rolling:
    """Any roll is as likely as any other; of one who has chosen, any choice that the roll allows."""
    throws, choices = list(stage.throws), list(stage.choices)
    for seat, board in enumerate(view.boards):
        if throws[seat] is None:
            throws[seat] = throw(len(board.hand), chance)
        if seat not in stage.waiting and choices[seat] is None:
            options = _choices(view, board, throws[seat] or ())
            choices[seat] = chance.pick(options) if options else None
    return replace(stage, throws=tuple(throws), choices=tuple(choices))


def _choices(view: BuccaneersView, board: Board, faces: tuple[Face, ...]) -> tuple[RollingAction, ...]:
    if not faces:
        return bonuses(board, view.options)
    return keeps(board, faces, view.options.facts) or NONE_FITS


def _fill_stuck(view: BuccaneersView, stage: Naming | Rerolling, chance: Chance) -> Naming | Rerolling:
    """Of dice that did not fit only that is known: each shows a deed without room."""
    stuck = tuple(
        one if one.throw is not None else Stuck(one.seat, _unfitting(view, one.seat, chance))
        for one in stage.stuck
    )
    return replace(stage, stuck=stuck)


def _unfitting(view: BuccaneersView, seat: int, chance: Chance) -> tuple[Face, ...]:
    board, facts = view.boards[seat], view.options.facts
    full = [FACE_OF_DEED[deed] for deed in (Deed.BOARDING, Deed.RAID) if room(board, deed, facts) < 1]
    return tuple(chance.pick(full) for _ in board.hand)


FILLS: dict[type[Any], Callable[[BuccaneersView, Any, Chance], Any]] = {
    Rolling: _fill_rolling,
    Naming: _fill_stuck,
    Rerolling: _fill_stuck,
}
