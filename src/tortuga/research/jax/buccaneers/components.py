"""What is in the box, without the engine: numbers of small actions, and the facts that a table may replace.

The orders of deeds, dice, faces and colours, and every number, are those of `games/buccaneers/components.py`;
a test compares them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tortuga.research.jax.env import UnsupportedOptionError

GAME = "buccaneers"
FLEET, RECRUIT, HUNT, BOARDING, RAID = range(5)
DEEDS = 5
SKULL = 5
FACES = 6
DICE = 5
ALL_DICE = (1 << DICE) - 1
RED, BLUE, YELLOW, WHITE, PURPLE = range(5)
COLOURS = 5
NO_CHEST = COLOURS
"""In a row of places: nothing lies there."""

# What the numbers are made for (games/buccaneers/encoding.py)
PLAYERS = 4
ROW = 8
COINS = 6

# Small actions; to keep some dice is the number of that set of dice
NONE_FITS = 1 << DICE
BONUS = NONE_FITS + 1
NAME = BONUS + DEEDS
ACT = NAME + DEEDS
GIVE_UP = ACT + 1
ATTACK = GIVE_UP + 1
"""The next player clockwise, and those after."""
KEEP_TILE = ATTACK + PLAYERS - 1
STEAL = KEEP_TILE + 2
TAKE = STEAL + ROW
LOAD = TAKE + COLOURS
ACTIONS = LOAD + COLOURS

BEST_SIDE = 2
"""The side of a bonus tile that cannot be turned any more."""
MOST = 127
"""How many of anything there may be: counts are kept in eight bits."""

DICE_NUMBERS = ((4, 2, 3, 5, 1), (3, 1, 2, 4, 5), (2, 5, 1, 3, 4), (1, 4, 5, 2, 3), (5, 3, 4, 1, 2))
BY_SPACE = (1, 2, 2, 3, 3, 4, 4, 4)


@dataclass(frozen=True)
class Facts:
    """Every number of the game; the option `facts` replaces any of them, by its name."""

    dice: tuple[tuple[int, ...], ...] = DICE_NUMBERS
    chests: tuple[int, ...] = (10, 10, 10, 5, 5)
    tiles: tuple[int, ...] = (17, 9, 4)
    bonus_tiles: int = 20
    ship_start: int = 3
    pirate_start: int = 3
    dice_by_ship: tuple[int, ...] = BY_SPACE
    dice_by_pirate: tuple[int, ...] = BY_SPACE
    chests_by_ship: tuple[int, ...] = BY_SPACE
    chests_by_pirate: tuple[int, ...] = BY_SPACE
    steps: tuple[int, ...] = (2, 1)
    steps_of_two: int = 1
    goal: int = 6
    long_goal: int = 8
    tortuga_points: int = 3
    fleet_points: int = 2
    crew_points: int = 1
    purple_times: int = 2
    set_points: int = 3

    @property
    def spaces(self) -> int:
        return len(self.chests_by_ship)

    @property
    def width(self) -> int:
        """The most chests that a fleet or crew zone can hold."""
        return max(*self.chests_by_ship, *self.chests_by_pirate)

    @property
    def numbers(self) -> NDArray[np.int32]:
        """The number of each deed (column) on each die (row)."""
        return np.array(self.dice, np.int32)


@dataclass(frozen=True)
class Rules:
    """The options that change what may be done, and the chests in Tortuga that end the game."""

    bonus_needs_die: bool
    put_off_at_once: bool
    long_game: bool
    hidden_reroll: bool
    goal: int

    @property
    def shown(self) -> tuple[bool, ...]:
        """In the order of the encoding, where it is asked whether chests are put off after both attacks."""
        return self.bonus_needs_die, not self.put_off_at_once, self.long_game, self.hidden_reroll


def read_facts(given: Mapping[str, Any]) -> Facts:
    """Facts by their names, dice and chests as rows of numbers or by the names of deeds and colours."""
    usual = Facts()
    known = {field.name for field in fields(Facts)}
    changed: dict[str, Any] = {}
    for name, value in given.items():
        if name not in known:
            raise UnsupportedOptionError(GAME, f"facts.{name}", value)
        if name == "dice":
            changed[name] = tuple(_numbers(die) for die in value)
        else:
            changed[name] = value if isinstance(value, int) else _numbers(value)
    facts = replace(usual, **changed)
    _check(facts)
    return facts


def _numbers(value: Any) -> tuple[int, ...]:
    return tuple(value.values()) if isinstance(value, Mapping) else tuple(value)


def _check(facts: Facts) -> None:
    """Refuse what has no numbers, or more than eight bits hold."""
    limits = {
        "chests_by_ship": (facts.chests_by_ship, ROW),
        "chests_by_pirate": (facts.chests_by_pirate, ROW),
        "chests": ((sum(facts.chests),), MOST),
        "tiles": ((sum(facts.tiles), MOST * (len(facts.tiles) > COINS) + len(facts.tiles)), MOST),
        "bonus_tiles": ((facts.bonus_tiles,), MOST),
        "steps": ((*facts.steps, facts.steps_of_two, facts.spaces), MOST // 2),
    }
    for name, (values, most) in limits.items():
        if max(values) > most:
            raise UnsupportedOptionError(GAME, f"facts.{name}", getattr(facts, name))
