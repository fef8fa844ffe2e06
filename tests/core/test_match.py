"""A match takes legal answers to open questions, and nothing else; decisions are counted seat by seat."""

import pytest

from tests.core.toys import (
    CARDS,
    GAME,
    Dealt,
    Double,
    Doubled,
    FistsMatch,
    FistsOptions,
    HowMany,
    Peeked,
    Revealed,
    Show,
    Take,
    Taken,
    TimeToTake,
    WhetherToDouble,
    all_show,
    play_on,
    start,
)
from tortuga.core.decisions import Decision
from tortuga.core.errors import (
    AnsweredDecision,
    ClosedDecision,
    OptionError,
    SeatCountError,
    UnknownDecision,
)
from tortuga.core.match import Match


def question_of(match: FistsMatch, seat: int) -> object:
    decision = match.decision(seat)
    return decision and decision.question


def number_of(match: FistsMatch, seat: int) -> int:
    decision = match.decision(seat)
    assert decision is not None
    return decision.number


# Beginning


def test_without_names_the_seats_are_numbered_and_as_few_as_can_be() -> None:
    assert Match.start(GAME).names == ("1", "2")


def test_a_match_begins_with_what_the_setup_drew() -> None:
    match = start(seats=3)
    assert len(match.setup_draws) == len(CARDS) - 1 + 3, "the shuffle and a charm for each"
    assert match.entries == []
    assert match.outcome is None


def test_the_same_seed_begins_the_same() -> None:
    assert start(seed=5).state == start(seed=5).state
    assert start(seed=5).state != start(seed=6).state


@pytest.mark.parametrize("seats", [1, 5])
def test_too_few_or_too_many_seats_are_refused(seats: int) -> None:
    with pytest.raises(SeatCountError) as refused:
        Match.start(GAME, names=[str(seat) for seat in range(seats)])
    assert str(refused.value) == f"fists is for 2–4 players, not {seats}."


def test_options_that_cannot_be_played_are_refused() -> None:
    with pytest.raises(OptionError) as refused:
        Match.start(GAME, FistsOptions(rounds=0))
    assert str(refused.value) == "Option “rounds”: from 1 to 6"
    assert refused.value.option == "rounds"


# Decisions


def test_all_who_are_to_act_have_a_decision_and_nobody_else() -> None:
    match = start()
    match.play(1, Show(1))
    assert match.to_act == (0, 2)
    assert match.decision(0) == Decision(1, HowMany(1))
    assert match.decision(1) is None
    assert match.legal(1) == ()
    assert match.decision(7) is None


def test_a_decision_stays_the_same_while_others_answer() -> None:
    match = start()
    before = match.decision(2)
    match.play(0, Show(1), 1)
    match.play(1, Show(2), 1)
    assert match.decision(2) == before
    match.play(2, Show(1), 1)


def test_decisions_are_counted_for_each_seat_alone() -> None:
    match = start(rounds=3)
    all_show(match, 1, 1, 1)
    match.play(0, Take())
    assert [number_of(match, seat) for seat in match.seats] == [3, 3, 3]
    match.play(1, Show(1), 3)
    assert number_of(match, 0) == 3


def test_an_optional_question_stands_beside_that_of_the_leader() -> None:
    match = start()
    all_show(match, 1, 1, 2)
    assert match.to_act == (0, 1, 2)
    assert question_of(match, 0) == WhetherToDouble(1, leader=1)
    assert question_of(match, 1) == TimeToTake(1)


def test_an_optional_question_survives_the_answer_of_another() -> None:
    match = start()
    all_show(match, 1, 1, 2)
    before = match.decision(2)
    match.play(0, Double())
    assert match.decision(2) == before
    assert match.decision(0) is None


def test_an_optional_question_that_nobody_answers_closes() -> None:
    match = start()
    all_show(match, 1, 1, 2)
    match.play(1, Take())
    assert question_of(match, 0) == HowMany(2)
    assert number_of(match, 0) == 3, "the second question was never answered"


def test_an_answered_question_is_put_again_as_a_new_one() -> None:
    match = start()
    match.play(0, Show(1))
    match.play(1, Show(1))
    match.play(2, Show(1))
    assert number_of(match, 0) == 2


def test_a_finished_match_asks_nothing() -> None:
    match = start()
    play_on(match)
    assert match.outcome is not None
    assert match.to_act == ()
    assert [match.decision(seat) for seat in match.seats] == [None] * 3
    assert [match.legal(seat) for seat in match.seats] == [()] * 3


# Entries and draws


def test_every_action_is_entered_with_what_chance_decided() -> None:
    match = start()
    all_show(match, 1, 1, 1)
    told = match.play(0, Take())
    last = match.entries[-1]
    assert (last.seat, last.action, last.by_clock, last.told) == (0, Take(), False, told)
    taken = told[0].event
    assert isinstance(taken, Taken)
    assert last.draws == (taken.die - 1,)
    assert [entry.draws for entry in match.entries[:-1]] == [()] * 3


# The clock


