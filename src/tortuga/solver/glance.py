"""What one look at a position tells: whether the side to move wins at once or cannot move, and if neither,
about how many moves it has."""

from tortuga.solver.bitboards import (
    BOARD,
    CELLS,
    GOAL,
    LEFT,
    RESERVE_BITS,
    RIGHT,
    STRAIGHT,
    behind,
    count,
    has_lost,
)
from tortuga.solver.compiled import compiled
from tortuga.solver.generator import (
    DIRECTIONS,
    HANDFULS_BEGIN,
    MINE,
    THEIRS,
    Numbers,
    hatching_cells,
    hatching_numbers,
    successors,
)
from tortuga.solver.packing import RARE_RULES

WINS, STUCK = -1, 0


@compiled
def glance(mine: int, theirs: int, rules: int, moves: Numbers) -> int:
    """WINS, STUCK, or how many moves there are, a chain of jumps counted once. `moves` is scratch paper."""
    if rules & RARE_RULES:
        return _look_closely(mine, theirs, rules, moves)
    own, enemy, over = mine & ~theirs & CELLS, theirs & ~mine & CELLS, mine & theirs & CELLS
    empty = BOARD & ~(mine | theirs)
    obliged = 0
    for direction in range(DIRECTIONS):
        obliged += count(own & behind(behind(empty, direction) & enemy, direction))
    if obliged:
        return WINS if own & _starts_of_chains_home(enemy | over, enemy, empty) else obliged
    starts = _starts_of_chains_home(enemy | over, over, empty)
    starts |= _starts_of_chains_home(own | over, own | over, empty)
    starts |= behind(GOAL & empty, LEFT) | behind(GOAL & empty, STRAIGHT) | behind(GOAL & empty, RIGHT)
    if own & starts:
        return WINS
    free_ways = 0
    for direction in range(DIRECTIONS):
        landing = behind(empty, direction)
        free_ways += count(own & landing) + count(own & behind(landing & own, direction))
        free_ways += 2 * count(own & behind(landing & over, direction))
    return free_ways + _hatchings(mine, theirs, rules)


@compiled
def _starts_of_chains_home(passable: int, first: int, empty: int) -> int:
    """The cells from which jumps over passable turtles, beginning over one of `first`, end on the goal."""
    starts, reached = 0, GOAL & empty
    while reached:
        before = 0
        for direction in range(DIRECTIONS):
            over = behind(reached, direction)
            starts |= behind(over & first, direction)
            before |= behind(over & passable, direction)
        reached = before & empty
    return starts


@compiled
def _hatchings(mine: int, theirs: int, rules: int) -> int:
    if not mine >> RESERVE_BITS:
        return 0
    room = count(hatching_cells(mine, theirs, rules))
    fewest, most = hatching_numbers(mine, theirs)
    most = min(most, room)
    if fewest > most:
        return 0
    return int(HANDFULS_BEGIN[room, most + 1] - HANDFULS_BEGIN[room, fewest])


@compiled
def _look_closely(mine: int, theirs: int, rules: int, moves: Numbers) -> int:
    found = successors(mine, theirs, rules, moves)
    for move in range(found):
        if has_lost(moves[move, MINE], moves[move, THEIRS]):
            return WINS
    return found
