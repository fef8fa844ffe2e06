"""Being marooned: from a ship, on Tortuga, from a rowboat; and the Fountain of Youth."""

from typing import Any

import pytest

from tests.games.tortuga1667.positions import Fixed, Table, at, turned, vote, votes
from tortuga.games.tortuga1667.cards.black_powder import Close, PawnWashedAshore
from tortuga.games.tortuga1667.cards.letter_of_marque import Board
from tortuga.games.tortuga1667.choosing import Choose, Decline
from tortuga.games.tortuga1667.components import Cause, EventCard, Place
from tortuga.games.tortuga1667.events import (
    AlbatrossStruck,
    FountainDrunk,
    OwnCardLost,
    PawnMarooned,
    VoteCardLost,
)
from tortuga.games.tortuga1667.marooning import Drink, DrinkFountain, Drinking
from tortuga.games.tortuga1667.phases.acting import Acting, Maroon, Mutiny

FOUNTAIN = EventCard.FOUNTAIN


def shot(victim: int, chance: Fixed | None = None, **position: Any) -> Table:
    """Seat 0 reveals a Pistol and shoots at somebody."""
    table = turned(EventCard.PISTOL, **position)
    return table.does(0, Choose(victim), chance=chance or Fixed())


@pytest.mark.rule("S-MAROON-1")
def test_from_a_ship_to_the_back_of_tortuga_without_losing_a_card() -> None:
    table = shot(1, dutchman="012", tortuga="3")
    assert (table.dutchman, table.tortuga) == ((0, 2), (3, 1))
    assert len(table.hand(1)) == 3
    assert PawnMarooned(1, Cause.PISTOL) in table.heard()


@pytest.mark.rule("S-MAROON-1")
def test_a_crew_that_loses_all_its_pawns_keeps_its_treasure() -> None:
    table = shot(1, dutchman="1", roger="0", holds=(2, 1, 0, 1, 1, 1), galleon=2)
    assert table.dutchman == ()
    assert table.state.holds == (2, 1, 0, 1, 1, 1)


@pytest.mark.rule("S-MAROON-2")
def test_on_tortuga_to_the_back_and_a_random_card_is_lost_for_good() -> None:
    hands = {1: "cbs tfw wbw"}
    table = shot(1, Fixed(1), dutchman="0", tortuga="213", hands=hands)
    assert table.tortuga == (2, 3, 1)
    assert table.hand(1) == votes("cbs tfw"), "the second of the three was picked"
    assert table.vote_deck[-1] is vote("wbw")
    assert table.heard(1)[1:3] == [VoteCardLost(1), OwnCardLost(vote("wbw"))]
    assert OwnCardLost(vote("wbw")) not in table.heard(2)
    assert {shot(1, Fixed(pick), dutchman="0", tortuga="1", hands=hands).hand(1) for pick in range(3)} == {
        votes("cbs tfw"),
        votes("cbs wbw"),
        votes("tfw wbw"),
    }


@pytest.mark.rule("S-MAROON-2")
def test_alone_on_tortuga_only_the_card_is_lost_and_without_cards_only_the_place() -> None:
    table = shot(1, dutchman="0", tortuga="1")
    assert table.tortuga == (1,)
    assert len(table.hand(1)) == 2
    table = shot(1, dutchman="0", tortuga="12", hands={1: ""})
    assert table.tortuga == (2, 1)
    assert table.hand(1) == ()


@pytest.mark.rule("S-MAROON-2")
def test_each_time_another_card_is_lost() -> None:
    again = shot(1, dutchman="0", tortuga="1", hands={1: "cbs tfw"})
    assert len(again.hand(1)) == 1
    again = shot(1, dutchman="0", tortuga="1", hands={1: "cbs"})
    assert again.hand(1) == ()
    assert again.vote_deck[-1] is vote("cbs")


@pytest.mark.rule("S-MAROON-3")
def test_from_a_rowboat_to_the_back_of_tortuga_without_losing_a_card() -> None:
    table = shot(1, dutchman="0", tortuga="2", roger_boat="1")
    assert (table.tortuga, table.boats) == ((2, 1), ((), ()))
    assert len(table.hand(1)) == 3


