"""Whole random matches of turtles, beside OpenSpiel's checkers step by step and beside a program in C."""

import ctypes
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

from benchmarks.interleaved import Runner
from benchmarks.research.turtles import CHECKERS, openspiel_player
from tortuga.games.turtles.board import CAMP, NORTH, SOUTH
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Variant
from tortuga.research.quick_turtles import TurtlesStart
from tortuga.research.random_turtles import play_at_random
from tortuga.solver.bitboards import BOARD, GOAL, HOME, spread

SOURCE = Path(__file__).with_name("random_turtles.c")
COMPILER = ("cc", "-O3", "-march=native", "-shared", "-fPIC")
C = "turtles base, in C"
MATCHES = 500


def runners() -> Iterator[Runner]:
    yield Runner(CHECKERS, openspiel_player("checkers"))
    for variant in Variant:
        yield Runner(f"turtles {variant}, whole matches", _ours(variant), CHECKERS, 100)
    yield Runner(C, _in_c())
    yield Runner("turtles base, whole matches, beside C", _ours(Variant.BASE), C, 0.8)


def _ours(variant: Variant) -> Callable[[], int]:
    start, seeds = TurtlesStart(TurtlesOptions(variant=variant)), count()
    return lambda: play_at_random(start, MATCHES, next(seeds)).steps


def _in_c() -> Callable[[], int]:
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder, "random_turtles.so")
        subprocess.run([*COMPILER, str(SOURCE), "-o", str(library)], check=True)
        play = ctypes.CDLL(str(library)).play_matches
    play.restype = ctypes.c_int64
    board = [
        ctypes.c_uint64(cells) for cells in (BOARD, spread(CAMP[SOUTH]), spread(CAMP[NORTH]), GOAL, HOME)
    ]
    seeds, wins = count(), ctypes.c_int64()
    return lambda: play(*board, ctypes.c_int64(MATCHES), ctypes.c_uint64(next(seeds)), ctypes.byref(wins))
