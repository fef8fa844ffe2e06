"""Matches on a real Ray cluster, which is this machine alone, come to what they come to without one."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import ray

from tortuga.bots.arena import run_contest
from tortuga.bots.contest import Contest
from tortuga.bots.keeping import KeptParts
from tortuga.bots.simulation import Simulation, simulate
from tortuga.games.turtles.options import TurtlesOptions

PLAN = Simulation("turtles", TurtlesOptions(), 2, 4, seed=4)
CONTEST = Contest("turtles", {}, ("greedy", "random"), seats=2, games=4, seed=3)

pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a cluster with one place to work."""
    context: Any = ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    yield context.address_info["address"]
    ray.shutdown()


def test_a_simulation_with_its_data(cluster: str, tmp_path: Path) -> None:
    near, far = KeptParts(tmp_path / "near", export=True), KeptParts(tmp_path / "far", export=True)
    here, _ = simulate(PLAN, kept=near)
    there, _ = simulate(PLAN, ray=cluster, kept=far)
    there.seconds = here.seconds
    assert there == here
    for file in near.folder.glob("*.parquet"):
        assert (far.folder / file.name).read_bytes() == file.read_bytes()


def test_an_interrupted_export_goes_on_there(cluster: str, tmp_path: Path) -> None:
    near, far = KeptParts(tmp_path / "near", export=True), KeptParts(tmp_path / "far", export=True)
    simulate(PLAN, kept=near)

    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(PLAN, progress=interrupt, ray=cluster, kept=far)
    assert 0 < len(list(far.folder.glob("decisions-*"))) < PLAN.parts
    simulate(PLAN, ray=cluster, kept=far)
    for file in near.folder.glob("*.parquet"):
        assert (far.folder / file.name).read_bytes() == file.read_bytes()


def test_a_contest(cluster: str) -> None:
    assert run_contest(CONTEST, ray=cluster) == run_contest(CONTEST)
