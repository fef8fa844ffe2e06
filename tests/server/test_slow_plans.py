"""Plans in slow matches: replies to what one expects, known to nobody else."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Person, Refused, Running, begin
from tests.server.slow_matches import SLOW, Calendar, slow_house, woken
from tests.server.worlds import World, two_worlds
from tortuga.core.record import Line
from tortuga.core.registry import find_game
from tortuga.server.slow.planning import Followed, followed
from tortuga.server.store import ClockKind, ClockSettings, Expected, LogEntry, PlanRow, Played, TakenBack

pytestmark = pytest.mark.anyio

ME, OTHER = 0, 1
PLAN = PlanRow(4, (Expected("a", "b", (Expected("c", "d"),)), Expected("x", "y")))


def done(*moves: tuple[int, str]) -> list[LogEntry]:
    return [Played(Line(seat, move), 0.0) for seat, move in moves]


@pytest.mark.parametrize(
    ("since", "comes_to"),
    [
        (done(), Followed(PLAN)),
        (done((OTHER, "a")), Followed(PLAN, "b")),
        (done((OTHER, "x")), Followed(PLAN, "y")),
        (done((OTHER, "z")), Followed(None)),
        (done((OTHER, "a"), (ME, "b")), Followed(PlanRow(6, (Expected("c", "d"),)))),
        (done((OTHER, "a"), (ME, "q")), Followed(None)),
        (done((OTHER, "x"), (ME, "y")), Followed(None)),
        (done((OTHER, "a"), (ME, "b"), (OTHER, "c"), (ME, "d")), Followed(None)),
        ([TakenBack(2, 0.0)], Followed(None)),
    ],
)
def test_what_a_plan_comes_to(since: list[LogEntry], comes_to: Followed) -> None:
    assert followed(PLAN, ME, since) == comes_to


async def ahead(person: Person, table: str, *moves: str) -> list[str]:
    """What could be played after these."""
    found = await person.post(f"/api/tables/{table}/ahead", {"moves": moves})
    return [choice["notation"] for choice in found["actions"]]


async def planned(person: Person, table: str) -> Any:
    return (await person.get(f"/api/tables/{table}/plan"))["answers"]


async def plan_two(person: Person, table: str) -> list[dict[str, Any]]:
    """Two replies one after the other, and another branch."""
    first, second = (await ahead(person, table))[:2]
    reply = (await ahead(person, table, first))[0]
    answer = (await ahead(person, table, first, reply))[0]
    last = (await ahead(person, table, first, reply, answer))[0]
    other = (await ahead(person, table, second))[0]
    then = [{"move": answer, "reply": last}]
    answers: list[dict[str, Any]] = [
        {"move": first, "reply": reply, "then": then},
        {"move": second, "reply": other},
    ]
    assert (await person.post(f"/api/tables/{table}/plan", {"answers": answers}))["answers"] == answers
    return answers


async def slow_turtles(running: Running) -> tuple[str, Person, Person]:
    """The table, whoever plans, and whoever moves."""
    running.house.slow.plans.pause = lambda: 0.0
    ann, bob = await running.guest("Ann"), await running.guest("Bob")
    table = await begin([ann, bob], "turtles", options={"first": "north"}, clock=SLOW)
    return table, ann, bob


async def plays(running: Running, person: Person, table: str, move: str) -> None:
    async with person.sit_at(table) as window:
        await window.settled()
        (choice,) = [
            number
            for number, one in enumerate(window.update["decision"]["actions"])
            if one["notation"] == move
        ]
        assert (await window.act(choice))["type"] == "accepted"
        await settled(running)


async def settled(running: Running) -> None:
    slow = running.house.slow
    while slow._minding or slow.plans._replying:
        await slow.settled()
        await slow.plans.settled()


async def moves_of(running: Running, table: str) -> list[str]:
    return [entry.line.action for entry in await running.house.store.log(table) if isinstance(entry, Played)]


async def test_what_was_expected_is_replied_to_and_the_rest_stays(tmp_path: Path) -> None:
    async with slow_house(str(tmp_path / "house.db"), Calendar()) as running:
        table, ann, bob = await slow_turtles(running)
        (first, _) = await plan_two(ann, table)
        await plays(running, bob, table, first["move"])
        assert await moves_of(running, table) == [first["move"], first["reply"]]
        assert await planned(ann, table) == first["then"]
        await plays(running, bob, table, first["then"][0]["move"])
        assert len(await moves_of(running, table)) == 4
        assert await planned(ann, table) == []


async def test_what_was_not_expected_drops_the_plan(tmp_path: Path) -> None:
    async with slow_house(str(tmp_path / "house.db"), Calendar()) as running:
        table, ann, bob = await slow_turtles(running)
        await plan_two(ann, table)
        await plays(running, bob, table, (await ahead(ann, table))[5])
        assert len(await moves_of(running, table)) == 1
        assert await planned(ann, table) == []
        assert await running.house.store.plans(table) == {}


async def test_a_plan_is_played_after_a_restart(tmp_path: Path) -> None:
    """The house is closed between the move and the reply."""
    database, calendar = str(tmp_path / "house.db"), Calendar()
    async with slow_house(database, calendar) as running:
        table, ann, bob = await slow_turtles(running)
        (first, _) = await plan_two(ann, table)
        running.house.slow.plans.pause = lambda: 3_600.0
        async with bob.sit_at(table) as window:
            await window.settled()
            await window.act(0)
        await running.house.slow.settled()
        assert await moves_of(running, table) == [first["move"]]
    async with slow_house(database, calendar) as running:
        running.house.slow.plans.pause = lambda: 0.0
        await woken(running)
        await settled(running)
        assert await moves_of(running, table) == [first["move"], first["reply"]]


async def test_nobody_else_reads_a_plan(tmp_path: Path) -> None:
    async with slow_house(str(tmp_path / "house.db"), Calendar()) as running:
        table, ann, bob = await slow_turtles(running)
        answers = await plan_two(ann, table)
        assert await planned(bob, table) == []
        with pytest.raises(Refused, match="not-seated"):
            await planned(await running.guest("Eve"), table)
        with pytest.raises(Refused, match="no-plan-now"):
            await bob.post(f"/api/tables/{table}/plan", {"answers": answers})
        with pytest.raises(Refused, match="bad-plan"):
            await ann.post(f"/api/tables/{table}/plan", {"answers": [{"move": "zz", "reply": "zz"}]})
        await ann.post("/api/me/forget")
        assert await running.house.store.plans(table) == {}


async def test_where_something_is_hidden_there_are_no_plans(house: Running) -> None:
    table, (ann, _) = await house.match("buccaneers", clock=SLOW)
    with pytest.raises(Refused, match="no-plans"):
        await ahead(ann, table)


async def test_the_other_gets_the_same_bytes_with_a_plan_and_without() -> None:
    """In one world the reply was planned, in the other it is played by hand. Whoever plans is there in one
    and not in the other: in slow matches that is shown to nobody."""
    clock = ClockSettings(ClockKind.DAYS, days=3)
    by_plan, by_hand = await two_worlds(find_game("turtles"), 2, "seed", clock)
    (mover,) = by_plan.match.to_act
    planner = 1 - mover
    move = by_plan.match.legal(mover)[3]
    twin = by_plan.match.copy()
    twin.play(mover, move)
    reply = twin.legal(planner)[2]
    notate = by_plan.match.game.notate
    await by_plan.house.slow.plans.make(
        by_plan.table, by_plan.guests[planner], (Expected(notate(move), notate(reply)),)
    )
    by_plan.house.slow.plans.pause = lambda: 0.0
    await by_plan.seats[planner].hang_up()
    for world in (by_plan, by_hand):
        world.act(mover, move)
        await world.seats[mover].settled()
    by_hand.act(planner, reply)
    await _replied(by_plan)
    await _replied(by_hand)
    assert len(by_plan.seats[mover].frames) > 3
    assert by_plan.seats[mover].frames == by_hand.seats[mover].frames
    assert await by_plan.shown(mover) == await by_hand.shown(mover)
    assert await by_plan.house.store.log("table") == await by_hand.house.store.log("table")
    by_plan.seats.pop(planner)
    await by_plan.close()
    await by_hand.close()


async def _replied(world: World) -> None:
    await world.house.slow.settled()
    await world.house.slow.plans.settled()
    while world.table.index < 2:
        await world.settle(world.seats[world.match.to_act[0]])
    await world.house.slow.settled()
    for socket in world.seats:
        if not socket.task.done():
            await socket.settled()


@pytest.mark.parametrize("depth", [41, 300, 900, 1600])
async def test_a_plan_without_end_is_refused(depth: int, tmp_path: Path) -> None:
    """However deep: with a sentence, and nothing is kept."""
    async with slow_house(str(tmp_path / "house.db"), Calendar()) as running:
        ann, bob = await running.guest("Ann"), await running.guest("Bob")
        table = await begin([ann, bob], "turtles", options={"first": "south"}, clock=SLOW)
        one = '{"move":"a","reply":"b","then":['
        body = '{"answers":[' + one * depth + "]}" * depth + "]}"
        headers = {"Content-Type": "application/json"}
        answer = await bob.http.post(f"/api/tables/{table}/plan", content=body, headers=headers)
        assert answer.status_code in (400, 409, 413), answer.text
        assert answer.json()["text"]
        assert await planned(bob, table) == []


async def test_only_slow_matches_are_looked_ahead_in(tmp_path: Path) -> None:
    async with slow_house(str(tmp_path / "house.db"), Calendar()) as running:
        ann, bob = await running.guest("Ann"), await running.guest("Bob")
        table = await begin([ann, bob], "turtles", options={"first": "south"})
        with pytest.raises(Refused, match="no-plans"):
            await ahead(bob, table)
