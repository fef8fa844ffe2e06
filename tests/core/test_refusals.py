"""Whatever a match refuses has its own error and a sentence, and has not happened."""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
import pytest
from msgspec import Struct

from tests.core.broken_toys import Stumbles
from tests.core.toys import Double, FistsMatch, Show, Take, all_show, play_on, start
from tortuga.core.errors import (
    AnsweredDecision,
    ClosedDecision,
    IllegalAction,
    MalformedAction,
    MatchOver,
    NotYourTurn,
    Refused,
    UnknownDecision,
    UnknownSeat,
)
from tortuga.core.game import Action
from tortuga.text import voice


class Foreign(Action, frozen=True, tag="show"):
    """Looks like `Show`, and is none."""

    fingers: int


class Jump(Action, frozen=True):
    far: int


class Loose(Struct):
    type: str
    fingers: int


def at_the_start() -> FistsMatch:
    return start(seed=2, rounds=3)


def after_one_has_shown() -> FistsMatch:
    match = at_the_start()
    match.play(0, Show(1), 1)
    return match


def while_seat_1_leads() -> FistsMatch:
    match = at_the_start()
    all_show(match, 1, 1, 2)
    return match


def in_round_2() -> FistsMatch:
    """Seat 1 took the card; the others left their second question unanswered."""
    match = while_seat_1_leads()
    match.play(1, Take(), 2)
    return match


def at_the_end() -> FistsMatch:
    match = at_the_start()
    play_on(match)
    return match


class Case(NamedTuple):
    when: Callable[[], FistsMatch]
    refused: Callable[[FistsMatch], object]
    error: type[Refused]
    sentence: str


def nested(depth: int) -> Any:
    inside: Any = 1
    for _ in range(depth):
        inside = [inside]
    return inside


def playing(action: Any) -> Callable[[FistsMatch], object]:
    return lambda match: match.play(0, action)


def cyclic() -> Any:
    ring: list[Any] = []
    ring.append(ring)
    return ring


MALFORMED = "That is not an action of this game: "

NO_ACTIONS: dict[str, Any] = {
    "a foreign class": Jump(2),
    "a foreign class with the right name and fields": Foreign(1),
    "a loose struct": Loose("show", 1),
    "a dictionary": {"type": "show", "fingers": 1},
    "nothing": None,
    "notation": "show 1",
    "any object": object(),
    "a class": Show,
    "a list in itself": cyclic(),
}

NO_FINGERS: dict[str, Any] = {
    "a word for a number": "1",
    "yes for a number": True,
    "a fraction for a number": 1.5,
    "nothing for a number": None,
    "half a character": "\ud800",
    "lists in lists": nested(100_000),
}

CASES = {
    "illegal": Case(at_the_start, lambda m: m.play(0, Take()), IllegalAction, "That is not possible now."),
    "illegal with its number": Case(
        at_the_start, lambda m: m.play(0, Double(), 1), IllegalAction, "That is not possible now."
    ),
    "illegal, and the game says why": Case(
        at_the_start, lambda m: m.play(m.state.charms.index(False), Show(3)), IllegalAction, "Player 3"
    ),
    "illegal number": Case(
        at_the_start, lambda m: m.play(0, Show(4)), IllegalAction, "That is not possible now."
    ),
    "not asked": Case(
        after_one_has_shown, lambda m: m.play(0, Show(2)), NotYourTurn, "You are not asked to choose"
    ),
    "not asked, by the clock": Case(
        after_one_has_shown, lambda m: m.time_out(0), NotYourTurn, "You are not asked to choose"
    ),
    "answered": Case(
        after_one_has_shown, lambda m: m.play(0, Show(2), 1), AnsweredDecision, "You have already answered"
    ),
    "the same answer twice": Case(
        after_one_has_shown, lambda m: m.play(0, Show(1), 1), AnsweredDecision, "You have already answered"
    ),
    "answered one question ago": Case(
        while_seat_1_leads, lambda m: m.play(0, Show(1), 1), AnsweredDecision, "You have already answered"
    ),
    "closed without an answer": Case(
        in_round_2, lambda m: m.play(0, Double(), 2), ClosedDecision, "That question is no longer open."
    ),
    "answered long ago": Case(
        in_round_2, lambda m: m.play(1, Show(1), 1), ClosedDecision, "That question is no longer open."
    ),
    "an early answer": Case(
        while_seat_1_leads, lambda m: m.play(0, Show(1), 3), UnknownDecision, "Nobody has asked you that"
    ),
    "question 0": Case(
        at_the_start, lambda m: m.play(0, Show(1), 0), UnknownDecision, "Nobody has asked you that"
    ),
    "question -1": Case(
        at_the_start, lambda m: m.play(0, Show(1), -1), UnknownDecision, "Nobody has asked you that"
    ),
    "question 99": Case(
        at_the_start, lambda m: m.play(0, Show(1), 99), UnknownDecision, "Nobody has asked you that"
    ),
    "the end": Case(at_the_end, lambda m: m.play(0, Show(1)), MatchOver, "The match is over."),
    "the end, numbered": Case(at_the_end, lambda m: m.play(0, Show(1), 1), MatchOver, "The match is over."),
    "the end, by the clock": Case(at_the_end, lambda m: m.time_out(0), MatchOver, "The match is over."),
    "seat 3 of 0 to 2": Case(at_the_start, lambda m: m.play(3, Show(1)), UnknownSeat, "There is no seat 3"),
    "seat -1": Case(at_the_start, lambda m: m.play(-1, Show(1)), UnknownSeat, "There is no seat -1"),
    "seat 9, by the clock": Case(at_the_start, lambda m: m.time_out(9), UnknownSeat, "There is no seat 9"),
}

