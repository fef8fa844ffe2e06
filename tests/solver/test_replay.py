"""The positions of a proof, and the book that is made of proofs."""

import shutil
from pathlib import Path

import pytest

from tests.solver.test_campaign import PROOFS, RESULTS, reached
from tortuga.solver.book import unpack_book
from tortuga.solver.bookmaking import make_ultra
from tortuga.solver.campaign import proof_name
from tortuga.solver.checker import check
from tortuga.solver.packing import key_of
from tortuga.solver.prooffile import Proof, read_proof
from tortuga.solver.replay import shown_by
from tortuga.solver.verdicts import Verdict

SMALL = "+b1,c1,c2,d2,d3,e1,e2"


def published(move: str) -> Proof:
    return read_proof((PROOFS / proof_name(move)).read_bytes())


@pytest.mark.parametrize("move", [SMALL, "+c1,c2,d3,e1,e2"])
def test_a_proof_shows_what_the_checker_plays_out(move: str) -> None:
    proof = published(move)
    shown, checked = shown_by(proof), check(proof)
    assert (len(shown), shown[key_of(proof.position)].distance) == (checked.positions, checked.distance)
    assert shown[key_of(proof.position)].weight == len(shown)


def test_a_book_is_made_of_proofs(tmp_path: Path) -> None:
    lines = RESULTS.read_text().splitlines(keepends=True)
    (tmp_path / "journal.jsonl").write_text("".join(line for line in lines if f'"{SMALL}"' in line))
    (tmp_path / "proofs").mkdir()
    shutil.copy(PROOFS / proof_name(SMALL), tmp_path / "proofs")
    book = unpack_book(make_ultra(tmp_path))
    assert book.settled(reached(SMALL)).verdict is Verdict.WON
    assert len(book) < len(shown_by(published(SMALL)))
