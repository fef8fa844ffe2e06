"""Chests on their way: out of the bag, between zones, onto the central island and back."""

from tortuga.core.game import Seat
from tortuga.core.tuples import with_item
from tortuga.games.buccaneers.components import CHEST_INDEX, CHESTS, Chest, Facts, Zone
from tortuga.games.buccaneers.events import BagEmpty, ChestDrawn
from tortuga.games.buccaneers.state import Board, Step, change_board


def chests_in(board: Board, zone: Zone) -> tuple[Chest, ...]:
    """The names of the zones are those of the board's fields."""
    chests: tuple[Chest, ...] = getattr(board, zone)
    return chests


def add_chest(step: Step, seat: Seat, chest: Chest, zone: Zone = Zone.ISLAND) -> None:
    """A chest to the right end of an own zone."""
    chests = chests_in(step.state.boards[seat], zone)
    change_board(step, seat, **{zone: (*chests, chest)})


def draw_chest(step: Step, seat: Seat, zone: Zone = Zone.ISLAND) -> None:
    """A chest from the bag to an own zone; from an empty bag nothing comes (B-MOVE-3)."""
    bag = step.state.bag
    if not any(bag):
        step.tell(BagEmpty(seat))
        return
    chest = CHESTS[step.chance.about("chests", seat).weighted(bag)]
    step.tell(ChestDrawn(seat, chest, zone))
    add_chest(step, seat, chest, zone)
    step.change(bag=_counted(bag, chest, -1))


def strand(step: Step, chest: Chest) -> bool:
    """A chest to the central island; into the bag (True) where one of its colour lies or two play."""
    state = step.state
    to_bag = chest in state.centre or state.seats == 2  # B-ISLE-1, B-TWO-2
    if to_bag:
        step.change(bag=_counted(state.bag, chest, +1))
    else:
        step.change(centre=tuple(sorted((*state.centre, chest), key=CHEST_INDEX.__getitem__)))
    return to_bag


def _counted(bag: tuple[int, ...], chest: Chest, change: int) -> tuple[int, ...]:
    index = CHEST_INDEX[chest]
    return with_item(bag, index, bag[index] + change)


def fleet_room(board: Board, facts: Facts) -> int:
    """How many chests the fleet zone holds (B-CAP-1)."""
    return facts.chests_by_ship[board.ship - 1]


def crew_room(board: Board, facts: Facts) -> int:
    return facts.chests_by_pirate[board.pirate - 1]


def without(chests: tuple[Chest, ...], gone: tuple[Chest, ...]) -> tuple[Chest, ...]:
    """The chests that are left when some are taken away."""
    left = list(chests)
    for chest in gone:
        left.remove(chest)
    return tuple(left)
