"""How a table may want to play buccaneers."""

from enum import StrEnum
from typing import Literal, NoReturn

from tortuga.core.errors import OptionError
from tortuga.core.game import Options, Preset, Seat, Way
from tortuga.games.buccaneers.components import CHESTS, DEEDS, DICE, Facts
from tortuga.text import Message, Sayable


class PutOff(StrEnum):
    """B-CAP-2: when chests that no longer fit are put off."""

    ATTACK = "attack"
    ACTION = "action"


class BuccaneersOptions(Options, frozen=True):
    newer = frozenset({"hidden_reroll"})

    first_player: Seat | Literal["random"] = "random"
    bonus_needs_die: bool = False
    hidden_reroll: bool = False
    """B-ROLL-5: dice of which none fitted are rolled again behind the screen."""
    put_off: PutOff = PutOff.ATTACK
    long_game: bool = False
    facts: Facts = Facts()

    @property
    def goal(self) -> int:
        """B-END-1: how many chests in Tortuga end the game."""
        return self.facts.long_goal if self.long_game else self.facts.goal


PRESETS = {
    Way.QUICK: Preset(BuccaneersOptions(facts=Facts(goal=4)), seconds=30),
    Way.USUAL: Preset(BuccaneersOptions()),
    Way.EVERYTHING: Preset(BuccaneersOptions(long_game=True, hidden_reroll=True)),
}


def check_options(options: BuccaneersOptions, seats: int) -> None:
    """Refuse a first player who is not there, and facts that no box can hold or no match can end with."""
    if options.first_player != "random" and options.first_player not in range(seats):
        raise OptionError("first_player", Message("buccaneers-option-problem-seat", {"seats": seats}))
    facts = options.facts
    _check_dice(facts)
    _check_tracks(facts)
    if facts.bonus_tiles < seats * len(DEEDS):
        _refuse("bonus-tiles", least=seats * len(DEEDS))
    # Even with all but one goal reached everywhere and a full central island a chest is left to decide it.
    least = max(seats * (options.goal - 1) + 1 + len(CHESTS), 2 * seats)
    if sum(facts.chests.by_colour()) < least:
        _refuse("chests", least=least)


def _check_dice(facts: Facts) -> None:
    """B-COMP-3: five dice, with any numbers."""
    if len(facts.dice) != len(DICE):
        _refuse("dice-count", dice=len(DICE))


def _check_tracks(facts: Facts) -> None:
    tables = (facts.dice_by_ship, facts.dice_by_pirate, facts.chests_by_ship, facts.chests_by_pirate)
    if any(len(table) != facts.spaces or not table for table in tables):
        _refuse("tracks")
    if any(table[0] < 1 or list(table) != sorted(table) for table in tables):
        _refuse("room")
    if not all(1 <= start <= facts.spaces for start in (facts.ship_start, facts.pirate_start)):
        _refuse("start", spaces=facts.spaces)


def _refuse(problem: str, **args: Sayable) -> NoReturn:
    raise OptionError("facts", Message(f"buccaneers-facts-{problem}", args))