def test_when_time_is_up_the_clock_answers() -> None:
    match = start()
    match.time_out(2)
    entry = match.entries[0]
    assert entry.by_clock
    assert entry.seat == 2
    assert entry.action in GAME.legal(start().state, 2)
    assert len(entry.draws) == 1, "which of the choices is drawn, and written down"
    assert match.decision(2) is None


def test_the_clock_does_what_the_game_says_and_draws_only_where_it_must() -> None:
    match = start(patient=True)
    match.time_out(1)
    assert match.entries[0].action == Show(1)
    assert match.entries[0].draws == ()


def test_the_clock_chooses_the_same_with_the_same_seed() -> None:
    def timed_out(seed: int) -> list[object]:
        match = start(seed=seed, rounds=6)
        while match.to_act:
            match.time_out(match.to_act[-1])
        return [entry.action for entry in match.entries]

    assert timed_out(1) == timed_out(1)
    assert timed_out(1) != timed_out(2)


# Twins


def test_a_copy_goes_its_own_way() -> None:
    match = start()
    match.play(0, Show(1))
    twin, before = match.copy(), (match.state, list(match.entries), match.to_act, match.decision(1))
    play_on(twin)
    assert (match.state, match.entries, match.to_act, match.decision(1)) == before
    assert twin.outcome is not None


def test_a_copy_has_the_same_luck() -> None:
    match = start(rounds=5)
    all_show(match, 1, 1, 1)
    twin = match.copy()
    play_on(match)
    play_on(twin)
    assert twin.entries == match.entries
    assert twin.state == match.state


# Taking back


def test_a_take_back_leads_to_where_the_match_was() -> None:
    match = start()
    match.play(0, Show(1))
    before = match.state, match.entries, match.to_act, match.events(1)
    match.play(1, Show(2))
    match.play(2, Show(1))
    match.take_back(1)
    assert (match.state, match.entries, match.to_act, match.events(1)) == before


def test_what_is_open_after_a_take_back_is_asked_anew() -> None:
    match = start()
    match.play(0, Show(1), 1)
    match.play(1, Show(1), 1)
    match.take_back(0)
    assert [number_of(match, seat) for seat in match.seats] == [2, 2, 2]
    for seat in match.seats:
        with pytest.raises(ClosedDecision) as late:
            match.play(seat, Show(1), 1)
        assert not isinstance(late.value, AnsweredDecision)
    with pytest.raises(UnknownDecision):
        match.play(0, Show(1), 3)
    match.play(0, Show(1), 2)
    with pytest.raises(AnsweredDecision):
        match.play(0, Show(1), 2)


def test_numbers_are_never_used_twice() -> None:
    match, given = start(rounds=6), set[tuple[int, int]]()
    for _ in range(5):
        all_show(match, 1, 1, 1)
        match.play(0, Take())
        match.take_back(len(match.entries) - 2)
        asked = {(seat, number_of(match, seat)) for seat in match.to_act}
        assert not asked & given
        given |= asked | {(seat, number) for seat, highest in asked for number in range(highest)}
        match.play(match.to_act[-1], Show(1))
        match.play(0, Take())


def test_draws_that_were_taken_back_come_again() -> None:
    match = start(rounds=5)
    all_show(match, 1, 1, 1)
    match.play(0, Take())
    draws, state = match.entries[-1].draws, match.state
    play_on(match)
    whole = match.entries
    match.take_back(3)
    match.play(0, Take())
    assert (match.entries[-1].draws, match.state) == (draws, state)
    play_on(match)
    assert match.entries == whole


def test_a_finished_match_can_be_taken_back_and_goes_on() -> None:
    match = start()
    play_on(match)
    match.take_back(0)
    assert match.outcome is None
    assert match.to_act == (0, 1, 2)


@pytest.mark.parametrize("keep", [-1, 2])
def test_what_was_not_played_cannot_be_kept(keep: int) -> None:
    match = start()
    match.play(0, Show(1))
    with pytest.raises(IndexError):
        match.take_back(keep)
    assert len(match.entries) == 1


# Who is told what


def test_private_events_reach_their_seat_alone() -> None:
    match = start()
    charms = match.state.charms
    assert [match.events(seat) for seat in match.seats] == [[Dealt(charm)] for charm in charms]
    assert match.events(None) == []


def test_events_come_in_order_and_everyone_hears_the_public_ones() -> None:
    match = start()
    top = match.state.deck[0]
    all_show(match, 1, 2, 1)
    match.play(0, Double())
    public = [Revealed((1, 2, 1), leader=1), Doubled(0)]
    assert match.events(None) == public
    assert match.events(1) == [Dealt(match.state.charms[1]), *public]
    assert match.events(0) == [Dealt(match.state.charms[0]), *public, Peeked(top)]


def test_each_seat_sees_its_own_view() -> None:
    match = start()
    match.play(1, Show(2))
    assert match.view(1).shown == (None, 2, None)
    assert match.view(0).shown == (None, None, None)
    assert match.view(None).seat is None
    assert match.view(None).charm is None
    assert match.view(0).awaited == match.view(1).awaited == (0, 1, 2)
