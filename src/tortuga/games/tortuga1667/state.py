"""The table at one moment of a match, and what anyone can read off it.

Hidden are `loyalties` and `fevers`, the Vote cards, the face-down Event cards, and what phases keep secret;
view.py covers it up, imagine.py fills it in.
"""

from typing import Protocol, TypeAlias

from msgspec import Struct

from tortuga.core.game import Outcome, Seat
from tortuga.core.phases import GameStep, PhasedState
from tortuga.games.tortuga1667.components import (
    BRITISH,
    FRENCH,
    SHIPS,
    EventCard,
    Loyalty,
)
from tortuga.games.tortuga1667.options import Tortuga1667Options

NOBODY = -1


class Fever(Struct, frozen=True, gc=False):
    """A Cabin Fever: whose Loyalty cards were shuffled together, and whether they changed hands."""

    revealer: Seat
    other: Seat
    swapped: bool


class Votes(Struct, frozen=True, gc=False):
    """The Vote cards. Each is a number that holds its kind and its lot; see vote_cards.py."""

    hands: tuple[tuple[int, ...], ...]
    """Ascending, so that their order says nothing."""
    deck: tuple[int, ...]
    """From the top."""
    groupings: tuple[tuple[int, ...], ...]
    """For each seat, and last for the spectators, how they group the lots."""
    serial: int
    """The number for the next group."""


class EventCards(Struct, frozen=True, gc=False):
    """The Event cards."""

    line: tuple[EventCard | None, ...]
    deck: tuple[EventCard, ...]
    """From the top."""
    discards: tuple[EventCard, ...]
    kept: tuple[tuple[EventCard, ...], ...]
    """What lies face up before each player."""
    revealed: EventCard | None
    """The card being resolved."""
    gap: int | None
    """Where it lay, until the gap is filled."""
    trimmed: tuple[EventCard, ...]
    """S-OPT-2: taken off unseen."""
    seen: tuple[int, ...]
    """The line cards each seat has seen: bit i for index i. S-INFO-1"""
    afoot: tuple[tuple[EventCard, ...], ...]
    """For each seat, and last for the spectators: cards known to be in line or deck at least, though no
    longer where, because they were shuffled. Ascending."""
    last_five: bool = False
    """S-END-1 has happened: gaps are not filled."""
    sudden: bool = False
    """S-END-4 has happened: the first nation to lead wins."""


class Tortuga1667State(PhasedState, frozen=True, kw_only=True):
    options: Tortuga1667Options
    loyalties: tuple[Loyalty, ...]
    face_up: tuple[bool, ...]
    """Whose Loyalty card lies open."""
    fevers: tuple[Fever, ...]
    lines: tuple[tuple[Seat, ...], ...]
    """The pawns at each place, the first one first."""
    closed: tuple[bool, ...]
    """Which places are closed: rowboats, by Black Powder."""
    galleon: int
    holds: tuple[int, ...]
    """The treasure in the British and French holds of Dutchman, Roger and Tortuga."""
    adrift: int
    """S-CARD-STORM: treasure of Tortuga that belongs to nobody."""
    votes: Votes
    event_cards: EventCards
    skips: tuple[bool, ...]
    """S-CARD-SCURVY: who skips the next turn."""
    sits_out: tuple[int, ...]
    """S-CARD-CODE: how many votes each player still sits out."""
    resting: Seat | None
    """The owner of Atlantis who wants no question before their own next turn."""
    turn: Seat
    deeds_left: int
    turns: int
    """How many turns have begun."""
    outcome: Outcome | None = None

    @property
    def seats(self) -> int:
        return len(self.loyalties)


Step: TypeAlias = GameStep[Tortuga1667State]


class Mat(Protocol):
    """Where the pawns are, in a state as in a view."""

    @property
    def lines(self) -> tuple[tuple[Seat, ...], ...]: ...

    @property
    def closed(self) -> tuple[bool, ...]: ...


def place_of(mat: Mat, seat: Seat) -> int:
    for place, line in enumerate(mat.lines):
        if seat in line:
            return place
    raise AssertionError("every pawn is somewhere")


def hold(place: int, nation: int) -> int:
    """The index of a hold in `holds`."""
    return 2 * place + nation


def treasure_of(state: Tortuga1667State, nation: int) -> int:
    """S-END-2: in the nation's holds on both ships and on Tortuga."""
    return sum(state.holds[nation::2])


def lead(state: Tortuga1667State) -> int:
    """By how many treasures the British lead."""
    return treasure_of(state, BRITISH) - treasure_of(state, FRENCH)


def other_ship(ship: int) -> int:
    return SHIPS[1 - ship]


def owner_of(state: Tortuga1667State, card: EventCard) -> Seat | None:
    """Before whom a treasure map lies; there is one of each."""
    for seat, cards in enumerate(state.event_cards.kept):
        if card in cards:
            return seat
    return None


def seats_from(state: Tortuga1667State, seat: Seat) -> tuple[Seat, ...]:
    """All seats clockwise, beginning with this one."""
    return (*range(seat, len(state.loyalties)), *range(seat))
