"""Settles the first moves of a start, as many as time allows: `python -m tortuga.solver.campaign FOLDER`.

Everything lies in the folder, and whoever is stopped or killed goes on from there:

* `table`: what the search remembers (`solver/table.py`). All processes share it, and every first move profits
  from those before it: after some moves of both sides they come to the same positions.
* `journal.jsonl`: one line for each try at a first move.
* `proofs`: a proof for each first move that is settled. None counts as settled before the checker accepts
  its proof.

The first moves take turns, each time with a limit four times as large. Those that hatch the most come
first: what the others come to, they are already. Mirror images are one.
"""

import argparse
import multiprocessing
import time
from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tortuga.games.turtles.board import CORNER, NAMES, SOUTH
from tortuga.games.turtles.moves import Hatch
from tortuga.games.turtles.notation import write_move
from tortuga.games.turtles.position import Position, Variant, start_position
from tortuga.games.turtles.rules import STANDARD, after, find_choice
from tortuga.solver.book import Book, book_for
from tortuga.solver.checker import check
from tortuga.solver.packing import Key, key_of, rules_of
from tortuga.solver.prooffile import read_proof, write_proof
from tortuga.solver.proofmaking import proof_of
from tortuga.solver.prover import Prover
from tortuga.solver.strategy import Planner
from tortuga.solver.table import table_in
from tortuga.solver.verdicts import Limits, Verdict

TABLE, JOURNAL, PROOFS = "table", "journal.jsonl", "proofs"
FIRST_LIMIT, GROWTH = 300_000, 4
MEGABYTES = 4096


class FirstHatching(NamedTuple):
    """A first move of ultra, with its mirror image if that is another."""

    names: tuple[str, ...]
    reached: Position
    key: Key
    """What it leads to."""
    turtles: int
    takes_corner: bool


class Try(Struct, frozen=True):
    """What came of one search."""

    move: str
    limit: int
    verdict: Verdict
    """For who answers the first move."""
    distance: int
    positions: int
    seconds: float
    """Of the processor."""
    proof_bytes: int = 0
    checked: int = 0
    """Positions that the checker has played out; with the distance, all that it says."""


def first_moves(variant: Variant = Variant.ULTRA) -> list[FirstHatching]:
    """Those that leave the corner free first, and the largest hatchings before the smaller."""
    start = start_position(variant, SOUTH)
    twins: dict[Key, list[Hatch]] = {}
    for move in find_choice(start, STANDARD).moves:
        if isinstance(move, Hatch):
            twins.setdefault(key_of(after(start, move)), []).append(move)
    found = [_first_move(start, key, moves) for key, moves in twins.items()]
    return sorted(found, key=lambda move: (move.takes_corner, -move.turtles))


def _first_move(start: Position, key: Key, moves: list[Hatch]) -> FirstHatching:
    cells, reached = moves[0].cells, after(start, moves[0])
    names = tuple(map(write_move, moves))
    return FirstHatching(names, reached, key, len(cells), NAMES[CORNER[SOUTH]] in cells)


class Journal:
    """The tries so far, in the order in which they ended."""

    def __init__(self, path: Path) -> None:
        self._path = path
        lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
        if lines and not lines[-1].endswith(b"\n"):  # whoever wrote it was killed
            path.write_bytes(b"".join(lines[:-1]))
            del lines[-1]
        self.tries = [msgspec.json.decode(line, type=Try) for line in lines]

    def add(self, tried: Try) -> None:
        self.tries.append(tried)
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(tried) + b"\n")

    @property
    def settled(self) -> dict[str, Try]:
        return {tried.move: tried for tried in self.tries if tried.verdict is not Verdict.UNKNOWN}

    @property
    def positions(self) -> int:
        """Searched in all tries together."""
        return sum(tried.positions for tried in self.tries)

    def limit(self, move: FirstHatching) -> int:
        """For the next try."""
        before = [tried.limit for tried in self.tries if tried.move == move.names[0]]
        return GROWTH * max(before) if before else FIRST_LIMIT


class Task(NamedTuple):
    move: FirstHatching
    limit: int


