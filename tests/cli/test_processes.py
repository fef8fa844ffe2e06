"""The installed command, as a shell runs it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

TORTUGA = str(Path(sys.executable).with_name("tortuga"))


def run(*words: str, typed: str = "", **environment: str) -> "subprocess.CompletedProcess[str]":
    surroundings = os.environ | {"TORTUGA_LANGUAGE": "en"} | environment
    return subprocess.run(
        [TORTUGA, *words], input=typed, env=surroundings, capture_output=True, encoding="utf-8", timeout=60
    )


def test_output_goes_to_standard_output() -> None:
    ran = run("perft", "turtles", "--depth", "2", "--json")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert json.loads(ran.stdout) == {"depth": 2, "count": 379}


@pytest.mark.parametrize(
    "words",
    [
        ("play", "chess"),
        ("replay", "/no/such/file"),
        ("moves", "turtles", "--position", "4/5/6/7/6/5/4 s 0-0 " + "a-rather-long-variant" * 10),
    ],
    ids=["a game", "a file", "a position"],
)
def test_a_mistake_is_one_line_on_standard_error(words: tuple[str, ...]) -> None:
    ran = run(*words)
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert len(ran.stderr.splitlines()) == 1, "never wrapped, however narrow the terminal"
    assert "Traceback" not in ran.stderr


def test_a_narrow_terminal_does_not_break_sentences() -> None:
    ran = run("play", "chess", COLUMNS="20")
    assert len(ran.stderr.splitlines()) == 1


def test_a_match_through_pipes(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    words = ("play", "turtles", "--option", "first=south", "--seed", "1", "--record", str(file))
    ran = run(*words, typed="f1-f2\nq\n")
    assert ran.returncode == 0
    assert "Stopped." in ran.stdout
    verified = run("verify", str(file), "--json")
    assert json.loads(verified.stdout)["actions"] == 2


def test_output_that_nobody_reads_to_its_end_is_no_mistake() -> None:
    ran = subprocess.run(
        f"'{TORTUGA}' moves turtles --variant ultra | head -n 1",
        shell=True,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )
    assert ran.stdout.startswith("+")
    assert ran.stderr == ""


def test_undecodable_words_are_refused_in_one_sentence() -> None:
    ran = subprocess.run(
        [TORTUGA.encode(), b"simulate", b"turtles", b"-o", b"first=\xff"],
        env=os.environ | {"TORTUGA_LANGUAGE": "en"},
        capture_output=True,
        timeout=60,
    )
    assert ran.returncode == 2
    assert b"Traceback" not in ran.stderr
