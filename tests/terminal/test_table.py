"""A match at one terminal: people type, bots answer, nobody sees what is not theirs."""

from typing import Any

import pytest

from tests.bots.listener import Listener
from tests.terminal.screens import ONE_STEP_TO_GO, PASSED, LastChoice, fists, play, sit_down, turtles
from tortuga.bots.bot import Bot, Budget
from tortuga.core.game import Outcome
from tortuga.games.turtles.moves import Step
from tortuga.terminal.table import Quit
from tortuga.text import Message, voice

BOT = LastChoice()


# Typing


def test_a_match_is_played_to_its_end_in_notation() -> None:
    match = turtles(PASSED)
    shown = play(match, "d5-c5", "d3-d2", "c5-c6", "d2-d1")
    assert [entry.seat for entry in match.entries] == [0, 1, 0, 1]
    assert shown.rstrip().endswith("Ned wins: a turtle has reached the far corner.")


def test_a_choice_is_picked_by_its_number() -> None:
    match = turtles(ONE_STEP_TO_GO)
    expected = match.legal(0)[1]
    play(match, "2")
    assert match.entries[0].action == expected


@pytest.mark.parametrize("command", ["m", "moves"])
def test_moves_lists_all_choices_with_their_numbers(command: str) -> None:
    match = turtles(ONE_STEP_TO_GO)
    shown = play(match, command)
    for number, move in enumerate(match.legal(0), 1):
        assert f"{number}  {match.game.notate(move)}" in shown
    assert match.entries == []


def test_the_list_is_shown_with_the_question_where_the_face_wants_it() -> None:
    assert "1  show 1" in play(fists(), "")
    assert "1  d6" not in play(turtles(ONE_STEP_TO_GO), "")


@pytest.mark.parametrize("command", ["h", "hint"])
def test_a_hint_names_a_good_choice_and_why_against_bots(command: str) -> None:
    match = turtles(ONE_STEP_TO_GO)
    shown = play(match, command, bots=[None, BOT])
    assert "A good player would choose d6-d7. " in shown
    assert match.entries == []


def test_there_are_no_hints_where_others_play() -> None:
    shown = play(turtles(ONE_STEP_TO_GO), "hint")
    assert voice().say("table-no-hint") in shown


def test_wrong_notation_is_explained_and_asked_again() -> None:
    match = turtles(ONE_STEP_TO_GO)
    shown = play(match, "d6-z7", "d6-d7")
    assert "a cell begins with a column letter, a to g (character 4, “z”)" in shown
    assert match.outcome is not None


def test_an_illegal_move_is_explained_and_asked_again() -> None:
    match = turtles(ONE_STEP_TO_GO)
    shown = play(match, "d2-d1", "d6-d5", "d6-d7")
    assert "There is no turtle of yours on d2." in shown
    assert "From d6 a turtle goes forward only: to c6, d7, and e6." in shown
    assert len(match.entries) == 1


@pytest.mark.parametrize("number", ["-1", "1.5", "²"])
def test_what_is_no_number_of_a_list_is_refused(number: str) -> None:
    match = turtles(ONE_STEP_TO_GO)
    shown = play(match, number)
    assert "(character 1," in shown
    assert match.entries == []


@pytest.mark.parametrize("number", ["0", "99", "9" * 5000])
def test_a_number_that_is_not_in_the_list_is_told_which_ones_are(number: str) -> None:
    match = turtles(ONE_STEP_TO_GO)
    shown = play(match, number)
    assert f"Choose 1 to {len(match.legal(0))}." in shown
    assert match.entries == []


def test_zeros_before_a_number_do_not_matter() -> None:
    match = turtles(ONE_STEP_TO_GO)
    expected = match.legal(0)[1]
    play(match, "002")
    assert match.entries[0].action == expected


def test_spaces_around_what_is_typed_and_empty_lines_do_not_matter() -> None:
    match = turtles(ONE_STEP_TO_GO)
    play(match, "", "   ", "  d6-d7 ")
    assert match.entries[0].action == Step("d6", "d7")


def test_the_question_names_the_player() -> None:
    assert "Sue: Move one of your turtles. >" in play(turtles(ONE_STEP_TO_GO))


@pytest.mark.parametrize("command", ["?", "help"])
def test_help_explains_the_commands_and_the_notation(command: str) -> None:
    shown = play(turtles(ONE_STEP_TO_GO), command)
    assert "m, moves   list what you can do now" in shown
    assert "A step: d3-d4." in shown


@pytest.mark.parametrize("command", ["b", "board"])
def test_the_board_is_drawn_again_on_request(command: str) -> None:
    assert play(turtles(ONE_STEP_TO_GO), command).count("▲ d6") == 2
    assert play(turtles(ONE_STEP_TO_GO)).count("▲ d6") == 1


# Stopping


@pytest.mark.parametrize("way_out", ["q", "quit", EOFError, KeyboardInterrupt])
def test_a_person_may_stop(way_out: str | type[BaseException]) -> None:
    match = turtles(PASSED)
    table, _ = sit_down(match, "d5-d6", way_out, "d3-d2")
    with pytest.raises(Quit):
        table.play()
    assert len(match.entries) == 1


def test_the_match_is_saved_after_every_action() -> None:
    match, lengths = turtles(PASSED), list[int]()
    play(match, "d5-d6", "wrong", "d3-d2", saved=lambda: lengths.append(len(match.entries)))
    assert lengths == [1, 2]


