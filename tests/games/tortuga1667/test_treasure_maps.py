"""Treasure maps: giving them, and using Atlantis and El Dorado outside one's turn."""

import pytest

from tests.games.tortuga1667.positions import Table, at, turned, vote, votes
from tortuga.games.tortuga1667.cards.atlantis import Moment, PawnSailed, Rest, Sail, UseAtlantis, Wait
from tortuga.games.tortuga1667.choosing import Choose, Decline
from tortuga.games.tortuga1667.components import EventCard, Place, Vote
from tortuga.games.tortuga1667.events import CardDiscarded, TurnBegan, VoteDrawn, VoteShown
from tortuga.games.tortuga1667.phases.acting import Acting, Attack, Row, View
from tortuga.games.tortuga1667.phases.looking import Look
from tortuga.games.tortuga1667.phases.voting import Cast, CastSecond, CastVote, Voting
from tortuga.games.tortuga1667.treasure_map import MapGiven

ATLANTIS, EL_DORADO = EventCard.ATLANTIS, EventCard.EL_DORADO
LOOK = (View(), Look(1, 2))


@pytest.mark.rule("S-CARD-MAP")
@pytest.mark.parametrize("card", [EventCard.ATLANTIS, EventCard.EL_DORADO, EventCard.FOUNTAIN])
@pytest.mark.parametrize("place", ["dutchman", "tortuga", "roger_boat"])
def test_the_revealer_gives_a_map_to_another_player(card: EventCard, place: str) -> None:
    table = turned(card, roger="12", **{place: "0"})
    assert table.legal(0) == (Choose(1), Choose(2))
    table.does(0, Choose(2))
    assert table.heard()[0] == MapGiven(0, 2, card)
    assert table.kept(2) == (card,)
    assert table.discards == ()
    assert table.view(1).kept[2] == (card,), "face up"


@pytest.mark.rule("S-CARD-MAP")
def test_one_player_may_hold_several_maps() -> None:
    table = turned(ATLANTIS, dutchman="0", roger="1", kept={1: [EL_DORADO]})
    assert table.legal(0) == (Choose(1),), "also with two players"
    assert set(table.does(0, Choose(1)).kept(1)) == {ATLANTIS, EL_DORADO}


def before_turn_of_1(dutchman: str = "01", roger: str = "2", **position: object) -> Table:
    """Seat 0 has had its turn, and seat 2 owns Atlantis."""
    position.setdefault("kept", {2: [ATLANTIS]})
    return at(dutchman, roger, **position).does(0, *LOOK)  # type: ignore[arg-type]


@pytest.mark.rule("S-CARD-ATLANTIS")
def test_right_before_any_turn_the_owner_may_sail_to_the_back_of_the_other_ship() -> None:
    table = before_turn_of_1()
    assert table.phase == Moment(2)
    assert table.question(2) == UseAtlantis(1)
    assert table.legal(2) == (Sail(), Wait(), Rest())
    table.does(2, Sail())
    assert (table.dutchman, table.roger) == ((0, 1, 2), ())
    assert table.heard() == [PawnSailed(2, Place.DUTCHMAN), CardDiscarded(2, ATLANTIS), TurnBegan(1)]
    assert table.discards == (ATLANTIS,)
    assert table.phase == Acting(1), "no action of anyone is spent"


@pytest.mark.rule("S-CARD-ATLANTIS")
def test_the_owner_may_sail_before_the_own_turn() -> None:
    table = at("02", "1", kept={1: [ATLANTIS]}).does(0, *LOOK)
    assert table.phase == Moment(1)
    table.does(1, Sail())
    assert table.phase == Acting(1)
    assert table.dutchman == (0, 2, 1)


@pytest.mark.rule("S-CARD-ATLANTIS")
def test_once_an_action_is_announced_it_is_too_late() -> None:
    table = before_turn_of_1().does(2, Wait())
    table.does(1, View())
    assert table.to_act == (1,)
    assert table.legal(2) == ()


@pytest.mark.rule("S-CARD-ATLANTIS")
@pytest.mark.parametrize(
    "position",
    [
        {"dutchman": "01", "roger": "", "tortuga": "2"},
        {"dutchman": "01", "roger": "", "roger_boat": "2"},
        {"dutchman": "01345", "roger": "2"},
    ],
    ids=["on Tortuga", "in a rowboat", "other ship full"],
)
def test_nobody_is_asked_where_sailing_is_impossible(position: dict[str, str]) -> None:
    assert before_turn_of_1(**position).phase == Acting(1)


@pytest.mark.rule("S-CARD-ATLANTIS")
def test_waiting_is_asked_again_before_the_next_turn() -> None:
    table = before_turn_of_1().does(2, Wait())
    assert table.phase == Acting(1)
    assert table.does(1, *LOOK).phase == Moment(2)


@pytest.mark.rule("S-CARD-ATLANTIS")
def test_resting_is_asked_again_when_the_own_turn_comes_up() -> None:
    table = at("0123", "4", kept={3: [ATLANTIS]}).does(0, *LOOK)
    table.does(3, Rest())
    assert table.does(1, *LOOK).phase == Acting(2)
    assert table.does(2, *LOOK).phase == Moment(3)
    table.does(3, Wait(), *LOOK)
    assert table.phase == Moment(3), "and from then on before each turn"


