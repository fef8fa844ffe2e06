"""The levels of turtles below the master: at a glance they see some of their turtles, and no answer."""

from collections.abc import Sequence

from tortuga.bots.distracted import Distracted, Slipping, Slips, by_level
from tortuga.bots.turtles import LEVEL_MEGABYTES
from tortuga.bots.turtles.glancing import GlancingBot
from tortuga.bots.turtles.greedy import as_chance, worth
from tortuga.bots.turtles.hard import HardBot
from tortuga.core.game import AnyGame
from tortuga.games.turtles.board import SEATS
from tortuga.games.turtles.moves import TurtlesAction
from tortuga.games.turtles.notation import read_position
from tortuga.games.turtles.state import TurtlesView


class DistractedRacer(Distracted):
    def __init__(self, game: AnyGame, seed: int, slipping: Slipping) -> None:
        super().__init__(HardBot(game, seed, LEVEL_MEGABYTES), slipping, seed)
        self._glancing = GlancingBot(game, seed)

    def players(self, view: TurtlesView) -> int:
        return len(SEATS)

    def standing(self, view: TurtlesView) -> float:
        return len(SEATS) * as_chance(worth(read_position(view.position)))

    def glance(self, view: TurtlesView, legal: Sequence[TurtlesAction], overlooks: float) -> TurtlesAction:
        return self._glancing.glance(view, legal, overlooks)


SLIPS = {2: (Slips(1.0, 0.72, 500), Slips(0.6, 0.4, 1_000), Slips(0.3, 0.3, 5_000), Slips(0.1, 0.3, 20_000))}
"""By players, the weakest level first; docs/ladder.md says what that comes to."""

LEVELS = by_level(SLIPS)
