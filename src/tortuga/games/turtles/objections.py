"""Why a move is not legal, in the words of the rule that forbids it."""

from msgspec.structs import replace

from tortuga.games.turtles.board import AHEAD, GOAL, INDEX, NAMES
from tortuga.games.turtles.moves import Hatch, Jump, Move, Step, Swap, TurtlesAction
from tortuga.games.turtles.notation import write_move
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position, Variant
from tortuga.games.turtles.rules import choice, hatching_cells, hatching_numbers
from tortuga.text import Message, Sayable


def objection(position: Position, options: TurtlesOptions, move: TurtlesAction) -> Message | None:
    """The first reason found against an illegal move."""
    if isinstance(move, Swap):
        return _because("swap" if options.swap else "no-swap")
    if isinstance(move, Hatch):
        return _against_hatching(position, options, move)
    if not position.turtles[position.to_move] >> INDEX[move.origin] & 1:
        return _because("not-yours", cell=move.origin)
    if isinstance(move, Jump):
        return _against_jump(position, options, move)
    return _against_step(position, options, move)


def _because(reason: str, **args: Sayable) -> Message:
    return Message(f"turtles-objection-{reason}", args)


def _must_jump(position: Position, options: TurtlesOptions) -> Message | None:
    if not choice(position, options).must_jump:
        return None
    return _because("must-jump", example=write_move(choice(position, options).moves[0]))


def _against_step(position: Position, options: TurtlesOptions, step: Step) -> Message | None:
    ahead = {NAMES[cell.near] for cell in AHEAD[position.to_move][INDEX[step.origin]]}
    if step.to not in ahead:
        return _because("not-ahead", origin=step.origin, ahead=sorted(ahead))
    if not position.empty >> INDEX[step.to] & 1:
        return _because("occupied", cell=step.to)
    return _must_jump(position, options)


def _against_jump(position: Position, options: TurtlesOptions, jump: Jump) -> Message | None:
    cell, kinds = jump.origin, set()
    for landing in jump.landings:
        over = {NAMES[a.far]: a.near for a in AHEAD[position.to_move][INDEX[cell]] if a.far_bit}.get(
            landing.cell
        )
        if over is None:
            return _because("no-jump", origin=cell, to=landing.cell)
        if position.empty >> over & 1:
            return _because("nobody-to-jump", cell=NAMES[over])
        if not position.empty >> INDEX[landing.cell] & 1:
            return _because("occupied", cell=landing.cell)
        overturned = bool(position.overturned >> over & 1)
        if overturned != (landing.faces is not None):
            return _because(
                "facing-missing" if overturned else "facing-extra", cell=NAMES[over], to=landing.cell
            )
        if not overturned:
            kinds.add(bool(position.turtles[position.to_move] >> over & 1))
        if len(kinds) > 1:
            return _because("mixed", cell=NAMES[over])
        cell = landing.cell
    if options.majority_capture and jump in choice(position, replace(options, majority_capture=False)).moves:
        return _because("most-turtles")
    longer = [write_move(move) for move in choice(position, options).moves if _continues(move, jump)]
    if longer:
        return _because("goes-on", example=longer[0])
    return _must_jump(position, options)


def _continues(move: Move, jump: Jump) -> bool:
    return (
        isinstance(move, Jump)
        and move.origin == jump.origin
        and len(move.landings) > len(jump.landings)
        and move.landings[: len(jump.landings)] == jump.landings
    )


def _against_hatching(position: Position, options: TurtlesOptions, hatch: Hatch) -> Message | None:
    seat = position.to_move
    if position.variant is Variant.BASE:
        return _because("no-hatching")
    free = {NAMES[cell] for cell in range(len(NAMES)) if hatching_cells(position) >> cell & 1}
    for cell in hatch.cells:
        if NAMES[GOAL[1 - seat]] == cell and position.variant is Variant.HATCHING:
            return _because("corner", cell=cell)
        if cell not in free:
            return _because("not-hatchable", cell=cell)
    if len(hatch.cells) > position.reserves[seat]:
        return _because("reserve", left=position.reserves[seat])
    numbers = hatching_numbers(position)
    if len(hatch.cells) not in numbers:
        other = position.reserves[1 - seat]
        return _because("reserves-differ", own=position.reserves[seat], other=other)
    return _must_jump(position, options)
