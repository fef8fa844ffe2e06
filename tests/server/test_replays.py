"""Matches seen again over HTTP: who may see what, what it costs, and records that somebody brings."""

import json
import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from tests.server.harness import Person, Refused, Running
from tests.server.loop_steps import loop_steps
from tests.server.playing import play_out, settle
from tests.server.test_long_matches import ACTIONS, Long, check_turns, long, match
from tortuga.core.match import AnyMatch
from tortuga.core.record import read_record, record_of, write_record
from tortuga.core.registry import game_ids
from tortuga.core.timeline import STRETCH
from tortuga.server.long_work import AT_ONCE
from tortuga.server.record_replays import MOST_BYTES
from tortuga.server.replays import PAGE
from tortuga.server.store import Status
from tortuga.text import LANGUAGES

pytestmark = pytest.mark.anyio

__all__ = ["long", "match"]
"""Fixtures that are shared."""


async def steps_of(person: Person, table: str, query: str = "") -> list[dict[str, Any]]:
    info = await person.get(f"/api/tables/{table}/replay?{query}")
    found: list[dict[str, Any]] = []
    for first in range(0, info["steps"], info["page"]):
        page = await person.get(f"/api/tables/{table}/replay/steps?first={first}&{query}")
        assert page["first"] == first == len(found)
        found += page["steps"]
    assert len(found) == info["steps"]
    return found


@pytest.mark.parametrize("game", game_ids())
async def test_while_it_runs_everyone_sees_their_own_past(house: Running, game: str) -> None:
    table, people = await house.match(game)
    windows = [await person.sit_at(table, "?after=0").open() for person in people]
    await play_out(windows, random.Random(3), most=6 if game == "turtles" else 20)
    for seat, (person, window) in enumerate(zip(people, windows, strict=True)):
        told = [json.loads(frame) for frame in window.frames if '"type":"update"' in frame]
        assert [step["update"] for step in await steps_of(person, table)] == told
        assert [step["update"] for step in await steps_of(person, table, f"seat={seat}")] == told
        for other in ("all", "none", f"{1 - seat}"):
            for path in ("replay", "replay/steps"):
                with pytest.raises(Refused, match="still-running"):
                    await person.get(f"/api/tables/{table}/{path}?seat={other}")
        with pytest.raises(Refused, match="not-found"):
            await person.get(f"/api/tables/{table}/replay/steps?first={len(told)}")
    eve = await house.guest("Eve")
    assert len(await steps_of(eve, table)) > 0
    with pytest.raises(Refused, match="still-running"):
        await eve.get(f"/api/tables/{table}/replay?seat=0")
    for window in windows:
        await window.close()


@pytest.mark.parametrize("game", game_ids())
async def test_afterwards_everyone_may_see_everything(house: Running, game: str) -> None:
    table, people = await house.match(game)
    windows = [await person.sit_at(table, "?after=0").open() for person in people]
    await play_out(windows, random.Random(5))
    eve = await house.guest("Eve")
    lengths = set()
    for seat, window in enumerate(windows):
        steps = await steps_of(eve, table, f"seat={seat}")
        lengths.add(len(steps))
        told = [json.loads(frame) for frame in window.frames if '"type":"update"' in frame]
        shown = [{**step["update"], "number": 0} for step in steps]
        assert all({**update, "number": 0} in shown for update in told)
        assert shown[-1]["view"] == window.update["view"]
        await window.close()
    opened = await steps_of(eve, table, "seat=all")
    assert lengths == {len(opened)}
    assert [step["deed"] is None for step in opened] == [True] + [False] * (len(opened) - 1)
    record = read_record((await eve.http.get(f"/api/tables/{table}/record")).content)
    assert [step["deed"]["notation"] for step in opened[1:]] == [line.action for line in record.actions]
    info = await eve.get(f"/api/tables/{table}/replay?seat=all")
    assert (info["over"], info["own"], info["viewer"]) == (True, None, "all")
    assert (await people[1].get(f"/api/tables/{table}/replay"))["viewer"] == "1"
    for nonsense in ("2", "-1", "ALL"):
        with pytest.raises(Refused, match="not-found"):
            await eve.get(f"/api/tables/{table}/replay?seat={nonsense}")


async def test_what_was_taken_back_is_seen_again(house: Running) -> None:
    table, (ann, bob) = await house.match("turtles")
    async with ann.sit_at(table, "?after=0") as one, bob.sit_at(table, "?after=0") as two:
        await play_out([one, two], random.Random(3), most=3)
        mover = one if one.asked else two
        other = two if mover is one else one
        for window, message in (
            (mover, {"type": "ask-back"}),
            (other, {"type": "answer-back", "agree": True}),
        ):
            answer = await window.ask(message)
            assert answer["type"] == "accepted", answer
        await settle([one, two])
        await play_out([one, two], random.Random(2), most=2)
        await one.ask({"type": "resign"})
        await settle([one, two])
        told = [json.loads(frame) for frame in one.frames if '"type":"update"' in frame]
    steps = await steps_of(ann, table)
    assert [step["update"] for step in steps] == told
    info = await ann.get(f"/api/tables/{table}/replay")
    taken = [number for number, step in enumerate(steps) if step["update"].get("taken_back")]
    assert [step for step, _ in info["back"]] == taken
    assert [left for _, left in info["back"]] == [1]
    assert steps[-1]["update"]["view"]["outcome"]["reason"] == "resigned"


