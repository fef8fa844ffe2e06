"""Moving chests: everyone draws one, then all load anew at once, each place a choice of its own."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Self

from msgspec import Struct
from msgspec.structs import replace

from tortuga.core.game import Question, Seat
from tortuga.core.notation import Choice, Form, OneOf
from tortuga.core.phases import Phase
from tortuga.core.tuples import with_item
from tortuga.games.buccaneers.chests import crew_room, draw_chest, fleet_room, strand, without
from tortuga.games.buccaneers.components import Chest, Facts, Zone
from tortuga.games.buccaneers.events import ChestLeft, ChestsBrought, ChestsLoaded
from tortuga.games.buccaneers.phases.words import no_such_chest
from tortuga.games.buccaneers.state import Board, BuccaneersState, Step, set_board
from tortuga.text import Message

if TYPE_CHECKING:
    from tortuga.games.buccaneers.view import BuccaneersView


class Load(Choice, frozen=True):
    """Put this chest on the next free place (B-MOVE-2)."""

    form: ClassVar[Form] = Form("load", OneOf(Chest, "chest"))
    chest: Chest


class WhichChest(Question, frozen=True):
    """Which chest comes on the next place of a zone."""

    answers: ClassVar = (Load,)
    secret: ClassVar = True
    laid_open_by: ClassVar = (ChestsLoaded,)
    zone: Zone
    place: int


FLEET, CREW, ISLAND = Zone.FLEET, Zone.CREW, Zone.ISLAND
LOADS = {chest: Load(chest) for chest in Chest}


class Move(Struct, frozen=True, gc=False):
    """How far a player has loaded fleet and crew anew (B-MOVE-2)."""

    fleet: tuple[Chest, ...] = ()
    crew: tuple[Chest, ...] = ()
    next: Zone | None = None
    """The zone whose next place is a real choice; none when the rest is settled."""


class Moving(Phase, frozen=True):
    """All move their chests at once. How far the others are is hidden until all are done."""

    questions: ClassVar = (WhichChest,)
    movers: tuple[Seat, ...]
    """Who has anything to choose, as all can see."""
    moves: tuple[Move, ...]

    def asks(self, state: BuccaneersState) -> tuple[Seat, ...]:
        return tuple([seat for seat in self.movers if self.moves[seat].next])

    def question(self, state: BuccaneersState, seat: Seat) -> WhichChest:
        move = self.moves[seat]
        assert move.next is not None
        return WhichChest(move.next, len(move.fleet if move.next is FLEET else move.crew) + 1)

    def legal(self, state: BuccaneersState, seat: Seat) -> Sequence[Load]:
        return _loads(_unloaded(state.boards[seat], self.moves[seat]))

    def answer(self, step: Step, seat: Seat, action: Load) -> None:
        """A chest for the next place, known to its owner alone until all are done."""
        move, board, facts = self.moves[seat], step.state.boards[seat], step.state.options.facts
        if move.next is FLEET:
            move = _settled(board, facts, (*move.fleet, action.chest), move.crew)
        else:
            move = _settled(board, facts, move.fleet, (*move.crew, action.chest))
        step.ask(Moving(self.movers, with_item(self.moves, seat, move)))

    def objection(self, view: "BuccaneersView", action: Load) -> Message | None:
        assert view.seat is not None
        return no_such_chest(action.chest, sorted(set(_unloaded(view.own_board, self.moves[view.seat]))))

    def awaited(self, state: BuccaneersState) -> tuple[Seat, ...]:
        return self.movers

    def covered(self, state: BuccaneersState, seat: Seat | None) -> Self:
        """How far the others have loaded is hidden: they look, and are imagined, as if they had not begun."""
        moves, facts = list(self.moves), state.options.facts
        for other in self.movers:
            if other != seat:
                moves[other] = _settled(state.boards[other], facts, (), ())
        return replace(self, moves=tuple(moves))


def begin_moving(step: Step) -> None:
    """B-MOVE-1, then all who have something to choose load at once; the others' moves are settled."""
    for seat in step.state.clockwise():
        draw_chest(step, seat)
    moves = _fresh_moves(step.state)
    step.ask(Moving(tuple([seat for seat, move in enumerate(moves) if move.next]), moves))


def move_all(step: Step, moves: tuple[Move, ...]) -> None:
    """B-MOVE-2, told and stranded clockwise from the first player."""
    for seat in step.state.clockwise():
        _move_one(step, seat, moves[seat])


def _move_one(step: Step, seat: Seat, move: Move) -> None:
    """Fleet to Tortuga, crew to fleet, island to crew; what does not fit is stranded."""
    board = step.state.boards[seat]
    if board.fleet:
        step.tell(ChestsBrought(seat, board.fleet))
    for zone, loaded in ((FLEET, move.fleet), (CREW, move.crew)):
        if loaded:
            step.tell(ChestsLoaded(seat, zone, loaded))
    tortuga = board.tortuga + board.fleet
    set_board(step, seat, replace(board, tortuga=tortuga, fleet=move.fleet, crew=move.crew, island=()))
    for zone, source, loaded in ((CREW, board.crew, move.fleet), (ISLAND, board.island, move.crew)):
        for chest in without(source, loaded):
            to_bag = strand(step, chest)
            step.tell(ChestLeft(seat, chest, zone, to_bag))


def _fresh_moves(state: BuccaneersState) -> tuple[Move, ...]:
    """Moves of which nothing has been chosen yet."""
    return tuple([_settled(board, state.options.facts, (), ()) for board in state.boards])


def _settled(board: Board, facts: Facts, fleet: tuple[Chest, ...], crew: tuple[Chest, ...]) -> Move:
    """Load all that is no choice. What lies open to all may be settled without asking."""
    fleet, choice = _filled(board.crew, fleet, fleet_room(board, facts))
    if choice:
        return Move(fleet, crew, FLEET)
    crew, choice = _filled(board.island, crew, crew_room(board, facts))
    return Move(fleet, crew, CREW if choice else None)


@lru_cache(maxsize=4096)
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


def _unloaded(board: Board, move: Move) -> tuple[Chest, ...]:
    """The chests that could come on the next place."""
    return without(board.crew, move.fleet) if move.next is FLEET else without(board.island, move.crew)


@lru_cache(maxsize=4096)
def _loads(chests: tuple[Chest, ...]) -> tuple[Load, ...]:
    return tuple([load for chest, load in LOADS.items() if chest in chests])
