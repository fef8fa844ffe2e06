"""buccaneers, as the core knows it."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, NamedTuple

from tortuga.core.chance import Chance
from tortuga.core.game import Game, Outcome, Seat, Told, Transition
from tortuga.games.buccaneers import acting, attacking, hunting, moving, placing, rolling
from tortuga.games.buccaneers.actions import BuccaneersAction
from tortuga.games.buccaneers.events import BuccaneersEvent, Story
from tortuga.games.buccaneers.imagine import imagine
from tortuga.games.buccaneers.notation import read_action, write_action
from tortuga.games.buccaneers.objections import objection
from tortuga.games.buccaneers.options import BuccaneersOptions, check_options
from tortuga.games.buccaneers.questions import BuccaneersQuestion
from tortuga.games.buccaneers.rounds import go_on, set_up
from tortuga.games.buccaneers.scoring import outcome_of
from tortuga.games.buccaneers.state import (
    Acting,
    BuccaneersState,
    Finished,
    Looking,
    Moving,
    Naming,
    Over,
    Rerolling,
    Rolling,
    Stealing,
    Taking,
)
from tortuga.games.buccaneers.statistics import BuccaneersTally
from tortuga.games.buccaneers.view import BuccaneersView, visible_finds, visible_stage
from tortuga.text import Message


class StageRules(NamedTuple):
    """Who chooses in a stage, what they are asked, what they may choose and what comes of it."""

    to_act: Callable[[Any], tuple[Seat, ...]]
    question: Callable[[BuccaneersState, Seat], BuccaneersQuestion]
    legal: Callable[[BuccaneersState, Seat], Sequence[Any]]
    apply: acting.Apply


def _actor(stage: Acting) -> tuple[Seat, ...]:
    return (stage.actor,)


STAGES: dict[type[Any], StageRules] = {
    Rolling: StageRules(lambda stage: stage.waiting, rolling.question, rolling.legal, rolling.apply),
    Naming: StageRules(
        lambda stage: stage.namers[:1], placing.naming_question, placing.legal_names, placing.name_skulls
    ),
    Rerolling: StageRules(
        lambda stage: (stage.seat,), placing.rerolling_question, placing.legal_open_keeps, placing.keep_openly
    ),
    Acting: StageRules(_actor, acting.question, acting.legal, acting.apply),
    Looking: StageRules(_actor, hunting.question, hunting.legal, acting.continued(hunting.keep_tile)),
    Stealing: StageRules(
        _actor, attacking.stealing_question, attacking.legal_steals, acting.continued(attacking.steal)
    ),
    Taking: StageRules(
        _actor, attacking.taking_question, attacking.legal_takes, acting.continued(attacking.take)
    ),
    Moving: StageRules(moving.still_moving, moving.question, moving.legal, moving.apply),
}


class Buccaneers(Game[BuccaneersOptions, BuccaneersState, BuccaneersAction, BuccaneersView]):
    id: ClassVar[str] = "buccaneers"
    seats: ClassVar[range] = range(2, 5)
    has_secrets: ClassVar[bool] = True
    options_type = BuccaneersOptions
    state_type = BuccaneersState
    view_type = BuccaneersView
    action_type = BuccaneersAction
    event_type = BuccaneersEvent
    question_type = BuccaneersQuestion

    def check(self, options: BuccaneersOptions, seats: int) -> None:
        check_options(options, seats)

    def setup(self, options: BuccaneersOptions, seats: int, chance: Chance) -> Transition[BuccaneersState]:
        story: Story = []
        return set_up(options, seats, chance, story), tuple(story)

    def to_act(self, state: BuccaneersState) -> tuple[Seat, ...]:
        stage = state.stage
        return () if isinstance(stage, Over) else STAGES[type(stage)].to_act(stage)

    def question(self, state: BuccaneersState, seat: Seat) -> BuccaneersQuestion:
        return STAGES[type(state.stage)].question(state, seat)

    def legal(self, state: BuccaneersState, seat: Seat) -> Sequence[BuccaneersAction]:
        rules = STAGES.get(type(state.stage))
        if rules is None or seat not in rules.to_act(state.stage):
            return ()
        return rules.legal(state, seat)

    def apply(
        self, state: BuccaneersState, seat: Seat, action: BuccaneersAction, chance: Chance
    ) -> Transition[BuccaneersState]:
        story: list[Told] = []
        state = STAGES[type(state.stage)].apply(state, seat, action, chance, story)
        if isinstance(state.stage, Finished):
            state = go_on(state, chance, story)
        return state, tuple(story)

    def outcome(self, state: BuccaneersState) -> Outcome | None:
        return outcome_of(state.stage) if isinstance(state.stage, Over) else None

    def view(self, state: BuccaneersState, seat: Seat | None) -> BuccaneersView:
        to_act = self.to_act(state)
        asked = self.question(state, seat) if seat is not None and seat in to_act else None
        return BuccaneersView(
            seat=seat,
            awaited=state.stage.movers if isinstance(state.stage, Moving) else to_act,
            asked=asked,
            outcome=self.outcome(state),
            options=state.options,
            round=state.round,
            first=state.first,
            boards=state.boards,
            bag=state.bag,
            centre=state.centre,
            bonus_left=state.bonus_left,
            pile=sum(state.pile),
            finds=visible_finds(state, seat),
            stage=visible_stage(state, seat),
        )

    def imagine(self, view: BuccaneersView, chance: Chance) -> BuccaneersState:
        return imagine(view, chance)

    def notate(self, action: BuccaneersAction) -> str:
        return write_action(action)

    def parse(self, text: str) -> BuccaneersAction:
        return read_action(text)

    def objection(self, view: BuccaneersView, action: BuccaneersAction) -> Message | None:
        return objection(view, action)

    def tally(self) -> BuccaneersTally:
        return BuccaneersTally()


GAME = Buccaneers()
