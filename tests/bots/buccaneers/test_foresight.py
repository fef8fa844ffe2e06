"""The master's foresight: what it expects of a round is what comes, and what is as good stays mixed."""

from collections.abc import Iterator
from itertools import count, islice, pairwise
from typing import Any

import numpy as np
import pytest

from tests.games.buccaneers.positions import board, table
from tortuga.bots.bot import Budget
from tortuga.bots.buccaneers.foresight import NODES, Foresight
from tortuga.bots.buccaneers.holds import hold_of, row_of
from tortuga.bots.buccaneers.master import HARDLY_EVER, MOST_TRIED, SHARPNESS, Master
from tortuga.bots.buccaneers.meetings import Meetings, Trial
from tortuga.bots.buccaneers.next_round import Morning, NextRound
from tortuga.bots.buccaneers.round_end import End, Tomorrow
from tortuga.bots.buccaneers.searcher import World
from tortuga.bots.learned import worth_trying
from tortuga.core.chance import FastChance
from tortuga.games.buccaneers import GAME
from tortuga.games.buccaneers.components import FACES, Deed, Die
from tortuga.games.buccaneers.encoding import ENCODING
from tortuga.games.buccaneers.options import BuccaneersOptions
from tortuga.games.buccaneers.phases.naming import Naming
from tortuga.games.buccaneers.phases.rolling import Rolling
from tortuga.games.buccaneers.state import BuccaneersState
from tortuga.masters.buccaneers import BuccaneersPage
from tortuga.masters.network import softmax

FLEET, RECRUIT, HUNT, BOARDING, RAID = Deed
NOT_SHOWN = {"bonus_left", "tiles_returned"}
"""What the network does not look at, and what only a hunt that is really done can tell."""


def mornings(seats: int) -> Iterator[BuccaneersState]:
    """The beginnings of the rounds of a match at random."""
    luck = FastChance(seats)
    state, _ = GAME.setup(BuccaneersOptions(), seats, luck)
    seen = 0
    while to_act := GAME.to_act(state):
        if state.round > seen:
            seen = state.round
            yield state
        state, _ = GAME.apply(state, to_act[0], luck.pick(GAME.legal(state, to_act[0])), luck)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_next_round_is_written_as_it_will_be_seen(seats: int) -> None:
    for before, after in islice(pairwise(mornings(seats)), 6):
        for seat in range(seats):
            written = NextRound(GAME.view(before, seat)).seen(_morning(before, after, seat))
            truth = ENCODING.observe(GAME.view(after, seat))
            for name in BuccaneersPage.layout.keys() - NOT_SHOWN:
                at = BuccaneersPage.columns(name)
                assert written[at].tolist() == truth[at].tolist(), name


def _morning(before: BuccaneersState, after: BuccaneersState, seat: int) -> Morning:
    phase = after.phase
    assert isinstance(phase, Rolling)
    return Morning(
        [hold_of(one) for one in after.boards],
        row_of(after.centre),
        [one.bonus for one in after.boards],
        {find.seat: find.kept or 0 for find in after.finds[len(before.finds) :]},
        [FACES.index(face) for face in phase.throws[seat] or ()],
    )


def last_die(**mine: Any) -> BuccaneersState:
    """A match that is over after this round, and a skull that must be named before the deeds are done."""
    leader = board(placed={HUNT: "ABCD", FLEET: "E"}, tortuga="RRRB", fleet="PP", ship=5, pirate=4)
    own = board(placed={FLEET: "BCDE"}, hand="", **mine)
    return table(own, leader, phase=Naming(5, (0,), ((Die.A,),), ()), round=9)


def chosen(state: BuccaneersState, seed: int = 1) -> str:
    bot = Master(GAME, seed)
    return GAME.notate(bot.choose(GAME.view(state, 0), GAME.legal(state, 0), Budget(nodes=200)))


def test_the_last_die_goes_where_it_wins() -> None:
    """Only a boarding keeps the leader from bringing two purple chests home."""
    state = last_die(ship=5, tortuga="RBYW", crew="RB", fleet="Y")
    assert {chosen(state, seed) for seed in range(4)} == {"name boarding"}


def nobody_is_ahead(bot: Master, monkeypatch: pytest.MonkeyPatch) -> None:
    """All ends are as good."""
    monkeypatch.setattr(End, "shares", lambda _: [0.25] * 4)
    monkeypatch.setattr(bot, "_would_win", lambda seen: np.full((len(seen), 4), 0.25, np.float32))


def test_what_does_as_well_stays_as_mixed_as_it_was_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    """With nothing to tell them apart, choices are as likely as at one look: no guess is sure."""
    bot, mixed = Master(GAME, 1), 0
    nobody_is_ahead(bot, monkeypatch)
    for view, legal in islice(dice_moments(), 12):
        logits, _ = bot.judge(view, legal)
        likely, learned = worth_trying(softmax(logits), MOST_TRIED, HARDLY_EVER), softmax(SHARPNESS * logits)
        chances = softmax(bot.mixed(view, legal, logits, Budget(nodes=20)))
        if len(likely) > 1:
            assert np.allclose(chances[likely], learned[likely] / learned[likely].sum(), atol=1e-4)
            assert chances.sum() == pytest.approx(chances[likely].sum())
        mixed += chances.max() < 0.9
    assert mixed


def dice_moments() -> Iterator[tuple[Any, Any]]:
    for seed in count():
        luck = FastChance(seed)
        state, _ = GAME.setup(BuccaneersOptions(), 3, luck)
        seat = luck.below(3)
        yield GAME.view(state, seat), GAME.legal(state, seat)


def meetings_noted(monkeypatch: pytest.MonkeyPatch) -> list[Meetings]:
    """One for each world that is tried."""
    met, meet = list[Meetings](), Meetings.trials

    def noting(self: Meetings, world: World, tomorrow: Tomorrow) -> list[Trial]:
        met.append(self)
        return meet(self, world, tomorrow)

    monkeypatch.setattr(Meetings, "trials", noting)
    return met


@pytest.mark.parametrize("nodes", [1, 30, 90])
def test_no_more_rounds_are_played_out_than_the_budget_allows(
    nodes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    met, costs = meetings_noted(monkeypatch), list[int]()
    bot = Master(GAME, 1)
    nobody_is_ahead(bot, monkeypatch)
    for view, legal in islice(dice_moments(), 4):
        met.clear()
        bot.choose(view, legal, Budget(nodes=nodes))
        costs += [one.cost for one in met]
        assert not met or len(met) <= max(1, nodes // met[0].cost)
    assert costs


def test_it_stops_when_its_mind_is_made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    met = meetings_noted(monkeypatch)
    state = last_die(ship=5, tortuga="RBYW", crew="RB", fleet="Y")
    chances, view = np.array([0.5, 0.5]), GAME.view(state, 0)
    actions = [GAME.parse("name boarding"), GAME.parse("name fleet")]
    bot = Master(GAME, 1)
    found = Foresight(GAME, 1).mixed(view, actions, chances, Budget(), bot._would_choose, bot._would_win)
    assert found[0] > 0.99
    assert len(met) < NODES // met[0].cost


def test_a_network_that_plays_as_it_learned_looks_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Foresight, "mixed", None)
    bot = Master(GAME, 1)
    bot.plays_as_learned(bot.weights)
    for view, legal in islice(dice_moments(), 8):
        assert bot.choose(view, legal, Budget()) in legal
