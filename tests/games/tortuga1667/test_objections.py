"""Why an action is refused, in one sentence that says nothing the seat does not know."""

from typing import Any

import pytest

from tests.games.tortuga1667.positions import Table, at, dealt, turned, vote
from tortuga.core.notation import Choice
from tortuga.games.tortuga1667 import GAME
from tortuga.games.tortuga1667.cards.atlantis import Sail
from tortuga.games.tortuga1667.cards.black_powder import Close
from tortuga.games.tortuga1667.cards.crows_nest import Take
from tortuga.games.tortuga1667.cards.letter_of_marque import Board
from tortuga.games.tortuga1667.choosing import Choose
from tortuga.games.tortuga1667.components import EventCard, Nation, Place
from tortuga.games.tortuga1667.options import Tortuga1667Options
from tortuga.games.tortuga1667.phases.acting import (
    Attack,
    Brawl,
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
from tortuga.games.tortuga1667.phases.forcing import Point
from tortuga.games.tortuga1667.phases.looking import Look
from tortuga.games.tortuga1667.phases.plundering import Plunder
from tortuga.games.tortuga1667.phases.settling import Settle
from tortuga.games.tortuga1667.phases.turning import Turn
from tortuga.games.tortuga1667.phases.voting import Cast
from tortuga.text import voice

ONE_CARD = {"line": (None, EventCard.SPOT, None, None, None), "deck": (), "last_five": True}


def refusal(table: Table, seat: int, action: Choice) -> str:
    assert action not in table.legal(seat)
    message = GAME.objection(table.view(seat), action)
    return voice().says(message) if message else ""


@pytest.mark.parametrize(
    ("position", "action", "sentence"),
    [
        ({"options": Tortuga1667Options(blind=True)}, View(), "In a blind match nobody may view cards."),
        (ONE_CARD, View(), "That takes two cards in the line."),
        (ONE_CARD, Force(), "That takes two cards in the line."),
        ({"line": (None,) * 5, "deck": ()}, Reveal(), "There is no card left in the line."),
        ({}, Row(Place.TORTUGA), "You cannot row to Tortuga from here."),
        ({"dutchman_boat": "2"}, Row(Place.DUTCHMAN_BOAT), "There is already a pawn in that rowboat."),
        (
            {"closed": (False, False, False, True, False)},
            Row(Place.DUTCHMAN_BOAT),
            "That rowboat is closed for good.",
        ),
        (
            {"dutchman": "12345", "dutchman_boat": "0"},
            Row(Place.DUTCHMAN),
            "There is no room on the Flying Dutchman.",
        ),
        ({"dutchman": "10"}, Attack(), "Only the Captain of a ship may do that."),
        ({"dutchman": "10"}, Maroon(), "Only the Captain of a ship may do that."),
        ({"dutchman": "0", "roger": "1"}, Maroon(), "There is nobody else on your ship."),
        ({}, Mutiny(), "Only the First Mate of a ship may call for a mutiny."),
        ({}, Pilfer(Nation.BRITISH), "Only the Cabin Boy of a ship may move a treasure."),
        ({"dutchman": "10"}, Pilfer(Nation.FRENCH), "There is no treasure in the French hold."),
        ({}, Brawl(), "Only the Governor of Tortuga may start a brawl."),
        ({}, UseLetter(), "You have no Letter of Marque."),
        (
            {"kept": {0: [EventCard.LETTER]}},
            UseLetter(),
            "There is nobody on Tortuga or in a rowboat to move.",
        ),
        ({}, Pass(), "There is something you can do, so you may not pass."),
        ({}, Look(1, 2), "Announce your action first: view, reveal, force and so on."),
        ({}, Sail(), "You are asked something else now."),
    ],
)
def test_deeds(position: dict[str, Any], action: Choice, sentence: str) -> None:
    assert refusal(at(**{"dutchman": "01", **position}), 0, action) == sentence


def test_a_question_is_open_first() -> None:
    assert refusal(at("01").does(0, View()), 0, Attack()) == "You are asked something else now."


def test_cards_of_the_line() -> None:
    looking = at("01", line=(None, *at("01").line[1:]), deck=(), last_five=True).does(0, View())
    assert refusal(looking, 0, Look(2, 2)) == "Choose two different cards."
    assert refusal(looking, 0, Look(3, 2)) == "Name the lower place first."
    assert refusal(looking, 0, Look(1, 2)) == "There is no card on place 1."
    forced = at("01").does(0, Force(), Point(2, 3), Choose(1))
    assert refusal(forced, 1, Turn(1)) == "Card 1 is not one of the two."


def test_players() -> None:
    maroon = at("01", "2").does(0, Maroon())
    assert refusal(maroon, 0, Choose(0)) == "You cannot choose yourself."
    assert refusal(maroon, 0, Choose(2)) == "That pawn is not on your ship."
    assert refusal(maroon, 0, Choose(7)) == "There are only 3 players."
    letter = turned(EventCard.LETTER, dutchman="01", tortuga="2")
    assert refusal(letter, 0, Choose(0)) == "That pawn is neither on Tortuga nor in a rowboat."
    assert refusal(letter.does(0, Choose(2)), 0, Board(Place.TORTUGA)) == "Choose a ship."
    full = turned(EventCard.LETTER, dutchman="01345", tortuga="2").does(0, Choose(2))
    assert refusal(full, 0, Board(Place.DUTCHMAN)) == "There is no room on the Flying Dutchman."


def test_votes_and_treasure() -> None:
    voting = at("01", hands={0: "cbs"}).does(0, Attack())
    assert refusal(voting, 0, Cast(vote("tfw"))) == "You do not have the card torch/French/wheel to play."
    won = at("0", "1", hands={0: "cbs"}, top="tbs").does(0, Attack()).all_cast(s0="cbs")
    first = "As long as the Galleon holds treasure, it is taken from there."
    assert refusal(won, 0, Plunder(Nation.BRITISH, Nation.FRENCH)) == first
    empty = at("0", "1", hands={0: "cbs"}, top="tbs", galleon=0).does(0, Attack()).all_cast(s0="cbs")
    assert refusal(empty, 0, Plunder(Nation.BRITISH)).startswith("The Galleon is empty")
    assert (
        refusal(empty, 0, Plunder(Nation.BRITISH, Nation.BRITISH))
        == "There is no treasure in the British hold."
    )


def test_starred_cards_and_places_to_begin() -> None:
    powder = turned(EventCard.POWDER, dutchman="01", closed=(False, False, False, True, False))
    assert refusal(powder, 0, Close(Place.DUTCHMAN_BOAT)) == "That rowboat is closed for good."
    assert refusal(powder, 0, Close(Place.TORTUGA)) == "Choose a rowboat."
    assert refusal(powder, 0, Choose(1)) == "You are asked something else now."
    nest = turned(EventCard.NEST, dutchman="01", hands={0: "dfs", 1: "cbs"}).does(0, Choose(1))
    assert (
        refusal(nest, 0, Take(vote("dfs"))) == "There is no card cannon+torch/2 French/2 skulls in the deck."
    )
    settling = dealt(3, Tortuga1667Options(strategic_start=True))
    (first,) = settling.to_act
    assert refusal(settling, first, Settle(Place.DUTCHMAN, 6)) == "There is no such place to begin on."
    assert refusal(settling, first, Settle(Place.ROGER_BOAT, 1)) == "There is no such place to begin on."
    settling.does(first, Settle(Place.ROGER, 1))
    (second,) = settling.to_act
    assert refusal(settling, second, Settle(Place.ROGER, 1)) == "That place is taken."


def test_who_is_not_asked_gets_no_reason() -> None:
    table = at("01")
    assert GAME.objection(table.view(1), Attack()) is None
    assert GAME.objection(table.view(None), Attack()) is None
