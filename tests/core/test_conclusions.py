"""Giving up, and a draw by consent: ends that people make, not rules."""

import json

import pytest

from tests.core import toys
from tests.core.records import data_of, sealed, whole_match
from tortuga.core.conclusions import Conclusion, DrawAgreed, Resigned
from tortuga.core.errors import MatchOver, NotDrawable, NotResignable, RecordError, UnknownSeat
from tortuga.core.game import Outcome, Told
from tortuga.core.match import AnyMatch, Match
from tortuga.core.record import read_record, record_of, replay, verify, write_record
from tortuga.core.registry import find_game
from tortuga.core.speech import event_message, outcome_message
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.text import voice

NAMES = ("Sue", "Ned")


def turtles(actions: int = 3) -> AnyMatch:
    match = Match.start(find_game("turtles"), TurtlesOptions(first="south"), names=NAMES, seed=5)
    for _ in range(actions):
        (seat,) = match.to_act
        match.play(seat, match.legal(seat)[0])
    return match


def forged(match: AnyMatch, **outcome: object) -> RecordError:
    """The refusal of a record that says the match ended so, with all seals made to fit."""
    data = json.loads(write_record(record_of(match)))
    data["outcome"] = {"winners": [], "reason": "", "points": None, **outcome}
    with pytest.raises(RecordError) as refused:
        replay(read_record(sealed(data)))
    return refused.value


# The match


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_gives_up_loses_whoever_is_to_act(seat: int) -> None:
    match = turtles()
    assert match.resign(seat) == (Told(Resigned(seat)),)
    assert match.outcome == Outcome((1 - seat,), "resigned")
    assert match.to_act == ()
    assert [match.legal(one) for one in match.seats] == [(), ()]


def test_a_draw_by_consent_has_no_winners() -> None:
    match = turtles()
    assert match.agree_draw() == (Told(DrawAgreed()),)
    assert match.outcome == Outcome((), "agreed")


def test_everyone_sees_the_end_and_nothing_else_has_changed() -> None:
    match = turtles()
    before = {seat: match.view(seat) for seat in (0, 1, None)}
    match.resign(1)
    for seat, earlier in before.items():
        view = match.view(seat)
        assert (view.awaited, view.asked, view.outcome) == ((), None, Outcome((0,), "resigned"))
        assert view.position == earlier.position
        assert match.events(seat)[-1] == Resigned(1)


def test_the_timeline_has_a_moment_of_it_and_no_action() -> None:
    match = turtles(3)
    match.resign(1)
    timeline = match.timeline
    assert (len(timeline), timeline.actions, len(match.entries)) == (4, 3, 3)
    assert timeline.moment(4).conclusion == Conclusion(1)
    assert timeline.outcome(3) is None
    assert timeline.outcome(4) == match.outcome
    assert timeline.view(4, 0) == match.view(0)
    assert timeline.view(3, 0).outcome is None


def test_the_same_end_twice_is_one() -> None:
    match = turtles()
    match.resign(0)
    assert match.resign(0) == ()
    assert len(match.timeline) == 4
    with pytest.raises(MatchOver):
        match.resign(1)
    with pytest.raises(MatchOver):
        match.agree_draw()


def test_nothing_is_played_or_taken_back_after_it() -> None:
    match = turtles()
    (seat,) = match.to_act
    action = match.legal(seat)[0]
    match.agree_draw()
    with pytest.raises(MatchOver):
        match.play(seat, action)
    with pytest.raises(MatchOver):
        match.time_out(seat)
    with pytest.raises(MatchOver):
        match.take_back(0)
    assert match.outcome == Outcome((), "agreed")


def test_a_twin_ends_alone() -> None:
    match = turtles()
    match.copy().resign(0)
    assert match.outcome is None
    assert match.to_act == (1,)


@pytest.mark.parametrize(
    ("game", "seats", "may_resign", "may_draw"),
    [
        ("turtles", 2, True, True),
        ("buccaneers", 2, True, False),
        ("buccaneers", 3, False, False),
        ("tortuga1667", 2, False, False),
        ("tortuga1667", 6, False, False),
    ],
)
def test_where_it_is_allowed(game: str, seats: int, may_resign: bool, may_draw: bool) -> None:
    def match() -> AnyMatch:
        return Match.start(find_game(game), names=tuple(map(str, range(seats))), seed=1)

    if may_resign:
        assert match().resign(0)
    else:
        with pytest.raises(NotResignable):
            match().resign(0)
    if may_draw:
        assert match().agree_draw()
    else:
        with pytest.raises(NotDrawable):
            match().agree_draw()


def test_only_who_sits_there_gives_up() -> None:
    with pytest.raises(UnknownSeat):
        turtles().resign(2)


# The record


@pytest.mark.parametrize("by", [0, 1, None])
@pytest.mark.parametrize("actions", [0, 4])
def test_it_is_in_the_record(by: int | None, actions: int) -> None:
    match = turtles(actions)
    match.conclude(Conclusion(by))
    text = write_record(record_of(match))
    again = verify(read_record(text))
    assert again.conclusion == match.conclusion
    assert again.view(None) == match.view(None)
    assert again.events(0) == match.events(0)
    assert write_record(record_of(again)) == text


def test_a_forged_end_is_refused_where_the_game_does_not_allow_it() -> None:
    data = data_of(whole_match())
    data["actions"] = data["actions"][:2]
    for outcome, problem in (
        ({"winners": [0], "reason": "resigned", "points": None}, "nobody can resign"),
        ({"winners": [], "reason": "agreed", "points": None}, "cannot agree on a draw"),
    ):
        data["outcome"] = outcome
        with pytest.raises(RecordError, match=problem) as refused:
            replay(read_record(sealed(data)), game=toys.GAME)
        assert refused.value.place == "outcome"


def test_a_forged_end_has_to_fit() -> None:
    match = turtles()
    for wrong in (
        {"reason": "resigned", "winners": [0, 1]},
        {"reason": "resigned", "winners": []},
        {"reason": "resigned", "winners": [1], "points": [1, 2]},
        {"reason": "agreed", "winners": [1]},
        {"reason": "tired", "winners": [1]},
    ):
        assert "the match does not end like this" in str(forged(match, **wrong))


def test_what_the_rules_have_ended_nobody_ends_otherwise() -> None:
    data = data_of(whole_match())
    data["outcome"] = {"winners": [0], "reason": "resigned", "points": None}
    with pytest.raises(RecordError, match="the match does not end like this"):
        replay(read_record(sealed(data)), game=toys.GAME)


# Words


def test_it_is_said_in_the_same_words_whatever_the_game() -> None:
    game, says = find_game("buccaneers"), voice("en").says
    assert says(event_message(game, Resigned(1), NAMES)) == "Ned resigns."
    assert says(event_message(game, DrawAgreed(), NAMES)) == "Both sides agree on a draw."
    resigned = outcome_message(game, Outcome((0,), "resigned"), NAMES)
    assert says(resigned) == "Sue wins: the other side has resigned."
    assert says(outcome_message(game, Outcome((), "agreed"), NAMES)) == "A draw, by agreement."
