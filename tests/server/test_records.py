"""Matches to take home."""

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.harness import Refused, Running, Window
from tests.server.playing import play_out, settle
from tortuga.core.record import read_record, replay, verify
from tortuga.core.registry import game_ids

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", game_ids())
async def test_the_record_of_a_finished_match_is_verified(house: Running, game: str, tmp_path: Path) -> None:
    table, people = await house.match(game)
    windows = [await person.sit_at(table).open() for person in people]
    promised = (await people[0].get(f"/api/tables/{table}"))["commitment"]
    await play_out(windows, random.Random(11))
    answer = await people[1].http.get(f"/api/tables/{table}/record")
    assert answer.headers["content-disposition"].startswith("attachment")
    record = read_record(answer.content)
    assert record.seed.commitment == promised
    assert record.seed.secret is not None
    assert record.seed.words[0] == "ahoy"
    again = verify(record)
    for seat, window in enumerate(windows):
        assert str(again.view(seat).outcome.winners) == str(
            tuple(window.update["view"]["outcome"]["winners"])
        )
        await window.close()
    file = tmp_path / "match.json"
    file.write_bytes(answer.content)
    command = [sys.executable, "-c", "from tortuga.cli import main; main()", "verify", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert game in done.stdout


async def test_while_it_runs_there_is_only_ones_own_part(house: Running) -> None:
    table, people = await house.match("buccaneers")
    windows = [await person.sit_at(table, "?after=0").open() for person in people]
    await play_out(windows, random.Random(2), most=25)
    with pytest.raises(Refused, match="still-running"):
        await people[0].get(f"/api/tables/{table}/record")
    for seat, (person, window) in enumerate(zip(people, windows, strict=True)):
        mine = await person.get(f"/api/tables/{table}/transcript")
        assert mine["seat"] == seat
        assert mine["view"] == window.update["view"]
        assert [page["number"] for page in mine["pages"]] == list(range(1, window.update["number"] + 1))
        answers = [page["answer"] for page in mine["pages"] if page["answer"]]
        assert answers
        assert [answer["decision"] for answer in answers] == sorted(
            {answer["decision"] for answer in answers}
        )
        assert events_of(window) == [event for page in mine["pages"] for event in page["events"]]
    watching = await (await house.guest("Eve")).get(f"/api/tables/{table}/transcript")
    assert watching["seat"] is None
    assert not any(page["answer"] for page in watching["pages"])
    for window in windows:
        await window.close()


def events_of(window: Window) -> list[object]:
    messages = [json.loads(frame) for frame in window.frames]
    return [event for message in messages if message["type"] == "update" for event in message["events"]]


async def test_there_is_nothing_before_the_match(house: Running) -> None:
    ann = await house.guest()
    table = (await ann.post("/api/tables", {"game": "turtles"}))["id"]
    for path in ("record", "transcript"):
        with pytest.raises(Refused, match="not-running"):
            await ann.get(f"/api/tables/{table}/{path}")


async def test_the_record_of_a_private_match_stays_private(house: Running) -> None:
    ann = await house.guest("Ann")
    table = (
        await ann.post("/api/tables", {"game": "turtles", "private": True, "seats": [{}, {"kind": "bot"}]})
    )["id"]
    await ann.post(f"/api/tables/{table}/start", {})
    eve = await house.guest("Eve")
    for path in ("record", "transcript"):
        with pytest.raises(Refused, match="invitation-needed"):
            await eve.get(f"/api/tables/{table}/{path}")
    watch = (await ann.get(f"/api/tables/{table}/links"))["watch"].partition("code=")[2]
    seen = await eve.get(f"/api/tables/{table}/transcript?code={watch}")
    assert seen["seat"] is None


async def test_the_seed_is_hidden_until_the_end(house: Running) -> None:
    table, (ann, bob) = await house.match("buccaneers")
    secret = house.house.tables.live[table].row.secret
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await settle([one, two])
        await play_out([one, two], random.Random(1), most=3)
        assert not any(secret in frame for frame in one.frames + two.frames)
        for path in ("", "/transcript", "/links"):
            assert secret not in (await ann.http.get(f"/api/tables/{table}{path}")).text
        await play_out([one, two], random.Random(1))
        assert one.table["secret"] == secret
    record = read_record((await ann.http.get(f"/api/tables/{table}/record")).content)
    assert replay(record).outcome is not None
