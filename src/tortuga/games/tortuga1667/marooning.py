"""Being marooned: its three cases, and the Fountain of Youth (S-MAROON-1 to S-MAROON-3, S-CARD-FOUNTAIN)."""

from tortuga.core.game import Seat
from tortuga.games.tortuga1667.actions import AnyAction, Decline, Drink
from tortuga.games.tortuga1667.components import TORTUGA, VOTE_CARDS, Cause, EventCard
from tortuga.games.tortuga1667.event_line import use_up
from tortuga.games.tortuga1667.events import FountainDrunk, OwnCardLost, PawnMarooned, VoteCardLost
from tortuga.games.tortuga1667.pawns import move
from tortuga.games.tortuga1667.play import AskingRules, Play
from tortuga.games.tortuga1667.questions import DrinkFountain
from tortuga.games.tortuga1667.state import Drinking, Tortuga1667State, place_of
from tortuga.games.tortuga1667.turns import finish_deed
from tortuga.games.tortuga1667.vote_cards import find_cards, kind_of, lose

CHOICES = (Drink(), Decline())


def maroon(play: Play, seat: Seat, cause: Cause) -> None:
    """A pawn is to be marooned, as the last effect of a deed. The owner of the Fountain is asked first."""
    if EventCard.FOUNTAIN in play.state.event_cards.kept[seat]:
        play.ask(Drinking(seat, cause))
    else:
        _put_ashore(play, seat, cause)
        finish_deed(play)


def _put_ashore(play: Play, seat: Seat, cause: Cause) -> None:
    on_tortuga = place_of(play.state, seat) == TORTUGA
    play.tell(PawnMarooned(seat, cause))
    move(play, seat, TORTUGA)
    if on_tortuga:  # S-MAROON-2; from a ship (S-MAROON-1) or a rowboat (S-MAROON-3) no card is lost
        _lose_card(play, seat)


def _lose_card(play: Play, seat: Seat) -> None:
    votes = play.state.votes
    hand = votes.hands[seat]
    if not hand:
        return
    kind = kind_of(play.chance.pick(hand))
    (card,) = find_cards(votes, seat, (kind,))
    play.change(votes=lose(votes, seat, card))
    play.tell(VoteCardLost(seat))
    play.whisper(seat, OwnCardLost(VOTE_CARDS[kind]))


class DrinkingRules(AskingRules[Drinking]):
    def question(self, state: Tortuga1667State, phase: Drinking, seat: Seat) -> DrinkFountain:
        del state, seat
        return DrinkFountain(phase.cause)

    def legal(self, state: Tortuga1667State, phase: Drinking, seat: Seat) -> tuple[AnyAction, ...]:
        del state, phase, seat
        return CHOICES

    def overdue(self, state: Tortuga1667State, phase: Drinking, seat: Seat) -> tuple[AnyAction, ...]:
        del state, phase, seat
        return (Decline(),)

    def answer(self, play: Play, phase: Drinking, seat: Seat, action: AnyAction) -> None:
        if isinstance(action, Drink):
            play.tell(FountainDrunk(seat, phase.cause))
            use_up(play, seat, EventCard.FOUNTAIN)
        else:
            _put_ashore(play, seat, phase.cause)
        finish_deed(play)
