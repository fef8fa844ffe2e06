"""Single keys from a terminal, by name, as they are pressed."""

import os
import re
import select
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TextIO, TypeAlias

try:
    import termios
    import tty
except ImportError:  # where terminals are of another kind
    HAS_KEYS = False
else:
    HAS_KEYS = True

Keys: TypeAlias = Callable[[float | None], str]
"""The next key, or after so many seconds nothing; None: wait as long as it takes."""

NAMES = {
    "\x1b[A": "up",
    "\x1b[B": "down",
    "\x1b[C": "right",
    "\x1b[D": "left",
    "\x1bOA": "up",
    "\x1bOB": "down",
    "\x1bOC": "right",
    "\x1bOD": "left",
    "\x1b[1;2C": "shift right",
    "\x1b[1;2D": "shift left",
    "\x1b[5~": "page up",
    "\x1b[6~": "page down",
    "\x1b[H": "home",
    "\x1b[F": "end",
    "\x1b[1~": "home",
    "\x1b[4~": "end",
    "\x1bOH": "home",
    "\x1bOF": "end",
    "\r": "enter",
    "\n": "enter",
    " ": "space",
    "\x1b": "escape",
}
PRESS = re.compile(r"\x1b\[[0-9;]*[A-Za-z~]|\x1bO[A-Z]|.", re.DOTALL)
MOST = 256


@contextmanager
def key_presses(terminal: TextIO) -> Iterator[Keys]:
    """Meanwhile a key comes at once and is not shown."""
    number, waiting = terminal.fileno(), deque[str]()
    before = termios.tcgetattr(number)

    def next_key(seconds: float | None) -> str:
        while not waiting:
            ready, _, _ = select.select([number], [], [], seconds)
            if not ready:
                return ""
            came = os.read(number, MOST)
            if not came:
                raise EOFError
            waiting.extend(PRESS.findall(came.decode(errors="replace")))
        press = waiting.popleft()
        return NAMES.get(press, press)

    try:
        tty.setcbreak(number)
        yield next_key
    finally:
        termios.tcsetattr(number, termios.TCSADRAIN, before)
