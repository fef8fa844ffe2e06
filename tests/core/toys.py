"""Fists: a tiny game with everything that is hard about games.

Each round all show one to three fingers at once, in secret; the sum says who leads. The leader turns the
top card of a hidden deck and adds a die; until then anyone may, once in the match, double the stake out
of turn and peek at the card. Who holds the charm may show three fingers.
"""

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import ClassVar, TypeAlias, TypeVar

from msgspec.structs import replace

from tortuga.core.chance import Chance
from tortuga.core.errors import NotationError, OptionError
from tortuga.core.game import (
    Action,
    Event,
    Game,
    Options,
    Outcome,
    Question,
    Seat,
    State,
    Told,
    Transition,
    View,
)
from tortuga.core.match import Match
from tortuga.text import Message

T = TypeVar("T")

CARDS = (1, 2, 3, 4, 5, 6)
CHARM = 3
"""The fingers that only the holder of a charm may show."""


class Suit(StrEnum):
    SMALL = "small"
    VERY_BIG = "very_big"


class FistsOptions(Options, frozen=True):
    rounds: int = 2
    patient: bool = False
    """When time is up: show one finger rather than any number."""


class Show(Action, frozen=True):
    fingers: int


class Double(Action, frozen=True):
    """Double the stake and peek at the top card."""


class Take(Action, frozen=True):
    """Turn the top card."""


FistsAction: TypeAlias = Show | Double | Take


class HowMany(Question, frozen=True):
    round: int


class WhetherToDouble(Question, frozen=True):
    """May be left unanswered: it closes with the round."""

    round: int
    leader: Seat


class TimeToTake(Question, frozen=True):
    round: int


class Dealt(Event, frozen=True):
    """To one seat: whether it holds a charm."""

    charm: bool


class Revealed(Event, frozen=True):
    reveals: ClassVar[bool] = True
    fingers: tuple[int, ...]
    leader: Seat


class Doubled(Event, frozen=True):
    player: Seat


class Peeked(Event, frozen=True):
    """To one seat: the top card."""

    reveals: ClassVar[bool] = True
    card: int


class Taken(Event, frozen=True):
    reveals: ClassVar[bool] = True
    player: Seat
    card: int
    die: int
    suit: Suit


FistsEvent: TypeAlias = Dealt | Revealed | Doubled | Peeked | Taken


class FistsState(State, frozen=True):
    options: FistsOptions
    deck: tuple[int, ...]
    charms: tuple[bool, ...]
    shown: tuple[int | None, ...]
    points: tuple[int, ...]
    proven: tuple[bool, ...]
    """Who has shown three fingers already, so that all know of the charm."""
    doubled: tuple[bool, ...]
    peeked: tuple[bool, ...]
    """Who knows the top card."""
    stake: int = 1
    round: int = 1


class FistsView(View, frozen=True, kw_only=True):
    asked: HowMany | WhetherToDouble | TimeToTake | None
    options: FistsOptions
    charm: bool | None
    shown: tuple[int | None, ...]
    top: int | None
    taken: tuple[int, ...]
    points: tuple[int, ...]
    proven: tuple[bool, ...]
    doubled: tuple[bool, ...]
    peeked: tuple[bool, ...]
    stake: int
    round: int