class Campaign:
    """One campaign in its folder; there must not be two in the same."""

    def __init__(
        self,
        folder: Path,
        megabytes: int = MEGABYTES,
        variant: Variant = Variant.ULTRA,
        *,
        with_book: bool = False,
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.journal = Journal(folder / JOURNAL)
        (folder / PROOFS).mkdir(exist_ok=True)
        book = book_for(variant, STANDARD) if with_book else None
        self._equipment = folder, megabytes, rules_of(variant, STANDARD), book

    def due(self, wanted: Iterable[FirstHatching], most: int) -> list[Task]:
        """What is still to be tried, the least limits first."""
        settled = self.journal.settled
        tasks = [Task(move, self.journal.limit(move)) for move in wanted if move.names[0] not in settled]
        return sorted((task for task in tasks if task.limit <= most), key=lambda task: task.limit)

    def run(self, wanted: list[FirstHatching], most: int, processes: int = 1) -> Generator[Try, None, None]:
        """Tries the wanted moves until all are settled or have been searched with the largest limit.

        No process waits for another: who ends a try takes the next that nobody is at.
        """
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(processes, context, _sit_down, self._equipment)
        under_way: dict[Future[Try], FirstHatching] = {}
        try:
            while True:
                taken = under_way.values()
                free = [task for task in self.due(wanted, most) if task.move not in taken]
                for task in free[: processes - len(under_way)]:
                    under_way[pool.submit(_try, task)] = task.move
                if not under_way:
                    return
                for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                    del under_way[future]
                    self.journal.add(future.result())
                    yield self.journal.tries[-1]
        finally:
            pool.shutdown(cancel_futures=True)


class _Desk:
    """What a process of the pool works at."""

    prover: Prover
    folder: Path


def _sit_down(folder: Path, megabytes: int, rules: int, book: Book | None) -> None:
    _Desk.folder = folder
    _Desk.prover = Prover(rules, table=table_in(folder / TABLE, megabytes))
    if book:
        _Desk.prover.learn(book)


def _try(task: Task) -> Try:
    prover, (move, limit) = _Desk.prover, task
    began, before = time.process_time(), prover.nodes
    verdict, distance = prover.settle(move.key, Limits(nodes=limit))
    seconds = round(time.process_time() - began, 2)
    tried = Try(move.names[0], limit, verdict, distance, prover.nodes - before, seconds)
    return tried if verdict is Verdict.UNKNOWN else _proved(tried, move, prover, _Desk.folder / PROOFS)


def _proved(tried: Try, move: FirstHatching, prover: Prover, folder: Path) -> Try:
    """With the proof written and checked."""
    strategy = Planner(prover).strategy(move.key)
    data = write_proof(proof_of(move.reached, STANDARD, strategy, prover))
    checked = check(read_proof(data))
    (folder / proof_name(move.names[0])).write_bytes(data)
    return replace(tried, distance=checked.distance, proof_bytes=len(data), checked=checked.positions)


def proof_name(move: str) -> str:
    return f"{move.removeprefix('+').replace(',', '-')}.proof"


def progress(tried: Try, journal: Journal, wanted: list[FirstHatching]) -> str:
    """A line that says what came of a try, and how far we are."""
    names = {move.names[0] for move in wanted}
    settled = len(names & journal.settled.keys())
    lost_or_won = f"{tried.verdict.turned} within {tried.distance + 1} moves"
    outcome = "not settled" if tried.verdict is Verdict.UNKNOWN else lost_or_won
    cost = f"{tried.positions:,} positions, {tried.seconds} s"
    return f"{tried.move}: {outcome} ({cost}); {settled} of {len(names)}, {journal.positions:,} positions"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--most", type=int, default=100_000_000, help="positions for one try")
    parser.add_argument("--turtles", type=int, nargs="*", help="only first moves that hatch so many")
    parser.add_argument("--corner", choices=["free", "taken"], help="only first moves that leave it so")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--megabytes", type=int, default=MEGABYTES, help="of a new table")
    parser.add_argument("--with-book", action="store_true", help="begin with what the book has settled")
    given = parser.parse_args()
    wanted = [
        move
        for move in first_moves()
        if (not given.turtles or move.turtles in given.turtles)
        and given.corner in (None, "taken" if move.takes_corner else "free")
    ]
    campaign = Campaign(given.folder, given.megabytes, with_book=given.with_book)
    for tried in campaign.run(wanted, given.most, given.processes):
        print(progress(tried, campaign.journal, wanted), flush=True)


if __name__ == "__main__":
    main()
