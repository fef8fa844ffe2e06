"""The drawings of the boards as the page has them, taken from it by `scripts/stamps`: each a piece of SVG.

So there is one source of drawings, and the house needs neither a browser nor Node to put them together.
"""

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

FOLDER = Path(__file__).parent / "drawings"


class Stamps(Struct, frozen=True):
    drawings: dict[str, str]
    places: dict[str, list[tuple[float, float]]]
    """Where things lie, as far as the page alone knows it."""


@cache
def stamps_of(game: str) -> Stamps:
    return msgspec.json.decode((FOLDER / f"{game}.json").read_bytes(), type=Stamps)
