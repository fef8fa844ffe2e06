"""What all tests share."""

import gc

from hypothesis import settings

settings.register_profile("tortuga", deadline=None)
settings.load_profile("tortuga")


def pytest_collection_finish() -> None:
    """What is loaded by now stays: nobody has to look through it again and again."""
    gc.collect()
    gc.freeze()
