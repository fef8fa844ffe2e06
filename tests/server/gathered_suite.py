"""What every store does with clubs and tournaments."""

from abc import ABC, abstractmethod
from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest
from msgspec.structs import replace

from tortuga.core.game import Outcome
from tortuga.server.store import (
    Ages,
    ClockSettings,
    ClubRow,
    Conflict,
    EntrantRow,
    MeetingRow,
    MemberRow,
    Place,
    ResultRow,
    ResultSeat,
    RoundRow,
    Stage,
    Store,
    System,
    TableRow,
    TournamentRow,
)


def tournament(id: str = "cup", **fields: Any) -> TournamentRow:
    usual: dict[str, Any] = {
        "title": "Cup",
        "game": "turtles",
        "options": {"variant": "base"},
        "system": System.SWISS,
        "length": 3,
        "clock": ClockSettings(),
        "host": "host",
        "led": 1.0,
        "created": 100.0,
    }
    return TournamentRow(id=id, **{**usual, **fields})


def club(id: str = "club", *guests: str, created: float = 1.0) -> ClubRow:
    members = tuple(MemberRow(guest, guest.title(), 1.0) for guest in guests or ("ann", "bob"))
    return ClubRow(id=id, name="Crew", host=members[0].guest, members=members, created=created)


def table(id: str, club: str | None, created: float = 1.0) -> TableRow:
    return TableRow(
        id=id, game="turtles", options={}, seats=(), host="ann", secret="s", club=club, created=created
    )


def over(id: str, ended: float) -> ResultRow:
    return ResultRow(
        table=id,
        game="turtles",
        options={},
        seats=(ResultSeat("ann", "Ann", None), ResultSeat(None, "Bonny", "easy")),
        outcome=Outcome((0,), "home"),
        sides=(),
        actions=3,
        started=1.0,
        ended=ended,
    )


