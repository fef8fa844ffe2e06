"""Makes the books: `python -m tortuga.solver.bookmaking`. Takes hours; nobody needs to.

Settles the starts and each of their moves, and keeps what took long to settle. Beside that the book holds
what the moves of the starts lead to and what may follow the best of them, so that it can answer alone.

Ultra has a book of its own, made of the proofs of a campaign (`--campaign FOLDER`): what the first moves
lead to that are settled, and of what the winner needs against them, that on which much hangs.
"""

import argparse
from collections.abc import Iterable, Iterator
from pathlib import Path

from tortuga.games.turtles.board import SOUTH
from tortuga.games.turtles.position import Position, Variant, start_position
from tortuga.games.turtles.rules import after
from tortuga.solver.book import BOOKS, Book, pack_book, record_key
from tortuga.solver.campaign import JOURNAL, PROOFS, Journal, first_moves, proof_name
from tortuga.solver.packing import Key, key_of, unpack
from tortuga.solver.prooffile import read_proof
from tortuga.solver.prover import Prover
from tortuga.solver.replay import shown_by
from tortuga.solver.searcher import Searcher
from tortuga.solver.solution import line_by_book
from tortuga.solver.solving import Solver
from tortuga.solver.table import MINE, THEIRS, settled_rows
from tortuga.solver.verdicts import UNLIMITED, Verdict

STARTS = [start_position(variant, SOUTH) for variant in (Variant.HATCHING, Variant.BASE)]
WORTH_KEEPING = 500
"""What took fewer nodes than that is proved again in no time."""
HEAVY = 50
"""From a position of a campaign's proofs on which so many others hang, the book shows the way."""
MEGABYTES = 4096


def make() -> bytes:
    searcher = Searcher(Variant.HATCHING, megabytes=MEGABYTES, with_book=False)
    for start in STARTS:
        Solver(searcher, start, UNLIMITED).run()
    return book_of(searcher)


def book_of(searcher: Searcher) -> bytes:
    """The book of what a searcher has settled; it must have settled the starts."""
    keys = {*long_proofs(searcher.prover)}
    for start in STARTS:
        keys |= {key_of(start), *searcher.moves(start)}
    records = {*_records(searcher.prover, keys)}
    for start in STARTS:
        while further := _one_further(searcher, Book(b"".join(sorted(records))), start):
            records |= further
    return pack_book(records)


def long_proofs(prover: Prover, work: int = WORTH_KEEPING) -> Iterator[Key]:
    rows = settled_rows(prover.table, work)[:, [MINE, THEIRS]]
    yield from (Key(mine, theirs) for mine, theirs in rows.tolist())


def _one_further(searcher: Searcher, book: Book, start: Position) -> set[bytes]:
    """What the book lacks to show one move more of a line from a start; nothing if it shows all of it."""
    position = start
    for move in line_by_book(book, start, searcher.options):
        position = after(position, move)
    if position.winner is not None or not searcher.moves(position):
        return set()
    if searcher.prove(position, UNLIMITED).verdict is Verdict.WON:
        return {*_records(searcher.prover, [searcher.prover.winning(key_of(position))[0].key])}
    replies = searcher.moves(position)
    for key in replies:
        searcher.prover.settle(key, UNLIMITED)
    return {*_records(searcher.prover, replies)}


def _records(prover: Prover, keys: Iterable[Key]) -> Iterator[bytes]:
    """Of the positions that are settled and that do not end with the next move."""
    for key in keys:
        settled = prover.known(key)
        if settled.verdict is not Verdict.UNKNOWN and not prover.wins_at_once(key):
            yield _record(key, settled.distance)


def _record(key: Key, distance: int) -> bytes:
    return record_key(unpack(key, Variant.HATCHING)) + bytes([distance])


def make_ultra(campaign: Path) -> bytes:
    """The book of what a campaign has settled, by its proofs: what the search remembers is not needed."""
    proved, keys = dict[Key, int](), set[Key]()
    settled = Journal(campaign / JOURNAL).settled
    for move in first_moves():
        if move.names[0] in settled:
            keys.add(move.key)
            proof = read_proof((campaign / PROOFS / proof_name(move.names[0])).read_bytes())
            for key, (distance, weight) in shown_by(proof).items():
                proved[key] = min(distance, proved.get(key, distance))
                keys |= {key} if weight >= HEAVY else set()
    return pack_book(_record(key, proved[key]) for key in keys)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path, nargs="?", default=Path(__file__).parent / "books")
    parser.add_argument("--campaign", type=Path, help="the folder of a campaign: makes the book of ultra")
    given = parser.parse_args()
    variant = Variant.ULTRA if given.campaign else Variant.BASE
    book = make_ultra(given.campaign) if given.campaign else make()
    (given.folder / f"{BOOKS[variant]}.xz").write_bytes(book)


if __name__ == "__main__":
    main()
