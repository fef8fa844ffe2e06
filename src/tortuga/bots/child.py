"""A process that is told lines and answers in lines. Nobody has to wait for it longer than they like."""

import shlex
import subprocess
import threading
from contextlib import suppress
from queue import Empty, Queue
from typing import IO

LONGEST_LINE = 1_000_000


class Child:
    def __init__(self, command: str) -> None:
        """`OSError` or `ValueError` if it does not start."""
        self._process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._told: Queue[bytes | None] = Queue()
        self._heard: Queue[bytes | None] = Queue()
        self._threads = (
            threading.Thread(target=self._speak, args=(self._process.stdin,), daemon=True),
            threading.Thread(target=self._listen, args=(self._process.stdout,), daemon=True),
        )
        for thread in self._threads:
            thread.start()

    def tell(self, line: bytes) -> None:
        """It may read this whenever it likes, or never."""
        self._told.put(line + b"\n")

    def answer(self, seconds: float) -> bytes | None:
        """Its next line; None if it has ended; `TimeoutError` if it is silent for so long."""
        try:
            return self._heard.get(timeout=seconds)
        except Empty:
            raise TimeoutError from None

    def end(self, seconds: float) -> None:
        """It has so long to end by itself, after all it was told."""
        self._told.put(None)
        try:
            self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        for thread in self._threads:
            thread.join(seconds)

    def _speak(self, stream: IO[bytes]) -> None:
        with suppress(OSError), stream:
            while line := self._told.get():
                stream.write(line)
                stream.flush()

    def _listen(self, stream: IO[bytes]) -> None:
        with stream:
            while line := stream.readline(LONGEST_LINE):
                self._heard.put(line)
        self._heard.put(None)
