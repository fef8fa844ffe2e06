"""The files for whoever runs a house hold what they promise, where the tools to try them exist."""

import json
import shutil
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "deploy" / "tortuga.service"
IMAGE = "tortuga-tried"
pytestmark = pytest.mark.package


def _out_of(*command: str | Path, timeout: float = 60) -> str:
    done = subprocess.run([*map(str, command)], capture_output=True, text=True, timeout=timeout, check=False)
    return done.stdout + done.stderr


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd here")
def test_the_unit_is_one_that_systemd_understands() -> None:
    said = _out_of("systemd-analyze", "verify", UNIT)
    about_the_unit = [line for line in said.splitlines() if "tortuga.service" in line]
    assert [line for line in about_the_unit if "/opt/tortuga/bin/tortuga" not in line] == []


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd here")
def test_the_unit_gives_the_house_few_rights() -> None:
    said = _out_of("systemd-analyze", "security", "--offline=true", "--json=short", UNIT)
    rights = json.loads(said[said.index("[") : said.rindex("]") + 1])
    assert sum(float(right["exposure"] or 0) for right in rights) < 3


def _containers() -> str | None:
    """A tool that can build and run containers here."""
    for tool in ("podman", "docker"):
        if (
            shutil.which(tool)
            and not subprocess.run([tool, "info"], capture_output=True, check=False).returncode
        ):
            return tool
    return None


@pytest.fixture
def container() -> Iterator[str]:
    """The address of a house in a container."""
    tool = _containers()
    if tool is None:
        pytest.skip("nothing here can build and run containers")
    subprocess.run([tool, "build", "-f", ROOT / "deploy" / "Containerfile", "-t", IMAGE, ROOT], check=True)
    running = _out_of(tool, "run", "--detach", "--rm", "--publish", "127.0.0.1::1667", IMAGE).strip()
    try:
        yield "http://" + _out_of(tool, "port", running, "1667").strip().splitlines()[0]
    finally:
        _out_of(tool, "stop", running)


def test_a_house_in_a_container_answers(container: str) -> None:
    for _ in range(60):
        try:
            with urllib.request.urlopen(f"{container}/health", timeout=5) as answer:
                assert answer.status == 200
                return
        except OSError:
            time.sleep(1)
    pytest.fail("the house in the container did not open")
