"""Analyses over HTTP: positions and matches of turtles; and that no running match gives anything away."""

import asyncio
import random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.harness import Person, Running
from tests.server.playing import play_out
from tests.server.test_lobby import refusal
from tortuga.games.turtles.board import SOUTH
from tortuga.games.turtles.notation import read_position, write_move, write_position
from tortuga.games.turtles.position import Position, Variant, start_position
from tortuga.games.turtles.rules import STANDARD, after, choice
from tortuga.games.turtles.symmetry import mirrored, sides_exchanged
from tortuga.server.bot_pool import BotPool
from tortuga.server.running_positions import sign_of, signs_shown

pytestmark = pytest.mark.anyio

NEAR_THE_END = "4/S4/6/3S3/6/N3S/2N1 s 0-0 base"
PATH = "/api/analysis/turtles"


def mirror_image(where: Position) -> Position:
    return replace(
        where,
        south=mirrored(where.south),
        north=mirrored(where.north),
        overturned=mirrored(where.overturned),
    )


async def whole(person: Person, path: str, **asked: Any) -> Any:
    """What comes of asking again and again."""
    while True:
        answer = await person.http.get(path, params=asked)
        found = answer.json()
        assert answer.status_code == 200, found
        if found["of"] is not None and found["done"] == found["of"]:
            return found
        await asyncio.sleep(0.05)


async def where_of(person: Person, table: str) -> Position:
    """Where a match stands."""
    info = await person.get(f"/api/tables/{table}/replay")
    page = await person.get(f"/api/tables/{table}/replay/steps?first={info['steps'] - 1}")
    return read_position(page["steps"][-1]["update"]["view"]["position"])


async def test_a_position_is_analysed_for_anybody_and_kept(house: Running) -> None:
    anyone = house.stranger()
    found = await whole(anyone, PATH, where=NEAR_THE_END)
    where = read_position(NEAR_THE_END)
    assert found["position"] == NEAR_THE_END
    assert found["view"]["position"] == NEAR_THE_END
    moves = {write_move(move): write_position(after(where, move)) for move in choice(where).moves}
    assert {move["move"]: move["to"] for move in found["worth"]["moves"]} == moves
    assert len(found["actions"]) == len(moves)
    assert found["says"][0]["id"].startswith("turtles-advice-")
    best = found["worth"]["moves"][0]
    assert best["line"][0] == best["move"]
    again = await anyone.http.get(PATH, params={"where": NEAR_THE_END})
    assert again.json() == found, "nothing is found out anew"


async def test_a_position_is_named_by_moves_too_and_what_cannot_be_is_refused(house: Running) -> None:
    anyone = house.stranger()
    by_moves = await whole(anyone, PATH, where="d2>b2 e5-f4")
    assert by_moves["position"].split()[1] == "s"
    for where in ("d2>b2 d2>b2", "4/5/6/X6/6/5/4 s 0-0 base", "nonsense"):
        answer = await anyone.http.get(PATH, params={"where": where})
        assert answer.status_code == 409
        assert len(answer.json()["text"]) > 20


async def test_an_address_has_only_so_many(open_house: Any) -> None:
    house = await open_house(analyses_per_hour=1)
    anyone = house.stranger()
    for _ in range(3):
        await anyone.http.get(PATH, params={"where": NEAR_THE_END})
    assert await refusal(anyone.get(f"{PATH}?where=d2>b2")) == "too-many-from-here"


def chances(found: Any) -> list[tuple[int, float | None]]:
    (curve,) = found["curves"]
    return [(at, value) for at, value, _ in curve["points"]]


def proved(found: Any) -> list[tuple[int, float]]:
    """What is the same however often it is looked for: estimates become better with what is remembered."""
    (curve,) = found["curves"]
    return [(at, value) for at, value, sure in curve["points"] if sure]


