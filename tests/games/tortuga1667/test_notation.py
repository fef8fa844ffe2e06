"""Actions as people type them."""

import pytest

from tortuga.core.errors import NotationError
from tortuga.core.notation import Choice
from tortuga.games.tortuga1667 import GAME
from tortuga.games.tortuga1667.cards.black_powder import Close
from tortuga.games.tortuga1667.cards.crows_nest import Take
from tortuga.games.tortuga1667.choosing import Choose
from tortuga.games.tortuga1667.components import PLACES, VOTE_CARDS, Nation, Place, VoteCard
from tortuga.games.tortuga1667.phases.acting import Pilfer, Row, UseLetter
from tortuga.games.tortuga1667.phases.forcing import Point, Yield
from tortuga.games.tortuga1667.phases.looking import Look
from tortuga.games.tortuga1667.phases.plundering import Plunder
from tortuga.games.tortuga1667.phases.settling import Settle
from tortuga.games.tortuga1667.phases.stowing import Stow
from tortuga.games.tortuga1667.phases.turning import Turn
from tortuga.games.tortuga1667.phases.voting import Cast

EXAMPLES: dict[str, Choice] = {
    "letter": UseLetter(),
    "yield": Yield(),
    "row dutchman-boat": Row(Place.DUTCHMAN_BOAT),
    "pilfer french": Pilfer(Nation.FRENCH),
    "look 1 4": Look(1, 4),
    "turn 5": Turn(5),
    "point 2 3": Point(2, 3),
    "choose 9": Choose(8),
    "close roger-boat": Close(Place.ROGER_BOAT),
    "take double-french-skull": Take(VoteCard.DOUBLE_FRENCH_SKULL),
    "cast cannon-british-wheel": Cast(VoteCard.CANNON_BRITISH_WHEEL),
    "plunder british": Plunder(Nation.BRITISH),
    "plunder british from french": Plunder(Nation.BRITISH, Nation.FRENCH),
    "stow british": Stow(Nation.BRITISH),
    "settle tortuga 9": Settle(Place.TORTUGA, 9),
}
ONE_WORD = (
    "view reveal force attack maroon mutiny brawl letter pass save decline drink sail wait rest yield".split()
)


@pytest.mark.parametrize("text", EXAMPLES)
def test_examples_both_ways(text: str) -> None:
    assert GAME.parse(text) == EXAMPLES[text]
    assert GAME.notate(EXAMPLES[text]) == text


@pytest.mark.parametrize("word", ONE_WORD)
def test_every_one_word_action(word: str) -> None:
    action = GAME.parse(word)
    assert not action.__struct_fields__
    assert GAME.notate(action) == word


def test_every_place_and_card_by_name() -> None:
    assert [GAME.parse(f"row {place}") for place in PLACES] == [Row(place) for place in PLACES]
    assert [GAME.parse(f"cast {card}") for card in VOTE_CARDS] == [Cast(card) for card in VOTE_CARDS]


def test_spaces_and_the_order_of_two_cards_do_not_matter() -> None:
    assert GAME.parse("  look   4  1 ") == Look(1, 4)


def test_capitals_and_zeros_before_a_number_do_not_matter() -> None:
    assert GAME.parse("Look 04 1") == Look(1, 4)
    assert GAME.parse("CAST Cannon-British-Wheel") == Cast(VoteCard.CANNON_BRITISH_WHEEL)


@pytest.mark.parametrize(
    ("text", "place", "sentence"),
    [
        ("", 0, "an action begins with one of these words"),
        ("sing", 1, "an action begins with one of these words"),
        ("view now", 5, "the action should end here (character 6, “n”)"),
        ("look 1", 6, "the cards of the line are numbered 1 to 5 (at the end)"),
        ("look 1 6", 7, "the cards of the line are numbered 1 to 5 (character 8, “6”)"),
        ("look 3 3", 7, "two different cards are needed (character 8, “3”)"),
        ("turn x", 5, "the cards of the line are numbered 1 to 5 (character 6, “x”)"),
        ("turn ²", 5, "the cards of the line are numbered 1 to 5"),
        ("choose 0", 7, "players are numbered 1 to 9 (character 8, “0”)"),
        ("choose " + "9" * 5000, 7, "players are numbered 1 to 9"),
        ("choose 10", 7, "players are numbered 1 to 9 (character 8, “1”)"),
        ("row home", 4, "a place is one of dutchman, roger, tortuga, dutchman-boat, roger-boat"),
        ("stow dutch", 5, "a hold is one of british, french (character 6, “d”)"),
        ("cast cannon", 11, "a Vote card is one of cannon-british-skull"),
        ("plunder french to british", 15, "here may only follow “from” and a hold (character 16, “t”)"),
        ("plunder french from", 19, "a hold is one of british, french (at the end)"),
        ("settle roger 0", 13, "a position is a number from 1 to 9 (character 14, “0”)"),
    ],
)
def test_the_offending_character_is_named(text: str, place: int, sentence: str) -> None:
    with pytest.raises(NotationError) as refused:
        GAME.parse(text)
    assert refused.value.place == place
    assert str(refused.value).startswith(sentence)
