"""Moves and positions as people type, paste and share them (T-NOTE-1, T-NOTE-2)."""

from functools import cache, lru_cache
from typing import NoReturn

from tortuga.core.notation import Reader, agreement
from tortuga.games.turtles.board import COLUMNS, CORNER, INDEX, NAMES, SEATS, height
from tortuga.games.turtles.moves import Hatch, Jump, Landing, Move, Step, Swap, TurtlesAction
from tortuga.games.turtles.position import RESERVE, Position, Side, Variant
from tortuga.text import Message, Sayable

LETTERS = {"S": Side.SOUTH, "N": Side.NORTH}
OVERTURNED = "X"
SWAP = "swap"
TO_MOVE = "sn"
MOST_TURTLES = 2 * RESERVE
COLUMN_CELLS = [
    (INDEX[f"{letter}1"], height(column), (1 << height(column)) - 1) for column, letter in enumerate(COLUMNS)
]
"""Of each column: its first cell, how many it has, and as many bits."""


@lru_cache(maxsize=16_384)
def write_action(action: TurtlesAction) -> str:
    return SWAP if isinstance(action, Swap) else write_move(action)


@lru_cache(maxsize=16_384)
def read_action(text: str) -> TurtlesAction:
    return Swap() if text.strip().lower() == SWAP else read_move(text)


def write_move(move: Move) -> str:
    if isinstance(move, Step):
        return f"{move.origin}-{move.to}"
    if isinstance(move, Hatch):
        return "+" + ",".join(move.cells)
    return move.origin + "".join(f">{landing.cell}{_write_facing(landing)}" for landing in move.landings)


def _write_facing(landing: Landing) -> str:
    return f"={landing.faces[0].upper()}" if landing.faces else ""


def read_move(text: str) -> Move:
    """A move from its notation. Hatched cells may come in any order and are put into cell order."""
    reader = CellReader(text)
    move = _read_hatch(reader) if reader.peek() == "+" else _read_turtle_move(reader)
    reader.expect_end()
    return move


def _read_hatch(reader: "CellReader") -> Move:
    cells: list[str] = []
    while reader.skip("+" if not cells else ","):
        place = reader.place
        cell = reader.cell()
        if cell in cells:
            reader.refuse("twice", place, cell=cell)
        cells.append(cell)
    return Hatch(tuple(sorted(cells, key=INDEX.__getitem__)))


def _read_turtle_move(reader: "CellReader") -> Move:
    origin = reader.cell()
    if reader.skip("-"):
        return Step(origin, reader.cell())
    landings: list[Landing] = []
    while reader.skip(">"):
        cell = reader.cell()
        landings.append(Landing(cell, reader.facing() if reader.skip("=") else None))
    if not landings:
        reader.refuse("step-or-jump")
    return Jump(origin, tuple(landings))


@lru_cache(maxsize=4096)
def write_position(position: Position) -> str:
    """Remembered for a while: everyone at the table is shown the same one."""
    s, n, x = position.south, position.north, position.overturned
    columns = [
        _write_column(s >> first & mask, n >> first & mask, x >> first & mask, cells)
        for first, cells, mask in COLUMN_CELLS
    ]
    south, north = position.reserves
    return f"{'/'.join(columns)} {TO_MOVE[position.to_move]} {south}-{north} {position.variant}"


@cache
def _write_column(south: int, north: int, overturned: int, cells: int) -> str:
    written, run = "", 0
    for cell in range(cells):
        bit = 1 << cell
        piece = "S" if south & bit else "N" if north & bit else OVERTURNED if overturned & bit else ""
        written += f"{run or ''}{piece}" if piece else ""
        run = 0 if piece else run + 1
    return f"{written}{run or ''}"


