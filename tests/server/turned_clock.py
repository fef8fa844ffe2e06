"""A house whose clock on the wall can be turned while it runs."""

import sys
import time
from pathlib import Path

BEGIN = "from tests.server.turned_clock import install; install({!r}); from tortuga.cli import main; main()"


def command(file: Path) -> tuple[str, ...]:
    """Begins a house that goes by what the file says: by how many seconds its clock is turned."""
    file.write_text("0")
    return sys.executable, "-c", BEGIN.format(str(file)), "serve"


def install(file: str) -> None:
    """Before anything of ours is imported."""
    path, real = Path(file), time.time

    def turned() -> float:
        return real() + float(path.read_text() or 0)

    time.time = turned
