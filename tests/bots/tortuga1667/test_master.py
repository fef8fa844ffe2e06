"""The master of Tortuga 1667, with weights that have learned nothing: what it judges and leaves to `hard`."""

from collections.abc import Iterator
from functools import cache
from typing import Any
from unittest.mock import Mock

import numpy as np
import pytest

from tortuga.bots.advice import Advice
from tortuga.bots.bot import Bot, Budget, advice_of, tell
from tortuga.bots.tortuga1667.glancer import Verdict, knows
from tortuga.bots.tortuga1667.master import A_LOT, HARDLY_EVER, Master
from tortuga.bots.tortuga1667.pirate import UNSEARCHED
from tortuga.bots.tortuga1667.tempers import SEARCHING
from tortuga.core.chance import FastChance
from tortuga.core.match import Match
from tortuga.games.tortuga1667.components import Loyalty
from tortuga.games.tortuga1667.game import GAME
from tortuga.games.tortuga1667.options import Tortuga1667Options
from tortuga.games.tortuga1667.phases.acting import Brawl, Pilfer
from tortuga.masters import tortuga1667 as mind
from tortuga.masters.network import Weights, fresh_weights

BUDGET = Budget(nodes=4)
SEATS = 5
LOOKED_AT = 60


@cache
def weights() -> Weights:
    return fresh_weights(1, mind.input_size(), mind.OUTPUTS, width=8, blocks=1)


def master(seed: int = 1) -> Master:
    return Master(GAME, seed, SEARCHING, weights())


def table(seats: int = SEATS, options: Tortuga1667Options | None = None) -> Match[Any, Any, Any, Any]:
    return Match.start(GAME, names=[str(seat) for seat in range(seats)], seed=seats, options=options)


def decisions(bot: Bot, seat: int) -> Iterator[Match[Any, Any, Any, Any]]:
    """A random match, whenever the seat of a bot is asked, which has heard all by then."""
    match, luck = table(), FastChance(3)
    bots = [bot if other == seat else None for other in range(SEATS)]
    news = list(match.timeline.told())
    while match.to_act:
        tell(bots, news)
        other = luck.pick(match.to_act)
        if other == seat:
            yield match
        news = list(match.play(other, luck.pick(match.legal(other))))


def test_it_chooses_what_is_legal_and_says_whom_it_takes_for_whom() -> None:
    bot, seat = master(), 2
    for match, _ in zip(decisions(bot, seat), range(LOOKED_AT), strict=False):
        legal = match.legal(seat)
        assert bot.choose(match.view(seat), legal, BUDGET) in legal
        if len(legal) > 1:
            assert bot.explain()[-1].id == "thought-beliefs"


def test_its_beliefs_and_odds_are_chances() -> None:
    bot, seat = master(), 0
    for match, _ in zip(decisions(bot, seat), range(LOOKED_AT), strict=False):
        verdict = bot.judge(match.view(seat), match.legal(seat))
        for chances in (verdict.odds, *verdict.beliefs):
            assert sum(chances.values()) == pytest.approx(1, abs=1e-4)
        assert sum(verdict.chances) == pytest.approx(1, abs=1e-4)
        own = match.view(seat).loyalties[seat]
        assert verdict.beliefs[seat] == {loyalty: float(loyalty is own) for loyalty in Loyalty}


def test_the_same_seed_chooses_the_same() -> None:
    one, other = master(4), master(4)
    match = table()
    seat = match.to_act[0]
    for bot in (one, other):
        bot.told(match.events(seat))
    chosen = [bot.choose(match.view(seat), match.legal(seat), BUDGET) for bot in (one, other)]
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize(
    ("seats", "options", "known"),
    [
        (4, Tortuga1667Options(), True),
        (4, Tortuga1667Options(turn_seconds=30), True),
        (2, Tortuga1667Options(), False),
        (9, Tortuga1667Options(), True),
        (4, Tortuga1667Options(blind=True), False),
    ],
)
def test_what_it_did_not_learn_with_it_leaves_to_hard(
    seats: int, options: Tortuga1667Options, known: bool
) -> None:
    match = table(seats, options)
    seat = match.to_act[0]
    assert knows(match.options, seats) == known
    bot = master()
    bot.told(match.events(seat))
    assert bot.choose(match.view(seat), match.legal(seat), BUDGET) in match.legal(seat)
    assert ("thought-looks-like" in [thought.id for thought in bot.explain()]) == known


def test_its_advice_hears_whom_the_network_takes_for_what(monkeypatch: pytest.MonkeyPatch) -> None:
    bot, match = master(), table()
    seat, given = match.to_act[0], Mock()
    bot.told(match.events(seat))
    monkeypatch.setattr(bot.elsewhere, "advise", given)
    view, legal = match.view(seat), match.legal(seat)
    bot.advise(view, legal, BUDGET)
    given.assert_called_once_with(view, legal, BUDGET, None, bot.beliefs(view))