@lru_cache(maxsize=16_384)
def read_position(text: str) -> Position:
    """A position from its line; refuses, with a reason, what cannot be."""
    reader = CellReader(text, to_the_letter=True)
    board = dict.fromkeys((*LETTERS, OVERTURNED), 0)
    places: dict[int, int] = {}
    for column, letter in enumerate(COLUMNS):
        if column:
            reader.expect("/", "column-end", column=COLUMNS[column - 1], cells=height(column - 1))
        _read_column(reader, letter, height(column), board, places)
    reader.expect(" ", "column-end", column=COLUMNS[-1], cells=height(len(COLUMNS) - 1))
    to_move = TO_MOVE.find(reader.character(TO_MOVE, "to-move"))
    reader.expect(" ", "space")
    reserves_at = reader.place
    south = reader.reserve()
    reader.expect("-", "reserves")
    reserves = (south, reader.reserve())
    reader.expect(" ", "space")
    variant = reader.variant()
    position = Position(board["S"], board["N"], board[OVERTURNED], to_move, reserves, variant)
    _check_possible(reader, position, places, reserves_at)
    return position


def _read_column(
    reader: "CellReader", letter: str, cells: int, board: dict[str, int], places: dict[int, int]
) -> None:
    number, after_digit = 1, False
    while number <= cells:
        place, piece = reader.place, reader.peek()
        if piece in board:
            cell = INDEX[f"{letter}{number}"]
            board[piece] |= 1 << cell
            places[cell] = place
            number, after_digit = number + 1, False
        elif piece in tuple("1234567") and not after_digit:
            number, after_digit = number + int(piece), True
        else:
            reader.refuse("piece", column=letter, cells=cells)
        reader.place += 1
    if number > cells + 1:
        reader.refuse("column-long", reader.place - 1, column=letter, cells=cells)


def _check_possible(
    reader: "CellReader", position: Position, places: dict[int, int], reserves_at: int
) -> None:
    for corner in CORNER:
        if position.overturned >> corner & 1:
            reader.refuse("overturned-corner", places[corner], cell=NAMES[corner])
    if all(position.turtles[seat] >> CORNER[1 - seat] & 1 for seat in SEATS):
        reader.refuse("both-on-goal", places[CORNER[0]])
    if position.variant is Variant.BASE and any(position.reserves):
        reader.refuse("base-reserve", reserves_at)
    on_board = (position.south | position.north | position.overturned).bit_count()
    if on_board + sum(position.reserves) > MOST_TURTLES:
        reader.refuse_whole("too-many", found=on_board + sum(position.reserves), most=MOST_TURTLES)


class CellReader(Reader):
    """Reads cells and what stands between them: moves with the manners of all notation, positions to the
    letter, for there capitals have a meaning."""

    def __init__(self, text: str, *, to_the_letter: bool = False) -> None:
        super().__init__("turtles", text)
        self._to_the_letter = to_the_letter

    def refuse(self, problem: str, place: int | None = None, /, **args: Sayable) -> NoReturn:
        self.stop(Message(f"turtles-notation-{problem}", args), self.place if place is None else place)

    def refuse_whole(self, problem: str, **args: Sayable) -> NoReturn:
        self.stop(Message(f"turtles-notation-{problem}", args), None)

    def skip(self, character: str) -> bool:
        found = super().skip(character)
        if not self._to_the_letter:
            self.skip_spaces()
        return found

    def expect(self, character: str, problem: str, **args: Sayable) -> None:
        if not self.skip(character):
            self.refuse(problem, **args)

    def character(self, characters: str, problem: str, **args: Sayable) -> str:
        """One of these."""
        found = self.peek()
        if found not in characters and not self._to_the_letter:
            found = found.swapcase() if found.isascii() else found
        if not found or found not in characters:
            self.refuse(problem, **args)
        self.place += 1
        return found

    def cell(self) -> str:
        column = self.character(COLUMNS, "column")
        cells = height(COLUMNS.index(column))
        cell = column + self.character("1234567"[:cells], "number", column=column, cells=cells)
        self.skip_spaces()
        return cell

    def facing(self) -> Side:
        side = LETTERS[self.character("SN", "facing")]
        self.skip_spaces()
        return side

    def reserve(self) -> int:
        return int(self.character("012345678", "reserves"))

    def variant(self) -> Variant:
        word = self.text[self.place :].rstrip()
        if word not in list(Variant):
            right = agreement(word, list(Variant))
            self.refuse("variant", self.place + right, variants=list(Variant))
        return Variant(word)
