"""Turns begin and end; right before one, Atlantis may be used (S-TURN-1, S-SETUP-7, S-CARD-ATLANTIS)."""

from tortuga.core.game import Seat
from tortuga.games.tortuga1667.actions import AnyAction, Rest, Sail, Wait
from tortuga.games.tortuga1667.card_events import PawnSailed
from tortuga.games.tortuga1667.components import PLACES, SHIPS, EventCard
from tortuga.games.tortuga1667.ending import check_lead
from tortuga.games.tortuga1667.event_line import come_round, put_away, use_up
from tortuga.games.tortuga1667.events import TurnBegan, TurnSkipped
from tortuga.games.tortuga1667.pawns import has_room, move
from tortuga.games.tortuga1667.play import AskingRules, Play
from tortuga.games.tortuga1667.questions import UseAtlantis
from tortuga.games.tortuga1667.state import (
    Acting,
    Moment,
    Tortuga1667State,
    other_ship,
    owner_of,
    place_of,
)

CHOICES = (Sail(), Wait(), Rest())


def deeds_per_turn(seats: int) -> int:
    """S-TURN-1: with two players there are two deeds in a turn."""
    return 2 if seats == 2 else 1


def finish_deed(play: Play) -> None:
    """The deed has had its complete effect: tidy up, and go on with the turn or the next one."""
    put_away(play)
    if check_lead(play):
        return
    come_round(play)
    state = play.state
    if state.deeds_left > 1:
        play.change(deeds_left=state.deeds_left - 1, phase=Acting(state.turn))
    else:
        come_up(play, (state.turn + 1) % state.seats)


def come_up(play: Play, seat: Seat) -> None:
    """The turn of a seat comes up; where it is skipped (S-CARD-SCURVY), the next one does."""
    while True:
        if play.state.resting == seat:
            play.change(resting=None)
        if not play.state.skips[seat]:
            break
        skips = play.state.skips
        play.change(skips=(*skips[:seat], False, *skips[seat + 1 :]))
        play.tell(TurnSkipped(seat))
        seat = (seat + 1) % play.state.seats
    play.change(turn=seat, deeds_left=deeds_per_turn(play.state.seats))
    owner = _may_sail(play.state)
    if owner is None:
        begin(play)
    else:
        play.ask(Moment(owner))


def begin(play: Play) -> None:
    state = play.state
    play.change(turns=state.turns + 1, phase=Acting(state.turn))
    play.tell(TurnBegan(state.turn))


def _may_sail(state: Tortuga1667State) -> Seat | None:
    """The owner of Atlantis, if they can use it and want to be asked."""
    owner = owner_of(state, EventCard.ATLANTIS)
    if owner is None or owner == state.resting:
        return None
    place = place_of(state, owner)
    return owner if place in SHIPS and has_room(state, other_ship(place)) else None


class MomentRules(AskingRules[Moment]):
    """The owner sails, waits for the next turn, or rests until their own."""

    def question(self, state: Tortuga1667State, phase: Moment, seat: Seat) -> UseAtlantis:
        del phase, seat
        return UseAtlantis(state.turn)

    def legal(self, state: Tortuga1667State, phase: Moment, seat: Seat) -> tuple[AnyAction, ...]:
        del state, phase, seat
        return CHOICES

    def overdue(self, state: Tortuga1667State, phase: Moment, seat: Seat) -> tuple[AnyAction, ...]:
        del state, phase, seat
        return (Wait(),)

    def answer(self, play: Play, phase: Moment, seat: Seat, action: AnyAction) -> None:
        del phase
        if isinstance(action, Sail):
            ship = other_ship(place_of(play.state, seat))
            play.tell(PawnSailed(seat, PLACES[ship]))
            move(play, seat, ship)
            use_up(play, seat, EventCard.ATLANTIS)
            come_round(play)
        elif isinstance(action, Rest):
            play.change(resting=seat)
        begin(play)
