"""The fast rules against a slow reading of the rules page, on random positions.

The slow one knows cells by their names alone, walks the board by the words of T-BOARD-2 and plays
each jump out on a copy of the board before it looks for the next.
"""

from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given, settings

from tests.games.turtles.positions import moves
from tests.games.turtles.strategies import positions
from tortuga.games.turtles.board import names_of
from tortuga.games.turtles.notation import read_move, write_position
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position
from tortuga.games.turtles.rules import after

Board = dict[str, str]
HEIGHTS = dict(zip("abcdefg", (4, 5, 6, 7, 6, 5, 4), strict=True))
SMALL = {"S": "b1 c1 c2 d2 d3 e1 e2 f1".split(), "N": "b5 c5 c6 d5 d6 e5 e6 f5".split()}
CORNERS = {"S": "d1", "N": "d7"}


def on_board(cell: str | None) -> str | None:
    return cell if cell and cell[0] in HEIGHTS and 1 <= int(cell[1:]) <= HEIGHTS[cell[0]] else None


def go(side: str, cell: str, sideways: int) -> str | None:
    """T-BOARD-2, word for word: sideways -1, 0 or 1 is a column to the left, none, or to the right."""
    column, number = cell[0], int(cell[1:])
    target = chr(ord(column) + sideways)
    if target not in HEIGHTS:
        return None
    if sideways == 0:
        number += 1 if side == "S" else -1
    else:
        nearer = abs(ord(target) - ord("d")) < abs(ord(column) - ord("d"))
        if side == "S":
            number += 1 if nearer else 0
        else:
            number += 0 if nearer else -1
    return on_board(f"{target}{number}")


def chains(board: Board, side: str, cell: str, passed: str) -> Iterator[tuple[str, str, Board]]:
    """All ways to go on jumping from a cell: what is written, what was passed over, the board afterwards."""
    enemy = "N" if side == "S" else "S"
    went_on = False
    for sideways in (-1, 0, 1):
        over = go(side, cell, sideways)
        landing = go(side, over, sideways) if over else None
        if not over or not landing or board.get(over) is None or landing in board:
            continue
        kind = board[over]
        if (kind == side and enemy in passed) or (kind == enemy and side in passed):
            continue
        went_on = True
        for written, piece in (
            (("=S", "S"), ("=N", "N")) if kind == "X" else ((("", side if kind == side else "X")),)
        ):
            jumped = {**board, over: piece, landing: side}
            del jumped[cell]
            for rest, all_passed, end in chains(jumped, side, landing, passed + kind):
                yield f">{landing}{written}{rest}", all_passed, end
    if not went_on:
        yield "", passed, board


def by_the_book(where: Position, enemy_anywhere: bool = False) -> dict[str, Board]:
    """Every legal move as it is written, with the board after it."""
    board = dict.fromkeys(names_of(where.south), "S")
    board |= dict.fromkeys(names_of(where.north), "N")
    board |= dict.fromkeys(names_of(where.overturned), "X")
    side, enemy = ("S", "N") if where.to_move == 0 else ("N", "S")
    if board.get("d7") == "S" or board.get("d1") == "N":
        return {}
    jumps = {
        cell + text: (passed, end)
        for cell in board
        if board[cell] == side
        for text, passed, end in chains(board, side, cell, "")
        if text
    }
    counts = {
        move: enemy in passed if enemy_anywhere else passed[0] == enemy for move, (passed, _) in jumps.items()
    }
    if any(counts.values()):
        return {move: end for move, (_, end) in jumps.items() if counts[move]}
    found = {move: end for move, (_, end) in jumps.items()}
    for cell in [cell for cell in board if board[cell] == side]:
        for sideways in (-1, 0, 1):
            to = go(side, cell, sideways)
            if to and to not in board:
                found[f"{cell}-{to}"] = {**{k: v for k, v in board.items() if k != cell}, to: side}
    return found | hatchings(where, board, side)


def hatchings(where: Position, board: Board, side: str) -> dict[str, Board]:
    if where.variant == "base":
        return {}
    cells = SMALL[side] + ([CORNERS[side]] if where.variant == "ultra" else [])
    free = sorted(cell for cell in cells if cell not in board)
    own, other = where.reserves if side == "S" else where.reserves[::-1]
    found = {}
    for number in range(1, own + 1):
        if abs(own - number - other) <= 2 or where.reserves == (8, 8):
            for chosen in combinations(free, number):
                found["+" + ",".join(chosen)] = board | dict.fromkeys(chosen, side)
    return found


def board_of(where: Position) -> Board:
    sides = (("S", where.south), ("N", where.north), ("X", where.overturned))
    return {cell: piece for piece, turtles in sides for cell in names_of(turtles)}


@pytest.mark.rule("T-MOVE-1", "T-JUMP-2", "T-JUMP-3", "T-JUMP-4", "T-HATCH-4")
@settings(max_examples=1500, deadline=None)
@given(positions())
def test_the_same_moves_with_the_same_effects(where: Position) -> None:
    expected = by_the_book(where)
    assert moves(where) == expected.keys(), write_position(where)
    for move, board in expected.items():
        assert board_of(after(where, read_move(move))) == board, f"{write_position(where)} {move}"


@pytest.mark.rule("T-JUMP-3")
@settings(max_examples=500, deadline=None)
@given(positions())
def test_the_same_moves_where_an_enemy_counts_anywhere(where: Position) -> None:
    assert moves(where, TurtlesOptions(enemy_anywhere=True)) == by_the_book(where, True).keys()
