"""The searches that estimate: alpha-beta, and plain Monte Carlo."""

import pytest

from tests.games.turtles.positions import NORTH, position
from tortuga.core.chance import FastChance
from tortuga.games.turtles.board import SOUTH
from tortuga.games.turtles.notation import write_move
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position, Variant, start_position
from tortuga.games.turtles.rules import STANDARD, after, find_choice
from tortuga.solver.analysis import analyse, best_move
from tortuga.solver.packing import key_of, pack
from tortuga.solver.searcher import Searcher
from tortuga.solver.uct import try_moves
from tortuga.solver.verdicts import Limits, Verdict

FEW = Limits(nodes=2000)
ULTRA = start_position(Variant.ULTRA, SOUTH)


def searcher(variant: Variant = Variant.BASE, options: TurtlesOptions = STANDARD) -> Searcher:
    return Searcher(variant, options, megabytes=4, with_book=False)


@pytest.mark.parametrize(
    ("where", "move"),
    [
        (position(south="d6 a1", north="g4"), "d6-d7"),
        (position(south="a1", north="d2 g4", to_move=NORTH), "d2-d1"),
        (position(south="b1 d5", north="d6 b4"), "d5>d7"),
    ],
)
def test_a_win_is_taken(where: Position, move: str) -> None:
    assert write_move(best_move(searcher(), where, FEW).move) == move
    tried = try_moves(pack(where), 0, 1, FEW)
    by_visits = max(find_choice(where, STANDARD).moves, key=lambda one: tried[pack(after(where, one))].visits)
    assert write_move(by_visits) == move


def test_estimates_are_sorted_and_their_lines_legal() -> None:
    opinions = analyse(searcher(Variant.ULTRA), ULTRA, FEW, lines=4)
    chances = [opinion.chance for opinion in opinions]
    assert len(opinions) == 4
    assert chances == sorted(chances, reverse=True)
    for opinion in opinions:
        where = ULTRA
        assert opinion.line[0] == opinion.move
        for move in opinion.line:
            assert move in find_choice(where, STANDARD).moves
            where = after(where, move)


def test_a_finished_game_has_no_best_moves() -> None:
    assert analyse(searcher(), position(south="d7", to_move=NORTH), FEW, lines=3) == []


def test_the_moves_of_a_won_position_come_first_and_lost_ones_last() -> None:
    where = position(south="d5 a1", north="d3 g4")
    opinions = analyse(searcher(), where, Limits(nodes=50_000), lines=20)
    order = [Verdict.WON, Verdict.UNKNOWN, Verdict.LOST]
    ranks = [order.index(opinion.verdict) for opinion in opinions]
    assert ranks == sorted(ranks)
    assert opinions[0].verdict is Verdict.WON


@pytest.mark.parametrize(
    "options", [TurtlesOptions(majority_capture=True), TurtlesOptions(enemy_anywhere=True)]
)
@pytest.mark.parametrize("variant", Variant)
def test_every_variant_and_option_is_played(variant: Variant, options: TurtlesOptions) -> None:
    look, luck, where = searcher(variant, options), FastChance(1), start_position(variant, SOUTH)
    for _ in range(12):
        moves = find_choice(where, options).moves
        if not moves:
            break
        assert best_move(look, where, Limits(nodes=300)).move in moves
        where = after(where, luck.pick(moves))


def test_with_nodes_the_same_is_found_again() -> None:
    first, second = (analyse(searcher(Variant.ULTRA), ULTRA, FEW, lines=2) for _ in range(2))
    assert first == second
    once, twice = (try_moves(pack(ULTRA), 1, 5, FEW) for _ in range(2))
    assert once == twice


def test_playouts_are_counted() -> None:
    tried = try_moves(pack(start_position(Variant.BASE, SOUTH)), 0, 1, Limits(nodes=500))
    assert sum(one.visits for one in tried.values()) == 500
    assert all(0 <= one.share <= 1 for one in tried.values())
    assert key_of(ULTRA) not in tried
