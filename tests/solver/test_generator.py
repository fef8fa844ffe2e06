"""The compiled generator knows the same moves as the rules, in the same order."""

import pytest

from tests.solver.brute_force import random_options, random_position
from tortuga.core.chance import FastChance
from tortuga.games.turtles.board import SOUTH
from tortuga.games.turtles.perft import perft
from tortuga.games.turtles.position import Position, Variant, start_position
from tortuga.games.turtles.rules import STANDARD, after, find_choice
from tortuga.games.turtles.symmetry import normal, sides_exchanged
from tortuga.solver.bitboards import has_lost
from tortuga.solver.counting import count_sequences
from tortuga.solver.generator import MINE, THEIRS, move_list, successors
from tortuga.solver.glance import STUCK, WINS, glance
from tortuga.solver.packing import Key, key_of, pack, rules_of, unpack

POSITIONS = 3000


def compiled_moves(where: Position, rules: int) -> list[Key]:
    found = move_list()
    number = successors(*pack(where), rules, found)
    return [Key(int(row[MINE]), int(row[THEIRS])) for row in found[:number]]


def test_every_move_and_what_it_leads_to() -> None:
    luck = FastChance(1)
    for _ in range(POSITIONS):
        where, options = random_position(luck), random_options(luck)
        seen_by_mover = where if where.to_move == SOUTH else sides_exchanged(where)
        expected = [pack(after(seen_by_mover, move)) for move in find_choice(seen_by_mover, options).moves]
        assert compiled_moves(where, rules_of(where.variant, options)) == expected, where


def test_matches_of_every_variant() -> None:
    luck = FastChance(2)
    for variant in Variant:
        where = start_position(variant, SOUTH)
        while moves := find_choice(where, STANDARD).moves:
            reached = {pack(after(where, move)) for move in moves}
            assert set(compiled_moves(where, rules_of(variant, STANDARD))) == reached
            where = after(where, luck.pick(moves))


def test_a_position_can_be_packed_and_unpacked() -> None:
    luck = FastChance(3)
    for _ in range(POSITIONS):
        where = random_position(luck)
        twin = where if where.to_move == SOUTH else sides_exchanged(where)
        assert unpack(pack(where), where.variant) == twin
        assert unpack(key_of(where), where.variant) == normal(where)


def test_one_glance_tells_wins_and_ends() -> None:
    luck, paper = FastChance(4), move_list()
    for _ in range(POSITIONS):
        where, options = random_position(luck), random_options(luck)
        rules = rules_of(where.variant, options)
        if where.winner is not None:
            continue
        moves = compiled_moves(where, rules)
        seen = glance(*pack(where), rules, paper)
        assert (seen == WINS) == any(has_lost(*move) for move in moves), where
        assert (seen == STUCK) == (not moves), where


@pytest.mark.rule("T-NOTE-3")
@pytest.mark.parametrize(
    ("variant", "counts"),
    [(Variant.BASE, [1, 20, 379, 6952, 117154, 1878162]), (Variant.HATCHING, [1, 255, 51693])],
)
def test_counts_of_move_sequences(variant: Variant, counts: list[int]) -> None:
    start = start_position(variant, SOUTH)
    assert [count_sequences(start, depth) for depth in range(len(counts))] == counts


def test_both_ways_of_counting_agree() -> None:
    luck = FastChance(5)
    for _ in range(60):
        where, options = random_position(luck, most=8), random_options(luck)
        if sum(where.reserves) <= 4:
            assert count_sequences(where, 3, options) == perft(where, 3, options)
