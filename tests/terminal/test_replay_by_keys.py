"""`tortuga replay` at a terminal of 80 columns and 24 lines, by keys."""

import random
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from tests.cli.test_replay_and_verify import save
from tests.terminal.pseudo_terminal import COLUMNS, LINES, PseudoTerminal, playing
from tortuga.core.record import read_record, replay
from tortuga.core.registry import game_ids
from tortuga.core.timeline import EVERYTHING
from tortuga.terminal.face import find_face
from tortuga.terminal.keys import NAMES
from tortuga.terminal.replay import DEEDS, KeyboardReplay
from tortuga.text import LANGUAGES, voice

pytestmark = pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")

RIGHT, LEFT, HOME, END = "\x1b[C", "\x1b[D", "\x1b[H", "\x1b[F"


def test_a_match_is_looked_through(tmp_path: Path) -> None:
    file = save(tmp_path / "match.json")
    timeline = replay(read_record(file.read_text("utf-8"))).timeline
    with playing(str(file), command="replay") as terminal:
        steps = len(timeline)
        terminal.until(f"Step 0 of {steps}", "begins.", "Seen by: A spectator", "q quit")
        terminal.press(RIGHT)
        terminal.until(f"Step 1 of {steps}, round 1")
        terminal.press(RIGHT + RIGHT + LEFT)
        terminal.until(f"Step 2 of {steps}")
        terminal.press("ss")
        terminal.until("Seen by: 2")
        terminal.press(END)
        terminal.until(f"Step {steps} of {steps}", "wins")
        terminal.press("m")
        terminal.until("A capture: ", "jumps")
        terminal.press("\x1b[A\r")
        terminal.until("Step ")
        terminal.press(HOME)
        terminal.until(f"Step 0 of {steps}", "q quit")
        _check_frame(terminal)
        terminal.press(" ")
        terminal.until(f"Step 1 of {steps}")
        terminal.press("q")
        terminal.process.wait()
        assert terminal.process.exitstatus == 0


def _check_frame(terminal: PseudoTerminal) -> None:
    assert terminal.lines[0].startswith(" Step")
    assert len(terminal.lines) == LINES
    assert terminal.lines[-1].endswith("q quit")


class Recorded:
    """Keys that were pressed before, one after the other; then enough."""

    def __init__(self, *keys: str) -> None:
        self.keys = [*keys, "q"]

    def __call__(self, seconds: float | None) -> str:
        return self.keys.pop(0)


@pytest.mark.parametrize("game", game_ids())
def test_every_game_by_any_keys(game: str, tmp_path: Path) -> None:
    record = read_record(save(tmp_path / "match.json", game).read_text("utf-8"))
    timeline, luck = replay(record).timeline, random.Random(game)
    console = Console(width=COLUMNS, height=LINES, force_terminal=True, file=StringIO())
    shown = KeyboardReplay(timeline, record.seats, find_face(timeline.game), console, voice())
    keys = luck.choices([*DEEDS, "", "space", "enter", "escape", "x"], k=150)
    shown.look(Recorded(*keys, "escape", "end", "s"))
    assert shown.step == len(timeline)
    shown.look(Recorded("home", "t", "n", "p", "T", "R", "left"))
    assert shown.step == 0
    shown.viewer = EVERYTHING
    for step in range(0, len(timeline), 7):
        shown._go(step)
        shown._draw()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_keys_do_fits_on_a_line(language: str) -> None:
    assert len(voice(language).say("replay-terminal-keys")) <= COLUMNS


def test_every_key_has_a_name() -> None:
    assert {"right", "left", "page up", "page down", "home", "end"} <= set(NAMES.values())
