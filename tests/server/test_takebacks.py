"""Taking back, by consent and without secrets."""

import random

import pytest

from tests.server.conftest import OpenHouse
from tests.server.harness import Running, begin, kept_at
from tests.server.playing import play_out, settle
from tortuga.core.record import read_record, verify

pytestmark = pytest.mark.anyio

ASK = {"type": "ask-back"}
SOUTH = {"first": "south"}


@pytest.fixture
async def house(open_house: OpenHouse, database: str) -> Running:
    """One with each kind of store."""
    running: Running = await open_house(**kept_at(database))
    return running


async def test_a_move_is_taken_back_when_the_other_agrees(house: Running) -> None:
    table, (ann, bob) = await house.match(options=SOUTH)
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        before = one.update["view"]
        stale = one.update["decision"]
        await one.act()
        await settle([one, two])
        assert (await one.ask(ASK))["type"] == "accepted"
        await two.settled()
        assert two.table["offer"] == {"by": 0, "waiting": [1]}
        assert (await two.ask({"type": "answer-back", "agree": True}))["type"] == "accepted"
        await settle([one, two])
        assert one.table["offer"] is None
        assert one.update["taken_back"] is True
        assert two.update["taken_back"] is True
        assert one.update["view"] == before
        assert one.update["number"] == 3
        # The question is asked anew, so an answer to the old one is late.
        assert one.update["decision"]["number"] == 2
        late = {"type": "act", "decision": stale["number"], "action": stale["actions"][0]["action"]}
        assert (await one.ask(late))["code"] == "closed-decision"
        await play_out([one, two], random.Random(3))
    record = read_record((await ann.http.get(f"/api/tables/{table}/record")).content)
    assert verify(record).outcome is not None


async def test_everything_since_ones_own_move_goes(house: Running) -> None:
    table, (ann, bob) = await house.match(options=SOUTH)
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        before = one.update["view"]
        await one.act()
        await settle([one, two])
        await two.act()
        await settle([one, two])
        await one.ask(ASK)
        await two.ask({"type": "answer-back", "agree": True})
        await settle([one, two])
        assert one.update["view"] == before
        assert two.update["decision"] is None


async def test_no_means_no(house: Running) -> None:
    table, (ann, bob) = await house.match(options=SOUTH)
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        await one.act()
        await one.ask(ASK)
        assert (await two.ask({"type": "answer-back", "agree": False}))["type"] == "accepted"
        await settle([one, two])
        assert one.table["offer"] is None
        assert "taken_back" not in one.update
        assert (await two.ask({"type": "answer-back", "agree": True}))["code"] == "no-offer"


async def test_an_offer_ends_when_the_table_goes_on(house: Running) -> None:
    table, (ann, bob) = await house.match(options=SOUTH)
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        await one.act()
        await settle([one, two])
        await one.ask(ASK)
        await two.act()
        assert (await two.ask({"type": "answer-back", "agree": True}))["code"] == "no-offer"


async def test_nothing_to_take_back(house: Running) -> None:
    table, (ann, bob) = await house.match(options=SOUTH)
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        assert (await one.ask(ASK))["code"] == "no-take-back"
        await one.act()
        assert (await two.ask(ASK))["code"] == "no-take-back"


async def test_never_in_a_game_with_secrets(house: Running) -> None:
    table, (ann, bob) = await house.match("buccaneers")
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        await one.act()
        assert (await one.ask(ASK))["code"] == "no-take-back"


async def test_a_bot_always_agrees(house: Running) -> None:
    ann = await house.guest("Ann")
    table = await begin([ann], "turtles", seats=[{}, {"kind": "bot", "bot": "random"}], options=SOUTH)
    async with ann.sit_at(table) as one:
        await one.until("update")
        before = one.update["view"]
        await one.act()
        while not one.asked or one.update["view"] == before:
            await one.until("update")
        assert (await one.ask(ASK))["type"] == "accepted"
        await one.settled()
        assert one.update["view"] == before
        assert one.asked


async def test_whoever_is_away_or_has_left_does_not_agree(house: Running) -> None:
    """Neither by silence nor by the bot that plays for them."""
    table, (ann, bob) = await house.match(options=SOUTH, grace=None)
    async with ann.sit_at(table) as one:
        async with bob.sit_at(table) as two:
            await settle([one, two])
            await one.act()
            await settle([one, two])
        house.house.tables.live[table].held.add(1)
        assert (await one.ask(ASK))["type"] == "accepted"
        await one.settled()
        assert one.table["offer"] == {"by": 0, "waiting": [1]}
        assert "taken_back" not in one.update


async def test_a_take_back_survives_a_restart(house: Running) -> None:
    table, (ann, bob) = await house.match(options=SOUTH)
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        await one.act()
        await settle([one, two])
        await one.ask(ASK)
        await two.ask({"type": "answer-back", "agree": True})
        await settle([one, two])
        await one.act(1)
        await settle([one, two])
    house.house.tables.live.clear()
    async with ann.sit_at(table, "?after=0") as again:
        await again.settled()
        mine = [frame for frame in one.frames if '"update"' in frame[:20]]
        told = [frame for frame in again.frames if '"update"' in frame[:20]]
        assert told[1:] == mine[1:]
