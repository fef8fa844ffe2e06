"""The tree of openings: what the book has proved, what people played, and that no running match is helped."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.harness import Person, Running
from tests.server.loop_steps import loop_steps
from tests.server.playing import play_out
from tests.server.test_analysis import mirror_image, where_of
from tests.server.test_lobby import refusal
from tests.server.test_takebacks import ASK
from tortuga.games.turtles.board import SOUTH
from tortuga.games.turtles.notation import read_move, write_move, write_position
from tortuga.games.turtles.position import Position, Variant, start_position
from tortuga.games.turtles.rules import STANDARD, after, choice
from tortuga.games.turtles.symmetry import sides_exchanged
from tortuga.server import openings, upkeep
from tortuga.server.installed import house_game
from tortuga.server.long_work import AT_ONCE
from tortuga.server.opening_tree import Branch, branches
from tortuga.server.openings import opening_sign
from tortuga.solver.book import book_for
from tortuga.solver.solution import solution_by_book
from tortuga.solver.verdicts import Verdict

pytestmark = pytest.mark.anyio

PATH = "/api/openings/turtles"
START = start_position(Variant.BASE, SOUTH)


async def opened(person: Person, *moves: str, variant: str = "base") -> Any:
    answer = await person.http.get(PATH, params={"where": " ".join(moves), "variant": variant})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def over(house: Running, seed: int, moves: int, **wish: Any) -> tuple[str, list[Person], list[str]]:
    """A match that begins at random and is given up; and its moves."""
    table, people = await house.match("turtles", options={"first": "south"}, **wish)
    async with people[0].sit_at(table, "?after=0") as one, people[1].sit_at(table, "?after=0") as two:
        await play_out([one, two], random.Random(seed), most=moves)
        await two.ask({"type": "resign"})
    record = (await people[0].http.get(f"/api/tables/{table}/record")).json()
    return table, people, [line["action"] for line in record["actions"]]


def mirrored_move(position: Position, move: str) -> str:
    """The move that leads to the mirror image."""
    wanted = write_position(mirror_image(after(position, read_move(move))))
    return next(
        write_move(one) for one in choice(position).moves if write_position(after(position, one)) == wanted
    )


def all_branches(position: Position) -> list[Branch]:
    found: list[Branch] = []
    for _ in branches(position, book_for(position.variant, STANDARD), found):
        pass
    return found


# The book


@pytest.mark.parametrize("variant", [Variant.BASE, Variant.HATCHING])
def test_what_is_told_is_what_the_book_has_proved(variant: Variant) -> None:
    start = start_position(variant, SOUTH)
    proved = solution_by_book(start, STANDARD)
    assert proved
    told = {move: branch for branch in all_branches(start) for move in branch.moves}
    assert told.keys() == {write_move(move) for move in proved.moves}
    for move, settled in proved.moves.items():
        assert told[write_move(move)].settled.verdict is settled.verdict
        assert settled.verdict is Verdict.UNKNOWN or told[write_move(move)].settled == settled


def test_mirror_images_are_one_branch_and_other_ways_to_a_position_too() -> None:
    for branch in all_branches(START):
        reached = {opening_sign(after(START, read_move(move))) for move in branch.moves}
        assert reached == {branch.sign}
    assert sum(len(branch.moves) for branch in all_branches(START)) == len(choice(START).moves)
    assert len(all_branches(START)) < len(choice(START).moves)


def test_a_sign_stands_for_all_that_are_alike_and_for_nothing_else() -> None:
    where = after(START, choice(START).moves[3])
    assert opening_sign(where) == opening_sign(mirror_image(where)) == opening_sign(sides_exchanged(where))
    assert opening_sign(where) == opening_sign(replace(where, variant=Variant.ULTRA)), "there are no eggs"
    eggs = [opening_sign(start_position(variant, SOUTH)) for variant in Variant]
    assert len(set(eggs)) == len(eggs)


# Over HTTP


async def test_a_place_is_shown_by_its_moves_or_as_a_position(house: Running) -> None:
    anyone = house.stranger()
    for variant in Variant:
        found = await opened(anyone, variant=variant)
        assert found["told"]
        assert found["booked"]
        assert (
            found["view"]["position"] == found["position"] == write_position(start_position(variant, SOUTH))
        )
    first = (await opened(anyone))["moves"][0]
    reached = await opened(anyone, first["move"])
    assert reached["position"] == first["to"]
    assert reached["line"] == [first["move"]]
    assert (await opened(anyone, first["to"]))["moves"] == reached["moves"]
    assert await refusal(anyone.get(f"{PATH}?where=d1-d7")) == "illegal-action"
    assert await refusal(anyone.get(f"{PATH}?where=what")) == "notation"


async def test_what_people_played_is_counted_with_its_mirror_image_and_its_matches(house: Running) -> None:
    anyone = house.stranger()
    table, _, moves = await over(house, 9, 3)
    await over(house, 9, 3, watchable=False)
    found = await opened(anyone)
    assert found["matches"] == 1
    (played,) = [one for one in found["moves"] if one["matches"]]
    assert moves[0] in (played["move"], *played["alike"])
    assert (played["matches"], played["won"], played["drawn"]) == (1, 1, 0)
    assert found["moves"][0] == played, "what people play stands first"
    for first in (moves[0], mirrored_move(START, moves[0])):
        there = await opened(anyone, first)
        assert there["matches"] == 1
        assert [one["won"] for one in there["moves"] if one["matches"]] == [0], "the other one gave up"
        listed = (await anyone.http.get(f"{PATH}/matches", params={"where": first})).json()
        assert [(one["match"]["table"], one["at"]) for one in listed["matches"]] == [(table, 2)]
    narrowed = await anyone.http.get(f"{PATH}/matches", params={"move": moves[0]})
    assert len(narrowed.json()["matches"]) == 1
    other = next(one["move"] for one in found["moves"] if not one["matches"])
    assert (await anyone.http.get(f"{PATH}/matches", params={"move": other})).json()["matches"] == []


async def test_counts_outlive_tables_and_go_with_results(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    anyone = house.stranger()
    await over(house, 9, 3)
    await house.house.openings.note_all()
    monkeypatch.setattr(house.house, "settings", replace(house.house.settings, ended_days=-1.0))
    await upkeep.prune(house.house)
    assert (await opened(anyone))["matches"] == 1
    listed = (await anyone.http.get(f"{PATH}/matches")).json()["matches"]
    assert [one["match"]["table"] for one in listed] == [None], "it can be seen nowhere any more"
    monkeypatch.setattr(house.house, "settings", replace(house.house.settings, results_days=-1.0))
    await upkeep.prune(house.house)
    assert (await opened(anyone))["matches"] == 0


async def test_what_was_taken_back_was_not_played(house: Running) -> None:
    table, (ann, bob) = await house.match("turtles", options={"first": "south"})
    async with ann.sit_at(table, "?after=0") as one, bob.sit_at(table, "?after=0") as two:
        await play_out([one, two], random.Random(1), most=1)
        assert (await one.ask(ASK))["type"] == "accepted"
        assert (await two.ask({"type": "answer-back", "agree": True}))["type"] == "accepted"
        await play_out([one, two], random.Random(2), most=2)
        await two.ask({"type": "resign"})
    assert (await opened(house.stranger()))["matches"] == 1


async def test_where_people_play_only_the_moves_are_told(house: Running) -> None:
    anyone = house.stranger()
    await over(house, 4, 6)
    table, people = await house.match("turtles", options={"first": "south"})
    async with people[0].sit_at(table, "?after=0") as one, people[1].sit_at(table, "?after=0") as two:
        await play_out([one, two], random.Random(4), most=4)
        where = await where_of(people[0], table)
        reached = after(where, choice(where).moves[0])
        for asked in (where, mirror_image(where), sides_exchanged(where), reached):
            written = write_position(asked)
            found = await opened(anyone, written)
            assert not found["told"]
            assert {one["verdict"] for one in found["moves"]} <= {"unknown"}
            assert found["matches"] == sum(one["matches"] for one in found["moves"]) == 0
            answer = await anyone.http.get(f"{PATH}/matches", params={"where": written})
            assert (answer.status_code, answer.json()["code"]) == (409, "played-now")
        assert (await opened(anyone))["told"], "the start is everybody's"


async def test_no_turn_of_the_loop_is_long(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches are noted in slices, and so are the many moves of a place looked at."""
    await over(house, 9, 40)
    looks: list[int] = []

    async def counting(steps: Any) -> list[Any]:
        made = list(steps)
        looks.append(len(made))
        return made

    with loop_steps(house_game("turtles")) as steps:
        await opened(house.stranger(), variant="hatching")
    assert steps.most["apply"] <= AT_ONCE
    assert steps.total["apply"] <= openings.DEPTH + 1, "no more than the opening is played again"
    monkeypatch.setattr(house.house.tables.long_work, "done", counting)
    await opened(house.stranger(), variant="hatching")
    assert max(looks) > len(choice(start_position(Variant.HATCHING, SOUTH)).moves), "a step for each move"
