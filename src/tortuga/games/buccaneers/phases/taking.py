"""Taking: the 2nd of an attack takes a chest from the central island."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from tortuga.core.game import Question, Seat
from tortuga.core.notation import Choice, Form, OneOf
from tortuga.games.buccaneers.attacks import after_attack, push_back
from tortuga.games.buccaneers.chests import add_chest
from tortuga.games.buccaneers.components import Chest, Deed
from tortuga.games.buccaneers.events import ChestTaken
from tortuga.games.buccaneers.phases.doing import Doing
from tortuga.games.buccaneers.phases.words import no_such_chest
from tortuga.games.buccaneers.state import BuccaneersState, Step
from tortuga.text import Message

if TYPE_CHECKING:
    from tortuga.games.buccaneers.view import BuccaneersView


class Take(Choice, frozen=True):
    """Take this chest from the central island (B-BOARD-2)."""

    form: ClassVar[Form] = Form("take", OneOf(Chest, "chest"))
    chest: Chest


class WhatToTake(Question, frozen=True):
    answers: ClassVar = (Take,)
    deed: Deed


TAKES = {chest: Take(chest) for chest in Chest}


class Taking(Doing, frozen=True, kw_only=True):
    """The 2nd, after the attack, chooses a chest of the central island."""

    questions: ClassVar = (WhatToTake,)
    victim: Seat

    def asks(self, state: BuccaneersState) -> tuple[Seat, ...]:
        return (self.actor,) if len(state.centre) > 1 else ()

    def question(self, state: BuccaneersState, seat: Seat) -> WhatToTake:
        return WhatToTake(self.deed)

    def legal(self, state: BuccaneersState, seat: Seat) -> Sequence[Take]:
        return tuple([TAKES[chest] for chest in state.centre])

    def answer(self, step: Step, seat: Seat, action: Take) -> None:
        self.take(step, (action.chest,))

    def take(self, step: Step, chests: tuple[Chest, ...]) -> None:
        """One chest, or none from an empty island."""
        for chest in chests:
            step.tell(ChestTaken(self.actor, chest))
            add_chest(step, self.actor, chest)
            centre = tuple([other for other in step.state.centre if other is not chest])
            step.state = replace(step.state, centre=centre)
        after_attack(step, self.deed, self.actor, self.victim)

    def objection(self, view: "BuccaneersView", action: Take) -> Message | None:
        return no_such_chest(action.chest, view.centre)


def begin_taking(step: Step, acting: Doing, victim: Seat) -> None:
    """B-BOARD-2: first the markers, then the island. B-BOARD-3: the 2nd must take a chest if there is one."""
    push_back(step, acting.deed, acting.actor, victim)
    taking = Taking(acting.deed, acting.actors, acting.rank, acting.attacked, victim=victim)
    step.ask(taking)
    if not step.rests:
        taking.take(step, step.state.centre)