@pytest.mark.anyio
class GatheredSuite(ABC):
    @abstractmethod
    def opened(self) -> AbstractAsyncContextManager[Store]: ...

    async def test_a_tournament_comes_back_as_it_was(self) -> None:
        row = tournament(
            entrants=(EntrantRow(name="Ann", holder="ann", marks=("m",)), EntrantRow(name="B", bot="easy")),
            rounds=(RoundRow((MeetingRow("t1", (0, 1), True),), 5.0, (2,), (3,)),),
        )
        async with self.opened() as store:
            await store.add_tournament(row)
            assert await store.tournament("cup") == row
            assert await store.tournament("none") is None
            assert await store.tournament("\0") is None
            with pytest.raises(Conflict):
                await store.add_tournament(row)

    async def test_of_two_changes_of_the_same_tournament_one_wins(self) -> None:
        async with self.opened() as store:
            await store.add_tournament(tournament())
            row = await store.tournament("cup")
            assert row is not None
            saved = await store.save_tournament(replace(row, stage=Stage.RUNNING))
            assert saved.version == row.version + 1
            with pytest.raises(Conflict):
                await store.save_tournament(replace(row, stage=Stage.OVER))
            assert await store.tournament("cup") == saved

    async def test_tournaments_are_listed_and_found_by_their_people(self) -> None:
        async with self.opened() as store:
            ann = (EntrantRow(name="Ann", holder="ann"),)
            await store.add_tournament(tournament("a", created=1.0, listed=True, stage=Stage.RUNNING))
            await store.add_tournament(tournament("b", created=2.0, listed=True, entrants=ann))
            await store.add_tournament(tournament("c", created=3.0, host="ann"))
            await store.add_tournament(tournament("d", created=4.0, listed=True, club="club"))
            await store.add_tournament(tournament("e", created=5.0, stage=Stage.OVER, ended=6.0, listed=True))

            async def ids(stages: tuple[Stage, ...], **wanted: Any) -> list[str]:
                return [row.id for row in await store.tournaments(stages, **{"most": 9, **wanted})]

            assert await ids(tuple(Stage), listed=True) == ["e", "b", "a"]
            assert await ids(tuple(Stage), listed=True, most=1, after=Place(5.0, "e")) == ["b"]
            assert await ids((Stage.RUNNING,)) == ["a"]
            assert [row.id for row in await store.tournaments_of("ann", 9)] == ["c", "b"]
            assert [row.id for row in await store.tournaments_of_club("club", 9)] == ["d"]
            assert await store.organised("host") == 3
            assert await store.organised("ann") == 1

    async def test_whoever_withdraws_is_found_there_no_more(self) -> None:
        async with self.opened() as store:
            row = tournament(entrants=(EntrantRow(name="Ann", holder="ann"),))
            await store.add_tournament(row)
            await store.save_tournament(replace(row, entrants=()))
            assert await store.tournaments_of("ann", 9) == []

    async def test_results_are_found_together(self) -> None:
        async with self.opened() as store:
            await store.add_result(over("one", 1.0))
            await store.add_result(over("two", 2.0))
            assert await store.results_among(["two", "three"]) == {"two": over("two", 2.0)}
            assert await store.results_among([]) == {}

    async def test_a_club_is_found_by_its_members_and_goes_with_the_last(self) -> None:
        async with self.opened() as store:
            await store.add_club(club("old", "bob", created=1.0))
            await store.add_club(club("new", "ann", "bob", created=2.0))
            assert [row.id for row in await store.clubs_of("bob")] == ["old", "new"]
            row = await store.club("new")
            assert row == club("new", "ann", "bob", created=2.0)
            saved = await store.save_club(row.without("ann"))
            assert saved.host == "bob"
            assert await store.clubs_of("ann") == []
            with pytest.raises(Conflict):
                await store.save_club(row)
            await store.save_club(saved.without("bob"))
            assert await store.club("new") is None
            assert [row.id for row in await store.clubs_of("bob")] == ["old"]

    async def test_a_club_has_tables_and_a_history(self) -> None:
        async with self.opened() as store:
            for number, of in enumerate(("crew", "crew", "crew", None, "others")):
                await store.add(table(f"t{number}", of, created=float(number)))
            for number in (0, 1, 3, 4):
                await store.add_result(over(f"t{number}", 10.0 + number))
            assert [row.id for row in await store.tables_of_club("crew", 2)] == ["t2", "t1"]
            assert [one.table for one in await store.results_of_club("crew", 9)] == ["t1", "t0"]
            following = await store.results_of_club("crew", 9, Place(11.0, "t1"))
            assert [one.table for one in following] == ["t0"]

    async def test_the_history_of_a_club_outlives_its_tables(self) -> None:
        async with self.opened() as store:
            await store.add(table("played", "crew"))
            await store.add(table("empty", "crew"))
            await store.add_result(over("played", 50.0))
            await store.prune(Ages(ended=0.0, gathering=20.0, silent=0.0))
            assert await store.tables_of_club("crew", 9) == []
            assert [one.table for one in await store.results_of_club("crew", 9)] == ["played"]
            await store.prune(Ages(ended=0.0, gathering=20.0, silent=0.0, results=60.0))
            assert await store.results_of_club("crew", 9) == []

    async def test_old_tournaments_are_pruned(self) -> None:
        async with self.opened() as store:
            await store.add_tournament(tournament("never", created=1.0))
            await store.add_tournament(tournament("soon", created=30.0))
            await store.add_tournament(tournament("on", created=1.0, stage=Stage.RUNNING))
            await store.add_tournament(tournament("long-ago", created=1.0, stage=Stage.OVER, ended=9.0))
            await store.prune(Ages(ended=0.0, gathering=0.0, silent=0.0, tournaments=20.0, results=10.0))
            kept = await store.tournaments(tuple(Stage), most=9)
            assert [row.id for row in kept] == ["soon", "on"]
