"""Sequential tests: decided by whole deals, in their order, as often wrong as allowed."""

import pytest

from tortuga.bots.arena import run_contest
from tortuga.bots.contest import Contest, Result, deal_size
from tortuga.bots.sequential import ERROR, Decided, SequentialTest, deal_shares
from tortuga.core.chance import FastChance

TEST = SequentialTest(0.5, 0.6, deal=2)
LONGEST = 2400


def deals(shares: list[float]) -> list[Result]:
    """The first bot wins its share of the two matches of each deal."""
    won = [credit for share in shares for credit in (min(1.0, 2 * share), max(0.0, 2 * share - 1))]
    return [Result(index, (1, 1), (credit, 1 - credit), 9, "goal") for index, credit in enumerate(won)]


def decided(share: float, luck: FastChance) -> Decided:
    """With deals of a bot that wins each match with this chance."""
    results = list[Result]()
    while (verdict := TEST.verdict(results)) is Decided.OPEN and len(results) < LONGEST:
        wins = [float(luck.below(1000) < 1000 * share) for _ in range(40)]
        results += [Result(len(results) + n, (1, 1), (won, 1 - won), 9, "goal") for n, won in enumerate(wins)]
    return verdict


def test_a_deal_counts_when_it_is_whole_and_all_before_it_are() -> None:
    results = deals([0.5, 1.0, 0.0, 0.5])
    assert deal_shares(reversed(results), 2) == [0.5, 1.0, 0.0, 0.5]
    assert deal_shares([result for result in results if result.index != 3], 2) == [0.5]


def test_a_match_without_an_end_is_worth_half() -> None:
    assert deal_shares([Result(0, (1, 1), (0.0, 0.0), 9, None)], 1) == [0.5]


def test_few_deals_decide_nothing() -> None:
    assert TEST.verdict(deals([1.0] * 9)) is Decided.OPEN
    assert TEST.verdict(deals([1.0] * 10)) is Decided.MORE
    assert TEST.verdict(deals([0.0] * 10)) is Decided.LESS


@pytest.mark.parametrize(("share", "wrong"), [(0.5, Decided.MORE), (0.6, Decided.LESS)])
def test_it_is_rarely_wrong(share: float, wrong: Decided) -> None:
    luck = FastChance(f"sequential {share}")
    verdicts = [decided(share, luck) for _ in range(40)]
    assert verdicts.count(wrong) <= 40 * ERROR * 2


def test_a_contest_stops_when_it_is_decided() -> None:
    contest = Contest("turtles", {}, ("greedy", "random"), seats=2, games=400, seed=3)
    test = SequentialTest(0.5, 0.6, deal_size(contest))
    report = run_contest(contest, enough=lambda results: test.verdict(results) is not Decided.OPEN)
    assert test.verdict(report.results) is Decided.MORE
    assert 20 <= len(report.results) < 100
    again = run_contest(contest, report.results, enough=lambda results: bool(results))
    assert again == report, "what is decided is not played on"
