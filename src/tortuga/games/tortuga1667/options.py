"""How a table may want to play tortuga1667."""

from enum import StrEnum
from typing import NoReturn

from tortuga.core.errors import OptionError
from tortuga.core.game import Options
from tortuga.games.tortuga1667.components import (
    FEW_PLAYERS,
    LINE_PLACES,
    STARS,
    STARS_NOT_FOR_FEW,
    EventCard,
    event_cards,
)
from tortuga.text import Message, Sayable

FEWEST_STARS = 3


class OpenLoyalties(StrEnum):
    """S-OPT-4: which Loyalty cards lie face up."""

    NONE = "none"
    ALL = "all"
    TWO = "two"


class Tortuga1667Options(Options, frozen=True):
    stars: int | tuple[EventCard, ...] = FEWEST_STARS
    trim: int = 0
    turn_seconds: int | None = None
    open_loyalties: OpenLoyalties = OpenLoyalties.NONE
    blind: bool = False
    strategic_start: bool = False

    @property
    def star_count(self) -> int:
        """S-OPT-1, S-OPT-5: how many starred cards are in the deck."""
        if self.blind:
            return len(STARS)
        return self.stars if isinstance(self.stars, int) else len(self.stars)

    def eligible_stars(self, seats: int) -> tuple[EventCard, ...]:
        """The starred cards that can be in the deck: those named, or those drawn from (S-SETUP-4)."""
        if not self.blind and not isinstance(self.stars, int):
            return tuple(sorted(self.stars, key=STARS.index))
        for_few = tuple(star for star in STARS if star not in STARS_NOT_FOR_FEW)
        return for_few if seats <= FEW_PLAYERS and self.star_count <= len(for_few) else STARS

    def deck_size(self, seats: int) -> int:
        """How many Event cards there are before `trim`, the Armada among them."""
        return len(event_cards(seats)) + self.star_count + 1


def check_options(options: Tortuga1667Options, seats: int) -> None:
    _check_stars(options)
    most = options.deck_size(seats) - len(LINE_PLACES)
    if not 0 <= options.trim <= most:
        _refuse("trim", "trim", most=most)
    if options.turn_seconds is not None and options.turn_seconds < 1:
        _refuse("turn_seconds", "turn-seconds")


def _check_stars(options: Tortuga1667Options) -> None:
    stars = options.stars
    if not isinstance(stars, int):
        for card in stars:
            if card not in STARS:
                _refuse("stars", "not-starred", card=Message(f"tortuga1667-event-card-{card}"))
        if len(set(stars)) < len(stars):
            _refuse("stars", "star-twice")
    count = stars if isinstance(stars, int) else len(stars)
    if not FEWEST_STARS <= count <= len(STARS):
        _refuse("stars", "star-count", fewest=FEWEST_STARS, most=len(STARS))
    if options.blind and stars != FEWEST_STARS and count != len(STARS):
        _refuse("stars", "blind", most=len(STARS))


def _refuse(option: str, problem: str, **args: Sayable) -> NoReturn:
    raise OptionError(option, Message(f"tortuga1667-option-problem-{problem}", args))
