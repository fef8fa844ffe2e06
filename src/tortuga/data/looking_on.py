"""Takes down simulated matches while they are played."""

from typing import Any

from tortuga.core.game import AnyGame
from tortuga.data.tables import PartWriter


class Scribe:
    """A watcher of simulations (`core/tally.py`)."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self.writer = PartWriter()

    def saw(self, before: Any, seat: int, action: Any, after: Any, events: tuple[Any, ...]) -> None:
        game = self._game
        self.writer.decided(game.view(before, seat), game.legal(before, seat), seat, action)

    def ended(self, state: Any) -> None:
        self.writer.end(self._game.outcome(state))
