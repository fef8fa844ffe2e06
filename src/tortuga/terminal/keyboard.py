"""One line from the keyboard, or the wish to stop."""

from rich.console import Console
from rich.text import Text

from tortuga.terminal.table import Quit


def typed(console: Console, prompt: str) -> str:
    try:
        return console.input(Text(f"{prompt} ", style="bold")).strip()
    except (EOFError, KeyboardInterrupt) as ended:
        raise Quit from ended
