"""The compiled small steps of turtles beside the engine, which is the truth."""

import pickle

import numpy as np
import pytest

from tests.long_runs import LONG
from tests.research.tables import TURTLES, Sitting
from tortuga.core.chance import FastChance
from tortuga.core.errors import IllegalAction
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Variant
from tortuga.research.quick_turtles import QuickTurtles, TurtlesStart

MATCHES = 600 if LONG else 30


@pytest.mark.parametrize("sitting", TURTLES, ids=str)
def test_both_play_the_same(sitting: Sitting) -> None:
    """Legal actions, masks, what each seat sees, and the end: the same in every step of random matches."""
    assert isinstance(sitting.options, TurtlesOptions)
    start = TurtlesStart(sitting.options)
    for seed in range(MATCHES):
        luck, chance = FastChance(seed), FastChance(seed)
        table, quick = sitting.open(chance), QuickTurtles(start, FastChance(seed))
        while table.outcome is None:
            assert quick.asked == table.asked
            assert quick.legal_actions() == table.legal(quick.to_move)
            for seat in (0, 1):
                assert np.array_equal(quick.mask(seat), table.mask(seat))
                assert np.array_equal(quick.observe(seat), table.observe(seat))
            assert quick.position == table.state.position
            seat, number = quick.to_move, luck.pick(quick.legal_actions())
            table.play(seat, number, chance)
            quick.play(seat, number, chance)
        assert quick.over
        assert quick.outcome == table.outcome
        assert quick.legal_actions() == []
        assert quick.asked == ()
        for seat in (0, 1):
            assert np.array_equal(quick.observe(seat), table.observe(seat))


def test_what_is_not_legal_changes_nothing() -> None:
    quick = QuickTurtles(TurtlesStart(TurtlesOptions(variant=Variant.HATCHING)), FastChance(1))
    before = quick.legal_actions()
    for number in set(range(quick.encoding.actions)) - set(before):
        with pytest.raises(IllegalAction):
            quick.apply(number)
    with pytest.raises(IllegalAction):
        quick.play(1 - quick.to_move, before[0], FastChance(0))
    assert quick.legal_actions() == before


def test_copies_go_their_own_way() -> None:
    quick = QuickTurtles(TurtlesStart(TurtlesOptions(repetition_draw=True)), FastChance(1))
    twin, kept = quick.copy(), pickle.loads(pickle.dumps(quick))
    quick.apply(quick.legal_actions()[0])
    assert twin.position == kept.position != quick.position
    assert kept.legal_actions() == twin.legal_actions()
    assert quick.returns() == (0.0, 0.0)
