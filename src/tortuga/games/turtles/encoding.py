"""turtles in numbers, as the seat to move sees the board: it plays up from its own corner.

A move of one turtle is spelled jump by jump, a hatching cell by cell in the order of the cells and then
`DONE`. Cells are numbered in cell order for South; for North the board is turned round.

| small action | number |
| --- | --- |
| a step or a jump; an overturned turtle passed over becomes one's own | `MOVES` + 3 × cell + direction |
| a jump that gives an overturned turtle to the other side | `GIFTS` + 3 × cell + direction |
| hatch on a cell | `HATCHES` + the cell's place in `NEST` |
| the hatching is done | `DONE` |
| take over the first move | `SWAP` |
"""

from functools import lru_cache
from typing import ClassVar

from msgspec import Struct

from tortuga.core.encoding import Encoding, Field, Word, one_hot
from tortuga.core.game import Seat
from tortuga.games.turtles.board import (
    CAMP,
    COORDINATES,
    CORNER,
    DIRECTIONS,
    INDEX,
    INDEX_AT,
    NAMES,
    SIZE,
    SOUTH,
    cells_of,
)
from tortuga.games.turtles.game import GAME
from tortuga.games.turtles.moves import Hatch, Jump, Landing, Step, Swap, TurtlesAction
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import RESERVE, SIDES, Variant
from tortuga.games.turtles.state import TurtlesView

WAYS = len(DIRECTIONS[SOUTH])
"""Left, straight, right."""
NEST = cells_of(CAMP[SOUTH] | 1 << CORNER[SOUTH])
"""The cells on which a seat can hatch."""
MOVES = 1
GIFTS = MOVES + WAYS * SIZE
HATCHES = GIFTS + WAYS * SIZE
DONE = HATCHES + len(NEST)
SWAP = DONE + 1
ACTIONS = SWAP + 1

AHEAD = tuple(
    tuple(tuple(INDEX_AT.get((q + far * dq, y + far * dy)) for far in (1, 2)) for dq, dy in DIRECTIONS[SOUTH])
    for q, y in COORDINATES
)
"""For each cell and direction: the next cell and the one behind it, where there are such."""
VARIANTS = tuple(Variant)


def own_cell(seat: Seat, cell: int) -> int:
    """A cell as this seat sees it, and back."""
    return cell if seat == SOUTH else SIZE - 1 - cell


class Sight(Struct):
    """The board as a seat sees it, with the jumps of a begun chain done, and the cells it has begun with."""

    view: TurtlesView
    own: set[int]
    other: set[int]
    overturned: set[int]
    begun: set[int]

    def jump(self, number: int) -> None:
        gift = number >= GIFTS
        cell, way = divmod(number - (GIFTS if gift else MOVES), WAYS)
        near, far = AHEAD[cell][way]
        assert near is not None
        assert far is not None
        if near in self.overturned:
            self.overturned.remove(near)
            (self.other if gift else self.own).add(near)
        elif near in self.other:
            self.other.remove(near)
            self.overturned.add(near)
        self.own.remove(cell)
        self.own.add(far)
        self.begun = {far}

    def plane(self, cells: set[int]) -> list[int]:
        return [1 if cell in cells else 0 for cell in range(SIZE)]


def _reserves(sight: Sight) -> list[int]:
    seat = sight.view.seat or SOUTH
    return [sight.view.reserves[seat], sight.view.reserves[1 - seat]]


def _options(sight: Sight) -> list[int]:
    options = sight.view.options
    rules = options.majority_capture, options.enemy_anywhere, options.repetition_draw, options.swap
    return [int(rule) for rule in rules]


FIELDS = (
    Field("own", (SIZE,), 1, "cells with an own turtle", lambda s: s.plane(s.own)),
    Field("other", (SIZE,), 1, "cells with a turtle of the other side", lambda s: s.plane(s.other)),
    Field("overturned", (SIZE,), 1, "cells with an overturned turtle", lambda s: s.plane(s.overturned)),
    Field(
        "begun",
        (SIZE,),
        1,
        "where the turtle of a begun chain stands, or the cells chosen for a begun hatching",
        lambda s: s.plane(s.begun),
    ),
    Field("reserves", (2,), RESERVE, "turtles in the own and in the other reserve", _reserves),
    Field("to_move", (1,), 1, "whether this seat is to move", lambda s: [int(s.view.asked is not None)]),
    Field(
        "swappable", (1,), 1, "whether the first move can be taken over", lambda s: [int(s.view.swappable)]
    ),
    Field(
        "occurred",
        (1,),
        2,
        "with `repetition_draw`, how often the position was there before",
        lambda s: [s.view.earlier.count(s.view.position)],
    ),
    Field(
        "variant",
        (len(VARIANTS),),
        1,
        "base, hatching or ultra",
        lambda s: one_hot(VARIANTS.index(Variant(s.view.position.rpartition(" ")[2])), len(VARIANTS)),
    ),
    Field("options", (4,), 1, "`majority_capture`, `enemy_anywhere`, `repetition_draw`, `swap`", _options),
)


