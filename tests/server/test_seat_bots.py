"""Bots at tables: people come first, nobody is crowded out, and whatever goes wrong is told."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.server.bot_worlds import BotHouse, Window
from tests.server.virtual_time import VirtualProcess, in_virtual_time
from tortuga.core.registry import find_game
from tortuga.server import bot_places, seat_bots
from tortuga.server.bot_keeper import Reply
from tortuga.server.bot_thinker import BotFailed
from tortuga.server.installed import house_bots
from tortuga.server.live_table import LiveTable
from tortuga.text import LANGUAGES, voice

TURTLES, BUCCANEERS = find_game("turtles"), find_game("buccaneers")


@pytest.fixture(autouse=True)
def virtual_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_places, "BotProcess", VirtualProcess)


def at_a_house(play: Callable[[BotHouse], Awaitable[None]], **settings: Any) -> None:
    async def whole() -> None:
        of = BotHouse(**{"bot_seconds": 1.0, "bot_pause": 0.6, **settings})
        await of.house.open()
        await play(of)
        await of.close()

    in_virtual_time(whole)


async def tables_alone(of: BotHouse, count: int, level: str = "easy") -> list[LiveTable]:
    """Bots among themselves, and nobody watching."""
    tables = [await of.table(TURTLES, [level] * 2, id=f"alone {number}") for number in range(count)]
    for table in tables:
        of.house.bots.wake(table)
    return tables


def notices(window: Window) -> list[tuple[str, int | None]]:
    got = [json.loads(frame.text) for frame in window.timed]
    return [(one["code"], one["seat"]) for one in got if one["type"] == "notice"]


# Tables where nobody is


def test_only_so_many_tables_play_where_nobody_is_and_they_take_turns() -> None:
    async def play(of: BotHouse) -> None:
        tables = await tables_alone(of, 5)
        assert [of.house.bots.busy(table) for table in tables] == [True, True, False, False, False]
        await asyncio.sleep(6)
        assert sum(of.house.bots.busy(table) for table in tables) == 2
        moves = [table.index for table in tables]
        assert max(moves) - min(moves) <= 1
        assert min(moves) >= 3

    at_a_house(play, bot_queue=2)


def test_when_somebody_comes_a_table_that_rests_goes_on() -> None:
    async def play(of: BotHouse) -> None:
        tables = await tables_alone(of, 5)
        of.watch(tables[4])
        await asyncio.sleep(0.1)
        assert of.house.bots.busy(tables[4])

    at_a_house(play, bot_queue=1)


def test_when_the_last_one_goes_the_table_takes_its_turn_with_the_others() -> None:
    async def play(of: BotHouse) -> None:
        *_, watched = await tables_alone(of, 3)
        window = of.watch(watched)
        await asyncio.sleep(2)
        before = watched.index
        assert before >= 3
        await window.hang_up()
        await asyncio.sleep(3)
        assert watched.index <= before + 3

    at_a_house(play, bot_queue=1)


def test_bots_among_themselves_do_not_crowd_out_people() -> None:
    """However many of the strongest wait, a person's bot thinks as soon as anybody has finished."""

    async def play(of: BotHouse) -> None:
        for table in [
            await of.table(BUCCANEERS, ["hard-1"] * 4, id=f"alone {number}") for number in range(40)
        ]:
            of.house.bots.wake(table)
        await asyncio.sleep(5)
        ours = await of.table(TURTLES, ["hard-1"], person=True)
        window = of.watch(ours)
        if ours.play is not None and ours.play.match.to_act == (0,):
            await of.house.turns.submit(ours, 0, ours.play.match.legal(0)[0], None)
        done = ours.index
        await asyncio.sleep(2.5)
        assert ours.index > done
        assert notices(window) == []

    at_a_house(play, bot_workers=1)


