"""Somewhere that bots live and think: a process of this house, or a worker on another machine."""

from abc import ABC, abstractmethod
from collections import OrderedDict
from math import inf
from typing import ClassVar, NamedTuple

from msgspec import Struct

from tortuga.server.bot_keeper import BotSeat, Reply, Request
from tortuga.server.bot_standing import BotStanding


class BotFailed(Exception):
    """A bot has not chosen. Its text is the kind of failure."""


class BotForgotten(BotFailed):
    """The bot that was to hear the news is there no longer: a new one must hear everything."""


class WorkerGone(Exception):
    """Whoever was to think has gone, or cannot be reached. No bot is to blame for it."""


class KeptBot(NamedTuple):
    """A bot as it lives somewhere: which one it is, and how much of its match it has heard."""

    name: str
    course: int
    heard: int
    megabytes: float


class Errand(Struct, frozen=True):
    """What is asked, and on which terms. Of a match it holds what one seat may know, and nothing else."""

    request: Request
    seconds: float
    """Whoever takes longer is ended."""
    standing: BotStanding
    loyal: float = 0.0
    """So many seconds it waits for the process that its bot lives in."""
    holds: float = 0.0
    """Seconds for which the answer and the process are kept, however soon it is there."""
    bot: KeptBot | None = None
    """The bot of a seat, as it is once it has heard this."""
    heard: int = 0
    """How much it has heard before; nothing: it is a new one."""


class BotThinker(ABC):
    """Once it is killed it is of no use, and its bots are gone."""

    far: ClassVar[bool] = False

    def __init__(self, places: int = 1, memory: float = inf) -> None:
        self.places, self.thinking = places, 0
        """How many may think there at once, and how many do."""
        self.killed = False
        self.kept: OrderedDict[BotSeat, KeptBot] = OrderedDict()
        """The one asked longest ago comes first."""
        self._memory, self._megabytes = memory, 0.0

    @property
    def busy(self) -> bool:
        return self.thinking >= self.places

    @property
    def crowd(self) -> tuple[float, float]:
        """How many think and live there, for its size."""
        return self.thinking / self.places, len(self.kept) / self.places

    @abstractmethod
    async def do(self, errand: Errand) -> Reply:
        """The answer; `BotFailed`, `WorkerGone`, `TimeoutError` or `OSError`."""

    @abstractmethod
    def kill(self) -> None:
        """Let go of it."""

    @abstractmethod
    def _dismiss(self, who: BotSeat) -> None:
        """Tell it that a bot is not needed any more."""

    def knows(self, who: BotSeat, bot: KeptBot, heard: int) -> bool:
        """Whether this bot lives there and has heard so much, no less and no more."""
        kept = self.kept.get(who)
        return kept is not None and (kept.name, kept.course, kept.heard) == (bot.name, bot.course, heard)

    def keep(self, who: BotSeat, bot: KeptBot) -> None:
        """A bot is asked. If all take too many megabytes, those asked longest ago make room."""
        self.lost(who)
        self.kept[who] = bot
        self._megabytes += bot.megabytes
        while self._megabytes > self._memory and len(self.kept) > 1:
            self.put_away(next(iter(self.kept)))

    def put_away(self, who: BotSeat) -> None:
        if self.lost(who):
            self._dismiss(who)

    def lost(self, who: BotSeat) -> bool:
        """A bot is here no longer; whether it was."""
        bot = self.kept.pop(who, None)
        self._megabytes -= bot.megabytes if bot else 0.0
        return bot is not None
