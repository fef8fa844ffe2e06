"""Runs contests, over processes or a cluster, and can take up again where it stopped."""

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from itertools import islice
from pathlib import Path

import msgspec
from msgspec import Struct

from tortuga.bots.contest import Contest, Result, play_fixture
from tortuga.bots.ratings import Standing, standings
from tortuga.core.errors import TortugaError


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
) -> Report:
    """Play what is left of a contest. The outcome depends on it alone, unless bots look at clocks."""
    results = {result.index: result for result in done}
    left = [index for index in range(contest.games) if index not in results]
    for result in _played(contest, left, workers, ray):
        results[result.index] = result
        progress(result)
    return report_of(contest, results.values())


def report_of(contest: Contest, results: Iterable[Result]) -> Report:
    ordered = tuple(sorted(results, key=lambda result: result.index))
    return Report(contest, standings(contest.bots, ordered), ordered)


def _played(contest: Contest, left: list[int], workers: int, ray: str | None) -> Iterator[Result]:
    if ray is not None:
        from ray.util.multiprocessing import Pool

        with Pool(ray_address=ray) as cluster:
            yield from cluster.imap_unordered(partial(play_fixture, contest), left, chunksize=1)
    elif workers == 1:
        yield from (play_fixture(contest, index) for index in left)
    else:
        yield from _pooled(contest, left, workers)


def _pooled(contest: Contest, left: list[int], workers: int) -> Iterator[Result]:
    """A few matches ahead of the workers at a time, so that stopping early wastes little."""
    queue = iter(left)
    with ProcessPoolExecutor(workers) as pool:
        waiting = {pool.submit(play_fixture, contest, index) for index in islice(queue, 2 * workers)}
        while waiting:
            finished = next(as_completed(waiting))
            waiting.remove(finished)
            waiting.update(pool.submit(play_fixture, contest, index) for index in islice(queue, 1))
            yield finished.result()


def load_report(path: Path, contest: Contest) -> tuple[Result, ...]:
    """The matches already played of this very contest; more games may be asked for than before."""
    report = msgspec.json.decode(path.read_bytes(), type=Report)
    before = msgspec.structs.replace(report.contest, games=contest.games)
    if msgspec.json.encode(before) != msgspec.json.encode(contest):  # tuples come back as lists
        raise OtherContest(str(path))
    return tuple(result for result in report.results if result.index < contest.games)


def save_report(path: Path, report: Report) -> None:
    """Whole or not at all."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    draft.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=1))
    draft.replace(path)