class Fists(Game[FistsOptions, FistsState, FistsAction, FistsView]):
    id: ClassVar[str] = "fists"
    seats: ClassVar[range] = range(2, 5)
    has_secrets: ClassVar[bool] = True
    options_type = FistsOptions
    state_type = FistsState
    view_type = FistsView
    action_type = FistsAction
    event_type = FistsEvent
    question_type = HowMany | WhetherToDouble | TimeToTake

    def check(self, options: FistsOptions, seats: int) -> None:
        if not 1 <= options.rounds <= len(CARDS):
            raise OptionError("rounds", f"from 1 to {len(CARDS)}")

    def setup(self, options: FistsOptions, seats: int, chance: Chance) -> Transition[FistsState]:
        deck = chance.shuffled(CARDS)
        charms = tuple(chance.below(2) == 1 for _ in range(seats))
        nobody, nothing = (False,) * seats, (0,) * seats
        state = FistsState(options, deck, charms, (None,) * seats, nothing, nobody, nobody, nobody)
        return state, tuple(Told(Dealt(charm), (seat,)) for seat, charm in enumerate(charms))

    def to_act(self, state: FistsState) -> tuple[Seat, ...]:
        if self.outcome(state) is not None:
            return ()
        if None in state.shown:
            return tuple(seat for seat, fingers in enumerate(state.shown) if fingers is None)
        leader = leader_of(state)
        return tuple(seat for seat, used in enumerate(state.doubled) if seat == leader or not used)

    def question(self, state: FistsState, seat: Seat) -> HowMany | WhetherToDouble | TimeToTake:
        if None in state.shown:
            return HowMany(state.round)
        leader = leader_of(state)
        return TimeToTake(state.round) if seat == leader else WhetherToDouble(state.round, leader)

    def legal(self, state: FistsState, seat: Seat) -> Sequence[FistsAction]:
        if seat not in self.to_act(state):
            return ()
        if None in state.shown:
            return [Show(fingers) for fingers in range(1, CHARM + state.charms[seat])]
        return [Take()] if seat == leader_of(state) else [Double()]

    def overdue(self, state: FistsState, seat: Seat) -> Sequence[FistsAction]:
        legal = self.legal(state, seat)
        return legal[:1] if state.options.patient else legal

    def apply(
        self, state: FistsState, seat: Seat, action: FistsAction, chance: Chance
    ) -> Transition[FistsState]:
        if isinstance(action, Show):
            return show(state, seat, action.fingers)
        return double(state, seat) if isinstance(action, Double) else take(state, seat, chance)

    def outcome(self, state: FistsState) -> Outcome | None:
        if state.round <= state.options.rounds:
            return None
        most = max(state.points)
        winners = tuple(seat for seat, points in enumerate(state.points) if points == most)
        return Outcome(winners, "points", state.points)

    def view(self, state: FistsState, seat: Seat | None) -> FistsView:
        acting, showing = self.to_act(state), None in state.shown
        mine = [fingers if at == seat or not showing else None for at, fingers in enumerate(state.shown)]
        awaited: tuple[Seat, ...] = ()
        if acting:
            awaited = tuple(range(len(state.points))) if showing else (leader_of(state),)
        return FistsView(
            seat=seat,
            awaited=awaited,
            asked=self.question(state, seat) if seat is not None and seat in acting else None,
            outcome=self.outcome(state),
            options=state.options,
            charm=None if seat is None else state.charms[seat],
            shown=tuple(mine),
            top=state.deck[0] if seat is not None and state.peeked[seat] else None,
            taken=tuple(card for card in CARDS if card not in state.deck),
            points=state.points,
            proven=state.proven,
            doubled=state.doubled,
            peeked=state.peeked,
            stake=state.stake,
            round=state.round,
        )

    def imagine(self, view: FistsView, chance: Chance) -> FistsState:
        hidden = [card for card in CARDS if card not in view.taken and card != view.top]
        deck = chance.shuffled(hidden)
        charms = [proven or chance.below(2) == 1 for proven in view.proven]
        if view.seat is not None and view.charm is not None:
            charms[view.seat] = view.charm
        return FistsState(
            view.options,
            deck if view.top is None else (view.top, *deck),
            tuple(charms),
            view.shown,
            view.points,
            view.proven,
            view.doubled,
            view.peeked,
            view.stake,
            view.round,
        )

    def notate(self, action: FistsAction) -> str:
        if isinstance(action, Show):
            return f"show {action.fingers}"
        return "double" if isinstance(action, Double) else "take"

    def parse(self, text: str) -> FistsAction:
        word, _, fingers = text.strip().lower().partition(" ")
        if word == "show" and fingers in ("1", "2", "3"):
            return Show(int(fingers))
        if word in ("double", "take") and not fingers:
            return Double() if word == "double" else Take()
        place = len("show ") if word == "show" else 0
        raise NotationError(text, place, Message("error-malformed-action", {"problem": text}))

    def objection(self, view: FistsView, action: FistsAction) -> Message | None:
        if isinstance(action, Show) and action.fingers == CHARM and not view.charm:
            return Message("seat-name", {"number": CHARM})
        return None


