"""Acting: to do a deed or give it up, and the two deeds that move a marker."""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from tortuga.core.game import Question, Seat
from tortuga.core.notation import Choice, Form, Player
from tortuga.games.buccaneers.attacks import TARGET, defends, moved_to, space_of
from tortuga.games.buccaneers.components import Deed, Marker
from tortuga.games.buccaneers.events import Attacked, GaveUp, MarkerAdvanced
from tortuga.games.buccaneers.phases.doing import Doing
from tortuga.games.buccaneers.phases.looking import hunt
from tortuga.games.buccaneers.phases.stealing import begin_stealing
from tortuga.games.buccaneers.phases.taking import begin_taking
from tortuga.games.buccaneers.phases.words import because, deed_name
from tortuga.games.buccaneers.state import BuccaneersState, Step, set_board
from tortuga.text import Message

if TYPE_CHECKING:
    from tortuga.games.buccaneers.view import BuccaneersView


class Act(Choice, frozen=True):
    """Expand the fleet, recruit or hunt, as the rank allows."""

    form: ClassVar[Form] = Form("act")


class GiveUp(Choice, frozen=True):
    """Do nothing with the deed (B-ACT-4)."""

    form: ClassVar[Form] = Form("give up")


class Attack(Choice, frozen=True):
    """Board or raid this player."""

    form: ClassVar[Form] = Form("attack", Player("seat"))
    victim: Seat


class WhetherToAct(Question, frozen=True):
    answers: ClassVar = (Act, GiveUp)
    deed: Deed
    rank: int


class WhomToAttack(Question, frozen=True):
    answers: ClassVar = (Attack, GiveUp)
    deed: Deed
    rank: int


ACT_OR_NOT = (Act(), GiveUp())
MARKER = {Deed.FLEET: Marker.SHIP, Deed.RECRUIT: Marker.PIRATE}


class Acting(Doing, frozen=True):
    """The 1st or 2nd of a deed does it or gives it up."""

    questions: ClassVar = (WhetherToAct, WhomToAttack)

    def question(self, state: BuccaneersState, seat: Seat) -> WhetherToAct | WhomToAttack:
        kind = WhomToAttack if self.deed in TARGET else WhetherToAct
        return kind(self.deed, self.rank + 1)

    def legal(self, state: BuccaneersState, seat: Seat) -> Sequence[Act | Attack | GiveUp]:
        return _attacks(len(state.boards), seat, self.attacked) if self.deed in TARGET else ACT_OR_NOT

    def answer(self, step: Step, seat: Seat, action: Act | Attack | GiveUp) -> None:
        if isinstance(action, GiveUp):  # B-ACT-4: the dice stay and the ranks too
            step.tell(GaveUp(seat, self.deed))
        elif isinstance(action, Attack):
            self._attack(step, action.victim)
        elif self.deed in MARKER:
            self._advance(step)
        else:
            hunt(step, self)

    def _attack(self, step: Step, victim: Seat) -> None:
        defended = defends(step.state.boards[victim], self.deed)
        step.tell(Attacked(self.actor, victim, self.deed, defended))
        if self.rank == 0:
            begin_stealing(step, self, victim)
        else:
            begin_taking(step, self, victim)

    def _advance(self, step: Step) -> None:
        """B-FLEET-1, B-CREW-1: the ship or the pirate moves right, never past the last space."""
        state, seat, marker = step.state, self.actor, MARKER[self.deed]
        facts = state.options.facts
        steps = facts.steps_of_two if len(state.boards) == 2 else facts.steps[self.rank]
        board = state.boards[seat]
        space = min(space_of(board, marker) + steps, facts.spaces)
        set_board(step, seat, moved_to(board, marker, space))
        step.tell(MarkerAdvanced(seat, marker, space))

    def objection(self, view: "BuccaneersView", action: Act | Attack | GiveUp) -> Message | None:
        if not isinstance(action, Attack):
            return None
        if action.victim == view.seat:
            return because("attack-oneself")
        if action.victim == self.attacked:
            return because("attacked-already", deed=deed_name(self.deed))
        return because("no-such-player", seats=len(view.boards))


@cache
def _attacks(seats: int, seat: Seat, attacked: Seat | None) -> tuple[Attack | GiveUp, ...]:
    """Any opponent, for the 2nd other than the one the 1st attacked (B-BOARD-2, B-RAID-2), or nobody."""
    victims = [Attack(victim) for victim in range(seats) if victim not in (seat, attacked)]
    return (*victims, GiveUp())
