"""The Event cards: one file each, listed here."""

from tortuga.core.game import Seat
from tortuga.games.tortuga1667.actions import AnyAction
from tortuga.games.tortuga1667.card_events import CardTurned
from tortuga.games.tortuga1667.cards.albatross import Albatross
from tortuga.games.tortuga1667.cards.black_powder import BlackPowder
from tortuga.games.tortuga1667.cards.black_spot import BlackSpot
from tortuga.games.tortuga1667.cards.cabin_fever import CabinFever
from tortuga.games.tortuga1667.cards.card import CardRules
from tortuga.games.tortuga1667.cards.crows_nest import CrowsNest
from tortuga.games.tortuga1667.cards.eight_bells import EightBells
from tortuga.games.tortuga1667.cards.el_dorado import ElDorado
from tortuga.games.tortuga1667.cards.facade import Facade
from tortuga.games.tortuga1667.cards.letter_of_marque import LetterOfMarque
from tortuga.games.tortuga1667.cards.pirate_code import PirateCode
from tortuga.games.tortuga1667.cards.pistol import Pistol
from tortuga.games.tortuga1667.cards.scurvy import Scurvy
from tortuga.games.tortuga1667.cards.spanish_armada import SpanishArmada
from tortuga.games.tortuga1667.cards.stormy_seas import StormySeas
from tortuga.games.tortuga1667.cards.treasure_map import Atlantis, FountainOfYouth
from tortuga.games.tortuga1667.components import LINE_PLACES, EventCard
from tortuga.games.tortuga1667.event_line import take_from_line
from tortuga.games.tortuga1667.play import AskingRules, Play
from tortuga.games.tortuga1667.questions import AnyQuestion
from tortuga.games.tortuga1667.state import Resolving, Tortuga1667State

CARD_RULES: dict[EventCard, CardRules] = {
    rules.card: rules
    for rules in (
        LetterOfMarque(),
        Pistol(),
        Albatross(),
        BlackSpot(),
        Atlantis(),
        ElDorado(),
        FountainOfYouth(),
        BlackPowder(),
        CabinFever(),
        CrowsNest(),
        EightBells(),
        Facade(),
        PirateCode(),
        Scurvy(),
        StormySeas(),
        SpanishArmada(),
    )
}


def reveal(play: Play, revealer: Seat, place: int) -> None:
    """S-ACT-2: the card at a place of the line is turned and resolved at once."""
    card = take_from_line(play, LINE_PLACES.index(place))
    play.tell(CardTurned(revealer, place, card))
    CARD_RULES[card].turned(play, revealer)


class ResolvingRules(AskingRules[Resolving]):
    """Hands the choice on to the card."""

    def question(self, state: Tortuga1667State, phase: Resolving, seat: Seat) -> AnyQuestion:
        del seat
        return CARD_RULES[phase.card].question(state, phase)

    def legal(self, state: Tortuga1667State, phase: Resolving, seat: Seat) -> tuple[AnyAction, ...]:
        del seat
        return CARD_RULES[phase.card].legal(state, phase)

    def overdue(self, state: Tortuga1667State, phase: Resolving, seat: Seat) -> tuple[AnyAction, ...]:
        del seat
        return CARD_RULES[phase.card].overdue(state, phase)

    def answer(self, play: Play, phase: Resolving, seat: Seat, action: AnyAction) -> None:
        del seat
        CARD_RULES[phase.card].answer(play, phase, action)
