"""A proof as a file.

Four lines of text, then packed numbers:

    tortuga turtles proof 1
    4/S3N/SS2NN/1SS1NN1/SS2NN/S3N/4 s 0-0 base      the position
    -                                               rules that differ: majority_capture enemy_anywhere
    won                                             or lost, for the side to move

The numbers (LEB128, then zlib) are the winner's moves, in the order in which one comes to need them:
beginning with the position, the winner's move is played, and against it every move of the loser, in the
order of the rules, each followed to its end before the next. Positions are looked at in their normal form
(`symmetry.normal`). A number is the place of the move, from 0, among the legal moves of that form
(`rules.find_choice`). Where the winner can reach its goal at once there is no number, nor in a position
met before.
"""

import zlib
from collections.abc import Iterable, Iterator

from msgspec import Struct

from tortuga.core.errors import NotationError, TortugaError
from tortuga.games.turtles.notation import read_position, write_position
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position
from tortuga.text import Message

TITLE = "tortuga turtles proof 1"
RULE_NAMES = ("majority_capture", "enemy_anywhere")
NO_RULES = "-"
CLAIMS = {True: "won", False: "lost"}
HEAD_LINES = 4


class Proof(Struct, frozen=True):
    """The winner's moves from a position on, by their numbers."""

    position: Position
    options: TurtlesOptions
    winner_moves: bool
    """Whether the side to move is the one that wins."""
    numbers: tuple[int, ...]


class NoProof(TortugaError):
    """A file that is not a proof at all."""

    id = "solve-no-proof"

    def __init__(self, problem: Message) -> None:
        super().__init__(problem=problem)


def write_proof(proof: Proof) -> bytes:
    rules = " ".join(name for name in RULE_NAMES if getattr(proof.options, name))
    head = [TITLE, write_position(proof.position), rules or NO_RULES, CLAIMS[proof.winner_moves]]
    return "".join(f"{line}\n" for line in head).encode() + zlib.compress(_packed(proof.numbers), 9)


def read_proof(data: bytes) -> Proof:
    *head, packed = data.split(b"\n", HEAD_LINES) if data.count(b"\n") >= HEAD_LINES else [b"", b""]
    lines = [line.decode(errors="replace") for line in head]
    if lines[0] != TITLE:
        raise NoProof(Message("solve-no-proof-title", {"title": TITLE}))
    try:
        position = read_position(lines[1])
    except NotationError as error:
        raise NoProof(error.message) from error
    if lines[3] not in CLAIMS.values():
        raise NoProof(Message("solve-no-proof-claim"))
    options = _options(lines[2])
    try:
        numbers = tuple(_unpacked(zlib.decompress(packed)))
    except zlib.error as error:
        raise NoProof(Message("solve-no-proof-numbers")) from error
    return Proof(position, options, lines[3] == CLAIMS[True], numbers)


def _options(words: str) -> TurtlesOptions:
    names = [] if words == NO_RULES else words.split(" ")
    if not set(names) <= set(RULE_NAMES):
        raise NoProof(Message("solve-no-proof-rules", {"rules": RULE_NAMES}))
    return TurtlesOptions(majority_capture=RULE_NAMES[0] in names, enemy_anywhere=RULE_NAMES[1] in names)


def _packed(numbers: Iterable[int]) -> bytes:
    packed = bytearray()
    for number in numbers:
        while number >= 0x80:
            packed.append(number & 0x7F | 0x80)
            number >>= 7
        packed.append(number)
    return bytes(packed)


def _unpacked(packed: bytes) -> Iterator[int]:
    number, shift = 0, 0
    for byte in packed:
        number |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            yield number
            number, shift = 0, 0
    if shift:
        raise NoProof(Message("solve-no-proof-numbers"))
