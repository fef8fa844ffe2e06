"""The luck of a shared deal: each purpose has its own, and a record proves it like any other."""

import hmac
import random
from typing import Any

import msgspec
import pytest

from tortuga.core.chance import Seed, seed_from
from tortuga.core.dealt_chance import DealtChance, chance_of
from tortuga.core.errors import RecordError
from tortuga.core.match import AnyMatch, Match
from tortuga.core.record import read_record, record_of, verify, write_record
from tortuga.core.registry import find_game

KEY = bytes(32)


def test_a_draw_is_made_as_the_page_says() -> None:
    purpose = hmac.digest(KEY, b"throw 3 1 0", "sha256")
    first = int.from_bytes(hmac.digest(purpose, bytes(8), "sha256")[:8], "big")
    assert DealtChance(KEY).about("throw", 3, 1, 0).below(6) == first % 6


def test_what_is_drawn_for_one_purpose_moves_no_other() -> None:
    calm, busy = DealtChance(KEY), DealtChance(KEY)
    for _ in range(7):
        busy.about("chests", 1).below(5)
    assert [calm.about("chests", 0).below(6) for _ in range(20)] == [
        busy.about("chests", 0).below(6) for _ in range(20)
    ]


def test_what_did_not_happen_is_drawn_again() -> None:
    chance = DealtChance(KEY)
    first = chance.about("a").below(1000), chance.about("b").below(1000)
    assert chance.take() == first
    mark, twin = chance.mark, chance.copy()
    lost = [chance.about("a").below(1000) for _ in range(9)]
    chance.rewind()
    assert [chance.about("a").below(1000) for _ in range(9)] == lost
    chance.take()
    chance.go_back(mark)
    assert [chance.about("a").below(1000) for _ in range(9)] == lost
    assert [twin.about("a").below(1000) for _ in range(9)] == lost


def test_a_draw_among_one_takes_nothing() -> None:
    chance = DealtChance(KEY)
    assert chance.about("a").below(1) == 0
    assert chance.take() == ()


def test_other_seeds_are_written_as_ever() -> None:
    assert b"dealt" not in msgspec.json.encode(seed_from("secret", ["word"]))
    assert b'"dealt":true' in msgspec.json.encode(seed_from("secret", dealt=True).closed())
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"commitment":"","dealt":false}', type=Seed)


def played(game: str, seats: int, luck: random.Random, most: int = 10_000) -> AnyMatch:
    """A match of one and the same deal."""
    match = Match.start(
        find_game(game), names=[str(luck.random()) for _ in range(seats)], seed=seed_from("deal", dealt=True)
    )
    while match.outcome is None and most:
        seat = match.to_act[0]
        match.play(seat, luck.choice(match.legal(seat)))
        most -= 1
    return match


GAMES = (("turtles", 2), ("buccaneers", 4), ("tortuga1667", 5))


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_same_choices_give_the_same_match_and_a_record_proves_it(game: str, seats: int) -> None:
    one, other = (played(game, seats, random.Random(1)) for _ in range(2))
    assert one.setup_draws == other.setup_draws
    assert one.entries == other.entries
    assert one.state == other.state
    written = write_record(record_of(one))
    assert verify(read_record(written)).state == one.state
    assert read_record(write_record(record_of(one, open_seed=False))).seed.dealt
    if game != "turtles":  # all its luck is who begins
        with pytest.raises(RecordError):
            read_record(written.replace('"dealt":true', '"words":[]'))


def rolls(match: AnyMatch) -> dict[tuple[int, int], Any]:
    """The first throw of each seat in each round."""
    found: dict[tuple[int, int], Any] = {}
    for moment in match.timeline:
        phase = moment.state.phase
        if type(phase).__name__ == "Rolling" and phase.roll == 1:
            for seat, throw in enumerate(phase.throws):
                found.setdefault((moment.state.round, seat), throw)
    return found


def test_other_choices_leave_everyone_the_same_throws() -> None:
    one, other = (rolls(played("buccaneers", 4, random.Random(seed))) for seed in (1, 2))
    both = set(one) & set(other)
    assert len({place[0] for place in both}) > 3
    for place in both:
        count = min(len(one[place]), len(other[place]))
        assert one[place][:count] == other[place][:count]


def test_other_choices_leave_the_same_cards_dealt() -> None:
    one, other = (
        played("tortuga1667", 5, random.Random(seed), most=1).timeline.moment(0).state for seed in (1, 2)
    )
    assert one.loyalties == other.loyalties
    assert one.votes == other.votes
    assert one.event_cards == other.event_cards


def test_without_its_secret_a_seed_makes_nothing() -> None:
    with pytest.raises(RecordError):
        chance_of(seed_from("deal", dealt=True).closed())
