"""Every command explains itself, with an example that works."""

import re
import shlex
from typing import Any

import pytest
import typer.main

from tests.cli.command import tortuga
from tortuga.cli import _asked_language
from tortuga.cli.app import app

COMMANDS = sorted(command.name or "" for command in app.registered_commands)


def test_all_commands_are_known() -> None:
    assert {"games", "play", "simulate", "replay", "verify", "moves", "perft"} <= set(COMMANDS)


@pytest.mark.parametrize("words", [(), ("--help",)], ids=["nothing", "--help"])
def test_without_a_command_all_of_them_are_listed(words: tuple[str, ...]) -> None:
    ran = tortuga(*words)
    shown = ran.out + ran.err
    assert all(command in shown for command in COMMANDS)
    assert "unofficial fan project" in " ".join(shown.replace("│", " ").split())


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command: str) -> None:
    ran = tortuga(command, "--help")
    assert ran.status == 0
    assert f"Example: tortuga {command}" in ran.words


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_is_explained(command: str) -> None:
    group: Any = typer.main.get_command(app)
    unexplained = [option.name for option in group.commands[command].params if not option.help]
    assert unexplained == []


@pytest.mark.parametrize("command", ["games", "moves", "perft"])
def test_an_example_works_as_it_stands(command: str) -> None:
    example = re.search(r"Example: tortuga (.*)", tortuga(command, "--help").words)
    assert example is not None
    ran = tortuga(*shlex.split(example[1]))
    assert ran.status == 0
    assert ran.out


def test_an_unknown_command_is_refused() -> None:
    ran = tortuga("sail")
    assert ran.status == 2
    assert "No such command 'sail'" in ran.err
    assert "Traceback" not in ran.err


# The language


@pytest.mark.parametrize(
    ("words", "language"),
    [
        (["tortuga", "games"], None),
        (["tortuga", "--language", "cs", "games"], "cs"),
        (["tortuga", "--language=fr", "games"], "fr"),
        (["tortuga", "--language"], None),
    ],
)
def test_the_language_is_known_before_the_commands_are_built(words: list[str], language: str | None) -> None:
    assert _asked_language(words) == language


def test_an_unknown_language_is_refused() -> None:
    ran = tortuga("--language", "tlh", "games")
    assert ran.status == 2
    assert ran.err.startswith("There are no texts in “tlh”. There are: ")
    assert ran.out == ""


def test_a_known_language_is_taken() -> None:
    assert tortuga("--language", "en", "games").status == 0