@pytest.mark.rule("S-CARD-FOUNTAIN")
@pytest.mark.parametrize("place", ["roger", "tortuga", "roger_boat"])
def test_the_fountain_cancels_a_pistol_anywhere(place: str) -> None:
    table = turned(EventCard.PISTOL, dutchman="0", kept={1: [FOUNTAIN]}, **{place: "1"})
    before = table.state.lines, table.state.votes
    table.does(0, Choose(1))
    assert table.phase == Drinking(1, Cause.PISTOL)
    assert table.question(1) == DrinkFountain(Cause.PISTOL)
    assert table.legal(1) == (Drink(), Decline())
    table.does(1, Drink())
    assert (table.state.lines, table.state.votes) == before, "neither move nor card loss"
    assert FountainDrunk(1, Cause.PISTOL) in table.heard()
    assert table.kept(1) == ()
    assert FOUNTAIN in table.discards


@pytest.mark.rule("S-CARD-FOUNTAIN")
def test_the_owner_may_keep_the_fountain_and_go() -> None:
    table = turned(EventCard.PISTOL, dutchman="0", roger="1", kept={1: [FOUNTAIN]})
    table.does(0, Choose(1)).does(1, Decline())
    assert table.tortuga == (1,)
    assert table.kept(1) == (FOUNTAIN,)


@pytest.mark.rule("S-CARD-FOUNTAIN")
def test_the_fountain_cancels_a_black_spot() -> None:
    table = turned(EventCard.SPOT, dutchman="01", kept={0: [FOUNTAIN]})
    assert table.phase == Drinking(0, Cause.SPOT)
    table.does(0, Drink())
    assert table.dutchman == (0, 1)
    assert table.discards == (FOUNTAIN, EventCard.SPOT)


@pytest.mark.rule("S-CARD-FOUNTAIN")
def test_the_captains_action_is_spent_all_the_same() -> None:
    table = at("012", kept={2: [FOUNTAIN]}).does(0, Maroon(), Choose(2))
    assert table.phase == Drinking(2, Cause.CAPTAIN)
    table.does(2, Drink())
    assert table.dutchman == (0, 1, 2)
    assert table.phase == Acting(1)


@pytest.mark.rule("S-CARD-FOUNTAIN")
def test_the_fountain_cancels_a_mutiny() -> None:
    table = at("012", kept={0: [FOUNTAIN]}, turn=1, hands={1: "cbs", 2: "cfs"}, top="tbs").does(1, Mutiny())
    table.all_cast(s1="cbs", s2="cfs")
    assert table.phase == Drinking(0, Cause.MUTINY)
    assert table.does(0, Drink()).dutchman == (0, 1, 2)


@pytest.mark.rule("S-CARD-FOUNTAIN")
def test_the_fountain_does_not_help_against_albatross_or_black_powder() -> None:
    two = {0: [FOUNTAIN], 1: [EventCard.ALBATROSS]}
    table = turned(EventCard.ALBATROSS, dutchman="01", roger="23", kept=two)
    assert AlbatrossStruck(Place.DUTCHMAN, (1, 0)) in table.heard()
    table = turned(EventCard.POWDER, dutchman="0", roger="23", dutchman_boat="1", kept={1: [FOUNTAIN]})
    table.does(0, Close(Place.DUTCHMAN_BOAT))
    assert PawnWashedAshore(1) in table.heard()
    assert table.tortuga == (1,)


@pytest.mark.rule("S-CARD-FOUNTAIN")
def test_only_the_marooned_owner_is_asked() -> None:
    table = turned(EventCard.PISTOL, dutchman="012", kept={2: [FOUNTAIN]})
    table.does(0, Choose(1))
    assert table.phase == Acting(1)
    letter = turned(EventCard.LETTER, dutchman="0", tortuga="1", kept={1: [FOUNTAIN]})
    letter.does(0, Choose(1), Board(Place.DUTCHMAN))
    assert letter.dutchman == (0, 1), "being moved by a letter is no marooning"
