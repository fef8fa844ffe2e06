"""The command itself."""

import os
import subprocess
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from tests.server.players import COMMAND, serving
from tortuga.cli import serve
from tortuga.server.serve import address, listen
from tortuga.server.settings import SettingError, setting_fields

PLAIN = {**os.environ, "TORTUGA_LANGUAGE": "en", "COLUMNS": "300", "TERM": "dumb", "NO_COLOR": "1"}


def test_every_setting_is_a_flag_with_an_explanation() -> None:
    app = typer.Typer()
    serve.add_to(app)
    shown = CliRunner().invoke(app, ["--help"], env=PLAIN).output
    for field in setting_fields():
        assert f"--{field.name.replace('_', '-')}" in shown
    assert "TORTUGA_PORT" in shown
    assert "tortuga serve --port 8000 --open" in shown


@pytest.mark.parametrize(
    ("flags", "setting"),
    [
        (["--port", "many"], "port"),
        (["--bot-workers", "0"], "bot_workers"),
        (["--config", "/nowhere.toml"], "config"),
        (["--database", "/proc/nowhere/house.db"], "database"),
        (["--host", "no.such.host.invalid", "--port", "0"], "host"),
    ],
)
def test_mistakes_are_one_sentence(tmp_path: Path, flags: list[str], setting: str) -> None:
    database = [] if "--database" in flags else ["--database", str(tmp_path / "house.db")]
    command = [*COMMAND, *flags, *database]
    done = subprocess.run(command, capture_output=True, text=True, env=PLAIN, check=False, timeout=60)
    assert done.returncode == 2, done.stderr
    assert f"“{setting}”" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_port_that_is_taken() -> None:
    taken = listen("127.0.0.1", 0)
    port = taken.getsockname()[1]
    with pytest.raises(SettingError, match="port"):
        listen("127.0.0.1", port)
    taken.close()


@pytest.mark.parametrize(
    ("host", "shown"),
    [
        ("127.0.0.1", "http://127.0.0.1:80"),
        ("0.0.0.0", "http://127.0.0.1:80"),
        ("::", "http://[::1]:80"),
        ("::1", "http://[::1]:80"),
        ("play.example.org", "http://play.example.org:80"),
    ],
)
def test_the_address_that_is_shown(host: str, shown: str) -> None:
    assert address(host, 80) == shown


@pytest.mark.anyio
async def test_identities_survive_a_restart(tmp_path: Path) -> None:
    from tests.server.harness import Person

    async with serving(tmp_path / "house.db") as server:
        person = Person(server.url)
        await person.come_in("Ann")
        await server.end()
        await server.start()
        assert await person.get("/api/me") == {"name": "Ann"}
        await person.http.aclose()
