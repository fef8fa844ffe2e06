"""Being marooned: its three cases, and the Fountain of Youth (S-MAROON-1 to S-MAROON-3, S-CARD-FOUNTAIN)."""

from typing import ClassVar

from tortuga.core.game import Question, Seat
from tortuga.core.notation import Choice, Form
from tortuga.games.tortuga1667.choosing import Asking, Decline
from tortuga.games.tortuga1667.components import TORTUGA, VOTE_CARDS, Cause, EventCard
from tortuga.games.tortuga1667.event_line import use_up
from tortuga.games.tortuga1667.events import FountainDrunk, OwnCardLost, PawnMarooned, VoteCardLost
from tortuga.games.tortuga1667.pawns import move
from tortuga.games.tortuga1667.state import Step, Tortuga1667State, place_of
from tortuga.games.tortuga1667.vote_cards import find_cards, kind_of, lose


class Drink(Choice, frozen=True):
    """From the Fountain of Youth."""

    form: ClassVar[Form] = Form("drink")


class DrinkFountain(Question, frozen=True):
    cause: Cause
    answers: ClassVar = (Drink, Decline)


CHOICES = (Drink(), Decline())


class Drinking(Asking, frozen=True):
    """The owner of the Fountain may cancel being marooned. S-CARD-FOUNTAIN"""

    cause: Cause
    questions: ClassVar = (DrinkFountain,)

    def question(self, state: Tortuga1667State, seat: Seat) -> DrinkFountain:
        return DrinkFountain(self.cause)

    def legal(self, state: Tortuga1667State, seat: Seat) -> tuple[Choice, ...]:
        return CHOICES

    def overdue(self, state: Tortuga1667State, seat: Seat) -> tuple[Choice, ...]:
        return (Decline(),)

    def answer(self, step: Step, seat: Seat, action: Drink | Decline) -> None:
        if isinstance(action, Drink):
            step.tell(FountainDrunk(seat, self.cause))
            use_up(step, seat, EventCard.FOUNTAIN)
        else:
            _put_ashore(step, seat, self.cause)


def maroon(step: Step, seat: Seat, cause: Cause) -> None:
    """A pawn is to be marooned, as the last effect of a deed. The owner of the Fountain is asked first."""
    if EventCard.FOUNTAIN in step.state.event_cards.kept[seat]:
        step.ask(Drinking(seat, cause))
    else:
        _put_ashore(step, seat, cause)


def _put_ashore(step: Step, seat: Seat, cause: Cause) -> None:
    on_tortuga = place_of(step.state, seat) == TORTUGA
    step.tell(PawnMarooned(seat, cause))
    move(step, seat, TORTUGA)
    if on_tortuga:  # S-MAROON-2; from a ship (S-MAROON-1) or a rowboat (S-MAROON-3) no card is lost
        _lose_card(step, seat)


def _lose_card(step: Step, seat: Seat) -> None:
    votes = step.state.votes
    hand = votes.hands[seat]
    if not hand:
        return
    kind = kind_of(step.chance.about("lost", seat).pick(hand))
    (card,) = find_cards(votes, seat, (kind,))
    step.change(votes=lose(votes, seat, card))
    step.tell(VoteCardLost(seat))
    step.whisper(seat, OwnCardLost(VOTE_CARDS[kind]))
