"""Statistics over many matches: collected match by match, added up across processes, shown as tables."""

from typing import Any, Protocol, TypeAlias

from msgspec import Struct

Figure: TypeAlias = int | float | str


class Table(Struct, frozen=True):
    """A block of figures. Title and columns are message ids; a row's label is one too, or plain text."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, tuple[Figure, ...]], ...]


class Onlooker(Protocol):
    """Looks on while matches are simulated, and sees everything."""

    def saw(self, before: Any, seat: int, action: Any, after: Any, events: tuple[Any, ...]) -> None:
        """An action was done; `events` are the `Told`s of it."""

    def ended(self, state: Any) -> None:
        """A match ended by its rules."""


class Tally(Onlooker, Protocol):
    """What a game counts while it is simulated. Travels between processes by pickle."""

    def add(self, other: Any) -> None:
        """Take over the counts of another tally of the same game."""

    def tables(self) -> tuple[Table, ...]:
        """The figures, for people and (as JSON) for programs."""
