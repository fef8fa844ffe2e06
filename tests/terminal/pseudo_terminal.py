"""The real command in a real (pseudo) terminal of 80 columns and 24 lines, and what stands on its screen."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pexpect
import pyte

TORTUGA = Path(sys.executable).with_name("tortuga")
COLUMNS, LINES = 80, 24
PATIENCE = 120
"""Seconds after which a screen will never come; a busy machine may take some of them."""


class PseudoTerminal:
    """Types, and looks at the screen."""

    def __init__(self, *words: str, language: str = "en", command: str = "play") -> None:
        environment = os.environ | {"TORTUGA_LANGUAGE": language, "TERM": "xterm-256color"}
        self.process = pexpect.spawn(
            str(TORTUGA),
            [command, *words],
            env={name: value for name, value in environment.items() if name not in ("COLUMNS", "LINES")},
            encoding="utf-8",
            timeout=PATIENCE,
            dimensions=(LINES, COLUMNS),
        )
        self._screen = pyte.Screen(COLUMNS, LINES)
        self._stream = pyte.Stream(self._screen)

    @property
    def lines(self) -> list[str]:
        return [line.rstrip() for line in self._screen.display]

    @property
    def screen(self) -> str:
        return "\n".join(self.lines)

    def until(self, *wanted: str) -> str:
        """The screen as soon as all of this stands on it, however its lines are broken."""
        while not all(text in _flowing(self.lines) for text in wanted):
            try:
                self._stream.feed(self.process.read_nonblocking(1 << 16, PATIENCE))
            except (pexpect.EOF, pexpect.TIMEOUT) as end:
                raise AssertionError(f"{type(end).__name__} without {wanted} on:\n{self.screen}") from end
        return _flowing(self.lines)

    def type(self, *lines: str) -> None:
        for line in lines:
            self.process.sendline(line)

    def press(self, keys: str) -> None:
        """Keys as they are, without an end of line."""
        self.process.send(keys)


def _flowing(lines: list[str]) -> str:
    return " ".join(" ".join(lines).split())


@contextmanager
def playing(*words: str, language: str = "en", command: str = "play") -> Iterator[PseudoTerminal]:
    terminal = PseudoTerminal(*words, language=language, command=command)
    try:
        yield terminal
    finally:
        terminal.process.close(force=True)
