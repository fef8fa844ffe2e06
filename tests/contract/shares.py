"""Splits long runs of matches into parts that several processes can take."""

PART = 200


def shares(matches: int) -> list[range]:
    """The seeds of a run, in parts."""
    return [range(first, min(first + PART, matches)) for first in range(0, matches, PART)]
