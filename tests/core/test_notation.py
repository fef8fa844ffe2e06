"""The one reader and writer of actions, on a toy."""

import pytest

from tests.fourth_game.game import GAME, Guess, Hide, Mood
from tortuga.core.errors import NotationError


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("hide 2", Hide(2)),
        ("dare say 0", Guess(0)),
        ("dare say 12 being shy", Guess(12, Mood.SHY)),
    ],
)
def test_one_spelling_is_written_and_read_back(text: str, action: Hide | Guess) -> None:
    assert GAME.notate(action) == text
    assert GAME.parse(text) == action


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("HIDE 1", "hide 1"),
        ("  Hide   1  ", "hide 1"),
        ("hide 01", "hide 1"),
        ("hide\t1", "hide 1"),
        ("hide1", "hide 1"),
        ("Dare   SAY 3 Being BOLD", "dare say 3 being bold"),
    ],
)
def test_capitals_spaces_and_zeros_do_not_matter(text: str, canonical: str) -> None:
    assert GAME.notate(GAME.parse(text)) == canonical


@pytest.mark.parametrize(
    ("text", "place", "problem"),
    [
        ("", 0, "word"),
        ("seek 1", 0, "word"),
        ("hip 1", 2, "word"),
        ("hidenow", 4, "word"),
        ("dare", 4, "word"),
        ("dare do", 5, "word"),
        ("hide", 4, "shells"),
        ("hide 3", 5, "shells"),
        ("hide 1x", 6, "shells"),
        ("hide ²", 5, "shells"),
        ("hide -1", 5, "shells"),
        ("hide 1 2", 7, "end"),
        ("dare say 1 for", 11, "being"),
        ("dare say 1 being", 16, "mood"),
        ("dare say 1 being bald", 18, "mood"),
        ("\N{KELVIN SIGN}ide 1", 0, "word"),
    ],
)
def test_the_first_wrong_character_is_named(text: str, place: int, problem: str) -> None:
    with pytest.raises(NotationError) as refused:
        GAME.parse(text)
    assert refused.value.problem.id == f"shells-notation-{problem}"
    assert refused.value.place == place
