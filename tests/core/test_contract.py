"""The contract passes a good game and notices each way to be a bad one."""

import re

import pytest

from tests.core import broken_toys
from tests.core.toys import GAME, Fists, FistsOptions, FistsState, scramble
from tortuga.core import contract
from tortuga.core.contract import ContractBroken, check_matches

BROKEN: list[tuple[type[Fists], str]] = [
    (broken_toys.WritesIntoTheOldState, "playing on from a state changed it"),
    (broken_toys.WritesWhenLookedAt, "looking at a state changed it"),
    (broken_toys.ShowsAllFingers, "another world looks different"),
    (broken_toys.ShowsTheTopCard, "another world looks different"),
    (broken_toys.NamesThoseWhoHesitate, "another world looks different"),
    (broken_toys.TellsOfTheCharm, "hears .* in another world"),
    (broken_toys.WhispersWhatWasShown, "hears whether seat . chose .* in secret"),
    (broken_toys.OrdersChoicesByTheDeck, "has other legal actions"),
    (broken_toys.HurriesWithoutACharm, "comes by itself tells what others do not know"),
    (broken_toys.ListsAChoiceTwice, "listed twice"),
    (broken_toys.LetsAnyoneShow, "is not to act but has legal actions"),
    (broken_toys.LeavesNoChoice, "is to act but has no legal action"),
    (broken_toys.ClockWaits, "the clock can do nothing for seat"),
    (broken_toys.WritesThreeAsTwo, "reads otherwise"),
    (broken_toys.ViewLosesItsTuple, "a view does not survive JSON"),
    (broken_toys.ViewOfSomebodyElse, "the view of .* says it is that of 0"),
    (broken_toys.AsksAll, "is asked nothing, or should not be"),
    (broken_toys.AsksSomethingElse, "asks another question"),
    (broken_toys.HidesTheOutcome, "does not show the outcome"),
    (broken_toys.WaitsForNobody, "nobody is to act"),
    (broken_toys.CountsBackwards, "not ascending"),
    (broken_toys.GoesOnAfterTheEnd, "somebody is to act after the end"),
    (broken_toys.CrownsAStranger, "a winner without a seat"),
    (broken_toys.ImaginesNoPoints, "another world looks different"),
    (broken_toys.BringsItsOwnDice, "the record of the match does not hold: outcome"),
    (broken_toys.EventLosesItsTuple, "an event does not survive JSON"),
]


@pytest.mark.parametrize("seats", Fists.seats)
def test_a_good_game_passes(seats: int) -> None:
    figures = check_matches(GAME, FistsOptions(rounds=3), seats, matches=15, scramble=scramble)
    assert figures.matches == 15
    assert figures.actions >= 15 * 3 * (seats + 1), "every round takes all to show and one to take"
    assert figures.longest <= 3 * (seats + 1) + seats


def test_a_game_whose_states_hold_a_list_may_still_be_good() -> None:
    check_matches(broken_toys.KeepsADiary(), matches=5)


@pytest.mark.parametrize(("broken", "complaint"), BROKEN, ids=[broken.__name__ for broken, _ in BROKEN])
def test_a_broken_game_is_found_out(broken: type[Fists], complaint: str) -> None:
    with pytest.raises(ContractBroken) as found:
        check_matches(broken(), seats=3, matches=30, first_seed=5, scramble=scramble)
    said = str(found.value)
    assert re.match(r"fists, FistsOptions\(.*\), 3 seats, seed \d+, after \d+ actions: ", said)
    assert re.search(complaint, said)


def test_the_seed_and_the_actions_of_the_complaint_lead_back_to_it() -> None:
    with pytest.raises(ContractBroken) as found:
        check_matches(broken_toys.WaitsForNobody(), seats=3, matches=3, first_seed=40)
    seed = int(re.findall(r"seed (\d+)", str(found.value))[0])
    with pytest.raises(ContractBroken) as again:
        check_matches(broken_toys.WaitsForNobody(), seats=3, matches=1, first_seed=seed)
    assert str(again.value) == str(found.value)


def test_a_game_without_end_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contract, "LONGEST_MATCH", 40)
    with pytest.raises(ContractBroken, match="after 40 actions: the match does not end"):
        check_matches(broken_toys.NeverEnds(), matches=1)


def test_only_a_scramble_finds_a_leak_that_imagination_repeats() -> None:
    check_matches(broken_toys.ShowsTheTopCard(), matches=5)
    with pytest.raises(ContractBroken):
        check_matches(broken_toys.ShowsTheTopCard(), matches=5, scramble=scramble)


def test_an_action_without_json_is_found_out_with_the_place() -> None:
    with pytest.raises(Exception, match="Invalid value 'take'") as found:
        check_matches(broken_toys.HasNoJsonForTake(), matches=1, first_seed=7)
    assert re.search(r"seed 7, after \d+ actions", "".join(found.value.__notes__))


def test_a_broken_invariant_is_told_with_the_place() -> None:
    def low(state: FistsState) -> None:
        assert max(state.points) < 5

    with pytest.raises(AssertionError) as found:
        check_matches(GAME, matches=1, first_seed=3, invariant=low)
    assert re.search(r"seed 3, after [1-9]\d* actions", "".join(found.value.__notes__))


def test_the_invariant_sees_every_state_up_to_the_last() -> None:
    seen: list[FistsState] = []
    figures = check_matches(GAME, FistsOptions(rounds=1), matches=1, invariant=seen.append)
    assert len(seen) == figures.actions + 1
    assert seen[0].round == 1
    assert GAME.outcome(seen[-1]) is not None
