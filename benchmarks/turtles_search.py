"""How fast turtles is searched and solved, on one core.

Positions per second of the compiled searches, of the compiled generator beside the rules in plain Python, and
what it takes to prove the base game and the hatching variant from nothing and to check the proofs.
"""

import argparse
import json
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from tortuga.games.turtles.board import SOUTH
from tortuga.games.turtles.perft import perft
from tortuga.games.turtles.position import Position, Variant, start_position
from tortuga.solver.checker import check
from tortuga.solver.counting import count_sequences
from tortuga.solver.packing import key_of, pack, rules_of
from tortuga.solver.prooffile import read_proof, write_proof
from tortuga.solver.proofmaking import proof_of
from tortuga.solver.prover import Prover
from tortuga.solver.searcher import Searcher, warm_up
from tortuga.solver.thinking import Thinker
from tortuga.solver.uct import try_moves
from tortuga.solver.uct import warm_up as warm_up_playouts
from tortuga.solver.verdicts import UNLIMITED, Limits

MEGABYTES = 512
SOLVED = (Variant.BASE, Variant.HATCHING)


def timed(work: Callable[[], Any]) -> tuple[Any, float]:
    began = time.perf_counter()
    result = work()
    return result, time.perf_counter() - began


def rates(seconds: float) -> dict[str, float]:
    """Positions (playouts for Monte Carlo) per second."""
    found: dict[str, float] = {}
    for variant in Variant:
        start = start_position(variant, SOUTH)
        rules, limits = rules_of(variant, Searcher(variant, with_book=False).options), Limits(seconds)
        found[f"playouts, {variant}"] = _playouts(start, rules, limits)
        thinker, prover = Thinker(rules), Prover(rules)
        moves = list(Searcher(variant, with_book=False).moves(start))
        _, spent = timed(partial(thinker.think, moves, 1, limits))
        found[f"alpha-beta, {variant}"] = thinker.nodes / spent
        _, spent = timed(partial(prover.settle, key_of(start), limits))
        found[f"proof search, {variant}"] = prover.nodes / spent
    base = start_position(Variant.BASE, SOUTH)
    count_sequences(base, 1)
    count, spent = timed(lambda: count_sequences(base, 6))
    found["generator, compiled"] = count / spent
    count, spent = timed(lambda: perft(base, 4))
    found["generator, plain Python"] = count / spent
    return found


def _playouts(start: Position, rules: int, limits: Limits) -> float:
    tried, spent = timed(lambda: try_moves(pack(start), rules, 1, limits))
    return float(sum(one.visits for one in tried.values()) / spent)


def solve(variant: Variant) -> dict[str, float | str]:
    """The value of a start, its proof, and the check of it."""
    start, searcher = (
        start_position(variant, SOUTH),
        Searcher(variant, megabytes=2 * MEGABYTES, with_book=False),
    )
    settled, seconds = timed(lambda: searcher.prove(start, UNLIMITED))
    nodes = searcher.nodes
    strategy, planning = timed(lambda: searcher.strategy(start))
    data = write_proof(proof_of(start, searcher.options, strategy, searcher.prover))
    checked, checking = timed(lambda: check(read_proof(data)))
    return {
        "verdict": settled.verdict,
        "nodes": nodes,
        "seconds": round(seconds, 2),
        "planning seconds": round(planning, 2),
        "proof bytes": len(data),
        "positions checked": checked.positions,
        "longest game": checked.distance,
        "checking seconds": round(checking, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each rate")
    arguments = parser.parse_args()
    _, ready = timed(lambda: (warm_up(), warm_up_playouts()))
    report: dict[str, Any] = {"seconds to get ready": round(ready, 1)}
    report["per second"] = {name: round(rate) for name, rate in rates(arguments.seconds).items()}
    for variant in SOLVED:
        report[variant] = solve(variant)
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
