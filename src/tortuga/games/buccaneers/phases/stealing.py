"""Stealing: the 1st of an attack takes a chest from the victim."""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Annotated, ClassVar, TypeAlias

from msgspec import Meta
from msgspec.structs import replace

from tortuga.core.game import Question, Seat
from tortuga.core.notation import Choice, Form, Number
from tortuga.games.buccaneers.attacks import TARGET, after_attack, push_back
from tortuga.games.buccaneers.chests import add_chest, chests_in
from tortuga.games.buccaneers.components import Chest, Deed
from tortuga.games.buccaneers.events import ChestStolen
from tortuga.games.buccaneers.phases.doing import Doing
from tortuga.games.buccaneers.phases.words import because
from tortuga.games.buccaneers.state import Board, BuccaneersState, Step, set_board
from tortuga.text import Message

if TYPE_CHECKING:
    from tortuga.games.buccaneers.view import BuccaneersView

Place: TypeAlias = Annotated[int, Meta(ge=1, title="Place")]
"""A place of a zone, counted from 1 at the left."""


class Steal(Choice, frozen=True):
    """Take the chest at this place of the victim's zone (B-BOARD-1)."""

    form: ClassVar[Form] = Form("steal", Number("place"))
    place: Place


class WhatToSteal(Question, frozen=True):
    answers: ClassVar = (Steal,)
    deed: Deed
    victim: Seat


class Stealing(Doing, frozen=True, kw_only=True):
    """The 1st chooses a chest of the player under attack."""

    questions: ClassVar = (WhatToSteal,)
    victim: Seat

    def asks(self, state: BuccaneersState) -> tuple[Seat, ...]:
        """Chests of one colour leave nothing to choose, as all can see."""
        return (self.actor,) if len(set(self.chests(state.boards))) > 1 else ()

    def question(self, state: BuccaneersState, seat: Seat) -> WhatToSteal:
        return WhatToSteal(self.deed, self.victim)

    def legal(self, state: BuccaneersState, seat: Seat) -> Sequence[Steal]:
        """Every place: chests of one colour apart from each other leave different rows behind."""
        return _steals(len(self.chests(state.boards)))

    def answer(self, step: Step, seat: Seat, action: Steal) -> None:
        self.steal(step, action.place)

    def steal(self, step: Step, place: int) -> None:
        """B-BOARD-1, B-RAID-1: a chest of the victim's to the own island zone; the gap closes to the left."""
        chests, zone = self.chests(step.state.boards), TARGET[self.deed].zone
        if chests:
            chest = chests[place - 1]
            step.tell(ChestStolen(self.actor, self.victim, chest, zone))
            left = replace(step.state.boards[self.victim], **{zone: chests[: place - 1] + chests[place:]})
            set_board(step, self.victim, left)
            add_chest(step, self.actor, chest)
        push_back(step, self.deed, self.actor, self.victim)
        after_attack(step, self.deed, self.actor, self.victim)

    def objection(self, view: "BuccaneersView", action: Steal) -> Message | None:
        return because("no-such-place", place=action.place, chests=len(self.chests(view.boards)))

    def chests(self, boards: tuple[Board, ...]) -> tuple[Chest, ...]:
        """What there is to steal."""
        return chests_in(boards[self.victim], TARGET[self.deed].zone)


def begin_stealing(step: Step, acting: Doing, victim: Seat) -> None:
    stealing = Stealing(acting.deed, acting.actors, acting.rank, victim=victim)
    step.ask(stealing)
    if not step.rests:
        stealing.steal(step, 1)


@cache
def _steals(chests: int) -> tuple[Steal, ...]:
    return tuple(Steal(place) for place in range(1, chests + 1))
