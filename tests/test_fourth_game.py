"""A game from elsewhere is played like ours, though no file of the core or the server knows it."""

import asyncio
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.fourth_game import SITE
from tests.fourth_game.game import GAME, Hiding, ShellsState
from tests.server.harness import Person, begin
from tests.server.players import serving
from tests.server.playing import play_out
from tortuga.core.chance import Chance
from tortuga.core.contract import check_matches
from tortuga.core.record import read_record, verify
from tortuga.core.registry import find_game, game_ids
from tortuga.text import voice
from tortuga.text.voice import _voice

ROOT = Path(__file__).parent.parent


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if its wheel were in the environment, here and in the processes that are started."""
    monkeypatch.syspath_prepend(SITE)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(SITE), str(ROOT))))
    _voice.cache_clear()
    yield
    _voice.cache_clear()
    find_game.cache_clear()


def test_it_is_found_and_speaks() -> None:
    assert "shells" in game_ids()
    assert find_game("shells") is GAME
    assert voice("cs").say("shells-name") == "Shells"


def scrambled(state: ShellsState, seat: int | None, chance: Chance) -> ShellsState:
    """Others hold other shells, as far as they have hidden any."""

    def other(held: int | None, of: int) -> int | None:
        return held if held is None or of == seat else chance.below(3)

    phase = state.phase
    if isinstance(phase, Hiding):
        shells = tuple(other(held, of) for of, held in enumerate(phase.shells))
        return replace(state, phase=replace(phase, shells=shells))
    return replace(state, shells=tuple(other(held, of) for of, held in enumerate(state.shells)))


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_holds_to_the_contract(seats: int) -> None:
    check_matches(GAME, seats=seats, matches=40, scramble=scrambled)


def test_the_command_line_plays_it() -> None:
    for words, shown in (("games", "Shells"), ("simulate shells --games 5 --seed 1", "5 matches")):
        command = [sys.executable, "-c", "from tortuga.cli import main; main()", *words.split()]
        done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
        assert shown in done.stdout


@pytest.mark.anyio
async def test_the_server_plays_it(tmp_path: Path) -> None:
    async with serving(tmp_path / "house.db") as server:
        people = [Person(server.url) for _ in range(2)]
        for name, person in zip(("Ann", "Bob"), people, strict=True):
            await person.come_in(name)
        table = await begin(people, "shells", grace=None)
        windows = [await person.sit_at(table).open() for person in people]
        await play_out(windows, random.Random(1))
        record = await people[0].http.get(f"/api/tables/{table}/record")
        assert verify(read_record(record.content), game=GAME).outcome is not None
        await asyncio.gather(*(window.close() for window in windows))
        await asyncio.gather(*(person.http.aclose() for person in people))


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
