"""What a bot says about its last choice."""

from collections.abc import Mapping, Sequence

from tortuga.bots.advice import percent
from tortuga.bots.thoughts import with_chance
from tortuga.bots.tortuga1667.search import TriedAction
from tortuga.core.game import Seat
from tortuga.core.notation import Choice
from tortuga.games.tortuga1667.components import Loyalty
from tortuga.games.tortuga1667.game import GAME
from tortuga.text import Message

MOST_ALTERNATIVES = 2


def say_tried(action: Choice, tried: Sequence[TriedAction]) -> Message:
    """The action, and how it compares with the next best."""
    if not tried:
        return Message("thought-instinct", {"choice": GAME.notate(action)})
    shown = [with_chance(GAME, one.action, one.mean) for one in tried[: MOST_ALTERNATIVES + 1]]
    return Message("thought-searched", {"choices": shown, "lines": sum(one.count for one in tried)})


def say_beliefs(chances: Sequence[Mapping[Loyalty, float]], seat: Seat) -> Message:
    """For whom the bot takes the others; players are counted from 1."""
    guesses = [_guess(other, loyalties) for other, loyalties in enumerate(chances) if other != seat]
    return Message("thought-beliefs", {"guesses": guesses})


def _guess(seat: Seat, loyalties: Mapping[Loyalty, float]) -> Message:
    likeliest = max(loyalties, key=loyalties.__getitem__)
    loyalty = Message(f"tortuga1667-loyalty-{likeliest}")
    return Message(
        "thought-guess", {"number": seat + 1, "loyalty": loyalty, "percent": percent(loyalties[likeliest])}
    )
