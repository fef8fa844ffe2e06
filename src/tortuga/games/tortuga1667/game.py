"""tortuga1667, as the core knows it."""

from collections.abc import Sequence
from typing import Any, ClassVar

from tortuga.core.chance import Chance
from tortuga.core.game import Game, Outcome, Seat, Told
from tortuga.games.tortuga1667.actions import AnyAction
from tortuga.games.tortuga1667.cards import ResolvingRules
from tortuga.games.tortuga1667.components import CAPACITY, TORTUGA, Loyalty
from tortuga.games.tortuga1667.deeds import ActingRules
from tortuga.games.tortuga1667.details import (
    BanishingRules,
    ForcedRules,
    ForcingRules,
    LookingRules,
    OverrulingRules,
    PointingRules,
    TurningRules,
)
from tortuga.games.tortuga1667.events import AnyEvent
from tortuga.games.tortuga1667.imagine import imagine_state
from tortuga.games.tortuga1667.marooning import DrinkingRules
from tortuga.games.tortuga1667.notation import read_action, write_action
from tortuga.games.tortuga1667.objections import objection
from tortuga.games.tortuga1667.options import Tortuga1667Options, check_options
from tortuga.games.tortuga1667.play import PhaseRules, Play
from tortuga.games.tortuga1667.questions import AnyQuestion
from tortuga.games.tortuga1667.setup import SettlingRules, StowingRules, deal
from tortuga.games.tortuga1667.spoils import PlunderingRules
from tortuga.games.tortuga1667.state import (
    Acting,
    Banishing,
    Drinking,
    Forced,
    Forcing,
    Looking,
    Moment,
    Overruling,
    Phase,
    Plundering,
    Pointing,
    Resolving,
    Settling,
    Stowing,
    Tortuga1667State,
    Turning,
    Voting,
)
from tortuga.games.tortuga1667.statistics import Tortuga1667Tally
from tortuga.games.tortuga1667.turns import MomentRules
from tortuga.games.tortuga1667.view import Tortuga1667View, view_of
from tortuga.games.tortuga1667.votes import VotingRules
from tortuga.text import Message

RULES: dict[type[Phase], PhaseRules[Any]] = {
    Stowing: StowingRules(),
    Settling: SettlingRules(),
    Moment: MomentRules(),
    Acting: ActingRules(),
    Looking: LookingRules(),
    Turning: TurningRules(),
    Pointing: PointingRules(),
    Forcing: ForcingRules(),
    Forced: ForcedRules(),
    Overruling: OverrulingRules(),
    Banishing: BanishingRules(),
    Plundering: PlunderingRules(),
    Drinking: DrinkingRules(),
    Resolving: ResolvingRules(),
    Voting: VotingRules(),
}

SIDES = tuple(Loyalty)
"""Who wins together."""


class Tortuga1667(Game[Tortuga1667Options, Tortuga1667State, AnyAction, Tortuga1667View]):
    id: ClassVar[str] = "tortuga1667"
    seats: ClassVar[range] = range(2, CAPACITY[TORTUGA] + 1)
    has_secrets: ClassVar[bool] = True
    options_type = Tortuga1667Options
    state_type = Tortuga1667State
    view_type = Tortuga1667View
    action_type = AnyAction
    event_type = AnyEvent
    question_type = AnyQuestion

    def check(self, options: Tortuga1667Options, seats: int) -> None:
        check_options(options, seats)

    def setup(
        self, options: Tortuga1667Options, seats: int, chance: Chance
    ) -> tuple[Tortuga1667State, tuple[Told, ...]]:
        play = deal(options, seats, chance)
        return play.state, tuple(play.told)

    def to_act(self, state: Tortuga1667State) -> tuple[Seat, ...]:
        phase = state.phase
        return RULES[type(phase)].asks(phase) if state.outcome is None else ()

    def question(self, state: Tortuga1667State, seat: Seat) -> AnyQuestion:
        return RULES[type(state.phase)].question(state, state.phase, seat)

    def legal(self, state: Tortuga1667State, seat: Seat) -> Sequence[AnyAction]:
        if state.outcome is not None:
            return ()
        rules = RULES[type(state.phase)]
        return rules.legal(state, state.phase, seat) if seat in rules.asks(state.phase) else ()

    def overdue(self, state: Tortuga1667State, seat: Seat) -> Sequence[AnyAction]:
        return RULES[type(state.phase)].overdue(state, state.phase, seat)

    def apply(
        self, state: Tortuga1667State, seat: Seat, action: AnyAction, chance: Chance
    ) -> tuple[Tortuga1667State, tuple[Told, ...]]:
        play = Play(state, chance)
        RULES[type(state.phase)].answer(play, state.phase, seat, action)
        return play.state, tuple(play.told)

    def outcome(self, state: Tortuga1667State) -> Outcome | None:
        return state.outcome

    def sides(self, state: Tortuga1667State) -> tuple[int, ...]:
        """By the Loyalty cards held now: British 0, French 1, Dutch 2."""
        return tuple([SIDES.index(loyalty) for loyalty in state.loyalties])

    def view(self, state: Tortuga1667State, seat: Seat | None) -> Tortuga1667View:
        acting = self.to_act(state)
        # While a vote runs, nobody else learns who has already voted.
        awaited = state.phase.voters if isinstance(state.phase, Voting) else acting
        asked = self.question(state, seat) if seat is not None and seat in acting else None
        return view_of(state, seat, awaited, asked)

    def imagine(self, view: Tortuga1667View, chance: Chance) -> Tortuga1667State:
        return imagine_state(view, chance)

    def notate(self, action: AnyAction) -> str:
        return write_action(action)

    def parse(self, text: str) -> AnyAction:
        return read_action(text)

    def objection(self, view: Tortuga1667View, action: AnyAction) -> Message | None:
        return objection(view, action)

    def tally(self) -> Tortuga1667Tally:
        return Tortuga1667Tally()


GAME = Tortuga1667()
