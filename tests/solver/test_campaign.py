"""First moves settled one after the other, by several processes, with stops and kills in between."""

from pathlib import Path

import numpy as np
import pytest

from tests.long_runs import LONG
from tortuga.core.chance import FastChance
from tortuga.games.turtles.board import SOUTH
from tortuga.games.turtles.notation import read_move, write_move
from tortuga.games.turtles.position import Position, Variant, start_position
from tortuga.games.turtles.rules import STANDARD, after, find_choice
from tortuga.solver.analysis import best_move
from tortuga.solver.book import book_for
from tortuga.solver.campaign import (
    FIRST_LIMIT,
    GROWTH,
    JOURNAL,
    TABLE,
    Campaign,
    FirstHatching,
    Journal,
    first_moves,
    proof_name,
)
from tortuga.solver.checker import check
from tortuga.solver.packing import key_of, rules_of
from tortuga.solver.prooffile import read_proof
from tortuga.solver.proofmaking import proof_of
from tortuga.solver.prover import Prover
from tortuga.solver.searcher import Searcher
from tortuga.solver.strategy import Planner
from tortuga.solver.table import COSTS, MINE, THEIRS, WORK, find, keep, new_table, settled_rows, table_in
from tortuga.solver.verdicts import UNLIMITED, Limits, Verdict

ULTRA = rules_of(Variant.ULTRA, STANDARD)
PROOFS = Path(__file__).parents[2] / "docs" / "proofs" / "turtles-ultra"
RESULTS = Path(__file__).parents[2] / "benchmarks" / "results" / "ultra-campaign.jsonl"
AT_ONCE = 2000
"""Bytes of a proof that is checked in no time."""
LITTLE = 16
"""Megabytes: enough for what is small."""
EASY = ("+b1,c2,d2,d3,e1,e2", "+c1,c2,d2,d3,e1,e2", "+c1,c2,d2,d3,e2")
HARDER = ("+b1,d2,d3,e1,e2", "+b1,c1,c2,d2,d3,e2", "+c1,c2,d2,d3")


def reached(move: str) -> Position:
    start = start_position(Variant.ULTRA, SOUTH)
    return after(start, read_move(move))


def named(*moves: str) -> list[FirstHatching]:
    return [move for move in first_moves() if move.names[0] in moves]


def test_mirror_images_are_one() -> None:
    moves = first_moves()
    assert len(moves) == 286
    assert sum(len(move.names) for move in moves) == 510
    assert sum(len(move.names) for move in moves if not move.takes_corner) == 255
    assert [move.turtles for move in moves[:6]] == [8, 7, 7, 7, 7, 7]


@pytest.mark.parametrize("move", EASY + HARDER if LONG else EASY)
def test_these_lose_and_the_checker_agrees(move: str) -> None:
    where, prover = reached(move), Prover(ULTRA, 1024 if LONG else LITTLE)
    assert prover.settle(key_of(where), UNLIMITED).verdict is Verdict.WON
    strategy = Planner(prover).strategy(key_of(where))
    assert check(proof_of(where, STANDARD, strategy, prover)).distance % 2 == 1


def published() -> dict[str, Path]:
    files = {proof_name(move.names[0]): move.names[0] for move in first_moves()}
    return {files[path.name]: path for path in PROOFS.iterdir()}


def test_every_first_move_that_we_call_settled_has_its_proof() -> None:
    settled = Journal(RESULTS).settled
    assert settled.keys() == published().keys()
    for move, path in published().items():
        proof = read_proof(path.read_bytes())
        assert proof.position == reached(move)
        assert proof.options == STANDARD
        assert proof.winner_moves == (settled[move].verdict is Verdict.WON)
        assert path.stat().st_size == settled[move].proof_bytes


def test_the_published_proofs_are_accepted() -> None:
    """The small ones; if it may take long, all of them."""
    settled = Journal(RESULTS).settled
    for move, path in published().items():
        if LONG or path.stat().st_size < AT_ONCE:
            checked = check(read_proof(path.read_bytes()))
            assert (checked.distance, checked.positions) == (settled[move].distance, settled[move].checked)


def test_the_book_knows_every_first_move_that_is_settled() -> None:
    book = book_for(Variant.ULTRA, STANDARD)
    assert book
    for move, tried in Journal(RESULTS).settled.items():
        assert book.settled(reached(move)).verdict is tried.verdict


