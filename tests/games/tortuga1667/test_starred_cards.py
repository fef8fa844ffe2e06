"""Black Powder, Cabin Fever, Crow's Nest, Eight Bells: everywhere, alone, and with two players."""

from collections import Counter
from typing import Any

import pytest

from tests.games.tortuga1667.positions import Fixed, Table, at, turned, vote, votes
from tortuga.core.chance import FastChance
from tortuga.games.tortuga1667.cards.black_powder import Close, PawnWashedAshore
from tortuga.games.tortuga1667.cards.cabin_fever import FeverSpread, LoyaltyTaken
from tortuga.games.tortuga1667.cards.crows_nest import (
    DeckSearched,
    HandReplaced,
    HandReturned,
    HandTaken,
    SearchDeck,
    Take,
)
from tortuga.games.tortuga1667.cards.eight_bells import BellsRung
from tortuga.games.tortuga1667.cards.letter_of_marque import Board
from tortuga.games.tortuga1667.choosing import Choose
from tortuga.games.tortuga1667.components import EventCard, Loyalty, Place
from tortuga.games.tortuga1667.events import AlbatrossStruck, LoyaltyShown, NothingHappened, VoteCardLost
from tortuga.games.tortuga1667.phases.acting import Acting, Reveal, Row, View
from tortuga.games.tortuga1667.phases.looking import Look
from tortuga.games.tortuga1667.phases.turning import Turn

POWDER, FEVER, NEST, BELLS = EventCard.POWDER, EventCard.FEVER, EventCard.NEST, EventCard.BELLS
FACADE, CODE, SCURVY, STORM = EventCard.FACADE, EventCard.CODE, EventCard.SCURVY, EventCard.STORM
LOOK = (View(), Look(1, 2))
SWAP, KEEP = Fixed(1), Fixed(0)


# Black Powder


@pytest.mark.rule("S-CARD-POWDER")
def test_black_powder_closes_one_rowboat_and_its_pawn_goes_ashore_with_all_cards() -> None:
    table = turned(POWDER, dutchman="0", roger="3", tortuga="4", dutchman_boat="1", roger_boat="2")
    assert table.legal(0) == (Close(Place.DUTCHMAN_BOAT), Close(Place.ROGER_BOAT))
    table.does(0, Close(Place.ROGER_BOAT))
    assert table.tortuga == (4, 2)
    assert table.boats == ((1,), ()), "the other boat is unaffected"
    assert len(table.hand(2)) == 3
    assert PawnWashedAshore(2) in table.heard()
    assert VoteCardLost(2) not in table.heard()


@pytest.mark.rule("S-CARD-POWDER")
def test_a_closed_rowboat_is_not_entered_from_either_side() -> None:
    closed = (False, False, False, True, False)
    assert not any(isinstance(action, Row) for action in at("0", "1", closed=closed).legal(0))
    rows = [action for action in at("1", tortuga="0", closed=closed).legal(0) if isinstance(action, Row)]
    assert rows == [Row(Place.ROGER_BOAT)]


@pytest.mark.rule("S-CARD-POWDER")
def test_its_ship_is_still_entered_by_letter_and_facade() -> None:
    closed = (False, False, False, True, False)
    table = turned(EventCard.LETTER, dutchman="1", tortuga="0", closed=closed)
    assert table.does(0, Choose(0), Board(Place.DUTCHMAN)).dutchman == (1, 0)
    assert turned(FACADE, dutchman="1", tortuga="0", closed=closed).dutchman == (0,)


@pytest.mark.rule("S-CARD-POWDER")
def test_a_second_one_closes_the_other_boat_and_a_third_nothing() -> None:
    table = turned(POWDER, dutchman="0", roger="1", closed=(False, False, False, True, False))
    assert table.legal(0) == (Close(Place.ROGER_BOAT),)
    table.does(0, Close(Place.ROGER_BOAT))
    assert table.state.closed == (False, False, False, True, True)
    table = turned(POWDER, dutchman="01", roger="2", closed=(False, False, False, True, True))
    assert NothingHappened(POWDER) in table.heard()
    assert table.phase == Acting(1)


