"""Runs contests, over processes or a cluster, and can take up again where it stopped."""

from collections.abc import Callable, Collection, Iterable
from contextlib import closing
from functools import partial
from pathlib import Path

import msgspec
from msgspec import Struct

from tortuga.bots.contest import Contest, Result, play_fixture
from tortuga.bots.ratings import Standing, standings
from tortuga.bots.spreading import spread
from tortuga.core.errors import TortugaError
from tortuga.data.folder import write_whole


class Report(Struct, frozen=True, forbid_unknown_fields=True):
    """A contest, what came of it, and every match: enough to go on with."""

    contest: Contest
    standings: tuple[Standing, ...]
    results: tuple[Result, ...]


class OtherContest(TortugaError):
    id = "error-other-contest"

    def __init__(self, file: str) -> None:
        super().__init__(file=file)


def run_contest(
    contest: Contest,
    done: Iterable[Result] = (),
    workers: int = 1,
    ray: str | None = None,
    progress: Callable[[Result], None] = lambda _: None,
    enough: Callable[[Collection[Result]], bool] = lambda _: False,
) -> Report:
    """Play what is left of a contest, or until it is enough. The outcome depends on these alone, unless
    bots look at clocks."""
    results = {result.index: result for result in done}
    left = [index for index in range(contest.games) if index not in results]
    if enough(results.values()):
        return report_of(contest, results.values())
    with closing(spread(partial(play_fixture, contest), left, workers, ray)) as finished:
        for result in finished:
            results[result.index] = result
            progress(result)
            if enough(results.values()):
                break
    return report_of(contest, results.values())


def report_of(contest: Contest, results: Iterable[Result]) -> Report:
    ordered = tuple(sorted(results, key=lambda result: result.index))
    return Report(contest, standings(contest.bots, ordered), ordered)


def load_report(path: Path, contest: Contest) -> tuple[Result, ...]:
    """The matches already played of this very contest; more games may be asked for than before."""
    report = msgspec.json.decode(path.read_bytes(), type=Report)
    before = msgspec.structs.replace(report.contest, games=contest.games)
    if msgspec.json.encode(before) != msgspec.json.encode(contest):  # tuples come back as lists
        raise OtherContest(str(path))
    return tuple(result for result in report.results if result.index < contest.games)


def save_report(path: Path, report: Report) -> None:
    """Whole or not at all."""
    write_whole(path, msgspec.json.format(msgspec.json.encode(report), indent=1))