def leader_of(state: FistsState) -> Seat:
    return sum(fingers or 0 for fingers in state.shown) % len(state.shown)


def show(state: FistsState, seat: Seat, fingers: int) -> Transition[FistsState]:
    state = replace(state, shown=put(state.shown, seat, fingers))
    if None in state.shown:
        return state, ()
    proven = tuple(known or shown == CHARM for known, shown in zip(state.proven, state.shown, strict=True))
    state = replace(state, proven=proven)
    revealed = tuple(fingers or 0 for fingers in state.shown)
    return state, (Told(Revealed(revealed, leader_of(state))),)


def double(state: FistsState, seat: Seat) -> Transition[FistsState]:
    state = replace(
        state,
        stake=state.stake * 2,
        doubled=put(state.doubled, seat, True),
        peeked=put(state.peeked, seat, True),
    )
    return state, (Told(Doubled(seat)), Told(Peeked(state.deck[0]), (seat,)))


def take(state: FistsState, seat: Seat, chance: Chance) -> Transition[FistsState]:
    card, die, seats = state.deck[0], chance.below(6) + 1, len(state.points)
    points = put(state.points, seat, state.points[seat] + card * state.stake + die)
    suit = Suit.SMALL if card < CARDS[-1] else Suit.VERY_BIG
    state = replace(
        state,
        deck=state.deck[1:],
        shown=(None,) * seats,
        points=points,
        peeked=(False,) * seats,
        stake=1,
        round=state.round + 1,
    )
    return state, (Told(Taken(seat, card, die, suit)),)


def put(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def scramble(state: FistsState, seat: Seat | None, chance: Chance) -> FistsState:
    """Another state that the seat must not be able to tell from this one."""
    peeked = seat is not None and state.peeked[seat]
    known, unknown = (state.deck[:1], state.deck[1:]) if peeked else ((), state.deck)
    charms = tuple(
        charm if at == seat or proven else chance.below(2) == 1
        for at, (charm, proven) in enumerate(zip(state.charms, state.proven, strict=True))
    )
    shown = state.shown
    if None in shown:
        shown = tuple(
            fingers if at == seat else chance.pick((None, 1, 2)) for at, fingers in enumerate(state.shown)
        )
        if None not in shown:
            shown = tuple(fingers if at == seat else None for at, fingers in enumerate(state.shown))
    return replace(state, deck=(*known, *chance.shuffled(unknown)), charms=charms, shown=shown)


GAME = Fists()

FistsMatch: TypeAlias = Match[FistsOptions, FistsState, FistsAction, FistsView]


def start(seed: int = 1, seats: int = 3, game: Fists = GAME, **options: int) -> FistsMatch:
    names = ("Ann", "Bob", "Cid", "Dot")[:seats]
    return Match.start(game, FistsOptions(**options), names=names, seed=seed)  # type: ignore[arg-type]


def play_on(match: FistsMatch, choose: Callable[[Sequence[FistsAction]], FistsAction] | None = None) -> None:
    """To the end, the first seat and the first action always, unless told otherwise."""
    while match.to_act:
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.play(seat, choose(legal) if choose else legal[0])


def all_show(match: FistsMatch, *fingers: int) -> None:
    for seat, shown in enumerate(fingers):
        match.play(seat, Show(shown))
