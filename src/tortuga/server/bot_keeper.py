"""In a process of its own: keeps bots, each as long as its match, tells them the news and lets them choose.
What takes long and concerns matches that are over is done here too.

It is asked over a socket, in lines of JSON. What it is told of a match is what one seat may know.
"""

import signal
import socket
from contextlib import suppress
from functools import cache
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Raw, Struct

from tortuga.analysis.tasks import Found, Task
from tortuga.bots.advice import reason_message
from tortuga.bots.bot import Bot, Budget, advice_of
from tortuga.core.game import Seat
from tortuga.core.registry import find_game
from tortuga.server.installed import house_bot, house_bots, house_games
from tortuga.server.messages import MessageInfo, message_info


class BotSeat(NamedTuple):
    """Whose bot it is."""

    table: str
    seat: Seat


class Think(Struct, frozen=True, tag="think"):
    """A question to the bot of a seat."""

    who: BotSeat
    game: str
    bot: str
    seed: int | None
    """For a new bot, which is told everything; None: the bot that is there is told the news."""
    told: Raw
    view: Raw
    legal: Raw
    seconds: float | None
    """None: as much as it thinks by itself, however long that takes."""
    draw: bool = False
    """Whether it is offered a draw: then the choice is between no and yes."""


class Advise(Struct, frozen=True, tag="advise"):
    """What would a good player do here, and why? Nothing of it is kept."""

    game: str
    names: tuple[str, ...]
    told: Raw
    view: Raw
    legal: Raw
    seconds: float
    done: int | None = None
    """Which of the legal actions was done, to be compared; None: none yet."""


class PutAway(Struct, frozen=True, tag="put-away"):
    """The bot of a seat is not needed any more. This is not answered."""

    who: BotSeat


class Prepare(Struct, frozen=True, tag="prepare"):
    """Do what a bot needs once on a machine."""

    game: str
    bot: str


class Analyse(Struct, frozen=True, tag="analyse"):
    """Find something out that is nobody's secret any more."""

    task: Task


class Reply(Struct, frozen=True):
    """Which of the legal actions, or what went wrong."""

    choice: int = 0
    failed: str | None = None
    reasons: tuple[MessageInfo, ...] = ()
    """What speaks for it, where advice was wanted; nothing: there is none to give."""
    loss: float = 0.0
    """How much worse it was to do what was done."""
    found: Found = Found()
    """What an analysis has come to."""


Request: TypeAlias = Think | Advise | Analyse | PutAway | Prepare


class BotKeeper:
    def __init__(self) -> None:
        self.bots: dict[BotSeat, Bot] = {}

    def answer(self, request: Request) -> Reply | None:
        """Whatever goes wrong with a bot, the others are not harmed."""
        try:
            return self._answer(request)
        except Exception as failure:
            if isinstance(request, Think):
                with suppress(Exception):
                    self._put_away(request.who)
            return Reply(failed=type(failure).__name__)

    def _answer(self, request: Request) -> Reply | None:
        if isinstance(request, Think):
            return Reply(self._think(request))
        if isinstance(request, Advise):
            return advise(request)
        if isinstance(request, Analyse):
            return analyse(request)
        if isinstance(request, PutAway):
            self._put_away(request.who)
            return None
        prepare(request.game, request.bot)
        return Reply()

    def _think(self, asked: Think) -> int:
        bot = self.bots[asked.who] if asked.seed is None else self._new_bot(asked, asked.seed)
        told = _decoder(asked.game, "told").decode(asked.told)
        if told:
            bot.told(told)
        view = _decoder(asked.game, "view").decode(asked.view)
        budget = Budget(seconds=asked.seconds)
        if asked.draw:
            return int(bot.takes_draw(view, budget))
        legal = _decoder(asked.game, "legal").decode(asked.legal)
        return int(legal.index(bot.choose(view, legal, budget)))

    def _new_bot(self, asked: Think, seed: int) -> Bot:
        self._put_away(asked.who)
        game = find_game(asked.game)
        bot = self.bots[asked.who] = house_bot(game, asked.bot).make(game, seed)
        return bot

    def _put_away(self, who: BotSeat) -> None:
        if bot := self.bots.pop(who, None):
            bot.close()


def advise(asked: Advise) -> Reply:
    game = find_game(asked.game)
    told = _decoder(asked.game, "told").decode(asked.told)
    view = _decoder(asked.game, "view").decode(asked.view)
    legal = _decoder(asked.game, "legal").decode(asked.legal)
    done = None if asked.done is None else legal[asked.done]
    advice = advice_of(game, told, view, legal, Budget(seconds=asked.seconds), done)
    if advice is None:
        return Reply()
    reasons = [message_info(reason_message(game, reason, asked.names)) for reason in advice.reasons]
    return Reply(legal.index(advice.action), reasons=tuple(reasons), loss=advice.loss)


def analyse(asked: Analyse) -> Reply:
    from tortuga.analysis.desk import done  # brings the compiled search, which the house itself does not need

    return Reply(found=done(asked.task))


def prepare(id: str, name: str) -> None:
    kind = house_bot(find_game(id), name)
    if kind.prepare:
        kind.prepare()


@cache
def _decoder(id: str, part: Literal["told", "view", "legal"]) -> msgspec.json.Decoder[Any]:
    game = find_game(id)
    kinds: dict[str, Any] = {
        "told": list[game.event_type],  # type: ignore[name-defined]
        "view": game.view_type,
        "legal": list[game.action_type],  # type: ignore[name-defined]
    }
    return msgspec.json.Decoder(kinds[part])


def keep_bots(asking: socket.socket) -> None:
    """Answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it ends it
    for game in house_games():
        house_bots(game)
    keeper = BotKeeper()
    requests: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)
    # Whoever asks may be killed.
    with suppress(ConnectionError), asking, asking.makefile("rwb") as lines:

        def say(reply: Reply) -> None:
            lines.write(msgspec.json.encode(reply) + b"\n")
            lines.flush()

        say(Reply())  # ready
        for line in lines:
            if reply := keeper.answer(requests.decode(line)):
                say(reply)
