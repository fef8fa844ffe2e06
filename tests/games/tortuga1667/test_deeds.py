"""A turn: the deeds that anyone may do, and those of the roles."""

import pytest

from tests.games.tortuga1667.positions import LINE, Fixed, at, vote
from tortuga.games.tortuga1667.cards.letter_of_marque import Board
from tortuga.games.tortuga1667.choosing import Choose, Decline
from tortuga.games.tortuga1667.components import EventCard, Nation, Place
from tortuga.games.tortuga1667.events import (
    CardsLooked,
    CardsSeen,
    CardTurned,
    Deed,
    DeedAnnounced,
    PlayerForced,
    TurnPassed,
)
from tortuga.games.tortuga1667.phases.acting import (
    Acting,
    Attack,
    Brawl,
    ChooseDeed,
    Force,
    Maroon,
    Mutiny,
    Pass,
    Pilfer,
    Reveal,
    Row,
    UseLetter,
    View,
)
from tortuga.games.tortuga1667.phases.forcing import Forced, Point
from tortuga.games.tortuga1667.phases.looking import Look
from tortuga.games.tortuga1667.phases.resolving import Resolving
from tortuga.games.tortuga1667.phases.turning import Turn
from tortuga.games.tortuga1667.phases.voting import Voting

CLOSED = (False, False, False, True, True)
NO_LINE = (None,) * 5


@pytest.mark.rule("S-TURN-1")
def test_one_action_then_the_next_player_clockwise() -> None:
    table = at("012", turn=2)
    table.does(2, View())
    assert table.heard() == [DeedAnnounced(2, Deed.VIEW)]
    assert View() not in table.legal(2), "no way back"
    assert all(isinstance(action, Look) for action in table.legal(2))
    table.does(2, Look(1, 2))
    assert table.phase == Acting(0)


@pytest.mark.rule("S-TURN-1")
def test_no_passing_while_anything_can_be_done() -> None:
    assert Pass() not in at("0", "1").legal(0)
    governor = at("102", tortuga="3", line=NO_LINE, deck=(), sudden=True, closed=CLOSED, turn=3)
    assert governor.legal(3) == (Brawl(),)
    stuck = at("1032", line=NO_LINE, deck=(), sudden=True, closed=CLOSED, turn=3)
    assert stuck.legal(3) == (Pass(),)
    stuck.does(3, Pass())
    assert stuck.heard()[0] == TurnPassed(3)
    assert stuck.phase == Acting(0)


@pytest.mark.rule("S-TURN-1")
def test_two_players_have_two_actions_and_roles_are_looked_at_anew() -> None:
    table = at("10", turn=0, holds=(1, 0, 0, 0, 1, 1), hands={1: "wfs wfs", 0: "dfs cbs"}, top="tbs")
    assert table.question(0) == ChooseDeed(2)
    table.does(0, Mutiny()).all_cast(s0="dfs")
    assert table.phase == Acting(0)
    assert table.question(0) == ChooseDeed(1)
    assert Attack() in table.legal(0), "the captain is gone"
    assert Mutiny() not in table.legal(0)
    table.does(0, Pilfer(Nation.BRITISH))
    assert table.phase == Acting(1)
    assert table.question(1) == ChooseDeed(2)


@pytest.mark.rule("S-TURN-1")
def test_three_players_have_one_action() -> None:
    table = at("01", "2")
    assert table.does(0, Row(Place.DUTCHMAN_BOAT)).phase == Acting(1)


@pytest.mark.rule("S-ACT-1")
def test_viewing_shows_two_cards_to_one_player_and_leaves_them() -> None:
    table = at("0", "1")
    table.does(0, View())
    assert len(table.legal(0)) == 10
    table.does(0, Look(2, 4))
    assert table.line == LINE
    seen = CardsSeen(2, EventCard.PISTOL, 4, EventCard.ALBATROSS)
    assert table.heard(0) == [CardsLooked(0, 2, 4), seen]
    assert table.heard(1) == table.heard() == [CardsLooked(0, 2, 4)]


