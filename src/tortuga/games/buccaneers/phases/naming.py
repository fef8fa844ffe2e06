"""Naming: the deeds of skulls that were kept alone."""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Self

from msgspec.structs import replace

from tortuga.core.chance import Chance
from tortuga.core.game import Question, Seat
from tortuga.core.notation import Choice, Form, OneOf
from tortuga.core.phases import Phase
from tortuga.core.tuples import with_item
from tortuga.games.buccaneers.components import DEEDS, Deed, Die
from tortuga.games.buccaneers.dice import boarding_room, placed, raid_room, room
from tortuga.games.buccaneers.events import SkullsNamed
from tortuga.games.buccaneers.phases.stuck import Stuck, covered_stuck, imagined_stuck
from tortuga.games.buccaneers.phases.words import because, deed_name
from tortuga.games.buccaneers.state import BuccaneersState, Step
from tortuga.text import Message

if TYPE_CHECKING:
    from tortuga.games.buccaneers.view import BuccaneersView


class Name(Choice, frozen=True):
    """Name the deed that skulls kept alone take (B-ROLL-4)."""

    form: ClassVar[Form] = Form("name", OneOf(Deed, "deed"))
    deed: Deed


class WhichDeed(Question, frozen=True):
    """Which deed skulls kept alone take."""

    answers: ClassVar = (Name,)
    dice: tuple[Die, ...]


NAMES = tuple(Name(deed) for deed in DEEDS)


class Naming(Phase, frozen=True):
    """Players who kept skulls alone name their deeds, one after the other (B-ROLL-4)."""

    questions: ClassVar = (WhichDeed,)
    roll: int
    namers: tuple[Seat, ...]
    skulls: tuple[tuple[Die, ...], ...]
    """The skulls of each of them."""
    stuck: tuple[Stuck, ...]

    def asks(self, state: BuccaneersState) -> tuple[Seat, ...]:
        return self.namers[:1]

    def question(self, state: BuccaneersState, seat: Seat) -> WhichDeed:
        return WhichDeed(self.skulls[0])

    def legal(self, state: BuccaneersState, seat: Seat) -> Sequence[Name]:
        """The deeds with room for all the skulls (B-ROLL-5)."""
        board, facts, skulls = state.boards[seat], state.options.facts, len(self.skulls[0])
        return _names(boarding_room(board, facts) >= skulls, raid_room(board, facts) >= skulls)

    def answer(self, step: Step, seat: Seat, action: Name) -> None:
        step.tell(SkullsNamed(seat, action.deed, self.skulls[0]))
        state, rest = step.state, Naming(self.roll, self.namers[1:], self.skulls[1:], self.stuck)
        board = placed(state.boards[seat], self.skulls[0], action.deed)
        step.reach(replace(state, boards=with_item(state.boards, seat, board), phase=rest))

    def objection(self, view: "BuccaneersView", action: Name) -> Message | None:
        free = room(view.own_board, action.deed, view.options.facts)
        return because("no-room", deed=deed_name(action.deed), free=free, dice=len(self.skulls[0]))

    def covered(self, state: BuccaneersState, seat: Seat | None) -> Self:
        return replace(self, stuck=covered_stuck(self.stuck, seat)) if self.stuck else self

    def imagined(self, view: "BuccaneersView", chance: Chance) -> Self:
        return replace(self, stuck=imagined_stuck(self.stuck, view, chance))


@cache
def _names(boarding: bool, raid: bool) -> tuple[Name, ...]:
    """Any deed, but for boarding and raid where they have no room."""
    full = {deed for deed, fits in ((Deed.BOARDING, boarding), (Deed.RAID, raid)) if not fits}
    return tuple([name for name in NAMES if name.deed not in full])
