"""Every choice a seat can make. A turn's deed is announced first; its details are choices of their own."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from tortuga.core.game import Action, Seat
from tortuga.games.tortuga1667.components import LINE_PLACES, Nation, Place, VoteCard

LinePlace: TypeAlias = Annotated[int, Meta(ge=LINE_PLACES[0], le=LINE_PLACES[-1])]


# Deeds of a turn


class View(Action, frozen=True):
    """S-ACT-1."""


class Reveal(Action, frozen=True):
    """S-ACT-2."""


class Force(Action, frozen=True):
    """S-ACT-3."""


class Row(Action, frozen=True):
    """S-ACT-4."""

    to: Place


class Attack(Action, frozen=True):
    """S-ACT-5."""


class Maroon(Action, frozen=True):
    """S-ACT-5."""


class Mutiny(Action, frozen=True):
    """S-ACT-6."""


class Pilfer(Action, frozen=True):
    """S-ACT-7: move a treasure of the own ship out of this hold into the other."""

    hold: Nation


class Brawl(Action, frozen=True):
    """S-ACT-8."""


class UseLetter(Action, frozen=True):
    """S-ACT-9."""


class Pass(Action, frozen=True):
    """S-TURN-1: only where nothing else can be done."""


# Details


class Look(Action, frozen=True):
    """At two cards of the line, for a View."""

    first: LinePlace
    second: LinePlace


class Turn(Action, frozen=True):
    """A card of the line, face up."""

    place: LinePlace


class Point(Action, frozen=True):
    """At two cards of the line, one of which somebody shall turn."""

    first: LinePlace
    second: LinePlace


class Choose(Action, frozen=True):
    """A player: to force, to maroon, to shoot, to give a map to, to move by letter …"""

    player: Seat


class Board(Action, frozen=True):
    """The ship that a Letter of Marque leads to."""

    ship: Place


class Save(Action, frozen=True):
    """A Letter of Marque for later."""


class Close(Action, frozen=True):
    """A rowboat, by Black Powder."""

    boat: Place


class Take(Action, frozen=True):
    """A Vote card from the deck, by Crow's Nest."""

    card: VoteCard


class Plunder(Action, frozen=True):
    """A treasure into this hold: from that hold of the other ship, or (None) from the Galleon."""

    into: Nation
    source: Nation | None = None


class Cast(Action, frozen=True):
    """A Vote card, face down."""

    card: VoteCard


class Decline(Action, frozen=True):
    """What one may but need not do: plunder, drink, play a second card."""


class Drink(Action, frozen=True):
    """From the Fountain of Youth."""


class Sail(Action, frozen=True):
    """To the other ship, by Atlantis."""


class Wait(Action, frozen=True):
    """Keep Atlantis; ask again before the next turn."""


class Rest(Action, frozen=True):
    """Keep Atlantis; ask again when the own next turn comes up."""


class Stow(Action, frozen=True):
    """A captain's first treasure into this hold."""

    hold: Nation


class Settle(Action, frozen=True):
    """S-OPT-6: begin on this place of a ship or of Tortuga."""

    place: Place
    position: Annotated[int, Meta(ge=1)]


class Yield(Action, frozen=True):
    """S-OPT-3: out of time, a forced player leaves the choice to who forced them. For the clock alone."""


AnyAction: TypeAlias = (
    View
    | Reveal
    | Force
    | Row
    | Attack
    | Maroon
    | Mutiny
    | Pilfer
    | Brawl
    | UseLetter
    | Pass
    | Look
    | Turn
    | Point
    | Choose
    | Board
    | Save
    | Close
    | Take
    | Plunder
    | Cast
    | Decline
    | Drink
    | Sail
    | Wait
    | Rest
    | Stow
    | Settle
    | Yield
)