async def test_a_match_that_is_over_is_analysed_move_by_move(house: Running) -> None:
    table, people = await house.match("turtles")
    async with people[0].sit_at(table, "?after=0") as one, people[1].sit_at(table, "?after=0") as two:
        await play_out([one, two], random.Random(4), most=5)
        assert await refusal(people[0].get(f"/api/tables/{table}/analysis")) == "still-running"
        await play_out([one, two], random.Random(4))
        winner = one.update["view"]["outcome"]["winners"][0]
    found = await whole(await house.guest("Eve"), f"/api/tables/{table}/analysis")
    steps = (await people[0].get(f"/api/tables/{table}/replay"))["steps"]
    assert [at for at, _ in chances(found)] == list(range(1, steps))
    assert chances(found)[-1][1] == float(winner == SOUTH)
    assert found["remarks"], "nobody plays at random without a fault"
    for fault in found["remarks"]:
        assert fault["says"][0]["id"] == f"analysis-fault-{fault['fault']}"
        assert fault["says"][0]["args"]["move"] == fault["line"][0]
    anyone, brought = house.stranger(), None
    record = (await people[0].http.get(f"/api/tables/{table}/record")).content
    while brought is None or brought["done"] != brought["of"]:
        brought = (await anyone.http.post("/api/replay/analysis", content=record)).json()
        await asyncio.sleep(0.05)
    assert [fault["at"] for fault in brought["remarks"]] == [fault["at"] for fault in found["remarks"]]
    assert proved(brought) == proved(found)


