"""`tortuga serve` as a process, for browsers to come to."""

import signal
import subprocess
import sys
from pathlib import Path

COMMAND = (sys.executable, "-c", "from tortuga.cli import main; main()", "serve")
FLAGS = "--bot-pause 0 --bot-seconds 0.05 --log-level warning"
LIMITS = "--frames-per-second 1000 --requests-per-second 1000 --tables-per-guest 100"


class House:
    def __init__(self, database: Path, command: tuple[str, ...] = COMMAND) -> None:
        self._database, self._port, self._command = database, 0, command
        self.url = ""
        self._process: subprocess.Popen[str]

    def open(self) -> None:
        flags = (
            "--database",
            str(self._database),
            "--port",
            str(self._port),
            *FLAGS.split(),
            *LIMITS.split(),
        )
        self._process = subprocess.Popen([*self._command, *flags], stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().split()[-1]
        self._port = int(self.url.rpartition(":")[2])

    def close(self, by: signal.Signals = signal.SIGTERM) -> None:
        self._process.send_signal(by)
        self._process.wait(30)
        assert self._process.stdout is not None
        self._process.stdout.close()
