"""Why a choice in buccaneers is good: what the dice, the attack or the chest are wanted for."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from tortuga.bots.advice import MOST_REASONS, Reason, percent
from tortuga.bots.buccaneers.choices import SKULLS_ALONE, choice_of, seat_of
from tortuga.bots.buccaneers.dicing import STEP, DiceTable, Stake
from tortuga.bots.buccaneers.outlook import BETTER, BOARDING, FLEET, HUNT, NOBODY, RECRUIT, Raid
from tortuga.bots.buccaneers.reasons import (
    ChanceToWin,
    ChestAndTile,
    ChestInReach,
    ComesSecond,
    CostsNothing,
    CountsDouble,
    FightsBack,
    KeepsDiceForLater,
    LeavesUndefended,
    LeftIsSafer,
    MakesSet,
    MarkerGoesOn,
    MoreCoins,
    NearsSet,
    NoAttackPays,
    PushesBack,
    SkullsAnywhere,
    StandsForAny,
    TakesTheLead,
    TileForLater,
)
from tortuga.core.notation import Choice
from tortuga.games.buccaneers.components import (
    CHESTS,
    DEED_INDEX,
    DEEDS,
    SET_COLOURS,
    Chest,
    Deed,
    Marker,
)
from tortuga.games.buccaneers.phases.acting import Act, Attack, GiveUp
from tortuga.games.buccaneers.phases.doing import Doing
from tortuga.games.buccaneers.phases.keeping import Keep
from tortuga.games.buccaneers.phases.looking import KeepTile
from tortuga.games.buccaneers.phases.moving import Load
from tortuga.games.buccaneers.phases.naming import Name
from tortuga.games.buccaneers.phases.rolling import Bonus
from tortuga.games.buccaneers.phases.stealing import Steal, Stealing
from tortuga.games.buccaneers.phases.taking import Take
from tortuga.games.buccaneers.scoring import most_sets
from tortuga.games.buccaneers.state import Board
from tortuga.games.buccaneers.view import BuccaneersView

MARKERS = {FLEET: Marker.SHIP, RECRUIT: Marker.PIRATE, BOARDING: Marker.SHIP}
"""Which marker a deed moves; the raid moves the pirate too."""


def reasons_for(view: BuccaneersView, table: DiceTable, action: Choice, chance: float) -> tuple[Reason, ...]:
    found = REASONS[type(action)](view, table, action)
    return tuple(islice((*found, ChanceToWin(percent(chance))), MOST_REASONS))


# Dice


def _keep(view: BuccaneersView, table: DiceTable, action: Keep | Name) -> Iterator[Reason]:
    stake = choice_of(view, action)
    if stake.deed == SKULLS_ALONE:
        yield SkullsAnywhere()
        return
    yield from _standing(view, table, stake)
    yield from _promise(view, table, stake.deed)
    left = len(view.own_board.hand) - stake.dice.bit_count()
    if left:
        yield KeepsDiceForLater(left)


def _standing(view: BuccaneersView, table: DiceTable, stake: Stake) -> Iterator[Reason]:
    """Where the dice put the player among those at the deed."""
    seat, dice = seat_of(view), table.dice_of(view.boards)
    table.put(dice, seat, stake)
    column = [row[stake.deed] for row in dice.strength]
    own, others = column[seat], sorted(column[:seat] + column[seat + 1 :], reverse=True)
    standing = DEEDS[stake.deed], own // STEP, others[0] // STEP
    if own > others[0]:
        yield TakesTheLead(*standing)
    elif len(others) > 1 and own > others[1]:
        yield ComesSecond(*standing)


def _promise(view: BuccaneersView, table: DiceTable, deed: int) -> Iterator[Reason]:
    """What being first at a deed brings."""
    seat, look = seat_of(view), table.outlook
    if deed == HUNT:
        yield ChestAndTile()
    elif deed in (FLEET, RECRUIT):
        hold = look.step(look.now, deed, (seat, NOBODY, 0)).holds[seat]
        space, room = (
            (hold.ship, look.facts.chests_by_ship)
            if deed == FLEET
            else (hold.pirate, look.facts.chests_by_pirate)
        )
        if space > getattr(look.now.holds[seat], MARKERS[deed]):
            yield MarkerGoesOn(MARKERS[deed], space, room[space - 1])
    else:
        yield from _prey(table, Raid(deed, seat, 0, NOBODY, 0))


def _prey(table: DiceTable, raid: Raid) -> Iterator[Reason]:
    """The best attack, if one pays."""
    look = table.outlook
    prizes = {prize: look.chance_with(look.now, raid, prize) for prize in look.prizes(look.now, raid)}
    best = max(prizes, key=prizes.__getitem__)
    if prizes[best] <= look.chance(look.now, raid.seat) + BETTER:
        return
    if best.chest is None:
        yield PushesBack(best.victim, MARKERS.get(raid.deed, Marker.PIRATE))
    else:
        yield ChestInReach(best.victim, CHESTS[best.chest])


def _bonus(view: BuccaneersView, table: DiceTable, action: Bonus) -> Iterator[Reason]:
    yield TileForLater(action.deed)
    yield from _promise(view, table, DEED_INDEX[action.deed])


# Deeds


def _act(view: BuccaneersView, table: DiceTable, action: Act) -> Iterator[Reason]:
    yield CostsNothing()
    assert isinstance(view.phase, Doing)
    if view.phase.rank == 0:
        yield from _promise(view, table, DEED_INDEX[view.phase.deed])


def _attack(view: BuccaneersView, table: DiceTable, action: Attack) -> Iterator[Reason]:
    phase, victim = view.phase, action.victim
    assert isinstance(phase, Doing)
    board = view.boards[victim]
    row = board.fleet if phase.deed is Deed.BOARDING else board.crew
    if phase.rank == 0 and row:
        yield ChestInReach(victim, _dearest(view.own_board, row))
    else:
        yield PushesBack(victim, MARKERS.get(DEED_INDEX[phase.deed], Marker.PIRATE))
    defended = board.placed[DEED_INDEX[phase.deed]]
    yield FightsBack(victim) if defended else LeavesUndefended(victim)


def _give_up(view: BuccaneersView, table: DiceTable, action: GiveUp) -> Iterator[Reason]:
    yield NoAttackPays()


# Chests and tiles


def _steal(view: BuccaneersView, table: DiceTable, action: Steal) -> Iterator[Reason]:
    phase = view.phase
    assert isinstance(phase, Stealing)
    victim = view.boards[phase.victim]
    row = victim.fleet if phase.deed is Deed.BOARDING else victim.crew
    yield from _merits(view, row[action.place - 1])


def _take(view: BuccaneersView, table: DiceTable, action: Take) -> Iterator[Reason]:
    yield from _merits(view, action.chest)


def _load(view: BuccaneersView, table: DiceTable, action: Load) -> Iterator[Reason]:
    """The best chests first, for the last are put off first."""
    yield LeftIsSafer()
    if action.chest is Chest.PURPLE:
        yield CountsDouble()
    elif action.chest is Chest.WHITE:
        yield StandsForAny()


def _merits(view: BuccaneersView, chest: Chest) -> Iterator[Reason]:
    """What a new chest is good for."""
    board = view.own_board
    if chest is Chest.PURPLE:
        yield CountsDouble()
    elif chest is Chest.WHITE:
        yield StandsForAny()
    elif _sets(board, chest) > _sets(board):
        yield MakesSet(chest, view.options.facts.set_points)
    else:
        yield NearsSet(chest)


def _dearest(board: Board, row: tuple[Chest, ...]) -> Chest:
    """Of chests that can be taken, the one that anybody would like most."""

    def worth(chest: Chest) -> tuple[bool, bool, bool, int]:
        makes_set = _sets(board, chest) > _sets(board)
        return chest is Chest.PURPLE, makes_set, chest is Chest.WHITE, -_every(board).count(chest)

    return max(row, key=worth)


def _every(board: Board) -> tuple[Chest, ...]:
    return board.island + board.crew + board.fleet + board.tortuga


def _sets(board: Board, *more: Chest) -> int:
    every = _every(board) + more
    return most_sets(tuple(every.count(colour) for colour in SET_COLOURS), board.tortuga.count(Chest.WHITE))


def _tile(view: BuccaneersView, table: DiceTable, action: KeepTile) -> Iterator[Reason]:
    yield MoreCoins(action.coins)


REASONS: dict[type[Any], Callable[[BuccaneersView, DiceTable, Any], Iterator[Reason]]] = {
    Keep: _keep,
    Name: _keep,
    Bonus: _bonus,
    Act: _act,
    Attack: _attack,
    GiveUp: _give_up,
    Steal: _steal,
    Take: _take,
    KeepTile: _tile,
    Load: _load,
}
