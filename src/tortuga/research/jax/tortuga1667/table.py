"""A table with its options: all that stays the same from match to match."""

from collections.abc import Sequence
from typing import NoReturn

import numpy as np

from tortuga.research.jax.env import UnsupportedOptionError
from tortuga.research.jax.tortuga1667.components import (
    ALBATROSS,
    BRITISH,
    COPIES,
    DUTCH,
    FEW_PLAYERS,
    FEWEST_STARS,
    FRENCH,
    LINE,
    NAMES,
    NOT_FOR_FEW,
    PLAYERS,
    STARS,
    VOTE_COPIES,
)

ID = "tortuga1667"
OPEN_LOYALTIES = ("none", "all", "two")


class Table:
    """The options as the engine knows them. There is no clock here, so `turn_seconds` changes nothing."""

    def __init__(
        self,
        players: int = 6,
        *,
        stars: int | Sequence[str] = FEWEST_STARS,
        trim: int = 0,
        turn_seconds: int | None = None,
        open_loyalties: str = "none",
        blind: bool = False,
        strategic_start: bool = False,
        vote_deck: str = "40",
    ) -> None:
        if not 2 <= players <= PLAYERS:
            _refuse("players", players)
        if turn_seconds is not None and turn_seconds < 1:
            _refuse("turn_seconds", turn_seconds)
        if open_loyalties not in OPEN_LOYALTIES:
            _refuse("open_loyalties", open_loyalties)
        if vote_deck not in VOTE_COPIES:
            _refuse("vote_deck", vote_deck)
        self.seats, self.blind, self.strategic_start = players, blind, strategic_start
        self.openness = OPEN_LOYALTIES.index(open_loyalties)
        self.fewer_votes = vote_deck == "30"
        self.kinds = np.repeat(np.arange(len(VOTE_COPIES[vote_deck])), VOTE_COPIES[vote_deck])
        """The kind of each Vote card, ascending."""
        self.eligible_stars, self.stars = _stars(stars, blind, players)
        few = players <= FEW_PLAYERS
        self.events = tuple(
            card
            for card, copies in enumerate(COPIES)
            if not (few and card == ALBATROSS)
            for _ in range(copies)
        )
        """The Event cards without stars and Armada."""
        self.trim = trim
        self.cards = len(self.events) + self.stars + 1 - trim
        """How many Event cards are in play, the Armada among them."""
        if trim < 0 or self.cards < LINE:
            _refuse("trim", trim)

    @property
    def deeds(self) -> int:
        """S-TURN-1: how many there are in a turn."""
        return 2 if self.seats == 2 else 1

    @property
    def loyalties(self) -> tuple[int, ...]:
        half = self.seats // 2
        return (BRITISH,) * half + (FRENCH,) * half + (DUTCH,) * (self.seats % 2)

    @property
    def face_up(self) -> tuple[bool, ...]:
        """S-OPT-4: which of these Loyalty cards lie open."""
        half = self.seats // 2
        two = {0, half} if self.openness == OPEN_LOYALTIES.index("two") else set()
        every = self.openness == OPEN_LOYALTIES.index("all")
        return tuple(every or card in two for card in range(self.seats))


def _stars(stars: int | Sequence[str], blind: bool, players: int) -> tuple[tuple[int, ...], int]:
    """The starred cards that can be in the deck, and how many are (S-SETUP-4, S-OPT-1, S-OPT-5)."""
    names = None if isinstance(stars, int) else tuple(stars)
    count = stars if isinstance(stars, int) else len(stars)
    if names and (len(set(names)) < count or not {NAMES[star] for star in STARS} >= set(names)):
        _refuse("stars", stars)
    if not FEWEST_STARS <= count <= len(STARS) or (blind and stars != FEWEST_STARS and count != len(STARS)):
        _refuse("stars", stars)
    if blind:
        count = len(STARS)
    elif names:
        return tuple(star for star in STARS if NAMES[star] in names), count
    for_few = tuple(star for star in STARS if star not in NOT_FOR_FEW)
    few = players <= FEW_PLAYERS and count <= len(for_few)
    return for_few if few else STARS, count


def _refuse(name: str, value: object) -> NoReturn:
    raise UnsupportedOptionError(ID, name, value)
