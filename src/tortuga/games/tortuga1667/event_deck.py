"""Which Event cards are in the deck (S-SETUP-3, S-SETUP-4), and what a table may want (S-OPT-1, S-OPT-2)."""

from functools import cache
from typing import NoReturn

from tortuga.core.errors import OptionError
from tortuga.games.tortuga1667.cards import CARDS
from tortuga.games.tortuga1667.components import LINE_PLACES, EventCard
from tortuga.games.tortuga1667.options import FEWEST_STARS, Tortuga1667Options
from tortuga.text import Message, Sayable

FEW_PLAYERS = 3
STARS = tuple(name for name, card in CARDS.items() if card.starred)
"""The starred cards, one of each."""
STARS_FOR_FEW = tuple(star for star in STARS if CARDS[star].for_few)


@cache
def event_cards(seats: int) -> tuple[EventCard, ...]:
    """The cards of the Event deck without stars and Armada."""
    return tuple(
        name
        for name, card in CARDS.items()
        if not card.starred and (card.for_few or seats > FEW_PLAYERS)
        for _ in range(card.copies)
    )


def star_count(options: Tortuga1667Options) -> int:
    """S-OPT-1, S-OPT-5: how many starred cards are in the deck."""
    if options.blind:
        return len(STARS)
    return options.stars if isinstance(options.stars, int) else len(options.stars)


def eligible_stars(options: Tortuga1667Options, seats: int) -> tuple[EventCard, ...]:
    """The starred cards that can be in the deck: those named, or those drawn from (S-SETUP-4)."""
    if not options.blind and not isinstance(options.stars, int):
        return tuple(sorted(options.stars, key=STARS.index))
    few = seats <= FEW_PLAYERS and star_count(options) <= len(STARS_FOR_FEW)
    return STARS_FOR_FEW if few else STARS


def deck_size(options: Tortuga1667Options, seats: int) -> int:
    """How many Event cards there are before `trim`, the Armada among them."""
    return len(event_cards(seats)) + star_count(options) + 1


def check_options(options: Tortuga1667Options, seats: int) -> None:
    _check_stars(options)
    most = deck_size(options, seats) - len(LINE_PLACES)
    if not 0 <= options.trim <= most:
        _refuse("trim", "trim", most=most)
    if options.turn_seconds is not None and options.turn_seconds < 1:
        _refuse("turn_seconds", "turn-seconds")


def _check_stars(options: Tortuga1667Options) -> None:
    stars = options.stars
    if not isinstance(stars, int):
        for card in stars:
            if card not in STARS:
                name = Message(f"tortuga1667-event-card-{card}")
                _refuse("stars", "not-starred", card=name, stars=", ".join(STARS))
        if len(set(stars)) < len(stars):
            _refuse("stars", "star-twice")
    count = stars if isinstance(stars, int) else len(stars)
    if not FEWEST_STARS <= count <= len(STARS):
        _refuse("stars", "star-count", fewest=FEWEST_STARS, most=len(STARS))
    if options.blind and stars != FEWEST_STARS and count != len(STARS):
        _refuse("stars", "blind", most=len(STARS))


def _refuse(option: str, problem: str, **args: Sayable) -> NoReturn:
    raise OptionError(option, Message(f"tortuga1667-option-problem-{problem}", args))
