"""Bots in their own processes: views in, an action out. Who cannot think waits, who fails is asked again."""

import asyncio
import multiprocessing
import os
import socket
import time
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from tortuga.bots.bot import Bot, BotKind, Budget
from tortuga.bots.uniform import UniformBot
from tortuga.core.match import AnyMatch, Match
from tortuga.core.registry import find_game
from tortuga.server import bot_keeper, bot_pool
from tortuga.server.bot_keeper import BotSeat, Reply, keep_bots
from tortuga.server.bot_pool import BotCall, BotChoice, BotPool, BotQuestion, NoBotLeft
from tortuga.server.bot_process import BotProcess
from tortuga.server.bot_standing import HOUSE
from tortuga.server.metrics import Metrics

pytestmark = pytest.mark.anyio


class Crashing(Bot):
    def choose(self, *_: Any) -> Any:
        os._exit(3)


class Failing(Bot):
    def choose(self, *_: Any) -> Any:
        raise ValueError("no idea")


class Endless(Bot):
    def choose(self, *_: Any) -> Any:
        time.sleep(60)


class Cheating(Bot):
    def choose(self, *_: Any) -> Any:
        return "something else"


class Weaker(Bot):
    """Takes the last."""

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget) -> Any:
        return legal[-1]


class FailsOnce(Bot):
    """The first of a machine fails."""

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget) -> Any:
        trace = Path(os.environ["TORTUGA_TRACE"])
        if not trace.exists():
            trace.touch()
            raise ValueError("no idea")
        return legal[0]


BROKEN: dict[str, Callable[[], Bot]] = {
    "crashing": Crashing,
    "failing": Failing,
    "endless": Endless,
    "cheating": Cheating,
}
MADE: dict[str, Callable[[], Bot]] = {**BROKEN, "once": FailsOnce, "weaker": Weaker}


def made_bot(_game: Any, name: str | None = None) -> BotKind:
    strength = {"random": 0, "weaker": 1}.get(name or "", 2)
    return BotKind(name or "", None, lambda _game, _seed: MADE[name or ""](), strength)


def keep_made_bots(asking: socket.socket) -> None:
    """`keep_bots`, in a process where every bot is one of these."""
    setattr(bot_keeper, "house_bot", made_bot)  # noqa: B010
    keep_bots(asking)