@pytest.mark.rule("S-CARD-POWDER")
def test_a_revealer_in_the_rowboat_may_blow_it_up() -> None:
    table = turned(POWDER, dutchman="1", dutchman_boat="0").does(0, Close(Place.DUTCHMAN_BOAT))
    assert table.tortuga == (0,)


# Cabin Fever


def fever(swap: bool, loyalties: str = "bfbf", face_up: str = "", other: int = 1) -> Table:
    table = turned(FEVER, dutchman="01", roger="23", loyalties=loyalties, face_up=face_up)
    assert table.legal(0) == (Choose(1), Choose(2), Choose(3)), "another player"
    return table.does(0, Choose(other), chance=Fixed(int(swap)))


@pytest.mark.rule("S-CARD-FEVER")
def test_two_players_mix_their_loyalties_and_look_at_the_new_one() -> None:
    table = fever(swap=True)
    assert table.state.loyalties[:2] == (Loyalty.FRENCH, Loyalty.BRITISH)
    assert LoyaltyTaken(Loyalty.FRENCH) in table.heard(0)
    assert LoyaltyTaken(Loyalty.BRITISH) in table.heard(1)
    assert table.heard(2)[0] == FeverSpread(0, 1)
    assert not any(isinstance(event, LoyaltyTaken) for event in table.heard(2))
    assert table.view(0).loyalties == (Loyalty.FRENCH, None, None, None)
    assert table.view(2).loyalties == (None, None, Loyalty.BRITISH, None)


@pytest.mark.rule("S-CARD-FEVER")
def test_they_may_get_their_own_card_back() -> None:
    assert fever(swap=False).state.loyalties[:2] == (Loyalty.BRITISH, Loyalty.FRENCH)


@pytest.mark.rule("S-CARD-FEVER")
def test_nobody_else_can_tell_what_came_of_it() -> None:
    swapped, kept = fever(swap=True), fever(swap=False)
    for seat in (2, 3, None):
        assert swapped.heard(seat) == kept.heard(seat)
        assert swapped.view(seat) == kept.view(seat)


@pytest.mark.rule("S-CARD-FEVER")
def test_open_cards_keep_their_facing() -> None:
    table = fever(swap=True, face_up="0123")
    assert LoyaltyShown(0, Loyalty.FRENCH) in table.heard(3)
    assert table.view(3).loyalties[:2] == (Loyalty.FRENCH, Loyalty.BRITISH)
    one_open = fever(swap=True, face_up="0")
    assert one_open.state.face_up == (False, True, False, False)
    assert one_open.view(3).loyalties == (None, Loyalty.BRITISH, None, Loyalty.FRENCH)
    assert LoyaltyShown(1, Loyalty.BRITISH) in one_open.heard(3)


@pytest.mark.rule("S-CARD-FEVER")
@pytest.mark.parametrize("place", ["dutchman", "tortuga", "roger_boat"])
def test_cabin_fever_works_anywhere_also_for_two(place: str) -> None:
    table = turned(FEVER, roger="1", **{place: "0"}, loyalties="bf").does(0, Choose(1), chance=SWAP)
    assert table.state.loyalties == (Loyalty.FRENCH, Loyalty.BRITISH)


# Crow's Nest


@pytest.mark.rule("S-CARD-NEST")
def test_crows_nest_gives_any_player_a_new_hand_from_the_deck() -> None:
    hands = {0: "cbs", 1: "wfs wfs", 2: "tbs"}
    table = turned(NEST, dutchman="01", roger="2", hands=hands, top="dfs dbw")
    assert table.legal(0) == (Choose(0), Choose(1), Choose(2)), "any includes oneself"
    table.does(0, Choose(1))
    assert table.hand(1) == ()
    assert table.vote_deck[-2:] == votes("wfs wfs"), "they go under the deck"
    assert table.heard(0)[:2] == [HandReturned(0, 1, 2), DeckSearched(tuple(votes(_all(table))))]
    assert table.heard(1) == [HandReturned(0, 1, 2)]
    assert table.question(0) == SearchDeck(1, 2)
    assert Take(vote("wfs")) in table.legal(0), "returned cards may be picked again"
    table.does(0, Take(vote("dfs")))
    assert table.question(0) == SearchDeck(1, 1)
    assert Take(vote("dfs")) not in table.legal(0), "there is only one"
    table.does(0, Take(vote("wfs")), chance=FastChance(1))
    assert table.hand(1) == votes("dfs wfs")
    assert HandTaken(votes("dfs wfs")) in table.heard(1)
    assert table.heard(2)[0] == HandReplaced(0, 1)
    assert table.discards == (NEST,)


