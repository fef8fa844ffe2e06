"""What came of looking at a match: curves over its course, and remarks, for others to say."""

from typing import TypeAlias

from msgspec import Struct

from tortuga.core.game import Seat

Sayings: TypeAlias = dict[str, str | int | float | list[str]]
"""The arguments of a sentence."""


class CurvePoint(Struct, frozen=True, array_like=True):
    at: int
    """How many actions had been done."""
    value: float | None
    """None: that is not to be told now."""
    sure: bool = True
    """Whether it is more than an estimate."""


class Curve(Struct, frozen=True):
    """Its sentence is `analysis-curve-<kind>`."""

    kind: str
    args: Sayings
    points: tuple[CurvePoint, ...]


class Remark(Struct, frozen=True):
    """Its sentence is `analysis-<kind>`."""

    kind: str
    args: Sayings
    at: int | None = None
    """None: of the whole match."""
    seat: Seat | None = None


class Findings(Struct, frozen=True, kw_only=True):
    curves: tuple[Curve, ...] = ()
    remarks: tuple[Remark, ...] = ()
    highest: float = 1.0
    """Where the scale of the curves ends; it begins at 0."""
    unit: str = "percent"
    """What is counted: `percent`, of 1, or `points`."""