def install(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    """Only these bots, and none that plays at random."""
    monkeypatch.setattr(bot_keeper, "keep_bots", keep_made_bots)
    monkeypatch.setattr(bot_pool, "house_bot", made_bot)
    monkeypatch.setattr(
        bot_pool, "house_bots", lambda _: {name: made_bot(None, name) for name in ("random", *names)}
    )
    monkeypatch.setattr(bot_pool, "GRACE", 1.0)


def new_match(game: str = "turtles") -> AnyMatch:
    return Match.start(find_game(game), seed=1)


def call(match: AnyMatch, bot: str, table: str = "table", seconds: float = 0.1) -> BotCall:
    seat = match.to_act[0]
    asked = BotQuestion(0, match.events(seat), match.view(seat), match.legal(seat))
    return BotCall(BotSeat(table, seat), match.game, bot, lambda: asked, seconds, HOUSE)


async def choice(pool: BotPool, bot: str, match: AnyMatch) -> Any:
    chosen = await pool.choose(call(match, bot))
    assert chosen is not None
    return chosen.action


def failures(pool: BotPool) -> float:
    counted = pool._metrics.bot_failures.collect()
    return sum(sample.value for metric in counted for sample in metric.samples if "total" in sample.name)


@pytest.fixture
async def pool() -> AsyncIterator[BotPool]:
    made = BotPool(workers=1, memory=512, metrics=Metrics())
    yield made
    await made.close()


async def test_a_bot_chooses(pool: BotPool) -> None:
    match = new_match()
    for bot in ("random", "greedy", ""):
        assert await choice(pool, bot, match) in match.legal(match.to_act[0])


async def test_whoever_is_not_asked_any_more_chooses_nothing(pool: BotPool) -> None:
    match = new_match()
    assert await pool.choose(call(match, "random")._replace(look=lambda: None)) is None
    assert not any(process.busy for process in pool.places.processes())


@pytest.mark.parametrize("bot", sorted(BROKEN))
async def test_for_a_broken_bot_the_next_weaker_one_stands_in(
    pool: BotPool, bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(monkeypatch, bot, "weaker")
    match = new_match()
    async with asyncio.timeout(60):
        chosen = await pool.choose(call(match, bot))
    assert chosen == BotChoice(match.legal(match.to_act[0])[-1], "weaker")
    assert failures(pool) == 2


async def test_a_bot_that_fails_once_is_asked_again(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TORTUGA_TRACE", str(tmp_path / "trace"))
    install(monkeypatch, "once", "weaker")
    match = new_match()
    assert await pool.choose(call(match, "once")) == BotChoice(match.legal(match.to_act[0])[0], "once")
    assert failures(pool) == 1


async def test_where_all_bots_fail_nothing_is_chosen(pool: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
    """What plays at random stands in for nobody."""
    install(monkeypatch, "failing")
    with pytest.raises(NoBotLeft):
        await pool.choose(call(new_match(), "failing"))


async def test_however_many_wait_all_get_their_bots(pool: BotPool) -> None:
    match = new_match()
    legal = match.legal(match.to_act[0])
    calls = [pool.choose(call(match, "greedy", f"table {number}")) for number in range(100)]
    for chosen in await asyncio.gather(*calls):
        assert chosen is not None
        assert chosen.bot == "greedy"
        assert chosen.action in legal
    assert failures(pool) == 0


async def test_a_bot_has_its_whole_time_however_long_it_waited(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    seconds: list[float] = []

    async def ask(self: BotProcess, request: Any, _: float) -> Reply:
        seconds.append(request.seconds)
        await asyncio.sleep(0.01)
        return Reply()

    monkeypatch.setattr(BotProcess, "ask", ask)
    match = new_match()
    await asyncio.gather(*(pool.choose(call(match, "random", f"table {n}", seconds=0.01)) for n in range(5)))
    assert seconds == [0.01] * 5


async def test_who_stops_waiting_leaves_the_line(pool: BotPool) -> None:
    match = new_match()
    await choice(pool, "random", match)
    (process,) = pool.places.processes()
    process.thinking = 1
    waiting = asyncio.create_task(choice(pool, "random", match))
    await asyncio.sleep(0.01)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert process.alive, "it was not this bot that overran"
    pool.places.release(process)
    assert await choice(pool, "random", match) in match.legal(match.to_act[0])


def note_preparation(id: str, name: str) -> None:
    """`prepare`, in a process where it leaves a trace."""
    Path(os.environ["TORTUGA_TRACE"]).write_text(f"{id} {name}")


def keep_noting(asking: socket.socket) -> None:
    setattr(bot_keeper, "prepare", note_preparation)  # noqa: B010
    setattr(bot_keeper, "house_bot", lambda _game, _name: SLOW)  # noqa: B010
    keep_bots(asking)


SLOW = BotKind("slow", None, UniformBot, 0, lambda: None)


async def test_what_takes_long_is_done_before_a_bot_thinks(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    trace = tmp_path / "trace"
    monkeypatch.setenv("TORTUGA_TRACE", str(trace))
    monkeypatch.setattr(bot_pool, "house_bot", lambda _game, _name: SLOW)
    monkeypatch.setattr(bot_pool, "house_bots", lambda _game: {"slow": SLOW})
    monkeypatch.setattr(bot_keeper, "keep_bots", keep_noting)
    match = new_match()
    await pool.prepare([match.game])
    assert trace.read_text() == "turtles slow"
    trace.unlink()
    assert await choice(pool, "random", match) in match.legal(match.to_act[0])
    assert not trace.exists(), "once is enough"


async def test_no_process_is_left_behind() -> None:
    made = BotPool(workers=2, memory=512, metrics=Metrics())
    match = new_match()
    await choice(made, "random", match)
    await made.close()
    assert not multiprocessing.active_children()
    with pytest.raises(RuntimeError):
        await choice(made, "random", match)
