"""Work spread over the processes of this machine, or over a Ray cluster."""

from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import islice
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def spread(
    work: Callable[[T], R], items: Iterable[T], workers: int = 1, ray: str | None = None
) -> Generator[R, None, None]:
    """What comes of each item, in the order in which they are finished. `ray` is the address of a cluster."""
    if ray is not None:
        from ray.util.multiprocessing import Pool

        with Pool(ray_address=ray) as cluster:
            yield from cluster.imap_unordered(work, items, chunksize=1)
    elif workers == 1:
        yield from map(work, items)
    else:
        yield from _pooled(work, iter(items), workers)


def _pooled(work: Callable[[T], R], queue: Iterator[T], workers: int) -> Iterator[R]:
    """A few items ahead of the workers at a time, so that stopping early wastes little."""
    with ProcessPoolExecutor(workers) as pool:
        waiting = {pool.submit(work, item) for item in islice(queue, 2 * workers)}
        while waiting:
            finished = next(as_completed(waiting))
            waiting.remove(finished)
            waiting.update(pool.submit(work, item) for item in islice(queue, 1))
            yield finished.result()
