"""What a release consists of: an sdist, and the wheel made from it, in an otherwise empty environment."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx
import pytest

from tests.server.players import Server

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.package


@pytest.fixture(scope="module")
def artefacts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run([ROOT / "scripts" / "artefacts", folder], check=True, timeout=600)
    return folder


@pytest.fixture(scope="module")
def environment(artefacts: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty environment with the wheel and what it asks for."""
    folder = tmp_path_factory.mktemp("empty") / "venv"
    (wheel,) = artefacts.glob("*.whl")
    uv, python = shutil.which("uv"), folder / "bin" / "python"
    if uv:
        commands = [[uv, "venv", "--python", sys.executable, folder]]
        commands += [[uv, "pip", "install", "--python", python, wheel]]
    else:
        commands = [[sys.executable, "-m", "venv", folder]]
        commands += [[python, "-m", "pip", "install", "--disable-pip-version-check", wheel]]
    for command in commands:
        subprocess.run([*map(str, command)], check=True, timeout=600, capture_output=True)
    return folder


def test_the_wheel_holds_the_client_and_every_text(artefacts: Path) -> None:
    (wheel,) = artefacts.glob("tortuga_games-*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    assert "tortuga/server/static/index.html" in names
    texts = {path.relative_to(ROOT / "src").as_posix() for path in ROOT.glob("src/tortuga/text/*/*.ftl")}
    assert texts <= names


def test_the_command_says_the_version_of_the_changelog(environment: Path) -> None:
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    newest = next(line.split()[1] for line in changes.splitlines() if line.startswith("## "))
    said = subprocess.run(
        [environment / "bin" / "tortuga", "--version"], check=True, capture_output=True, text=True, timeout=60
    )
    assert said.stdout.split() == [newest]


@pytest.mark.anyio
async def test_a_house_from_the_wheel_answers_with_its_page(environment: Path, tmp_path: Path) -> None:
    server = Server(tmp_path / "house.db", command=(str(environment / "bin" / "tortuga"), "serve"))
    await server.start()
    try:
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as client:
            page = await client.get("/")
            assert "<title>" in page.text
            assert page.status_code == 200
            games = (await client.get("/api/games")).json()["games"]
            assert {game["id"] for game in games} == {"turtles", "buccaneers", "tortuga1667"}
    finally:
        await server.end()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
