"""S-CARD-ATLANTIS: a map whose owner may once sail to the other ship, right before any turn."""

from typing import ClassVar

from tortuga.core.game import Event, Question, Seat
from tortuga.core.notation import Choice, Form
from tortuga.games.tortuga1667.choosing import Asking
from tortuga.games.tortuga1667.components import PLACES, SHIPS, EventCard, Place
from tortuga.games.tortuga1667.event_line import use_up
from tortuga.games.tortuga1667.pawns import has_room, move
from tortuga.games.tortuga1667.state import Step, Tortuga1667State, other_ship, owner_of, place_of
from tortuga.games.tortuga1667.treasure_map import MapGiven, TreasureMap


class Sail(Choice, frozen=True):
    """To the other ship, by Atlantis."""

    form: ClassVar[Form] = Form("sail")


class Wait(Choice, frozen=True):
    """Keep Atlantis; ask again before the next turn."""

    form: ClassVar[Form] = Form("wait")


class Rest(Choice, frozen=True):
    """Keep Atlantis; ask again when the own next turn comes up."""

    form: ClassVar[Form] = Form("rest")


class UseAtlantis(Question, frozen=True):
    """Before the turn of that player."""

    player: Seat
    answers: ClassVar = (Sail, Wait, Rest)


class PawnSailed(Event, frozen=True):
    """By Atlantis."""

    player: Seat
    to: Place


CHOICES = (Sail(), Wait(), Rest())


class Moment(Asking, frozen=True):
    """Right before a turn, the owner of Atlantis may sail. S-CARD-ATLANTIS"""

    questions: ClassVar = (UseAtlantis,)

    def question(self, state: Tortuga1667State, seat: Seat) -> UseAtlantis:
        return UseAtlantis(state.turn)

    def legal(self, state: Tortuga1667State, seat: Seat) -> tuple[Choice, ...]:
        return CHOICES

    def overdue(self, state: Tortuga1667State, seat: Seat) -> tuple[Choice, ...]:
        return (Wait(),)

    def answer(self, step: Step, seat: Seat, action: Sail | Wait | Rest) -> None:
        if isinstance(action, Sail):
            ship = other_ship(place_of(step.state, seat))
            step.tell(PawnSailed(seat, PLACES[ship]))
            move(step, seat, ship)
            use_up(step, seat, EventCard.ATLANTIS)
        elif isinstance(action, Rest):
            step.change(resting=seat)


def may_sail(state: Tortuga1667State) -> Seat | None:
    """The owner of Atlantis, if they can use it and want to be asked."""
    owner = owner_of(state, EventCard.ATLANTIS)
    if owner is None or owner == state.resting:
        return None
    place = place_of(state, owner)
    return owner if place in SHIPS and has_room(state, other_ship(place)) else None


class Atlantis(TreasureMap):
    card: ClassVar = EventCard.ATLANTIS
    tells: ClassVar = (MapGiven, PawnSailed)
    phases: ClassVar = (Moment,)


CARD = Atlantis()
