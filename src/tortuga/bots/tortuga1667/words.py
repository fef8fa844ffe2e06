"""What a bot says about its last choice."""

from collections.abc import Mapping, Sequence

from tortuga.bots.tortuga1667.search import TriedAction
from tortuga.core.game import Seat
from tortuga.core.notation import Choice
from tortuga.games.tortuga1667.components import Loyalty
from tortuga.games.tortuga1667.game import GAME

MOST_ALTERNATIVES = 2


def say_tried(action: Choice, tried: Sequence[TriedAction]) -> str:
    """The action, and how it compares with the next best."""
    chosen = GAME.notate(action)
    if not tried:
        return f"By instinct: {chosen}."
    best, *others = tried
    rest = [f"{GAME.notate(other.action)} ({other.mean:.0%})" for other in others[:MOST_ALTERNATIVES]]
    lines = sum(one.count for one in tried)
    instead = f", rather than {' or '.join(rest)}" if rest else ""
    return f"{chosen} ({best.mean:.0%} to win){instead}, after {lines} lines of play."


def say_beliefs(chances: Sequence[Mapping[Loyalty, float]], seat: Seat) -> str:
    """For whom the bot takes the others; players are counted from 1."""
    guesses = []
    for other, loyalties in enumerate(chances):
        if other != seat:
            likeliest = max(loyalties, key=loyalties.__getitem__)
            guesses.append(f"player {other + 1} {likeliest.title()} {loyalties[likeliest]:.0%}")
    return f"I believe: {', '.join(guesses)}."
