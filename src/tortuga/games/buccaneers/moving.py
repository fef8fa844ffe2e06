"""Moving chests: everyone draws one, then all load anew at once, each place a choice of its own."""

from collections.abc import Sequence

from msgspec.structs import replace

from tortuga.core.chance import Chance
from tortuga.core.game import Seat, Told
from tortuga.games.buccaneers.actions import Load
from tortuga.games.buccaneers.chests import crew_room, draw_chest, fleet_room, strand, without
from tortuga.games.buccaneers.components import Chest, Facts, Zone
from tortuga.games.buccaneers.events import ChestLeft, ChestsBrought, ChestsLoaded, Story
from tortuga.games.buccaneers.questions import WhichChest
from tortuga.games.buccaneers.state import Board, BuccaneersState, Finished, Move, Moving, Phase

LOADS = {chest: Load(chest) for chest in Chest}


def begin_moving(state: BuccaneersState, chance: Chance, story: Story) -> BuccaneersState:
    """B-MOVE-1, then all who have something to choose load at once; the others' moves are settled."""
    for seat in state.clockwise():
        state = draw_chest(state, seat, chance, story)
    moves = tuple([fresh_move(board, state.options.facts) for board in state.boards])
    movers = tuple([seat for seat, move in enumerate(moves) if move.next])
    if not movers:
        return _move_all(state, moves, story)
    return replace(state, stage=Moving(movers, moves))


def fresh_move(board: Board, facts: Facts) -> Move:
    """A move of which nothing has been chosen yet."""
    return _settled(board, facts, (), ())


def _settled(board: Board, facts: Facts, fleet: tuple[Chest, ...], crew: tuple[Chest, ...]) -> Move:
    """Load all that is no choice. What lies open to all may be settled without asking."""
    fleet, choice = _filled(board.crew, fleet, fleet_room(board, facts))
    if choice:
        return Move(fleet, crew, Zone.FLEET)
    crew, choice = _filled(board.island, crew, crew_room(board, facts))
    return Move(fleet, crew, Zone.CREW if choice else None)


def _filled(
    source: tuple[Chest, ...], loaded: tuple[Chest, ...], room: int
) -> tuple[tuple[Chest, ...], bool]:
    """The places of a zone, filled up where only one colour is left, and whether the next is a choice."""
    left, free = without(source, loaded), room - len(loaded)
    if free == 0 or not left:
        return loaded, False
    if len(set(left)) > 1:
        return loaded, True
    return loaded + left[:free], False


# Choosing chest after chest


def still_moving(stage: Moving) -> tuple[Seat, ...]:
    return tuple([seat for seat in stage.movers if stage.moves[seat].next])


def question(state: BuccaneersState, seat: Seat) -> WhichChest:
    stage = state.stage
    assert isinstance(stage, Moving)
    move = stage.moves[seat]
    assert move.next is not None
    return WhichChest(move.next, len(move.fleet if move.next is Zone.FLEET else move.crew) + 1)


def legal(state: BuccaneersState, seat: Seat) -> Sequence[Load]:
    stage = state.stage
    assert isinstance(stage, Moving)
    left = unloaded(state.boards[seat], stage.moves[seat])
    return tuple([load for chest, load in LOADS.items() if chest in left])


def unloaded(board: Board, move: Move) -> tuple[Chest, ...]:
    """The chests that could come on the next place."""
    return without(board.crew, move.fleet) if move.next is Zone.FLEET else without(board.island, move.crew)


def apply(state: BuccaneersState, seat: Seat, action: Load, chance: Chance, story: Story) -> BuccaneersState:
    """A chest for the next place, known to its owner alone until all are done."""
    del chance
    stage = state.stage
    assert isinstance(stage, Moving)
    move, board = stage.moves[seat], state.boards[seat]
    if move.next is Zone.FLEET:
        move = _settled(board, state.options.facts, (*move.fleet, action.chest), move.crew)
    else:
        move = _settled(board, state.options.facts, move.fleet, (*move.crew, action.chest))
    stage = replace(stage, moves=(*stage.moves[:seat], move, *stage.moves[seat + 1 :]))
    if still_moving(stage):
        return replace(state, stage=stage)
    return _move_all(state, stage.moves, story)


# All at once


def _move_all(state: BuccaneersState, moves: tuple[Move, ...], story: Story) -> BuccaneersState:
    """B-MOVE-2, told and stranded clockwise from the first player."""
    for seat in state.clockwise():
        state = _move_one(state, seat, moves[seat], story)
    return replace(state, stage=Finished(Phase.MOVING))


def _move_one(state: BuccaneersState, seat: Seat, move: Move, story: Story) -> BuccaneersState:
    """Fleet to Tortuga, crew to fleet, island to crew; what does not fit is stranded."""
    board = state.boards[seat]
    if board.fleet:
        story.append(Told(ChestsBrought(seat, board.fleet)))
    for zone, loaded in ((Zone.FLEET, move.fleet), (Zone.CREW, move.crew)):
        if loaded:
            story.append(Told(ChestsLoaded(seat, zone, loaded)))
    moved = replace(board, tortuga=board.tortuga + board.fleet, fleet=move.fleet, crew=move.crew, island=())
    state = state.with_board(seat, moved)
    for zone, source, loaded in ((Zone.CREW, board.crew, move.fleet), (Zone.ISLAND, board.island, move.crew)):
        for chest in without(source, loaded):
            state, to_bag = strand(state, chest)
            story.append(Told(ChestLeft(seat, chest, zone, to_bag)))
    return state
