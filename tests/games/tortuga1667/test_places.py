"""Places: ships, Tortuga and rowboats, their lines and roles."""

import pytest

from tests.games.tortuga1667.positions import at
from tortuga.games.tortuga1667.cards.atlantis import Moment, Sail
from tortuga.games.tortuga1667.cards.letter_of_marque import Board
from tortuga.games.tortuga1667.choosing import Choose
from tortuga.games.tortuga1667.components import EventCard, Nation, Place
from tortuga.games.tortuga1667.phases.acting import Attack, Brawl, Maroon, Mutiny, Pilfer, Row, UseLetter


@pytest.mark.rule("S-PLACE-1")
def test_those_behind_move_up_and_whoever_arrives_stands_at_the_back() -> None:
    table = at("0123", tortuga="4")
    table.does(0, Maroon(), Choose(1))
    assert table.dutchman == (0, 2, 3)
    assert table.tortuga == (4, 1)


@pytest.mark.rule("S-PLACE-1")
def test_a_rowboat_takes_one_pawn_and_lies_between_tortuga_and_its_ship() -> None:
    assert {Row(Place.TORTUGA), Row(Place.DUTCHMAN)} <= set(at("1", "2", dutchman_boat="0").legal(0))
    boats = [
        action for action in at("1", "2", tortuga="0", roger_boat="3").legal(0) if isinstance(action, Row)
    ]
    assert boats == [Row(Place.DUTCHMAN_BOAT)]


@pytest.mark.rule("S-PLACE-1")
def test_tortuga_has_room_for_nine() -> None:
    table = at(dutchman_boat="0", tortuga="12345678")
    table.does(0, Row(Place.TORTUGA))
    assert table.tortuga == (1, 2, 3, 4, 5, 6, 7, 8, 0)


ROLES = {Attack(), Maroon(), Mutiny(), Pilfer(Nation.BRITISH), Brawl()}


@pytest.mark.rule("S-PLACE-2")
@pytest.mark.parametrize(
    ("seat", "roles"),
    [
        (0, {Attack(), Maroon()}),
        (1, {Mutiny()}),
        (2, set()),
        (3, {Pilfer(Nation.BRITISH)}),
        (4, {Brawl()}),
        (5, set()),
    ],
)
def test_the_roles_of_a_line(seat: int, roles: set[object]) -> None:
    table = at("0123", tortuga="45", turn=seat)
    assert ROLES & set(table.legal(seat)) == roles


@pytest.mark.rule("S-PLACE-2")
def test_the_second_of_two_is_first_mate_and_cabin_boy() -> None:
    assert ROLES & set(at("10").legal(0)) == {Mutiny(), Pilfer(Nation.BRITISH)}


@pytest.mark.rule("S-PLACE-2")
def test_who_is_alone_on_a_ship_is_captain_and_cabin_boy() -> None:
    assert ROLES & set(at("0", "1").legal(0)) == {Attack(), Pilfer(Nation.BRITISH)}


@pytest.mark.rule("S-PLACE-3")
def test_a_full_ship_is_not_entered_by_rowboat_or_letter() -> None:
    letter = {0: [EventCard.LETTER]}
    table = at("12345", "6", dutchman_boat="0", kept=letter)
    assert Row(Place.DUTCHMAN) not in table.legal(0)
    table.does(0, UseLetter(), Choose(0))
    assert table.legal(0) == (Board(Place.ROGER),)


@pytest.mark.rule("S-PLACE-3")
def test_a_full_ship_is_not_entered_by_atlantis() -> None:
    table = at("12345", "06", kept={6: [EventCard.ATLANTIS]}, turn=1)
    table.does(1, Attack()).others_cast()
    assert table.to_act == (2,), "nobody is asked whether to sail"
    roomy = at("1234", "065", kept={6: [EventCard.ATLANTIS]}, turn=1)
    roomy.does(1, Attack()).others_cast()
    assert roomy.phase == Moment(6)
    assert roomy.does(6, Sail()).dutchman == (1, 2, 3, 4, 6)


@pytest.mark.rule("S-PLACE-4")
def test_holds_of_ships_have_no_limit_and_tortuga_has_two() -> None:
    table = at("0", "1", galleon=0, holds=(3, 3, 0, 0, 1, 1))
    table.does(0, Pilfer(Nation.BRITISH))
    assert table.state.holds == (2, 4, 0, 0, 1, 1)
    table.does(0, Pilfer(Nation.BRITISH))
    assert table.state.holds == (1, 5, 0, 0, 1, 1)
