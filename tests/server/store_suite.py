"""What every store must do. A store's test module subclasses `StoreSuite` and says how to open one."""

import asyncio
from abc import abstractmethod
from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.gathered_suite import GatheredSuite
from tortuga.core.game import Outcome
from tortuga.core.record import Line
from tortuga.server.store import (
    FORGOTTEN,
    NAMELESS,
    Ages,
    ClockKind,
    ClockSettings,
    Conflict,
    DealMark,
    DealRow,
    DealTry,
    Expected,
    FirstMove,
    LogEntry,
    Offer,
    OpeningStep,
    Opponent,
    PasskeyRow,
    Place,
    Placed,
    PlanRow,
    Played,
    ProfileRow,
    PublicWanted,
    RatedRow,
    RatingRow,
    Reached,
    Reckoned,
    ResultRow,
    ResultSeat,
    Score,
    SeatRow,
    Skill,
    SlowWait,
    Status,
    Store,
    Streak,
    Subscription,
    TableRow,
    TakenBack,
    Talk,
    Vacation,
    Wanted,
    written_options,
)

NEVER = Ages(0.0, 0.0, 0.0)


def row(id: str = "table", **fields: object) -> TableRow:
    seats = (SeatRow(holder="ann", name="Ann", word="ahoy"), SeatRow(bot="random", name="random bot"))
    values = {"id": id, "game": "turtles", "options": {"first": "south"}, "seats": seats, "host": "ann"}
    return TableRow(**{**values, "secret": "s", "created": 100.0, **fields})  # type: ignore[arg-type]


def played(action: str = "a1", at: float = 100.0) -> Played:
    return Played(Line(0, action, (3, 1), clock=True), at, 1.5)


def result(table: str = "table", ended: float = 200.0) -> ResultRow:
    return ResultRow(
        table=table,
        game="turtles",
        options={"first": "south"},
        seats=(ResultSeat("ann", "Ann", None), ResultSeat(None, "Bonny", "random")),
        outcome=Outcome((0,), "goal", (3, 1)),
        sides=(0, 1),
        actions=1,
        started=100.0,
        ended=ended,
    )


def match_of(
    one: str, other: str, table: str, *, winner: int | None = 0, ended: float = 0.0, private: bool = True
) -> ResultRow:
    """A match of two people that is over."""
    return ResultRow(
        table=table,
        game="turtles",
        options={},
        seats=(ResultSeat(one, f"{one}'s name", None), ResultSeat(other, f"{other}'s name", None)),
        outcome=Outcome(() if winner is None else (winner,), "goal"),
        sides=(),
        actions=9,
        started=ended - 1.0,
        ended=ended,
        private=private,
    )


def deal(code: str = "DEAL", day: str | None = None) -> DealRow:
    mark = DealMark(code, 1_000.0, 2_000.0, day)
    return DealRow(mark=mark, game="turtles", options={}, seats=2, secret=code.lower(), opened=1.0)


def rated(table: str, number: int, why: str = "") -> RatedRow:
    """What a match of `match_of` was to the ratings."""
    return RatedRow(
        number=number,
        table=table,
        game="turtles",
        ladder="people",
        ended=float(number - 1),
        why=why,
        before=(Skill(), Skill()),
        after=(Skill(27.0, 8.0), None),
    )


