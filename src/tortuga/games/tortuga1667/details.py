"""The details of the deeds that are announced first: viewing, revealing, forcing, marooning."""

from functools import cache
from itertools import combinations

from tortuga.core.game import Seat
from tortuga.games.tortuga1667.actions import AnyAction, Choose, Look, Point, Turn, Yield
from tortuga.games.tortuga1667.cards import reveal
from tortuga.games.tortuga1667.cards.card import choices
from tortuga.games.tortuga1667.components import LINE_PLACES, Cause
from tortuga.games.tortuga1667.events import CardsLooked, CardsSeen, ChoiceYielded, PlayerForced
from tortuga.games.tortuga1667.marooning import maroon
from tortuga.games.tortuga1667.play import AskingRules, Play
from tortuga.games.tortuga1667.questions import (
    AnyQuestion,
    ChooseForced,
    ChooseLook,
    ChooseMarooned,
    ChoosePair,
    ChooseTurn,
    TurnFor,
    TurnForced,
)
from tortuga.games.tortuga1667.state import (
    Banishing,
    Forced,
    Forcing,
    Looking,
    Overruling,
    Pointing,
    Tortuga1667State,
    Turning,
    others,
    place_of,
)
from tortuga.games.tortuga1667.turns import finish_deed

TURNS = tuple(Turn(place) for place in LINE_PLACES)


def _places(state: Tortuga1667State) -> tuple[int, ...]:
    return tuple([place for place, card in zip(LINE_PLACES, state.event_cards.line, strict=True) if card])


@cache
def _pairs(kind: type[Look] | type[Point], places: tuple[int, ...]) -> tuple[AnyAction, ...]:
    return tuple(kind(first, second) for first, second in combinations(places, 2))


def looks(state: Tortuga1667State) -> tuple[AnyAction, ...]:
    return _pairs(Look, _places(state))


def turns(state: Tortuga1667State) -> tuple[AnyAction, ...]:
    return tuple([TURNS[place - 1] for place in _places(state)])


def look(play: Play, seat: Seat, action: Look) -> None:
    """S-ACT-1: two cards are seen in secret and put back; the program keeps the notes (S-INFO-1)."""
    events = play.state.event_cards
    first, second = action.first - 1, action.second - 1
    first_card, second_card = events.line[first], events.line[second]
    assert first_card
    assert second_card
    play.tell(CardsLooked(seat, action.first, action.second))
    play.whisper(seat, CardsSeen(action.first, first_card, action.second, second_card))
    mask = events.seen[seat] | 1 << first | 1 << second
    play.change_cards(seen=(*events.seen[:seat], mask, *events.seen[seat + 1 :]))
    finish_deed(play)


class LookingRules(AskingRules[Looking]):
    def question(self, state: Tortuga1667State, phase: Looking, seat: Seat) -> AnyQuestion:
        del state, phase, seat
        return ChooseLook()

    def legal(self, state: Tortuga1667State, phase: Looking, seat: Seat) -> tuple[AnyAction, ...]:
        del phase, seat
        return looks(state)

    def answer(self, play: Play, phase: Looking, seat: Seat, action: Look) -> None:
        del phase
        look(play, seat, action)


class TurningRules(AskingRules[Turning]):
    def question(self, state: Tortuga1667State, phase: Turning, seat: Seat) -> AnyQuestion:
        del state, phase, seat
        return ChooseTurn()

    def legal(self, state: Tortuga1667State, phase: Turning, seat: Seat) -> tuple[AnyAction, ...]:
        del phase, seat
        return turns(state)

    def answer(self, play: Play, phase: Turning, seat: Seat, action: Turn) -> None:
        del phase
        reveal(play, seat, action.place)


class PointingRules(AskingRules[Pointing]):
    def question(self, state: Tortuga1667State, phase: Pointing, seat: Seat) -> AnyQuestion:
        del state, phase, seat
        return ChoosePair()

    def legal(self, state: Tortuga1667State, phase: Pointing, seat: Seat) -> tuple[AnyAction, ...]:
        del phase, seat
        return _pairs(Point, _places(state))

    def answer(self, play: Play, phase: Pointing, seat: Seat, action: Point) -> None:
        del phase
        play.ask(Forcing(seat, action.first, action.second))


class ForcingRules(AskingRules[Forcing]):
    """S-ACT-3: anyone but oneself."""

    def question(self, state: Tortuga1667State, phase: Forcing, seat: Seat) -> AnyQuestion:
        del state, seat
        return ChooseForced(phase.first, phase.second)

    def legal(self, state: Tortuga1667State, phase: Forcing, seat: Seat) -> tuple[AnyAction, ...]:
        del phase
        return choices(others(state, seat))

    def answer(self, play: Play, phase: Forcing, seat: Seat, action: Choose) -> None:
        play.tell(PlayerForced(seat, action.player, phase.first, phase.second))
        play.ask(Forced(action.player, phase.first, phase.second, seat))


class ForcedRules(AskingRules[Forced]):
    """The forced player is the revealer. Out of time, the choice goes to who forced them (S-OPT-3)."""

    def question(self, state: Tortuga1667State, phase: Forced, seat: Seat) -> AnyQuestion:
        del state, seat
        return TurnForced(phase.by, phase.first, phase.second)

    def legal(self, state: Tortuga1667State, phase: Forced, seat: Seat) -> tuple[AnyAction, ...]:
        del state, seat
        return TURNS[phase.first - 1], TURNS[phase.second - 1]

    def overdue(self, state: Tortuga1667State, phase: Forced, seat: Seat) -> tuple[AnyAction, ...]:
        del state, phase, seat
        return (Yield(),)

    def answer(self, play: Play, phase: Forced, seat: Seat, action: Turn | Yield) -> None:
        if isinstance(action, Turn):
            reveal(play, seat, action.place)
        else:
            play.tell(ChoiceYielded(seat, phase.by))
            play.ask(Overruling(phase.by, phase.first, phase.second, seat))


class OverrulingRules(AskingRules[Overruling]):
    """S-OPT-3: who forced chooses; the forced player stays the revealer."""

    def question(self, state: Tortuga1667State, phase: Overruling, seat: Seat) -> AnyQuestion:
        del state, seat
        return TurnFor(phase.forced, phase.first, phase.second)

    def legal(self, state: Tortuga1667State, phase: Overruling, seat: Seat) -> tuple[AnyAction, ...]:
        del state, seat
        return TURNS[phase.first - 1], TURNS[phase.second - 1]

    def answer(self, play: Play, phase: Overruling, seat: Seat, action: Turn) -> None:
        del seat
        reveal(play, phase.forced, action.place)


class BanishingRules(AskingRules[Banishing]):
    """S-ACT-5: another pawn of the captain's own ship."""

    def question(self, state: Tortuga1667State, phase: Banishing, seat: Seat) -> AnyQuestion:
        del state, phase, seat
        return ChooseMarooned()

    def legal(self, state: Tortuga1667State, phase: Banishing, seat: Seat) -> tuple[AnyAction, ...]:
        del phase
        return choices(sorted(state.lines[place_of(state, seat)][1:]))

    def answer(self, play: Play, phase: Banishing, seat: Seat, action: Choose) -> None:
        del phase, seat
        maroon(play, action.player, Cause.CAPTAIN)
