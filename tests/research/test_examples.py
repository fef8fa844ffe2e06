"""The worked examples in small: each learns within seconds, and goes on where it stopped."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import jax.numpy as jnp
import pytest
from jax import Array

from examples.learning import buccaneers_gradient, turtles_ppo
from examples.learning.alphazero import SUBJECT, AlphaZero, AlphaZeroSettings
from examples.learning.kept import read_kept, write_kept
from examples.learning.reporting import PICTURE, Measurements, arguments, draw
from examples.learning.turtles_measured import HEXAGON, PLAIN, at_sight
from examples.learning.turtles_measured import measured as measured_player
from examples.learning.turtles_truth import HOLD, Moment, Truth, positions_of, winning_moves
from tortuga.core.chance import FastChance
from tortuga.games.turtles.encoding import ENCODING
from tortuga.games.turtles.notation import read_move, read_position
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Variant
from tortuga.games.turtles.symmetry import normal
from tortuga.research.step_table import StepTable
from tortuga.research.training.checkpoint import LOG
from tortuga.research.training.pool import UNIFORM
from tortuga.solver.searcher import Searcher

TINY = AlphaZeroSettings(
    matches=32, steps=16, simulations=8, width=16, blocks=1, rate=5e-3, rate_to=5e-3, averaged=0.8
)


@pytest.fixture(scope="module")
def truth() -> Truth:
    return Truth(100)


def log(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / LOG).read_text().splitlines()]


def measured(folder: Path) -> list[float]:
    return [share for line in log(folder) for share in line.get("measured", {}).values()]


def test_the_positions_are_won_by_those_moves_and_no_others(truth: Truth) -> None:
    searcher = Searcher(Variant.BASE, megabytes=16)
    for moment in truth.moments[:10]:
        assert winning_moves(searcher, read_position(moment.position)) == moment.wins
    assert positions_of(truth.states) == [normal(read_position(one.position)) for one in truth.moments]
    assert truth.by_luck() < 0.2


def test_no_position_is_there_twice(truth: Truth) -> None:
    assert len(set(positions_of(truth.states))) == len(truth.moments)


def test_who_knows_the_solution_keeps_every_win(truth: Truth) -> None:
    words = [spelled(moment) for moment in truth.moments]

    def solve(states: Any, key: Array) -> Array:
        return jnp.array([word.pop(0) if word else HOLD for word in words])

    assert truth.of(solve) == 1


def spelled(moment: Moment) -> list[int]:
    """A move that keeps the win, in small actions."""
    options = TurtlesOptions(position=moment.position)
    table, _ = StepTable.open(ENCODING, options, 2, FastChance(0))
    view = table.view(table.asked[0])
    return list(ENCODING.spell(view, read_move(moment.wins[-1])))


def test_what_is_kept_can_be_measured(truth: Truth, tmp_path: Path) -> None:
    for subject in (HEXAGON, PLAIN):
        weights = subject.fresh(1, width=8, blocks=1)  # type: ignore[call-arg]
        write_kept(tmp_path / "kept.npz", {"somebody, 3 s": weights})
        ((name, again),) = read_kept(tmp_path / "kept.npz")
        assert name == "somebody, 3 s"
        assert set(measured_player(again, truth)) == {"at sight", "knows what is won", "knows what is lost"}


def test_ppo_learns_turtles_and_goes_on(truth: Truth, tmp_path: Path) -> None:
    settings = replace(
        turtles_ppo.settings(turns=12, seed=1, every=6),
        matches=64,
        width=64,
        blocks=1,
        parts=4,
        rate_from=5e-3,
    )
    measurements = Measurements(tmp_path, {"random": truth.by_luck()})
    turtles_ppo.learn(settings, tmp_path, truth, measurements)
    shares = measured(tmp_path)
    assert len(shares) == 2
    assert shares[-1] > 1.3 * truth.by_luck()
    turtles_ppo.learn(settings, tmp_path, truth, Measurements(tmp_path, {}))
    assert len(measured(tmp_path)) == 2
    draw(tmp_path, "a title")
    assert "a title" in (tmp_path / PICTURE).read_text()


def test_alphazero_learns_turtles_and_goes_on(truth: Truth, tmp_path: Path) -> None:
    """At sight: what the search adds would have to be compiled once more."""
    learner = AlphaZero(TINY, 12, 1, tmp_path)
    for _ in range(12):
        learner.turn()
    assert truth.of(at_sight(SUBJECT, learner.pupil.average)) > 1.3 * truth.by_luck()
    learner.save()
    assert AlphaZero(TINY, 12, 1, tmp_path).turns == 12


def test_a_policy_gradient_learns_buccaneers(tmp_path: Path) -> None:
    small = {"matches": 64, "steps": 32, "width": 32, "rate_from": 3e-3, "against_past": 0.5, "stay": 8}
    settings = replace(buccaneers_gradient.settings(turns=16, seed=1, every=16), **small)  # type: ignore[arg-type]
    buccaneers_gradient.learn(settings, tmp_path, Measurements(tmp_path, {}), matches=10)
    shares = [line["share"]["2"] for line in log(tmp_path) if line.get("against") == UNIFORM]
    assert shares[-1] > 0.65
    against_random, against_easy, _ = measured(tmp_path)
    assert against_random > against_easy


def test_the_command_says_what_it_is_for() -> None:
    told = arguments("examples.learning.turtles_ppo", turtles_ppo.__doc__, 10, 5).format_help()
    assert "python -m examples.learning.turtles_ppo --out learned" in told
