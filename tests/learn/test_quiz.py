"""Every question of docs/quiz.md is answered by the lesson or on the page, in every language."""

import re
from functools import cache
from pathlib import Path

import pytest

from tests.learn.test_lessons import lesson_messages, page_ids
from tests.text.fluent_files import entries
from tortuga.learn import lesson_ids
from tortuga.text import LANGUAGES

QUIZ = Path(__file__).parents[2] / "docs" / "quiz.md"
ROW = re.compile(r"\| (.+\?) \| (.+) \| `(.+)` \|")
QUESTIONS = 10


@cache
def quiz() -> dict[str, list[tuple[str, str, str]]]:
    """Question, answer and message id, by game."""
    parts = re.split(r"^## (.+)$", QUIZ.read_text("utf-8"), flags=re.MULTILINE)[1:]
    return {game: ROW.findall(table) for game, table in zip(parts[::2], parts[1::2], strict=True)}


@pytest.mark.parametrize("game", lesson_ids())
def test_there_are_ten_questions(game: str) -> None:
    assert len({question for question, _, _ in quiz()[game]}) == QUESTIONS


@pytest.mark.parametrize("game", lesson_ids())
def test_each_is_answered_by_the_lesson_or_on_the_page(game: str) -> None:
    said = lesson_messages(game) | set(page_ids(game))
    assert {id for _, _, id in quiz()[game]} <= said


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_is_answered_in_every_language(language: str) -> None:
    written = {entry.id for entry in entries(language)}
    assert {id for questions in quiz().values() for _, _, id in questions} <= written
