"""Set-up: loyalties, Vote cards, the Event deck, crews and treasure."""

from collections import Counter

import pytest

from tests.games.tortuga1667.positions import STANDARD, dealt
from tortuga.games.tortuga1667.components import VOTE_DECK, EventCard, Loyalty, Nation, Place
from tortuga.games.tortuga1667.event_deck import STARS
from tortuga.games.tortuga1667.events import CrewsDrawn, HandDealt, LoyaltyDealt, TurnBegan
from tortuga.games.tortuga1667.phases.acting import Acting
from tortuga.games.tortuga1667.phases.stowing import Stow, Stowing, StowTreasure
from tortuga.games.tortuga1667.vote_cards import kind_of

SEATS = range(2, 10)


@pytest.mark.rule("S-SETUP-1")
@pytest.mark.parametrize(
    ("count", "cards"),
    [
        (2, (1, 1, 0)),
        (3, (1, 1, 1)),
        (4, (2, 2, 0)),
        (5, (2, 2, 1)),
        (6, (3, 3, 0)),
        (7, (3, 3, 1)),
        (8, (4, 4, 0)),
        (9, (4, 4, 1)),
    ],
)
def test_loyalties_by_number_of_players(count: int, cards: tuple[int, int, int]) -> None:
    found = Counter(dealt(count).state.loyalties)
    assert tuple(found[loyalty] for loyalty in Loyalty) == cards


@pytest.mark.rule("S-SETUP-1")
def test_a_loyalty_is_seen_by_its_owner_only() -> None:
    table = dealt(5)
    for seat in range(5):
        loyalty = table.state.loyalties[seat]
        assert [event for event in table.heard(seat) if isinstance(event, LoyaltyDealt)] == [
            LoyaltyDealt(loyalty)
        ]
        assert table.view(seat).loyalties == tuple(loyalty if other == seat else None for other in range(5))
    assert table.view(None).loyalties == (None,) * 5
    assert not any(isinstance(event, LoyaltyDealt) for event in table.heard())


@pytest.mark.rule("S-SETUP-1")
def test_loyalties_are_dealt_at_random() -> None:
    first = Counter(dealt(5, seed=seed).state.loyalties[0] for seed in range(600))
    assert 190 < first[Loyalty.BRITISH] < 290
    assert 80 < first[Loyalty.DUTCH] < 165


@pytest.mark.rule("S-SETUP-2")
@pytest.mark.parametrize("count", SEATS)
def test_three_vote_cards_each_and_the_rest_is_the_deck(count: int) -> None:
    table = dealt(count)
    votes = table.state.votes
    assert [len(hand) for hand in votes.hands] == [3] * count
    assert sorted(kind_of(card) for pile in (votes.deck, *votes.hands) for card in pile) == list(VOTE_DECK)
    for seat in range(count):
        assert HandDealt(table.hand(seat)) in table.heard(seat)
        assert table.view(seat).votes.hand == table.hand(seat)
    assert table.view(None).votes.hand == ()


@pytest.mark.rule("S-SETUP-3")
@pytest.mark.parametrize("count", range(4, 10))
def test_the_event_deck(count: int) -> None:
    events = dealt(count).state.event_cards
    cards = Counter((*events.line, *events.deck))
    stars = [star for star in STARS if cards[star]]
    assert len(stars) == 3
    assert cards == {
        EventCard.LETTER: 3,
        EventCard.PISTOL: 3,
        EventCard.ALBATROSS: 3,
        EventCard.SPOT: 3,
        EventCard.ATLANTIS: 1,
        EventCard.EL_DORADO: 1,
        EventCard.FOUNTAIN: 1,
        EventCard.ARMADA: 1,
        **dict.fromkeys(stars, 1),
    }
    assert len(events.line) == 5
    assert events.deck[-1] is EventCard.ARMADA


@pytest.mark.rule("S-SETUP-3")
def test_all_starred_cards_turn_up_and_the_line_is_random() -> None:
    tables = [dealt(4, seed=seed).state.event_cards for seed in range(200)]
    assert {card for events in tables for card in events.line} == set(EventCard) - {EventCard.ARMADA}


@pytest.mark.rule("S-SETUP-4")
@pytest.mark.parametrize("count", [2, 3])
def test_few_players_leave_cards_out(count: int) -> None:
    for seed in range(60):
        events = dealt(count, seed=seed).state.event_cards
        cards = {*events.line, *events.deck}
        assert not cards & {EventCard.ALBATROSS, EventCard.FACADE, EventCard.FEVER}
        assert len(events.line) + len(events.deck) == 16


@pytest.mark.rule("S-SETUP-5")
@pytest.mark.parametrize(("count", "dutchman", "roger"), [(2, 1, 1), (3, 2, 1), (6, 3, 3), (9, 5, 4)])
def test_pawns_go_to_the_ships_in_turn(count: int, dutchman: int, roger: int) -> None:
    table = dealt(count)
    assert (len(table.dutchman), len(table.roger)) == (dutchman, roger)
    assert sorted(table.dutchman + table.roger) == list(range(count))
    assert CrewsDrawn(table.dutchman, table.roger) in table.heard()


@pytest.mark.rule("S-SETUP-5")
def test_pawns_are_drawn_at_random() -> None:
    assert len({dealt(4, seed=seed).dutchman for seed in range(200)}) == 12


@pytest.mark.rule("S-SETUP-6")
def test_each_captain_stows_a_treasure_the_dutchmans_first() -> None:
    table = dealt(6)
    assert table.state.galleon == 4
    assert table.state.holds == (0, 0, 0, 0, 1, 1)
    first, second = table.dutchman[0], table.roger[0]
    assert table.phase == Stowing(first, 0)
    assert table.question(first) == StowTreasure(Place.DUTCHMAN)
    table.does(first, Stow(Nation.FRENCH))
    assert table.state.holds == (0, 1, 0, 0, 1, 1)
    assert table.question(second) == StowTreasure(Place.ROGER)
    table.does(second, Stow(Nation.BRITISH))
    assert table.state.holds == (0, 1, 1, 0, 1, 1)
    assert table.state.galleon == 4


@pytest.mark.rule("S-SETUP-7")
@pytest.mark.parametrize("count", SEATS)
def test_the_captain_of_the_roger_begins(count: int) -> None:
    table = dealt(count, STANDARD, seed=count)
    for captain in (table.dutchman[0], table.roger[0]):
        table.does(captain, Stow(Nation.FRENCH))
    assert table.phase == Acting(table.roger[0])
    assert table.heard()[-1] == TurnBegan(table.roger[0])
    assert table.state.turn == table.roger[0]
