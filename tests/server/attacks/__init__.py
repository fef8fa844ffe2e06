"""One module for each class of attack.

Each has `async def attack(url: str, count: int) -> Counter[str]`, which misbehaves so often against the house
at `url` and says what it met. Tests run them against a house of their own; `benchmarks/attacks.py` runs them
beside an honest match. `python -m tests.server.attacks NAME URL COUNT` runs one from a process of its own.
"""

import importlib
import pkgutil
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias, cast

Attack: TypeAlias = Callable[[str, int], Coroutine[Any, Any, Counter[str]]]


def names() -> list[str]:
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if not module.name.startswith("_"))


def attack_called(name: str) -> Attack:
    return cast("Attack", importlib.import_module(f"{__name__}.{name}").attack)
