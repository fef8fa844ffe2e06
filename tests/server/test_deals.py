"""Shared deals: the same luck at several tables, once for each guest, and nothing told before its time."""

import asyncio
import io
import json
import zipfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Person, Refused, Running, Window, begin, running_house
from tortuga.core.record import read_record, verify
from tortuga.server.comparison import shares
from tortuga.server.deals import DAILY_TO_FINISH, TO_FINISH, bot_seed
from tortuga.server.store import DAY, Status
from tortuga.server.upkeep import prune

pytestmark = pytest.mark.anyio

NOON = 20_000 * DAY + DAY / 2


class Wall:
    """A clock that goes on when somebody turns it."""

    def __init__(self, now: float = NOON) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def house_by(wall: Wall, tmp_path: Path, **given: Any) -> AsyncIterator[Running]:
    async with running_house(database=str(tmp_path / "house.db"), wall=wall, **given) as running:
        yield running


async def refusal(asking: Any) -> str:
    with pytest.raises(Refused) as refused:
        await asking
    return str(refused.value.code)


async def match_of(house: Running, table: str) -> Any:
    play = (await house.house.tables.table(table)).play
    assert play is not None
    return play.match


async def shared(
    house: Running, people: int = 2, game: str = "turtles", **wish: Any
) -> tuple[str, str, list[Person]]:
    """A table of a new deal, its code, and the people at it; the match has begun."""
    table, guests = await house.match(game, people, share=7, **wish)
    return table, (await guests[0].get(f"/api/tables/{table}"))["deal"]["code"], guests


async def another(
    house: Running, code: str, people: int, game: str = "turtles", **wish: Any
) -> tuple[str, list[Person]]:
    guests = [await house.guest(f"other {number}") for number in range(people)]
    return await begin(guests, game, deal=code, **wish), guests


async def give_up(table: str, guests: list[Person]) -> None:
    """The quickest end of a match of turtles."""
    async with guests[0].sit_at(table) as window:
        await window.until("update")
        assert (await window.ask({"type": "resign"}))["type"] == "accepted"


async def play_with(guest: Person, table: str, most: int) -> list[Any]:
    """Choose always the last of what is offered, for so many decisions; what was chosen."""
    done: list[Any] = []
    async with guest.sit_at(table) as window:
        await window.until("update")
        while len(done) < most and not window.update["view"]["outcome"]:
            if window.asked:
                done.append(window.update["decision"]["actions"][-1]["notation"])
                assert (await window.act(-1))["type"] == "accepted"
                window.update["decision"] = None
            await window.receive()
    return done


# The same luck


@pytest.mark.parametrize(("game", "people"), [("turtles", 2), ("buccaneers", 3), ("tortuga1667", 4)])
async def test_two_tables_of_a_deal_have_the_same_luck(house: Running, game: str, people: int) -> None:
    table, code, guests = await shared(house, people, game)
    twin, others = await another(house, code, people, game)
    one, other = [await match_of(house, id) for id in (table, twin)]
    assert one.seed.commitment == other.seed.commitment
    assert one.setup_draws == other.setup_draws
    assert one.state == other.state
    for _ in range(12):
        for id, _group in ((table, guests), (twin, others)):
            match = await match_of(house, id)
            seat = match.to_act[0]
            decision = match.decision(seat).number
            await house.house.turns.submit(
                await house.house.tables.table(id), seat, match.legal(seat)[-1], decision
            )
    one, other = [await match_of(house, id) for id in (table, twin)]
    assert one.entries == other.entries
    assert one.state == other.state


async def test_bots_answer_the_same_choices_in_the_same_way(house: Running) -> None:
    """Even where the house has forgotten them meanwhile."""
    seats = [{"kind": "open"}, *({"kind": "bot", "bot": bot} for bot in ("easy", "medium", "master"))]
    deal: dict[str, Any] = {"share": 1}
    logs = []
    for number in range(2):
        guest = await house.guest(f"guest {number}")
        table = await begin([guest], "buccaneers", seats=seats, **deal)
        deal = {"deal": (await guest.get(f"/api/tables/{table}"))["deal"]["code"]}
        await play_with(guest, table, 2)
        if number:
            house.house.bots._pool.put_away(table)
        await play_with(guest, table, 4)
        entries = (await match_of(house, table)).entries
        logs.append([[entry.action for entry in entries if entry.seat == seat] for seat in range(4)])
    for mine, theirs in zip(*logs, strict=True):
        both = min(len(mine), len(theirs))
        assert both >= 1
        assert mine[:both] == theirs[:both]


