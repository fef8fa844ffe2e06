"""What a seat can be asked."""

from typing import TypeAlias

from tortuga.core.game import Question, Seat
from tortuga.games.tortuga1667.components import Cause, EventCard, Place, Vote


class StowTreasure(Question, frozen=True):
    ship: Place


class SettlePawn(Question, frozen=True):
    pass


class UseAtlantis(Question, frozen=True):
    """Before the turn of that player."""

    player: Seat


class ChooseDeed(Question, frozen=True):
    left: int
    """How many deeds are left in this turn."""


class ChooseLook(Question, frozen=True):
    pass


class ChooseTurn(Question, frozen=True):
    pass


class ChoosePair(Question, frozen=True):
    pass


class ChooseForced(Question, frozen=True):
    first: int
    second: int


class TurnForced(Question, frozen=True):
    """That player forces you to turn one of two cards."""

    player: Seat
    first: int
    second: int


class TurnFor(Question, frozen=True):
    """The player you force has run out of time: choose the card that they turn."""

    player: Seat
    first: int
    second: int


class ChooseMarooned(Question, frozen=True):
    pass


class ResolveCard(Question, frozen=True):
    """The first choice that a card asks for."""

    card: EventCard


class SpendLetter(Question, frozen=True):
    """Whom to move with a saved Letter of Marque."""


class ChooseShip(Question, frozen=True):
    """Where the Letter of Marque takes that pawn."""

    pawn: Seat


class SearchDeck(Question, frozen=True):
    """Crow's Nest: the next card for that player's hand."""

    player: Seat
    left: int


class CastVote(Question, frozen=True):
    vote: Vote
    player: Seat
    """Who called the vote."""


class CastSecond(Question, frozen=True):
    """El Dorado: a second card?"""

    vote: Vote


class PlunderTreasure(Question, frozen=True):
    ship: Place | None
    """The ship to plunder; None: the Galleon."""


class DrinkFountain(Question, frozen=True):
    cause: Cause


AnyQuestion: TypeAlias = (
    StowTreasure
    | SettlePawn
    | UseAtlantis
    | ChooseDeed
    | ChooseLook
    | ChooseTurn
    | ChoosePair
    | ChooseForced
    | TurnForced
    | TurnFor
    | ChooseMarooned
    | ResolveCard
    | SpendLetter
    | ChooseShip
    | SearchDeck
    | CastVote
    | CastSecond
    | PlunderTreasure
    | DrinkFountain
)
