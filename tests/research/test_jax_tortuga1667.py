"""Tortuga 1667 over arrays: the facts of the box, the options, and random matches beside the engine."""

from collections import Counter
from typing import Any

import pytest

from tests.long_runs import LONG
from tests.research.jax_differential import compare
from tests.research.tables import TORTUGA1667, Sitting
from tortuga.games.tortuga1667 import components as box
from tortuga.games.tortuga1667 import setup
from tortuga.games.tortuga1667.cards import CARDS
from tortuga.games.tortuga1667.cards.pirate_code import VOTES_TO_SIT_OUT
from tortuga.games.tortuga1667.choosing import MOST_PLAYERS
from tortuga.games.tortuga1667.event_deck import FEW_PLAYERS, STARS, deck_size, eligible_stars, event_cards
from tortuga.games.tortuga1667.numbers import actions, seen
from tortuga.games.tortuga1667.options import FEWEST_STARS, OpenLoyalties, Tortuga1667Options, VoteDeck
from tortuga.games.tortuga1667.pawns import ALBATROSSES
from tortuga.research.jax import UnsupportedOptionError, make
from tortuga.research.jax.tortuga1667 import components as ours
from tortuga.research.jax.tortuga1667 import event_cards as bags
from tortuga.research.jax.tortuga1667.table import OPEN_LOYALTIES, Table

SHORT = (TORTUGA1667[13],)
"""All places, cards and stars but one. Each table is compiled anew, which takes a quarter of a minute."""
STEPS = 20_000 if LONG else 1500
MATCHES = 8
"""At once: few, so that they come to their ends."""


@pytest.mark.parametrize("sitting", TORTUGA1667 if LONG else SHORT, ids=str)
def test_arrays_and_engine_play_the_same(sitting: Sitting) -> None:
    compare(sitting, STEPS, batch=MATCHES)


# The facts


def test_the_cards_are_those_of_the_box() -> None:
    assert ours.NAMES == tuple(box.EventCard)[: ours.CARDS] == seen.CARDS
    names = [name for name in vars(ours) if name in box.EventCard.__members__]
    assert {name: ours.NAMES[getattr(ours, name)] for name in names} == dict(box.EventCard.__members__)
    assert tuple(ours.NAMES[star] for star in ours.STARS) == STARS
    for card, rules in zip(range(ours.CARDS), CARDS.values(), strict=True):
        assert rules.for_few == (card not in ours.NOT_FOR_FEW)
        assert card >= len(ours.COPIES) or rules.copies == ours.COPIES[card]
    assert (ours.FEW_PLAYERS, ours.FEWEST_STARS) == (FEW_PLAYERS, FEWEST_STARS)
    assert (ours.ALBATROSSES, ours.VOTES_TO_SIT_OUT) == (ALBATROSSES, VOTES_TO_SIT_OUT)


def test_the_vote_cards_are_those_of_the_box() -> None:
    for option, deck in setup.VOTE_DECKS.items():
        assert Counter(deck) == Counter(dict(enumerate(ours.VOTE_COPIES[option])))
    symbols = {
        "cannons": ours.CANNONS,
        "waters": ours.WATERS,
        "torches": ours.TORCHES,
        "british": ours.BRITISH_FLAGS,
        "french": ours.FRENCH_FLAGS,
        "skulls": ours.SKULLS,
        "wheels": ours.WHEELS,
    }
    for name, counts in symbols.items():
        assert tuple(getattr(fact, name) for fact in box.VOTE_FACTS) == counts
    assert (ours.KINDS, ours.HAND_SIZE) == (seen.KINDS, box.HAND_SIZE)


def test_the_mat_is_that_of_the_box() -> None:
    assert ours.CAPACITY == box.CAPACITY
    for place, beside in enumerate(box.BESIDE):
        assert tuple(to in beside for to in range(ours.PLACES)) == ours.BESIDE[place]
    assert [(len(actions.SPOTS), len(box.LINE_PLACES), MOST_PLAYERS)] == [
        (ours.SPOTS, ours.LINE, ours.PLAYERS)
    ]
    treasures = (box.GALLEON_TREASURES, box.TORTUGA_TREASURES, box.STRATEGIC_TREASURES)
    assert treasures == (ours.GALLEON_TREASURES, ours.TORTUGA_TREASURES, ours.STRATEGIC_TREASURES)


