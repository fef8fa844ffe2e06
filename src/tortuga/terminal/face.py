"""How a game shows itself in a terminal. Found by entry points (`tortuga.faces`)."""

from abc import ABC, abstractmethod
from importlib.metadata import entry_points
from typing import Any

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.pretty import Pretty

from tortuga.core.game import AnyGame, Event, Seat
from tortuga.core.speech import event_message
from tortuga.text import Voice

GROUP = "tortuga.faces"


class Sitting(Struct, frozen=True):
    """Who sits at the terminal: the game, the players' names, the language, and whose side is down."""

    game: AnyGame
    names: tuple[str, ...]
    voice: Voice
    side: Seat | None = None
    """The seat whose side of the board is nearest; None: the viewer's own."""


class Face(ABC):
    """Draws views and says events."""

    lists_choices: bool = True
    """Whether the legal actions are shown with each question, or only on request."""

    @abstractmethod
    def draw(self, view: Any, sitting: Sitting) -> RenderableType:
        """What the seat of this view may see."""

    def describe(self, action: Any, view: Any, sitting: Sitting) -> str:
        """An action of the list of choices, in words; by default its notation alone says enough."""
        return ""

    def tell(self, event: Event, sitting: Sitting) -> str:
        """An event as a sentence of the log; empty where the drawing says it already."""
        return sitting.voice.says(event_message(sitting.game, event, sitting.names))

    def help(self, view: Any, sitting: Sitting) -> RenderableType:
        """What is worth looking up besides the notation: tables, texts of cards."""
        return Group()

    def ending(self, view: Any, sitting: Sitting) -> RenderableType:
        """What is shown below the outcome of a finished match: a score sheet, who was who."""
        return Group()


class PlainFace(Face):
    """For a game without a face of its own."""

    def draw(self, view: Any, sitting: Sitting) -> RenderableType:
        return Pretty(view)


def find_face(game: AnyGame) -> Face:
    for entry in entry_points(group=GROUP, name=game.id):
        face: Face = entry.load()
        return face
    return PlainFace()


def seat_names(game: AnyGame, seats: int, voice: Voice) -> tuple[str, ...]:
    """What the seats are called where nobody gave a name: South and North, or Player 1 and so on."""
    return tuple(
        voice.say(f"{game.id}-seat-{seat}")
        if voice.knows(f"{game.id}-seat-{seat}")
        else voice.say("seat-name", number=seat + 1)
        for seat in range(seats)
    )
