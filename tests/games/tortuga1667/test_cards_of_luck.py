"""Letter of Marque, Pistol, Albatross and Black Spot, on ships, on Tortuga and in rowboats."""

import pytest

from tests.games.tortuga1667.positions import at, turned
from tortuga.games.tortuga1667.cards.atlantis import Moment, Sail
from tortuga.games.tortuga1667.cards.letter_of_marque import (
    Board,
    ChooseShip,
    PawnEnlisted,
    Save,
    SpendLetter,
)
from tortuga.games.tortuga1667.choosing import Choose
from tortuga.games.tortuga1667.components import EventCard, Place
from tortuga.games.tortuga1667.events import AlbatrossStruck, CardKept
from tortuga.games.tortuga1667.phases.acting import Acting, Reveal, Row, UseLetter
from tortuga.games.tortuga1667.phases.resolving import ResolveCard, Resolving
from tortuga.games.tortuga1667.phases.turning import Turn

LETTER, PISTOL, ALBATROSS, SPOT = EventCard.LETTER, EventCard.PISTOL, EventCard.ALBATROSS, EventCard.SPOT


@pytest.mark.rule("S-CARD-MARQUE")
def test_a_letter_moves_any_pawn_from_tortuga_or_a_rowboat_to_a_ship() -> None:
    table = turned(LETTER, dutchman="01", roger="2", tortuga="34", roger_boat="5")
    assert table.question(0) == ResolveCard(LETTER)
    assert table.legal(0) == (Choose(3), Choose(4), Choose(5), Save())
    table.does(0, Choose(5))
    assert table.question(0) == ChooseShip(5)
    assert table.legal(0) == (Board(Place.DUTCHMAN), Board(Place.ROGER)), "any ship, also from a rowboat"
    table.does(0, Board(Place.DUTCHMAN))
    assert table.dutchman == (0, 1, 5)
    assert table.heard()[0] == PawnEnlisted(0, 5, Place.DUTCHMAN)
    assert table.discards == (LETTER,)
    assert table.phase == Acting(1)


@pytest.mark.rule("S-CARD-MARQUE")
@pytest.mark.parametrize("position", [{"tortuga": "0", "roger": "1"}, {"dutchman_boat": "0", "roger": "1"}])
def test_a_letter_can_move_the_revealer(position: dict[str, str]) -> None:
    table = turned(LETTER, **position).does(0, Choose(0), Board(Place.ROGER))
    assert table.roger == (1, 0)


@pytest.mark.rule("S-CARD-MARQUE")
def test_a_letter_can_be_saved() -> None:
    table = turned(LETTER, dutchman="01", tortuga="2").does(0, Save())
    assert table.kept(0) == (LETTER,)
    assert table.discards == ()
    assert CardKept(0, LETTER) in table.heard()
    assert table.line[0] is SPOT, "the gap is filled"


@pytest.mark.rule("S-CARD-MARQUE")
def test_a_letter_that_can_move_nobody_is_saved() -> None:
    table = turned(LETTER, dutchman="01", roger="23")
    assert table.kept(0) == (LETTER,)
    assert table.phase == Acting(1)


@pytest.mark.rule("S-CARD-MARQUE")
def test_a_letter_does_not_lead_onto_a_full_ship() -> None:
    table = turned(LETTER, dutchman="01234", roger="5", tortuga="6").does(0, Choose(6))
    assert table.legal(0) == (Board(Place.ROGER),)


@pytest.mark.rule("S-CARD-MARQUE", "S-ACT-9")
def test_a_saved_letter_asks_whom_to_move() -> None:
    table = at("01", tortuga="2", kept={0: [LETTER]}).does(0, UseLetter())
    assert table.question(0) == SpendLetter()
    assert table.view(1).phase == Resolving(0, LETTER)


@pytest.mark.rule("S-CARD-PISTOL")
@pytest.mark.parametrize("place", ["dutchman", "roger", "tortuga", "dutchman_boat"])
def test_a_pistol_maroons_another_player_wherever_the_revealer_is(place: str) -> None:
    pawns = {"roger_boat": "2", place: "0"}
    pawns["roger"] = pawns.get("roger", "") + "1"
    table = turned(PISTOL, **pawns)
    assert table.legal(0) == (Choose(1), Choose(2)), "another, and it cannot be saved"
    table.does(0, Choose(1))
    assert table.tortuga[-1] == 1
    assert table.discards == (PISTOL,)