@pytest.mark.rule("S-ACT-2")
def test_a_revealed_card_is_resolved_discarded_and_replaced() -> None:
    table = at("01", "2")
    table.does(0, Reveal())
    assert table.legal(0) == tuple(Turn(place) for place in (1, 2, 3, 4, 5))
    table.does(0, Turn(3))
    assert table.heard()[0] == CardTurned(0, 3, EventCard.SPOT)
    assert table.tortuga == (0,), "resolved at once"
    assert table.discards == (EventCard.SPOT,)
    assert table.line == (
        EventCard.LETTER,
        EventCard.PISTOL,
        EventCard.SPOT,
        EventCard.ALBATROSS,
        EventCard.PISTOL,
    )
    assert table.state.event_cards.deck == (EventCard.LETTER, EventCard.ARMADA)
    assert table.view(0).line[2] is not None


@pytest.mark.rule("S-ACT-2")
def test_a_card_that_is_kept_is_not_discarded_until_it_is_used_up() -> None:
    table = at("01", "2", kept={0: [EventCard.LETTER]}, dutchman_boat="3")
    table.does(0, UseLetter(), Choose(3), Board(Place.ROGER))
    assert table.kept(0) == ()
    assert table.discards == (EventCard.LETTER,)
    albatross = at("01", "2").does(0, Reveal(), Turn(4))
    assert albatross.kept(0) == (EventCard.ALBATROSS,)
    assert albatross.discards == ()
    assert albatross.line[3] is EventCard.SPOT, "the gap is filled all the same"


@pytest.mark.rule("S-ACT-3")
def test_the_forced_player_turns_one_of_two_cards_and_is_its_revealer() -> None:
    table = at("01", "2")
    table.does(0, Force())
    assert len(table.legal(0)) == 10
    table.does(0, Point(2, 3))
    assert table.legal(0) == (Choose(1), Choose(2)), "not oneself"
    table.does(0, Choose(2))
    assert table.heard() == [PlayerForced(0, 2, 2, 3)]
    assert table.phase == Forced(2, 2, 3, 0)
    assert table.legal(2) == (Turn(2), Turn(3))
    assert table.view(2).line[1] is not None
    assert table.view(2).line[1].card is None, "without looking"  # type: ignore[union-attr]
    table.does(2, Turn(3))
    assert table.tortuga == (2,), "the Black Spot strikes the forced player"
    assert table.line[1] is EventCard.PISTOL, "the other stays"
    assert table.line[2] is EventCard.SPOT, "the gap is filled"
    assert table.phase == Acting(1), "the turn goes on from who forced"


@pytest.mark.rule("S-ACT-3")
def test_the_forced_player_decides_what_the_card_asks() -> None:
    table = at("01", "2").does(0, Force(), Point(2, 3), Choose(2)).does(2, Turn(2))
    assert table.phase == Resolving(2, EventCard.PISTOL)
    assert table.legal(2) == (Choose(0), Choose(1))


@pytest.mark.rule("S-ACT-10")
@pytest.mark.parametrize(("cards", "possible"), [(2, True), (1, False), (0, False)])
def test_viewing_and_forcing_need_two_line_cards(cards: int, possible: bool) -> None:
    table = at("0", "12", line=(*LINE[:cards], *(None,) * (5 - cards)), deck=(), last_five=True)
    assert (View() in table.legal(0)) is possible
    assert (Force() in table.legal(0)) is possible
    assert (Reveal() in table.legal(0)) is (cards > 0)


@pytest.mark.rule("S-ACT-4")
def test_rowing_takes_two_actions_from_ship_to_tortuga() -> None:
    table = at("01", "23")
    assert Row(Place.TORTUGA) not in table.legal(0)
    assert Row(Place.ROGER_BOAT) not in table.legal(0)
    table.does(0, Row(Place.DUTCHMAN_BOAT))
    assert table.boats == ((0,), ())
    assert table.dutchman == (1,)
    again = at("1", "23", dutchman_boat="0").does(0, Row(Place.TORTUGA))
    assert again.tortuga == (0,)


