"""Puzzles over HTTP, for somebody who is nobody yet."""

import msgspec
import pytest

from tests.server.harness import Running
from tests.server.test_lobby import refusal
from tortuga.puzzles.collection import puzzled_games, puzzles_of
from tortuga.puzzles.posed import posed

pytestmark = pytest.mark.anyio


async def test_the_house_says_what_puzzles_there_are(house: Running) -> None:
    known = await house.stranger().get("/api/puzzles")
    assert {one["game"]: one["number"] for one in known["games"]} == {
        game: len(puzzles_of(game).by_id) for game in puzzled_games()
    }


@pytest.mark.parametrize("game", puzzled_games())
async def test_a_puzzle_is_read_without_its_answer_and_each_try_is_judged(house: Running, game: str) -> None:
    anyone = house.stranger()
    read = await anyone.get(f"/api/puzzles/{game}")
    before = posed(game, read["id"])
    assert read["view"]["seat"] == before.puzzle.seat
    assert read["view"] == msgspec.json.decode(msgspec.json.encode(before.view))
    assert set(read) == {
        *("id", "game", "kind", "grade", "day", "says", "names"),
        *("view", "actions", "seats", "history"),
    }, "nothing of the proof"
    right = before.answers.index(before.puzzle.accepted[0])
    wrong = next(number for number in range(len(before.answers)) if not before.proof[number].right)
    refused = await anyone.post(f"/api/puzzles/{game}/{read['id']}", {"answer": wrong})
    assert (refused["right"], refused["proof"], refused["scenes"]) == (False, [], [])
    for answer in (right, None):
        judged = await anyone.post(f"/api/puzzles/{game}/{read['id']}", {"answer": answer})
        assert judged["right"]
        assert [worth["answer"] for worth in judged["proof"]] == list(before.answers)


async def test_the_next_one_and_the_one_of_the_day(house: Running) -> None:
    anyone = house.stranger()
    first = await anyone.get("/api/puzzles/turtles?kind=trap&grade=3")
    after = await anyone.get(f"/api/puzzles/turtles?kind=trap&grade=3&after={first['id']}")
    assert [first["kind"], after["kind"], first["grade"], after["grade"]] == ["trap", "trap", 3, 3]
    assert first["id"] != after["id"]
    assert await anyone.get(f"/api/puzzles/turtles/{first['id']}") == first
    today = await anyone.get("/api/puzzles/daily")
    assert today["day"]
    assert today["id"] == (await anyone.get("/api/puzzles/daily"))["id"]


async def test_a_newcomer_is_asked_an_easy_one_and_others_what_suits_them(house: Running) -> None:
    anyone = house.stranger()
    for game in puzzled_games():
        assert (await anyone.get(f"/api/puzzles/{game}"))["grade"] == 1
    assert (await anyone.get("/api/puzzles/turtles?near=4"))["grade"] == 4
    assert await refusal(anyone.get("/api/puzzles/turtles?near=9")) == "malformed"


async def test_what_is_not_there_is_not_found(house: Running) -> None:
    anyone, some = house.stranger(), puzzles_of("turtles").some()[0].id
    assert await refusal(anyone.get("/api/puzzles/chess")) == "no-puzzles"
    assert await refusal(anyone.get("/api/puzzles/turtles?kind=chess")) == "no-puzzle"
    assert await refusal(anyone.get("/api/puzzles/turtles/chess")) == "no-puzzle"
    assert await refusal(anyone.post(f"/api/puzzles/turtles/{some}", {"answer": 9999})) == "not-found"
    assert await refusal(anyone.post(f"/api/puzzles/turtles/{some}", {"answer": "d2"})) == "malformed"
