"""How a table may want to play tortuga1667; event_deck.py checks it."""

from enum import StrEnum

from tortuga.core.game import Options, Preset, Way
from tortuga.games.tortuga1667.components import EventCard

FEWEST_STARS = 3


class OpenLoyalties(StrEnum):
    """S-OPT-4: which Loyalty cards lie face up."""

    NONE = "none"
    ALL = "all"
    TWO = "two"


class VoteDeck(StrEnum):
    """S-VOTE-8: how many single Vote cards there are; two double ones come on top."""

    FORTY = "40"
    THIRTY = "30"


class Tortuga1667Options(Options, frozen=True):
    newer = frozenset({"vote_deck"})

    stars: int | tuple[EventCard, ...] = FEWEST_STARS
    trim: int = 0
    turn_seconds: int | None = None
    open_loyalties: OpenLoyalties = OpenLoyalties.NONE
    blind: bool = False
    strategic_start: bool = False
    vote_deck: VoteDeck = VoteDeck.FORTY


PRESETS = {
    Way.QUICK: Preset(Tortuga1667Options(trim=8, turn_seconds=30)),
    Way.USUAL: Preset(Tortuga1667Options()),
    Way.EVERYTHING: Preset(Tortuga1667Options(stars=8, strategic_start=True)),
}
