"""Every refusal has a sentence and stands in the protocol page."""

import re
from pathlib import Path

import pytest

from tortuga.bots.bot import UnknownBot
from tortuga.core import errors
from tortuga.core.errors import TortugaError
from tortuga.server.refusals import STATUSES, Code, Declined, code_of, status_of
from tortuga.text import LANGUAGES, voice

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
FROM_THE_CORE = (
    errors.IllegalAction,
    errors.NotYourTurn,
    errors.MalformedAction,
    errors.ClosedDecision,
    errors.AnsweredDecision,
    errors.UnknownDecision,
    errors.MatchOver,
    errors.UnknownSeat,
    errors.OptionError,
    errors.UnknownOption,
    errors.SeatCountError,
    errors.UnknownGame,
    UnknownBot,
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", Code)
def test_every_code_has_a_sentence(code: Code, language: str) -> None:
    declined = Declined(code, most=3, left=3, move="x", name="x", problem="x", host="x", languages=LANGUAGES)
    assert declined.said(voice(language))
    assert 400 <= status_of(declined) < 600


def test_every_code_stands_in_the_protocol_page() -> None:
    documented = set(re.findall(r"`([a-z]+(?:-[a-z]+)*)`", PAGE.partition("## Refusals")[2]))
    codes = {str(code) for code in Code} | {kind.id.removeprefix("error-") for kind in FROM_THE_CORE}
    assert codes - documented == set()


def test_statuses() -> None:
    assert status_of(Declined(Code.UNKNOWN_TABLE)) == 404
    assert status_of(Declined(Code.BAD_NAME, most=1)) == 400
    assert status_of(errors.NotYourTurn()) == 409
    assert set(STATUSES) <= {str(code) for code in Code} | {
        "unknown-game",
        "no-lesson",
        "no-puzzle",
        "no-puzzles",
    }


def test_the_code_of_a_match_is_the_name_of_its_error() -> None:
    refused: TortugaError = errors.AnsweredDecision()
    assert code_of(refused) == "answered-decision"
