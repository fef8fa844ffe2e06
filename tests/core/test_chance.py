"""Every draw of a match can be checked by anyone, and simulations draw fast and repeatably."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count, islice, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tortuga.core.chance import Chance, FastChance, SealedChance, Seed, WrittenChance, seed_from
from tortuga.core.errors import RecordError

KEY = b"a key"


# The documented scheme, written once more from its description


def words(key: bytes) -> Iterator[int]:
    for number in count():
        block = hmac.new(key, number.to_bytes(8, "big"), hashlib.sha256).digest()
        yield from (int.from_bytes(block[at : at + 8], "big") for at in (0, 8, 16, 24))


def draws(key: bytes, sizes: list[int]) -> list[int]:
    stream = words(key)
    return [0 if n == 1 else next(w % n for w in stream if w < 2**64 // n * n) for n in sizes]


class FixedWords(SealedChance):
    """Sealed chance whose words are given, to meet the rare ones."""

    def __init__(self, *given: int) -> None:
        super().__init__(KEY)
        self._left = list(reversed(given))


@given(st.binary(max_size=40), st.lists(st.integers(1, 2**64), max_size=30))
def test_sealed_draws_are_those_of_the_documented_scheme(key: bytes, sizes: list[int]) -> None:
    chance = SealedChance(key)
    assert [chance.below(n) for n in sizes] == draws(key, sizes)


@given(st.lists(st.tuples(st.integers(1, 2**64), st.integers(0, 9)), max_size=9))
def test_several_draws_are_those_that_come_one_by_one(throws: list[tuple[int, int]]) -> None:
    together, single = SealedChance(KEY), SealedChance(KEY)
    for n, dice in throws:
        assert together.several(n, dice) == [single.below(n) for _ in range(dice)]
    assert together.take() == single.take()
    assert together.mark == single.mark


def test_sealed_draws_never_change_between_releases() -> None:
    chance = SealedChance(seed_from("tortuga", ["Ann", "Bob"]).key())
    assert [chance.below(6) for _ in range(12)] == [1, 3, 0, 0, 3, 4, 1, 5, 3, 5, 3, 1]


def test_a_word_of_the_last_incomplete_run_is_passed_over() -> None:
    even = 2**64 // 10 * 10
    chance = FixedWords(even, 2**64 - 1, even - 1, 13)
    assert chance.below(10) == 9, "the first two words would favour low numbers"
    assert chance.below(10) == 3


def test_every_word_will_do_where_the_runs_are_complete() -> None:
    assert FixedWords(2**64 - 1).below(2**32) == 2**32 - 1


@pytest.mark.parametrize("make", [lambda: SealedChance(KEY), WrittenChance, lambda: FastChance(1)])
def test_one_possibility_is_not_left_to_chance(make: Callable[[], Chance]) -> None:
    assert make().below(1) == 0


def test_one_possibility_draws_nothing() -> None:
    one, other = SealedChance(KEY), SealedChance(KEY)
    assert [one.below(n) for n in (6, 1, 1, 6)] == [other.below(6), 0, 0, other.below(6)]
    assert one.take() == other.take()


# Uniform


@pytest.mark.parametrize("n", [2, 3, 6, 7, 37])
@pytest.mark.parametrize("make", [lambda: SealedChance(KEY), lambda: FastChance("fair")])
def test_all_numbers_are_equally_likely(make: Callable[[], Chance], n: int) -> None:
    chance, expected = make(), 300
    seen = Counter(chance.below(n) for _ in range(expected * n))
    assert set(seen) == set(range(n))
    assert chi_square([seen[number] for number in range(n)], expected) < most_likely(n)


@pytest.mark.parametrize("make", [lambda: SealedChance(KEY), lambda: FastChance("fair")])
def test_all_orders_are_equally_likely(make: Callable[[], Chance]) -> None:
    chance, orders = make(), list(permutations("abcd"))
    seen = Counter(chance.shuffled("abcd") for _ in range(100 * len(orders)))
    assert chi_square([seen[order] for order in orders], 100) < most_likely(len(orders))


def chi_square(seen: list[int], expected: int) -> float:
    return sum((number - expected) ** 2 / expected for number in seen)


def most_likely(kinds: int) -> float:
    """Five standard deviations above the mean of chi-square."""
    freedom = kinds - 1
    return float(freedom + 5 * (2 * freedom) ** 0.5 + 5)


# Shuffles, picks and weights


def test_shuffling_goes_from_the_last_place_down() -> None:
    chance = WrittenChance()
    chance.load((0, 1, 0), "")
    assert chance.shuffled("abcd") == ("c", "d", "b", "a")


@given(st.lists(st.integers()), st.integers())
def test_a_shuffle_keeps_all_items(items: list[int], seed: int) -> None:
    assert sorted(FastChance(seed).shuffled(items)) == sorted(items)
    assert sorted(SealedChance(str(seed).encode()).shuffled(items)) == sorted(items)


def test_shuffling_nothing_or_one_thing_draws_nothing() -> None:
    chance = SealedChance(KEY)
    assert chance.shuffled("") == ()
    assert chance.shuffled("a") == ("a",)
    assert chance.take() == ()


def test_picking_takes_the_drawn_item() -> None:
    chance = WrittenChance()
    chance.load((2,), "")
    assert chance.pick("abcd") == "c"


@pytest.mark.parametrize(
    ("draw", "index"), [(0, 1), (1, 1), (2, 3), (3, 3), (4, 3)], ids=lambda number: str(number)
)
def test_a_weighted_index_covers_as_many_draws_as_its_weight(draw: int, index: int) -> None:
    chance = WrittenChance()
    chance.load((draw,), "")
    assert chance.weighted([0, 2, 0, 3, 0]) == index


# Writing down, and undoing


def test_what_was_drawn_is_taken_once() -> None:
    chance = SealedChance(KEY)
    first = tuple(chance.below(6) for _ in range(5))
    assert chance.take() == first
    assert chance.take() == ()
    later = chance.below(6)
    assert chance.take() == (later,)


@given(before=st.integers(0, 9), undone=st.integers(0, 9))
def test_rewound_draws_have_not_happened(before: int, undone: int) -> None:
    chance, twin = SealedChance(KEY), SealedChance(KEY)
    for _ in range(before):
        chance.below(6), twin.below(6)
    chance.take(), twin.take()
    for _ in range(undone):
        chance.below(7)
    chance.rewind()
    assert [chance.below(1000) for _ in range(9)] == [twin.below(1000) for _ in range(9)]
    assert chance.take() == twin.take()


def test_rewinding_twice_is_rewinding_once() -> None:
    chance = SealedChance(KEY)
    first = [chance.below(1000) for _ in range(3)]
    for _ in range(2):
        chance.rewind()
        assert [chance.below(1000) for _ in range(3)] == first


@given(before=st.integers(0, 9), since=st.integers(0, 9), ahead=st.integers(0, 9))
def test_a_copy_draws_the_same_at_its_own_pace(before: int, since: int, ahead: int) -> None:
    chance = SealedChance(KEY)
    for _ in range(before):
        chance.below(6)
    chance.take()
    for _ in range(since):
        chance.below(6)
    twin = chance.copy()
    for _ in range(ahead):
        twin.below(1000)
    twin.rewind()
    chance.rewind()
    assert [chance.below(1000) for _ in range(9)] == [twin.below(1000) for _ in range(9)]
    assert chance.take() == twin.take()


def test_a_copy_keeps_what_was_drawn_and_not_yet_taken() -> None:
    chance = SealedChance(KEY)
    drawn = chance.below(6)
    twin = chance.copy()
    twin.below(6)
    assert chance.take() == (drawn,)
    assert twin.take()[0] == drawn


# Repeating what was written down


def written(*numbers: int) -> WrittenChance:
    chance = WrittenChance()
    chance.load(numbers, "actions[3].chance")
    return chance


def test_written_draws_are_repeated() -> None:
    chance = written(4, 0)
    assert [chance.below(6), chance.below(1), chance.below(2)] == [4, 0, 0]
    assert chance.take() == (4, 0)


@pytest.mark.parametrize("draw", [6, -1, 99])
def test_a_draw_out_of_range_cannot_have_happened(draw: int) -> None:
    chance = written(0, draw)
    chance.below(6)
    with pytest.raises(RecordError, match=r"cannot have drawn -?\d+ out of 6") as refused:
        chance.below(6)
    assert refused.value.place == "actions[3].chance[1]"


def test_too_few_written_draws() -> None:
    chance = written(5)
    chance.below(6)
    with pytest.raises(RecordError, match="more than was written down") as refused:
        chance.below(6)
    assert refused.value.place == "actions[3].chance"


def test_too_many_written_draws() -> None:
    chance = written(5, 4, 3)
    chance.below(6)
    with pytest.raises(RecordError, match="more was written down") as refused:
        chance.take()
    assert refused.value.place == "actions[3].chance[1]"


def test_written_draws_can_be_rewound() -> None:
    chance = written(5, 4)
    chance.below(6)
    chance.rewind()
    assert [chance.below(6), chance.below(6)] == [5, 4]


def test_written_draws_are_taken_once() -> None:
    chance = written(5)
    chance.below(6)
    assert chance.take() == (5,)
    assert chance.take() == ()


def test_a_copy_of_written_draws_is_read_at_its_own_pace() -> None:
    chance = written(5, 4)
    chance.below(6)
    twin = chance.copy()
    assert twin.below(6) == chance.below(6) == 4
    assert twin.take() == chance.take() == (5, 4)


# Fast


def test_the_same_seed_draws_the_same_fast() -> None:
    one, other, another = FastChance(7), FastChance(7), FastChance(8)
    sample = [one.below(1000) for _ in range(20)]
    assert sample == [other.below(1000) for _ in range(20)]
    assert sample != [another.below(1000) for _ in range(20)]
    assert one.shuffled(range(50)) == other.shuffled(range(50))


def test_one_fast_chance_does_not_disturb_another() -> None:
    one, other = FastChance(7), FastChance(7)
    other_sample: list[int] = []
    for _ in range(20):
        FastChance(7).below(1000)
        other_sample.append(other.below(1000))
    assert [one.below(1000) for _ in range(20)] == other_sample


# Seeds


def test_a_seed_promises_its_secret_by_the_hash() -> None:
    seed = seed_from("a secret")
    assert seed.commitment == hashlib.sha256(b"a secret").hexdigest()
    assert seed.closed() == Seed(seed.commitment, None, ())


def test_a_number_is_a_secret_too() -> None:
    assert seed_from(12) == seed_from("12")


def test_the_key_mixes_secret_and_words() -> None:
    seed = seed_from("a secret", ["Ann's word", "Bob's"])
    assert seed.key() == hmac.new(b"a secret", b"Ann's word\nBob's", "sha256").digest()


def test_every_word_and_their_order_matter() -> None:
    keys = [
        seed_from("s", mixed).key() for mixed in ([], ["a"], ["b"], ["a", "b"], ["b", "a"], ["ab"], ["a", ""])
    ]
    assert len(set(keys)) == len(keys)


def test_a_closed_seed_keeps_its_words_and_has_no_key() -> None:
    closed = seed_from("s", ["a", "b"]).closed()
    assert closed.words == ("a", "b")
    assert closed.secret is None
    with pytest.raises(RecordError, match="has not been opened") as refused:
        closed.key()
    assert refused.value.place == "seed.secret"


def test_a_word_with_a_line_break_is_refused() -> None:
    with pytest.raises(RecordError, match="line break") as refused:
        seed_from("s", ["fine", "not\nfine"])
    assert refused.value.place == "seed.words"


def test_the_stream_of_words_is_the_one_of_the_blocks() -> None:
    chance = SealedChance(KEY)
    assert [chance.below(2**64) for _ in range(9)] == list(islice(words(KEY), 9))
