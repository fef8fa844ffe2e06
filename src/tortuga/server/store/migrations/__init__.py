"""The shape of the database, step by step; yoyo applies what a file has not seen yet."""

import logging
from pathlib import Path

from yoyo import get_backend, read_migrations  # type: ignore[import-untyped]

STEPS = Path(__file__).parent


def migrate(path: Path) -> None:
    """Bring the database up to date; a new file gets everything."""
    logging.getLogger("yoyo").setLevel(logging.WARNING)
    path.parent.mkdir(parents=True, exist_ok=True)
    backend = get_backend(f"sqlite:///{path.absolute()}")
    try:
        with backend.lock():
            backend.apply_migrations(backend.to_apply(read_migrations(str(STEPS))))
    finally:
        backend.connection.close()