class TurtlesEncoding(Encoding[TurtlesOptions, TurtlesView, TurtlesAction]):
    game: ClassVar = GAME
    version: ClassVar = 1
    actions: ClassVar = ACTIONS
    fields: ClassVar = FIELDS

    def spell(self, view: TurtlesView, action: TurtlesAction) -> Word:
        assert view.seat is not None
        return _word(view.seat, action)

    def read(self, view: TurtlesView, word: Word) -> TurtlesAction:
        seat = view.seat
        assert seat is not None
        if word == (SWAP,):
            return Swap()
        if word[0] >= HATCHES:
            cells = sorted(own_cell(seat, NEST[number - HATCHES]) for number in word[:-1])
            return Hatch(tuple(NAMES[cell] for cell in cells))
        return _read_move(view, seat, word)

    def describe(self, view: TurtlesView, number: int) -> str:
        seat = view.seat
        assert seat is not None
        if number < MOVES or number >= DONE:
            return {DONE: "done", SWAP: "swap"}.get(number, "wait")
        if number >= HATCHES:
            return f"+{NAMES[own_cell(seat, NEST[number - HATCHES])]}"
        cell, way = divmod(number - (GIFTS if number >= GIFTS else MOVES), WAYS)
        gift = " gift" if number >= GIFTS else ""
        return f"{NAMES[own_cell(seat, cell)]} {('left', 'straight', 'right')[way]}{gift}"

    def look(self, view: TurtlesView, begun: Word) -> Sight:
        seat = view.seat or SOUTH
        boards = (view.south, view.north) if seat == SOUTH else (view.north, view.south)
        own, other, overturned = (
            {own_cell(seat, INDEX[name]) for name in names} for names in (*boards, view.overturned)
        )
        sight = Sight(view, own, other, overturned, set())
        for number in begun:
            if number < HATCHES:
                sight.jump(number)
            else:
                sight.begun.add(NEST[number - HATCHES])
        return sight


@lru_cache(maxsize=16_384)
def _word(seat: Seat, action: TurtlesAction) -> Word:
    if isinstance(action, Swap):
        return (SWAP,)
    if isinstance(action, Hatch):
        places = sorted(NEST.index(own_cell(seat, INDEX[cell])) for cell in action.cells)
        return (*(HATCHES + place for place in places), DONE)
    if isinstance(action, Step):
        return (_move(seat, INDEX[action.origin], INDEX[action.to], False),)
    return _chain(seat, action)


def _chain(seat: Seat, jump: Jump) -> Word:
    word, cell = [], INDEX[jump.origin]
    for landing in jump.landings:
        target = INDEX[landing.cell]
        gift = landing.faces is not None and SIDES.index(landing.faces) != seat
        word.append(_move(seat, cell, target, gift))
        cell = target
    return tuple(word)


def _move(seat: Seat, cell: int, target: int, gift: bool) -> int:
    start, end = own_cell(seat, cell), own_cell(seat, target)
    way = next(way for way, ahead in enumerate(AHEAD[start]) if end in ahead)
    return (GIFTS if gift else MOVES) + WAYS * start + way


def _read_move(view: TurtlesView, seat: Seat, word: Word) -> TurtlesAction:
    overturned = set(view.overturned)
    taken = {*view.south, *view.north, *overturned}
    origin, landings = "", []
    for number in word:
        cell, way = divmod(number - (GIFTS if number >= GIFTS else MOVES), WAYS)
        near, far = AHEAD[cell][way]
        assert near is not None
        origin = origin or NAMES[own_cell(seat, cell)]
        passed = NAMES[own_cell(seat, near)]
        if passed not in taken:
            return Step(origin, passed)
        assert far is not None
        faces = SIDES[1 - seat if number >= GIFTS else seat] if passed in overturned else None
        landings.append(Landing(NAMES[own_cell(seat, far)], faces))
    return Jump(origin, tuple(landings))


ENCODING = TurtlesEncoding()