@pytest.mark.parametrize("move", ["+b1,c1,c2,d3,e1,e2,f1", "+b1,c1,e1,f1"])
def test_who_answers_a_first_move_that_loses_wins(move: str) -> None:
    """From the book on, with no more than about a second for a move."""
    searcher, luck, where = Searcher(Variant.ULTRA), FastChance(3), reached(move)
    winner = where.to_move
    while find_choice(where, STANDARD).moves:
        if where.to_move == winner:
            best = best_move(searcher, where, Limits(nodes=300_000))
            assert best.verdict is Verdict.WON
            where = after(where, best.move)
        else:
            where = after(where, luck.pick(find_choice(where, STANDARD).moves))
    assert where.winner == winner or where.to_move != winner


def test_who_begins_makes_none_that_is_known_to_lose() -> None:
    best = best_move(Searcher(Variant.ULTRA), start_position(Variant.ULTRA, SOUTH), Limits(nodes=20_000))
    assert write_move(best.move) not in {
        name for move in first_moves() for name in move.names if move.names[0] in published()
    }


def test_a_campaign_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    easy = named(*EASY[:2])
    stopped = Campaign(tmp_path, LITTLE).run(easy, FIRST_LIMIT, processes=2)
    first = next(stopped)
    stopped.close()
    assert first.verdict is Verdict.WON
    with (tmp_path / JOURNAL).open("ab") as file:
        file.write(b'{"move": "+b1')
    again = Campaign(tmp_path)
    assert [task.move.names[0] for task in again.due(easy, FIRST_LIMIT)] == [
        move.names[0] for move in easy if move.names[0] != first.move
    ]
    assert [tried.move for tried in again.run(easy, FIRST_LIMIT)] == [
        move for move in EASY[:2] if move != first.move
    ]
    assert not Campaign(tmp_path).due(easy, FIRST_LIMIT)
    assert Prover(ULTRA, table=table_in(tmp_path / TABLE, LITTLE)).known(easy[0].key).verdict is Verdict.WON


def test_what_is_not_settled_gets_more_next_time(tmp_path: Path) -> None:
    line = '{"move":"+d1","limit":%d,"verdict":"unknown","distance":0,"positions":5,"seconds":1.5}\n'
    (tmp_path / JOURNAL).write_text(line % FIRST_LIMIT)
    campaign, moves = Campaign(tmp_path), named("+d1", "+d2")
    assert [task.move.names for task in campaign.due(moves, 10 * FIRST_LIMIT)] == [("+d2",), ("+d1",)]
    (task,) = campaign.due(named("+d1"), 10 * FIRST_LIMIT)
    assert task.limit == GROWTH * FIRST_LIMIT
    assert not campaign.due(named("+d1"), FIRST_LIMIT)


def test_a_table_is_shared_and_outlives_its_processes(tmp_path: Path) -> None:
    key = key_of(reached(EASY[0]))
    tables = [table_in(tmp_path / TABLE, LITTLE) for _ in range(2)]
    assert Prover(ULTRA, table=tables[0]).settle(key, Limits(nodes=50_000)).verdict is Verdict.WON
    other = Prover(ULTRA, table=tables[1])
    assert other.settle(key, Limits(nodes=0)).verdict is Verdict.WON
    assert other.nodes == 0
    assert [*key] in settled_rows(tables[1], 500)[:, [MINE, THEIRS]].tolist()


@pytest.mark.parametrize("column", [MINE, THEIRS, COSTS, WORK])
def test_an_entry_that_was_written_in_part_is_not_found(column: int) -> None:
    """Two positions that come to stand in the same place, and one column of the one in the other."""
    one, other = new_table(0), new_table(0)
    keep(one, 3, 5, 7, 9, 0, 20)
    keep(other, 3, 6, 11, 8, 0, 21)
    assert find(one, 3, 5)[0] >= 0
    row, theirs_row = int(np.argmax(one.any(axis=1))), int(np.argmax(other.any(axis=1)))
    one[row, column] = other[theirs_row, column]
    assert find(one, 3, 5)[0] < 0
    assert find(one, 3, 6)[0] < 0