async def test_a_bots_whims_are_dealt(house: Running) -> None:
    table, _, _ = await shared(house)
    row = (await house.house.tables.table(table)).row
    assert bot_seed(row, 0, 1) == bot_seed(row, 0, 1) != bot_seed(row, 1, 1)
    plain, _ = await house.match("turtles", 2)
    assert bot_seed((await house.house.tables.table(plain)).row, 0, 1) is None


# Told to everyone


async def test_everyone_is_told_that_it_is_a_shared_deal_before_they_sit_down(house: Running) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    table = await ann.post("/api/tables", {"game": "turtles", "share": 3})
    listed = (await bob.get("/api/tables"))["tables"]
    assert [one["deal"]["code"] for one in listed] == [table["deal"]["code"]]
    async with bob.sit_at(table["id"]) as window:
        assert (await window.receive())["table"]["deal"] == table["deal"]
    plain = await ann.post("/api/tables", {"game": "turtles"})
    assert plain["deal"] is None


async def test_a_deal_fixes_game_options_and_seats(house: Running) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    seats = [{"kind": "open"}] * 3
    table = await ann.post(
        "/api/tables", {"game": "buccaneers", "share": 3, "seats": seats, "options": {"hidden_reroll": True}}
    )
    deal = {"deal": table["deal"]["code"]}
    assert await refusal(bob.post("/api/tables", {"game": "turtles", **deal})) == "other-deal"
    assert (
        await refusal(bob.post("/api/tables", {"game": "buccaneers", "seats": seats[:2], **deal}))
        == "other-deal"
    )
    slow = {"clock": {"kind": "days", "days": 3}}
    assert await refusal(bob.post("/api/tables", {"game": "buccaneers", **slow, **deal})) == "no-slow-deal"
    same = await bob.post("/api/tables", {"game": "buccaneers", "sit": False, **deal})
    assert same["options"]["hidden_reroll"]
    assert len(same["seats"]) == 3
    assert same["seats"][0]["name"] == "Bob"  # whoever sees a deal plays it
    assert await refusal(bob.post(f"/api/tables/{same['id']}/seats", {"kind": "open"})) == "other-deal"
    assert (
        await refusal(bob.post("/api/tables", {"game": "buccaneers", "deal": "NOSUCH23"})) == "unknown-deal"
    )


async def test_nobodys_word_matters_and_a_rematch_is_dealt_anew(house: Running) -> None:
    table, code, guests = await shared(house)
    twin, _others = await another(house, code, 2)
    assert (await match_of(house, table)).seed == (await match_of(house, twin)).seed
    await give_up(table, guests)
    after = await guests[0].post(f"/api/tables/{table}/rematch")
    assert after["deal"] is None
    assert after["commitment"] != (await guests[0].get(f"/api/tables/{table}"))["commitment"]


# One try


async def test_everybody_plays_a_deal_once(house: Running) -> None:
    _table, code, (ann, bob) = await shared(house)
    assert await refusal(ann.post("/api/tables", {"game": "turtles", "deal": code})) == "deal-played-by"
    carl = await house.guest("Carl")
    mixed = (await carl.post("/api/tables", {"game": "turtles", "deal": code}))["id"]
    await bob.post(f"/api/tables/{mixed}/join", {"word": "ahoy"})
    assert await refusal(carl.post(f"/api/tables/{mixed}/start", {})) == "deal-played-by"
    await bob.post(f"/api/tables/{mixed}/leave")
    dora = await house.guest("Dora")
    await dora.post(f"/api/tables/{mixed}/join", {"word": "ahoy"})
    await carl.post(f"/api/tables/{mixed}/start", {})


async def test_of_two_tables_that_begin_at_once_one_does(house: Running) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    wish = {"game": "turtles", "seats": [{"kind": "open"}, {"kind": "bot", "bot": "easy"}]}
    first = await bob.post("/api/tables", {**wish, "share": 3})
    tables = [await ann.post("/api/tables", {**wish, "deal": first["deal"]["code"]}) for _ in range(3)]
    starts = [ann.post(f"/api/tables/{table['id']}/start", {}) for table in tables]
    answers = await asyncio.gather(*starts, return_exceptions=True)
    codes = [one.code for one in answers if isinstance(one, Refused)]
    begun = [one["status"] for one in answers if not isinstance(one, BaseException)]
    assert [*codes, *begun] == [
        "deal-played-by",
        "deal-played-by",
        "running",
    ]


# Nothing before its time


