"""Lessons over HTTP, for somebody who is nobody yet."""

import pytest

from tests.server.harness import Running
from tests.server.test_lobby import refusal
from tortuga.learn import find_lesson, lesson_ids

pytestmark = pytest.mark.anyio


async def test_the_house_says_which_games_are_taught(house: Running) -> None:
    known = await house.stranger().get("/api/games")
    assert {game["id"] for game in known["games"] if game["lesson"]} == set(lesson_ids())


@pytest.mark.parametrize("game", lesson_ids())
async def test_a_lesson_is_read_and_each_try_is_judged(house: Running, game: str) -> None:
    anyone, lesson = house.stranger(), find_lesson(game)
    read = await anyone.get(f"/api/lessons/{game}")
    assert [step["id"] for step in read["steps"]] == [step.id for step in lesson.steps]
    assert all(step["view"]["seat"] == lesson.seat for step in read["steps"])
    number = next(number for number, step in enumerate(lesson.steps) if step.to_do)
    shown = read["steps"][number]["shown"]
    verdict = await anyone.get(f"/api/lessons/{game}/{number}/{shown}")
    assert verdict["right"]
    assert verdict["scenes"][0]["view"]["seat"] == lesson.seat


async def test_a_wrong_try_is_answered_and_changes_nothing(house: Running) -> None:
    anyone, step = house.stranger(), find_lesson("turtles").step("flip")
    number = find_lesson("turtles").steps.index(step)
    choice = next(choice for choice, action in enumerate(step.offered) if action not in step.legal)
    verdict = await anyone.get(f"/api/lessons/turtles/{number}/{choice}")
    assert verdict == {
        "right": False,
        "says": {"id": "turtles-objection-must-jump", "args": {"example": "d3>d5"}},
        "scenes": [],
    }


async def test_what_is_not_there_is_not_found(house: Running) -> None:
    anyone = house.stranger()
    assert await refusal(anyone.get("/api/lessons/chess")) == "no-lesson"
    assert await refusal(anyone.get("/api/lessons/turtles/99/0")) == "not-found"
    assert await refusal(anyone.get("/api/lessons/turtles/0/9999")) == "not-found"