def test_the_numbers_of_actions_and_phases_are_those_of_the_encoding() -> None:
    first: dict[str, int] = {}
    for number, action in enumerate(actions.ACTIONS):
        first.setdefault(type(action).__name__, number)
    ours_first = {
        "Stow": ours.STOW,
        "Settle": ours.SETTLE,
        "Sail": ours.SAIL,
        "Wait": ours.WAIT,
        "Rest": ours.REST,
        "View": ours.VIEW,
        "Reveal": ours.REVEAL,
        "Force": ours.FORCE,
        "Row": ours.ROW,
        "Attack": ours.ATTACK,
        "Maroon": ours.MAROON,
        "Mutiny": ours.MUTINY,
        "Pilfer": ours.PILFER,
        "Brawl": ours.BRAWL,
        "UseLetter": ours.USE_LETTER,
        "Pass": ours.PASS,
        "Look": ours.LOOK,
        "Turn": ours.TURN,
        "Point": ours.POINT,
        "Choose": ours.CHOOSE,
        "Plunder": ours.PLUNDER,
        "Decline": ours.DECLINE,
        "Drink": ours.DRINK,
        "Cast": ours.CAST,
        "Take": ours.TAKE,
        "Close": ours.CLOSE,
        "Board": ours.BOARD,
        "Save": ours.SAVE,
    }
    assert {"NoneType": 0, **ours_first} == first
    assert len(actions.ACTIONS) == ours.ACTIONS
    names = [phase.__name__.upper() for phase in seen.PHASES]
    assert [getattr(ours, name) for name in names] == list(range(ours.PHASES))


# The options


@pytest.mark.parametrize("seats", range(2, 10))
@pytest.mark.parametrize(
    "changed",
    [{}, {"stars": 7}, {"stars": 8}, {"blind": True}, {"stars": ("scurvy", "facade", "crows-nest")}],
    ids=str,
)
def test_the_deck_is_that_of_the_engine(seats: int, changed: dict[str, Any]) -> None:
    options, table = Tortuga1667Options(**changed), Table(seats, **changed)
    assert tuple(ours.NAMES[star] for star in table.eligible_stars) == eligible_stars(options, seats)
    assert tuple(ours.NAMES[card] for card in table.events) == event_cards(seats)
    assert table.cards == deck_size(options, seats)


def test_what_is_not_played_is_refused_by_name() -> None:
    refused: tuple[dict[str, Any], ...] = (
        {"players": 1},
        {"players": 10},
        {"turn_seconds": 0},
        {"stars": 2},
        {"stars": 9},
        {"stars": ("scurvy", "scurvy", "facade")},
        {"stars": ("scurvy", "pistol", "facade")},
        {"stars": 5, "blind": True},
        {"trim": -1},
        {"trim": 15},
        {"open_loyalties": "three"},
        {"vote_deck": "20"},
    )
    for options in refused:
        with pytest.raises(UnsupportedOptionError) as error:
            make("tortuga1667", **options)
        assert error.value.name == next(iter(options))


def test_the_options_are_those_of_the_engine() -> None:
    assert tuple(OpenLoyalties) == OPEN_LOYALTIES
    assert set(ours.VOTE_COPIES) == set(VoteDeck)


# Bags


def test_a_bag_counts_cards() -> None:
    bag = bags.one(ours.PISTOL) + bags.one(ours.PISTOL) + bags.one(ours.ARMADA) + bags.one(ours.NOTHING)
    assert [int(bags.held(bag, card)) for card in (ours.LETTER, ours.PISTOL, ours.ARMADA)] == [0, 2, 1]
    assert int(bags.packed(bags.unpacked(bag))) == int(bag)