async def test_while_others_may_play_it_a_match_is_its_players_own(tmp_path: Path) -> None:
    wall = Wall()
    async with house_by(wall, tmp_path) as house:
        table, code, guests = await shared(house)
        eve = await house.guest("Eve")
        at = f"/api/tables/{table}"
        assert await refusal(eve.get(at)) == "deal-sealed"
        await give_up(table, guests)
        public = (f"/t/{table}/card.png", f"/api/public/{table}/replay")
        for path in (
            at,
            f"{at}/record",
            f"{at}/transcript",
            f"{at}/replay",
            f"{at}/replay/steps",
            f"{at}/analysis",
        ):
            assert await refusal(eve.get(path)) == "deal-sealed", path
        for path in (f"{at}/record", f"{at}/analysis"):
            assert await refusal(guests[0].get(path)) == "deal-sealed"
        with pytest.raises(Refused):
            await guests[0].get(f"{at}/replay?seat=all")
        assert (await guests[0].get(at))["secret"] is None
        assert (await eve.get(f"/api/deals/{code}"))["deal"]["secret"] is None
        assert [(await eve.http.get(path)).status_code for path in public] == [404, 404]
        assert not await records_in(guests[0])
        secret = (await house.house.store.deal(code)).secret  # type: ignore[union-attr]
        wall.now += 7 * DAY + TO_FINISH
        opened = await eve.get(at)
        assert opened["secret"] == secret == (await eve.get(f"/api/deals/{code}"))["deal"]["secret"]
        record = (await eve.http.get(f"{at}/record")).text
        assert verify(read_record(record)).seed.commitment == opened["commitment"]
        assert len(await records_in(guests[0])) == 1


async def records_in(person: Person) -> list[str]:
    packed = zipfile.ZipFile(io.BytesIO((await person.http.get("/api/me/everything")).content))
    assert json.loads(packed.read("me.json"))["deals"]
    return [name for name in packed.namelist() if name.startswith("records/")]


async def test_whoever_looks_on_is_sent_away_when_the_match_begins(house: Running) -> None:
    ann, bob, eve = [await house.guest(name) for name in ("Ann", "Bob", "Eve")]
    table = (await ann.post("/api/tables", {"game": "buccaneers", "share": 3}))["id"]
    await bob.post(f"/api/tables/{table}/join", {"word": "ahoy"})
    async with eve.sit_at(table) as window:
        await window.settled()
        await ann.post(f"/api/tables/{table}/start", {})
        await window.gone()
        assert not any('"update"' in frame for frame in window.frames)


async def test_a_deal_that_is_closed_begins_no_match_and_one_that_is_told_goes_on_nowhere(
    tmp_path: Path,
) -> None:
    """So nobody plays luck that they may know against others."""
    wall = Wall()
    async with house_by(wall, tmp_path) as house:
        table, code, guests = await shared(house)
        carl, dora = await house.guest("Carl"), await house.guest("Dora")
        waiting = (await carl.post("/api/tables", {"game": "turtles", "deal": code}))["id"]
        await dora.post(f"/api/tables/{waiting}/join", {"word": "ahoy"})
        wall.now += 7 * DAY
        assert await refusal(carl.post(f"/api/tables/{waiting}/start", {})) == "deal-closed"
        assert await refusal(dora.post("/api/tables", {"game": "turtles", "deal": code})) == "deal-closed"
        async with guests[0].sit_at(table) as one, guests[1].sit_at(table) as other:
            windows: list[Window] = [one, other]
            for window in windows:
                await window.until("update")
            acting = one if one.asked else other
            assert (await acting.act(0))["type"] == "accepted"
            wall.now += TO_FINISH
            for window in windows:
                await window.settled()
            acting = one if one.asked else other
            assert (await acting.act(0))["code"] == "deal-over"
        await house.house.deals.end_lapsed()
        row = await house.house.store.table(table)
        assert row is not None
        assert row.status is Status.CLOSED


async def test_there_are_no_hints_and_no_rating(house: Running) -> None:
    table, guests = await house.match(
        "turtles", 1, share=7, seats=[{"kind": "open"}, {"kind": "bot", "bot": "easy"}]
    )
    assert await refusal(guests[0].post(f"/api/tables/{table}/hint")) == "no-hints-in-deal"
    await give_up(table, guests)
    while not (rated := await house.house.store.rated([table])):
        await asyncio.sleep(0.01)
    assert rated[table].why == "shared"


# Comparing


