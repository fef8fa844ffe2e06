"""Random positions of every variant, for property tests."""

from hypothesis import strategies as st

from tortuga.games.turtles.board import CORNER, NORTH, SIZE, SOUTH, bits
from tortuga.games.turtles.position import Position, Variant

MOST = 16


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Anything that T-NOTE-2 does not refuse."""
    variant = draw(st.sampled_from(Variant))
    cells = draw(st.lists(st.integers(0, SIZE - 1), unique=True, max_size=MOST))
    pieces = {"S": 0, "N": 0, "X": 0}
    for cell in cells:
        kinds = "SN" if cell in CORNER else "SNX"
        pieces[draw(st.sampled_from(kinds))] |= 1 << cell
    if pieces["S"] & bits("d7") and pieces["N"] & bits("d1"):
        pieces["N"] ^= bits("d1")
    left = MOST - len(cells)
    south = 0 if variant is Variant.BASE else draw(st.integers(0, min(8, left)))
    north = 0 if variant is Variant.BASE else draw(st.integers(0, min(8, left - south)))
    to_move = draw(st.sampled_from([SOUTH, NORTH]))
    return Position(pieces["S"], pieces["N"], pieces["X"], to_move, (south, north), variant)
