"""The machine for games of phases, on a toy."""

import pytest

from tests.fourth_game.game import (
    GAME,
    Guess,
    Guessed,
    Guessing,
    Hide,
    Hiding,
    HowMany,
    Over,
    ShellsOptions,
    Shown,
)
from tortuga.core.errors import IllegalAction
from tortuga.core.match import Match
from tortuga.core.phases import choices_of, questions_of


def hidden(*shells: int, rounds: int = 3) -> Match:  # type: ignore[type-arg]
    match = Match.start(GAME, ShellsOptions(rounds=rounds), names=[str(seat) for seat in range(len(shells))])
    for seat, held in enumerate(shells):
        match.play(seat, Hide(held))
    return match


def test_a_phase_that_still_asks_somebody_stays() -> None:
    match = Match.start(GAME)
    match.play(0, Hide(1))
    assert isinstance(match.state.phase, Hiding)
    assert match.to_act == (1,)
    assert match.view(1).phase == Hiding((None, None), (1,)), "what others hide is covered"


def test_when_nobody_is_asked_the_game_settles_what_comes_next() -> None:
    match = hidden(1, 2)
    assert match.state.phase == Guessing(0)
    told = match.play(0, Guess(3))
    assert [type(one.event) for one in told] == [Guessed, Shown]
    assert isinstance(match.state.phase, Hiding)
    assert match.state.scores == (1, 0)


def test_the_end_asks_nobody_and_settles_nothing_more() -> None:
    match = hidden(1, 2, rounds=1)
    match.play(0, Guess(0))
    assert match.state.phase == Over()
    assert match.to_act == ()
    assert match.outcome is not None


def test_the_clock_answers_as_the_phase_says() -> None:
    match = hidden(2, 2)
    match.time_out(0)
    assert match.entries[-1].action == Guess(0)


def test_an_answer_to_another_question_is_refused_by_what_is_asked() -> None:
    match = Match.start(GAME)
    with pytest.raises(IllegalAction) as refused:
        match.play(0, Guess(1))
    assert refused.value.message.id == "shells-objection-asked-how-many"
    with pytest.raises(IllegalAction) as refused:
        match.play(0, Hide(7))
    assert refused.value.message.id == "shells-objection-too-many"


def test_questions_and_answers_are_read_off_the_phases() -> None:
    assert questions_of(GAME.phases)[0] is HowMany
    assert choices_of(GAME.phases) == (Hide, Guess)
