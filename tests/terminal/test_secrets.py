"""Two people, one keyboard, and secrets: the screen is wiped before the next one looks."""

import re

from tests.terminal.screens import WIPED, fists, play

ENTER = ""


def screens(shown: str) -> list[str]:
    """What stood on the screen from one wiping to the next; hand-overs and turns alternate."""
    return shown.split(WIPED)[1:]


def whole_round() -> str:
    """Ann and Bob show a finger each; the sum is even, so Bob may double before Ann takes the card."""
    return play(fists(), ENTER, "show 1", ENTER, "show 1", ENTER, "take")


def test_the_keyboard_is_handed_over_before_a_seat_sees_its_own() -> None:
    hand_over, turn, next_hand_over, next_turn = screens(play(fists(), ENTER, "show 1", ENTER, "q"))
    assert "The keyboard goes to Ann. Press Enter when nobody else is looking." in hand_over
    assert "Ann: fists-asked-how-many" in turn
    assert "The keyboard goes to Bob. Press Enter when nobody else is looking." in next_hand_over
    assert "Bob: fists-asked-how-many" in next_turn


def test_between_two_people_the_screen_shows_what_all_may_know() -> None:
    hand_overs = screens(whole_round())[::2]
    assert len(hand_overs) == 3
    for screen in hand_overs:
        assert "seat=None" in screen
        assert "charm=None" in screen
        assert "fists-event-dealt" not in screen
        assert "fists-asked" not in screen


def test_nobody_sees_what_the_other_was_told_or_has_chosen() -> None:
    _, anns, _, bobs, *_ = screens(whole_round())
    assert anns.count("fists-event-dealt") == bobs.count("fists-event-dealt") == 1
    assert "show 1\n" in anns, "what Ann typed"
    assert "shown=(None, None)" in anns
    assert "shown=(None, None)" in bobs, "Bob does not see that Ann has shown one finger"


def test_the_same_person_goes_on_without_a_hand_over() -> None:
    shown = play(fists(rounds=2), ENTER, "show 1", ENTER, "show 1", ENTER, "take", "show 1", "q")
    assert len(re.findall("The keyboard goes to", shown)) == 4
    assert shown.count("goes to Ann") == 2


def test_a_mistake_needs_no_hand_over() -> None:
    shown = play(fists(), ENTER, "shew 1", "show 9", "show 1", "q")
    assert shown.count("goes to Ann") == 1


def test_each_hears_what_happened_since_they_last_looked() -> None:
    _, _, _, _, _, ann_again = screens(whole_round())
    assert "fists-event-revealed fingers=(1, 1)" in ann_again
    assert "fists-event-dealt" not in ann_again, "that was heard before"


def test_at_the_end_all_look_and_hear_what_any_of_them_missed() -> None:
    last = screens(whole_round())[-1].partition("take\n")[2]
    assert "fists-event-revealed fingers=(1, 1)" in last, "Bob has not heard it yet"
    assert "fists-event-taken" in last
    assert "fists-event-dealt" not in last, "what was private stays so"
    assert "charm=None" in last, "the view of a spectator"
    assert "fists-outcome-points" in last


def test_quitting_instead_of_taking_the_keyboard() -> None:
    assert play(fists(), ENTER, "show 1").endswith("[quit]")
