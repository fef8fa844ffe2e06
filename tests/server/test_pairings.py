"""Who meets whom: whole tournaments are played by the rules of pairing alone, with results drawn by lot."""

import random
from collections import Counter
from itertools import combinations, groupby

import pytest
from msgspec.structs import replace

from tortuga.server.store import ClockSettings, EntrantRow, Stage, System, TournamentRow
from tortuga.server.tournaments.groups import group_sizes
from tortuga.server.tournaments.history import careers_of
from tortuga.server.tournaments.rounds import begun, gone_on
from tortuga.server.tournaments.scoring import Scored


def gathered(system: System, entrants: int, length: int | None = None, size: int = 2) -> TournamentRow:
    return TournamentRow(
        id="cup",
        title="Cup",
        game="turtles",
        options={},
        system=system,
        size=size,
        length=length,
        clock=ClockSettings(),
        host="host",
        led=0.0,
        entrants=tuple(EntrantRow(name=f"player {number}", bot="easy") for number in range(entrants)),
        created=0.0,
    )


class Tournament:
    """Goes on with results drawn by lot."""

    def __init__(self, row: TournamentRow, seed: int) -> None:
        self.luck = random.Random(seed)
        self.row = begun(row, 0.0, self.luck)
        self.scores: dict[str, Scored] = {}

    def play_round(self) -> None:
        for meeting in self.row.rounds[-1].meetings:
            seats = len(meeting.seats)
            order = self.luck.sample(range(seats), seats)
            points = tuple(float(order.index(seat)) for seat in range(seats))
            if seats == 2 and self.luck.random() < 0.2:
                points = (0.5, 0.5)
            won = tuple(mine == seats - 1 for mine in points)
            self.scores[meeting.table] = Scored(points, won, (False,) * seats)
        self.row = gone_on(self.row, self.scores, 0.0, self.luck)

    def play(self) -> "Tournament":
        while self.row.stage is Stage.RUNNING:
            self.play_round()
        return self

    def meetings(self) -> Counter[frozenset[int]]:
        return Counter(
            frozenset(pair)
            for one in self.row.rounds
            for meeting in one.meetings
            for pair in combinations(meeting.seats, 2)
        )

    def seats(self) -> list[list[int]]:
        return [career.seats for career in careers_of(self.row, self.scores)]


def longest_row(seats: list[int]) -> int:
    return max((len(list(same)) for _, same in groupby(seats)), default=0)


@pytest.mark.parametrize(("entrants", "length"), [(8, 3), (8, 4), (9, 4), (15, 5), (32, 5)])
def test_in_a_swiss_tournament_nobody_meets_twice_and_seats_are_balanced(entrants: int, length: int) -> None:
    for seed in range(2):
        cup = Tournament(gathered(System.SWISS, entrants, length), seed).play()
        assert len(cup.row.rounds) == length
        assert set(cup.meetings().values()) == {1}
        for seats in cup.seats():
            assert abs(seats.count(0) - seats.count(1)) <= 2
            assert longest_row(seats) <= 2
        assert all(len(one.byes) == entrants % 2 for one in cup.row.rounds)
        assert max(Counter(number for one in cup.row.rounds for number in one.byes).values(), default=0) <= 1


def test_opponents_have_about_as_many_points() -> None:
    cup = Tournament(gathered(System.SWISS, 16, 4), 1)
    gaps: list[float] = []
    while cup.row.stage is Stage.RUNNING:
        careers = careers_of(cup.row, cup.scores)
        for meeting in cup.row.rounds[-1].meetings:
            one, other = meeting.seats
            gaps.append(abs(careers[one].points - careers[other].points))
        cup.play_round()
    assert max(gaps) <= 1.5
    assert sum(gaps) / len(gaps) < 0.4


def test_as_many_rounds_as_find_a_winner_and_no_more_than_can_be_paired() -> None:
    luck = random.Random(1)
    assert begun(gathered(System.SWISS, 32), 0.0, luck).length == 5
    assert begun(gathered(System.SWISS, 6, length=15), 0.0, luck).length == 3
    assert begun(gathered(System.ROUND_ROBIN, 6), 0.0, luck).length == 5
    assert begun(gathered(System.ROUND_ROBIN, 7), 0.0, luck).length == 7