async def test_what_broke_off_is_tried_again_when_somebody_asks(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people = await house.match("turtles")
    async with people[0].sit_at(table, "?after=0") as one, people[1].sit_at(table, "?after=0") as two:
        await play_out([one, two], random.Random(4), most=2)
        await one.ask({"type": "resign"})

    async def ends_at_once(*_: object) -> None:
        raise EOFError

    path = f"/api/tables/{table}/analysis"
    with monkeypatch.context() as patched:
        patched.setattr(BotPool, "analyse", ends_at_once)
        assert (await whole(people[0], path))["of"] == 0
    assert (await people[0].get(path))["of"] != 0


async def test_who_may_not_look_is_refused(house: Running) -> None:
    ann, eve = await house.guest("Ann"), await house.guest("Eve")
    wish = {"game": "turtles", "private": True, "seats": [{}, {"kind": "bot", "bot": "easy"}]}
    table = (await ann.post("/api/tables", wish))["id"]
    await ann.post(f"/api/tables/{table}/start", {})
    async with ann.sit_at(table) as window:
        await window.until("update")
        await window.ask({"type": "resign"})
    assert await refusal(eve.get(f"/api/tables/{table}/analysis")) == "invitation-needed"
    assert (await ann.http.get(f"/api/tables/{table}/analysis")).status_code == 200


@pytest.mark.parametrize("game", ["buccaneers", "tortuga1667"])
async def test_other_games_are_looked_back_at(house: Running, game: str) -> None:
    table, people = await house.match(game)
    windows = [await person.sit_at(table, "?after=0").open() for person in people]
    await play_out(windows, random.Random(5))
    for window in windows:
        await window.close()
    found = await whole(people[0], f"/api/tables/{table}/analysis")
    assert len(found["curves"]) == len(people)
    assert {remark["seat"] for remark in found["remarks"]} == {0, 1}


# A running match


async def test_where_people_play_nothing_is_said_however_it_is_asked(house: Running) -> None:
    table, people = await house.match("turtles")
    anyone = house.stranger()
    async with people[0].sit_at(table, "?after=0") as one, people[1].sit_at(table, "?after=0") as two:
        await play_out([one, two], random.Random(4), most=4)
        where = await where_of(people[0], table)
        reached = after(where, choice(where).moves[0])
        for asked in (
            where,
            mirror_image(where),
            sides_exchanged(where),
            replace(where, variant=Variant.ULTRA),
            reached,
            mirror_image(reached),
        ):
            assert await refusal(anyone.get(f"{PATH}?where={write_position(asked)}")) == "played-now"
        strict = f"{PATH}?where={write_position(where)}&enemy_anywhere=true"
        assert await refusal(anyone.get(strict)) == "played-now"
        for past in range(1, 4):
            page = await people[0].get(f"/api/tables/{table}/replay/steps?first={past}")
            then = page["steps"][past]["update"]["view"]["position"]
            assert await refusal(anyone.get(f"{PATH}?where={then}")) == "played-now"
        assert (await anyone.get(PATH))["position"], "the start is everybody's"
        await one.ask({"type": "resign"})
    answer = await anyone.http.get(PATH, params={"where": write_position(where)})
    while answer.status_code == 409:  # the list of running tables is looked at every other second
        await asyncio.sleep(0.2)
        answer = await anyone.http.get(PATH, params={"where": write_position(where)})
    assert answer.status_code == 200


async def test_what_was_found_out_before_is_not_told_either(house: Running) -> None:
    """A match that is over came to where another stands now."""
    anyone = house.stranger()
    played: list[tuple[str, list[Person]]] = []
    for _ in range(2):
        table, people = await house.match("turtles", options={"first": "south"})
        async with people[0].sit_at(table, "?after=0") as one, people[1].sit_at(table, "?after=0") as two:
            await play_out([one, two], random.Random(4), most=4)
            if not played:
                await one.ask({"type": "resign"})
        played.append((table, people))
        if len(played) == 1:
            first = await whole(people[0], f"/api/tables/{table}/analysis")
            assert None not in dict(chances(first)).values()
    (over, watchers), (running, players) = played
    assert await refusal(players[0].get(f"/api/tables/{running}/analysis")) == "still-running"
    where = write_position(await where_of(players[0], running))
    while (await anyone.http.get(PATH, params={"where": where})).status_code != 409:
        await asyncio.sleep(0.2)
    now = await whole(watchers[0], f"/api/tables/{over}/analysis")
    hidden = [at for at, value in chances(now) if value is None]
    assert hidden == [2, 3, 4], "only the start is still told of"
    assert not {remark["at"] for remark in now["remarks"]} & set(hidden)


async def test_against_bots_it_is_ones_own_affair(house: Running) -> None:
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "easy"}]
    table, (ann,) = await house.match("turtles", 1, seats=seats, options={"first": "south"})
    async with ann.sit_at(table, "?after=0") as window:
        await window.until("update")
        await window.act(0)
        await window.until("update")
    where = write_position(await where_of(ann, table))
    assert (await ann.http.get(PATH, params={"where": where})).status_code == 200


def test_signs_are_the_same_for_all_that_stands_for_another() -> None:
    where = read_position(NEAR_THE_END)
    assert sign_of(where) == sign_of(mirror_image(where)) == sign_of(sides_exchanged(where))
    assert list(signs_shown(start_position(Variant.HATCHING, 1), STANDARD)) == []


# Openings


async def test_what_people_played_in_public_matches_is_counted(house: Running) -> None:
    """The same two moves twice, once where nobody may look on: the mirror image counts as the same move."""
    anyone = house.stranger()
    for watchable in (True, False):
        table, people = await house.match("turtles", watchable=watchable, options={"first": "south"})
        async with people[0].sit_at(table, "?after=0") as one, people[1].sit_at(table, "?after=0") as two:
            await play_out([one, two], random.Random(9), most=2)
            await two.ask({"type": "resign"})
    record = (await people[0].http.get(f"/api/tables/{table}/record")).json()
    first = record["actions"][0]["action"]
    found = await whole(anyone, PATH)
    played = {one["move"]: (one["matches"], one["won"]) for one in found["played"]}
    start = start_position(Variant.BASE, SOUTH)
    reached = {write_move(move): sign_of(after(start, move)) for move in choice(start).moves}
    assert played == {move: (1, 1) for move, sign in reached.items() if sign == reached[first]}
