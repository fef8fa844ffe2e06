"""When a mind is made up, and that it is made up sooner than the time is over."""

from math import inf

import pytest

from tests.games.turtles.positions import position
from tortuga.games.turtles.position import Position, Variant, start_position
from tortuga.games.turtles.rules import STANDARD, after, find_choice
from tortuga.solver import deciding
from tortuga.solver.analysis import Opinion, best_move
from tortuga.solver.deciding import CLEARLY, IN_A_ROW, NEARLY, Mind, decide
from tortuga.solver.searcher import Searcher
from tortuga.solver.verdicts import Limits, Verdict

START = start_position(Variant.BASE, 0)
ONE, OTHER = find_choice(START, STANDARD).moves[:2]


def opinion(move: object, verdict: Verdict = Verdict.UNKNOWN) -> Opinion:
    return Opinion(move, verdict, 0, 0.5, ())  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("looks", "after"),
    [
        ([(ONE, CLEARLY)] * 5, IN_A_ROW),
        ([(OTHER, CLEARLY), (ONE, CLEARLY), (ONE, CLEARLY), (ONE, CLEARLY)], 4),
        ([(ONE, 0.03)] * 5, None),
        ([(ONE, 0.03)] * 4 + [(ONE, CLEARLY)], 5),
        ([(ONE, 0.0), (OTHER, NEARLY / 2), (ONE, 0.0)], 3),
        ([(ONE, 0.0), (OTHER, 0.03), (ONE, 0.0)], None),
    ],
)
def test_several_looks_in_a_row_must_agree(looks: list[tuple[object, float]], after: int | None) -> None:
    mind = Mind()
    made_up = [mind.made_up(opinion(move), lead) for move, lead in looks]
    assert (made_up.index(True) + 1 if any(made_up) else None) == after


def test_what_is_won_is_played_at_once_and_what_is_lost_after_some_looks() -> None:
    assert Mind().made_up(opinion(ONE, Verdict.WON), inf)
    mind = Mind()
    assert [mind.made_up(opinion(ONE, Verdict.LOST), inf) for _ in range(3)] == [False, False, True]


def searched(where: Position, find: object, nodes: int) -> tuple[Opinion, int]:
    searcher = Searcher(where.variant, megabytes=4)
    found: Opinion = find(searcher, where, Limits(nodes=nodes))  # type: ignore[operator]
    return found, searcher.nodes


def test_it_stops_before_the_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deciding, "CLEARLY", 0.0)
    where = position(south="b1 c2 d1", north="d6 e5 f4", variant=Variant.ULTRA)
    opinion, nodes = searched(where, decide, 100_000)
    patiently, more = searched(where, best_move, 100_000)
    assert opinion.move == patiently.move
    assert nodes < more


def test_the_limits_are_kept() -> None:
    where = start_position(Variant.ULTRA, 0)
    _, nodes = searched(where, decide, 20_000)
    assert nodes <= 22_000


def test_a_proved_win_is_held() -> None:
    searcher = Searcher(Variant.BASE, megabytes=4)
    best = decide(searcher, START, Limits(nodes=1000))
    assert best.verdict is Verdict.WON
    assert searcher._left_lost is not None
    assert after(START, best.move) != START
