"""What speaks for a choice in Tortuga 1667, to be said to people."""

from typing import TypeAlias

from tortuga.bots.advice import OnlyChoice, Reason
from tortuga.core.game import Seat
from tortuga.games.tortuga1667.components import EventCard, Loyalty, Nation, Place, Vote

# What it does for a nation


class MovesTreasure(Reason, frozen=True):
    """Out of one hold into the other: the lead changes by two."""

    to: Nation


class AddsTreasure(Reason, frozen=True):
    to: Nation


class MakesEven(Reason, frozen=True):
    """For the Dutch, who win on a tie."""


class LeavesTreasure(Reason, frozen=True):
    """What could be taken would help the others."""


class GalleonHasTreasure(Reason, frozen=True):
    """A won attack takes one of them."""

    left: int


class OtherShipHasTreasure(Reason, frozen=True):
    nation: Nation


class CrewIsWithYou(Reason, frozen=True):
    """The votes that are needed will probably come."""


class CrewMayRefuse(Reason, frozen=True):
    """But nothing else promises more."""


# Whom one takes for what


class ProbablyEnemy(Reason, frozen=True):
    player: Seat
    loyalty: Loyalty
    percent: int


class ProbablyFriend(Reason, frozen=True):
    player: Seat
    loyalty: Loyalty
    percent: int


class LikeliestEnemy(Reason, frozen=True):
    """Of all who can be chosen, though little is known."""

    player: Seat


class LikeliestFriend(Reason, frozen=True):
    player: Seat


class CaptainLosesShip(Reason, frozen=True):
    captain: Seat


class CabinBoyLosesHold(Reason, frozen=True):
    """Who stands last on a ship can pilfer."""

    player: Seat


# Votes


class VoteShallSucceed(Reason, frozen=True):
    vote: Vote


class VoteShallFail(Reason, frozen=True):
    vote: Vote


class FlagsForNation(Reason, frozen=True):
    nation: Nation


class CardBetterKept(Reason, frozen=True):
    """This vote does not matter: keep the better cards."""


class SecondCardHelps(Reason, frozen=True):
    """El Dorado lets one play it."""


class SecondCardSpared(Reason, frozen=True):
    """It helps more in another vote."""


# Event cards


class CardsAreUnseen(Reason, frozen=True):
    """To know more than the others."""


class CardIsKnown(Reason, frozen=True):
    card: EventCard


class CardsAreAlike(Reason, frozen=True):
    """None of them is known to be better."""


class WorstForOthers(Reason, frozen=True):
    card: EventCard


class ArmadaShallCome(Reason, frozen=True):
    """Who leads wants the end to come."""


class ArmadaMayWait(Reason, frozen=True):
    """Who trails does not."""


class CardForFriend(Reason, frozen=True):
    card: EventCard


# Places


class BackOfTheShip(Reason, frozen=True):
    """Who boards comes last, and the cabin boy can pilfer what is there."""

    ship: Place
    treasures: int
    nation: Nation


class OnlyAboard(Reason, frozen=True):
    """Ashore there is little to do."""


class GetsNearer(Reason, frozen=True):
    """To a ship, by a rowboat."""

    ship: Place


class StaysWhereItIs(Reason, frozen=True):
    """The own place is worth more than the one that could be had."""


class GoodPlace(Reason, frozen=True):
    place: Place


class BoatIsTheirs(Reason, frozen=True):
    """Closed, it hurts the others more."""


class GoodHand(Reason, frozen=True):
    """Vote cards of one's own choice."""


class ChanceOfNation(Reason, frozen=True):
    """To win, as it looks after many lines of play."""

    percent: int


class NothingBetter(Reason, frozen=True):
    """What instinct says, where there is no more to say."""


Tortuga1667Reason: TypeAlias = (
    MovesTreasure
    | AddsTreasure
    | MakesEven
    | LeavesTreasure
    | GalleonHasTreasure
    | OtherShipHasTreasure
    | CrewIsWithYou
    | CrewMayRefuse
    | ProbablyEnemy
    | ProbablyFriend
    | LikeliestEnemy
    | LikeliestFriend
    | CaptainLosesShip
    | CabinBoyLosesHold
    | VoteShallSucceed
    | VoteShallFail
    | FlagsForNation
    | CardBetterKept
    | SecondCardHelps
    | SecondCardSpared
    | CardsAreUnseen
    | CardIsKnown
    | CardsAreAlike
    | WorstForOthers
    | ArmadaShallCome
    | ArmadaMayWait
    | CardForFriend
    | BackOfTheShip
    | OnlyAboard
    | GetsNearer
    | StaysWhereItIs
    | GoodPlace
    | BoatIsTheirs
    | GoodHand
    | ChanceOfNation
    | NothingBetter
    | OnlyChoice
)
