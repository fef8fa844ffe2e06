"""A bot that plays by a network, and one with other weights: of a training that is on, or of a response.

`network:FILE` chooses just as it learned to, `master:FILE` as the master does."""

from functools import lru_cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tortuga.bots.bot import Bot, BotKind, find_bot
from tortuga.core.errors import TortugaError
from tortuga.core.game import AnyGame
from tortuga.masters.network import Weights, load_weights

MASTER = "master"
AS_LEARNED_TO, AS_THE_MASTER = PREFIXES = "network:", f"{MASTER}:"
AS_LEARNED = 1.0


class LearnedBot(Bot):
    """Each action as often as the network finds it good, or sharper."""

    weights: Weights
    sharpness: float

    def plays_as_learned(self, weights: Weights) -> None:
        """From now on by these weights, and just as it learned to."""
        self.weights, self.sharpness = weights, AS_LEARNED


def worth_trying(chances: NDArray[np.float32], most: int, hardly_ever: float) -> list[int]:
    """Of a network's choices the few that are not made hardly ever, the likeliest first."""
    best = np.argsort(-chances, kind="stable")[:most].tolist()
    return [at for at in best if chances[at] >= hardly_ever or at == best[0]]


class NoNetwork(TortugaError):
    id = "error-no-network"

    def __init__(self, game: str, file: str) -> None:
        super().__init__(game=game, file=file)


def network_bot(game: AnyGame, name: str) -> BotKind:
    """`network:FILE` or `master:FILE` as a kind of bot: the master of the game, with these weights."""
    prefix = next(prefix for prefix in PREFIXES if name.startswith(prefix))
    file = Path(name.removeprefix(prefix))
    if not file.is_file():
        raise NoNetwork(game.id, str(file))

    master, weights = find_bot(game, MASTER), _loaded(file, file.stat().st_mtime_ns)

    def make(game: AnyGame, seed: int) -> Bot:
        bot = master.make(game, seed)
        if not isinstance(bot, LearnedBot):
            raise NoNetwork(game.id, str(file))
        if prefix == AS_LEARNED_TO:
            bot.plays_as_learned(weights)
        else:
            bot.weights = weights
        return bot

    return BotKind(name, None, make, 0)


@lru_cache(maxsize=8)
def _loaded(file: Path, _written: int) -> Weights:
    """Once for many matches, and anew when somebody has written to the file."""
    return load_weights(file)
