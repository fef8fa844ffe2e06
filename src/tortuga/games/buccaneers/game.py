"""buccaneers, as the core knows it."""

from typing import Any, ClassVar

from msgspec.structs import replace

from tortuga.core.chance import Chance
from tortuga.core.game import Outcome, Seat
from tortuga.core.phases import Phase, PhasedGame, choices_of, questions_of, union
from tortuga.games.buccaneers import rounds
from tortuga.games.buccaneers.events import BuccaneersEvent
from tortuga.games.buccaneers.imagine import imagine
from tortuga.games.buccaneers.landmarks import LANDMARKS
from tortuga.games.buccaneers.options import PRESETS, BuccaneersOptions, check_options
from tortuga.games.buccaneers.phases import PHASES, AnyPhase
from tortuga.games.buccaneers.phases.over import Over
from tortuga.games.buccaneers.state import BuccaneersState, Step
from tortuga.games.buccaneers.statistics import BuccaneersTally
from tortuga.games.buccaneers.view import BuccaneersView, covered_finds


class Buccaneers(PhasedGame[BuccaneersOptions, BuccaneersState, BuccaneersView]):
    id: ClassVar[str] = "buccaneers"
    seats: ClassVar[range] = range(2, 5)
    usual_seats: ClassVar[int | None] = 3
    has_secrets: ClassVar[bool] = True
    presets = PRESETS
    landmarks = LANDMARKS
    phases: ClassVar = PHASES
    options_type = BuccaneersOptions
    state_type = BuccaneersState
    view_type = BuccaneersView
    action_type = union(choices_of(phases))
    event_type = BuccaneersEvent
    question_type = union(questions_of(phases))

    def check(self, options: BuccaneersOptions, seats: int) -> None:
        check_options(options, seats)

    def deal(self, options: BuccaneersOptions, seats: int, chance: Chance) -> Step:
        return rounds.deal(options, seats, chance)

    def settle(self, step: Step) -> None:
        """Go on with the rolling, the acting or the moving, or from one to the next."""
        phase = step.state.phase
        rounds.AFTER[type(phase)](step, phase)

    def outcome(self, state: BuccaneersState) -> Outcome | None:
        phase = state.phase
        return phase.outcome if type(phase) is Over else None

    def resignable(self, options: BuccaneersOptions, seats: int) -> bool:
        """Among more than two it would decide between the others."""
        return seats == 2

    def view(self, state: BuccaneersState, seat: Seat | None) -> BuccaneersView:
        phase = state.phase
        covered: Any = phase.covered(state, seat)
        return BuccaneersView(
            seat=seat,
            awaited=phase.awaited(state),
            asked=phase.question(state, seat) if seat is not None and seat in phase.asks(state) else None,
            outcome=self.outcome(state),
            options=state.options,
            round=state.round,
            first=state.first,
            boards=state.boards,
            bag=state.bag,
            centre=state.centre,
            bonus_left=state.bonus_left,
            pile=sum(state.pile),
            finds=covered_finds(state, seat),
            phase=covered,
        )

    def open_view(self, state: BuccaneersState) -> BuccaneersView:
        assert isinstance(state.phase, AnyPhase)
        return replace(self.view(state, None), finds=state.finds, phase=state.phase)

    def phase_in(self, view: BuccaneersView) -> Phase:
        return view.phase

    def imagine(self, view: BuccaneersView, chance: Chance) -> BuccaneersState:
        return imagine(view, chance)

    def tally(self) -> BuccaneersTally:
        return BuccaneersTally()


GAME = Buccaneers()
