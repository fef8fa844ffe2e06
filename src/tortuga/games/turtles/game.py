"""turtles, as the core knows it."""

from collections.abc import Sequence
from typing import ClassVar

from tortuga.core.chance import Chance
from tortuga.core.game import Game, Outcome, Seat, Told
from tortuga.games.turtles.board import NAMES, NORTH, SEATS, SOUTH, names_of
from tortuga.games.turtles.landmarks import LANDMARKS
from tortuga.games.turtles.moves import Jump, Move, Step, Swap, TurtlesAction
from tortuga.games.turtles.notation import read_action, read_position, write_action, write_position
from tortuga.games.turtles.objections import objection
from tortuga.games.turtles.options import PRESETS, TurtlesOptions, read_start
from tortuga.games.turtles.position import Position, start_position
from tortuga.games.turtles.rules import (
    Choice,
    after,
    choice,
    find_choice,
    hatching_cells,
    hatching_numbers,
    passed_by,
)
from tortuga.games.turtles.state import (
    Begins,
    ChooseMove,
    Effect,
    Hatched,
    Jumped,
    Stepped,
    Swapped,
    TurtlesEvent,
    TurtlesState,
    TurtlesView,
)
from tortuga.games.turtles.symmetry import sides_exchanged
from tortuga.text import Message

ALONE = tuple((seat,) for seat in SEATS)
NO_EFFECT, OVERTURNED, RIGHTED = Effect
OCCURRENCES = 3
"""T-END-3, option `repetition_draw`: how often a position must occur to end the game."""


class Turtles(Game[TurtlesOptions, TurtlesState, TurtlesAction, TurtlesView]):
    id: ClassVar[str] = "turtles"
    seats: ClassVar[range] = range(2, 3)
    has_secrets: ClassVar[bool] = False
    compares_first_moves: ClassVar[bool] = True
    presets = PRESETS
    landmarks = LANDMARKS
    options_type = TurtlesOptions
    state_type = TurtlesState
    view_type = TurtlesView
    action_type = TurtlesAction
    event_type = TurtlesEvent
    question_type = ChooseMove

    def check(self, options: TurtlesOptions, seats: int) -> None:
        read_start(options)

    def setup(
        self, options: TurtlesOptions, seats: int, chance: Chance
    ) -> tuple[TurtlesState, tuple[Told, ...]]:
        position = read_start(options)
        if position is None:
            position = start_position(options.variant, _first(options, chance))
        found = choice(position, options)
        state = TurtlesState(position, options, outcome=_outcome(position, found, ()), found=found)
        return state, (Told(Begins(position.to_move)),)

    def to_act(self, state: TurtlesState) -> tuple[Seat, ...]:
        return () if state.outcome else ALONE[state.position.to_move]

    def question(self, state: TurtlesState, seat: Seat) -> ChooseMove:
        position = state.position
        obliged = state.choice.must_jump
        may_hatch = not obliged and hatching_cells(position) != 0 and len(hatching_numbers(position)) > 0
        return ChooseMove(obliged, may_hatch, state.swappable)

    def legal(self, state: TurtlesState, seat: Seat) -> Sequence[TurtlesAction]:
        if state.outcome or seat != state.position.to_move:
            return ()
        moves = state.choice.moves
        return (*moves, Swap()) if state.swappable else moves

    def apply(
        self, state: TurtlesState, seat: Seat, action: TurtlesAction, chance: Chance
    ) -> tuple[TurtlesState, tuple[Told, ...]]:
        if type(action) is Swap:
            return _after_swap(state), (Told(Swapped(seat)),)
        before, options = state.position, state.options
        position = after(before, action)
        earlier = (*state.earlier, before) if options.repetition_draw else ()
        found = find_choice(position, options)
        outcome = _outcome(position, found, earlier) if earlier or not found.moves else None
        swappable = options.swap and state.last is None and outcome is None
        told = _told(before, seat, action)
        return TurtlesState(position, options, action, earlier, outcome, swappable, found), told

    def outcome(self, state: TurtlesState) -> Outcome | None:
        return state.outcome

    def resignable(self, options: TurtlesOptions, seats: int) -> bool:
        return True

    def drawable(self, options: TurtlesOptions, seats: int) -> bool:
        return True

    def view(self, state: TurtlesState, seat: Seat | None) -> TurtlesView:
        position, acting = state.position, self.to_act(state)
        return TurtlesView(
            seat=seat,
            awaited=acting,
            asked=self.question(state, seat) if seat is not None and seat in acting else None,
            outcome=state.outcome,
            position=write_position(position),
            south=names_of(position.south),
            north=names_of(position.north),
            overturned=names_of(position.overturned),
            to_move=position.to_move,
            reserves=position.reserves,
            last=state.last,
            swappable=state.swappable,
            earlier=tuple(write_position(earlier) for earlier in state.earlier),
            options=state.options,
        )

    def imagine(self, view: TurtlesView, chance: Chance) -> TurtlesState:
        """Nothing is hidden, so there is nothing to make up."""
        earlier = tuple(read_position(line) for line in view.earlier)
        position = read_position(view.position)
        return TurtlesState(position, view.options, view.last, earlier, view.outcome, view.swappable)

    def notate(self, action: TurtlesAction) -> str:
        return write_action(action)

    def parse(self, text: str) -> TurtlesAction:
        return read_action(text)

    def objection(self, view: TurtlesView, action: TurtlesAction) -> Message | None:
        return objection(read_position(view.position), view.options, action)


def _first(options: TurtlesOptions, chance: Chance) -> int:
    """T-SETUP-1: who begins."""
    if options.first == "random":
        return chance.about("first").pick(SEATS)
    return SOUTH if options.first == "south" else NORTH


def _after_swap(state: TurtlesState) -> TurtlesState:
    """T-SWAP-1: the seats stay what they are, South and North; it is the board that is turned round."""
    earlier = tuple(sides_exchanged(position) for position in state.earlier)
    return TurtlesState(sides_exchanged(state.position), state.options, Swap(), earlier)


def _outcome(position: Position, found: Choice, earlier: tuple[Position, ...]) -> Outcome | None:
    if found.moves:
        repeated = earlier and earlier.count(position) >= OCCURRENCES - 1
        return Outcome((), "repetition") if repeated else None  # T-END-3
    if position.winner is not None:
        return Outcome((position.winner,), "goal")  # T-END-1
    return Outcome((1 - position.to_move,), "stuck")  # T-END-2


def _told(position: Position, seat: Seat, move: Move) -> tuple[Told, ...]:
    if type(move) is Step:
        return (Told(Stepped(seat, move.origin, move.to)),)
    if type(move) is Jump:
        return _told_of_jumps(position, seat, move)
    return (Told(Hatched(seat, move.cells)),)


def _told_of_jumps(position: Position, seat: Seat, jump: Jump) -> tuple[Told, ...]:
    told: list[Told] = []
    origin, enemy = jump.origin, position.north if seat == SOUTH else position.south
    for passed, landing in passed_by(jump):
        cell, faces = landing.cell, landing.faces
        effect = RIGHTED if faces is not None else OVERTURNED if enemy & passed else NO_EFFECT
        over = NAMES[passed.bit_length() - 1]
        told.append(Told(Jumped(seat, origin, over, cell, effect, faces)))
        origin = cell
    return tuple(told)


GAME = Turtles()
