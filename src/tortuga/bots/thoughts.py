"""What a bot says of its last choice, in whatever language it is asked; the texts are `thought-…`."""

from collections.abc import Sequence
from typing import TypeAlias

from tortuga.bots.advice import percent
from tortuga.core.game import Action, AnyGame
from tortuga.text import Message

Thoughts: TypeAlias = tuple[Message, ...]
SILENT: Thoughts = ()
NOTHING_TO_CHOOSE: Thoughts = (Message("thought-nothing-to-choose"),)
SHOWN = 3
"""How many choices a thought names."""


def with_chance(game: AnyGame, action: Action, chance: float) -> Message:
    """A choice as people write it, with how good or how likely it is."""
    return Message("thought-with-chance", {"choice": game.notate(action), "percent": percent(chance)})


def habits(game: AnyGame, legal: Sequence[Action], chances: Sequence[float]) -> Message:
    """What it would choose how often, the most frequent first."""
    best = sorted(range(len(legal)), key=lambda index: -chances[index])[:SHOWN]
    choices = [with_chance(game, legal[index], chances[index]) for index in best]
    return Message("thought-habits", {"choices": choices})