@pytest.mark.parametrize(("tables", "least"), [(1, 1.0), (6, 1 / 6)])
def test_bots_think_less_when_many_wait(tables: int, least: float, monkeypatch: pytest.MonkeyPatch) -> None:
    given, ask = list[float](), VirtualProcess.ask

    async def note(self: VirtualProcess, request: Any, seconds: float) -> Reply:
        given.append(request.seconds)
        return await ask(self, request, seconds)

    monkeypatch.setattr(VirtualProcess, "ask", note)

    async def play(of: BotHouse) -> None:
        for number in range(tables):
            of.watch(await of.table(BUCCANEERS, ["hard-1", "easy"], id=f"table {number}"))
        await asyncio.sleep(5)

    at_a_house(play, bot_workers=1, bot_seconds=1.0)
    searching = [seconds for seconds in given if seconds]
    assert max(searching) == 1.0, "who comes first has all the time"
    assert min(searching) == pytest.approx(least)


# What goes wrong is told


def failing(monkeypatch: pytest.MonkeyPatch, *bots: str) -> None:
    ask = VirtualProcess.ask

    async def fail(self: VirtualProcess, request: Any, seconds: float) -> Reply:
        if request.bot in bots:
            raise BotFailed("ValueError")
        return await ask(self, request, seconds)

    monkeypatch.setattr(VirtualProcess, "ask", fail)


def counted(of: BotHouse, code: str) -> float:
    return float(of.house.metrics.bot_notices.labels(code)._value.get())


def test_that_another_bot_has_stood_in_is_told_with_the_move(monkeypatch: pytest.MonkeyPatch) -> None:
    failing(monkeypatch, "hard-1")

    async def play(of: BotHouse) -> None:
        table = await of.table(TURTLES, ["hard-1"] * 2)
        window = of.watch(table)
        await asyncio.sleep(1)
        assert table.index == 1
        seat = 1 - table.play.match.to_act[0]  # type: ignore[union-attr]
        assert notices(window) == [("bot-stands-in", seat)]
        assert counted(of, "bot-stands-in") == 1

    at_a_house(play)


def test_where_all_bots_fail_the_table_waits_and_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    failing(monkeypatch, *(name for name in house_bots(TURTLES) if name != "random"))

    async def play(of: BotHouse) -> None:
        table = await of.table(TURTLES, ["hard-1"] * 2)
        window = of.watch(table)
        await asyncio.sleep(5)
        assert table.index == 0, "nothing is done at random"
        assert [code for code, _ in notices(window)] == ["bot-stuck"]
        monkeypatch.undo()
        monkeypatch.setattr(bot_places, "BotProcess", VirtualProcess)
        await asyncio.sleep(seat_bots.STUCK)
        assert table.index > 0, "and goes on when it can"

    at_a_house(play)


def test_a_mistake_of_ours_ends_no_match(monkeypatch: pytest.MonkeyPatch) -> None:
    look = seat_bots.question

    def broken(*_: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(seat_bots, "question", broken)

    async def play(of: BotHouse) -> None:
        table = await of.table(TURTLES, ["easy"] * 2)
        window = of.watch(table)
        await asyncio.sleep(1)
        assert [code for code, _ in notices(window)] == ["bot-stuck"]
        monkeypatch.setattr(seat_bots, "question", look)
        await asyncio.sleep(seat_bots.STUCK + 1)
        assert table.index > 0

    at_a_house(play)


def test_that_bots_wait_for_long_is_told_once_a_round(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(of: BotHouse) -> None:
        (process,) = of.house._pool.places.processes()
        process.thinking = 1
        table = await of.table(TURTLES, ["easy"] * 2)
        window = of.watch(table)
        await asyncio.sleep(seat_bots.LONG * 3)
        assert notices(window) == [("bots-busy", None)]
        assert counted(of, "bots-busy") == 1
        of.house._pool.places.release(process)
        await asyncio.sleep(1)
        assert table.index > 0

    at_a_house(play, bot_workers=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_notices_are_said_in_every_language(language: str) -> None:
    said = {
        voice(language).say(f"notice-{code}", name="Anne")
        for code in ("bots-busy", "bot-stands-in", "bot-stuck")
    }
    assert len(said) == 3
    assert sum("Anne" in text for text in said) == 2
