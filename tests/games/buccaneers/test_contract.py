"""buccaneers under the contract: hundreds of matches for each player count and value of each option.

The options are combined so that each value meets each value of any other option equally often: the eight
rows below hold every value in four of them, and each row is played equally often by two, three and four.
"""

import pytest

from tests.games.buccaneers.worlds import all_is_somewhere, scramble
from tests.long_runs import LONG
from tortuga.core.contract import check_matches
from tortuga.games.buccaneers import GAME
from tortuga.games.buccaneers.components import ChestCounts, Facts, Numbers
from tortuga.games.buccaneers.options import BuccaneersOptions, PutOff

MATCHES = 2_500 if LONG else 50
WATCHED = 1.0 if LONG else 0.05
OTHER_BOX = Facts(
    dice=tuple(Numbers(*((die + 2 * deed) % 7 for deed in range(5))) for die in range(5)),
    chests=ChestCounts(red=8, blue=8, yellow=8, white=6, purple=6),
    tiles=(4, 3, 2, 1),
    ship_start=2,
    pirate_start=1,
    dice_by_pirate=(1, 1, 2, 2, 3, 3, 4, 5),
)
"""A box with other numbers, in which treasure tiles run out."""

#    first  needs  put    long   facts  hidden
ROWS = (
    (False, False, False, False, False, False),
    (False, False, True, True, True, False),
    (False, True, False, True, True, True),
    (False, True, True, False, False, True),
    (True, False, False, True, False, True),
    (True, False, True, False, True, True),
    (True, True, False, False, True, False),
    (True, True, True, True, False, False),
)


def options_of(row: tuple[bool, ...], seats: int) -> BuccaneersOptions:
    first, needs_die, put_off, long_game, facts, hidden_reroll = row
    return BuccaneersOptions(
        first_player=seats - 1 if first else "random",
        bonus_needs_die=needs_die,
        hidden_reroll=hidden_reroll,
        put_off=PutOff.ACTION if put_off else PutOff.ATTACK,
        long_game=long_game,
        facts=OTHER_BOX if facts else Facts(),
    )


def test_the_rows_hold_every_value_equally_often_with_every_other() -> None:
    for one in range(6):
        for other in range(one):
            pairs = [(row[one], row[other]) for row in ROWS]
            assert {pairs.count((a, b)) for a in (False, True) for b in (False, True)} == {2}


@pytest.mark.contract
@pytest.mark.parametrize("row", ROWS, ids=lambda row: "".join("1" if value else "0" for value in row))
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_contract(seats: int, row: tuple[bool, ...]) -> None:
    first_seed = 1_000_000 * seats + 10_000 * ROWS.index(row)
    figures = check_matches(
        GAME,
        options_of(row, seats),
        seats,
        matches=MATCHES,
        first_seed=first_seed,
        invariant=all_is_somewhere,
        scramble=scramble,
        watched=WATCHED,
    )
    assert figures.matches == MATCHES
