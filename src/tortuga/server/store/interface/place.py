"""A place in a list."""

from typing import NamedTuple


class Place(NamedTuple):
    """Where something stands in a list, the newest first."""

    created: float
    id: str