@pytest.mark.rule("S-CARD-PISTOL")
def test_a_pistol_between_two_players() -> None:
    table = turned(PISTOL, dutchman="0", roger="1")
    assert table.legal(0) == (Choose(1),)
    assert table.does(0, Choose(1)).tortuga == (1,)
    assert table.phase == Acting(0), "it was the first of two actions"


@pytest.mark.rule("S-CARD-ALBATROSS")
def test_one_albatross_on_a_ship_does_nothing_and_stays_for_good() -> None:
    table = turned(ALBATROSS, dutchman="01", roger="23", kept={2: [ALBATROSS]})
    assert table.dutchman == (0, 1)
    assert table.kept(0) == (ALBATROSS,)
    assert table.discards == ()


@pytest.mark.rule("S-CARD-ALBATROSS")
def test_a_second_albatross_revealed_empties_the_ship_cabin_boy_first() -> None:
    table = turned(ALBATROSS, dutchman="103", roger="2", tortuga="4", kept={3: [ALBATROSS]})
    assert table.dutchman == ()
    assert table.tortuga == (4, 3, 0, 1)
    assert AlbatrossStruck(Place.DUTCHMAN, (3, 0, 1)) in table.heard()
    assert table.roger == (2,)
    assert all(len(table.hand(seat)) == 3 for seat in range(5)), "no card is lost"
    assert table.kept(0) == table.kept(3) == (ALBATROSS,)


@pytest.mark.rule("S-CARD-ALBATROSS")
def test_one_player_with_two_is_a_bomb_wherever_they_arrive() -> None:
    table = turned(ALBATROSS, dutchman="01", roger="2", kept={0: [ALBATROSS]})
    assert (table.dutchman, table.tortuga) == ((), (1, 0))
    bomb = {0: [ALBATROSS, ALBATROSS]}
    rowing = at("12", dutchman_boat="0", kept=bomb).does(0, Row(Place.DUTCHMAN))
    assert (rowing.dutchman, rowing.tortuga) == ((), (0, 2, 1))
    letter = turned(LETTER, dutchman="1", roger="2", tortuga="0", kept=bomb)
    letter.does(0, Choose(0), Board(Place.ROGER))
    assert (letter.roger, letter.tortuga) == ((), (0, 2))


@pytest.mark.rule("S-CARD-ALBATROSS")
def test_albatrosses_that_meet_by_an_arrival() -> None:
    each = {0: [ALBATROSS], 2: [ALBATROSS]}
    table = at("12", dutchman_boat="0", kept=each).does(0, Row(Place.DUTCHMAN))
    assert (table.dutchman, table.tortuga) == ((), (0, 2, 1))
    atlantis = {**each, 0: [ALBATROSS, EventCard.ATLANTIS]}
    table = at("12", "03", turn=3, kept=atlantis, phase=Moment(0)).does(0, Sail())
    assert (table.dutchman, table.roger, table.tortuga) == ((), (3,), (0, 2, 1))


@pytest.mark.rule("S-CARD-ALBATROSS")
@pytest.mark.parametrize("place", ["tortuga", "dutchman_boat"])
def test_albatrosses_sleep_on_tortuga_and_in_rowboats(place: str) -> None:
    table = turned(ALBATROSS, roger="1", **{place: "0"}, kept={0: [ALBATROSS]})
    assert table.kept(0) == (ALBATROSS, ALBATROSS)
    assert table.roger == (1,)
    assert not any(isinstance(event, AlbatrossStruck) for event in table.heard())


@pytest.mark.rule("S-CARD-SPOT")
@pytest.mark.parametrize(
    ("place", "cards"),
    [("dutchman", 3), ("roger", 3), ("tortuga", 2), ("dutchman_boat", 3), ("roger_boat", 3)],
)
def test_a_black_spot_maroons_the_revealer(place: str, cards: int) -> None:
    pawns = {"roger": "1", place: "0"} if place != "roger" else {"roger": "10"}
    table = turned(SPOT, **pawns)
    assert table.tortuga == (0,)
    assert len(table.hand(0)) == cards
    assert table.discards == (SPOT,)


@pytest.mark.rule("S-CARD-SPOT")
def test_a_black_spot_alone_with_two_players() -> None:
    table = turned(SPOT, dutchman="0", roger="1")
    assert table.dutchman == ()
    table.does(0, Reveal(), Turn(3))
    assert len(table.hand(0)) == 2, "a second one, on Tortuga, costs a card"
