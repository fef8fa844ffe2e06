"""What can be done, as a numbered list to choose from."""

from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.text import Text

from tortuga.core.game import Action
from tortuga.terminal.face import Face, Sitting

SHORT_LIST = 24
"""Up to so many choices are listed with the question; longer lists on request."""


def listed(legal: Sequence[Any], view: Any, face: Face, sitting: Sitting) -> Columns:
    """Each with its number, its notation and, where that does not say enough, in words."""
    choices = []
    for number, action in enumerate(legal, 1):
        choice = Text.assemble((f"{number:>3}  ", "dim"), (sitting.game.notate(action), "bold"))
        described = face.describe(action, view, sitting)
        choices.append(choice.append(f"  {described}") if described else choice)
    return Columns(choices, padding=(0, 3), column_first=True)


def numbered(legal: Sequence[Any], digits: str) -> Action | None:
    """The choice of that number, if there is one."""
    in_list = digits and len(digits) <= len(str(len(legal))) and int(digits) <= len(legal)
    return legal[int(digits) - 1] if in_list else None
