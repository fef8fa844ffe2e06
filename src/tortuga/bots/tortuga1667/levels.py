"""The levels of Tortuga 1667 below the master: at a glance they forget what people did, and some deeds."""

from collections.abc import Sequence

from tortuga.bots.distracted import Distracted, Slipping, Slips, by_level
from tortuga.bots.tortuga1667.deeds import haste
from tortuga.bots.tortuga1667.glancer import Glancer
from tortuga.bots.tortuga1667.instinct import instinct, weighed
from tortuga.bots.tortuga1667.pirate import TURNING
from tortuga.bots.tortuga1667.sight import Sight, flags_of
from tortuga.bots.tortuga1667.tempers import SEARCHING
from tortuga.bots.tortuga1667.worth import worth
from tortuga.core.game import AnyGame
from tortuga.core.notation import Choice
from tortuga.games.tortuga1667.game import GAME
from tortuga.games.tortuga1667.view import Tortuga1667View


class DistractedPirate(Distracted):
    def __init__(self, game: AnyGame, seed: int, slipping: Slipping) -> None:
        super().__init__(Glancer(game, seed, SEARCHING), slipping, seed)

    def players(self, view: Tortuga1667View) -> int:
        return len(view.skips)

    def standing(self, view: Tortuga1667View) -> float:
        """As it looks from the loyalties that lie open, and its own."""
        assert view.seat is not None
        sides = 2 + len(view.skips) % 2
        return sides * worth(GAME.imagine(view, self.chance), view.seat, flags_of(view.loyalties))

    def glance(self, view: Tortuga1667View, legal: Sequence[Choice], overlooks: float) -> Choice:
        """Whose card does not lie open is neither friend nor enemy; nobody thinks of the Armada."""
        assert view.seat is not None
        flags = flags_of(view.loyalties)
        sight = Sight(GAME.imagine(view, self.chance), view.seat, flags[view.seat], flags)
        worths = weighed(sight, legal)
        worths.update({deed: worths[deed] - haste(sight) for deed in worths if deed in TURNING})
        if not worths:
            return self.chance.pick(legal) if self.happens(overlooks) else instinct(sight)
        seen = [deed for deed in worths if not self.happens(overlooks)]
        return max(seen or [self.chance.pick(list(worths))], key=worths.__getitem__)


SLIPS = {
    2: (Slips(1.0, 0.53, 0), Slips(0.6, 0.5, 0), Slips(0.3, 0.5, 0), Slips(0.1, 0.5)),
    3: (
        Slips(1.0, 0.5, 0, 0.0),
        Slips(0.57, 0.6, 0, 0.0),
        Slips(0.38, 0.6, 0, 0.0),
        Slips(0.16, 0.6, None, 0.0),
    ),
    4: (Slips(1.0, 0.5, 0), Slips(0.55, 0.5, 0), Slips(0.3, 0.5, 0), Slips(0.1, 0.5)),
    5: (
        Slips(1.0, 0.42, 0, 0.0),
        Slips(0.48, 0.6, 0, 0.0),
        Slips(0.28, 0.6, 0, 0.0),
        Slips(0.15, 0.6, None, 0.0),
    ),
    6: (Slips(1.0, 0.54, 0), Slips(0.55, 0.5, 0), Slips(0.32, 0.5, 0), Slips(0.15, 0.5)),
    7: (
        Slips(1.0, 0.45, 0, 0.0),
        Slips(0.6, 0.5, 0, 0.0),
        Slips(0.35, 0.5, 0, 0.0),
        Slips(0.15, 0.5, None, 0.0),
    ),
    8: (Slips(1.0, 0.54, 0), Slips(0.53, 0.5, 0), Slips(0.3, 0.5, 0), Slips(0.15, 0.5)),
    9: (
        Slips(1.0, 0.5, 0, 0.0),
        Slips(0.65, 0.5, 0, 0.0),
        Slips(0.38, 0.5, 0, 0.0),
        Slips(0.17, 0.5, None, 0.0),
    ),
}
"""By players, the weakest level first; docs/ladder.md says what that comes to."""

LEVELS = by_level(SLIPS)
