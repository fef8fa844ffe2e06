"""Both learners of turtles on a GPU, and what each of two things is worth to them: a network that knows the
hexagon, and matches that begin with positions of all kinds.

    PYTHONPATH=src:. python -m examples.learning.turtles_at_length --out learned

It needs jax and numpy alone, and measures nothing: `kept.npz` has what the players were like as they learned,
and `python -m examples.learning.turtles_measured learned/kept.npz` says how often they keep a win.
"""

import argparse
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import jax

from examples.learning.alphazero import AlphaZero, AlphaZeroSettings
from examples.learning.hexagon import with_hexagon
from examples.learning.kept import write_kept
from tortuga.masters.network import Weights
from tortuga.research.jax.turtles import ENV as TURTLES
from tortuga.research.training.checkpoint import write_line
from tortuga.research.training.course import TrainingCourse
from tortuga.research.training.settings import TrainingSettings
from tortuga.research.training.subject import Subject
from tortuga.research.training.subjects import SUBJECTS
from tortuga.research.training.turtles import turtles_subject

Told = tuple[float, Weights, dict[str, Any]]
"""The part of the minutes that has passed, what the pupil is like, and a line of the log."""

HEXAGON, FROM_START = "turtles-hexagon", "turtles-from-start"
HEXAGON_FROM_START = f"{HEXAGON}-from-start"
UNKNOWN, RECKONED = 10**6, 5
"""How many turns AlphaZero will have, and after how many it is reckoned."""
ALPHAZERO = "alphazero"
PLAYERS = ("turtles", HEXAGON, FROM_START, HEXAGON_FROM_START, ALPHAZERO)
KEPT = 6
"""How often each player is kept."""


# With another network, or other beginnings


def from_start(subject: Subject) -> Subject:
    return replace(subject, envs=(TURTLES(),))


SUBJECTS[HEXAGON] = lambda players: with_hexagon(turtles_subject(players))
SUBJECTS[FROM_START] = lambda players: from_start(turtles_subject(players))
SUBJECTS[HEXAGON_FROM_START] = lambda players: with_hexagon(from_start(turtles_subject(players)))


# Learning


def settings(game: str, minutes: float, matches: int) -> TrainingSettings:
    width, blocks = (64, 4) if HEXAGON in game else (256, 2)
    return TrainingSettings(
        game=game,
        minutes=minutes,
        matches=matches,
        steps=32,
        width=width,
        blocks=blocks,
        parts=8,
        times=2,
        rate_from=1e-3,
        rate_to=1e-4,
        entropy_from=0.05,
        entropy_to=0.01,
        averaged=0.99,
        save_minutes=1e3,
    )


def by_ppo(game: str, minutes: float, matches: int) -> Iterator[Told]:
    with TemporaryDirectory() as folder:
        course = TrainingCourse(settings(game, minutes, matches), Path(folder))
        for line in course:
            yield course.passed, course.pupil.average, line
        yield 1.0, course.pupil.average, {"turn": course.turns}


def by_alphazero(minutes: float, matches: int) -> Iterator[Told]:
    """How many turns there will be is reckoned from the first ones."""
    began, passed = time.monotonic(), 0.0
    chosen = AlphaZeroSettings(matches=matches, steps=8, width=32, blocks=3, averaged=0.99)
    with TemporaryDirectory() as folder:
        learner = AlphaZero(chosen, UNKNOWN, 1, Path(folder))
        while passed < 1:
            turn_began = time.monotonic()
            learner.turn()
            jax.block_until_ready(learner.pupil.average)  # type: ignore[no-untyped-call]
            seconds, each = time.monotonic() - began, time.monotonic() - turn_began
            passed = seconds / (60 * minutes)
            if learner.turns == RECKONED:
                learner.all_turns = learner.turns + round((60 * minutes - seconds) / each)
            decisions = learner.turns * matches * chosen.steps
            line = {"turn": learner.turns, "seconds": round(seconds, 1), "decisions": decisions}
            yield passed, learner.pupil.average, line


def keep(folder: Path, name: str, told: Iterator[Told], selves: dict[str, Weights]) -> None:
    """So many times, evenly spread, the last time at the end."""
    began, number = time.monotonic(), 1
    weights: Weights = {}
    line: dict[str, Any] = {}
    for passed, weights, line in told:
        write_line(folder, {"player": name, **line})
        if passed >= number / KEPT and number < KEPT:
            selves[f"{name}, {time.monotonic() - began:.0f} s"] = jax.device_get(dict(weights))
            number += 1
    selves[f"{name}, {time.monotonic() - began:.0f} s"] = jax.device_get(dict(weights))
    write_kept(folder / "kept.npz", selves)
    print(name, line, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m examples.learning.turtles_at_length",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--out", type=Path, required=True, help="the folder for the log and what is kept")
    parser.add_argument("--players", nargs="+", choices=PLAYERS, default=PLAYERS, help="who learns (all)")
    parser.add_argument("--minutes", type=float, default=3.0, help="of each (3.0)")
    parser.add_argument("--matches", type=int, default=4096, help="side by side (4096), AlphaZero half")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    selves: dict[str, Weights] = {}
    for name in given.players:
        if name == ALPHAZERO:
            told = by_alphazero(given.minutes, given.matches // 2)
        else:
            told = by_ppo(name, given.minutes, given.matches)
        keep(given.out, name, told, selves)


if __name__ == "__main__":
    main()
