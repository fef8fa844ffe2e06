"""What turtles on cells and in reserves are worth to the side to move, in 1/32 of the logarithm of its odds.

Fitted (logistic regression) to positions that the proof search had settled. Seen by the side to move, which
goes up; a cell and its mirror image are worth the same.
"""

UNIT = 32

CELL_WEIGHTS = {
    "a1": (-1, 2, 0),
    "a2": (9, -5, 15),
    "a3": (-6, 11, -8),
    "a4": (14, 8, 0),
    "b1": (-1, -46, -34),
    "b2": (2, -20, -8),
    "b3": (10, -8, 2),
    "b4": (33, 1, 8),
    "b5": (45, 11, 18),
    "c1": (4, -68, 0),
    "c2": (2, -56, -25),
    "c3": (10, -18, -2),
    "c4": (14, -6, 7),
    "c5": (53, 10, 21),
    "c6": (57, 2, 0),
    "d1": (0, 0, 0),
    "d2": (-17, -90, -36),
    "d3": (4, -46, -11),
    "d4": (16, -36, 2),
    "d5": (17, 6, 14),
    "d6": (81, 24, 25),
    "d7": (0, 0, 0),
}
"""Of each cell: my turtle, theirs, an overturned one."""

RESERVE_WEIGHT, OTHER_RESERVE_WEIGHT, TO_MOVE_WEIGHT = 14, -7, 1
