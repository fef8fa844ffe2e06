"""turtles under the contract: hundreds of random matches of each variant, and some with each option."""

import pytest

from tests.contract.shares import shares
from tests.long_runs import LONG
from tortuga.core.contract import check_matches
from tortuga.games.turtles.game import GAME
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position, Variant
from tortuga.games.turtles.state import TurtlesState

MATCHES = 20_000 if LONG else 400
ONE_OPTION = 2_000 if LONG else 80


def all_turtles_are_somewhere(state: TurtlesState) -> None:
    position: Position = state.position
    boards = (position.south, position.north, position.overturned)
    on_board = sum(board.bit_count() for board in boards)
    assert on_board + sum(position.reserves) == 16
    assert (boards[0] | boards[1] | boards[2]).bit_count() == on_board


@pytest.mark.contract
@pytest.mark.parametrize("seeds", shares(MATCHES), ids=str)
@pytest.mark.parametrize("variant", Variant)
def test_every_variant(variant: Variant, seeds: range) -> None:
    options = TurtlesOptions(variant=variant)
    figures = check_matches(
        GAME, options, matches=len(seeds), first_seed=seeds[0], invariant=all_turtles_are_somewhere
    )
    assert figures.matches == len(seeds)


@pytest.mark.contract
@pytest.mark.parametrize(
    "options",
    [
        TurtlesOptions(majority_capture=True),
        TurtlesOptions(enemy_anywhere=True, first="south"),
        TurtlesOptions(repetition_draw=True, variant=Variant.HATCHING, first="north"),
        TurtlesOptions(swap=True, repetition_draw=True),
        TurtlesOptions(swap=True, variant=Variant.HATCHING),
    ],
    ids=["majority_capture", "enemy_anywhere", "repetition_draw", "swap", "swap when hatching"],
)
def test_every_option(options: TurtlesOptions) -> None:
    check_matches(GAME, options, matches=ONE_OPTION, invariant=all_turtles_are_somewhere)
