"""The book that comes with the package: it answers at once, and what it says is true."""

import pytest

from tests.games.turtles.positions import position
from tortuga.core.chance import FastChance
from tortuga.games.turtles.board import NORTH, SOUTH
from tortuga.games.turtles.notation import write_move
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Variant, start_position
from tortuga.games.turtles.rules import STANDARD, after, find_choice
from tortuga.games.turtles.symmetry import normal
from tortuga.solver.analysis import best_move
from tortuga.solver.book import RECORD_BYTES, book_for, pack_book, record_key, unpack_book
from tortuga.solver.packing import Key, packed_records
from tortuga.solver.prover import Prover
from tortuga.solver.searcher import Searcher
from tortuga.solver.solution import solution_by_book
from tortuga.solver.verdicts import Limits, Settled, Verdict

SAMPLE = 40
ONE_SECOND = Limits(nodes=300_000)
HATCHINGS = (
    "+b1,d3 +c2,d3 +d3,e2 +d3,f1 +b1,c1,c2,d3,e2,f1 +b1,c2,d3,e1,e2,f1"
    " +b1,c1,c2,d3,e1,e2,f1 +b1,c1,c2,d2,d3,e1,e2,f1"
)
WINNING = {Variant.BASE: ["d2>b2", "d2>f2"], Variant.HATCHING: HATCHINGS.split()}


def test_a_book_finds_what_was_put_into_it() -> None:
    won = position(south="a1", north="g4", reserves=(2, 1), variant=Variant.HATCHING)
    lost = position(south="b1", north="e4", overturned="c2")
    records = [record_key(normal(won)) + b"\x07", record_key(normal(lost)) + b"\x04"]
    book = unpack_book(pack_book(records))
    assert len(book) == 2
    assert book.settled(won) == Settled(Verdict.WON, 7)
    assert book.settled(lost) == Settled(Verdict.LOST, 4)
    assert book.settled(position(south="b1")).verdict is Verdict.UNKNOWN


@pytest.mark.parametrize("first", [SOUTH, NORTH])
@pytest.mark.parametrize("variant", WINNING)
def test_the_starts_are_answered_at_once(variant: Variant, first: int) -> None:
    start = start_position(variant, first)
    solution = solution_by_book(start, STANDARD)
    assert solution
    assert solution.settled.verdict is Verdict.WON
    assert not solution.with_verdict(Verdict.UNKNOWN)
    if first == SOUTH:
        assert [write_move(move) for move in solution.with_verdict(Verdict.WON)] == WINNING[variant]
    where = start
    for move in solution.line:
        assert move in find_choice(where, STANDARD).moves
        where = after(where, move)
    assert where.winner == first or not find_choice(where, STANDARD).moves


def test_other_rules_have_no_book() -> None:
    assert book_for(Variant.BASE, TurtlesOptions(majority_capture=True)) is None
    assert book_for(Variant.HATCHING, TurtlesOptions(enemy_anywhere=True)) is None
    assert book_for(Variant.HATCHING, TurtlesOptions(swap=True)) is not None


def test_what_the_book_says_is_proved_again() -> None:
    """A sample of it, without the book and within a second each; that is more than enough for most."""
    book = book_for(Variant.HATCHING, STANDARD)
    assert book
    luck, again = FastChance(8), 0
    for _ in range(SAMPLE):
        record = luck.below(len(book)) * RECORD_BYTES
        mine, theirs, distance = packed_records(book.records[record : record + RECORD_BYTES])[0].tolist()
        found = Prover(0, 8).settle(Key(mine, theirs), Limits(nodes=100_000))
        again += found.verdict is not Verdict.UNKNOWN
        assert found.verdict in (Verdict.UNKNOWN, Verdict.WON if distance % 2 else Verdict.LOST)
    assert again > SAMPLE / 2


@pytest.mark.parametrize("seed", range(3))
def test_the_hatching_game_is_won_from_the_start(seed: int) -> None:
    searcher, luck = Searcher(Variant.HATCHING), FastChance(seed)
    where = start_position(Variant.HATCHING, SOUTH)
    while find_choice(where, STANDARD).moves:
        if where.to_move == SOUTH:
            before = searcher.nodes
            best = best_move(searcher, where, ONE_SECOND)
            assert best.verdict is Verdict.WON
            assert searcher.nodes - before < 300_000, "no longer than about a second"
            where = after(where, best.move)
        else:
            where = after(where, luck.pick(find_choice(where, STANDARD).moves))
    assert where.winner == SOUTH or where.to_move == NORTH
