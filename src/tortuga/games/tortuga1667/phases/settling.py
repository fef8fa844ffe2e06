"""S-OPT-6: pawns are drawn one by one, and each takes any free place of a ship or of Tortuga."""

from collections.abc import Iterator
from typing import Annotated, ClassVar, TypeAlias

from msgspec import Meta

from tortuga.core.game import Question, Seat
from tortuga.core.notation import Choice, Form, Number
from tortuga.core.tuples import with_item
from tortuga.games.tortuga1667.choosing import MOST_PLAYERS, PLACE, Asking, TableView, no
from tortuga.games.tortuga1667.components import BOATS, CAPACITY, INDEX, PLACES, SHIPS, TORTUGA, Place
from tortuga.games.tortuga1667.events import PawnDrawn, PawnSettled
from tortuga.games.tortuga1667.state import NOBODY, Step, Tortuga1667State
from tortuga.text import Message

ON_LAND = (*SHIPS, TORTUGA)
"""Where a match can begin."""

Spots: TypeAlias = tuple[tuple[int, ...], ...]
NOBODY_SETTLED: Spots = tuple((NOBODY,) * CAPACITY[place] for place in ON_LAND)


class Settle(Choice, frozen=True):
    """Begin on this place of a ship or of Tortuga. S-OPT-6"""

    place: Place
    position: Annotated[int, Meta(ge=1)]
    form: ClassVar[Form] = Form("settle", PLACE, Number("position", 1, MOST_PLAYERS))


class SettlePawn(Question, frozen=True):
    answers: ClassVar = (Settle,)


class Settling(Asking, frozen=True):
    """The player whose pawn was drawn chooses a place. S-OPT-6"""

    spots: Spots
    """Who stands on each place of the ships and of Tortuga before the lines close up, or NOBODY."""
    questions: ClassVar = (SettlePawn,)

    def question(self, state: Tortuga1667State, seat: Seat) -> SettlePawn:
        return SettlePawn()

    def legal(self, state: Tortuga1667State, seat: Seat) -> tuple[Settle, ...]:
        return tuple(Settle(PLACES[place], position) for place, position in self.free())

    def free(self) -> Iterator[tuple[int, int]]:
        """Places and positions where nobody stands."""
        for place in ON_LAND:
            for position, seat in enumerate(self.spots[place], 1):
                if seat == NOBODY:
                    yield place, position

    def answer(self, step: Step, seat: Seat, action: Settle) -> None:
        place = INDEX[action.place]
        step.tell(PawnSettled(seat, action.place, action.position))
        spots = with_item(self.spots[place], action.position - 1, seat)
        draw_pawn(step, with_item(self.spots, place, spots))

    def objection(self, view: TableView, action: Settle) -> Message:
        place = INDEX[action.place]
        on_land = place in ON_LAND and action.position <= CAPACITY[place]
        return no("place-taken") if on_land else no("no-such-place")


def draw_pawn(step: Step, spots: Spots) -> None:
    """The next pawn is drawn; when all stand somewhere, the lines close up."""
    settled = {seat for spot in spots for seat in spot}
    waiting = [seat for seat in range(step.state.seats) if seat not in settled]
    if waiting:
        seat = step.chance.about("pawns").pick(waiting)
        step.tell(PawnDrawn(seat))
        step.ask(Settling(seat, spots))
        return
    lines = tuple(tuple(seat for seat in spot if seat != NOBODY) for spot in spots)
    step.change(lines=(*lines, *((),) * len(BOATS)))
