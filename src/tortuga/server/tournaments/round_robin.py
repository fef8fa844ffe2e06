"""Everybody meets everybody: the tables of Berger, by which clubs have played for more than a century.

One stays where they are, the others go round them. Who sits first alternates, and comes out even.
"""

from tortuga.server.tournaments.swiss import NOBODY


def length_of(entrants: int) -> int:
    """Rounds; with an odd number everybody sits out once."""
    return entrants - 1 + entrants % 2


def round_robin_round(entrants: int, number: int) -> tuple[tuple[int, int], ...]:
    """The pairs of a round, counted from 0; who sits first stands first. `NOBODY` is met by who sits out."""
    going, pairs = length_of(entrants), []
    still = entrants - 1 if entrants % 2 == 0 else NOBODY
    turning = number % going
    pairs.append((turning, still) if number % 2 == 0 else (still, turning))
    for step in range(1, (going + 1) // 2):
        one, other = (number + step) % going, (number - step) % going
        pairs.append((one, other) if step % 2 else (other, one))
    return tuple(pairs)
