"""What is in the box: places, loyalties, Event and Vote cards. Facts that an owner can correct stand here."""

from enum import StrEnum
from pathlib import Path
from pkgutil import iter_modules

from msgspec import Struct


class Place(StrEnum):
    """Where a pawn can be. In a state a place is its index here."""

    DUTCHMAN = "dutchman"
    ROGER = "roger"
    TORTUGA = "tortuga"
    DUTCHMAN_BOAT = "dutchman-boat"
    ROGER_BOAT = "roger-boat"


PLACES = tuple(Place)
DUTCHMAN, ROGER, TORTUGA, DUTCHMAN_BOAT, ROGER_BOAT = range(5)
SHIPS = (DUTCHMAN, ROGER)
BOATS = (DUTCHMAN_BOAT, ROGER_BOAT)
INDEX = {place: index for index, place in enumerate(PLACES)}

# Fact (S-PLACE-1): the places in each line, and which rowboat lies beside what, as printed on the mat.
CAPACITY = (5, 5, 9, 1, 1)
BESIDE = (
    (DUTCHMAN_BOAT,),
    (ROGER_BOAT,),
    (DUTCHMAN_BOAT, ROGER_BOAT),
    (TORTUGA, DUTCHMAN),
    (TORTUGA, ROGER),
)

LINE_PLACES = (1, 2, 3, 4, 5)
"""The places of the line of Event cards."""


class Nation(StrEnum):
    """Whose hold a treasure lies in."""

    BRITISH = "british"
    FRENCH = "french"


NATIONS = tuple(Nation)
BRITISH, FRENCH = range(2)

TREASURES = 8
GALLEON_TREASURES = 4
TORTUGA_TREASURES = 2
STRATEGIC_TREASURES = 3
"""S-OPT-6: in one hold of each ship."""


class Loyalty(StrEnum):
    BRITISH = "british"
    FRENCH = "french"
    DUTCH = "dutch"


def loyalty_cards(seats: int) -> tuple[Loyalty, ...]:
    """S-SETUP-1: as many British as French, and with an odd number one Dutch."""
    half = seats // 2
    dutch = (Loyalty.DUTCH,) * (seats % 2)
    return (Loyalty.BRITISH,) * half + (Loyalty.FRENCH,) * half + dutch


def _card_files() -> set[str]:
    """The names of the cards in cards/, which holds a file for each."""
    folder = Path(__file__).with_name("cards")
    return {module.name.replace("_", "-") for module in iter_modules([str(folder)])}


class EventCard(StrEnum):
    LETTER = "letter-of-marque"
    PISTOL = "pistol"
    ALBATROSS = "albatross"
    SPOT = "black-spot"
    ATLANTIS = "atlantis"
    EL_DORADO = "el-dorado"
    FOUNTAIN = "fountain-of-youth"
    POWDER = "black-powder"
    FEVER = "cabin-fever"
    NEST = "crows-nest"
    BELLS = "eight-bells"
    FACADE = "facade"
    CODE = "pirate-code"
    SCURVY = "scurvy"
    STORM = "stormy-seas"
    ARMADA = "spanish-armada"
    # A file in cards/ that is none of these is one more card.
    vars().update(
        {name.replace("-", "_").upper(): name for name in sorted(_card_files() - {*vars().values()})}
    )


class VoteCard(StrEnum):
    CANNON_BRITISH_SKULL = "cannon-british-skull"
    CANNON_BRITISH_WHEEL = "cannon-british-wheel"
    CANNON_FRENCH_SKULL = "cannon-french-skull"
    CANNON_FRENCH_WHEEL = "cannon-french-wheel"
    WATER_BRITISH_SKULL = "water-british-skull"
    WATER_BRITISH_WHEEL = "water-british-wheel"
    WATER_FRENCH_SKULL = "water-french-skull"
    WATER_FRENCH_WHEEL = "water-french-wheel"
    TORCH_BRITISH_SKULL = "torch-british-skull"
    TORCH_BRITISH_WHEEL = "torch-british-wheel"
    TORCH_FRENCH_SKULL = "torch-french-skull"
    TORCH_FRENCH_WHEEL = "torch-french-wheel"
    DOUBLE_FRENCH_SKULL = "double-french-skull"
    DOUBLE_BRITISH_WHEEL = "double-british-wheel"


class VoteFact(Struct, frozen=True):
    """How many there are of a Vote card, and how often it shows each symbol."""

    card: VoteCard
    copies: int
    """In the usual deck."""
    fewer: int
    """In the deck of 30 single cards."""
    cannons: int = 0
    waters: int = 0
    torches: int = 0
    british: int = 0
    french: int = 0
    skulls: int = 0
    wheels: int = 0


# Fact (S-VOTE-8): the Vote deck. The rulebook gives the shares of cannon, water and torch, no more. With 30
# cards the cannons cannot be split evenly, nor the waters; over all cards flags, skulls and wheels are.
VOTE_FACTS = (
    VoteFact(VoteCard.CANNON_BRITISH_SKULL, 3, 3, cannons=1, british=1, skulls=1),
    VoteFact(VoteCard.CANNON_BRITISH_WHEEL, 3, 2, cannons=1, british=1, wheels=1),
    VoteFact(VoteCard.CANNON_FRENCH_SKULL, 3, 2, cannons=1, french=1, skulls=1),
    VoteFact(VoteCard.CANNON_FRENCH_WHEEL, 3, 2, cannons=1, french=1, wheels=1),
    VoteFact(VoteCard.WATER_BRITISH_SKULL, 3, 2, waters=1, british=1, skulls=1),
    VoteFact(VoteCard.WATER_BRITISH_WHEEL, 3, 2, waters=1, british=1, wheels=1),
    VoteFact(VoteCard.WATER_FRENCH_SKULL, 3, 2, waters=1, french=1, skulls=1),
    VoteFact(VoteCard.WATER_FRENCH_WHEEL, 3, 3, waters=1, french=1, wheels=1),
    VoteFact(VoteCard.TORCH_BRITISH_SKULL, 4, 3, torches=1, british=1, skulls=1),
    VoteFact(VoteCard.TORCH_BRITISH_WHEEL, 4, 3, torches=1, british=1, wheels=1),
    VoteFact(VoteCard.TORCH_FRENCH_SKULL, 4, 3, torches=1, french=1, skulls=1),
    VoteFact(VoteCard.TORCH_FRENCH_WHEEL, 4, 3, torches=1, french=1, wheels=1),
    VoteFact(VoteCard.DOUBLE_FRENCH_SKULL, 1, 1, cannons=1, torches=1, french=2, skulls=2),
    VoteFact(VoteCard.DOUBLE_BRITISH_WHEEL, 1, 1, torches=1, waters=1, british=2, wheels=2),
)
VOTE_CARDS = tuple(fact.card for fact in VOTE_FACTS)
"""In a state the kind of a Vote card is its index here."""
KIND = {card: kind for kind, card in enumerate(VOTE_CARDS)}
VOTE_DECK = tuple(kind for kind, fact in enumerate(VOTE_FACTS) for _ in range(fact.copies))
SMALL_VOTE_DECK = tuple(kind for kind, fact in enumerate(VOTE_FACTS) for _ in range(fact.fewer))
HAND_SIZE = 3
"""S-SETUP-2."""


class Vote(StrEnum):
    ATTACK = "attack"
    BRAWL = "brawl"
    MUTINY = "mutiny"


class Cause(StrEnum):
    """What a pawn is marooned by."""

    SPOT = "black-spot"
    PISTOL = "pistol"
    CAPTAIN = "captain"
    MUTINY = "mutiny"
