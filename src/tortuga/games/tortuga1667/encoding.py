"""tortuga1667 in numbers. Every answer is one small action: `ACTIONS` lists them by their numbers.

Players are counted clockwise from the seat itself, which is 0.
"""

from typing import Any, ClassVar

from tortuga.core.encoding import Encoding, Word
from tortuga.core.errors import NotEncoded
from tortuga.games.tortuga1667.choosing import Choose
from tortuga.games.tortuga1667.components import EventCard
from tortuga.games.tortuga1667.game import GAME
from tortuga.games.tortuga1667.numbers.actions import ACTIONS, NUMBER
from tortuga.games.tortuga1667.numbers.fields import FIELDS
from tortuga.games.tortuga1667.numbers.seen import CARDS, Sight
from tortuga.games.tortuga1667.options import Tortuga1667Options
from tortuga.games.tortuga1667.phases.voting import Voting
from tortuga.games.tortuga1667.view import Tortuga1667View


class Tortuga1667Encoding(Encoding[Tortuga1667Options, Tortuga1667View, Any]):
    game: ClassVar = GAME
    version: ClassVar = 1
    actions: ClassVar = len(ACTIONS)
    fields: ClassVar = FIELDS

    def check(self, options: Tortuga1667Options, seats: int) -> None:
        if len(EventCard) > len(CARDS):
            raise NotEncoded(GAME.id, "cards", len(CARDS))

    def spell(self, view: Tortuga1667View, action: Any) -> Word:
        if isinstance(action, Choose):
            assert view.seat is not None
            action = Choose((action.player - view.seat) % len(view.skips))
        return (NUMBER[action],)

    def read(self, view: Tortuga1667View, word: Word) -> Any:
        action = ACTIONS[word[0]]
        if isinstance(action, Choose):
            assert view.seat is not None
            return Choose((action.player + view.seat) % len(view.skips))
        return action

    def describe(self, view: Tortuga1667View, number: int) -> str:
        action = self.read(view, (number,))
        return GAME.notate(action) if action is not None else "wait"

    def look(self, view: Tortuga1667View, begun: Word) -> Sight:
        count = len(view.skips)
        return Sight(view, tuple((seat + (view.seat or 0)) % count for seat in range(count)))

    def most_answers(self, view: Tortuga1667View) -> int:
        """El Dorado: who holds it may play a second card."""
        phase = view.phase
        if not isinstance(phase, Voting):
            return 1
        two = any(
            EventCard.EL_DORADO in view.kept[seat] and len(view.votes.hands[seat]) > 1
            for seat in phase.voters
        )
        return 2 if two else 1


ENCODING = Tortuga1667Encoding()
