"""The course of a match: what comes when a choice has had its whole effect (S-TURN-1, S-SETUP-7)."""

from msgspec.structs import replace

from tortuga.core.game import Seat
from tortuga.core.tuples import with_item
from tortuga.games.tortuga1667.cards.atlantis import Moment, may_sail
from tortuga.games.tortuga1667.components import DUTCHMAN, ROGER, TORTUGA
from tortuga.games.tortuga1667.ending import check_lead
from tortuga.games.tortuga1667.event_line import come_round, put_away
from tortuga.games.tortuga1667.events import TurnBegan, TurnSkipped
from tortuga.games.tortuga1667.phases.acting import Acting
from tortuga.games.tortuga1667.phases.settling import Settling
from tortuga.games.tortuga1667.phases.stowing import Stowing
from tortuga.games.tortuga1667.state import Step


def deeds_per_turn(seats: int) -> int:
    """S-TURN-1: with two players there are two deeds in a turn."""
    return 2 if seats == 2 else 1


def settle(step: Step) -> None:
    """Nobody is asked any more. After the set-up the first turn comes, after the moment before a turn that
    turn; everything else was a deed."""
    over = type(step.state.phase)
    if over is Stowing or over is Settling:
        _first_turn(step)
    elif over is Moment:
        come_round(step)
        _begin(step, step.state.turn)
    else:
        _end_deed(step)


def _first_turn(step: Step) -> None:
    """S-SETUP-7: the Roger's captain begins; failing one the Dutchman's, failing both the Governor."""
    lines = step.state.lines
    _begin(step, next(lines[place][0] for place in (ROGER, DUTCHMAN, TORTUGA) if lines[place]))


def _begin(step: Step, seat: Seat) -> None:
    state, deeds = step.state, deeds_per_turn(step.state.seats)
    step.tell(TurnBegan(seat))
    step.reach(replace(state, turn=seat, deeds_left=deeds, turns=state.turns + 1, phase=Acting(seat)))


def _end_deed(step: Step) -> None:
    """The deed has had its complete effect: tidy up, and go on with the turn or the next one."""
    put_away(step)
    check_lead(step)
    if step.rests:  # sudden death has struck
        return
    come_round(step)
    state = step.state
    if state.deeds_left > 1:
        step.reach(replace(state, deeds_left=state.deeds_left - 1, phase=Acting(state.turn)))
    else:
        _come_up(step, (state.turn + 1) % state.seats)


def _come_up(step: Step, seat: Seat) -> None:
    """The turn of a seat comes up; where it is skipped (S-CARD-SCURVY), the next one does."""
    while True:
        if step.state.resting == seat:
            step.change(resting=None)
        if not step.state.skips[seat]:
            break
        step.change(skips=with_item(step.state.skips, seat, False))
        step.tell(TurnSkipped(seat))
        seat = (seat + 1) % step.state.seats
    owner = may_sail(step.state)
    if owner is None:
        _begin(step, seat)
    else:
        deeds = deeds_per_turn(step.state.seats)
        step.reach(replace(step.state, turn=seat, deeds_left=deeds, phase=Moment(owner)))
