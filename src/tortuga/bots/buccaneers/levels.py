"""The levels of buccaneers below the master: at a glance they count points, and do not see all their dice."""

from collections.abc import Sequence

from tortuga.bots.bot import Budget
from tortuga.bots.buccaneers.choices import seat_of
from tortuga.bots.buccaneers.greedy import Greedy
from tortuga.bots.buccaneers.master import Glancer
from tortuga.bots.buccaneers.outlook import Outlook
from tortuga.bots.distracted import Distracted, Slipping, Slips, by_level
from tortuga.core.game import AnyGame
from tortuga.core.notation import Choice
from tortuga.games.buccaneers.view import BuccaneersView

AT_SIGHT = Budget(nodes=0)


class DistractedBuccaneer(Distracted):
    def __init__(self, game: AnyGame, seed: int, slipping: Slipping) -> None:
        super().__init__(Glancer(game, seed), slipping, seed)
        self._counting = Greedy(game, seed)

    def players(self, view: BuccaneersView) -> int:
        return len(view.boards)

    def standing(self, view: BuccaneersView) -> float:
        outlook = Outlook(view)
        return len(view.boards) * outlook.chance(outlook.now, seat_of(view))

    def glance(self, view: BuccaneersView, legal: Sequence[Choice], overlooks: float) -> Choice:
        seen = [action for action in legal if not self.happens(overlooks)]
        worths = dict(self._counting.weigh(view, legal, AT_SIGHT))
        return max(seen or [self.chance.pick(legal)], key=lambda action: worths.get(action, 0.0))


SLIPS = {
    2: (
        Slips(1.5, 0.33, 0, 0.0),
        Slips(1.3, 0.45, 0, form=0.5),
        Slips(0.45, 0.4, 0, form=0.6),
        Slips(0.145, 0.4, form=0.6),
    ),
    3: (
        Slips(1.0, 0.33, 0, 0.0),
        Slips(0.7, 0.4, 0, 0.0),
        Slips(0.46, 0.4, 0, 0.0),
        Slips(0.2, 0.4, None, 0.0),
    ),
    4: (
        Slips(1.0, 0.38, 0, 0.0),
        Slips(0.7, 0.4, 0, 0.0),
        Slips(0.46, 0.4, 0, 0.0),
        Slips(0.2, 0.4, None, 0.0),
    ),
}
"""By players, the weakest level first; docs/ladder.md says what that comes to."""

LEVELS = by_level(SLIPS)
