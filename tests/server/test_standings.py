"""Who stands where: small tournaments, reckoned by hand."""

from msgspec.structs import replace

from tests.server.test_pairings import gathered
from tortuga.core.game import Outcome
from tortuga.server.store import MeetingRow, ResultRow, ResultSeat, RoundRow, System, TournamentRow
from tortuga.server.tournaments.scoring import Scored, called_off, scored
from tortuga.server.tournaments.standings import standings

WON, DRAWN, LOST = (1.0, 0.0), (0.5, 0.5), (0.0, 1.0)


def played(
    system: System, entrants: int, *rounds: tuple[tuple[int, int, tuple[float, float]], ...]
) -> tuple[TournamentRow, dict[str, Scored]]:
    row, scores = gathered(system, entrants), dict[str, Scored]()
    made: list[RoundRow] = []
    for number, pairs in enumerate(rounds):
        meetings = [MeetingRow(f"{number}-{one}", (one, other)) for one, other, _ in pairs]
        for meeting, (_, _, points) in zip(meetings, pairs, strict=True):
            won = points[0] == 1.0, points[1] == 1.0
            scores[meeting.table] = Scored(points, won, (False, False))
        free = set(range(entrants)) - {number for one, other, _ in pairs for number in (one, other)}
        made.append(RoundRow(tuple(meetings), 0.0, byes=tuple(free)))
    return replace(row, rounds=tuple(made)), scores


def result(winners: tuple[int, ...], points: tuple[int, ...] | None, gone: int | None = None) -> ResultRow:
    return ResultRow(
        table="t",
        game="buccaneers",
        options={},
        seats=tuple(ResultSeat(f"g{seat}", "x", None, gone=seat == gone) for seat in range(3)),
        outcome=Outcome(winners, "points", points),
        sides=(),
        actions=1,
        started=0.0,
        ended=1.0,
    )


def test_buchholz_then_sonneborn_berger_decide() -> None:
    row, scores = played(
        System.SWISS,
        4,
        ((0, 1, WON), (2, 3, WON)),
        ((0, 2, DRAWN), (1, 3, WON)),
    )
    table = standings(row, scores)
    assert [(of.entrant, of.points) for of in table] == [(0, 1.5), (2, 1.5), (1, 1.0), (3, 0.0)]
    # 0 has met 1 (1 point) and 2 (1½); 2 has met 3 (none) and 0 (1½)
    assert [of.ties[0] for of in table[:2]] == [2.5, 1.5]
    # 0 has beaten 1 and drawn with 2; 2 has beaten 3 and drawn with 0
    assert [of.ties[1] for of in table[:2]] == [1.75, 0.75]
    assert [of.place for of in table] == [1, 2, 3, 4]


def test_whoever_is_level_in_everything_shares_the_place() -> None:
    row, scores = played(System.ROUND_ROBIN, 3, ((0, 1, WON),), ((1, 2, WON),), ((2, 0, WON),))
    assert [of.place for of in standings(row, scores)] == [1, 1, 1]


def test_a_win_over_somebody_strong_is_worth_more() -> None:
    row, scores = played(
        System.ROUND_ROBIN,
        4,
        ((0, 1, LOST), (2, 3, WON)),
        ((0, 2, WON), (1, 3, LOST)),
        ((0, 3, WON), (1, 2, WON)),
    )
    table = standings(row, scores)
    assert {of.entrant: of.points for of in table} == {0: 2.0, 1: 2.0, 2: 1.0, 3: 1.0}
    # level in points; Sonneborn-Berger is 2 for 0 and 3 for 1
    assert [of.entrant for of in table[:2]] == [1, 0]


def test_a_bye_is_a_point_and_adds_nothing_else() -> None:
    row, scores = played(System.SWISS, 3, ((0, 1, WON),))
    table = standings(row, scores)
    assert [(of.entrant, of.points, of.ties[0]) for of in table] == [
        (0, 1.0, 0.0),
        (2, 1.0, 0.0),
        (1, 0.0, 1.0),
    ]


def test_at_a_table_of_several_everyone_is_compared_with_everyone() -> None:
    assert scored(result((1,), (10, 30, 20)), 3).points == (0.0, 2.0, 1.0)
    assert scored(result((1,), (20, 30, 20)), 3).points == (0.5, 2.0, 0.5)
    assert scored(result((0, 2), None), 3).points == (1.5, 0.0, 1.5)
    assert scored(result((), None), 3).points == (1.0, 1.0, 1.0)
    assert scored(result((1,), (10, 30, 20)), 4).points == (0.5, 2.5, 1.5)  # an empty chair


def test_whoever_was_not_there_is_last() -> None:
    one = scored(result((1,), (10, 30, 20), gone=1), 3)
    assert one.points == (1.0, 0.0, 2.0)
    assert one.gone == (False, True, False)


def test_what_was_called_off_gives_half_the_points() -> None:
    assert called_off(MeetingRow("t", (0, 1)), 2).points == (0.5, 0.5)
    assert called_off(MeetingRow("t", (0, 1, 2)), 4).points == (1.5, 1.5, 1.5)


def test_direct_encounter_decides_where_the_others_are_level() -> None:
    row, scores = played(System.GROUPS, 2, ((0, 1, DRAWN),), ((0, 1, LOST),), ((0, 1, WON),))
    assert [of.place for of in standings(row, scores)] == [1, 1]
    row, scores = played(System.GROUPS, 3, ((0, 1, LOST),), ((0, 2, WON),))
    # 0 and 1 have a point and a bye each; both have won once
    table = standings(row, scores)
    assert [(of.entrant, of.points) for of in table][:2] == [(1, 2.0), (0, 1.0)]
