"""A forger who makes all the seals fit: the match itself does not hold, and it is said where."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.core.broken_toys import CountsBackwards
from tests.core.records import CLOCK, DOUBLE, SHOW, TAKE, data_of, sealed, whole_match
from tests.core.toys import GAME
from tortuga.core.errors import RecordError
from tortuga.core.record import read_record, replay


class OtherGame(CountsBackwards):
    id = "feet"


def forge(edit: Callable[[dict[str, Any]], object], *, open_seed: bool = True) -> RecordError:
    data = data_of(whole_match(), open_seed=open_seed)
    edit(data)
    record = read_record(sealed(data))
    with pytest.raises(RecordError) as refused:
        replay(record, game=GAME)
    return refused.value


def setting(*path: str | int, to: Any) -> Callable[[dict[str, Any]], object]:
    def edit(data: Any) -> None:
        for key in path[:-1]:
            data = data[key]
        data[path[-1]] = to

    return edit


def test_nothing_forged_is_accepted() -> None:
    record = read_record(sealed(data_of(whole_match())))
    assert replay(record, game=GAME).state == whole_match().state


# The frame


def test_an_unknown_game_is_refused() -> None:
    data = data_of(whole_match())
    with pytest.raises(RecordError) as refused:
        replay(read_record(sealed(data)))
    assert str(refused.value) == "game: there is no game “fists” here"


def test_another_game_than_expected_is_refused() -> None:
    with pytest.raises(RecordError) as refused:
        replay(read_record(sealed(data_of(whole_match()))), game=OtherGame())
    assert str(refused.value) == "game: this is a match of fists, not of feet"


@pytest.mark.parametrize(
    ("option", "value", "problem"),
    [
        ("rounds", "two", "Expected `int`, got `str` - at `$.rounds`"),
        ("rounds", 0, "Option “rounds”: from 1 to 6"),
        ("depth", 3, "Object contains unknown field `depth`"),
    ],
)
def test_options_that_the_game_does_not_have_are_refused(option: str, value: Any, problem: str) -> None:
    assert str(forge(setting("options", option, to=value))) == f"options: {problem}"


def test_a_wrong_number_of_seats_is_refused() -> None:
    assert str(forge(setting("seats", to=["Ann"]))) == "seats: fists is for 2–4 players, not 1."


def test_a_seat_too_many_is_refused() -> None:
    assert forge(setting("seats", to=["Ann", "Bob", "Cid"])).place == "setup"


@pytest.mark.parametrize("what", ["secret", "commitment"])
def test_a_seed_that_was_not_promised_is_refused(what: str) -> None:
    refused = forge(setting("seed", what, to="5" * 64))
    assert str(refused) == "seed: the seed is not the one that was promised before the match"


def test_words_that_were_not_said_are_refused() -> None:
    refused = forge(setting("seed", "words", to=["Ann's word", "another"]))
    assert refused.place.startswith("setup[")


def test_a_word_with_a_line_break_is_refused() -> None:
    assert forge(setting("seed", "words", to=["two\nlines"])).place == "seed.words"


# The actions


@pytest.mark.parametrize(
    ("notation", "problem"),
    [
        ("shout 1", "That is not an action of this game: shout 1 (character 1, “s”)"),
        ("show 9", "That is not an action of this game: show 9 (character 6, “9”)"),
        ("", "That is not an action of this game:"),
        ("take", "That is not possible now."),
    ],
)
def test_an_action_that_the_match_does_not_take_is_refused(notation: str, problem: str) -> None:
    refused = forge(setting("actions", 1, "action", to=notation))
    assert refused.place == "actions[1]"
    assert str(refused).startswith(f"actions[1]: {problem}")


@pytest.mark.parametrize("spelling", ["SHOW 1", " show 1", "show 1\n"])
def test_a_spelling_that_is_not_the_games_own_is_refused(spelling: str) -> None:
    refused = forge(setting("actions", SHOW, "action", to=spelling))
    assert str(refused) == f"actions[0].action: “{spelling}” should be written “show 1”"


@pytest.mark.parametrize(
    ("seat", "problem"),
    [(0, "You are not asked to choose anything now."), (7, "There is no seat 7 at this table.")],
)
def test_an_action_of_the_wrong_seat_is_refused(seat: int, problem: str) -> None:
    assert str(forge(setting("actions", 1, "seat", to=seat))) == f"actions[1]: {problem}"


def test_an_action_after_the_end_is_refused() -> None:
    refused = forge(lambda data: data["actions"].append({"seat": 0, "action": "show 1"}))
    assert str(refused) == "actions[7]: The match is over."


def test_an_end_before_the_end_is_refused() -> None:
    refused = forge(lambda data: data["actions"].pop())
    assert str(refused) == "outcome: the match does not end like this"


@pytest.mark.parametrize("outcome", [None, {"winners": [0], "reason": "points", "points": [4, 10]}], ids=str)
def test_another_outcome_is_refused(outcome: Any) -> None:
    assert str(forge(setting("outcome", to=outcome))) == "outcome: the match does not end like this"


# The draws


@pytest.mark.parametrize(
    ("path", "draws", "place", "problem"),
    [
        (("setup",), [1, 1, 3, 1, 0, 1, 0], "setup[6]", "the seed draws 1 here, not 0"),
        (("setup",), [1, 1, 3, 1, 0, 1], "setup", "chance decided more than was written down"),
        (("setup",), [1, 1, 3, 1, 0, 1, 1, 0], "setup", "more was written down than chance decided"),
        (("actions", TAKE, "chance"), [4], f"actions[{TAKE}].chance[0]", "the seed draws 3 here, not 4"),
        (("actions", TAKE, "chance"), [3, 0], f"actions[{TAKE}].chance", "more was written down"),
        (
            ("actions", DOUBLE, "chance"),
            [1],
            f"actions[{DOUBLE}].chance",
            "more was written down",
        ),
    ],
    ids=str,
)
def test_draws_that_the_seed_did_not_draw_are_refused(
    path: tuple[str | int, ...], draws: list[int], place: str, problem: str
) -> None:
    refused = forge(setting(*path, to=draws))
    assert refused.place == place
    assert problem in str(refused)


@pytest.mark.parametrize(
    ("path", "draws", "place", "problem"),
    [
        (("setup",), [1, 1, 3, 1, 0, 1], "setup", "chance decided more than was written down"),
        (("setup",), [6, 1, 3, 1, 0, 1, 1], "setup[0]", "chance cannot have drawn 6 out of 6"),
        (("setup",), [1, 1, 3, 1, 0, 1, 1, 0], "setup[7]", "more was written down than chance decided"),
        (("actions", TAKE, "chance"), [6], f"actions[{TAKE}].chance[0]", "cannot have drawn 6 out of 6"),
        (("actions", TAKE, "chance"), [-1], f"actions[{TAKE}].chance[0]", "cannot have drawn -1 out of 6"),
        (("actions", TAKE, "chance"), [3, 0], f"actions[{TAKE}].chance[1]", "more was written down"),
        (("actions", DOUBLE, "chance"), [1], f"actions[{DOUBLE}].chance[0]", "more was written down"),
        (("actions", TAKE, "chance"), [4], "outcome", "the match does not end like this"),
    ],
    ids=str,
)
def test_draws_that_cannot_have_happened_are_refused_even_without_the_secret(
    path: tuple[str | int, ...], draws: list[int], place: str, problem: str
) -> None:
    refused = forge(setting(*path, to=draws), open_seed=False)
    assert refused.place == place
    assert problem in str(refused)


@pytest.mark.parametrize("open_seed", [True, False])
def test_missing_draws_are_refused(open_seed: bool) -> None:
    refused = forge(lambda data: data["actions"][TAKE].pop("chance"), open_seed=open_seed)
    assert str(refused) == f"actions[{TAKE}].chance: chance decided more than was written down"


# The clock


@pytest.mark.parametrize("open_seed", [True, False])
def test_an_action_of_the_clock_cannot_be_passed_off_as_the_players(open_seed: bool) -> None:
    refused = forge(lambda data: data["actions"][CLOCK].pop("clock"), open_seed=open_seed)
    assert refused.place.startswith(f"actions[{CLOCK}].chance")
    assert "more was written down" in str(refused)


@pytest.mark.parametrize("open_seed", [True, False])
def test_an_action_of_a_player_cannot_be_passed_off_as_the_clocks(open_seed: bool) -> None:
    refused = forge(setting("actions", SHOW, "clock", to=True), open_seed=open_seed)
    assert refused.place.startswith(f"actions[{SHOW}]")


def test_the_clock_chooses_what_was_drawn() -> None:
    refused = forge(setting("actions", CLOCK, "action", to="show 1"))
    assert str(refused) == f"actions[{CLOCK}].action: “show 1” should be written “show 3”"
