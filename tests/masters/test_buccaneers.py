"""What the master of buccaneers looks at and says: the numbers of the encoding, reckoned as the rules do."""

from collections.abc import Iterator
from importlib.resources import as_file, files
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from tests.games.buccaneers.positions import board, rolling
from tortuga.core.chance import FastChance
from tortuga.core.encoding import Numbers
from tortuga.core.match import Match
from tortuga.games.buccaneers import GAME
from tortuga.games.buccaneers.components import DEEDS, DICE
from tortuga.games.buccaneers.encoding import ACTIONS, ENCODING, NUMBER
from tortuga.games.buccaneers.phases.acting import Act
from tortuga.games.buccaneers.phases.keeping import Keep
from tortuga.games.buccaneers.phases.moving import LOADS
from tortuga.games.buccaneers.phases.rolling import NoneFits
from tortuga.games.buccaneers.phases.stealing import Steal
from tortuga.games.buccaneers.phases.taking import TAKES
from tortuga.games.buccaneers.rounds import ranking
from tortuga.games.buccaneers.scoring import score_sheet
from tortuga.games.buccaneers.state import BuccaneersState
from tortuga.games.buccaneers.tiles import tiles_of
from tortuga.masters import buccaneers as master
from tortuga.masters.network import fresh_weights, load_weights, save_weights, think

LARGEST_FILE = 2_000_000
LOOKED_AT = 60


def states(seats: int) -> Iterator[BuccaneersState]:
    match = Match.start(GAME, names=[str(seat) for seat in range(seats)], seed=seats)
    luck = FastChance(seats)
    while match.to_act:
        yield match.state
        seat = luck.pick(match.to_act)
        match.play(seat, luck.pick(match.legal(seat)))


def seen_of(state: BuccaneersState, seat: int) -> Numbers:
    return ENCODING.observe(GAME.view(state, seat))


def test_it_reads_the_numbers_of_the_encoding() -> None:
    assert {field.name: field.shape for field in ENCODING.fields} == master.LAYOUT
    assert (ENCODING.size, ENCODING.actions) == (master.NUMBERS, master.ACTIONS)


def test_its_parts_are_the_numbered_actions() -> None:
    ends = np.cumsum([1, len(master.SETS_OF_DICE), master.PLAIN, master.ROW]).tolist()
    firsts = (ACTIONS[1], NoneFits(), Steal(1), next(iter(TAKES.values())))
    assert [NUMBER[action] for action in firsts if action is not None] == ends
    assert ends[-1] + len(TAKES) + len(LOADS) == master.ACTIONS
    for number, dice in enumerate(master.SETS_OF_DICE, start=1):
        kept = tuple(die for die, taken in zip(DICE, dice, strict=True) if taken)
        assert ACTIONS[number] == Keep(kept)


@pytest.mark.parametrize("seats", GAME.seats)
def test_its_points_are_those_of_the_score_sheet(seats: int) -> None:
    for state in islice(states(seats), LOOKED_AT):
        page = master.BuccaneersPage(np, seen_of(state, 0))
        points = master._standings(page)[0] / master.POINTS
        sheet = score_sheet(0, state.boards[0], tiles_of(state.finds, 0), state.options.facts)
        assert points[master.SELF] == pytest.approx(sheet.total)
        assert not points[seats:].any()


@pytest.mark.parametrize("seats", GAME.seats)
def test_its_1st_and_2nd_are_those_of_the_rules(seats: int) -> None:
    for state in islice(states(seats), LOOKED_AT):
        _, _, first, second = master._bids(master.BuccaneersPage(np, seen_of(state, 1)))
        for index, deed in enumerate(DEEDS):
            ranked = [(seat - 1) % seats for seat in ranking(state, deed)[0]]
            found = [np.flatnonzero(place[:, index]).tolist() for place in (first, second)]
            assert found == [ranked[:1], ranked[1:2]]


def test_many_rows_are_judged_as_each_by_itself() -> None:
    rows = np.stack([seen_of(state, 0) for state in islice(states(3), LOOKED_AT)])
    weights = fresh_weights(1, master.input_size(), master.OUTPUTS, width=16, blocks=2)
    together = master.read_outputs(np, rows, think(np, weights, master.inputs(np, rows)))
    for number, row in enumerate(rows):
        alone = master.read_outputs(np, row, think(np, weights, master.inputs(np, row)))
        for one, other in zip(together, alone, strict=True):
            np.testing.assert_allclose(one[number], other, atol=1e-5)


def test_who_is_not_there_does_not_win() -> None:
    seen = seen_of(rolling(board(), board(), throws=("fchbr", "fchbr")), 0)
    _, odds = master.read_outputs(np, seen, np.zeros(master.OUTPUTS, np.float32))
    assert (odds == master.NEVER).tolist() == [False, False, True, True]


def test_dice_mean_the_deed_that_they_show() -> None:
    """Of die A with a hunt and of die A with a raid something else is said."""
    keep_a, act = NUMBER[Keep((DICE[0],))], NUMBER[Act()]
    said = np.arange(master.OUTPUTS, dtype=np.float32)
    judged = []
    for throw in ("hffff", "rffff"):
        seen = seen_of(rolling(board(), board(), throws=(throw, "fffff")), 0)
        judged.append(master.read_outputs(np, seen, said)[0])
    assert judged[0][keep_a] != judged[1][keep_a]
    assert judged[0][act] == judged[1][act]


def test_what_it_learned_is_in_the_package_and_small() -> None:
    with as_file(files("tortuga.masters") / "buccaneers.npz") as file:
        assert file.stat().st_size < LARGEST_FILE
        weights = load_weights(file)
    assert weights["first"].shape[0] == master.input_size()
    assert weights["last"].shape[1] == master.OUTPUTS
    assert all(np.isfinite(array).all() for array in weights.values())


def test_weights_come_back_from_their_file(tmp_path: Path) -> None:
    weights = fresh_weights(3, 5, 4, width=8, blocks=1)
    save_weights(tmp_path / "some.npz", weights)
    again = load_weights(tmp_path / "some.npz")
    assert list(again) == list(weights)
    for name, array in weights.items():
        np.testing.assert_allclose(again[name], array, rtol=1e-3, atol=1e-5)
