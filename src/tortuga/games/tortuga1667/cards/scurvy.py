"""S-CARD-SCURVY: everyone at the revealer's place skips their next turn. Turns are skipped in turns.py."""

from typing import ClassVar

from tortuga.core.game import Event, Seat
from tortuga.games.tortuga1667.card import CardRules
from tortuga.games.tortuga1667.components import EventCard
from tortuga.games.tortuga1667.state import Step, place_of


class ScurvyBroke(Event, frozen=True):
    players: tuple[Seat, ...]


class Scurvy(CardRules):
    card: ClassVar = EventCard.SCURVY
    starred: ClassVar = True
    tells: ClassVar = (ScurvyBroke,)

    def turned(self, step: Step, revealer: Seat) -> None:
        sick = step.state.lines[place_of(step.state, revealer)]
        step.change(skips=tuple(before or seat in sick for seat, before in enumerate(step.state.skips)))
        step.tell(ScurvyBroke(tuple(sorted(sick))))


CARD = Scurvy()
