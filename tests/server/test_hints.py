"""A friend at the shoulder: hints for the only person among bots, and afterwards what was better."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from tests.server.harness import Person, Refused, Running, Window
from tortuga.core.record import Line
from tortuga.server.doings import Doings
from tortuga.server.store import Played, TakenBack

pytestmark = pytest.mark.anyio

BOTS = [{"kind": "open"}, {"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "easy"}]


async def alone(house: Running, game: str = "buccaneers") -> tuple[str, Person]:
    seats = BOTS if game == "buccaneers" else BOTS[:2]
    table, (ann,) = await house.match(game, 1, seats=seats, options={})
    return table, ann


async def asked(house: Running) -> Coroutine[Any, Any, Any]:
    """Somebody whose turn it is, about to ask for a hint."""
    table, ann = await alone(house)
    async with ann.sit_at(table) as window:
        await turn(window)
    return ann.post(f"/api/tables/{table}/hint")


async def turn(window: Window) -> None:
    await window.until("update")
    while not window.asked:
        await window.receive()


async def refusal(asking: Any) -> str:
    with pytest.raises(Refused) as refused:
        await asking
    return str(refused.value.code)


async def test_a_hint_is_one_of_the_choices_with_reasons_and_thought_out_once(house: Running) -> None:
    table, ann = await alone(house)
    async with ann.sit_at(table) as window:
        await turn(window)
        hint, again = await asyncio.gather(*(ann.post(f"/api/tables/{table}/hint") for _ in range(2)))
        assert hint == again
        decision = window.update["decision"]
        assert hint["decision"] == decision["number"]
        assert hint["choice"] in range(len(decision["actions"]))
        assert 1 <= len(hint["says"]) <= 2
        assert all("-advice-" in said["id"] for said in hint["says"])
        assert (await window.act(hint["choice"]))["type"] == "accepted"


async def test_a_hint_once_given_is_never_forgotten(house: Running) -> None:
    table, ann = await alone(house)
    async with ann.sit_at(table) as window:
        await turn(window)
        assert not (await house.house.tables.table(table)).row.hinted
        await ann.post(f"/api/tables/{table}/hint")
        assert (await house.house.tables.table(table)).row.hinted


def test_what_a_bot_chose_in_ones_place_is_not_ones_own() -> None:
    """Nor what is left of it when it was taken back."""
    doings = Doings()
    lines = [Line(seat, "x") for seat in (0, 1, 0)]
    for line in lines:
        doings.note(Played(line, 0.0, stand_in=line.seat == 0))
    assert doings.stand_ins == {0, 2}
    doings.note(TakenBack(1, 0.0))
    doings.note(Played(lines[1], 0.0))
    assert doings.stand_ins == {0}


async def test_nobody_is_advised_where_another_person_plays_or_has_played(house: Running) -> None:
    table, (ann, bob) = await house.match("turtles", 2)
    for person in (ann, bob):
        assert await refusal(person.post(f"/api/tables/{table}/hint")) == "no-hints"
    await bob.post(f"/api/tables/{table}/leave")
    assert await refusal(ann.post(f"/api/tables/{table}/hint")) == "no-hints"


async def test_hints_are_for_whoever_sits_there_while_the_match_is_on(house: Running) -> None:
    table, ann = await alone(house)
    eve = await house.guest("Eve")
    assert await refusal(eve.post(f"/api/tables/{table}/hint")) == "not-seated"
    assert await refusal(ann.get(f"/api/tables/{table}/moments")) == "still-running"


async def test_an_address_has_only_so_many(open_house: Any) -> None:
    house = await open_house(hints_per_hour=1)
    first, second = await asked(house), await asked(house)
    await first
    assert await refusal(second) == "too-many-from-here"


async def test_after_the_match_the_worst_choices_are_shown_in_order(house: Running) -> None:
    table, ann = await alone(house)
    async with ann.sit_at(table) as window:
        await window.until("update")
        while window.table["status"] != "finished":
            if window.asked:
                await window.act(-1)
            await window.receive()
    found: dict[str, Any] = {"moments": None}
    while found["moments"] is None:
        found = await ann.get(f"/api/tables/{table}/moments")
        assert found["of"] is None or found["done"] <= found["of"]
        await asyncio.sleep(0.05)
    moments = found["moments"]
    assert 1 <= len(moments) <= 3
    assert [one["at"] for one in moments] == sorted(one["at"] for one in moments)
    for one in moments:
        assert one["done"] != one["better"]
        assert one["says"]
        assert one["view"]["seat"] == 0
        assert one["loss"] > 0
