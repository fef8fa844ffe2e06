"""Simulations and contests that were killed go on, and come to what they would have come to in one piece."""

import os
import pickle
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tortuga.bots.arena import run_contest, save_report
from tortuga.bots.contest import Contest
from tortuga.bots.keeping import KeptParts, OtherSimulation
from tortuga.bots.simulation import Simulation, simulate
from tortuga.games.buccaneers.options import BuccaneersOptions
from tortuga.games.turtles.options import TurtlesOptions

PLAN = Simulation("buccaneers", BuccaneersOptions(), 2, 12, seed=4)
COMMAND = (sys.executable, "-c", "from tortuga.cli import arena, main; arena.SAVE_EVERY = 0; main()")
"""The arena saves after every match here."""
SIMULATION = ("simulate", "buccaneers", "--games", "60", "--seed", "2", "--json")
CONTEST = Contest(
    "turtles", msgspec.to_builtins(TurtlesOptions()), ("greedy", "random"), seats=2, games=40, seed=2
)
ARENA = ("arena", "turtles", "greedy", "random", "--games", "40", "--seed", "2")


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir() if not file.name.startswith(".")}


def killed_and_resumed(words: tuple[str, ...], place: Path) -> None:
    """Killed once, at a random moment after something was kept; then run to the end."""
    process = subprocess.Popen([*COMMAND, *words], stdout=subprocess.DEVNULL)
    while not place.exists() and process.poll() is None:
        time.sleep(0.01)
    time.sleep(random.random() / 2)
    process.send_signal(signal.SIGKILL)
    process.wait()
    subprocess.run([*COMMAND, *words], check=True, stdout=subprocess.DEVNULL)


def test_a_killed_export_becomes_the_same_files(tmp_path: Path) -> None:
    torn, whole = tmp_path / "torn", tmp_path / "whole"
    killed_and_resumed((*SIMULATION, "--export", str(torn)), torn / "figures-000003.pickle")
    simulate(Simulation("buccaneers", BuccaneersOptions(), 2, 60, 2), kept=KeptParts(whole, export=True))
    assert contents(torn) == contents(whole)


def test_a_killed_contest_comes_to_the_same(tmp_path: Path) -> None:
    torn, whole = tmp_path / "torn.json", tmp_path / "whole.json"
    killed_and_resumed((*ARENA, "--resume", str(torn)), torn)
    save_report(whole, run_contest(CONTEST))
    assert torn.read_bytes() == whole.read_bytes()


def test_an_interrupted_simulation_has_the_same_figures(tmp_path: Path) -> None:
    whole, tally = simulate(PLAN)
    kept = KeptParts(tmp_path, export=False)

    def interrupt(_: int) -> None:
        if len(contents(tmp_path)) > 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(PLAN, progress=interrupt, kept=kept)
    resumed, resumed_tally = simulate(PLAN, kept=kept)
    resumed.seconds = whole.seconds
    assert resumed == whole
    assert tally is not None
    assert resumed_tally is not None
    assert resumed_tally.tables() == tally.tables()


def test_a_folder_of_another_simulation_is_refused(tmp_path: Path) -> None:
    KeptParts(tmp_path, export=False).open(PLAN)
    with pytest.raises(OtherSimulation):
        KeptParts(tmp_path, export=True).open(PLAN)


def test_a_file_of_figures_holds_nothing_else(tmp_path: Path) -> None:
    class Trap:
        def __reduce__(self) -> Any:
            return os.getcwd, ()

    KeptParts(tmp_path, export=False).keep(0, Trap(), None)
    with pytest.raises(pickle.UnpicklingError):
        list(KeptParts(tmp_path, export=False).finished(()))
