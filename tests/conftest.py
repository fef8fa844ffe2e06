"""What all tests share."""

import gc
import os

from hypothesis import settings

from tests.long_runs import LONG

settings.register_profile("tortuga", deadline=None, derandomize=not LONG)
"""The same cases each time, so that a red run speaks of the change; others where there is time for many."""
settings.load_profile("tortuga")

os.environ.setdefault("XLA_FLAGS", "--xla_backend_optimization_level=0")
"""JAX compiles longer than the tests then play, unless it is told to care less."""


def pytest_collection_finish() -> None:
    """What is loaded by now stays: nobody has to look through it again and again."""
    gc.collect()
    gc.freeze()