async def test_the_talk_stands_beside_it(house: Running) -> None:
    table, (ann, bob) = await house.match("turtles")
    async with ann.sit_at(table, "?after=0") as one, bob.sit_at(table, "?after=0") as two:
        await one.ask({"type": "say", "text": "first"})
        await play_out([one, two], random.Random(1), most=2)
        await two.ask({"type": "phrase", "phrase": "oops"})
        await play_out([one, two], random.Random(1), most=1)
    for language in LANGUAGES:
        info = await ann.get(f"/api/tables/{table}/replay?lang={language}")
        assert [(one["step"], one["said"]["seat"]) for one in info["talk"]] == [(0, 0), (2, 1)]
    assert info["talk"][0]["said"]["text"] == "first"


async def test_who_may_not_look_sees_nothing(house: Running) -> None:
    ann = await house.guest("Ann")
    wish = {"game": "turtles", "private": True, "seats": [{}, {"kind": "bot"}]}
    table = (await ann.post("/api/tables", wish))["id"]
    eve = await house.guest("Eve")
    for path in ("replay", "replay/steps"):
        with pytest.raises(Refused, match="not-running"):
            await ann.get(f"/api/tables/{table}/{path}")
    await ann.post(f"/api/tables/{table}/start", {})
    for path in ("replay", "replay/steps"):
        with pytest.raises(Refused, match="invitation-needed"):
            await eve.get(f"/api/tables/{table}/{path}")
        with pytest.raises(Refused, match="no-identity"):
            await house.stranger().get(f"/api/tables/{table}/{path}")
        with pytest.raises(Refused, match="unknown-table"):
            await eve.get(f"/api/tables/nowhere/{path}")


async def test_a_match_that_was_pruned_says_so(house: Running) -> None:
    table, (ann, bob) = await house.match("turtles")
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        await one.ask({"type": "resign"})
    store = house.house.store
    house.house.tables.live.clear()
    row = await store.table(table)
    assert row is not None
    await store.save(msgspec.structs.replace(row, status=Status.CLOSED))
    with pytest.raises(Refused, match="pruned") as refused:
        await ann.get(f"/api/tables/{table}/replay")
    assert refused.value.status == 410


async def test_any_step_of_a_long_match_is_near(long: Long, match: AnyMatch) -> None:
    house, table, people = long
    live = await house.house.tables.table(table)
    live.row = msgspec.structs.replace(live.row, status=Status.FINISHED)
    costs: Counter[int] = Counter()
    for step in (10, 500, 900, ACTIONS):
        for seat in ("all", "none", "0"):
            with loop_steps(match.game) as steps:
                page = await people[0].get(f"/api/tables/{table}/replay/steps?seat={seat}&first={step}")
            check_turns(steps)
            assert len(page["steps"]) == min(PAGE, ACTIONS + 1 - page["first"])
            costs[step] = max(costs[step], steps.total["apply"])
    assert costs[900] < 3 * costs[10]
    assert max(costs.values()) < STRETCH + PAGE
    with loop_steps(match.game) as steps:
        await people[0].get(f"/api/tables/{table}/replay?seat=all")
    check_turns(steps)
    assert steps.total["apply"] == 0


# Records that somebody brings


async def bring(person: Person, body: bytes | str, path: str = "replay") -> Any:
    answer = await person.http.post(f"/api/{path}", content=body)
    if answer.status_code >= 400:
        raise Refused(answer.status_code, answer.json())
    return answer.json()


async def test_a_record_is_verified_and_seen_again(house: Running) -> None:
    table, people = await house.match("buccaneers")
    windows = [await person.sit_at(table, "?after=0").open() for person in people]
    await play_out(windows, random.Random(7))
    for window in windows:
        await window.close()
    body = (await people[0].http.get(f"/api/tables/{table}/record")).content
    stranger = house.stranger()
    opened = await bring(stranger, body, "replay?seat=all")
    assert opened["verdict"]["proved"]
    assert opened["verdict"]["words"] == [0, 1]
    ours = await people[0].get(f"/api/tables/{table}/replay?seat=all")
    assert {**opened["replay"], "own": 0} == {**ours, "own": 0}
    for seat in ("all", "none", "0", "1"):
        query = f"?seat={seat}&first=20"
        theirs = await bring(stranger, body, f"replay/steps{query}")
        assert theirs == await people[0].get(f"/api/tables/{table}/replay/steps{query}")


async def test_what_a_record_does_not_prove(house: Running, match: AnyMatch) -> None:
    closed = write_record(record_of(match, open_seed=False))
    opened = await bring(house.stranger(), closed)
    assert not opened["verdict"]["proved"]
    assert opened["verdict"]["actions"] == ACTIONS
    assert opened["verdict"]["words"] == [], "nobody gave one"


async def test_a_long_record_is_read_in_slices(house: Running, match: AnyMatch) -> None:
    record = write_record(record_of(match))
    with loop_steps(match.game) as steps:
        await bring(house.stranger(), record)
        await bring(house.stranger(), record, "replay/steps?first=900&seat=2")
    assert steps.most["apply"] <= 2 * AT_ONCE, "the end of one work and the beginning of the next"
    assert steps.total["apply"] < 3 * ACTIONS


async def test_bad_files_get_one_clear_sentence(house: Running, match: AnyMatch) -> None:
    good = json.loads(write_record(record_of(match)))
    forged = json.dumps({**good, "seats": ["x", *good["seats"][1:]]})
    for body in ("", "{", "[]", "\0", "a picture", '{"format": "tortuga-record"}', forged, "[" * 100_000):
        for path in ("replay", "replay/steps"):
            with pytest.raises(Refused) as refused:
                await bring(house.stranger(), body, path)
            assert (refused.value.status, refused.value.code) == (400, "record")
            assert refused.value.text
            assert "\n" not in refused.value.text
    with pytest.raises(Refused, match="too-large"):
        await bring(house.stranger(), b" " * (MOST_BYTES + 1))
    assert not await house.house.store.tables(tuple(Status)), "nothing is stored"
