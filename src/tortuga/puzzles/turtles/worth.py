"""What a move is worth, as one number: in how many moves of both sides the game is over, this one included;
above 0 if whoever makes it wins, below 0 if the other side does."""

FAR = 99
"""Settled, but not soon: a win that takes longer than we look for the shortest way, or a loss that nobody has
counted."""


def own_moves(value: int) -> int:
    """In how many moves of its own the winning side gets there."""
    return (abs(value) + 1) // 2 if value > 0 else abs(value) // 2
