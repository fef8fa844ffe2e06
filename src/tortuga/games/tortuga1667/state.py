"""A match of tortuga1667 at one moment, and what anyone at the table can read off it.

Hidden are `loyalties` and `fevers`, the Vote cards, the face-down Event cards, and what `Voting` and
`Resolving` keep secret; view.py covers it up, imagine.py fills it in.
"""

from typing import Protocol, TypeAlias

from msgspec import Struct

from tortuga.core.game import Outcome, Seat, State, kebab
from tortuga.games.tortuga1667.components import (
    BRITISH,
    FRENCH,
    SHIPS,
    Cause,
    EventCard,
    Loyalty,
    Vote,
)
from tortuga.games.tortuga1667.options import Tortuga1667Options

NOBODY = -1


class Phase(Struct, frozen=True, tag=kebab):
    """What the table is waiting for."""


class Asking(Phase, frozen=True):
    """One seat has to choose."""

    seat: Seat


class Stowing(Asking, frozen=True):
    """S-SETUP-6: a captain stows the first treasure."""

    ship: int


class Settling(Asking, frozen=True):
    """S-OPT-6: the player whose pawn was drawn chooses a place."""

    spots: tuple[tuple[int, ...], ...]
    """Who stands on each place of the ships and of Tortuga before the lines close up, or NOBODY."""


class Moment(Asking, frozen=True):
    """S-CARD-ATLANTIS: right before a turn, the owner of Atlantis may sail."""


class Acting(Asking, frozen=True):
    """S-TURN-1: the player whose turn it is announces a deed."""


class Looking(Asking, frozen=True):
    """View: which two cards?"""


class Turning(Asking, frozen=True):
    """Reveal: which card?"""


class Pointing(Asking, frozen=True):
    """Force: which two cards?"""


class Forcing(Asking, frozen=True):
    """Force: which player?"""

    first: int
    second: int


class Forced(Asking, frozen=True):
    """The forced player turns one of two cards."""

    first: int
    second: int
    by: Seat


class Overruling(Asking, frozen=True):
    """S-OPT-3: the forced player ran out of time, so who forced them chooses the card."""

    first: int
    second: int
    forced: Seat


class Banishing(Asking, frozen=True):
    """Maroon: which pawn of the captain's ship?"""


class Plundering(Asking, frozen=True):
    """S-VOTE-3: the attack is won; the captain may take a treasure."""


class Drinking(Asking, frozen=True):
    """S-CARD-FOUNTAIN: the owner may cancel being marooned."""

    cause: Cause


class Resolving(Asking, frozen=True):
    """The revealer (or, with a saved letter, its owner) decides what a card does."""

    card: EventCard
    chosen: tuple[int, ...] = ()
    """What has been chosen so far in the open."""
    secret: tuple[int, ...] = ()
    """What has been chosen so far and only this seat knows."""


class Voting(Phase, frozen=True):
    """S-VOTE-9: all voters commit their cards in secret."""

    vote: Vote
    caller: Seat
    place: int
    voters: tuple[Seat, ...]
    cast: tuple[tuple[int, ...], ...]
    """The kinds of the cards that each voter has put down."""
    done: tuple[bool, ...]


class Over(Phase, frozen=True):
    """The match has ended."""


AnyPhase: TypeAlias = (
    Stowing
    | Settling
    | Moment
    | Acting
    | Looking
    | Turning
    | Pointing
    | Forcing
    | Forced
    | Overruling
    | Banishing
    | Plundering
    | Drinking
    | Resolving
    | Voting
    | Over
)


class Fever(Struct, frozen=True):
    """A Cabin Fever: whose Loyalty cards were shuffled together, and whether they changed hands."""

    revealer: Seat
    other: Seat
    swapped: bool


class Votes(Struct, frozen=True):
    """The Vote cards. Each is a number that holds its kind and its lot; see vote_cards.py."""

    hands: tuple[tuple[int, ...], ...]
    """Ascending, so that their order says nothing."""
    deck: tuple[int, ...]
    """From the top."""
    groupings: tuple[tuple[int, ...], ...]
    """For each seat, and last for the spectators, how they group the lots."""
    serial: int
    """The number for the next group."""


class EventCards(Struct, frozen=True):
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


class Tortuga1667State(State, frozen=True):
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
    phase: AnyPhase
    outcome: Outcome | None = None

    @property
    def seats(self) -> int:
        return len(self.loyalties)


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


def others(state: Tortuga1667State, seat: Seat) -> tuple[Seat, ...]:
    return tuple(other for other in range(len(state.loyalties)) if other != seat)


def seats_from(state: Tortuga1667State, seat: Seat) -> tuple[Seat, ...]:
    """All seats clockwise, beginning with this one."""
    return (*range(seat, len(state.loyalties)), *range(seat))
