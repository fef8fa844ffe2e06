"""The real command in a real (pseudo) terminal."""

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pexpect
import pytest

pytestmark = pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")

TORTUGA = Path(sys.executable).with_name("tortuga")
ENVIRONMENT = os.environ | {"TORTUGA_LANGUAGE": "en", "TERM": "xterm-256color"}


def heed_ctrl_c() -> None:
    """Also where the test run itself was begun in the background, and heeds none."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.fixture
def play() -> Iterator["pexpect.spawn[str]"]:
    command = [str(word) for word in ("play", "turtles", "--option", "first=south", "--seed", "1")]
    terminal = pexpect.spawn(
        str(TORTUGA),
        command,
        env=ENVIRONMENT,
        encoding="utf-8",
        timeout=120,
        dimensions=(50, 120),
        preexec_fn=heed_ctrl_c,
    )
    yield terminal
    terminal.close(force=True)


def test_a_few_moves_in_a_terminal(play: "pexpect.spawn[str]") -> None:
    play.expect_exact("An unofficial fan project. Type ? for help.")
    play.expect_exact("South begins.")
    play.expect_exact("South: Move one of your turtles. >")
    play.sendline("d2-z9")
    play.expect_exact("a cell begins with a column letter, a to g (character 4, “z”)")
    play.sendline("m")
    play.expect_exact("  1  ")
    play.sendline("1")
    play.expect(r"South (moves|jumps)")
    play.expect(r"North (moves|jumps)")
    play.expect(r"South: .* >")
    play.sendline("q")
    play.expect_exact("Stopped.")
    play.expect(pexpect.EOF)
    play.wait()
    assert play.exitstatus == 0


@pytest.mark.parametrize("key", ["c", "d"])
def test_ctrl_c_and_ctrl_d_stop_like_quit(play: "pexpect.spawn[str]", key: str) -> None:
    play.expect_exact("South: Move one of your turtles. >")
    play.sendcontrol(key)
    play.expect_exact("Stopped.")
    play.expect(pexpect.EOF)
    play.wait()
    assert play.exitstatus == 0
    assert "Traceback" not in (play.before or "")
