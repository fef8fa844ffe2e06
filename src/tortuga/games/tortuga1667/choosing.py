"""What all choices have in common: who is asked, how things are written, and why not."""

from collections.abc import Iterable
from typing import Annotated, ClassVar, Protocol, TypeAlias

from msgspec import Meta

from tortuga.core.game import Question, Seat
from tortuga.core.notation import Choice, Form, Number, OneOf, Player
from tortuga.core.phases import Phase
from tortuga.games.tortuga1667.components import (
    BOATS,
    CAPACITY,
    LINE_PLACES,
    PLACES,
    TORTUGA,
    EventCard,
    Nation,
    Place,
    VoteCard,
)
from tortuga.games.tortuga1667.options import Tortuga1667Options
from tortuga.games.tortuga1667.state import Mat, Tortuga1667State
from tortuga.text import Message, Sayable

MOST_PLAYERS = CAPACITY[TORTUGA]

LinePlace: TypeAlias = Annotated[int, Meta(ge=LINE_PLACES[0], le=LINE_PLACES[-1])]

# How things are written
PLACE, HOLD, VOTE_CARD = OneOf(Place, "place"), OneOf(Nation, "hold"), OneOf(VoteCard, "vote-card")
LINE_PLACE = Number("line-place", LINE_PLACES[0], LINE_PLACES[-1])


class Asking(Phase, frozen=True):
    """One seat has to choose."""

    seat: Seat

    def asks(self, state: Tortuga1667State) -> tuple[Seat, ...]:
        return (self.seat,)

    awaited = asks


class Detail(Choice, frozen=True):
    """What is chosen only after something else has been announced or turned."""


class Choose(Detail, frozen=True):
    """A player: to force, to maroon, to shoot, to give a map to, to move by letter …"""

    player: Seat
    form: ClassVar[Form] = Form("choose", Player("player", 1, MOST_PLAYERS))


class Decline(Choice, frozen=True):
    """What one may but need not do: plunder, drink, play a second card."""

    form: ClassVar[Form] = Form("decline")


PLAYERS = tuple(Choose(seat) for seat in range(MOST_PLAYERS))


def choices(seats: Iterable[Seat]) -> tuple[Choose, ...]:
    return tuple([PLAYERS[seat] for seat in seats])


def all_but(state: Tortuga1667State, seat: Seat) -> tuple[Choose, ...]:
    """Any other player."""
    players = PLAYERS[: len(state.loyalties)]
    return players[:seat] + players[seat + 1 :]


# Why not


class TableView(Mat, Protocol):
    """What objections look at in a view."""

    @property
    def options(self) -> Tortuga1667Options: ...

    @property
    def asked(self) -> Question | None: ...

    @property
    def galleon(self) -> int: ...

    @property
    def line(self) -> tuple[object | None, ...]: ...

    @property
    def kept(self) -> tuple[tuple[EventCard, ...], ...]: ...

    @property
    def skips(self) -> tuple[bool, ...]: ...


def no(reason: str, **args: Sayable) -> Message:
    return Message(f"tortuga1667-objection-{reason}", args)


def no_such_player(view: TableView, action: Choose) -> Message | None:
    count = len(view.skips)
    return no("no-such-player", count=count) if action.player >= count else None


def place_name(place: int) -> Message:
    return Message(f"tortuga1667-place-{PLACES[place]}")


def no_room(view: TableView, place: int) -> Message:
    if view.closed[place]:
        return no("boat-closed")
    return no("boat-taken") if place in BOATS else no("ship-full", place=place_name(place))


def hold_empty(nation: Nation) -> Message:
    return no("hold-empty", hold=Message(f"tortuga1667-nation-{nation}"))
