"""What Event cards do, as the table or a single seat is told it."""

from typing import ClassVar, TypeAlias

from tortuga.core.game import Event, Seat
from tortuga.games.tortuga1667.components import EventCard, Loyalty, Place, VoteCard


class CardTurned(Event, frozen=True):
    reveals: ClassVar[bool] = True
    player: Seat
    place: int
    card: EventCard


class CardKept(Event, frozen=True):
    player: Seat
    card: EventCard


class CardDiscarded(Event, frozen=True):
    """A kept card is used up."""

    player: Seat
    card: EventCard


class NothingHappened(Event, frozen=True):
    card: EventCard


class PawnEnlisted(Event, frozen=True):
    """By Letter of Marque."""

    player: Seat
    pawn: Seat
    ship: Place


class AlbatrossStruck(Event, frozen=True):
    ship: Place
    crew: tuple[Seat, ...]
    """In the order in which they join Tortuga's line."""


class MapGiven(Event, frozen=True):
    player: Seat
    to: Seat
    card: EventCard


class PawnSailed(Event, frozen=True):
    """By Atlantis."""

    player: Seat
    to: Place


class BoatClosed(Event, frozen=True):
    player: Seat
    boat: Place


class PawnWashedAshore(Event, frozen=True):
    """From the closed rowboat."""

    player: Seat


class FeverSpread(Event, frozen=True):
    player: Seat
    other: Seat


class LoyaltyTaken(Event, frozen=True):
    """To who took it, after Cabin Fever."""

    reveals: ClassVar[bool] = True
    loyalty: Loyalty


class HandReturned(Event, frozen=True):
    """Crow's Nest: the other's Vote cards go under the deck."""

    player: Seat
    target: Seat
    count: int


class DeckSearched(Event, frozen=True):
    """To who searches: all Vote cards that lie in the deck."""

    reveals: ClassVar[bool] = True
    cards: tuple[VoteCard, ...]


class HandReplaced(Event, frozen=True):
    """The search is over."""

    player: Seat
    target: Seat


class HandTaken(Event, frozen=True):
    """To the owner of the new hand."""

    reveals: ClassVar[bool] = True
    cards: tuple[VoteCard, ...]


class BellsRung(Event, frozen=True):
    place: Place
    crew: tuple[Seat, ...]
    """From the first position on."""


class PlacesSwapped(Event, frozen=True):
    """By Facade."""

    player: Seat
    other: Seat


class ScurvyBroke(Event, frozen=True):
    players: tuple[Seat, ...]


class StormBroke(Event, frozen=True):
    place: Place
    treasures: int


CardEvent: TypeAlias = (
    CardTurned
    | CardKept
    | CardDiscarded
    | NothingHappened
    | PawnEnlisted
    | AlbatrossStruck
    | MapGiven
    | PawnSailed
    | BoatClosed
    | PawnWashedAshore
    | FeverSpread
    | LoyaltyTaken
    | HandReturned
    | DeckSearched
    | HandReplaced
    | HandTaken
    | BellsRung
    | PlacesSwapped
    | ScurvyBroke
    | StormBroke
)
