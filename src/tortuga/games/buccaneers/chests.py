"""Chests on their way: out of the bag, between zones, onto the central island and back."""

from msgspec.structs import replace

from tortuga.core.chance import Chance
from tortuga.core.game import Seat, Told
from tortuga.games.buccaneers.components import CHEST_INDEX, CHESTS, Chest, Facts, Zone
from tortuga.games.buccaneers.events import BagEmpty, ChestDrawn, Story
from tortuga.games.buccaneers.state import Board, BuccaneersState


def draw_chest(
    state: BuccaneersState, seat: Seat, chance: Chance, story: Story, zone: Zone = Zone.ISLAND
) -> BuccaneersState:
    """A chest from the bag to an own zone; from an empty bag nothing comes (B-MOVE-3)."""
    bag, board = state.bag, state.boards[seat]
    if not any(bag):
        story.append(Told(BagEmpty(seat)))
        return state
    chest = CHESTS[chance.weighted(bag)]
    story.append(Told(ChestDrawn(seat, chest, zone)))
    if zone is Zone.ISLAND:
        board = replace(board, island=(*board.island, chest))
    else:
        board = replace(board, crew=(*board.crew, chest))
    return replace(state.with_board(seat, board), bag=counted(bag, chest, -1))


def counted(bag: tuple[int, ...], chest: Chest, change: int) -> tuple[int, ...]:
    index = CHEST_INDEX[chest]
    return (*bag[:index], bag[index] + change, *bag[index + 1 :])


def strand(state: BuccaneersState, chest: Chest) -> tuple[BuccaneersState, bool]:
    """A chest to the central island; into the bag (True) where one of its colour lies or two play."""
    if chest in state.centre or state.seats == 2:  # B-ISLE-1, B-TWO-2
        return replace(state, bag=counted(state.bag, chest, +1)), True
    return replace(state, centre=tuple(sorted((*state.centre, chest), key=CHEST_INDEX.__getitem__))), False


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
