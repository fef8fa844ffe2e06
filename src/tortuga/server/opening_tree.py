"""One place in the tree of openings: the moves there are, and what the book has proved of each.

Mirror images and other ways to the same position are one branch. In plain Python and in small steps, so that
it is done while everybody else gets their turn.
"""

from collections.abc import Generator, Iterator

from msgspec import Struct

from tortuga.games.turtles.notation import write_move
from tortuga.games.turtles.position import Position
from tortuga.games.turtles.rules import after, choice
from tortuga.server.openings import opening_sign
from tortuga.solver.book import Book
from tortuga.solver.solution import AT_ONCE, over
from tortuga.solver.verdicts import NOT_SETTLED, Settled, Verdict


class Branch(Struct):
    sign: str
    moves: list[str]
    """The first stands for all of them."""
    position: Position
    """Where it leads."""
    settled: Settled = NOT_SETTLED
    """For whoever makes the move; the distance counts it, and is a bound."""


def branches(position: Position, book: Book | None, known: list[Branch]) -> Iterator[None]:
    """Fills a list, small step by small step."""
    found: dict[str, Branch] = {}
    for move in choice(position).moves:
        reached = after(position, move)
        sign = opening_sign(reached)
        if sign in found:
            found[sign].moves.append(write_move(move))
        else:
            found[sign] = Branch(sign, [write_move(move)], reached)
        yield
    for branch in found.values():
        verdict, distance = yield from _settled(branch.position, book)
        if verdict is not Verdict.UNKNOWN:
            branch.settled = Settled(verdict.turned, distance + 1)
        yield
    known += found.values()


def _settled(position: Position, book: Book | None) -> Generator[None, None, Settled]:
    """Positions where the next move ends the game are not in the book. Where there are eggs there are so many
    moves that a search may look for that one."""
    if position.winner is not None:
        return over(position)
    settled = book.settled(position) if book else NOT_SETTLED
    if settled.verdict is not Verdict.UNKNOWN or position.reserves[position.to_move]:
        return settled
    yield
    moves = choice(position).moves
    for move in moves:
        if after(position, move).winner is not None:
            return AT_ONCE
        yield
    return settled if moves else Settled(Verdict.LOST, 0)


def order(branch: Branch, matches: int) -> tuple[int, int, int]:
    """What people play most stands first; then a quick win, what is open, a slow loss, a quick loss."""
    verdict, distance = branch.settled
    rank = {Verdict.WON: 0, Verdict.UNKNOWN: 1, Verdict.LOST: 2}[verdict]
    return -matches, rank, distance if verdict is Verdict.WON else -distance
