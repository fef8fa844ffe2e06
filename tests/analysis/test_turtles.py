"""What the moves of turtles are worth, held to proofs that the rules alone check; and faults of matches."""

from collections.abc import Iterator

import pytest

from tests.games.turtles.positions import NORTH, position
from tests.long_runs import LONG
from tortuga.analysis.turtles.analyst import HORIZON, ROUNDS, Analyst
from tortuga.analysis.turtles.judging import Fault, judged
from tortuga.analysis.turtles.reading import read_where
from tortuga.analysis.turtles.worth import PositionWorth
from tortuga.bots.turtles.reasons import ReachesNest
from tortuga.core.chance import FastChance
from tortuga.core.errors import IllegalAction, NotationError
from tortuga.games.turtles.board import SOUTH
from tortuga.games.turtles.notation import read_move, read_position, write_position
from tortuga.games.turtles.position import Position, Variant, start_position
from tortuga.games.turtles.rules import STANDARD, after, choice
from tortuga.solver.checker import check
from tortuga.solver.proofmaking import proof_of
from tortuga.solver.searcher import Searcher
from tortuga.solver.verdicts import Limits, Verdict
from tortuga.text import voice

COMPARED = 1_000 if LONG else 12
EASY = Limits(nodes=5_000)
"""What is proved with so little has a proof that is soon checked."""


@pytest.fixture(scope="module")
def analyst() -> Analyst:
    return Analyst(Variant.BASE)


def random_positions(luck: FastChance) -> Iterator[Position]:
    """Of the middle of random matches."""
    while True:
        where = start_position(Variant.BASE, SOUTH)
        for _ in range(10 + luck.below(25)):
            moves = choice(where).moves
            if not moves:
                break
            where = after(where, luck.pick(moves))
        else:
            if choice(where).moves:
                yield where


def test_it_agrees_with_proofs_that_the_rules_alone_check(analyst: Analyst) -> None:
    found = {Verdict.WON: 0, Verdict.LOST: 0}
    for where in random_positions(FastChance(6)):
        searcher = Searcher(Variant.BASE, STANDARD, 8, with_book=False)
        if searcher.prove(where, EASY).verdict is Verdict.UNKNOWN:
            continue
        proof = proof_of(where, STANDARD, searcher.strategy(where), searcher.prover)
        longest = check(proof).distance
        best = analyst.look(where, ROUNDS[1]).moves[0]
        assert best.verdict is (Verdict.WON if proof.winner_moves else Verdict.LOST), write_position(where)
        if best.shortest and proof.winner_moves:
            assert best.moves <= longest, "no proof is quicker than the shortest win"
        found[best.verdict] += 1
        if sum(found.values()) == COMPARED:
            break
    assert min(found.values()) > COMPARED // 10


def test_every_line_is_played_by_the_rules_and_is_as_long_as_it_says(analyst: Analyst) -> None:
    counted = 0
    for where in random_positions(FastChance(7)):
        worth = analyst.look(where, ROUNDS[0])
        assert [move.move for move in worth.moves if move.line] == [one.move for one in worth.moves[:3]]
        for move in worth.moves[:3]:
            reached = where
            for written in move.line:
                assert read_move(written) in choice(reached).moves
                reached = after(reached, read_move(written))
            if move.shortest and move.moves <= HORIZON:
                assert not choice(reached).moves, "the game is over then"
                assert len(move.line) == move.moves
                counted += 1
        if counted >= 10:
            break


def test_the_start_is_won_by_two_moves_and_all_others_lose(analyst: Analyst) -> None:
    worth = analyst.look(start_position(Variant.BASE, SOUTH), ROUNDS[0])
    assert {move.move for move in worth.moves if move.verdict is Verdict.WON} == {"d2>b2", "d2>f2"}
    assert sum(move.verdict is Verdict.LOST for move in worth.moves) == 18


def test_what_is_not_proved_is_estimated_and_never_looks_certain() -> None:
    worth = Analyst(Variant.ULTRA).look(start_position(Variant.ULTRA, SOUTH), ROUNDS[0])
    unknown = [move for move in worth.moves if not move.proved]
    assert unknown
    assert all(0 < move.chance < 1 and not move.shortest for move in unknown)


def test_a_further_look_keeps_what_is_settled(analyst: Analyst) -> None:
    where = position(south="d5 a1", north="d3 g4")
    first = analyst.look(where, ROUNDS[0])
    again = analyst.look(where, ROUNDS[1], first)
    for move in first.moves:
        if move.proved and move.shortest:
            kept = again.of(move.move)
            assert kept
            assert (kept.verdict, kept.moves) == (move.verdict, move.moves)


