"""Bots as strong as whoever plays against them."""

import pytest

from tests.server.harness import Running
from tests.server.leagues import over
from tests.server.memory_store import MemoryStore
from tortuga.bots.bot import LEVELS, STRENGTHS
from tortuga.server.rating.fitting import fitting_level, nearest_level
from tortuga.server.rating.judging import Ladder, bot_skill
from tortuga.server.store import RatedRow, RatingRow, Skill

pytestmark = pytest.mark.anyio


def test_the_level_is_that_of_bots_as_strong_as_somebody_surely_is() -> None:
    for level in LEVELS:
        assert nearest_level(Skill(bot_skill(STRENGTHS[level]).mu + 1, 1)) == level
    assert nearest_level(Skill()) == "easy"
    assert nearest_level(Skill(0, 1)) == "easy"
    assert nearest_level(Skill(60, 1)) == "master"


async def test_a_table_says_which_level_its_bot_has_become_and_chooses_anew_for_the_next(
    house: Running,
) -> None:
    ann = await house.guest("Ann")
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "as-you"}]
    table = await ann.post("/api/tables", {"game": "turtles", "seats": seats})
    assert table["seats"][1]["bot"] == "as-you"
    begun = await ann.post(f"/api/tables/{table['id']}/start", {"word": "ahoy"})
    assert begun["seats"][1]["bot"] == "easy"
    async with ann.sit_at(table["id"]) as window:
        await window.settled()
        await window.ask({"type": "resign"})
    again = await ann.post(f"/api/tables/{table['id']}/rematch")
    assert [seat["bot"] for seat in again["seats"]] == ["as-you", None]


async def test_ratings_against_bots_count_and_only_those_of_the_game() -> None:
    store, strong = MemoryStore(), Skill(38, 1)
    row = RatedRow(
        number=1, table="t", game="turtles", ladder=Ladder.BOTS, ended=0.0, why="", before=(), after=()
    )
    await store.add_result(over("t", ["ann", "bob"], [0]))
    await store.rate(row, [RatingRow("ann", "turtles", Ladder.BOTS, strong, 9, 0.0)])
    assert await fitting_level(store, "turtles", "ann") == "master"
    assert await fitting_level(store, "buccaneers", "ann") == "easy"