CASES |= {
    name: Case(at_the_start, playing(action), MalformedAction, MALFORMED)
    for name, action in (NO_ACTIONS | {name: Show(wrong) for name, wrong in NO_FINGERS.items()}).items()
}


def picture(match: FistsMatch) -> object:
    """All that can be known of a match from outside."""
    asked = [match.decision(seat) for seat in match.seats]
    views = [match.view(seat) for seat in (*match.seats, None)]
    told = [match.events(seat) for seat in (*match.seats, None)]
    return match.state, list(match.entries), match.to_act, asked, views, told, match.outcome


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_a_refusal_has_its_own_error_with_a_sentence(case: Case) -> None:
    with pytest.raises(Refused) as refused:
        case.refused(case.when())
    assert type(refused.value) is case.error
    assert str(refused.value).startswith(case.sentence)
    assert refused.value.said(voice("en")) == str(refused.value)


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_a_refused_action_leaves_no_trace(case: Case) -> None:
    """Not in what can be seen, nor in what chance decides later: a twin that never saw it goes on alike."""
    match, twin = case.when(), case.when()
    with pytest.raises(Refused):
        case.refused(match)
    assert picture(match) == picture(twin)
    play_on(match)
    play_on(twin)
    assert picture(match) == picture(twin)


@pytest.mark.parametrize(
    "garbage",
    [
        "",
        "{",
        "null",
        "[]",
        "7",
        '"show 1"',
        "{}",
        '{"type":"show"}',
        '{"fingers":1}',
        '{"type":"jump","far":1}',
        '{"type":"show","fingers":"1"}',
        '{"type":"show","fingers":1.5}',
        '{"type":"show","fingers":null}',
        '{"type":"show","fingers":1,"toes":2}',
        '{"type":"show","fingers":1}{}',
        '{"type":7,"fingers":1}',
        '{"type":"show","fingers":NaN}',
        "[" * 100_000,
        '{"type":' * 100_000,
        '{"type":"show","fingers":' + "[" * 100_000,
        '{"type":"\ud800","fingers":1}',
        b"\xff\xfe",
        b'{"type":"sh\xffow","fingers":1}',
        b"\x00",
    ],
    ids=lambda garbage: repr(garbage[:35]),
)
def test_json_that_is_no_action_is_refused_with_a_sentence(garbage: str | bytes) -> None:
    with pytest.raises(MalformedAction) as refused:
        at_the_start().read(garbage)
    assert str(refused.value).startswith(MALFORMED)


def test_json_of_an_action_is_read() -> None:
    assert at_the_start().read(msgspec.json.encode(Show(2))) == Show(2)
    assert at_the_start().read('{"type": "take"}') == Take()


def test_an_action_that_fails_after_it_has_drawn_has_not_happened() -> None:
    match, twin = start(game=Stumbles(), rounds=3), start(rounds=3)
    for each in (match, twin):
        all_show(each, 1, 1, 1)
    with pytest.raises(RuntimeError, match="stumbled"):
        match.play(0, Take())
    assert picture(match) == picture(twin)
    match.play(0, Take())
    twin.play(0, Take())
    assert picture(match) == picture(twin)
    assert match.entries[-1].draws == twin.entries[-1].draws


def test_time_that_fails_after_it_has_drawn_has_not_run_out() -> None:
    match, twin = start(game=Stumbles(), rounds=3), start(rounds=3)
    for each in (match, twin):
        all_show(each, 1, 1, 1)
    with pytest.raises(RuntimeError, match="stumbled"):
        match.time_out(0)
    match.time_out(0)
    twin.time_out(0)
    assert picture(match) == picture(twin)


def test_errors_name_the_same_thing_to_programs_and_to_people() -> None:
    with pytest.raises(UnknownSeat) as refused:
        at_the_start().play(8, Show(1))
    assert refused.value.message.id == "error-unknown-seat"
    assert refused.value.message.args == {"seat": 8}