def test_a_game_that_is_over_has_no_moves(analyst: Analyst) -> None:
    worth = analyst.look(position(south="d7", to_move=NORTH), ROUNDS[0])
    assert (worth.moves, worth.best, worth.settled) == ((), None, True)


# Faults of crafted matches


def look(analyst: Analyst, where: Position) -> PositionWorth:
    return analyst.look(where, ROUNDS[1])


@pytest.mark.parametrize(
    ("where", "made", "better", "fault"),
    [
        (position(south="d6 a1", north="d2 g4"), "a1-a2", "d6-d7", Fault.MISSES_NEST),
        (position(south="d5 c1", north="d2 g4", to_move=NORTH), "g4-g3", "d2-d1", Fault.MISSES_NEST),
        (position(south="d6 a1", north="d2 g4"), "d6-d7", "d6-d7", None),
        (position(south="d5 a1", north="g4"), "a1-a2", "d5-d6", None),
    ],
    ids=["walks past the nest", "north too", "home at once", "slower, but still won"],
)
def test_faults_are_named(
    analyst: Analyst, where: Position, made: str, better: str, fault: Fault | None
) -> None:
    judgement = judged(look(analyst, where), made)
    assert judgement
    assert judgement.fault is fault
    assert judgement.best.move == better


def test_a_win_that_is_given_away_is_named_with_what_it_cost(analyst: Analyst) -> None:
    start = start_position(Variant.BASE, SOUTH)
    judgement = judged(look(analyst, start), "b1-b2")
    assert judgement
    assert judgement.fault is Fault.GIVES_AWAY
    assert judgement.best.move in ("d2>b2", "d2>f2")
    assert judgement.loss == 1.0


def test_letting_the_other_side_home_is_named(analyst: Analyst) -> None:
    for where in random_positions(FastChance(8)):
        worth = look(analyst, where)
        for move in worth.moves:
            opens = move.verdict is Verdict.LOST and move.moves == 2
            if opens and worth.moves[0].verdict is Verdict.WON and worth.moves[0].moves > 1:
                judgement = judged(worth, move.move)
                assert judgement
                assert judgement.fault is Fault.OPENS_NEST
                reached = after(where, read_move(move.move))
                assert any(after(reached, answer).winner is not None for answer in choice(reached).moves)
                return


def test_the_best_move_has_its_reasons(analyst: Analyst) -> None:
    assert look(analyst, position(south="d6 a1", north="g4")).reasons == (ReachesNest(),)


def test_every_fault_has_its_sentence() -> None:
    assert [fault for fault in Fault if not voice().knows(f"analysis-fault-{fault}")] == []


def test_what_is_no_move_is_not_judged(analyst: Analyst) -> None:
    assert judged(look(analyst, position(south="d6 a1", north="g4")), "a1-b7") is None


# Positions as people write them


def test_a_position_is_read_from_its_line_or_from_moves() -> None:
    start = start_position(Variant.BASE, SOUTH)
    assert read_where("", Variant.BASE, STANDARD) == start
    assert read_where(f"  {write_position(start)}\n", Variant.ULTRA, STANDARD) == start
    moved = read_where("1. d2>b2 e5-f4 2.b2-b3", Variant.BASE, STANDARD)
    assert moved == read_where("d2>b2  e5-f4 b2-b3", Variant.BASE, STANDARD)
    assert write_position(moved).split()[1] == "n"
    assert read_where("+d3,c2", Variant.HATCHING, STANDARD).reserves == (6, 8)


@pytest.mark.parametrize(
    "line",
    [
        "4/S3N/SS2NN/1SS1NN1/SS2NN/S3N/5 s 0-0 base",
        "4/5/6/X6/6/5/4 s 0-0 base",
        "4/5/6/N5S/6/5/4 s 0-0 base",
        "4/5/6/7/6/5/4 s 3-0 base",
        "SSSS/SSSSS/SSSSSS/SS5/6/5/4 s 0-0 base",
        "4/5/6/7/6/5/4 x 0-0 base",
    ],
    ids=[
        "a long column",
        "overturned in a nest",
        "both at home",
        "eggs in the base game",
        "too many",
        "nobody",
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(line: str) -> None:
    with pytest.raises(NotationError) as refused:
        read_where(line, Variant.BASE, STANDARD)
    assert len(str(refused.value)) > 20
    with pytest.raises(NotationError):
        read_position(line)


def test_a_move_that_is_not_allowed_says_why() -> None:
    with pytest.raises(IllegalAction) as refused:
        read_where("d2>b2 d2-d3", Variant.BASE, STANDARD)
    assert "d2" in str(refused.value)
