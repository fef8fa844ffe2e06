"""The command: train a master of a game by self-play."""

import argparse
import json
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

from tortuga.masters.network import grown, load_weights
from tortuga.research.training.course import TrainingCourse
from tortuga.research.training.pool import EarlierSelves
from tortuga.research.training.settings import TrainingSettings
from tortuga.research.training.subjects import SUBJECTS

EXAMPLE = """example:
  python -m tortuga.research.training --players 2 --minutes 8 --matches 16384 --out trained
  python -m tortuga.research.training --players 2 --minutes 8 --matches 16384 --out trained --resume trained
  python -m tortuga.research.training --game tortuga1667 --players 4 5 6 --minutes 8 --out trained
  python -m tortuga.research.training --game tortuga1667 --begin a.npz --invite b.npz c.npz --out trained

The folder gets log.jsonl (a line of JSON every few turns), checkpoint.npz (to go on from) and master.npz
(the weights that a bot plays by). Needs jax and numpy; a GPU makes it a thousand times faster."""


def parser() -> argparse.ArgumentParser:
    command = argparse.ArgumentParser(
        prog="python -m tortuga.research.training",
        description=__doc__,
        epilog=EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.add_argument("--out", type=Path, required=True, help="the folder for log, checkpoints and master")
    command.add_argument("--resume", type=Path, help="the folder of a training to go on from")
    command.add_argument("--begin", type=Path, help="weights to begin with (those of one that knows nothing)")
    command.add_argument(
        "--invite", type=Path, nargs="+", default=(), help="weights of others who come as earlier selves do"
    )
    add_settings(command, TrainingSettings(), games=sorted(SUBJECTS))
    return command


def add_settings(command: argparse.ArgumentParser, usual: TrainingSettings, games: Sequence[str]) -> None:
    """All that can be set, with what it is otherwise."""
    for one in fields(TrainingSettings):
        value = getattr(usual, one.name)
        name, says = f"--{one.name.replace('_', '-')}", f"{one.metadata['says']} ({value})"
        if one.name == "players":
            command.add_argument(name, type=int, nargs="+", default=value, help=says)
        elif one.name == "game":
            command.add_argument(name, choices=games, default=value, help=says)
        else:
            command.add_argument(name, type=type(value), default=value, help=says)


def settings_of(given: dict[str, Any]) -> TrainingSettings:
    return TrainingSettings(**{**given, "players": tuple(given["players"])})


def main() -> None:
    given = vars(parser().parse_args())
    folder, resumed, begin = given.pop("out"), given.pop("resume"), given.pop("begin")
    invite, settings = given.pop("invite"), settings_of(given)
    weights = load_weights(begin) if begin else None
    invited = {file.stem: grown(load_weights(file), settings.blocks) for file in invite}
    guests = EarlierSelves(settings.pool, settings.seed, invited)
    for line in TrainingCourse(settings, folder, resumed, guests, weights):
        print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
