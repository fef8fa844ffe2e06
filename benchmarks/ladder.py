"""The ladder: neighbouring levels, the master beside yardsticks, in every game and number of players.

Plays a few pairs of each row in turn (every deal twice, with the seats of the two exchanged), the rows with
the fewest pairs first, and writes a line of JSON for them; killed at any time, the same command goes on. In
the end it says all rows as docs/ladder.md has them. Pair 7 of a row is pair 7 of the arena's command in it.
"""

import argparse
import math
import os
import time
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.progress import Progress

from tortuga.bots.bot import LEVELS
from tortuga.bots.contest import Contest, play_fixture
from tortuga.bots.sequential import deal_shares
from tortuga.bots.spreading import spread
from tortuga.core.registry import find_game, game_ids

RESULTS = Path(__file__).parent / "results" / "ladder.jsonl"
SEED = 601
SLICE = 5
"""Pairs in a line."""
RANGE = 1.96
"""Standard errors either way: 95%."""
NOVICE, YARDSTICK = "novice", "hard-1"


class Row(Struct, frozen=True):
    """Two bots that meet, the first the stronger one."""

    game: str
    players: int
    better: str
    other: str

    @property
    def command(self) -> str:
        return f"tortuga arena {self.game} {self.better} {self.other} -p {self.players}"


class Slice(Struct, frozen=True):
    """Some pairs of a row: from which one on, and what the first bot had of each, added up and squared."""

    row: Row
    first: int
    pairs: int
    won: float
    squares: float


class Work(NamedTuple):
    row: Row
    first: int


def all_rows() -> Iterator[Row]:
    """From the top of each ladder to its foot, then the yardsticks."""
    for id in game_ids():
        for players in find_game(id).seats:
            yield from (Row(id, players, *step) for step in pairwise((*reversed(LEVELS), NOVICE)))
    yield from (Row("buccaneers", players, LEVELS[-1], YARDSTICK) for players in (2, 3, 4))
    yield from (Row("tortuga1667", players, LEVELS[-1], YARDSTICK) for players in (4, 5, 6))
    yield Row("tortuga1667", 4, "mole", LEVELS[-1])


def play_slice(work: Work) -> Slice:
    """A few pairs, as the arena plays them."""
    row, first = work
    contest = Contest(
        row.game,
        msgspec.to_builtins(find_game(row.game).options_type()),
        (row.better, row.other),
        row.players,
        games=2 * (first + SLICE),
        seed=SEED,
        paired=True,
        apart=bool(find_game(row.game).rivals),
    )
    results = [play_fixture(contest, index) for index in range(2 * first, contest.games)]
    moved = [msgspec.structs.replace(result, index=result.index - 2 * first) for result in results]
    shares = deal_shares(moved, 2)
    return Slice(row, first, SLICE, sum(shares), sum(share * share for share in shares))


def read(file: Path) -> list[Slice]:
    lines = file.read_text().splitlines() if file.exists() else []
    return [msgspec.json.decode(line, type=Slice) for line in lines if line.endswith("}")]


def left(rows: list[Row], played: list[Slice], pairs: int) -> Iterator[Work]:
    """What is still to be played, the rows with the fewest pairs first."""
    done = {(one.row, one.first) for one in played}
    for first in range(0, pairs, SLICE):
        yield from (Work(row, first) for row in rows if (row, first) not in done)


def in_time(work: Iterator[Work], seconds: float) -> Iterator[Work]:
    end = time.monotonic() + seconds
    for one in work:
        if time.monotonic() > end:
            return
        yield one


def table(rows: list[Row], played: list[Slice]) -> Iterator[str]:
    yield "| A | B | players | pairs | A's share | 95% range | command |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for row in rows:
        own = [one for one in played if one.row == row]
        if pairs := sum(one.pairs for one in own):
            share = sum(one.won for one in own) / pairs
            spread = sum(one.squares for one in own) / pairs - share * share
            error = RANGE * math.sqrt(max(spread, 0) / pairs)
            yield (
                f"| `{row.better}` | `{row.other}` | {row.players} | {pairs} | {share:.1%} "
                f"| {100 * (share - error):.1f} – {100 * (share + error):.1f} "
                f"| `{row.command} --pairs {pairs} --seed {SEED}` |"
            )


def main() -> None:
    example = "Example: scripts/bench ladder --game buccaneers --players 3 4 --minutes 30 --workers 2"
    parser = argparse.ArgumentParser(description=__doc__, epilog=example)
    parser.add_argument("--game", nargs="+", default=list(game_ids()))
    parser.add_argument("--players", type=int, nargs="+", help="all that the game allows, if not said")
    parser.add_argument("--bot", nargs="+", help="only rows whose first bot is one of these")
    parser.add_argument("--other", nargs="+", help="only rows whose second bot is one of these")
    parser.add_argument("--pairs", type=int, default=400, help="for each row")
    parser.add_argument("--minutes", type=float, default=math.inf, help="after which nothing new begins")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--results", type=Path, default=RESULTS, metavar="FILE")
    given = parser.parse_args()
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # a second thread only takes turns with the workers
    rows = [
        row
        for row in all_rows()
        if row.game in given.game
        and (given.players is None or row.players in given.players)
        and (given.bot is None or row.better in given.bot)
        and (given.other is None or row.other in given.other)
    ]
    played = read(given.results)
    waiting = list(left(rows, played, given.pairs))
    count = Counter(work.row for work in waiting)
    with Progress(console=Console(stderr=True)) as progress, given.results.open("ab") as file:
        task = progress.add_task(f"{len(count)} rows", total=len(waiting))
        for one in spread(play_slice, in_time(iter(waiting), 60 * given.minutes), given.workers):
            file.write(msgspec.json.encode(one) + b"\n")
            file.flush()
            played.append(one)
            progress.advance(task)
    print("\n".join(table(rows, played)))


if __name__ == "__main__":
    main()
