"""Every game in numbers: words and actions are each other's inverse, and a seat sees nothing but its view."""

from pathlib import Path

import msgspec
import numpy as np
import pytest

from tests.long_runs import LONG
from tests.research.tables import SITTINGS, TORTUGA1667, Sitting, random_match
from tortuga.core.chance import FastChance
from tortuga.core.encoding import MANY, WAIT, Word, find_encoding, rewards
from tortuga.core.errors import IllegalAction, NotEncoded
from tortuga.core.game import Outcome
from tortuga.core.registry import game_ids
from tortuga.games.buccaneers.components import Facts
from tortuga.games.buccaneers.options import BuccaneersOptions
from tortuga.games.turtles import encoding as turtles
from tortuga.games.turtles.board import INDEX, NAMES
from tortuga.games.turtles.game import GAME as TURTLES
from tortuga.games.turtles.moves import Hatch, Jump, Landing
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Side, Variant
from tortuga.research.step_table import StepTable

MATCHES = {"turtles": 60, "buccaneers": 15, "tortuga1667": 10}
"""At each table; ten times as many in the long version."""
LOOKED_AT = 40
"""One state in so many is looked at closely."""

every_table = pytest.mark.parametrize("sitting", SITTINGS, ids=str)


@pytest.mark.contract
@every_table
def test_words_and_actions_are_inverse(sitting: Sitting) -> None:
    encoding = sitting.encoding
    for seed in range(MATCHES[sitting.game] * (10 if LONG else 1)):
        state = None
        for table, _, _ in random_match(sitting, seed):
            if table.state is state:  # in the middle of a word
                continue
            state = table.state
            for seat in table.asked:
                view, legal = table.view(seat), encoding.game.legal(state, seat)
                words = encoding.words(view, legal)
                assert [encoding.read(view, word) for word in words] == list(legal)
                assert all(WAIT < number < encoding.actions for word in words for number in word)
                beginnings = {word[:end] for word in words for end in range(1, len(word))}
                assert beginnings.isdisjoint(words)


@pytest.mark.contract
@every_table
def test_equal_views_have_equal_numbers(sitting: Sitting) -> None:
    """Worlds that a seat cannot tell from the true one look the same to it, and leave it the same choices."""
    encoding, game = sitting.encoding, sitting.encoding.game
    steps = 0
    for seed in range(MATCHES[sitting.game] // 5):
        for table, _, chance in random_match(sitting, seed):
            steps += 1
            if steps % LOOKED_AT:
                continue
            for seat in range(sitting.seats):
                view = game.view(table.state, seat)
                other = StepTable(encoding, game.imagine(view, FastChance(chance.below(MANY))), sitting.seats)
                other.begun[seat] = table.begun[seat]
                again = msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)
                seen = encoding.observe(again, table.begun[seat])
                assert np.array_equal(seen, table.observe(seat))
                assert np.array_equal(seen, other.observe(seat))
                assert np.array_equal(table.mask(seat), other.mask(seat))


@every_table
def test_shapes_and_ranges(sitting: Sitting) -> None:
    encoding = sitting.encoding
    for table, seat, _ in random_match(sitting, 0):
        sight = encoding.look(table.view(seat), table.begun[seat])
        for field in encoding.fields:
            values = list(field.of(sight))
            assert len(values) == field.size, field.name
            assert min(values) >= 0, field.name
        seen = table.observe(seat)
        assert seen.shape == (encoding.size,)
        assert seen.dtype == np.int16
        assert np.all(seen <= encoding.highest)
        assert table.mask(seat).sum() == len(table.legal(seat)) > 0


@every_table
def test_who_is_not_asked_waits(sitting: Sitting) -> None:
    for table, _, chance in random_match(sitting, 1):
        for seat in set(range(sitting.seats)) - set(table.asked):
            assert table.legal(seat) == [WAIT]
            with pytest.raises(IllegalAction):
                table.play(seat, WAIT, chance)


@pytest.mark.parametrize("sitting", TORTUGA1667[:1], ids=str)
def test_what_is_not_legal_is_refused(sitting: Sitting) -> None:
    table, seat, chance = next(random_match(sitting, 0))
    illegal = set(range(table.encoding.actions)) - set(table.legal(seat))
    for number in illegal:
        with pytest.raises(IllegalAction):
            table.play(seat, number, chance)


