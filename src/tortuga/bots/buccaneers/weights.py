"""What each thing on a board adds to the log-odds of winning, fitted to the outcomes of self-play.

Each row holds five numbers for two players, five for three and five for four: with one round left for the
fastest board, with two, three, four, and five or more. All in hundredths.
"""

from functools import cache
from typing import NamedTuple

LONGEST = 5
"""Beyond so many rounds the same weights hold."""

# fmt: off
HOLDINGS = {
    "tortuga_chest": (76, 56, 29, 30, 30, 83, 46, 29, 11, 15, 76, 41, 33, 17, 28),
    "tortuga_purple": (137, 95, 59, 53, 52, 140, 72, 49, 36, 69, 137, 65, 49, 18, 105),
    "fleet_chest": (53, 39, 21, 23, 12, 68, 36, 23, 4, 6, 65, 38, 31, 7, 13),
    "fleet_purple": (86, 57, 33, 33, 20, 106, 49, 32, 18, 22, 108, 50, 42, 10, 18),
    "crew_chest": (49, 40, 15, 21, 23, 43, 33, 23, 1, 5, 37, 38, 35, 14, 65),
    "crew_purple": (70, 52, 22, 26, 31, 68, 40, 27, 7, 10, 61, 43, 42, 20, 71),
    "sets": (48, 25, 17, 4, -8, 37, 13, 3, 0, -2, 44, 10, 10, 3, 0),
    "sets_soon": (30, 17, 13, 3, -3, 32, 13, 5, 0, -5, 35, 13, 7, -4, -1),
    "lacks_one": (22, 12, 5, 2, -7, 23, 4, 0, -1, -6, 35, 2, 12, 0, 1),
    "lacks_two": (9, 6, -2, 1, -12, 5, 1, 1, 1, -5, 4, -2, 4, 1, 1),
    "fleet_white": (12, 5, 2, 6, -3, 18, 8, 7, 4, 3, 18, 8, 4, 1, 0),
    "crew_white": (3, 3, 2, 1, 4, -11, 4, 1, 4, 4, -7, 3, 3, 5, -1),
    "ship": (54, 56, 57, 60, 57, 32, 20, 17, 18, 15, 32, 19, 17, 20, 14),
    "pirate": (49, 50, 50, 53, 57, 31, 22, 19, 17, 18, 37, 21, 23, 25, 15),
    "ship_holds_3": (-15, -14, -15, -14, -10, 6, 1, 1, -4, -6, 10, 7, 2, -2, 5),
    "ship_holds_4": (-72, -69, -57, -55, -40, -18, -9, -11, -20, -60, -17, -10, -8, -29, 5),
    "crew_holds_3": (-14, -9, -11, -12, -17, 22, 13, 3, 7, 1, 17, 10, -3, 2, 5),
    "crew_holds_4": (-53, -33, -31, -52, -28, -5, -7, -4, -7, -15, -10, 2, -7, -2, 17),
    "crowded": (-49, -44, -30, -25, -26, -32, -20, -4, -9, 25, -24, -14, 5, -7, -26),
    "full_fleet": (43, 61, 56, -20, 0, -7, -2, 1, 10, 0, -14, -16, -22, -36, 0),
    "full_crew": (-13, 2, -4, -1, 0, -2, -2, -9, 1, -21, -8, -18, -37, -5, -38),
    "ship_at_1": (-20, 5, 7, 18, 29, 42, 13, -13, 22, 6, 37, 15, 7, 26, 27),
    "pirate_at_1": (-19, -6, -4, 4, 15, -9, -6, -7, -25, -15, 3, 0, 6, -12, -29),
    "lag": (24, 16, -9, -6, 0, 11, 16, 11, -3, 0, -10, 5, 8, -1, 0),
    "racing": (41, 20, 8, 6, 0, 11, 8, 8, 3, 0, -5, -6, -9, 1, 0),
}
BONUS = {
    "bonus_fleet": (4, 12, 15, 22, 24, 7, 8, 7, 8, -1, 6, 3, 0, 4, 0),
    "bonus_recruit": (8, 10, 13, 17, 17, 8, 11, 11, 14, 15, 6, 4, 4, 9, 6),
    "bonus_hunt": (11, 15, 22, 27, -67, 5, 6, 1, -1, -1, -2, -9, -11, -18, -7),
    "bonus_boarding": (37, 40, 40, 40, 40, 8, 8, 2, -33, -69, 10, 8, 7, 10, 7),
    "bonus_raid": (25, 31, 35, 33, 31, 10, 10, 8, 9, 8, 8, 6, 4, 2, 2),
}
ORDER = {
    "second": (-19, -7, -6, -5, -3, -9, 1, -3, 4, 3, -4, 3, 3, -7, -3),
    "third": (0, 0, 0, 0, 0, -19, -4, -7, 0, -3, -9, 1, 2, -2, -4),
    "fourth": (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -18, -6, 0, -7, -4),
}
COIN = (21, 13, 10, 9, 8, 29, 16, 11, 10, 9, 30, 16, 12, 14, 10)
# fmt: on


class Weights(NamedTuple):
    holdings: tuple[float, ...]
    """In the order of the features in `worth.py`."""
    bonus: tuple[float, ...]
    """Of a bonus tile's side, by deed."""
    order: tuple[float, ...]
    """By the place in the next round, the first player's being 0."""
    coin: float


@cache
def weights_of(players: int, rounds: int) -> Weights:
    column = LONGEST * (players - 2) + rounds - 1
    return Weights(
        tuple(row[column] / 100 for row in HOLDINGS.values()),
        tuple(row[column] / 100 for row in BONUS.values()),
        (0.0, *(row[column] / 100 for row in ORDER.values())),
        COIN[column] / 100,
    )