@pytest.mark.rule("S-ACT-4")
def test_a_rowboat_leads_to_the_back_of_its_own_ship_only() -> None:
    table = at("12", "3", dutchman_boat="0")
    assert Row(Place.ROGER) not in table.legal(0)
    assert table.does(0, Row(Place.DUTCHMAN)).dutchman == (1, 2, 0)


@pytest.mark.rule("S-ACT-4")
def test_an_occupied_rowboat_cannot_be_entered() -> None:
    assert Row(Place.DUTCHMAN_BOAT) not in at("0", "1", dutchman_boat="2").legal(0)
    assert Row(Place.ROGER_BOAT) in at("1", "2", tortuga="0", dutchman_boat="3").legal(0)


@pytest.mark.rule("S-ACT-5")
def test_a_captain_may_attack_or_maroon_another_of_the_own_ship() -> None:
    table = at("012", "34")
    assert isinstance(table.does(0, Attack()).state.phase, Voting)
    table = at("012", "34").does(0, Maroon())
    assert table.legal(0) == (Choose(1), Choose(2))
    table.does(0, Choose(2))
    assert (table.dutchman, table.tortuga) == ((0, 1), (2,))
    assert not {Attack(), Maroon()} & set(at("102").legal(0))


@pytest.mark.rule("S-ACT-6")
def test_a_first_mate_may_call_for_a_mutiny() -> None:
    table = at("102", "34").does(0, Mutiny())
    assert isinstance(table.state.phase, Voting)
    assert Mutiny() not in at("120", "34").legal(0)
    assert Mutiny() not in at("0", "34", tortuga="12").legal(0)


@pytest.mark.rule("S-ACT-7")
def test_a_cabin_boy_moves_a_treasure_to_the_other_hold() -> None:
    table = at("12", "30", holds=(1, 0, 0, 2, 1, 1))
    assert [action for action in table.legal(0) if isinstance(action, Pilfer)] == [Pilfer(Nation.FRENCH)]
    table.does(0, Pilfer(Nation.FRENCH))
    assert table.state.holds == (1, 0, 1, 1, 1, 1)
    empty = at("12", "30", holds=(2, 0, 0, 0, 1, 1))
    assert not any(isinstance(action, Pilfer) for action in empty.legal(0))


@pytest.mark.rule("S-ACT-8")
def test_the_governor_may_start_a_brawl() -> None:
    assert Brawl() in at("1", tortuga="02").legal(0)
    assert Brawl() not in at("1", tortuga="20").legal(0)
    assert isinstance(at("1", tortuga="02").does(0, Brawl()).state.phase, Voting)


@pytest.mark.rule("S-ACT-9")
def test_a_saved_letter_is_used_as_the_action() -> None:
    table = at("01", "2", tortuga="3", kept={0: [EventCard.LETTER, EventCard.LETTER]})
    table.does(0, UseLetter())
    assert table.legal(0) == (Choose(3),), "and not saved again"
    table.does(0, Choose(3), Board(Place.DUTCHMAN))
    assert table.dutchman == (0, 1, 3)
    assert table.kept(0) == (EventCard.LETTER,)
    assert table.phase == Acting(1)


@pytest.mark.rule("S-ACT-9")
def test_a_letter_needs_somebody_to_move_and_costs_one_of_two_actions() -> None:
    assert UseLetter() not in at("01", "2", kept={0: [EventCard.LETTER]}).legal(0)
    assert UseLetter() not in at("01", tortuga="2", kept={1: [EventCard.LETTER]}).legal(0)
    table = at("0", tortuga="1", kept={0: [EventCard.LETTER]})
    table.does(0, UseLetter(), Choose(1), Board(Place.ROGER))
    assert table.phase == Acting(0)
    assert table.question(0) == ChooseDeed(1)


def test_a_won_attack_without_plunder_still_ends_the_turn() -> None:
    table = at("01", "2", hands={0: "cbs", 1: "tbs"}, top="tbs")
    table.does(0, Attack()).all_cast(s0="cbs", s1="tbs", chance=Fixed())
    table.does(0, Decline())
    assert table.phase == Acting(1)
    assert vote("cbs") not in table.hand(0)