async def test_seats_are_compared_with_the_same_seat_elsewhere(house: Running) -> None:
    table, code, guests = await shared(house)
    await give_up(table, guests)
    (alone,) = (await guests[0].get(f"/api/deals/{code}"))["tables"]
    assert [seat["share"] for seat in alone["seats"]] == [None, None]
    for number in range(2):
        twin, others = await another(house, code, 2)
        await give_up(twin, others[::-1] if number else others)
    eve = house.stranger()
    found = await eve.get(f"/api/deals/{code.lower()}")
    assert (found["deal"]["begun"], found["deal"]["ended"]) == (3, 3)
    assert [[seat["share"] for seat in one["seats"]] for one in found["tables"]] == [
        [0.25, 0.75],
        [0.25, 0.75],
        [1.0, 0.0],
    ]
    assert all(one["table"] is None for one in found["tables"])
    mine = (await guests[0].get(f"/api/deals/{code}"))["tables"][0]
    assert (mine["table"], mine["mine"], mine["seats"][0]["you"]) == (table, True, True)
    assert shares([]) == []


# The deal of the day


async def test_the_deal_of_the_day_is_one_match_with_one_try(tmp_path: Path) -> None:
    wall = Wall()
    async with house_by(wall, tmp_path, bot_seconds=0.1) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        tables = await asyncio.gather(*(ann.post("/api/daily/play") for _ in range(3)))
        assert len({table["id"] for table in tables}) == 1
        table = tables[0]
        assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot", "bot"]
        assert table["deal"]["day"] == "2024-10-04"
        assert (await ann.get("/api/daily"))["running"]
        theirs = await bob.post("/api/daily/play")
        assert theirs["commitment"] == table["commitment"]
        assert (await match_of(house, theirs["id"])).state == (await match_of(house, table["id"])).state
        for wish in ({"game": "buccaneers", "deal": table["deal"]["code"]},):
            assert await refusal((await house.guest("Carl")).post("/api/tables", wish)) == "daily-alone"
        await ann.post(f"/api/tables/{table['id']}/close")
        assert await refusal(ann.post("/api/daily/play")) == "deal-played"
        assert not (await ann.get("/api/daily"))["running"]
        wall.now += DAY / 2
        tomorrow = await ann.post("/api/daily/play")
        assert tomorrow["deal"]["day"] == "2024-10-05"
        assert tomorrow["commitment"] != table["commitment"]
        past = await house.stranger().get("/api/daily/2024-10-04")
        assert (past["after"], past["before"], past["deal"]["secret"]) == ("2024-10-05", None, None)
        wall.now += DAILY_TO_FINISH
        assert (await ann.get("/api/daily/2024-10-04"))["deal"]["secret"]
        for day in ("2024-10-03", "yesterday", "2024-13-01"):
            assert await refusal(ann.get(f"/api/daily/{day}")) == "unknown-deal"


async def test_the_list_of_the_day_has_whoever_played_to_the_end(tmp_path: Path) -> None:
    """And goes on having them when they are forgotten, without their name."""
    wall = Wall()
    async with house_by(wall, tmp_path, bot_seconds=0.1) as house:
        for name in ("Ann", "Bob"):
            wall.now += 60
            guest = await house.guest(name)
            table = (await guest.post("/api/daily/play"))["id"]
            await play_with(guest, table, 10_000)
        found = await guest.get("/api/daily")
        assert found["listed"] == 2
        # The same choices, the same match.
        assert [place["rank"] for place in found["places"]] == [1, 1]
        assert found["places"][0]["points"] == found["places"][1]["points"]
        assert [(place["name"], place["you"]) for place in found["places"]] == [("Ann", False), ("Bob", True)]
        await guest.post("/api/me/forget")
        left = await house.stranger().get("/api/daily")
        assert [place["name"] for place in left["places"]] == ["Ann", "–"]
        assert [place["rank"] for place in left["places"]] == [1, 1]
        await prune(house.house)
        assert (await house.stranger().get("/api/daily"))["listed"] == 2


async def test_whoever_lets_a_bot_end_it_is_not_listed(tmp_path: Path) -> None:
    async with house_by(Wall(), tmp_path, bot_seconds=0.05) as house:
        ann = await house.guest("Ann")
        table = (await ann.post("/api/daily/play"))["id"]
        await ann.post(f"/api/tables/{table}/leave")
        found = await ann.get("/api/daily")
        assert (found["listed"], found["places"]) == (0, [])
        assert await refusal(ann.post("/api/daily/play")) in ("deal-played", "unknown-table")