def test_every_game_has_an_encoding() -> None:
    assert {find_encoding(id).game.id for id in game_ids()} == set(game_ids())
    with pytest.raises(LookupError):
        find_encoding("chess")


def test_the_numbers_stay_what_they_are() -> None:
    """Whoever changes these needs a new version."""
    sizes = {
        id: (find_encoding(id).version, find_encoding(id).actions, find_encoding(id).size)
        for id in game_ids()
    }
    assert sizes == {"turtles": (1, 234, 160), "buccaneers": (1, 68, 907), "tortuga1667": (1, 116, 1079)}


# turtles


def word_of(position: str, action: Jump | Hatch, options: TurtlesOptions | None = None) -> Word:
    options = msgspec.structs.replace(options or TurtlesOptions(), position=position)
    state, _ = TURTLES.setup(options, 2, FastChance(0))
    view = TURTLES.view(state, state.position.to_move)
    assert action in TURTLES.legal(state, state.position.to_move)
    return turtles.ENCODING.spell(view, action)


def test_a_chain_is_a_word_of_jumps() -> None:
    """From d1 straight over overturned d2, then over d4: both become the jumper's own, or the other's."""
    own = Jump("d1", (Landing("d3", Side.SOUTH), Landing("d5", Side.NORTH)))
    word = word_of("4/5/6/SX1X3/6/5/4 s 0-0 base", own)
    cell = INDEX["d1"]
    assert word == (turtles.MOVES + 3 * cell + 1, turtles.GIFTS + 3 * (cell + 2) + 1)


def test_north_sees_the_board_turned_round() -> None:
    south = word_of("4/5/6/SX5/6/5/4 s 0-0 base", Jump("d1", (Landing("d3", Side.SOUTH),)))
    north = word_of("4/5/6/5XN/6/5/4 n 0-0 base", Jump("d7", (Landing("d5", Side.NORTH),)))
    assert south == north


def test_a_hatching_is_spelled_cell_by_cell() -> None:
    word = word_of("4/5/6/7/6/5/4 s 8-8 ultra", Hatch(("c1", "d1")), TurtlesOptions(variant=Variant.ULTRA))
    assert word[-1] == turtles.DONE
    assert list(word) == sorted(word)
    assert [NAMES[turtles.NEST[number - turtles.HATCHES]] for number in word[:-1]] == ["c1", "d1"]


def test_a_begun_chain_is_seen_by_its_seat_alone() -> None:
    options = TurtlesOptions(position="4/5/6/SX1X3/6/5/4 s 0-0 base")
    table, _ = StepTable.open(turtles.ENCODING, options, 2, FastChance(0))
    before = table.observe(1)
    table.play(0, table.legal(0)[-1], FastChance(0))
    assert table.asked == (0,)
    assert np.array_equal(table.observe(1), before)
    begun = table.observe(0).reshape(-1)[3 * 37 : 4 * 37]
    assert begun.nonzero()[0].tolist() == [INDEX["d3"]]


# What has no numbers


def test_facts_beyond_the_numbers_are_refused() -> None:
    encoding = find_encoding("buccaneers")
    for facts in (Facts(chests_by_ship=(9,) * 8), Facts(tiles=(1,) * 7)):
        with pytest.raises(NotEncoded, match="buccaneers"):
            encoding.check(BuccaneersOptions(facts=facts), 3)


def test_rewards() -> None:
    assert rewards(Outcome((), "repetition"), 2) == (0.0, 0.0)
    assert rewards(Outcome((0, 2), "points"), 3) == (1.0, -1.0, 1.0)


@pytest.mark.parametrize("id", game_ids())
def test_every_field_is_documented(id: str) -> None:
    page = Path("docs/research.md").read_text(encoding="utf-8")
    for field in find_encoding(id).fields:
        shape = " × ".join(map(str, field.shape))
        assert f"| `{field.name}` | {shape} | {field.high} | {field.says} |" in page


@pytest.mark.parametrize("id", game_ids())
def test_every_option_and_number_of_players_is_tried(id: str) -> None:
    game = find_encoding(id).game
    tried = [sitting for sitting in SITTINGS if sitting.game == id]
    usual = game.options_type()
    for name in usual.__struct_fields__:
        assert any(getattr(sitting.options, name) != getattr(usual, name) for sitting in tried), name
    assert {sitting.seats for sitting in tried} == set(game.seats)
