"""Whole random matches, compiled, beside the compiled small steps, which are held to the engine."""

import pytest

from tortuga.games.turtles.encoding import DONE, GIFTS, HATCHES, MOVES, WAYS, own_cell
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Variant
from tortuga.research.quick_turtles import QuickTurtles, TurtlesStart
from tortuga.research.random_turtles import FACTOR, SUMMAND, drawn, nth_of, nth_one_by_one, play_at_random
from tortuga.solver.bitboards import PLACES

SEEDS = 200


def in_order(table: QuickTurtles) -> list[int]:
    """The legal small actions in the order in which they are drawn: by kind and direction, then as they lie;
    hatchings in the order of the nest."""

    def key(number: int) -> tuple[int, int, int]:
        if number >= HATCHES:
            return 2, number == DONE, number
        cell, way = divmod(number - (GIFTS if number >= GIFTS else MOVES), WAYS)
        return int(number >= GIFTS), way, PLACES[own_cell(table.to_move, cell)]

    return sorted(table.legal_actions(), key=key)


def one_match(start: TurtlesStart, seed: int) -> tuple[int, int]:
    """The match that this seed plays: who wins, and its length."""
    table, length, luck = QuickTurtles(start), 0, follower(seed)
    while legal := in_order(table):
        luck = follower(luck)
        table.apply(legal[drawn(luck, len(legal))])
        length += 1
    return table.winner, length


def follower(luck: int) -> int:
    """The next of a row of numbers of 64 bits, the highest being the sign."""
    return (luck * FACTOR + SUMMAND + 2**63) % 2**64 - 2**63


@pytest.mark.parametrize("variant", Variant)
def test_a_seed_plays_the_same_match_in_both(variant: Variant) -> None:
    for seed in range(SEEDS):
        start = TurtlesStart(TurtlesOptions(variant=variant, first="north" if seed % 2 else "south"))
        winner, length = one_match(start, seed)
        assert play_at_random(start, 1, seed) == ((1 - winner, winner), 0, length)


RARE = (
    TurtlesOptions(majority_capture=True),
    TurtlesOptions(enemy_anywhere=True),
    TurtlesOptions(repetition_draw=True),
    TurtlesOptions(swap=True),
)


@pytest.mark.parametrize("options", RARE, ids=str)
def test_rare_options_are_played_too(options: TurtlesOptions) -> None:
    played = play_at_random(TurtlesStart(options), 5, 3)
    assert sum(played.wins) + played.draws == 5
    assert played == play_at_random(TurtlesStart(options), 5, 3)


def test_a_cell_is_found_alike_with_and_without_the_processors_help() -> None:
    cells = 0b1011_0000_0110_0001 << 40 | 0b1001
    found = [nth_of(cells, nth) for nth in range(cells.bit_count())]
    assert found == [nth_one_by_one(cells, nth) for nth in range(cells.bit_count())]
    assert sum(found) == cells
