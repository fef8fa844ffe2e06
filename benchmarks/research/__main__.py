"""Random play as researchers do it, beside OpenSpiel, catanatron, PettingZoo, a C program and pgx; one core.

Each part has its peers, which are measured in the same rounds; a step is one choice of one player, forced
ones included, on both sides. The first round compiles what is to be compiled and does not count.
"""

import argparse
import random
from collections.abc import Callable, Iterator

from benchmarks.interleaved import Runner, Speed, measure, show
from benchmarks.research import arrays, batches, environments, phased, turtles

PARTS: dict[str, Callable[[], Iterator[Runner]]] = {
    "turtles": turtles.runners,
    "phased": phased.runners,
    "environments": environments.runners,
    "batches": batches.runners,
    "arrays": arrays.runners,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, epilog="Example: scripts/bench research --rounds 9")
    parser.add_argument(
        "parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}; all, if none is named"
    )
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.5, help="for each runner in each round")
    parser.add_argument("--json", action="store_true", help="print JSON, for programs")
    given = parser.parse_args()
    random.seed(0)
    speeds: dict[str, Speed] = {}
    for part in given.parts or PARTS:
        speeds |= measure(PARTS[part](), given.rounds, given.seconds)
    show("Steps of random play, one core", speeds, as_json=given.json)


if __name__ == "__main__":
    main()
