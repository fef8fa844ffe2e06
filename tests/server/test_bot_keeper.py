"""Inside a process of bots: what they are asked with, told, and how long they live."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec import Raw
from msgspec.json import encode

from tests.bots.listener import Listener
from tortuga.bots.bot import BotKind, Budget
from tortuga.core.game import Event
from tortuga.core.match import Match
from tortuga.core.registry import find_game, game_ids
from tortuga.games.turtles.state import Begins
from tortuga.server import bot_keeper
from tortuga.server.bot_keeper import BotKeeper, BotSeat, PutAway, Reply, Think

WHO, OTHER = BotSeat("table", 0), BotSeat("table", 1)


class Closing(Listener):
    """Notes its end; does not know what to choose where there is too much."""

    closed = False

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget) -> Any:
        if len(self.heard) > 5:
            raise ValueError("too much")
        return super().choose(view, legal, budget)

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Closing]:
    """The bots that were made, in order."""
    bots: list[Closing] = []

    def make(*_: Any) -> Closing:
        bots.append(Closing())
        return bots[-1]

    monkeypatch.setattr(bot_keeper, "house_bot", lambda *_: BotKind("closing", None, make, 0))
    return bots


def asked(
    game: str = "turtles",
    bot: str = "random",
    *,
    who: BotSeat = WHO,
    seed: int | None = 7,
    told: Sequence[Event] | None = None,
) -> Think:
    match = Match.start(find_game(game), seed=1)
    seat = match.to_act[0]
    news = match.events(seat) if told is None else told
    parts = Raw(encode(news)), Raw(encode(match.view(seat))), Raw(encode(match.legal(seat)))
    return Think(who, game, bot, seed, *parts, 1.0)


@pytest.mark.parametrize("game", game_ids())
def test_a_bot_is_asked_with_views_alone(game: str) -> None:
    match = Match.start(find_game(game), seed=1)
    reply = BotKeeper().answer(asked(game))
    assert reply is not None
    assert reply.failed is None
    assert reply.choice in range(len(match.legal(match.to_act[0])))
    assert reply == BotKeeper().answer(asked(game))


def test_a_bot_lives_on_and_hears_only_the_news(made: list[Closing]) -> None:
    keeper = BotKeeper()
    keeper.answer(asked(told=[Begins(0), Begins(1)]))
    keeper.answer(asked(seed=None, told=[Begins(0)]))
    keeper.answer(asked(seed=None, told=[]))
    (bot,) = made
    assert bot.heard == [Begins(0), Begins(1), Begins(0)]
    assert bot.times == 2, "where there is nothing to hear it is not even told so"


def test_every_seat_has_a_bot_of_its_own(made: list[Closing]) -> None:
    keeper = BotKeeper()
    keeper.answer(asked(told=[Begins(0)]))
    keeper.answer(asked(who=OTHER, told=[Begins(1)]))
    assert [bot.heard for bot in made] == [[Begins(0)], [Begins(1)]]


def test_a_new_bot_takes_the_place_of_the_old_one(made: list[Closing]) -> None:
    keeper = BotKeeper()
    keeper.answer(asked())
    keeper.answer(asked(seed=8))
    assert [bot.closed for bot in made] == [True, False]


def test_a_bot_that_is_put_away_is_closed_and_nobody_waits_for_that(made: list[Closing]) -> None:
    keeper = BotKeeper()
    keeper.answer(asked())
    assert keeper.answer(PutAway(WHO)) is None
    assert keeper.answer(PutAway(WHO)) is None
    assert made[0].closed
    assert not keeper.bots


def test_a_bot_that_fails_is_gone_and_the_others_are_not(made: list[Closing]) -> None:
    keeper = BotKeeper()
    keeper.answer(asked(who=OTHER))
    assert keeper.answer(asked(told=[Begins(0)] * 6)) == Reply(failed="ValueError")
    assert list(keeper.bots) == [OTHER]
    assert [bot.closed for bot in made] == [False, True]
