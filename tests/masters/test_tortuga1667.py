"""What the master of Tortuga 1667 looks at and says, and that both nations are the same to it."""

from collections.abc import Iterator
from itertools import islice

import numpy as np
import pytest

from tortuga.bots.tortuga1667.memory import SeatMemory
from tortuga.core.chance import FastChance
from tortuga.core.encoding import Numbers
from tortuga.core.match import Match
from tortuga.games.tortuga1667.cards.crows_nest import Take
from tortuga.games.tortuga1667.choosing import Choose
from tortuga.games.tortuga1667.components import Nation, Vote
from tortuga.games.tortuga1667.encoding import ENCODING
from tortuga.games.tortuga1667.game import GAME
from tortuga.games.tortuga1667.numbers.actions import ACTIONS, NUMBER, PAIRS
from tortuga.games.tortuga1667.phases.acting import Pilfer
from tortuga.games.tortuga1667.phases.forcing import Point
from tortuga.games.tortuga1667.phases.looking import Look
from tortuga.games.tortuga1667.phases.plundering import Plunder
from tortuga.games.tortuga1667.phases.stowing import Stow
from tortuga.games.tortuga1667.phases.turning import Turn
from tortuga.games.tortuga1667.phases.voting import Cast
from tortuga.masters import tortuga1667 as master
from tortuga.masters.network import fresh_weights, think, think_of_one
from tortuga.masters.tortuga1667_memory import BRAWL, SYMBOLS

LOOKED_AT = 80
EVERY = 3


def pages(seats: int, seat: int = 1) -> Iterator[Numbers]:
    """What a seat sees and remembers in a random match."""
    match = Match.start(GAME, names=[str(seat) for seat in range(seats)], seed=seats)
    luck, memory, heard = FastChance(seats), SeatMemory(seats, seat), 0
    while match.to_act:
        news = match.events(seat)
        for event in news[heard:]:
            memory.hear(event)
        heard = len(news)
        yield np.concatenate([ENCODING.observe(match.view(seat)), memory.numbers()])
        other = luck.pick(match.to_act)
        match.play(other, luck.pick(match.legal(other)))


def exchanged(seen: Numbers) -> Numbers:
    """The same page with the two nations exchanged."""
    page = seen.copy()
    for name, _, order in master.SHOWN:
        if order:
            place, shape = master.Tortuga1667Page.places[name], master.LAYOUT[name]
            field = page[place : place + np.prod(shape)].reshape(shape)
            field[...] = field[..., np.array(order)]
    return page


def test_it_reads_the_numbers_of_the_encoding() -> None:
    assert {field.name: field.shape for field in ENCODING.fields} == master.ENCODED
    assert ENCODING.actions == master.ACTIONS
    assert [tuple(place - 1 for place in pair) for pair in PAIRS] == [tuple(pair) for pair in master.PAIRS]


def test_its_actions_are_those_of_the_encoding() -> None:
    first = {kind: number for number, kind in reversed(list(enumerate(map(type, ACTIONS))))}
    ours: dict[type, int] = {
        Stow: master.STOW,
        Pilfer: master.PILFER,
        Look: master.LOOK,
        Turn: master.TURN,
        Point: master.POINT,
        Choose: master.CHOOSE,
        Plunder: master.PLUNDER,
        Cast: master.CAST,
        Take: master.TAKE,
    }
    assert {kind: first[kind] for kind in ours} == ours


def test_actions_are_exchanged_with_the_nations() -> None:
    british, french = Nation.BRITISH, Nation.FRENCH
    same = {
        Stow(british): Stow(french),
        Pilfer(british): Pilfer(french),
        Plunder(british, french): Plunder(french, british),
        Plunder(british): Plunder(french),
    }
    for one, other in same.items():
        assert master.EXCHANGED[NUMBER[one]] == NUMBER[other]
        assert master.EXCHANGED[NUMBER[other]] == NUMBER[one]
    brawl = SYMBOLS[tuple(Vote).index(Vote.BRAWL)]
    assert tuple(Vote)[BRAWL] is Vote.BRAWL
    paired = np.array(master.FLAGS[:12])
    assert np.array_equal(brawl[0][paired], brawl[1][:12]), "but for the two cards with two flags"
    others = SYMBOLS[[0, 2]]
    assert np.array_equal(others[..., paired], others[..., :12])


