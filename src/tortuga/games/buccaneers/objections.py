"""Why an action is not legal, from what the seat itself can see."""

from collections.abc import Callable
from typing import Any

from tortuga.games.buccaneers.actions import (
    Act,
    Attack,
    Bonus,
    BuccaneersAction,
    GiveUp,
    Keep,
    KeepTile,
    Load,
    Name,
    NoneFits,
    Steal,
    Take,
)
from tortuga.games.buccaneers.attacking import TARGET, chests_in
from tortuga.games.buccaneers.components import DEED_INDEX, DEED_OF_FACE, Chest, Deed, Die, Face
from tortuga.games.buccaneers.dice import keeps, room
from tortuga.games.buccaneers.moving import unloaded
from tortuga.games.buccaneers.questions import (
    WhatToSteal,
    WhatToTake,
    WhetherToAct,
    WhichBonus,
    WhichChest,
    WhichDeed,
    WhichDice,
    WhichOpenDice,
    WhichTile,
    WhomToAttack,
)
from tortuga.games.buccaneers.rolling import BEST_SIDE
from tortuga.games.buccaneers.state import Acting, Board, Moving, Rerolling, Rolling
from tortuga.games.buccaneers.view import BuccaneersView
from tortuga.text import Message, Sayable

ANSWERS: dict[type[Any], tuple[type[Any], ...]] = {
    WhichDice: (Keep, NoneFits),
    WhichOpenDice: (Keep,),
    WhichBonus: (Bonus,),
    WhichDeed: (Name,),
    WhetherToAct: (Act, GiveUp),
    WhomToAttack: (Attack, GiveUp),
    WhichTile: (KeepTile,),
    WhatToSteal: (Steal,),
    WhatToTake: (Take,),
    WhichChest: (Load,),
}


def objection(view: BuccaneersView, action: BuccaneersAction) -> Message | None:
    """The first reason found against an illegal action."""
    if view.seat is None or view.asked is None:
        return None
    if type(action) not in ANSWERS[type(view.asked)]:
        return _because(f"asked-{view.asked.__struct_config__.tag}")
    against = AGAINST.get(type(action))
    return against(view, action) if against else None


def _because(reason: str, **args: Sayable) -> Message:
    return Message(f"buccaneers-objection-{reason}", args)


def _deed(deed: Deed) -> Message:
    return Message(f"buccaneers-deed-{deed}")


def _chest(chest: Chest) -> Message:
    return Message(f"buccaneers-chest-{chest}")


def _own_board(view: BuccaneersView) -> Board:
    assert view.seat is not None
    return view.boards[view.seat]


def _own_throw(view: BuccaneersView) -> tuple[Face, ...]:
    stage = view.stage
    assert view.seat is not None
    if isinstance(stage, Rerolling):
        return stage.throw
    assert isinstance(stage, Rolling)
    return stage.throws[view.seat] or ()


def _against_keep(view: BuccaneersView, action: Keep) -> Message | None:
    board = _own_board(view)
    shows = dict(zip(board.hand, _own_throw(view), strict=True))
    if not action.dice:
        return _because("keep-none")
    for die in action.dice:
        if die not in shows:
            return _because("not-in-hand", die=die, hand=board.hand)
    return _against_set(view, board, {die: shows[die] for die in action.dice})


def _against_set(view: BuccaneersView, board: Board, kept: dict[Die, Face]) -> Message | None:
    """B-ROLL-1, B-ROLL-5: one deed, and room for all of the dice."""
    deeds = {DEED_OF_FACE[face]: die for die, face in kept.items() if face is not Face.SKULL}
    if len(deeds) > 1:
        (one, die), (other, another) = list(deeds.items())[:2]
        return _because("mixed", die=die, deed=_deed(one), other=another, another=_deed(other))
    for deed in deeds:
        free = room(board, deed, view.options.facts)
        if len(kept) > free:
            return _because("no-room", deed=_deed(deed), free=free, dice=len(kept))
    return None


def _against_none_fits(view: BuccaneersView, action: NoneFits) -> Message | None:
    del action
    fitting = keeps(_own_board(view), _own_throw(view), view.options.facts)
    return _because("something-fits", dice=fitting[0].dice) if fitting else None


def _against_bonus(view: BuccaneersView, action: Bonus) -> Message | None:
    board, index = _own_board(view), DEED_INDEX[action.deed]
    if board.bonus[index] == BEST_SIDE:
        return _because("bonus-full", deed=_deed(action.deed))
    return _because("bonus-no-die", deed=_deed(action.deed))


def _against_name(view: BuccaneersView, action: Name) -> Message | None:
    asked = view.asked
    assert isinstance(asked, WhichDeed)
    free = room(_own_board(view), action.deed, view.options.facts)
    return _because("no-room", deed=_deed(action.deed), free=free, dice=len(asked.dice))


def _against_attack(view: BuccaneersView, action: Attack) -> Message | None:
    stage = view.stage
    assert isinstance(stage, Acting)
    if action.victim == view.seat:
        return _because("attack-oneself")
    if action.victim == stage.attacked:
        return _because("attacked-already", deed=_deed(stage.deed))
    return _because("no-such-player", seats=len(view.boards))


def _against_steal(view: BuccaneersView, action: Steal) -> Message | None:
    asked = view.asked
    assert isinstance(asked, WhatToSteal)
    chests = chests_in(view.boards[asked.victim], TARGET[asked.deed].zone)
    return _because("no-such-place", place=action.place, chests=len(chests))


def _against_take(view: BuccaneersView, action: Take) -> Message | None:
    return _because("not-there", chest=_chest(action.chest), chests=[_chest(chest) for chest in view.centre])


def _against_load(view: BuccaneersView, action: Load) -> Message | None:
    stage = view.stage
    assert isinstance(stage, Moving)
    assert view.seat is not None
    left = sorted(set(unloaded(_own_board(view), stage.moves[view.seat])))
    return _because("not-there", chest=_chest(action.chest), chests=[_chest(chest) for chest in left])


def _against_tile(view: BuccaneersView, action: KeepTile) -> Message | None:
    asked = view.asked
    assert isinstance(asked, WhichTile)
    return _because("not-that-tile", coins=action.coins, tiles=asked.coins)


AGAINST: dict[type[Any], Callable[[BuccaneersView, Any], Message | None]] = {
    Keep: _against_keep,
    NoneFits: _against_none_fits,
    Bonus: _against_bonus,
    Name: _against_name,
    Attack: _against_attack,
    Steal: _against_steal,
    Take: _against_take,
    Load: _against_load,
    KeepTile: _against_tile,
}
