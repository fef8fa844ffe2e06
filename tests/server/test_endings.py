"""Ends that people make: giving up, and draws by consent."""

import signal
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Person, Running, Window, begin
from tests.server.players import Server, serving
from tests.server.playing import settle
from tortuga.core.game import Outcome
from tortuga.core.record import read_record, verify
from tortuga.server.store import Concluded

pytestmark = pytest.mark.anyio

RESIGN, OFFER = {"type": "resign"}, {"type": "offer-draw"}
YES, NO = {"type": "answer-draw", "agree": True}, {"type": "answer-draw", "agree": False}
SOUTH = {"first": "south"}
RESIGNED = {"winners": [1], "reason": "resigned", "points": None}
AGREED: dict[str, Any] = {"winners": [], "reason": "agreed", "points": None}


async def ask(window: Window, message: dict[str, Any]) -> str:
    """`accepted`, or the code of the refusal."""
    answer = await window.ask(message)
    return str(answer.get("code", answer["type"]))


def notices(window: Window) -> list[str]:
    return [frame for frame in window.frames if '"notice"' in frame[:20]]


async def record_of(person: Person, table: str) -> Outcome | None:
    """How the verified record of a match ends."""
    content = (await person.http.get(f"/api/tables/{table}/record")).content
    return verify(read_record(content)).outcome


# Giving up


async def test_somebody_gives_up_and_everyone_is_told(house: Running) -> None:
    table, (ann, bob) = await house.match(options=SOUTH)
    eve = await house.guest("Eve")
    async with ann.sit_at(table) as one, bob.sit_at(table) as two, eve.sit_at(table) as watcher:
        await settle([one, two, watcher])
        await one.act()
        assert await ask(one, RESIGN) == "accepted"
        await settle([one, two, watcher])
        for window in (one, two, watcher):
            assert window.update["events"] == [{"type": "resigned", "player": 0}]
            assert window.update["view"]["outcome"] == RESIGNED
            assert window.update["view"]["awaited"] == []
            assert not window.asked
            assert window.table["status"] == "finished"
            assert window.table["secret"]
    assert await record_of(ann, table) == Outcome((1,), "resigned")
    result = await house.house.store.result(table)
    assert result is not None
    assert (result.outcome, result.actions) == (Outcome((1,), "resigned"), 1)


async def test_what_is_sent_twice_is_done_once(house: Running) -> None:
    table, (ann, bob) = await house.match(options=SOUTH)
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        assert await ask(one, RESIGN) == "accepted"
        assert await ask(one, RESIGN) == "accepted"
        assert await ask(two, RESIGN) == "match-over"
        assert await ask(two, OFFER) == "match-over"
        assert await ask(two, {"type": "ask-back"}) == "match-over"
        await settle([one, two])
        assert one.update["number"] == 2
    log = await house.house.store.log(table)
    assert [type(entry) for entry in log] == [Concluded]


async def test_who_watches_or_has_left_gives_nothing_up(house: Running) -> None:
    table, (ann, bob) = await house.match(options=SOUTH)
    eve = await house.guest("Eve")
    async with ann.sit_at(table), bob.sit_at(table) as two, eve.sit_at(table) as watcher:
        await bob.post(f"/api/tables/{table}/leave")
        for window in (two, watcher):
            assert [await ask(window, message) for message in (RESIGN, OFFER, YES)] == ["not-seated"] * 3
    assert house.house.tables.live[table].play.outcome is None  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("game", "people", "resigning"),
    [
        ("buccaneers", 2, "accepted"),
        ("buccaneers", 3, "not-resignable"),
        ("tortuga1667", 2, "not-resignable"),
    ],
)
async def test_games_that_do_not_allow_it_refuse(
    house: Running, game: str, people: int, resigning: str
) -> None:
    table, (ann, *_) = await house.match(game, people)
    async with ann.sit_at(table) as one:
        await one.settled()
        assert (one.table["resignable"], one.table["drawable"]) == (resigning == "accepted", False)
        assert await ask(one, OFFER) == "not-drawable"
        assert await ask(one, RESIGN) == resigning


async def test_before_the_match_nothing_is_given_up(house: Running) -> None:
    ann = await house.guest("Ann")
    table = (await ann.post("/api/tables", {"game": "turtles"}))["id"]
    async with ann.sit_at(table) as one:
        assert [await ask(one, message) for message in (RESIGN, OFFER, YES)] == ["not-running"] * 3


# Draws