@pytest.mark.parametrize("seats", [4, 6])
def test_what_it_thinks_for_one_nation_it_thinks_for_the_other(seats: int) -> None:
    weights = fresh_weights(1, master.input_size(), master.OUTPUTS, width=16, blocks=1)
    for seen in islice(pages(seats), 0, LOOKED_AT, EVERY):
        page, twin = (master.Tortuga1667Page(np, one) for one in (seen, exchanged(seen)))
        one, other = (master.inputs(np, some) for some in (seen, exchanged(seen)))
        differs = np.flatnonzero(one != other)
        assert len(differs) == 1, "the true nation alone"
        said = think(np, weights, one)
        actions, odds, beliefs = master.read_outputs(np, seen, said)
        turned, turned_odds, turned_beliefs = master.read_outputs(np, exchanged(seen), said)
        assert np.array_equal(actions[np.array(master.EXCHANGED)], turned)
        parties = np.array(master.PARTIES)
        assert np.array_equal(odds[parties], turned_odds)
        assert np.array_equal(beliefs[:, parties], turned_beliefs)
        assert page.french != twin.french


def test_many_rows_are_judged_as_each_by_itself() -> None:
    rows = np.stack(list(islice(pages(6), 0, LOOKED_AT, EVERY)))
    weights = fresh_weights(1, master.input_size(), master.OUTPUTS, width=16, blocks=2)
    together = master.read_outputs(np, rows, think(np, weights, master.inputs(np, rows)))
    for number, row in enumerate(rows):
        alone = master.read_outputs(np, row, think(np, weights, master.inputs(np, row)))
        for one, other in zip(together, alone, strict=True):
            np.testing.assert_allclose(one[number], other, atol=1e-4)


@pytest.mark.parametrize(("seats", "dutch"), [(4, False), (5, True)])
def test_the_dutch_are_there_when_the_number_is_odd(seats: int, dutch: bool) -> None:
    seen = next(pages(seats))
    _, odds, beliefs = master.read_outputs(np, seen, np.zeros(master.OUTPUTS, np.float32))
    assert (odds > master.NEVER).tolist() == [True, True, dutch]
    assert (beliefs[1] > master.NEVER).tolist() == [True, True, dutch]


def test_a_card_of_the_line_is_spoken_of_wherever_it_lies() -> None:
    """To turn a Black Spot that one has seen is the same at each place."""
    seen = np.zeros(master.NUMBERS, np.int16)
    line = seen[master.Tortuga1667Page.places["line"] :][: master.LINE * (1 + master.CARDS)]
    line = line.reshape(master.LINE, 1 + master.CARDS)
    line[:, 0] = 1
    spot = 3
    line[1, 1 + spot] = line[4, 1 + spot] = 1
    said = np.zeros(master.OUTPUTS, np.float32)
    words = said[master.ACTIONS :][: master.CARD_WORDS * (master.CARDS + 1)]
    words.reshape(master.CARD_WORDS, -1)[:, spot] = 1, 10, 100
    actions = master.read_outputs(np, seen, said)[0]
    assert actions[master.TURN : master.POINT].tolist() == [0, 10, 0, 0, 10]
    assert actions[NUMBER[Look(2, 5)]] == 2
    assert actions[master.POINT] == 100


@pytest.mark.parametrize("seats", [4, 5])
def test_a_single_row_is_read_and_thought_over_as_many_are(seats: int) -> None:
    seen = list(islice(pages(seats), 0, LOOKED_AT, EVERY))
    many = master.inputs(np, np.stack(seen))
    np.testing.assert_array_equal(np.stack([master.inputs_of_one(one) for one in seen]), many)
    weights = fresh_weights(1, master.input_size(), master.OUTPUTS, width=8, blocks=2)
    said = np.stack([think_of_one(weights, one) for one in many])
    np.testing.assert_allclose(said, think(np, weights, many), rtol=1e-4, atol=1e-6)
