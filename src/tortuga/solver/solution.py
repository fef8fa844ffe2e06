"""What is known of a position and of each of its moves; from the book alone, before anything is compiled."""

from msgspec import Struct

from tortuga.games.turtles.moves import Move
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position, start_position
from tortuga.games.turtles.rules import after, find_choice
from tortuga.games.turtles.symmetry import normal
from tortuga.solver.book import Book, book_for, record_key
from tortuga.solver.verdicts import Effort, Settled, Verdict

AT_ONCE = Settled(Verdict.WON, 1)


class Solution(Struct, frozen=True):
    """Verdicts are those of the side to move, also for what its moves lead to."""

    position: Position
    settled: Settled
    moves: dict[Move, Settled]
    """Every legal move; the distance counts the move itself."""
    line: tuple[Move, ...]
    effort: Effort
    from_book: bool

    def with_verdict(self, verdict: Verdict) -> list[Move]:
        return [move for move, settled in self.moves.items() if settled.verdict is verdict]


def over(position: Position) -> Settled:
    """A finished game."""
    return Settled(Verdict.WON if position.winner == position.to_move else Verdict.LOST, 0)


def by_moves(moves: dict[Move, Settled]) -> Settled:
    """One winning move wins; if all moves lose, the position is lost."""
    won = [settled.distance for settled in moves.values() if settled.verdict is Verdict.WON]
    if won:
        return Settled(Verdict.WON, min(won))
    if all(settled.verdict is Verdict.LOST for settled in moves.values()):
        return Settled(Verdict.LOST, max((settled.distance for settled in moves.values()), default=0))
    return Settled(Verdict.UNKNOWN, 0)


def solution_by_book(position: Position, options: TurtlesOptions) -> Solution | None:
    """If the book has settled the position and every move of it, or else tells all that is known."""
    book = book_for(position.variant, options)
    if book is None or book.settled(position).verdict is Verdict.UNKNOWN:
        return None
    moves = _moves_by_book(book, position, options)
    settled = by_moves(moves)
    if settled.verdict is Verdict.UNKNOWN or (any_open(moves) and not is_start(position)):
        return None
    line = line_by_book(book, position, options)
    return Solution(position, settled.at_least(len(line)), moves, tuple(line), Effort(0, 0.0), True)


def any_open(moves: dict[Move, Settled]) -> bool:
    return any(settled.verdict is Verdict.UNKNOWN for settled in moves.values())


def is_start(position: Position) -> bool:
    """Of the starts the book tells all that is known."""
    return position == start_position(position.variant, position.to_move)


def _moves_by_book(book: Book, position: Position, options: TurtlesOptions) -> dict[Move, Settled]:
    moves: dict[Move, Settled] = {}
    for move in find_choice(position, options).moves:
        reached = after(position, move)
        verdict, distance = _look_up(book, reached, options)
        moves[move] = Settled(verdict.turned, distance + 1)
    return moves


def _look_up(book: Book, position: Position, options: TurtlesOptions) -> Settled:
    """Positions where the next move ends the game are not in the book."""
    if position.winner is not None:
        return over(position)
    settled = book.settled(position)
    if settled.verdict is Verdict.UNKNOWN:
        moves = find_choice(position, options).moves
        if not moves:
            return Settled(Verdict.LOST, 0)
        if any(after(position, move).winner is not None for move in moves):
            return AT_ONCE
    return settled


def line_by_book(book: Book, position: Position, options: TurtlesOptions) -> list[Move]:
    """As far as the book goes: the winner the shortest way, the loser the longest."""
    line: list[Move] = []
    while position.winner is None:
        moves = _moves_by_book(book, position, options)
        verdict = by_moves(moves).verdict
        if not moves or verdict is Verdict.UNKNOWN:
            break
        sign = 1 if verdict is Verdict.WON else -1
        ranks = {
            move: (sign * settled.distance, record_key(normal(after(position, move))))
            for move, settled in moves.items()
            if settled.verdict is verdict
        }
        line.append(min(ranks, key=lambda move: ranks[move]))
        position = after(position, line[-1])
    return line
