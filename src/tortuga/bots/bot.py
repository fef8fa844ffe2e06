"""What a bot is: something that chooses from what a seat may see, and nothing else."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import cache
from importlib.metadata import entry_points
from typing import Any, NamedTuple

from msgspec import Struct

from tortuga.bots.advice import SEED, Advice, only
from tortuga.core.chance import FastChance
from tortuga.core.errors import TortugaError
from tortuga.core.game import Action, AnyGame, Event, Told
from tortuga.text import Message

GROUP = "tortuga.bots"
STRENGTHS = {"easy": 30, "medium": 40, "hard": 50, "expert": 60, "master": 70}
"""The levels: names that people understand, weakest first, in even steps; every game has a bot of each."""
LEVELS = tuple(STRENGTHS)
SEEDS = 2**32


class Budget(Struct, frozen=True):
    """How much a bot may think about one choice; None: as much as it likes."""

    seconds: float | None = None
    nodes: int | None = None


class Bot(ABC):
    """Chooses for one seat in one match. A bot is handed views, never states."""

    @abstractmethod
    def choose(self, view: Any, legal: Sequence[Any], budget: Budget) -> Action:
        """One of the legal actions."""

    def advise(
        self, view: Any, legal: Sequence[Any], budget: Budget, done: Any | None = None
    ) -> Advice | None:
        """What it would do and why, from the same view and news as `choose`; None if it gives no reasons.
        `done`: what was done instead, to be compared."""
        return None

    def takes_draw(self, view: Any, budget: Budget) -> bool:
        """Whether it takes a draw that is offered: only one that knows that it cannot win does."""
        return False

    def told(self, events: Sequence[Event]) -> None:  # noqa: B027 (most bots read all they need off the view)
        """What has happened, as this bot's seat was told it, from the deal on and before it has to choose.

        Not everyone who asks a bot also tells it the news: it must be able to choose without them."""

    def explain(self) -> tuple[Message, ...]:
        """What the bot thought when it last chose; nothing if it has nothing to say."""
        return ()

    def close(self) -> None:  # noqa: B027 (most bots hold nothing that must be closed)
        """The match is over, for this bot at least."""


def tell(bots: Sequence[Bot | None], news: Sequence[Told]) -> None:
    """Tell each bot what its seat may hear. `bots[seat]` is None for a person."""
    for seat, bot in enumerate(bots):
        heard = [told.event for told in news if told.reaches(seat)] if bot else []
        if bot and heard:  # where there is nothing to hear, not even that something happened
            bot.told(heard)


class BotKind(NamedTuple):
    """A bot that can be asked for by name. `games` None: it plays them all."""

    name: str
    games: tuple[str, ...] | None
    make: Callable[[AnyGame, int], Bot]
    """From the game and a seed: the same seed chooses the same."""
    strength: int
    """Orders the bots of a game, weakest first; a table with no wish gets the strongest."""
    prepare: Callable[[], None] | None = None
    """Whatever takes long once on a machine, such as compiling; making the bot does it too, if nobody has."""
    quick: bool = False
    """Whether it chooses within hundredths of a second, whatever it is asked and however long it might."""
    megabytes: float = 0.25
    """What it keeps in memory from one choice to the next."""
    at_sight: Callable[[Any, int], bool] | None = None
    """With which options and how many players it is quick all the same: it has learned to play there."""

    seconds: float | None = None
    """Where it searches: more than so many seconds for a choice it has no use for; None: it has for all."""

    def searches(self, options: Any, players: int) -> bool:
        """Whether it may take as long as it is given. Everyone at a table can know that."""
        return not self.quick and not (self.at_sight and self.at_sight(options, players))


def advice_of(
    game: AnyGame,
    told: Sequence[Event],
    view: Any,
    legal: Sequence[Any],
    budget: Budget,
    done: Action | None = None,
) -> Advice | None:
    """Of the strongest bot: made anew, so that nothing but what a seat was told and sees can matter."""
    if len(legal) == 1:
        return only(legal)
    bot = find_bot(game).make(game, SEED)
    try:
        bot.told(told)
        return bot.advise(view, legal, budget, done)
    finally:
        bot.close()


@contextmanager
def seated_bots(game: AnyGame, kinds: Iterable[BotKind], seed: int) -> Iterator[list[Bot]]:
    """A bot for each seat, as long as a match lasts. None shares its luck with the match or another bot."""
    luck, bots = FastChance(f"bots {seed}"), list[Bot]()
    with ExitStack() as stack:
        for kind in kinds:
            bots.append(kind.make(game, luck.below(SEEDS)))
            stack.callback(bots[-1].close)
        yield bots


class UnknownBot(TortugaError):
    id = "error-unknown-bot"

    def __init__(self, game: str, name: str, names: tuple[str, ...]) -> None:
        super().__init__(game=game, name=name, names=names)


def bot_kinds(game: AnyGame) -> dict[str, BotKind]:
    """The bots that play this game, by name, the weakest first."""
    mine = [kind for kind in _installed() if kind.games is None or game.id in kind.games]
    return {kind.name: kind for kind in sorted(mine, key=lambda kind: kind.strength)}


@cache
def _installed() -> tuple[BotKind, ...]:
    """Looked for once: that takes longer than many a match."""
    return tuple(kind for entry in entry_points(group=GROUP) for kind in entry.load())


def find_bot(game: AnyGame, name: str | None = None) -> BotKind:
    """The bot of that name; without a name, the strongest."""
    from tortuga.bots import learned, process

    if name and name.startswith(process.PREFIX):
        return process.process_bot(name)
    if name and name.startswith(learned.PREFIXES):
        return learned.network_bot(game, name)
    kinds = bot_kinds(game)
    name = name or list(kinds)[-1]
    if name not in kinds:
        raise UnknownBot(game.id, name, tuple(kinds))
    return kinds[name]
