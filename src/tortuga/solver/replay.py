"""What a proof shows of each of its positions, without the search that found it."""

from typing import NamedTuple

from tortuga.games.turtles.position import Position
from tortuga.solver.bitboards import canonical
from tortuga.solver.generator import MINE, THEIRS, move_list, successors
from tortuga.solver.packing import Key, key_of, rules_of
from tortuga.solver.prooffile import Proof
from tortuga.solver.prover import Prover
from tortuga.solver.verdicts import Verdict


class PartOfProof(NamedTuple):
    """Of a position of a proof."""

    distance: int
    """Moves to the end at most, odd if the side to move wins."""
    weight: int
    """Positions that are met for the first time from here on."""


AT_ONCE = PartOfProof(1, 0)


def shown_by(proof: Proof) -> dict[Key, PartOfProof]:
    """Of all positions that do not end with the next move. The proof must be one that the checker accepts."""
    return _ProofReplay(proof).whole(proof.position, proof.winner_moves)


class _ProofReplay:
    def __init__(self, proof: Proof) -> None:
        self._numbers, self._moves = iter(proof.numbers), move_list()
        self._prover = Prover(rules_of(proof.position.variant, proof.options), megabytes=1)
        self._shown: dict[Key, PartOfProof] = {}

    def whole(self, first: Position, winner_moves: bool) -> dict[Key, PartOfProof]:
        (self._win if winner_moves else self._lose)(key_of(first))
        return self._shown

    def _win(self, key: Key) -> PartOfProof:
        if known := self._shown.get(key):
            return known._replace(weight=0)
        successors(*key, self._prover.rules, self._moves)
        number = next(self._numbers)
        to = Key(*canonical(int(self._moves[number, MINE]), int(self._moves[number, THEIRS])))
        return self._show(key, [self._lose(to)])

    def _lose(self, key: Key) -> PartOfProof:
        if known := self._shown.get(key):
            return known._replace(weight=0)
        replies = self._prover.weighed(key)
        return self._show(
            key, [AT_ONCE if reply.verdict is Verdict.WON else self._win(reply.key) for reply in replies]
        )

    def _show(self, key: Key, after: list[PartOfProof]) -> PartOfProof:
        distance = 1 + max((one.distance for one in after), default=-1)
        self._shown[key] = PartOfProof(distance, 1 + sum(one.weight for one in after))
        return self._shown[key]
