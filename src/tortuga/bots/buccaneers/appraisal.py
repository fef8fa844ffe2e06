"""What each choice is worth at sight, as the chance to win that it leads to."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any, TypeAlias

from tortuga.bots.buccaneers.choices import choice_of, named, seat_of
from tortuga.bots.buccaneers.dicing import ALL_DEEDS, DiceTable
from tortuga.bots.buccaneers.holds import RED, Hold, Row, best_first, row_of
from tortuga.bots.buccaneers.outlook import NOBODY, Outlook, Prize, Raid, Scene
from tortuga.core.notation import Choice
from tortuga.core.tuples import with_item
from tortuga.games.buccaneers.components import CHEST_INDEX, DEED_INDEX, Zone
from tortuga.games.buccaneers.phases.acting import Act, Attack, GiveUp
from tortuga.games.buccaneers.phases.doing import Doing
from tortuga.games.buccaneers.phases.keeping import Keep
from tortuga.games.buccaneers.phases.looking import KeepTile
from tortuga.games.buccaneers.phases.moving import Load, Moving
from tortuga.games.buccaneers.phases.naming import Name
from tortuga.games.buccaneers.phases.rolling import Bonus
from tortuga.games.buccaneers.phases.stealing import Steal, Stealing
from tortuga.games.buccaneers.phases.taking import Take
from tortuga.games.buccaneers.view import BuccaneersView

DICE_ACTIONS = (Keep, Bonus, Name)
A_LITTLE = 1e-6

Valued: TypeAlias = list[tuple[Choice, float]]


def appraise(view: BuccaneersView, legal: Sequence[Choice], table: DiceTable) -> Valued:
    """Every action with its chance to win."""
    kind = next(type(action) for action in legal if not isinstance(action, GiveUp))
    return APPRAISALS[kind](view, legal, table)


# Dice


def _dice(view: BuccaneersView, legal: Sequence[Any], table: DiceTable) -> Valued:
    seat, look = seat_of(view), table.outlook
    dice = table.dice_of(view.boards)
    rows, lead, now = table.rows(dice), table.lead(dice, seat), look.chance(look.now, seat)
    choices = [named(table, dice, seat, choice_of(view, action)) for action in legal]
    return [
        (action, now + table.value(dice, seat, choice, rows, lead))
        for action, choice in zip(legal, choices, strict=True)
    ]


# Deeds


def _act(view: BuccaneersView, legal: Sequence[Any], table: DiceTable) -> Valued:
    """A marker or a chest more is never a loss."""
    now = table.outlook.chance(table.outlook.now, seat_of(view))
    return [(action, now + A_LITTLE * isinstance(action, Act)) for action in legal]


def _attack(view: BuccaneersView, legal: Sequence[Any], table: DiceTable) -> Valued:
    """Whom to attack: as good as the best chest there."""
    values = {NOBODY: _after_attack(view, table, None)}
    for prize in table.outlook.prizes(table.outlook.now, _raid(view)):
        value = _after_attack(view, table, prize)
        values[prize.victim] = max(value, values.get(prize.victim, value))
    return [(action, values[action.victim if isinstance(action, Attack) else NOBODY]) for action in legal]


def _steal(view: BuccaneersView, legal: Sequence[Any], table: DiceTable) -> Valued:
    phase = view.phase
    assert isinstance(phase, Stealing)
    values = {
        prize.place + 1: _after_attack(view, table, prize)
        for prize in table.outlook.prizes(table.outlook.now, _raid(view))
        if prize.victim == phase.victim
    }
    return [(action, values[action.place]) for action in legal if action.place in values]


def _raid(view: BuccaneersView) -> Raid:
    phase = view.phase
    assert isinstance(phase, Doing)
    deed = DEED_INDEX[phase.deed]
    defended = sum([1 << seat for seat, board in enumerate(view.boards) if board.placed[deed]])
    return Raid(deed, phase.actor, phase.rank, NOBODY if phase.attacked is None else phase.attacked, defended)


def _after_attack(view: BuccaneersView, table: DiceTable, prize: Prize | None) -> float:
    """The chance to win after an attack, or after all that is still to come in this round."""
    look, phase, raid = table.outlook, view.phase, _raid(view)
    assert isinstance(phase, Doing)
    scene = look.attacked(look.now, raid, prize) if prize else look.now
    if table.far:
        if phase.rank == 0 and len(phase.actors) > 1:
            barred = prize.victim if prize else NOBODY
            scene, _ = look.attack(scene, raid._replace(seat=phase.actors[1], rank=1, barred=barred))
        dice = table.dice_of(view.boards)
        for later in ALL_DEEDS[raid.deed + 1 :]:
            if doers := table.doers(dice, later, RED):
                scene = look.step(scene, later, doers)
    return look.chance(scene, seat_of(view))


def _take(view: BuccaneersView, legal: Sequence[Any], table: DiceTable) -> Valued:
    look, seat = table.outlook, seat_of(view)
    holds, hold = look.now.holds, look.now.holds[seat]
    valued: Valued = []
    for action in legal:
        taken = hold._replace(island=(*hold.island, CHEST_INDEX[action.chest]))
        scene = Scene(with_item(holds, seat, taken), look.now.coins, look.now.centre)
        valued.append((action, look.chance(scene, seat)))
    return valued


def _tile(view: BuccaneersView, legal: Sequence[Any], table: DiceTable) -> Valued:
    look, seat = table.outlook, seat_of(view)
    valued: Valued = []
    for action in legal:
        coins = [own + action.coins * (owner == seat) for owner, own in enumerate(look.coins)]
        valued.append((action, look.chance(look.now, seat, look.purse_of(coins))))
    return valued


# Loading


def _load(view: BuccaneersView, legal: Sequence[Any], table: DiceTable) -> Valued:
    """The best load with this chest next; the best chests come first, for the last one is lost first."""
    look, seat = table.outlook, seat_of(view)
    hold = look.now.holds[seat]
    every = hold.island + hold.crew + hold.fleet + hold.tortuga
    order = best_first(tuple([CHEST_INDEX[action.chest] for action in legal]), every)
    valued: Valued = []
    for action in legal:
        chest = CHEST_INDEX[action.chest]
        best = max([look.chance_moved(seat, after) for after in _loads(view, look, hold, chest)])
        valued.append((action, best - A_LITTLE * order.index(chest)))
    return valued


def _loads(view: BuccaneersView, look: Outlook, hold: Hold, chest: int) -> Iterator[Hold]:
    """The boards that can come of it: the other zone is filled as is usual."""
    phase = view.phase
    assert isinstance(phase, Moving)
    move = phase.moves[seat_of(view)]
    usual, _ = look.scale.moved(hold)
    if move.next is Zone.FLEET:
        room = look.facts.chests_by_ship[hold.ship - 1]
        for row in _filled(hold.crew, (*row_of(move.fleet), chest), room):
            yield usual._replace(fleet=row)
    else:
        room = look.facts.chests_by_pirate[hold.pirate - 1]
        for row in _filled(hold.island, (*row_of(move.crew), chest), room):
            yield usual._replace(fleet=row_of(move.fleet), crew=row)


def _filled(source: Row, loaded: Row, room: int) -> Iterator[Row]:
    left = list(source)
    for chest in loaded:
        left.remove(chest)
    for more in {*combinations(sorted(left), min(len(left), room - len(loaded)))}:
        yield loaded + more


APPRAISALS: dict[type[Any], Callable[[BuccaneersView, Sequence[Any], DiceTable], Valued]] = {
    Keep: _dice,
    Bonus: _dice,
    Name: _dice,
    Act: _act,
    Attack: _attack,
    Steal: _steal,
    Take: _take,
    KeepTile: _tile,
    Load: _load,
}