@pytest.mark.rule("S-CARD-ATLANTIS")
def test_resting_ends_with_a_turn_of_ones_own_that_is_skipped() -> None:
    table = at("0123", "4", kept={3: [ATLANTIS]}, skips=(False, False, False, True, False)).does(0, *LOOK)
    table.does(3, Rest()).does(1, *LOOK).does(2, *LOOK)
    assert table.phase == Moment(3)
    assert table.question(3) == UseAtlantis(4), "the skipped turn itself opens no moment"


@pytest.mark.rule("S-CARD-ATLANTIS")
def test_not_between_two_actions_of_one_turn() -> None:
    table = at("0", "1", kept={1: [ATLANTIS]}).does(0, *LOOK)
    assert table.phase == Acting(0)
    assert table.does(0, *LOOK).phase == Moment(1)


@pytest.mark.rule("S-CARD-ATLANTIS")
def test_a_skipped_turn_opens_no_moment() -> None:
    table = at("012", "3", kept={3: [ATLANTIS]}, skips=(False, True, False, False)).does(0, *LOOK)
    assert table.phase == Moment(3)
    assert table.question(3) == UseAtlantis(2)
    assert table.does(3, Wait()).phase == Acting(2)


@pytest.mark.rule("S-CARD-ATLANTIS")
def test_atlantis_can_also_lead_away_from_the_roger_and_back() -> None:
    table = at("0", "12", kept={2: [ATLANTIS]}).does(0, Row(Place.DUTCHMAN_BOAT))
    assert table.does(2, Sail()).dutchman == (2,)


@pytest.mark.rule("S-CARD-ELDORADO")
def test_the_new_owner_draws_a_vote_card_at_once() -> None:
    table = turned(EL_DORADO, dutchman="0", roger="12", hands={1: "wfs wfw tbs"}, top="cbs")
    table.does(0, Choose(1))
    assert table.hand(1) == votes("cbs wfs wfw tbs")
    assert VoteDrawn(vote("cbs")) in table.heard(1)
    assert VoteDrawn(vote("cbs")) not in table.heard(0)


@pytest.mark.rule("S-CARD-ELDORADO")
def test_in_one_vote_the_owner_may_play_two_cards_and_draws_one() -> None:
    hands = {0: "cbs wfs tbs tbw", 1: "wfw"}
    table = at("01", "2", kept={0: [EL_DORADO]}, hands=hands, top="wbs tfs tfw").does(0, Attack())
    assert isinstance(table.question(0), CastVote)
    table.does(0, Cast(vote("cbs")))
    assert isinstance(table.question(0), CastSecond)
    assert table.legal(0) == (Cast(vote("wfs")), Cast(vote("tbs")), Cast(vote("tbw")), Decline())
    table.does(0, Cast(vote("tbs"))).all_cast(s1="wfw")
    assert table.heard()[0] == VoteShown(Vote.ATTACK, votes("cbs tbs wfw wbs"))
    assert table.hand(0) == votes("wfs tbw tfs"), "two played, one drawn"
    assert table.kept(0) == ()
    assert EL_DORADO in table.discards


@pytest.mark.rule("S-CARD-ELDORADO")
def test_the_owner_may_keep_it_and_simply_hold_the_extra_card() -> None:
    table = at("01", "2", kept={0: [EL_DORADO]}, hands={0: "cbs wfs tbs tbw", 1: "wfw"}).does(0, Attack())
    table.does(0, Cast(vote("cbs")), Decline()).all_cast(s1="wfw")
    assert table.kept(0) == (EL_DORADO,)
    assert len(table.hand(0)) == 4


@pytest.mark.rule("S-CARD-ELDORADO")
def test_a_second_card_of_the_same_kind_needs_a_second_one_in_hand() -> None:
    table = at("01", "2", kept={0: [EL_DORADO]}, hands={0: "cbs cbs", 1: "wfw"}).does(0, Attack())
    table.does(0, Cast(vote("cbs")))
    assert table.legal(0) == (Cast(vote("cbs")), Decline())


@pytest.mark.rule("S-CARD-ELDORADO")
def test_it_needs_two_cards_in_hand() -> None:
    table = at("01", "2", kept={0: [EL_DORADO]}, hands={0: "cbs", 1: "wfw"}).does(0, Attack())
    table.does(0, Cast(vote("cbs")))
    assert table.to_act == (1,), "no second card is offered"


@pytest.mark.rule("S-CARD-ELDORADO")
def test_it_is_of_no_use_in_a_vote_that_pirate_code_blocks() -> None:
    table = at("01", "2", kept={0: [EL_DORADO, EventCard.CODE]}, sits_out=(2, 0, 0)).does(0, Attack())
    assert table.to_act == (1,)


@pytest.mark.rule("S-CARD-ELDORADO")
def test_nobody_learns_before_the_end_of_the_vote_whether_it_is_used() -> None:
    table = at("01", "2", kept={0: [EL_DORADO]}, hands={0: "cbs wfs tbs tbw"}).does(0, Attack())
    before = table.view(1), table.view(2)
    table.does(0, Cast(vote("cbs")))
    assert (table.view(1), table.view(2)) == before
    table.does(0, Cast(vote("wfs")))
    assert (table.view(1), table.view(2)) == before
    assert isinstance(table.state.phase, Voting)
    assert table.heard(1) == []
