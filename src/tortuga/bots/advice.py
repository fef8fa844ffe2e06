"""What a good player would do in a seat, and why: a bot's own reasons, for the person who sits there."""

from collections.abc import Sequence

from msgspec import Struct

from tortuga.core.game import Action, AnyGame, kebab
from tortuga.core.speech import told_message
from tortuga.text import Message

SEED = 1667
"""Whoever advises is made anew with this seed: the same view and the same news lead to the same advice."""
PERCENT = 100
MOST_REASONS = 2


class Reason(Struct, frozen=True, gc=False, tag=kebab):
    """Something that speaks for a choice; its sentence is `<game>-advice-<tag>`, and has the fields."""


class OnlyChoice(Reason, frozen=True):
    """Nothing else can be done, whatever the game."""


class Advice(Struct, frozen=True, gc=False):
    """A choice, what speaks for it, and how much worse it is to do something else."""

    action: Action
    reasons: tuple[Reason, ...]
    loss: float = 0.0
    """By how much the chance to win is less with what was done instead, as far as the bot can tell."""


def only(legal: Sequence[Action]) -> Advice:
    """Where there is nothing to choose."""
    return Advice(legal[0], (OnlyChoice(),))


def percent(chance: float) -> int:
    """A chance as people say it."""
    return round(PERCENT * chance)


def reason_message(game: AnyGame, reason: Reason, names: Sequence[str]) -> Message:
    if isinstance(reason, OnlyChoice):
        return Message("advice-only-choice")
    return told_message(game, "advice", reason, names)