def test_whoever_leaves_is_paired_no_more_and_whoever_comes_late_is() -> None:
    cup = Tournament(gathered(System.SWISS, 8, 4), 1)
    gone = cup.row.rounds[0].meetings[0].seats[0]
    late = EntrantRow(name="late", bot="easy", late=1)
    row = cup.row.with_entrant(gone, replace(cup.row.entrants[gone], left=True))
    cup.row = replace(row, entrants=(*row.entrants, late))
    cup.play()
    later = [number for one in cup.row.rounds[1:] for meeting in one.meetings for number in meeting.seats]
    assert gone not in later
    assert later.count(8) == 3
    assert set(cup.meetings().values()) == {1}


def test_whoever_does_not_come_is_not_put_into_the_next_round() -> None:
    cup = Tournament(gathered(System.SWISS, 4, 2), 1)
    first, second = cup.row.rounds[0].meetings
    cup.scores = {
        first.table: Scored((0.0, 1.0), (False, True), (True, False)),
        second.table: Scored((1.0, 0.0), (True, False), (False, False)),
    }
    row = gone_on(cup.row, cup.scores, 0.0, cup.luck)
    assert row.entrants[first.seats[0]].left
    assert len(row.rounds[1].meetings) == len(row.rounds[1].byes) == 1


def test_with_one_left_it_is_over() -> None:
    cup = Tournament(gathered(System.SWISS, 2), 1)
    meeting = cup.row.rounds[0].meetings[0]
    cup.scores = {meeting.table: Scored((0.0, 1.0), (False, True), (True, False))}
    assert gone_on(cup.row, cup.scores, 9.0, cup.luck).stage is Stage.OVER


@pytest.mark.parametrize("entrants", [2, 3, 6, 7, 12])
def test_everybody_meets_everybody_once(entrants: int) -> None:
    cup = Tournament(gathered(System.ROUND_ROBIN, entrants), 1).play()
    assert cup.meetings() == {frozenset(pair): 1 for pair in combinations(range(entrants), 2)}
    for seats in cup.seats():
        assert abs(seats.count(0) - seats.count(1)) <= 1
        assert longest_row(seats) <= 2
    free = [number for one in cup.row.rounds for number in one.free]
    assert sorted(free) == (list(range(entrants)) if entrants % 2 else [])


def test_a_point_is_given_for_whoever_has_left_a_round_robin() -> None:
    cup = Tournament(gathered(System.ROUND_ROBIN, 4), 1)
    gone = cup.row.rounds[0].meetings[0].seats[0]
    cup.row = cup.row.with_entrant(gone, replace(cup.row.entrants[gone], left=True))
    cup.play()
    assert [len(one.byes) for one in cup.row.rounds] == [0, 1, 1]


@pytest.mark.parametrize(("entrants", "size", "length"), [(16, 4, 4), (12, 4, 3), (10, 4, 3), (18, 9, 2)])
def test_at_several_tables_people_meet_many_others(entrants: int, size: int, length: int) -> None:
    cup = Tournament(gathered(System.GROUPS, entrants, length, size), 1).play()
    everybody = set(range(entrants))
    for one in cup.row.rounds:
        assert {number for meeting in one.meetings for number in meeting.seats} == everybody
        assert [len(meeting.seats) for meeting in one.meetings] == group_sizes(entrants, size)
    met = cup.meetings()
    assert max(met.values()) <= 2
    if (entrants, size) == (16, 4):
        assert len(met) >= 90  # of 96 meetings


@pytest.mark.parametrize("people", range(2, 40))
def test_tables_are_as_even_as_possible(people: int) -> None:
    for size in (3, 4, 9):
        sizes = group_sizes(people, size)
        assert sum(sizes) == people
        assert max(sizes) <= size
        assert min(sizes) >= 2
        assert max(sizes) - min(sizes) <= 1