async def test_a_draw_is_offered_refused_offered_again_and_agreed(house: Running) -> None:
    table, (ann, bob) = await house.match(options=SOUTH)
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        assert await ask(one, OFFER) == "accepted"
        await two.settled()
        assert two.table["draw"] == {"by": 0, "waiting": [1]}
        assert await ask(two, NO) == "accepted"
        await settle([one, two])
        assert one.table["draw"] is None
        assert len(notices(one)) == len(notices(two)) == 2
        assert await ask(two, YES) == "no-draw-offer"
        # One offer for each question that one is put: the next one comes when one is asked again.
        assert await ask(one, OFFER) == "offered-already"
        await one.act()
        assert await ask(one, OFFER) == "offered-already"
        await two.settled()
        await two.act()
        await one.settled()
        assert await ask(one, OFFER) == "accepted"
        assert await ask(two, YES) == "accepted"
        assert await ask(two, YES) == "accepted"
        await settle([one, two])
        assert one.update["events"] == [{"type": "draw-agreed"}]
        assert one.update["view"]["outcome"] == two.update["view"]["outcome"] == AGREED
        assert one.table["draw"] is None
    assert await record_of(bob, table) == Outcome((), "agreed")


async def test_an_offer_of_a_draw_ends_when_the_table_goes_on(house: Running) -> None:
    table, (ann, bob) = await house.match(options=SOUTH)
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        await ask(one, OFFER)
        await one.act()
        await settle([one, two])
        assert two.table["draw"] is None
        assert await ask(two, YES) == "no-draw-offer"
        assert await ask(two, NO) == "no-draw-offer"


async def test_nobody_answers_their_own_offer_and_the_same_offer_twice_is_one(house: Running) -> None:
    table, (ann, bob) = await house.match(options=SOUTH)
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        assert [await ask(one, OFFER), await ask(one, OFFER), await ask(one, YES)] == ["accepted"] * 3
        assert await ask(one, NO) == "no-draw-offer"
        await settle([one, two])
        assert two.table["draw"] == {"by": 0, "waiting": [1]}
        assert len(notices(two)) == 1


async def test_who_offers_what_is_offered_agrees(house: Running) -> None:
    table, (ann, bob) = await house.match(options=SOUTH)
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        await ask(one, OFFER)
        assert await ask(two, OFFER) == "accepted"
        await settle([one, two])
        assert one.update["view"]["outcome"] == AGREED


async def test_whoever_is_away_is_not_spoken_for(house: Running) -> None:
    """Neither by silence nor by the bot that holds their seat."""
    table, (ann, bob) = await house.match(options=SOUTH, grace=None)
    async with ann.sit_at(table) as one:
        async with bob.sit_at(table) as two:
            await settle([one, two])
        house.house.tables.live[table].held.add(1)
        assert await ask(one, OFFER) == "accepted"
        await one.settled()
        assert one.table["draw"] == {"by": 0, "waiting": [1]}


@pytest.mark.parametrize("bot", ["master", "easy"])
async def test_only_a_bot_that_has_proved_that_it_loses_takes_a_draw(house: Running, bot: str) -> None:
    """Whoever moves is in the goal; the easy one proves nothing."""
    ann = await house.guest("Ann")
    options = {"position": "4/5/6/1N3S1/6/5/4 s 0-0 base"}
    table = await begin([ann], "turtles", seats=[{}, {"kind": "bot", "bot": bot}], options=options)
    async with ann.sit_at(table) as one:
        await one.until("update")
        assert await ask(one, OFFER) == "accepted"
        if bot == "easy":
            await one.until("notice", code="draw-refused")
            assert one.asked
        else:
            await one.until("update")
            assert one.update["view"]["outcome"] == AGREED


# Surviving


async def test_an_offer_and_an_end_survive_a_kill(tmp_path: Path) -> None:
    """The house is killed between offer and answer, and after the answer."""
    async with serving(tmp_path / "house.db") as server, AsyncExitStack() as clients:
        people = [Person(server.url), Person(server.url)]
        for number, person in enumerate(people):
            await clients.enter_async_context(person.http)
            await person.come_in(f"player {number}")
        table = await begin(people, "turtles", options=SOUTH, grace=None)
        async with people[0].sit_at(table) as one:
            assert await ask(one, OFFER) == "accepted"
        await killed(server, people)
        async with people[1].sit_at(table) as two:
            await two.settled()
            assert two.table["draw"] == {"by": 0, "waiting": [1]}
            assert await ask(two, YES) == "accepted"
        await killed(server, people)
        async with people[0].sit_at(table, "?after=1") as again:
            await again.settled()
            assert again.update["number"] == 2
            assert again.update["events"] == [{"type": "draw-agreed"}]
            assert again.update["view"]["outcome"] == AGREED
            assert again.table["status"] == "finished"
        assert await record_of(people[0], table) == Outcome((), "agreed")


async def killed(server: Server, people: list[Person]) -> None:
    await server.end(signal.SIGKILL)
    await server.start()
    for person in people:
        person.move_to(server.url)