# With bots


def test_bots_play_their_seats() -> None:
    match = turtles(PASSED)
    shown = play(match, "d5-d6", bots=(None, BOT))
    assert [entry.seat for entry in match.entries] == [0, 1]
    assert shown.count("Sue: ") == 2, "asked once before and once after the bot"
    assert "Ned: " not in shown


def test_what_the_bots_did_is_told_once() -> None:
    shown = play(turtles(PASSED), "d5-d6", "b", "wrong", bots=(None, BOT))
    assert shown.count("Sue begins.") == 1
    assert shown.count("Sue moves d5–d6.") == 1
    assert shown.count("Ned moves") == 1


def test_bots_among_themselves_are_watched_to_the_end() -> None:
    match = turtles(PASSED)
    shown = play(match, bots=(BOT, BOT))
    assert match.outcome is not None
    assert shown.count(" begins.") == 1
    assert shown.count("Sue moves") + shown.count("Sue jumps") >= 1
    assert "wins: " in shown


class Thinker(Listener):
    def explain(self) -> tuple[Message, ...]:
        return (Message("thought-glance"),)


def test_bots_are_told_what_their_seat_may_hear_before_they_choose() -> None:
    match, bots = fists(seats=3, rounds=2), [Listener() for _ in range(3)]
    play(match, bots=bots)
    last_turn = max(seat for seat in match.seats if match.entries[-1].seat == seat)
    before_it = match.events(last_turn)[: -len(match.entries[-1].told)]
    assert bots[last_turn].heard == before_it, "everything, once and in order"


def test_what_a_bot_thinks_is_shown_only_on_request() -> None:
    for asked, times in ((True, 1), (False, 0)):
        table, console = sit_down(turtles(PASSED), "d5-d6", bots=(None, Thinker()))
        table.explain = asked
        with pytest.raises(Quit):
            table.play()
        assert console.text.count("Ned: Chosen at a glance") == times


def test_what_bots_do_among_themselves_is_told_as_it_happens() -> None:
    match, shown = turtles(PASSED), list[int]()
    table, console = sit_down(match, bots=(BOT, BOT), saved=lambda: shown.append(told(console.text)))

    def told(text: str) -> int:
        return text.count("Sue moves") + text.count("Ned moves")

    table.play()
    assert shown == list(range(1, len(match.entries) + 1))


# Several people


def test_two_people_hear_everything_once_where_nothing_is_secret() -> None:
    shown = play(turtles(PASSED), "d5-d6", "d3-d2")
    for sentence in ("Sue begins.", "Sue moves d5–d6.", "Ned moves d3–d2."):
        assert shown.count(sentence) == 1


def test_where_nothing_is_secret_the_screen_is_never_wiped() -> None:
    assert "wiped" not in play(turtles(PASSED), "d5-d6", "d3-d2")


def test_one_person_among_bots_needs_no_wiping() -> None:
    shown = play(fists(), "show 1", bots=(None, BOT))
    assert "wiped" not in shown
    assert "The keyboard goes to" not in shown


def test_the_end_is_told_to_one_person_from_their_seat() -> None:
    shown = play(fists(), "show 1", bots=(None, BOT))
    assert shown.count("fists-event-dealt") == 1
    assert "fists-event-taken" in shown
    assert "fists-outcome-points" in shown


# Ends that people make


class Lost(LastChoice):
    """Takes any draw."""

    def takes_draw(self, view: Any, budget: Budget) -> bool:
        return True


def test_somebody_resigns_when_they_are_sure() -> None:
    match = turtles(PASSED)
    shown = play(match, "resign", "no", "d5-c5", "resign", "yes")
    assert match.outcome == Outcome((0,), "resigned")
    assert "Ned, do you want to resign?" in shown
    assert "Ned resigns." in shown
    assert shown.rstrip().endswith("Sue wins: the other side has resigned.")


def test_a_draw_is_offered_refused_offered_again_and_agreed() -> None:
    match = turtles(PASSED)
    shown = play(match, "draw", "no", "draw", "d5-c5", "d3-c2", "draw", "yes")
    assert match.outcome == Outcome((), "agreed")
    assert "Sue offers a draw. Ned, do you agree?" in shown
    assert "Ned refuses the draw." in shown
    assert shown.count("You have offered a draw already.") == 1
    assert shown.rstrip().endswith("A draw, by agreement.")


@pytest.mark.parametrize(("bot", "outcome"), [(BOT, None), (Lost(), Outcome((), "agreed"))])
def test_a_bot_answers_by_what_it_knows(bot: Bot, outcome: Outcome | None) -> None:
    match = turtles(PASSED)
    play(match, "draw", bots=[None, bot])
    assert match.outcome == outcome


@pytest.mark.parametrize(
    ("word", "refusal"), [("resign", "nobody can resign"), ("draw", "cannot agree on a draw")]
)
def test_a_game_that_does_not_allow_it_refuses(word: str, refusal: str) -> None:
    match = fists()
    assert refusal in play(match, "", word)
    assert match.outcome is None


def test_an_end_is_saved() -> None:
    saved: list[Outcome | None] = []
    match = turtles(PASSED)
    play(match, "resign", "yes", saved=lambda: saved.append(match.outcome))
    assert saved == [Outcome((1,), "resigned")]
