"""Figures over many matches."""

import pickle

import pytest

from tests.games.buccaneers.positions import acting, board
from tortuga.core.chance import FastChance
from tortuga.core.tally import Table
from tortuga.games.buccaneers import GAME
from tortuga.games.buccaneers.components import Deed
from tortuga.games.buccaneers.options import BuccaneersOptions
from tortuga.games.buccaneers.phases.over import Over
from tortuga.games.buccaneers.statistics import BuccaneersTally
from tortuga.text import voice


def watched(seeds: range, seats: int = 3, options: BuccaneersOptions | None = None) -> BuccaneersTally:
    tally = GAME.tally()
    for seed in seeds:
        luck = FastChance(seed)
        state, _ = GAME.setup(options or BuccaneersOptions(), seats, luck)
        while to_act := GAME.to_act(state):
            seat = luck.pick(to_act)
            action = luck.pick(GAME.legal(state, seat))
            after, told = GAME.apply(state, seat, action, luck)
            tally.saw(state, seat, action, after, told)
            state = after
        tally.ended(state)
    return tally


def figures(table: Table) -> dict[str, dict[str, float]]:
    names = [column.removeprefix("buccaneers-stat-") for column in table.columns]
    return {
        label.removeprefix("buccaneers-stat-"): dict(zip(names, map(float, row), strict=True))
        for label, row in table.rows
    }


def test_two_tallies_add_up_to_one_over_all_matches() -> None:
    one, other = watched(range(5)), watched(range(5, 10))
    other = pickle.loads(pickle.dumps(other))
    one.add(other)
    assert one.tables() == watched(range(10)).tables()


def test_an_empty_tally_adds_nothing_and_shows_zeros() -> None:
    tally = watched(range(3))
    before = tally.tables()
    tally.add(GAME.tally())
    assert tally.tables() == before
    assert all(row for table in GAME.tally().tables() for row in table.rows)


def test_the_figures_fit_together() -> None:
    matches, seats, orders, deeds, bonus, happenings = map(figures, watched(range(20)).tables())
    assert matches["matches"]["value"] == 20
    assert matches["fewest-rounds"]["value"] <= matches["rounds"]["value"] <= matches["most-rounds"]["value"]
    for table in (seats, orders):
        assert set(table) == {"1", "2", "3"}
        assert sum(row["win-rate"] for row in table.values()) >= 0.999
        assert sum(row["sole-win-rate"] for row in table.values()) <= 1.001
        for row in table.values():
            parts = row["chests"] + row["sets"] + row["tracks"] + row["coins"]
            assert row["score"] == pytest.approx(parts, abs=0.001)
    rounds = matches["rounds"]["value"] * 20
    for row in deeds.values():
        assert row["held"] + row["skipped"] == pytest.approx(rounds)
        assert row["acted-first"] + row["given-up-first"] == row["held"]
        assert row["acted-second"] + row["given-up-second"] == row["held"] - row["sole"]
    laid = sum(row["laid"] for row in bonus.values())
    assert happenings["bonus-laid"]["per-match"] == pytest.approx(laid, abs=0.001)
    assert happenings["forced-rerolls"]["in-all"] <= happenings["open-rolls"]["in-all"]
    assert happenings["common-rolls"]["in-all"] >= rounds


def test_the_one_who_began_is_found_again_at_the_end() -> None:
    tally = watched(range(12), options=BuccaneersOptions(first_player=1))
    _, seats, orders, *_ = map(figures, tally.tables())
    assert orders["1"] == seats["2"]
    assert orders["2"] == seats["3"]
    assert orders["3"] == seats["1"]


def test_a_single_action_is_counted_with_its_rank() -> None:
    tally = GAME.tally()
    state = acting(*[board(placed={Deed.FLEET: "A", Deed.RAID: "BCDE"})] * 3, deed=Deed.FLEET, actors=(0, 1))
    for seat, text in ((0, "act"), (1, "give up")):
        after, told = GAME.apply(state, seat, GAME.parse(text), FastChance(0))
        tally.saw(state, seat, GAME.parse(text), after, told)
        state = after
    rows = figures(tally.tables()[3])
    fleet, raid = rows["buccaneers-deed-fleet"], rows["buccaneers-deed-raid"]
    assert (fleet["acted-first"], fleet["given-up-second"], fleet["given-up-first"]) == (1, 1, 0)
    assert (raid["held"], raid["marker-rate"], raid["winning-total"]) == (1, 1, 5 + 4 + 3 + 2)
    assert rows["buccaneers-deed-hunt"]["skipped"] == 1


def test_every_title_and_label_has_words() -> None:
    for table in watched(range(1)).tables():
        for id in (table.title, *table.columns, *(label for label, _ in table.rows if not label.isdigit())):
            assert voice().knows(id), id


def test_only_finished_matches_are_counted() -> None:
    state, _ = GAME.setup(BuccaneersOptions(), 2, FastChance(0))
    assert not isinstance(state.phase, Over)
    with pytest.raises(AssertionError):
        GAME.tally().ended(state)
