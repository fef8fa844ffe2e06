"""Python looks for garbage in the middle of anything, and through everything: a house with many tables would
stand still for a noticeable time. So it looks at what is young alone; what has lasted it leaves alone.

Nothing is lost by that: what our people and tables leave behind refers to nothing that refers to it, and goes
by itself. For anything else everything is looked through when nobody is there.

What is free again the C library keeps for later, also what a crowd has left that will not come again. So it
is told to give it back.
"""

import ctypes
import gc
import sys

YOUNG, MIDDLING = 2_000, 5
NEVER = 1_000_000_000
YOUNG_ONES = 1
_TRIM = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None


def calm() -> None:
    """When the house opens."""
    look_through()
    gc.set_threshold(YOUNG, MIDDLING, NEVER)


def settle() -> None:
    """What is there now has come to stay."""
    gc.collect(YOUNG_ONES)
    gc.freeze()


def look_through() -> None:
    """Through everything; it takes its time."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def give_back() -> None:
    """To the machine, as far as its C library can; some milliseconds where there is much of it."""
    if _TRIM is not None:
        _TRIM(0)
