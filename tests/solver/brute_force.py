"""Who wins, found without any search: all positions that can follow, solved backward from the ends."""

from collections import defaultdict, deque

from tortuga.core.chance import FastChance
from tortuga.games.turtles.board import CORNER, SIZE, SOUTH
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import RESERVE, Position, Variant
from tortuga.games.turtles.rules import STANDARD, after, find_choice
from tortuga.games.turtles.symmetry import normal
from tortuga.solver.verdicts import Verdict

MOST = 3000


def graph(first: Position) -> dict[Position, set[Position]] | None:
    """All positions that can follow, in normal form, with their successors; None: too many."""
    successors: dict[Position, set[Position]] = {}
    waiting = deque([normal(first)])
    while waiting:
        position = waiting.popleft()
        if position not in successors:
            moves = find_choice(position, STANDARD).moves
            successors[position] = {normal(after(position, move)) for move in moves}
            waiting.extend(successors[position])
        if len(successors) > MOST:
            return None
    return successors


def verdicts(successors: dict[Position, set[Position]]) -> dict[Position, Verdict]:
    """Positions that do not appear in the answer can be kept going for ever."""
    before: defaultdict[Position, list[Position]] = defaultdict(list)
    for position, following in successors.items():
        for one in following:
            before[one].append(position)
    left = {position: len(following) for position, following in successors.items()}
    found = {position: Verdict.LOST for position, number in left.items() if number == 0}
    waiting = deque(found)
    while waiting:
        position = waiting.popleft()
        for earlier in before[position]:
            left[earlier] -= 1
            if earlier not in found and (found[position] is Verdict.LOST or left[earlier] == 0):
                found[earlier] = found[position].turned
                waiting.append(earlier)
    return found


def random_position(luck: FastChance, most: int = 2 * RESERVE, fewest: int = 0) -> Position:
    """Anything that T-NOTE-2 does not refuse."""
    variant = luck.pick(tuple(Variant))
    cells = luck.shuffled(range(SIZE))[: fewest + luck.below(most - fewest + 1)]
    boards = [0, 0, 0]
    for cell in cells:
        boards[luck.below(2 if cell in CORNER else 3)] |= 1 << cell
    south, north, overturned = boards
    if south >> CORNER[1 - SOUTH] & 1:
        north &= ~(1 << CORNER[SOUTH])
    left = 2 * RESERVE - len(cells)
    reserves = (0, 0)
    if variant is not Variant.BASE:
        own = luck.below(min(RESERVE, left) + 1)
        reserves = own, luck.below(min(RESERVE, left - own) + 1)
    return Position(south, north, overturned, luck.below(2), reserves, variant)


def random_options(luck: FastChance) -> TurtlesOptions:
    return TurtlesOptions(majority_capture=luck.below(4) == 0, enemy_anywhere=luck.below(4) == 0)
