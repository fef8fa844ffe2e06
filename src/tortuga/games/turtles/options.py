"""How a table may want to play turtles."""

from typing import Literal

from tortuga.core.errors import NotationError, OptionError
from tortuga.core.game import Options, Preset, Way
from tortuga.games.turtles.notation import read_position
from tortuga.games.turtles.position import Position, Variant
from tortuga.text import Message


class TurtlesOptions(Options, frozen=True):
    variant: Variant = Variant.BASE
    first: Literal["random", "south", "north"] = "random"
    majority_capture: bool = False
    enemy_anywhere: bool = False
    repetition_draw: bool = False
    swap: bool = False
    position: str | None = None
    """Begin from this position instead of the start; it brings its own variant and side to move."""


PRESETS = {
    Way.QUICK: Preset(TurtlesOptions(repetition_draw=True), seconds=30),
    Way.USUAL: Preset(TurtlesOptions()),
    Way.EVERYTHING: Preset(TurtlesOptions(variant=Variant.ULTRA, swap=True)),
}


def read_start(options: TurtlesOptions) -> Position | None:
    """The position that the options ask to begin from; `OptionError` if it cannot be played from."""
    if options.position is None:
        return None
    try:
        position = read_position(options.position)
    except NotationError as error:
        raise OptionError("position", error.message) from error
    if options.variant not in (Variant.BASE, position.variant):
        raise OptionError("variant", Message("turtles-variant-differs", {"variant": position.variant}))
    return position
