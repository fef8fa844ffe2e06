"""The command: train a master of a game by self-play."""

import argparse
import json
from dataclasses import fields
from pathlib import Path

from tortuga.research.training.course import TrainingCourse
from tortuga.research.training.settings import TrainingSettings
from tortuga.research.training.subjects import SUBJECTS

EXAMPLE = """example:
  python -m tortuga.research.training --players 2 --minutes 8 --matches 16384 --out trained
  python -m tortuga.research.training --players 2 --minutes 8 --matches 16384 --out trained --resume trained
  python -m tortuga.research.training --game tortuga1667 --players 4 5 6 --minutes 8 --out trained

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
    for one in fields(TrainingSettings):
        name, says = f"--{one.name.replace('_', '-')}", f"{one.metadata['says']} ({one.default})"
        if one.name == "players":
            command.add_argument(name, type=int, nargs="+", default=one.default, help=says)
        elif one.name == "game":
            command.add_argument(name, choices=sorted(SUBJECTS), default=one.default, help=says)
        else:
            command.add_argument(name, type=type(one.default), default=one.default, help=says)
    return command


def main() -> None:
    given = vars(parser().parse_args())
    folder, resumed = given.pop("out"), given.pop("resume")
    settings = TrainingSettings(**{**given, "players": tuple(given["players"])})
    for line in TrainingCourse(settings, folder, resumed):
        print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
