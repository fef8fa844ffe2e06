"""What happens, as the table or a single seat is told it. Places of the line are numbered from 1.

What only one card tells stands in its file in cards/.
"""

from enum import StrEnum
from typing import ClassVar

from tortuga.core.game import Event, Seat
from tortuga.games.tortuga1667.components import (
    Cause,
    EventCard,
    Loyalty,
    Nation,
    Place,
    Vote,
    VoteCard,
)


class Deed(StrEnum):
    """A deed that is announced and then detailed."""

    VIEW = "view"
    REVEAL = "reveal"
    FORCE = "force"
    MAROON = "maroon"
    LETTER = "letter"


# Set-up


class LoyaltyDealt(Event, frozen=True):
    """To its owner."""

    reveals: ClassVar[bool] = True
    loyalty: Loyalty


class LoyaltyShown(Event, frozen=True):
    """A Loyalty card lies face up: by option S-OPT-4, or at the end."""

    reveals: ClassVar[bool] = True
    player: Seat
    loyalty: Loyalty


class HandDealt(Event, frozen=True):
    """To its owner."""

    reveals: ClassVar[bool] = True
    cards: tuple[VoteCard, ...]


class CrewsDrawn(Event, frozen=True):
    dutchman: tuple[Seat, ...]
    roger: tuple[Seat, ...]


class PawnDrawn(Event, frozen=True):
    player: Seat


class PawnSettled(Event, frozen=True):
    player: Seat
    place: Place
    position: int


class TreasureStowed(Event, frozen=True):
    player: Seat
    ship: Place
    hold: Nation


# Turns


class TurnBegan(Event, frozen=True):
    player: Seat


class TurnSkipped(Event, frozen=True):
    player: Seat


class TurnPassed(Event, frozen=True):
    player: Seat


class DeedAnnounced(Event, frozen=True):
    player: Seat
    deed: Deed


class CardsLooked(Event, frozen=True):
    """Everyone sees at which cards."""

    player: Seat
    first: int
    second: int


class CardsSeen(Event, frozen=True):
    """To who looked at them."""

    reveals: ClassVar[bool] = True
    first: int
    first_card: EventCard
    second: int
    second_card: EventCard


class PlayerForced(Event, frozen=True):
    player: Seat
    forced: Seat
    first: int
    second: int


class ChoiceYielded(Event, frozen=True):
    """A forced player ran out of time. S-OPT-3"""

    player: Seat
    to: Seat


class Rowed(Event, frozen=True):
    player: Seat
    to: Place


class TreasurePilfered(Event, frozen=True):
    player: Seat
    ship: Place
    source: Nation


# Votes


class VoteCalled(Event, frozen=True):
    player: Seat
    vote: Vote
    place: Place
    voters: tuple[Seat, ...]
    count: int
    """How many they are."""


class VoteCast(Event, frozen=True):
    """To the voter alone."""

    card: VoteCard


class VoteShown(Event, frozen=True):
    reveals: ClassVar[bool] = True
    vote: Vote
    cards: tuple[VoteCard, ...]
    """In the order of the components, which says nothing about who played what."""


class VoteDrawn(Event, frozen=True):
    """To who drew it."""

    reveals: ClassVar[bool] = True
    card: VoteCard


class VoteSatOut(Event, frozen=True):
    player: Seat
    left: int


class AttackDecided(Event, frozen=True):
    player: Seat
    won: bool
    cannons: int
    torches: int
    waters: int


class TreasurePlundered(Event, frozen=True):
    player: Seat
    ship: Place
    into: Nation
    source: Nation | None
    """The other ship's hold, or None: the Galleon."""


class PlunderDeclined(Event, frozen=True):
    player: Seat


class BrawlDecided(Event, frozen=True):
    british: int
    french: int


class MutinyDecided(Event, frozen=True):
    captain: Seat
    won: bool
    skulls: int
    wheels: int


# Marooning


class PawnMarooned(Event, frozen=True):
    player: Seat
    cause: Cause


class VoteCardLost(Event, frozen=True):
    player: Seat


class OwnCardLost(Event, frozen=True):
    """To who lost it."""

    card: VoteCard


class FountainDrunk(Event, frozen=True):
    player: Seat
    cause: Cause


# Event cards


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


class AlbatrossStruck(Event, frozen=True):
    ship: Place
    crew: tuple[Seat, ...]
    """In the order in which they join Tortuga's line."""


# The line, and the end


class LineShuffled(Event, frozen=True):
    """S-END-1: the last five cards are mixed."""


class TreasureCounted(Event, frozen=True):
    british: int
    french: int


class SuddenDeath(Event, frozen=True):
    """S-END-4: a tie; the first nation to lead wins."""


class DiscardsShuffled(Event, frozen=True):
    """S-END-4: the cards were used up and come round again."""


EVENTS: tuple[type[Event], ...] = (
    LoyaltyDealt,
    LoyaltyShown,
    HandDealt,
    CrewsDrawn,
    PawnDrawn,
    PawnSettled,
    TreasureStowed,
    TurnBegan,
    TurnSkipped,
    TurnPassed,
    DeedAnnounced,
    CardsLooked,
    CardsSeen,
    PlayerForced,
    ChoiceYielded,
    Rowed,
    TreasurePilfered,
    VoteCalled,
    VoteCast,
    VoteShown,
    VoteDrawn,
    VoteSatOut,
    AttackDecided,
    TreasurePlundered,
    PlunderDeclined,
    BrawlDecided,
    MutinyDecided,
    PawnMarooned,
    VoteCardLost,
    OwnCardLost,
    FountainDrunk,
    CardTurned,
    CardKept,
    CardDiscarded,
    NothingHappened,
    AlbatrossStruck,
    LineShuffled,
    TreasureCounted,
    SuddenDeath,
    DiscardsShuffled,
)