@pytest.mark.anyio
class StoreSuite(GatheredSuite):
    @abstractmethod
    def opened(self) -> AbstractAsyncContextManager[Store]:
        """A store of this kind, always the same one within a test: opening it again finds everything."""

    # Shared deals

    async def test_of_all_who_deal_for_a_day_one_is_first(self) -> None:
        async with self.opened() as store:
            found = await asyncio.gather(*(store.add_deal(deal(f"DEAL{n}", "2026-11-18")) for n in range(5)))
            assert len({one.mark.code for one in found}) == 1
            assert await store.deal_of_day("2026-11-18") == found[0] == await store.deal(found[0].mark.code)
            assert await store.deal_of_day("2026-11-19") is None
            assert await store.add_deal(deal("OTHER")) == await store.deal("OTHER")

    async def test_a_guest_begins_a_deal_once_however_many_tables_try(self) -> None:
        async with self.opened() as store:
            mark = (await store.add_deal(deal())).mark
            rows = [row(f"t{n}", deal=mark) for n in range(4)]
            for one in rows:
                await store.add(one)
            begun = [replace(one, status=Status.RUNNING, started=7.0) for one in rows]
            saved = await asyncio.gather(*(store.save(one) for one in begun), return_exceptions=True)
            (first,) = [one for one in saved if isinstance(one, TableRow)]
            assert [type(one) for one in saved].count(Conflict) == 3
            assert await store.deal_tries("DEAL", ["ann", "bob"]) == {"ann": DealTry("DEAL", first.id, 7.0)}
            assert await store.tries_of("ann") == [DealTry("DEAL", first.id, 7.0)]
            assert await store.deal_counts("DEAL") == (1, 0, 0)
            await store.save(replace(first, locked=True))  # whoever plays goes on playing
            with pytest.raises(Conflict):
                await store.add(row("new", deal=mark, status=Status.RUNNING))
            assert await store.table("new") is None

    async def test_the_list_of_a_day_ranks_points_and_outlives_names(self) -> None:
        async with self.opened() as store:
            mark = (await store.add_deal(deal("DEAL", "2026-11-18"))).mark
            for n, points in enumerate((30, 44, 30, 12)):
                seats = (SeatRow(holder=f"g{n}", name=f"name {n}"), SeatRow(bot="easy", name="Bonny"))
                running = row(
                    f"t{n}", deal=mark, seats=seats, status=Status.RUNNING, started=1.0, private=True
                )
                await store.add(running)
                over = replace(
                    result(f"t{n}", 200.0 - n),
                    seats=(ResultSeat(f"g{n}", f"name {n}", None), ResultSeat(None, "Bonny", "easy")),
                    outcome=Outcome((0,) if points > 40 else (1,), "points", (points, 40)),
                    deal=mark,
                )
                ended = replace(running, status=Status.FINISHED, ended=200.0 - n)
                await store.append(f"t{n}", 0, played(), ended, over)
            assert await store.deal_list("DEAL", 3) == [
                Placed("t1", 1, 44, 199.0, "name 1", True),
                Placed("t2", 2, 30, 198.0, "name 2", False),
                Placed("t0", 2, 30, 200.0, "name 0", False),
            ]
            await store.forget("g2")
            assert (await store.deal_list("DEAL", 2))[1] == Placed("t2", 2, 30, 198.0, NAMELESS, False)
            assert await store.deal_place("DEAL", "t3") == Placed("t3", 4, 12, 197.0, "name 3", False)
            assert await store.deal_tries("DEAL", ["g2"]) == {}
            assert await store.deal_counts("DEAL") == (4, 4, 4)
            assert [one.table for one in await store.deal_results("DEAL", 2)] == ["t3", "t2"]

    async def test_a_deal_whose_secret_is_told_is_played_no_longer_and_goes_with_its_results(self) -> None:
        async with self.opened() as store:
            mark = (await store.add_deal(deal())).mark
            await store.add(row("slow", deal=mark, status=Status.RUNNING, started=1.0))
            assert await store.lapsed_deals(mark.told - 1) == []
            assert await store.lapsed_deals(mark.told) == ["slow"]
            await store.prune(Ages(0.0, 0.0, 0.0, results=mark.told))
            assert await store.deal("DEAL") is not None
            await store.prune(Ages(0.0, 0.0, 0.0, results=mark.told + 1))
            assert await store.deal("DEAL") is None
            assert await store.tries_of("ann") == []

    # Values of the house

    async def test_a_value_is_kept_once_and_for_ever(self) -> None:
        async with self.opened() as store:
            assert await store.keep("key", "first") == "first"
            assert await store.keep("key", "second") == "first"
        async with self.opened() as store:
            assert await store.keep("key", "third") == "first"
            await store.note("key", "fourth")
            await store.note("other", "fifth")
            assert await store.keep("key", "sixth") == "fourth"
            assert await store.keep("other", "sixth") == "fifth"

    # Rows

    async def test_a_table_comes_back_as_it_was(self) -> None:
        clock = ClockSettings(ClockKind.BANK, seconds=5, bank=60, increment=2)
        whole = row(clock=clock, offer=Offer(0, 3, 2, (0,)), banned=("eve",), grace=None, before="other")
        async with self.opened() as store:
            await store.add(whole)
        async with self.opened() as store:
            assert await store.table("table") == whole
            assert await store.table("another") is None

    async def test_an_id_is_taken_once(self) -> None:
        async with self.opened() as store:
            await store.add(row())
            with pytest.raises(Conflict):
                await store.add(row(game="another"))
            found = await store.table("table")
            assert found is not None
            assert found.game == "turtles"

    async def test_saving_counts_versions(self) -> None:
        async with self.opened() as store:
            await store.add(row())
            saved = await store.save(row(locked=True))
            assert saved == row(locked=True, version=1)
            assert await store.table("table") == saved

    async def test_of_two_changes_of_the_same_version_one_wins(self) -> None:
        async with self.opened() as store:
            await store.add(row())
            outcomes = await asyncio.gather(
                store.save(row(host="bob")), store.save(row(host="eve")), return_exceptions=True
            )
            assert sorted(isinstance(outcome, Conflict) for outcome in outcomes) == [False, True]
            (won,) = [outcome for outcome in outcomes if isinstance(outcome, TableRow)]
            assert await store.table("table") == won

    async def test_a_table_that_is_not_there_cannot_be_saved(self) -> None:
        async with self.opened() as store:
            with pytest.raises(Conflict):
                await store.save(row())

    async def test_lists_by_status_newest_first(self) -> None:
        async with self.opened() as store:
            await store.add(row("old", created=1.0))
            await store.add(row("new", created=2.0))
            await store.add(row("hidden", private=True))
            await store.add(row("running", status=Status.RUNNING))
            gathering = await store.tables((Status.GATHERING,), listed=True)
            assert [found.id for found in gathering] == ["new", "old"]
            every = await store.tables((Status.GATHERING, Status.RUNNING))
            assert {found.id for found in every} == {"old", "new", "hidden", "running"}
            assert await store.tables(()) == []

    async def test_lists_come_in_pages(self) -> None:
        """None is missing and none comes twice, also where several were made in one moment."""
        made = [f"t{number}" for number in range(7)]
        async with self.opened() as store:
            for number, id in enumerate(made):
                await store.add(row(id, created=float(number // 3)))
            whole = [found.id for found in await store.tables((Status.GATHERING,))]
            assert sorted(whole) == made
            for own in (False, True):
                seen: list[TableRow] = []
                while True:
                    after = Place(seen[-1].created, seen[-1].id) if seen else None
                    if own:
                        found = await store.tables_of("ann", 2, after)
                    else:
                        found = await store.tables((Status.GATHERING,), listed=True, most=2, after=after)
                    if not found:
                        break
                    assert len(found) <= 2
                    seen += found
                assert [one.id for one in seen] == whole

    async def test_counts_the_tables_of_a_host(self) -> None:
        async with self.opened() as store:
            await store.add(row("one"))
            await store.add(row("two", status=Status.RUNNING))
            await store.add(row("three", status=Status.FINISHED))
            await store.add(row("other", host="bob"))
            assert await store.hosted("ann") == 2
            assert await store.hosted("nobody") == 0

    async def test_people_find_the_tables_they_are_at(self) -> None:
        seats = (SeatRow(holder="bob", name="Bob"), SeatRow(holder="ann", name="Ann"))
        async with self.opened() as store:
            await store.add(row("hosted", seats=(SeatRow(), SeatRow()), created=1.0))
            await store.add(row("seated", host="bob", seats=seats, created=2.0))
            await store.add(row("closed", status=Status.CLOSED))
            await store.add(row("other", host="bob", seats=seats[:1]))
            assert [found.id for found in await store.tables_of("ann", 9)] == ["seated", "hosted"]
            assert [found.id for found in await store.tables_of("ann", 1)] == ["seated"]
            left = row("seated", host="bob", seats=seats[:1], created=2.0)
            await store.save(left)
            assert [found.id for found in await store.tables_of("ann", 9)] == ["hosted"]
            assert {found.id for found in await store.tables_of("bob", 9)} == {"seated", "other"}

    # Logs

    async def test_a_log_comes_back_in_order(self) -> None:
        entries: list[LogEntry] = [played("a1"), TakenBack(0, 101.0), played("b1")]
        async with self.opened() as store:
            await store.add(row())
            for index, entry in enumerate(entries):
                await store.append("table", index, entry)
        async with self.opened() as store:
            assert await store.log("table") == entries
            assert await store.log("table", 2) == entries[2:]
            assert await store.log("another") == []

    async def test_an_index_is_taken_once(self) -> None:
        async with self.opened() as store:
            await store.add(row())
            outcomes = await asyncio.gather(
                *(store.append("table", 0, played(f"a{number}")) for number in range(10)),
                return_exceptions=True,
            )
            assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 9
            assert len(await store.log("table")) == 1

    async def test_a_log_has_no_gaps(self) -> None:
        async with self.opened() as store:
            await store.add(row())
            with pytest.raises(Conflict):
                await store.append("table", 1, played())
            assert await store.log("table") == []

    async def test_a_log_belongs_to_a_table(self) -> None:
        async with self.opened() as store:
            with pytest.raises(Conflict):
                await store.append("nowhere", 0, played())

    async def test_an_entry_and_its_row_are_written_both_or_neither(self) -> None:
        async with self.opened() as store:
            await store.add(row())
            ended = row(status=Status.FINISHED, ended=200.0)
            saved = await store.append("table", 0, played(), ended)
            assert saved == replace(ended, version=1)
            assert await store.table("table") == saved
            with pytest.raises(Conflict):
                await store.append("table", 1, played(), ended)  # the row is at version 1 now
            with pytest.raises(Conflict):
                await store.append("table", 0, played(), saved)  # the index is taken
            assert len(await store.log("table")) == 1
            assert await store.table("table") == saved

    async def test_many_tables_are_written_at_once(self) -> None:
        async with self.opened() as store:
            await asyncio.gather(*(store.add(row(f"t{number}")) for number in range(20)))

            async def fill(id: str) -> None:
                for index in range(20):
                    await store.append(id, index, played(f"{id} {index}"))

            await asyncio.gather(*(fill(f"t{number}") for number in range(20)))
            for number in range(20):
                log = await store.log(f"t{number}")
                lines = [entry.line.action for entry in log if isinstance(entry, Played)]
                assert lines == [f"t{number} {index}" for index in range(20)]

    async def test_one_refused_write_harms_no_other(self) -> None:
        async with self.opened() as store:
            await store.add(row())
            outcomes = await asyncio.gather(
                store.append("table", 0, played("a1")),
                store.append("table", 5, played("gap")),
                store.save(row(version=7)),
                store.append("table", 1, played("b1"), row(version=9)),
                store.append("table", 1, played("b2")),
                return_exceptions=True,
            )
            kinds = [isinstance(outcome, Conflict) for outcome in outcomes]
            assert kinds == [False, True, True, True, False]
            assert [entry.line.action for entry in await store.log("table")] == ["a1", "b2"]  # type: ignore[union-attr]

    async def test_how_far_tables_have_come(self) -> None:
        async with self.opened() as store:
            await store.add(row("new"))
            await store.add(row("old"))
            await store.append("old", 0, played())
            await store.append("old", 1, played(), row("old"))
            await store.say("old", Talk(1, 0, "Ann", 1.0, text="Ahoy"))
            reached = await store.reached(["new", "old", "gone"])
            assert reached == {"new": Reached(0, 0, 0), "old": Reached(1, 2, 1)}

    # Leases

    async def test_a_lease_is_renewed_and_given_back(self) -> None:
        async with self.opened() as store:
            assert await store.lease(["a", "b"], "one", 60.0) == {"a", "b"}
            assert await store.lease(["b", "c"], "one", 60.0) == {"b", "c"}
            assert await store.lapsed() == []
            await store.release(["a", "b", "c"], "one")
            assert await store.lease(["a"], "two", 60.0) == {"a"}
            assert await store.lease([], "two", 60.0) == set()

    # Talk

    async def test_talk_comes_back_in_order(self) -> None:
        said = [
            Talk(1, 0, "Ann", 1.0, text="Ahoy"),
            Talk(2, 1, "Bob", 2.0, phrase="hello"),
            Talk(3, 0, "Ann", 3.0, text="!"),
        ]
        async with self.opened() as store:
            await store.add(row())
            for talk in said:
                await store.say("table", talk)
            with pytest.raises(Conflict):
                await store.say("table", said[2])
        async with self.opened() as store:
            assert await store.talk("table", 10) == said
            assert await store.talk("table", 2) == said[1:]
            assert await store.talk("table", 10, after=2) == said[2:]
            assert await store.talk("another", 10) == []

    # Results

    async def test_a_result_is_written_with_the_last_entry_or_not_at_all(self) -> None:
        ended = row(status=Status.FINISHED, ended=200.0)
        async with self.opened() as store:
            await store.add(row())
            with pytest.raises(Conflict):
                await store.append("table", 1, played(), ended, result())  # the log would get a gap
            with pytest.raises(Conflict):
                await store.append("table", 0, played(), replace(ended, version=3), result())
            assert await store.result("table") is None
            await store.append("table", 0, played(), ended, result())
        async with self.opened() as store:
            assert await store.result("table") == result()
            assert await store.result("another") is None

    async def test_a_match_without_a_result_gets_one(self) -> None:
        async with self.opened() as store:
            await store.add(row("running", status=Status.RUNNING))
            await store.add(row("late", status=Status.FINISHED, ended=80.0))
            await store.add(row("early", status=Status.FINISHED, ended=70.0))
            assert [found.id for found in await store.without_result()] == ["early", "late"]
            await store.add_result(result("early", ended=70.0))
            await store.add_result(replace(result("early", ended=70.0), actions=99))
            assert [found.id for found in await store.without_result()] == ["late"]
            found = await store.result("early")
            assert found is not None
            assert found.actions == 1, "the first one stays"

    async def test_a_result_outlives_its_table_and_goes_in_its_own_time(self) -> None:
        async with self.opened() as store:
            await store.add(row("ended", status=Status.FINISHED, ended=50.0))
            await store.add_result(result("ended", ended=50.0))
            assert await store.prune(Ages(ended=60.0, gathering=0.0, silent=0.0, results=40.0)) == ["ended"]
            assert await store.table("ended") is None
            assert await store.result("ended") == result("ended", ended=50.0)
            await store.prune(Ages(ended=60.0, gathering=0.0, silent=0.0, results=50.5))
            assert await store.result("ended") is None

    # Histories

    async def test_people_find_their_matches_again_page_by_page(self) -> None:
        async with self.opened() as store:
            for number in range(7):
                await store.add_result(match_of("ann", "bob", f"m{number}", ended=float(number // 2)))
            await store.add_result(match_of("eve", "bob", "other"))
            seen: list[str] = []
            while True:
                last = await store.result(seen[-1]) if seen else None
                place = Place(last.ended, last.table) if last else None
                found = await store.results_of("ann", Wanted(), 2, place)
                if not found:
                    break
                seen += [one.table for one in found]
            assert seen == ["m6", "m4", "m5", "m2", "m3", "m0", "m1"]

    async def test_a_history_is_searched(self) -> None:
        bot = ResultSeat(None, "Bonny", "easy")
        async with self.opened() as store:
            await store.add_result(match_of("ann", "bob", "won", winner=0, ended=1.0))
            await store.add_result(match_of("bob", "ann", "lost", winner=0, ended=2.0, private=False))
            await store.add_result(
                replace(match_of("ann", "eve", "bots", winner=None, ended=3.0), game="buccaneers")
            )
            against_bot = match_of("ann", "eve", "bot", winner=0, ended=4.0)
            await store.add_result(replace(against_bot, seats=(against_bot.seats[0], bot)))

            async def found(**wanted: Any) -> list[str]:
                return [one.table for one in await store.results_of("ann", Wanted(**wanted), 9)]

            assert await found() == ["bot", "bots", "lost", "won"]
            assert await found(game="buccaneers") == ["bots"]
            assert await found(score=Score.WON) == ["bot", "won"]
            assert await found(score=Score.DRAWN) == ["bots"]
            assert await found(person="bob's name") == ["lost", "won"]
            assert await found(person="ann's name") == [], "one is not met by oneself"
            assert await found(person="Bonny") == [], "a bot is no person"
            assert await found(bot="easy") == ["bot"]
            assert await found(since=2.0, until=4.0) == ["bots", "lost"]
            assert await found(public=True) == ["lost"]
            assert await found(game="turtles", score=Score.WON, person="bob's name") == ["won"]

    async def test_matches_are_counted(self) -> None:
        winners = (0, 1, 1, 1, 0, 1, 1)
        async with self.opened() as store:
            for number, winner in enumerate(winners):
                played = match_of("ann", "bob", f"m{number}", winner=winner, ended=float(number))
                seats = tuple(replace(of, first="c1" if number % 3 else "d2") for of in played.seats)
                await store.add_result(replace(played, seats=seats, private=number > 0, sides=(0, 2)))
            assert await store.reckoned("ann") == [
                Reckoned("turtles", 0, 0, Score.LOST, 5),
                Reckoned("turtles", 0, 0, Score.WON, 2),
            ]
            assert await store.reckoned("bob", public=True) == [Reckoned("turtles", 1, 2, Score.LOST, 1)]
            assert await store.streaks("bob") == [Streak("turtles", 3, 2)]
            assert await store.streaks("ann") == [Streak("turtles", 1, 0)]
            assert await store.streaks("eve") == []
            assert await store.first_moves("bob", 1) == [FirstMove("turtles", 1, "c1", 4, 3)]
            assert [of.move for of in await store.first_moves("bob", 5)] == ["c1", "d2"]
            assert await store.opponents("ann", 5) == [Opponent("bob's name", None, 7, 2)]

    async def test_whoever_is_forgotten_has_no_history(self) -> None:
        async with self.opened() as store:
            await store.add_result(match_of("ann", "bob", "one"))
            await store.forget("ann")
            assert await store.results_of("ann", Wanted(), 9) == []
            assert await store.reckoned("ann") == []
            (left,) = await store.results_of("bob", Wanted(), 9)
            assert left.seats[0] == ResultSeat(FORGOTTEN, NAMELESS, None)
            assert await store.opponents("bob", 9) == []
            await store.forget("bob")
            assert await store.results_of(FORGOTTEN, Wanted(), 9) == []

    async def test_two_who_are_forgotten_at_once(self) -> None:
        async with self.opened() as store:
            await store.add_result(match_of("ann", "bob", "one"))
            await asyncio.gather(store.forget("ann"), store.forget("bob"))
            left = await store.result("one")
            assert left is not None
            assert {of.holder for of in left.seats} == {FORGOTTEN}

    async def test_a_history_goes_with_its_results(self) -> None:
        async with self.opened() as store:
            await store.add_result(match_of("ann", "bob", "old", ended=10.0))
            await store.add_result(match_of("ann", "bob", "new", ended=20.0))
            await store.prune(replace(NEVER, results=15.0))
            assert [one.table for one in await store.results_of("ann", Wanted(), 9)] == ["new"]
            assert [one.matches for one in await store.reckoned("ann")] == [1]

    # Ratings

    async def test_matches_are_rated_one_after_the_other(self) -> None:
        async with self.opened() as store:
            await store.add_result(match_of("ann", "bob", "late", ended=2.0))
            await store.add_result(match_of("ann", "bob", "early", ended=1.0))
            assert [one.table for one in await store.unrated(9)] == ["early", "late"]
            assert [one.table for one in await store.unrated(9, since=1.5)] == ["late"]
            assert await store.last_rated() == 0
            assert await store.ratings_of("ann") == []
            ann = RatingRow("ann", "turtles", "people", Skill(27.0, 8.0), 1, 1.0)
            await store.rate(rated("early", 1), [ann, replace(ann, guest="stranger")])
            assert await store.last_rated() == 1
            assert await store.ratings_of("ann") == [ann]
            assert await store.ratings_of("stranger") == [], "who did not play there"
            with pytest.raises(Conflict):
                await store.rate(rated("late", 1), [replace(ann, matches=5)])
            with pytest.raises(Conflict):
                await store.rate(rated("early", 2), [replace(ann, matches=6)])
            again = replace(ann, skill=Skill(28.0, 7.5), matches=2, at=2.0)
            await store.rate(rated("late", 2), [again])
            assert await store.unrated(9) == []
            assert await store.ratings_among(["ann", "bob"], "turtles", "people") == {"ann": again}
            assert await store.ratings_among(["ann"], "turtles", "bots") == {}
            assert set(await store.rated(["early", "other"])) == {"early"}

    async def test_how_often_two_have_met_lately(self) -> None:
        async with self.opened() as store:
            for number, (other, why) in enumerate([("bob", ""), ("bob", "alone"), ("eve", ""), ("bob", "")]):
                await store.add_result(match_of("ann", other, f"m{number}", ended=float(number)))
                await store.rate(rated(f"m{number}", number + 1, why), [])
            assert sorted(await store.rated_together("ann", "bob", "turtles", 0.0)) == [0.0, 3.0]
            assert await store.rated_together("bob", "ann", "turtles", 2.0) == [3.0]
            assert await store.rated_together("ann", "bob", "buccaneers", 0.0) == []

    async def test_whoever_is_forgotten_has_no_rating(self) -> None:
        ann = RatingRow("ann", "turtles", "people", Skill(27.0, 8.0), 1, 1.0)
        async with self.opened() as store:
            await store.add_result(match_of("ann", "bob", "one"))
            await store.rate(rated("one", 1), [ann, replace(ann, guest="bob")])
            await store.forget("ann")
            assert await store.ratings_of("ann") == []
            assert len(await store.ratings_of("bob")) == 1
            await store.add_result(match_of("ann", "bob", "two"))
            await store.forget("ann")
            await store.rate(rated("two", 2), [ann])
            assert await store.ratings_of("ann") == [], "somebody was forgotten just before"

    # Guests

    async def test_revoked_tokens_are_counted_in_generations(self) -> None:
        async with self.opened() as store:
            assert await store.revoke("ann", 10.0) == 1
            assert await store.revoke("ann", 20.0) == 2
            assert await store.revoke("bob", 15.0) == 1
        async with self.opened() as store:
            assert await store.revoked() == {"ann": 2, "bob": 1}
            assert await store.revoked(16.0) == {"ann": 2}
            await store.prune(replace(NEVER, tokens=16.0))
            assert await store.revoked() == {"ann": 2}

    async def test_a_forgotten_guest_is_in_no_result_and_no_talk(self) -> None:
        said = [
            Talk(1, 0, "Ann", 1.0, text="I am Ann", by="ann"),
            Talk(2, 1, "Bob", 2.0, phrase="hello", by="bob"),
        ]
        async with self.opened() as store:
            await store.add(row())
            await store.add_result(result())
            for talk in said:
                await store.say("table", talk)
            await store.forget("ann")
            found = await store.result("table")
            assert found is not None
            assert found.seats == (ResultSeat(FORGOTTEN, NAMELESS, None), ResultSeat(None, "Bonny", "random"))
            assert found.outcome == result().outcome
            first, second = await store.talk("table", 10)
            assert (first.number, first.name, first.text, first.by) == (1, NAMELESS, "…", "")
            assert second == said[1]

    async def test_a_public_page_keeps_its_address_under_another_name(self) -> None:
        async with self.opened() as store:
            assert await store.profile_of("ann") is None
            ann = ProfileRow("one", "ann", "Ann", 1.0)
            assert await store.publish(ann) == ann
            assert await store.publish(ProfileRow("two", "ann", "Anna", 2.0)) == replace(ann, name="Anna")
            assert await store.profile("one") == replace(ann, name="Anna")
            assert await store.profile("two") is None
            await store.unpublish("ann")
            assert await store.profile("one") is None
            await store.publish(ann)
            await store.forget("ann")
            assert await store.profile_of("ann") is None

    async def test_a_code_leads_somewhere_once_and_for_a_while(self) -> None:
        async with self.opened() as store:
            await store.offer_code("first", "ann", b"sealed", 10.0, 20.0)
            await store.offer_code("of bob", "bob", b"other", 10.0, 20.0)
            taken = await asyncio.gather(*(store.take_code("first", 20.0) for _ in range(5)))
            assert sorted(map(bool, taken)) == [False] * 4 + [True]
            assert await store.take_code("of bob", 20.1) is None, "too late"
            assert await store.take_code("of bob", 11.0) is None, "and gone"
            await store.offer_code("second", "ann", b"2", 10.0, 20.0)
            await store.offer_code("third", "ann", b"3", 10.0, 20.0)
            assert await store.take_code("second", 11.0) is None, "a new one takes the place of the old"
            await store.forget("ann")
            assert await store.take_code("third", 11.0) is None

    async def test_matches_at_public_tables_are_found(self) -> None:
        def over(
            table: str, ended: float, *people: str, game: str = "turtles", private: bool = False
        ) -> ResultRow:
            return ResultRow(
                table=table,
                game=game,
                options={},
                seats=tuple(ResultSeat(person, person.title(), None) for person in people),
                outcome=Outcome((0,), "goal"),
                sides=(),
                actions=3,
                started=0.0,
                ended=ended,
                private=private,
            )

        async with self.opened() as store:
            await store.publish(ProfileRow("page", "ann", "Anne", 1.0))
            rows = [
                over("a", 10.0, "ann", "bob"),
                over("b", 20.0, "bob", "cid"),
                over("c", 20.0, "cid", "ann", game="buccaneers"),
                over("d", 30.0, "ann", "bob", private=True),
            ]
            for one in rows:
                await store.add_result(one)
            first, second, third, _ = rows
            assert await store.public_results(PublicWanted(), 9) == [second, third, first]
            assert await store.public_results(PublicWanted(), 1, Place(20.0, "b")) == [third]
            assert await store.public_results(PublicWanted(name="Anne"), 9) == [third, first]
            assert await store.public_results(PublicWanted(name="Ann"), 9) == []
            assert await store.public_results(PublicWanted(game="turtles", until=20.0), 9) == [first]
            assert await store.public_results(PublicWanted(since=20.0), 9) == [second, third]
            assert set(await store.profiles_of(["ann", "bob"])) == {"ann"}
            assert await store.profiles_of([]) == {}

    async def test_public_matches_are_found_by_what_they_were(self) -> None:
        quick = {"swap": False, "first": "south"}
        goal, agreed, resigned = Outcome((0,), "goal"), Outcome((), "agreed"), Outcome((1,), "resigned")
        rows = [
            replace(match_of("ann", "bob", "a", ended=10.0, private=False), outcome=goal, actions=5),
            replace(match_of("ann", "bob", "b", ended=20.0, private=False), outcome=agreed, options=quick),
            replace(match_of("ann", "bob", "c", ended=30.0, private=False), outcome=resigned, actions=50),
            replace(match_of("ann", "bob", "d", ended=40.0), outcome=agreed),
        ]
        played_so = written_options(quick), written_options({"first": "north"})
        expected: list[tuple[dict[str, Any], str]] = [
            ({}, "cba"),
            ({"drawn": True}, "b"),
            ({"drawn": False}, "ca"),
            ({"reason": "resigned"}, "c"),
            ({"reason": "resigned", "drawn": True}, ""),
            ({"shortest": 9}, "cb"),
            ({"longest": 9}, "ba"),
            ({"shortest": 6, "longest": 9, "game": "turtles"}, "b"),
            ({"options": played_so[:1]}, "b"),
            ({"options": played_so}, "b"),
            ({"options": played_so, "other_options": True}, "ca"),
            ({"options": ()}, ""),
            ({"options": (), "other_options": True}, "cba"),
        ]
        async with self.opened() as store:
            for one in rows:
                await store.add_result(one)
            for wanted, tables in expected:
                found = await store.public_results(PublicWanted(**wanted), 9)
                assert [one.table for one in found] == list(tables), wanted
            page = await store.public_results(PublicWanted(drawn=False), 1, Place(30.0, "c"))
            assert [one.table for one in page] == ["a"]

    async def test_openings_are_noted_once_and_go_with_their_results(self) -> None:
        def step(number: int, here: str, there: str, score: Score = Score.WON) -> OpeningStep:
            return OpeningStep(number, here, there, score)

        async with self.opened() as store:
            for table, ended in (("a", 10.0), ("b", 20.0), ("c", 20.0)):
                await store.add_result(match_of("ann", "bob", table, ended=ended, private=False))
            await store.add_result(match_of("ann", "bob", "private", ended=30.0))
            assert await store.unopened("turtles", 0.0, 9) == [
                Place(10.0, "a"),
                Place(20.0, "b"),
                Place(20.0, "c"),
            ]
            assert await store.unopened("turtles", 15.0, 1) == [Place(20.0, "b")]
            assert await store.unopened("buccaneers", 0.0, 9) == []
            await store.add_opening("a", [step(1, "start", "x"), step(3, "x", "y")])
            await store.add_opening("a", [step(1, "start", "z")])
            await store.add_opening("b", [step(1, "start", "x", Score.LOST)])
            await store.add_opening("c", [step(2, "start", "w")])
            await store.add_opening("nowhere", [step(1, "start", "x")])
            assert await store.unopened("turtles", 0.0, 9) == []
            assert sorted(await store.opening_counts("start")) == [
                ("w", Score.WON, 1),
                ("x", Score.LOST, 1),
                ("x", Score.WON, 1),
            ]
            found = await store.opening_matches("start", None, 9)
            assert [(one.result.table, one.number) for one in found] == [("b", 1), ("c", 2), ("a", 1)]
            found = await store.opening_matches("start", "x", 1, Place(20.0, "b"))
            assert [one.result.table for one in found] == ["a"]
            await store.forget("ann")
            assert "ann" not in str(await store.opening_matches("start", None, 9))
            await store.prune(replace(NEVER, results=15.0))
            assert [one.there for one in await store.opening_counts("start") if one.there == "x"] == ["x"]
            assert await store.opening_counts("x") == []

    async def test_passkeys_are_kept_counted_and_removed(self) -> None:
        def made(id: str, guest: str, since: float) -> PasskeyRow:
            return PasskeyRow(id, guest, guest.title(), "phone", b"public", b"sealed", since)

        async with self.opened() as store:
            first, second, other = made("1", "ann", 1.0), made("2", "ann", 2.0), made("3", "bob", 1.5)
            for one in (second, first, other):
                await store.add_passkey(one)
            with pytest.raises(Conflict):
                await store.add_passkey(made("1", "bob", 3.0))
            assert await store.passkeys_of("ann") == [first, second]
            assert await store.passkey("3") == other
            assert await store.passkey("4") is None
            assert await store.use_passkey("1", 0, 5.0), "one that does not count"
            assert await store.use_passkey("1", 7, 6.0)
            assert not await store.use_passkey("1", 7, 7.0)
            assert not await store.use_passkey("1", 0, 7.0)
            assert not await store.use_passkey("4", 1, 7.0)
            await store.label_passkey("ann", "1", "key ring")
            await store.label_passkey("ann", "3", "mine now")
            await store.rename_passkeys("ann", "Anna")
            known = replace(first, count=7, used=6.0, label="key ring", name="Anna")
            assert await store.passkeys_of("ann") == [known, replace(second, name="Anna")]
            await store.remove_passkey("ann", "3")
            assert await store.passkeys_of("bob") == [other], "nobody touches those of others"
            await store.remove_passkey("ann", "1")
            assert await store.passkey("1") is None
            await store.forget("ann")
            assert await store.passkeys_of("ann") == []
            await store.remove_passkey("bob")
            assert await store.passkeys_of("bob") == []

    async def test_a_word_is_spent_once(self) -> None:
        async with self.opened() as store:
            spent = await asyncio.gather(*(store.spend("word", 1.0, 9.0) for _ in range(5)))
            assert sorted(spent) == [False] * 4 + [True]
            assert await store.spend("other", 8.0, 9.0)
            assert not await store.spend("word", 9.0, 9.0)
            assert await store.spend("word", 10.0, 12.0), "forgotten when it could not be used any more"

    async def test_every_table_that_names_a_guest_is_found(self) -> None:
        seats = (SeatRow(holder="zoë", name="Zoë"), SeatRow())
        async with self.opened() as store:
            await store.add(row("seated", seats=seats))
            await store.add(row("closed", seats=seats, status=Status.CLOSED))
            await store.add(row("banned", banned=("zoë",)))
            await store.add(row("other"))
            found = await store.tables_naming("zoë")
            assert {one.id for one in found} == {"seated", "closed", "banned"}

    # Pruning

    async def test_old_tables_are_pruned_with_all_that_is_theirs(self) -> None:
        async with self.opened() as store:
            await store.add(row("ended", status=Status.FINISHED, ended=50.0))
            await store.append("ended", 0, played())
            await store.say("ended", Talk(1, 0, "Ann", 1.0, text="bye"))
            await store.add(row("recent", status=Status.FINISHED, ended=90.0))
            await store.add(row("waiting", created=10.0))
            await store.add(row("silent", status=Status.RUNNING, created=10.0))
            await store.append("silent", 0, played(at=20.0))
            await store.add(row("lively", status=Status.RUNNING, created=10.0))
            await store.append("lively", 0, played(at=80.0))
            assert await store.prune(NEVER) == []
            assert await store.prune(replace(NEVER, solo=60.0)) == ["silent"], "the match of one person"
            await store.add(row("silent", status=Status.RUNNING, created=10.0))
            gone = await store.prune(Ages(ended=60.0, gathering=60.0, silent=60.0))
            assert sorted(gone) == ["ended", "silent", "waiting"]
            assert await store.log("ended") == []
            assert await store.talk("ended", 10) == []
            assert await store.table("silent") is None
            assert len(await store.log("lively")) == 1
            assert await store.table("recent") is not None


@pytest.mark.anyio
class SharedStoreSuite(StoreSuite):
    """What a store that several processes write to must do as well."""

    async def test_a_lease_is_held_by_one(self) -> None:
        async with self.opened() as store:
            await store.add(row("a"))
            assert await store.lease(["a"], "one", 60.0) == {"a"}
            assert await store.lease(["a", "b"], "two", 60.0) == {"b"}
            await store.release(["a"], "two")
            assert await store.lease(["a"], "two", 60.0) == set(), "only the holder gives it back"
            assert await store.home("a", "two", 60.0) == "one"
            await store.release(["a"], "one")
            assert await store.home("a", "two", 60.0) == "two", "whoever asks has it, where nobody else does"
            assert await store.lease(["a"], "one", 60.0) == set()
            assert await store.home("a", "two", 60.0) == "two"
            assert await store.home("nowhere", "two", 60.0) is None

    async def test_a_lease_that_has_lapsed_is_anybodys(self) -> None:
        async with self.opened() as store:
            await store.add(row("a"))
            await store.lease(["a", "b"], "one", 0.0)
            await asyncio.sleep(0.01)
            assert sorted(await store.lapsed()) == ["a", "b"]
            assert await store.home("a", "two", 60.0) == "two"
            assert await store.lapsed() == ["b"]
            assert await store.lease(["a", "b"], "one", 60.0) == {"b"}, "whoever was away too long has to ask"

    async def test_of_many_who_want_a_lease_one_gets_it(self) -> None:
        async with self.opened() as store:
            tables = [f"t{number}" for number in range(20)]
            given = await asyncio.gather(
                *(store.lease(tables[:: 1 - 2 * (who % 2)], f"{who}", 60.0) for who in range(8))
            )
            assert sorted(id for of in given for id in of) == sorted(tables)

    async def test_what_a_house_tells_is_good_for_a_while(self) -> None:
        async with self.opened() as store:
            assert await store.posted() == {}
            await store.post("one", b"early", 60.0)
            await store.post("one", b"late", 60.0)
            await store.post("two", b"gone", 0.0)
            await asyncio.sleep(0.01)
            assert await store.posted() == {"one": b"late"}

    # Slow matches

    async def test_whom_slow_matches_wait_for(self) -> None:
        async with self.opened() as store:
            for id in ("one", "two"):
                await store.add(row(id))
            await store.note_waits(
                "one", [SlowWait("one", "ann", 10.0, 300.0), SlowWait("one", "bob", 10.0, 300.0)]
            )
            await store.note_waits("two", [SlowWait("two", "ann", 20.0, 200.0)])
            assert [wait.table for wait in await store.waits_of("ann")] == ["two", "one"]
            assert {found.id for found in await store.tables_waiting("bob")} == {"one"}
            assert await store.overdue(199.0, 9) == []
            assert await store.overdue(300.0, 9) == ["two", "one"]
            assert await store.overdue(300.0, 1) == ["two"]
            await store.note_waits("one", [])
            assert await store.waits_of("bob") == []
            await store.forget("ann")
            assert await store.overdue(1e9, 9) == []

    async def test_a_slow_match_is_not_silent_while_somebody_has_time(self) -> None:
        async with self.opened() as store:
            await store.add(row(status=Status.RUNNING, created=10.0))
            await store.note_waits("table", [SlowWait("table", "ann", 10.0, 300.0)])
            assert await store.prune(replace(NEVER, silent=200.0, solo=200.0)) == []
            assert await store.prune(replace(NEVER, silent=301.0)) == ["table"]
            assert await store.overdue(1e9, 9) == []

    async def test_plans(self) -> None:
        async with self.opened() as store:
            await store.add(row())
            plan = PlanRow(3, (Expected("a", "b", (Expected("c", "d"),)),))
            await store.note_plan("table", "ann", plan)
            await store.note_plan("table", "ann", plan)
            await store.note_plan("table", "bob", plan)
            assert await store.plans("table") == {"ann": plan, "bob": plan}
            assert await store.plans_of("bob") == {"table": plan}
            await store.note_plan("table", "bob", None)
            await store.forget("ann")
            assert await store.plans("table") == {}

    async def test_vacations(self) -> None:
        async with self.opened() as store:
            await store.note_vacation("ann", Vacation(10.0, 50.0))
            await store.note_vacation("ann", Vacation(60.0, 90.0))
            await store.note_vacation("ann", Vacation(60.0, 70.0))
            assert await store.vacations_of("ann", 20.0) == [Vacation(10.0, 50.0), Vacation(60.0, 70.0)]
            assert await store.vacations_of("ann", 50.0) == [Vacation(60.0, 70.0)]
            await store.forget("ann")
            assert await store.vacations_of("ann", 0.0) == []

    async def test_browsers_to_be_called(self) -> None:
        async with self.opened() as store:
            browsers = [Subscription(f"https://push/{number}", "p", "a", "en") for number in range(4)]
            for at, browser in enumerate(browsers):
                await store.subscribe("ann", browser, float(at), 3)
            assert await store.subscriptions_of("ann") == browsers[1:]
            await store.subscribe("bob", browsers[1], 9.0, 3)
            assert await store.subscriptions_of("ann") == browsers[2:], "a browser is of one guest"
            await store.unsubscribe("ann", browsers[1].endpoint)
            assert await store.subscriptions_of("bob") == [browsers[1]]
            await store.unsubscribe("ann", browsers[2].endpoint)
            await store.forget("ann")
            assert await store.subscriptions_of("ann") == []

    async def test_a_call_is_taken_by_one_and_made_once(self) -> None:
        async with self.opened() as store:
            await store.add(row())
            await store.subscribe("ann", Subscription("https://push/a", "p", "a", "en"), 0.0, 3)
            await store.note_waits(
                "table", [SlowWait("table", "ann", 100.0, 900.0), SlowWait("table", "bob", 100.0, 900.0)]
            )

            async def taken(now: float, until: float = 0.0) -> dict[str, int]:
                return await store.take_calls(now, now - 20.0, now - 50.0, until or now + 5.0, 9)

            assert await taken(119.0) == {}, "not yet"
            assert await taken(120.0) == {"ann": 0}, "bob has no browser for it"
            assert await taken(121.0) == {}, "somebody has it"
            await store.put_off_call("ann", 130.0)
            assert await taken(129.0) == {}
            await store.note_vacation("ann", Vacation(125.0, 128.0))
            assert await taken(130.0) == {"ann": 1}
            await store.note_call("ann", 100.0, 131.0)
            assert await taken(500.0) == {}, "she knows"
            await store.note_waits("table", [SlowWait("table", "ann", 140.0, 900.0)])
            assert await taken(170.0) == {}, "not so soon"
            await store.note_vacation("ann", Vacation(180.0, 190.0))
            assert await taken(185.0) == {}, "not on vacation"
            assert await taken(190.0) == {"ann": 0}