def test_advice_is_the_same_whatever_the_seat_cannot_know() -> None:
    """The hidden cards lie otherwise, and what was told and is seen is the same."""
    match = table()
    seat = match.to_act[0]
    view, told, legal = match.view(seat), match.events(seat), match.legal(seat)
    others = [GAME.imagine(view, FastChance(seed)) for seed in range(20)]
    assert len({other.loyalties for other in others}) > 1
    advice = {
        str(advice_of(GAME, told, GAME.view(other, seat), legal, BUDGET)) for other in (match.state, *others)
    }
    assert len(advice) == 1


def giving_away(bot: Bot) -> tuple[Any, Pilfer]:
    """What a cabin boy sees who could move a treasure of the own nation into the enemy's hold, and that."""
    for match in decisions(bot, 2):
        view = match.view(2)
        for action in match.legal(2):
            if isinstance(action, Pilfer) and action.hold.value == view.loyalties[2]:
                return view, action
    raise AssertionError("no such moment")


@pytest.mark.parametrize("approved", [True, False])
def test_treasure_goes_to_the_enemy_only_where_a_search_approves(
    approved: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = master()
    view, pilfer = giving_away(bot)
    monkeypatch.setattr(bot.elsewhere, "approves", lambda *_: approved)
    monkeypatch.setattr(bot, "chance", Mock(weighted=lambda _: 0))
    chosen = bot.choose(view, [pilfer, Brawl()], BUDGET)
    assert chosen == (pilfer if approved else Brawl())


@pytest.mark.parametrize(("best", "approved"), [(True, True), (False, False)])
def test_a_search_approves_what_it_would_do_itself(
    best: bool, approved: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    view, pilfer = giving_away(master())
    searcher = master().elsewhere
    monkeypatch.setattr(searcher, "advise", lambda *_: Advice(pilfer if best else Brawl(), ()))
    assert searcher.approves(view, [pilfer, Brawl()], pilfer) == approved


def searched(bot: Master, seat: int, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Verdict, Verdict]]:
    """What it thinks at a look and in the end, where a search was asked, which finds the last one best."""
    monkeypatch.setattr(bot.elsewhere, "weigh", lambda _, actions, *__: [0.0] * (len(actions) - 1) + [A_LOT])
    for match, _ in zip(decisions(bot, seat), range(LOOKED_AT), strict=False):
        view, legal = match.view(seat), match.legal(seat)
        at_a_look, in_the_end = bot.judge(view, legal), bot.considered(view, legal, BUDGET)
        if in_the_end is not at_a_look and in_the_end.chances.tolist() != at_a_look.chances.tolist():
            assert not isinstance(view.phase, UNSEARCHED)
            yield at_a_look, in_the_end


def test_what_a_search_finds_better_is_done_more_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """As much better as counts a lot: e times as often beside the others; what is hardly ever done, never."""
    moments = list(searched(master(), 1, monkeypatch))
    assert len(moments) > 5
    for before, after in moments:
        tried = after.chances > 0
        assert all(before.chances[~tried] <= max(HARDLY_EVER, before.chances[tried].min()))
        gained = sorted(after.chances[tried] / before.chances[tried])
        np.testing.assert_allclose(gained[-1] / gained[0], np.e, rtol=1e-4)
        np.testing.assert_allclose(gained[:-1], gained[0], rtol=1e-4)
        assert after.chances.sum() == pytest.approx(1, abs=1e-4)


@pytest.mark.parametrize("budget", [Budget(nodes=0), Budget(nodes=0, seconds=1)])
def test_without_nodes_it_only_looks(budget: Budget, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = master()
    monkeypatch.setattr(bot.elsewhere, "weigh", Mock(side_effect=AssertionError))
    for match, _ in zip(decisions(bot, 3), range(LOOKED_AT), strict=False):
        assert bot.choose(match.view(3), match.legal(3), budget) in match.legal(3)


def test_with_other_weights_as_learned_it_only_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = master()
    bot.plays_as_learned(weights())
    monkeypatch.setattr(bot.elsewhere, "weigh", Mock(side_effect=AssertionError))
    for match, _ in zip(decisions(bot, 3), range(LOOKED_AT), strict=False):
        assert bot.choose(match.view(3), match.legal(3), BUDGET) in match.legal(3)


def test_a_search_weighs_every_choice_it_is_asked_about() -> None:
    bot, weighed = master(), 0
    for match, _ in zip(decisions(bot, 0), range(LOOKED_AT), strict=False):
        view, legal = match.view(0), match.legal(0)
        if len(legal) > 1 and not isinstance(view.phase, UNSEARCHED):
            worths = bot.elsewhere.weigh(view, legal[:3], Budget(nodes=9), bot.beliefs(view))
            assert len(worths) == len(legal[:3])
            assert all(0 <= worth <= 1 for worth in worths)
            weighed += 1
    assert weighed
