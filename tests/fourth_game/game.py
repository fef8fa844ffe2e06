"""A toy game of phases: all hide a hand of shells in secret, then the leader guesses; three rounds.

Whoever guesses how many shells there are scores; whoever scores twice wins at once.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import ClassVar, Self, TypeAlias

from msgspec.structs import replace

from tortuga.core.chance import Chance
from tortuga.core.game import Event, Options, Outcome, Question, Seat, View
from tortuga.core.notation import After, Choice, Form, Number, OneOf
from tortuga.core.phases import GameStep, Phase, PhasedGame, PhasedState, choices_of, questions_of, union
from tortuga.text import Message

MOST = 2


class Mood(StrEnum):
    BOLD = "bold"
    SHY = "shy"


class ShellsOptions(Options, frozen=True):
    rounds: int = 3


class ShellsState(PhasedState, frozen=True, kw_only=True):
    options: ShellsOptions
    scores: tuple[int, ...]
    round: int = 1
    shells: tuple[int, ...] = ()


Step: TypeAlias = GameStep[ShellsState]


class Shown(Event, frozen=True):
    reveals: ClassVar[bool] = True
    shells: tuple[int, ...]


class Hidden(Event, frozen=True):
    shells: int


class Guessed(Event, frozen=True):
    seat: Seat
    shells: int


# Hiding


class Hide(Choice, frozen=True):
    shells: int
    form: ClassVar[Form] = Form("hide", Number("shells", 0, MOST))


class HowMany(Question, frozen=True):
    round: int
    answers: ClassVar = (Hide,)


class Hiding(Phase, frozen=True):
    shells: tuple[int | None, ...]
    waiting: tuple[Seat, ...]
    questions: ClassVar = (HowMany,)

    def asks(self, state: ShellsState) -> tuple[Seat, ...]:
        return self.waiting

    def question(self, state: ShellsState, seat: Seat) -> HowMany:
        return HowMany(state.round)

    def legal(self, state: ShellsState, seat: Seat) -> Sequence[Hide]:
        return [Hide(shells) for shells in range(MOST + 1)]

    def answer(self, step: Step, seat: Seat, action: Hide) -> None:
        step.whisper(seat, Hidden(action.shells))
        shells = (*self.shells[:seat], action.shells, *self.shells[seat + 1 :])
        waiting = tuple(other for other in self.waiting if other != seat)
        step.ask(Hiding(shells, waiting))

    def objection(self, view: "ShellsView", action: Hide) -> Message | None:
        return Message("shells-objection-too-many", {"shells": action.shells})

    def covered(self, state: ShellsState, seat: Seat | None) -> Self:
        shells = tuple(held if of == seat else None for of, held in enumerate(self.shells))
        return replace(self, shells=shells)

    def imagined(self, view: "ShellsView", chance: Chance) -> Self:
        shells = [
            chance.below(MOST + 1) if held is None and of not in self.waiting else held
            for of, held in enumerate(self.shells)
        ]
        return replace(self, shells=tuple(shells))


# Guessing


class Guess(Choice, frozen=True):
    shells: int
    mood: Mood | None = None
    form: ClassVar[Form] = Form("dare say", Number("shells", 0), After("being", OneOf(Mood, "mood"), "being"))


class WhatSum(Question, frozen=True):
    answers: ClassVar = (Guess,)


class Guessing(Phase, frozen=True):
    seat: Seat
    questions: ClassVar = (WhatSum,)

    def asks(self, state: ShellsState) -> tuple[Seat, ...]:
        return (self.seat,)

    def question(self, state: ShellsState, seat: Seat) -> WhatSum:
        return WhatSum()

    def legal(self, state: ShellsState, seat: Seat) -> Sequence[Guess]:
        return [Guess(shells) for shells in range(MOST * len(state.shells) + 1)]

    def overdue(self, state: ShellsState, seat: Seat) -> Sequence[Guess]:
        return [Guess(0)]

    def answer(self, step: Step, seat: Seat, action: Guess) -> None:
        step.tell(Guessed(seat, action.shells))
        step.tell(Shown(step.state.shells))
        scores = step.state.scores
        hit = action.shells == sum(step.state.shells)
        step.change(scores=(*scores[:seat], scores[seat] + hit, *scores[seat + 1 :]))


class Over(Phase, frozen=True):
    pass


AnyPhase: TypeAlias = Hiding | Guessing | Over


class ShellsView(View, frozen=True, kw_only=True):
    options: ShellsOptions
    asked: HowMany | WhatSum | None
    scores: tuple[int, ...]
    round: int
    own: int | None
    """The shells in the own hand while somebody guesses."""
    phase: AnyPhase


class Shells(PhasedGame[ShellsOptions, ShellsState, ShellsView]):
    id: ClassVar[str] = "shells"
    seats: ClassVar[range] = range(2, 5)
    has_secrets: ClassVar[bool] = True
    phases: ClassVar = (Hiding, Guessing, Over)
    options_type = ShellsOptions
    state_type = ShellsState
    view_type = ShellsView
    action_type = union(choices_of(phases))
    event_type = Shown | Hidden | Guessed
    question_type = union(questions_of(phases))

    def deal(self, options: ShellsOptions, seats: int, chance: Chance) -> Step:
        hiding = Hiding((None,) * seats, tuple(range(seats)))
        step = Step(ShellsState(options=options, scores=(0,) * seats, phase=hiding), chance)
        step.ask(hiding)
        return step

    def settle(self, step: Step) -> None:
        state = step.state
        if isinstance(state.phase, Hiding):
            shells = tuple(held or 0 for held in state.phase.shells)
            step.change(shells=shells)
            step.ask(Guessing((state.round - 1) % len(shells)))
        elif state.round == state.options.rounds or max(state.scores) > 1:
            step.end(Over())
        else:
            seats = range(len(state.scores))
            step.change(round=state.round + 1, shells=())
            step.ask(Hiding((None,) * len(seats), tuple(seats)))

    def outcome(self, state: ShellsState) -> Outcome | None:
        if not isinstance(state.phase, Over):
            return None
        best = max(state.scores)
        return Outcome(tuple(seat for seat, score in enumerate(state.scores) if score == best), "most")

    def view(self, state: ShellsState, seat: Seat | None) -> ShellsView:
        phase = state.phase.covered(state, seat)
        assert isinstance(phase, AnyPhase)
        asks = self.to_act(state)
        return ShellsView(
            seat=seat,
            options=state.options,
            awaited=state.phase.awaited(state),
            asked=state.phase.question(state, seat) if seat is not None and seat in asks else None,
            outcome=self.outcome(state),
            scores=state.scores,
            round=state.round,
            own=state.shells[seat] if seat is not None and state.shells else None,
            phase=phase,
        )

    def phase_in(self, view: ShellsView) -> Phase:
        return view.phase

    def imagine(self, view: ShellsView, chance: Chance) -> ShellsState:
        shells = tuple(
            view.own if seat == view.seat else chance.below(MOST + 1) for seat in range(len(view.scores))
        )
        return ShellsState(
            options=view.options,
            scores=view.scores,
            round=view.round,
            shells=tuple(held or 0 for held in shells) if isinstance(view.phase, Guessing) else (),
            phase=view.phase.imagined(view, chance),
        )


GAME = Shells()