def _all(table: Table) -> str:
    by_name = {card: "".join(part[0] for part in card.split("-")) for card in table.vote_deck}
    return " ".join(by_name[card] for card in table.vote_deck)


@pytest.mark.rule("S-CARD-NEST")
def test_the_deck_is_shuffled_afterwards() -> None:
    tops = Counter()  # type: Counter[str]
    for seed in range(300):
        table = turned(NEST, dutchman="0", roger="1", hands={0: "cbs", 1: "wfs"}, top="dfs dbw")
        table.does(0, Choose(1), Take(vote("wfs")), chance=FastChance(seed))
        tops[table.vote_deck[0]] += 1
    assert len(tops) > 10
    assert tops[vote("dfs")] < 30


@pytest.mark.rule("S-CARD-NEST")
def test_crows_nest_for_oneself_and_for_an_empty_hand() -> None:
    table = turned(NEST, dutchman="01", roger="2", hands={0: "cbs"}).does(0, Choose(0), Take(vote("dbw")))
    assert table.hand(0) == votes("dbw")
    table = turned(NEST, dutchman="01", roger="2", hands={1: ""}).does(0, Choose(1))
    assert table.hand(1) == ()
    assert table.phase == Acting(1), "nothing to search for"
    assert not any(isinstance(event, DeckSearched) for event in table.heard(0))


@pytest.mark.rule("S-CARD-NEST")
def test_what_is_taken_is_hidden_from_everyone_but_the_revealer_and_then_its_owner() -> None:
    def world(first: str, second: str) -> Table:
        table = turned(NEST, dutchman="01", roger="23", hands={1: "wfs wfs"})
        return table.does(0, Choose(1), Take(vote(first))).does(0, Take(vote(second)), chance=FastChance(3))

    one, other = world("dfs", "cbs"), world("tbs", "tfw")
    for seat in (2, 3, None):
        assert one.heard(seat) == other.heard(seat)
        assert one.view(seat) == other.view(seat)
    picking = turned(NEST, dutchman="01", roger="23", hands={1: "wfs wfs"}).does(0, Choose(1))
    before = picking.view(1)
    picking.does(0, Take(vote("dfs")))
    assert picking.told == ()
    assert picking.view(1).votes == before.votes


# Eight Bells


@pytest.mark.rule("S-CARD-BELLS")
@pytest.mark.parametrize("place", ["dutchman", "roger", "tortuga"])
def test_eight_bells_reshuffles_all_pawns_at_the_revealers_place(place: str) -> None:
    orders = set()
    for seed in range(300):
        position: dict[str, Any] = {place: "0123", "roger_boat": "4"}
        table = at(**position, line=(BELLS,) * 5)
        table.does(0, Reveal(), Turn(1), chance=FastChance(seed))
        line = getattr(table, place)
        assert BellsRung(Place(place), line) in table.heard()
        assert table.boats == ((), (4,))
        orders.add(line)
    assert len(orders) == 24


@pytest.mark.rule("S-CARD-BELLS")
@pytest.mark.parametrize("place", ["dutchman", "tortuga", "roger_boat"])
def test_eight_bells_does_nothing_alone_or_in_a_rowboat(place: str) -> None:
    table = turned(BELLS, roger="12", **{place: "0"})
    assert NothingHappened(BELLS) in table.heard()
    assert table.roger == (1, 2)
    assert table.discards == (BELLS,)


@pytest.mark.rule("S-CARD-BELLS")
def test_eight_bells_never_wakes_an_albatross() -> None:
    kept = {0: [EventCard.ALBATROSS], 1: [EventCard.ALBATROSS]}
    table = turned(BELLS, dutchman="012", kept=kept)
    assert len(table.dutchman) == 3
    assert not any(isinstance(event, AlbatrossStruck) for event in table.heard())
