"""Puzzles solved in the terminal, made, checked and measured by commands."""

from pathlib import Path

import pytest

from tests.cli.command import tortuga
from tortuga.puzzles.collection import puzzled_games, puzzles_of
from tortuga.puzzles.posed import posed
from tortuga.puzzles.puzzle import read_puzzles
from tortuga.text import voice


@pytest.mark.parametrize("game", puzzled_games())
def test_a_puzzle_is_solved_after_a_wrong_try(game: str) -> None:
    before = posed(game, puzzles_of(game).some()[0].id)
    wrong = next(
        number for number, answer in enumerate(before.answers) if answer not in before.puzzle.accepted
    )
    right = before.answers.index(before.puzzle.accepted[0])
    typed = f"?\nm\nb\nabracadabra\n{wrong + 1}\n{right + 1}\n"
    ran = tortuga("puzzle", game, "--id", before.puzzle.id, typed=typed)
    assert ran.status == 0
    for judged in (before.judge(wrong), before.judge(right)):
        assert " ".join(voice().says(judged.says).split()) in ran.words
    assert voice().says(before.proof[right].says) in ran.words


def test_the_answer_is_shown_and_typed_in_notation() -> None:
    before = posed("turtles", puzzles_of("turtles").some("only")[0].id)
    for typed in ("s\n", f"{before.puzzle.accepted[0]}\n"):
        ran = tortuga("puzzle", "--id", before.puzzle.id, typed=typed)
        assert " ".join(voice().say("puzzle-turtles-only-right").split()) in ran.words


@pytest.mark.parametrize("wish", [("--day",), ("--kind", "race"), ("--grade", "5"), ()])
def test_a_puzzle_is_chosen_and_left(wish: tuple[str, ...]) -> None:
    ran = tortuga("puzzle", *wish, typed="q\n")
    assert ran.status == 0
    assert voice().say("table-stopped") in ran.words


def test_one_comes_after_the_other_as_hard_as_suits() -> None:
    """Shown twice: it stays easy, and the next one comes at a press of Enter."""
    ran = tortuga("puzzle", "turtles", typed="s\n\ns\nq\n")
    assert ran.status == 0
    headings = [word for word in ran.words.split("Puzzle ")[1:] if "grade" in word]
    assert [heading.split("grade ")[1][0] for heading in headings] == ["1", "1"]
    assert ran.words.count(voice().say("puzzle-go-on")) == 2
    assert voice().say("table-stopped") in ran.words


def test_what_is_not_there_is_said() -> None:
    assert "chess" in tortuga("puzzle", "chess").err
    assert "race" in tortuga("puzzle", "--kind", "chess").err
    assert tortuga("puzzle", "--id", "chess").status == 2


def test_puzzles_are_made_resumed_and_checked(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.xz"
    assert tortuga("puzzles", "make", "turtles", "--count", "2", "--file", str(file)).status == 0
    assert tortuga("puzzles", "make", "turtles", "--count", "4", "--file", str(file)).status == 2
    ran = tortuga("puzzles", "make", "turtles", "--count", "4", "--resume", "--file", str(file))
    assert "4 puzzles" in ran.words
    assert len(read_puzzles(file.read_bytes())) == 4
    assert tortuga("puzzles", "check", "turtles", "--all", "--file", str(file)).status == 0
    ran = tortuga("puzzles", "check", "turtles", "--all", "--skip", "3", "--file", str(file))
    assert "Checked: 1." in ran.words
    measured = tortuga("puzzles", "measure", "turtles", "--file", str(file))
    assert "medium-1" in measured.words
