"""What is proved is true, and what is true is proved; what is proved won is won over the board."""

import pytest

from tests.games.turtles.positions import NORTH, position
from tests.solver.brute_force import graph, random_position, verdicts
from tortuga.core.chance import FastChance
from tortuga.games.turtles.board import SOUTH
from tortuga.games.turtles.moves import Move
from tortuga.games.turtles.notation import write_move
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position, Variant, start_position
from tortuga.games.turtles.rules import STANDARD, after, find_choice
from tortuga.games.turtles.symmetry import normal
from tortuga.solver.analysis import best_move
from tortuga.solver.packing import key_of, rules_of
from tortuga.solver.prover import Prover
from tortuga.solver.searcher import Searcher
from tortuga.solver.solving import Solver
from tortuga.solver.verdicts import UNLIMITED, Limits, Settled, Verdict

LITTLE = 1
"""Megabytes: enough for what is small."""
BASE = start_position(Variant.BASE, SOUTH)


def settled(where: Position, options: TurtlesOptions = STANDARD) -> Settled:
    return Prover(rules_of(where.variant, options), LITTLE).settle(key_of(where), UNLIMITED)


@pytest.mark.parametrize(
    ("where", "verdict", "distance"),
    [
        (position(south="d6", north="a4"), Verdict.WON, 1),
        (position(south="d5", north="d6 a4"), Verdict.WON, 1),
        (position(south="d5", north="a4"), Verdict.WON, 3),
        (position(south="d4", north="d3", to_move=NORTH), Verdict.WON, 3),
        (position(south="d3", north="d4"), Verdict.WON, 1),
        (position(south="a4", north="b5", overturned="c6"), Verdict.LOST, 0),
        (position(south="a3", north="d2"), Verdict.LOST, 2),
    ],
    ids=["step", "jump", "in three", "race", "the last turtle", "stuck", "too late"],
)
def test_small_positions(where: Position, verdict: Verdict, distance: int) -> None:
    found = settled(where)
    assert found.verdict is verdict
    if distance <= 1:
        assert found.distance in (0, distance), "one look is enough"


def test_the_search_agrees_with_brute_force() -> None:
    luck, compared = FastChance(6), {Verdict.WON: 0, Verdict.LOST: 0}
    while min(compared.values()) < 25:
        where = random_position(luck, most=7, fewest=4)
        whole = None if any(where.reserves) or where.winner is not None else graph(where)
        if whole:
            truth = verdicts(whole).get(normal(where), Verdict.UNKNOWN)
            assert settled(where).verdict is truth, where
            compared[truth] += 1


def test_the_base_game_is_won_for_whoever_begins() -> None:
    solver = Solver(Searcher(Variant.BASE, with_book=False), BASE, UNLIMITED)
    solver.run()
    solution = solver.solution()
    assert solution.settled.verdict is Verdict.WON
    assert [write_move(move) for move in solution.with_verdict(Verdict.WON)] == ["d2>b2", "d2>f2"]
    assert len(solution.with_verdict(Verdict.LOST)) == 18
    final = BASE
    for move in solution.line:
        assert move in find_choice(final, STANDARD).moves
        final = after(final, move)
    assert final.winner == SOUTH or not find_choice(final, STANDARD).moves


def test_limits_are_kept() -> None:
    prover = Prover(0, LITTLE)
    assert prover.settle(key_of(BASE), Limits(nodes=500)).verdict is Verdict.UNKNOWN
    assert prover.nodes <= 501


def test_distances_fall_with_every_planned_move() -> None:
    searcher = Searcher(Variant.BASE, with_book=False)
    assert searcher.prove(BASE, UNLIMITED).verdict is Verdict.WON
    strategy = searcher.strategy(BASE)
    for plan in strategy.plans.values():
        for reply in searcher.prover.weighed(plan.to):
            following = strategy.plans.get(reply.key)
            assert (
                following.distance < plan.distance if following else searcher.prover.wins_at_once(reply.key)
            )


def defend(where: Position, luck: FastChance) -> Move:
    return luck.pick(find_choice(where, STANDARD).moves)


@pytest.mark.parametrize("seed", range(12))
def test_what_is_proved_won_is_won(seed: int) -> None:
    """From the start of the base game with next to no time for each move: the proof is kept."""
    searcher, luck, where = Searcher(Variant.BASE), FastChance(seed), BASE
    for number in range(200):
        if not find_choice(where, STANDARD).moves:
            break
        if where.to_move == SOUTH:
            best = best_move(searcher, where, Limits(nodes=200_000 if number == 0 else 50))
            assert best.verdict is Verdict.WON
            where = after(where, best.move)
        else:
            where = after(where, defend(where, luck))
    assert where.winner == SOUTH or where.to_move != SOUTH


def test_a_position_that_comes_back_is_won_by_a_plan() -> None:
    searcher = Searcher(Variant.BASE, with_book=False)
    first = best_move(searcher, BASE, UNLIMITED)
    again = best_move(searcher, BASE, UNLIMITED)
    assert first.verdict is again.verdict is Verdict.WON
    assert searcher.strategy(BASE).plans
