"""What the store keeps of a tournament: its settings, who takes part, and its rounds.

How a round stands is not kept: that follows from its tables, and what is left of their matches. So whichever
house looks finds the same, whatever happened to the one before it.
"""

from enum import StrEnum
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tortuga.server.store.rows import FORGOTTEN, NAMELESS, ClockSettings


class System(StrEnum):
    """Who meets whom."""

    SWISS = "swiss"
    """Round by round whoever has about as many points, and nobody twice."""
    ROUND_ROBIN = "round-robin"
    """Everybody everybody else, once."""
    GROUPS = "groups"
    """Several at a table, with as many different others as possible."""


class Stage(StrEnum):
    GATHERING = "gathering"
    RUNNING = "running"
    OVER = "over"


class EntrantRow(Struct, frozen=True, omit_defaults=True):
    """A person or a bot in a tournament. Their number is their place in the list."""

    name: str
    holder: str | None = None
    """The hashed id of the guest."""
    bot: str | None = None
    since: float = 0.0
    late: int = 0
    """So many rounds had begun before they came."""
    left: bool = False
    """Whether they play no further round."""
    marks: tuple[str, ...] = ()
    """Where they came from, as at a table; it is told to nobody."""


class MeetingRow(Struct, frozen=True, omit_defaults=True):
    """Who meets at one table of a round."""

    table: str
    """Its id, chosen before it is opened: so opening it twice opens it once."""
    seats: tuple[int, ...]
    """The numbers of the entrants, in the order of the seats."""
    called_off: bool = False
    """Whether the organiser went on without waiting for it."""


class RoundRow(Struct, frozen=True, omit_defaults=True):
    meetings: tuple[MeetingRow, ...]
    began: float
    byes: tuple[int, ...] = ()
    """Those who have nobody to meet and are given the point."""
    free: tuple[int, ...] = ()
    """Those who have nobody to meet because it is their turn to sit out."""


class TournamentRow(Struct, frozen=True, kw_only=True):
    id: str
    version: int = 0
    """Counts the changes, so that two writers cannot both change the same one."""
    title: str
    game: str
    options: dict[str, Any]
    system: System
    size: int = 2
    """Seats at a table; where they do not come out even, some have one less."""
    length: int | None
    """Rounds that are to be played; None until it begins: as many as find a winner."""
    clock: ClockSettings
    host: str
    """The organiser; nobody where the last who could be one is gone."""
    led: float
    """When the organiser last did anything."""
    listed: bool = False
    open: bool = True
    """Whether people may enter."""
    club: str | None = None
    stage: Stage = Stage.GATHERING
    entrants: tuple[EntrantRow, ...] = ()
    banned: tuple[str, ...] = ()
    """Whom the organiser has sent away."""
    rounds: tuple[RoundRow, ...] = ()
    created: float
    started: float | None = None
    ended: float | None = None

    def number_of(self, guest: str) -> int | None:
        """The entrant that a guest is."""
        return next((number for number, of in enumerate(self.entrants) if of.holder == guest), None)

    @property
    def people(self) -> set[str]:
        """Everyone whose business it is."""
        holders = {of.holder for of in self.entrants if of.holder and of.holder != FORGOTTEN}
        return holders | ({self.host} if self.host else set())

    @property
    def tables(self) -> list[str]:
        return [meeting.table for one in self.rounds for meeting in one.meetings]

    def with_entrant(self, number: int, entrant: EntrantRow) -> "TournamentRow":
        entrants = (*self.entrants[:number], entrant, *self.entrants[number + 1 :])
        return replace(self, entrants=entrants)


def nobody(entrant: EntrantRow) -> EntrantRow:
    """The same place in the standings, but nobody knows who that was."""
    return replace(entrant, holder=FORGOTTEN, name=NAMELESS, left=True, marks=())
