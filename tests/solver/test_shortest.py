"""The shortest win, compared with looking at everything."""

import pytest

from tests.games.turtles.positions import position
from tests.solver.brute_force import random_position
from tortuga.core.chance import FastChance
from tortuga.games.turtles.position import Position, Variant
from tortuga.games.turtles.rules import STANDARD, after, find_choice
from tortuga.solver.packing import key_of, rules_of
from tortuga.solver.shortest import OutOfNodes, ShortestWins

LITTLE = 1
"""Megabytes."""
PLENTY = 1_000_000


def wins(where: Position, moves: int) -> bool:
    """By the rules alone."""
    if moves < 1:
        return False
    return any(loses(after(where, move), moves - 1) for move in find_choice(where, STANDARD).moves)


def loses(where: Position, moves: int) -> bool:
    if where.winner is not None:
        return where.winner != where.to_move
    return all(wins(after(where, move), moves - 1) for move in find_choice(where, STANDARD).moves)


def finder(variant: Variant = Variant.BASE) -> ShortestWins:
    return ShortestWins(rules_of(variant, STANDARD), LITTLE)


@pytest.mark.parametrize(
    ("where", "distance"),
    [
        (position(south="d6", north="a4"), 1),
        (position(south="d5", north="a4"), 3),
        (position(south="d3", north="d4"), 1),
        (position(south="a3", north="d2"), None),
    ],
    ids=["step", "in two", "the last turtle", "too late"],
)
def test_small_positions(where: Position, distance: int | None) -> None:
    assert finder().distance(key_of(where), 7, PLENTY) == distance


def test_it_agrees_with_looking_at_everything() -> None:
    luck, found = FastChance(3), dict[int | None, int]()
    while len(found) < 3 or min(found.values()) < 8:
        where = random_position(luck, most=6, fewest=4)
        if where.winner is None and not any(where.reserves):
            distance = finder(where.variant).distance(key_of(where), 3, PLENTY)
            assert distance == next((moves for moves in (1, 3) if wins(where, moves)), None), where
            found[distance] = found.get(distance, 0) + 1


def test_a_loss_is_put_off_as_long_as_can_be() -> None:
    luck, compared = FastChance(4), 0
    while compared < 10:
        where = random_position(luck, most=6, fewest=3)
        if where.winner is None and not any(where.reserves) and loses(where, 2):
            longest = finder(where.variant).loss(key_of(where), 4, PLENTY)
            assert longest == (0 if not find_choice(where, STANDARD).moves else 2)
            compared += 1


def test_whoever_runs_out_of_nodes_knows_nothing() -> None:
    with pytest.raises(OutOfNodes):
        finder().distance(key_of(position(south="b1 c2 d3 e2", north="b5 c5 d5 e5")), 7, 3)
