"""Bots hear what their seat is told, all of it, once, in order, and nothing else."""

from tests.bots.listener import Listener
from tests.core import toys
from tests.core.toys import Dealt, Doubled, FistsOptions, Peeked, Revealed, Taken
from tortuga.bots.bot import tell
from tortuga.bots.simulation import play_out
from tortuga.core.chance import FastChance
from tortuga.core.game import Told


def test_every_seat_hears_its_own() -> None:
    ann, cid = Listener(), Listener()
    tell((ann, None, cid), (Told(Doubled(1)), Told(Peeked(4), (2,)), Told(Dealt(True), (1,))))
    assert ann.heard == [Doubled(1)]
    assert cid.heard == [Doubled(1), Peeked(4)]


def test_where_there_is_nothing_to_hear_a_bot_is_not_even_told_so() -> None:
    ann = Listener()
    tell((ann, None), (Told(Dealt(True), (1,)),))
    assert ann.times == 0


def test_a_simulated_match_is_heard_from_the_deal_to_the_end() -> None:
    bots = [Listener() for _ in range(3)]
    play_out(toys.GAME, FistsOptions(rounds=1), 3, FastChance(1), bots)
    for bot in bots:
        assert isinstance(bot.heard[0], Dealt)
        assert isinstance(bot.heard[-1], Taken)
        assert sum(isinstance(event, Revealed) for event in bot.heard) == 1
        assert sum(isinstance(event, Dealt) for event in bot.heard) == 1, "its own card and no other"
