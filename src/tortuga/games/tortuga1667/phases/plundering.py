"""S-VOTE-3: what an attack comes to; if it is won, the captain may take a treasure into a hold of choice."""

from functools import cache
from typing import ClassVar

from tortuga.core.game import Question, Seat
from tortuga.core.notation import After, Choice, Form
from tortuga.games.tortuga1667.choosing import HOLD, Asking, Decline, Detail, TableView, hold_empty, no
from tortuga.games.tortuga1667.components import BRITISH, FRENCH, NATIONS, PLACES, Nation, Place, VoteFact
from tortuga.games.tortuga1667.events import AttackDecided, PlunderDeclined, TreasurePlundered
from tortuga.games.tortuga1667.state import Step, Tortuga1667State, hold, other_ship, place_of
from tortuga.text import Message


class Plunder(Detail, frozen=True):
    """A treasure into this hold: from that hold of the other ship, or (None) from the Galleon."""

    into: Nation
    source: Nation | None = None
    form: ClassVar[Form] = Form("plunder", HOLD, After("from", HOLD, "from"))


class PlunderTreasure(Question, frozen=True):
    ship: Place | None
    """The ship to plunder; None: the Galleon."""
    answers: ClassVar = (Plunder, Decline)


def attack(step: Step, caller: Seat, shown: tuple[VoteFact, ...]) -> None:
    """It takes a cannon, and a torch that no water has put out; and there must be something to take."""
    cannons = sum([fact.cannons for fact in shown])
    torches = sum([fact.torches for fact in shown])
    waters = sum([fact.waters for fact in shown])
    won = cannons > 0 and torches > waters
    step.tell(AttackDecided(caller, won, cannons, torches, waters))
    if won and _sources(step.state, caller):
        step.ask(Plundering(caller))


def _sources(state: Tortuga1667State, captain: Seat) -> tuple[Nation | None, ...]:
    """Whence to take: the Galleon (None), and once that is empty the holds of the other ship."""
    if state.galleon:
        return (None,)
    prey = other_ship(place_of(state, captain))
    return tuple(NATIONS[nation] for nation in (BRITISH, FRENCH) if state.holds[hold(prey, nation)])


@cache
def _choices(sources: tuple[Nation | None, ...]) -> tuple[Choice, ...]:
    return (*(Plunder(into, source) for source in sources for into in NATIONS), Decline())


class Plundering(Asking, frozen=True):
    """The attack is won; the captain may take a treasure. S-VOTE-3"""

    questions: ClassVar = (PlunderTreasure,)

    def question(self, state: Tortuga1667State, seat: Seat) -> PlunderTreasure:
        return PlunderTreasure(None if state.galleon else PLACES[other_ship(place_of(state, seat))])

    def legal(self, state: Tortuga1667State, seat: Seat) -> tuple[Choice, ...]:
        return _choices(_sources(state, seat))

    def answer(self, step: Step, seat: Seat, action: Plunder | Decline) -> None:
        if isinstance(action, Plunder):
            self._take(step, seat, action)
        else:
            step.tell(PlunderDeclined(seat))

    def _take(self, step: Step, seat: Seat, action: Plunder) -> None:
        ship, holds = place_of(step.state, seat), list(step.state.holds)
        if action.source is None:
            step.change(galleon=step.state.galleon - 1)
        else:
            holds[hold(other_ship(ship), NATIONS.index(action.source))] -= 1
        holds[hold(ship, NATIONS.index(action.into))] += 1
        step.change(holds=tuple(holds))
        step.tell(TreasurePlundered(seat, PLACES[ship], action.into, action.source))

    def objection(self, view: TableView, action: Plunder) -> Message:
        if view.galleon:
            return no("galleon-first")
        return no("galleon-empty") if action.source is None else hold_empty(action.source)
