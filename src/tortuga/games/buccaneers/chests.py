"""Chests on their way: out of the bag, between zones, onto the central island and back."""

from functools import lru_cache

from msgspec.structs import replace

from tortuga.core.game import Seat
from tortuga.core.tuples import with_item
from tortuga.games.buccaneers.components import CHEST_INDEX, CHESTS, Chest, Facts, Zone
from tortuga.games.buccaneers.events import BagEmpty, ChestDrawn
from tortuga.games.buccaneers.state import Board, Step, set_board

ISLAND = Zone.ISLAND


def chests_in(board: Board, zone: Zone) -> tuple[Chest, ...]:
    """The names of the zones are those of the board's fields."""
    chests: tuple[Chest, ...] = getattr(board, zone)
    return chests


def add_chest(step: Step, seat: Seat, chest: Chest) -> None:
    """A chest to the right end of the own island zone."""
    set_board(step, seat, with_chest(step.state.boards[seat], chest, ISLAND))


def with_chest(board: Board, chest: Chest, zone: Zone) -> Board:
    if zone is ISLAND:  # nearly always
        return replace(board, island=(*board.island, chest))
    return replace(board, **{zone: (*chests_in(board, zone), chest)})


def draw_chest(step: Step, seat: Seat, zone: Zone = ISLAND) -> None:
    """A chest from the bag to an own zone; from an empty bag nothing comes (B-MOVE-3)."""
    state = step.state
    bag = state.bag
    if not any(bag):
        step.tell(BagEmpty(seat))
        return
    colour = step.chance.about("chests", seat).weighted(bag)
    chest = CHESTS[colour]
    step.tell(ChestDrawn(seat, chest, zone))
    boards = with_item(state.boards, seat, with_chest(state.boards[seat], chest, zone))
    step.state = replace(state, boards=boards, bag=with_item(bag, colour, bag[colour] - 1))


def strand(step: Step, chest: Chest) -> bool:
    """A chest to the central island; into the bag (True) where one of its colour lies or two play."""
    state = step.state
    to_bag = chest in state.centre or len(state.boards) == 2  # B-ISLE-1, B-TWO-2
    if to_bag:
        colour = CHEST_INDEX[chest]
        step.state = replace(state, bag=with_item(state.bag, colour, state.bag[colour] + 1))
    else:
        centre = sorted((*state.centre, chest), key=CHEST_INDEX.__getitem__)
        step.state = replace(state, centre=tuple(centre))
    return to_bag


def fleet_room(board: Board, facts: Facts) -> int:
    """How many chests the fleet zone holds (B-CAP-1)."""
    return facts.chests_by_ship[board.ship - 1]


def crew_room(board: Board, facts: Facts) -> int:
    return facts.chests_by_pirate[board.pirate - 1]


@lru_cache(maxsize=4096)
def without(chests: tuple[Chest, ...], gone: tuple[Chest, ...]) -> tuple[Chest, ...]:
    """The chests that are left when some are taken away."""
    left = list(chests)
    for chest in gone:
        left.remove(chest)
    return tuple(left)
