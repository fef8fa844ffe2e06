"""Proofs: made by the search, checked by the rules alone."""

from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.games.turtles.positions import position
from tortuga.games.turtles.board import SOUTH
from tortuga.games.turtles.notation import write_position
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position, Variant, start_position
from tortuga.games.turtles.rules import STANDARD
from tortuga.solver import checker
from tortuga.solver.checker import ProofRefused, check
from tortuga.solver.prooffile import NoProof, Proof, read_proof, write_proof
from tortuga.solver.proofmaking import proof_of
from tortuga.solver.searcher import Searcher
from tortuga.solver.verdicts import UNLIMITED

START = start_position(Variant.BASE, SOUTH)
PUBLISHED = Path(__file__).parents[2] / "docs" / "proofs"
LOST = position(south="a1 b1", north="d3")


@cache
def proof(where: Position, options: TurtlesOptions = STANDARD) -> Proof:
    searcher = Searcher(where.variant, options, with_book=False)
    searcher.prove(where, UNLIMITED)
    return proof_of(where, options, searcher.strategy(where), searcher.prover)


def test_the_proof_of_the_base_game_is_accepted() -> None:
    data = write_proof(proof(START))
    assert read_proof(data) == proof(START)
    assert len(data) < 2000
    checked = check(read_proof(data))
    assert checked.distance % 2 == 1
    assert checked.positions > 100


@pytest.mark.parametrize(("variant", "distance"), [(Variant.BASE, 29), (Variant.HATCHING, 39)])
def test_the_proofs_that_we_publish_are_accepted(variant: Variant, distance: int) -> None:
    published = read_proof((PUBLISHED / f"turtles-{variant}.proof").read_bytes())
    assert (published.position, published.options) == (start_position(variant, SOUTH), STANDARD)
    assert check(published).distance == distance


def test_a_loss_is_proved_too() -> None:
    assert not proof(LOST).winner_moves
    assert check(proof(LOST)).distance % 2 == 0


def test_options_are_part_of_a_proof() -> None:
    options = TurtlesOptions(majority_capture=True)
    assert read_proof(write_proof(proof(LOST, options))).options == options


def test_the_checker_uses_no_search() -> None:
    imports = {name for name in vars(checker) if not name.startswith("_")}
    assert imports.isdisjoint({"Prover", "Searcher", "Planner", "successors", "key_of"})
    assert all("numba" not in repr(thing) for thing in vars(checker).values())


@pytest.mark.parametrize("place", [0, 1, 5, 20])
def test_another_move_is_refused(place: int) -> None:
    """A winner that plays something else somewhere does not follow a proof any more."""
    numbers = list(proof(START).numbers)
    numbers[place] += 1
    with pytest.raises(ProofRefused):
        check(replace(proof(START), numbers=tuple(numbers)))


def test_a_proof_that_is_too_short_or_too_long_is_refused() -> None:
    whole = proof(START)
    with pytest.raises(ProofRefused, match="ends too early"):
        check(replace(whole, numbers=whole.numbers[:-1]))
    with pytest.raises(ProofRefused, match="goes on after the end"):
        check(replace(whole, numbers=(*whole.numbers, 0)))


def test_a_move_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ProofRefused, match="does not exist"):
        check(replace(proof(START), numbers=(99,)))


def test_the_contrary_claim_is_refused() -> None:
    with pytest.raises(ProofRefused):
        check(replace(proof(START), winner_moves=False))
    with pytest.raises(ProofRefused):
        check(replace(proof(LOST), winner_moves=True))


def test_a_finished_game_proves_nothing() -> None:
    with pytest.raises(ProofRefused, match="is over"):
        check(replace(proof(START), position=position(south="d7")))


def test_going_round_in_circles_is_no_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a game where every move leads back to the same position the winner never arrives."""
    monkeypatch.setattr(checker, "after", lambda where, _: where)
    with pytest.raises(ProofRefused, match="come back for ever"):
        check(Proof(position(south="a1", north="g4"), STANDARD, True, (0, 0, 0)))


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"", "should begin with"),
        (b"tortuga turtles proof 1\nnonsense\n-\nwon\n", "column a"),
        (b"tortuga turtles proof 1\n%s\nchess\nwon\n", "names rules"),
        (b"tortuga turtles proof 1\n%s\n-\nperhaps\n", "won or lost"),
        (b"tortuga turtles proof 1\n%s\n-\nwon\nxyz", "cannot be read"),
    ],
)
def test_what_is_no_proof_is_refused(data: bytes, problem: str) -> None:
    with pytest.raises(NoProof, match=problem):
        read_proof(data.replace(b"%s", write_position(START).encode()))


def test_numbers_that_break_off_are_refused() -> None:
    import zlib

    head = write_proof(replace(proof(LOST), numbers=())).rpartition(b"\n")[0]
    with pytest.raises(NoProof, match="cannot be read"):
        read_proof(head + b"\n" + zlib.compress(b"\x80"))
