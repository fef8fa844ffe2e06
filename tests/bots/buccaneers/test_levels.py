"""The levels: what they choose depends on nothing but view, seed and budget, and more thought wins more."""

from collections.abc import Iterator
from itertools import count, islice
from typing import Any

import pytest
from msgspec.structs import replace

from tests.bots.clock import Ticking
from tortuga.bots.bot import LEVELS, BotKind, Budget, bot_kinds, find_bot
from tortuga.bots.buccaneers import BOTS, searcher
from tortuga.bots.buccaneers.foresight import Foresight
from tortuga.bots.buccaneers.searcher import RoundSearcher
from tortuga.bots.contest import Contest, play_fixture
from tortuga.core.chance import FastChance
from tortuga.core.match import Match
from tortuga.games.buccaneers import GAME
from tortuga.games.buccaneers.options import BuccaneersOptions, PutOff

LITTLE = Budget(nodes=40)
MANY = 60

WAYS = {kind.make: kind for kind in BOTS}.values()
"""Each way to play once: an earlier one may still be today's."""

each_kind = pytest.mark.parametrize("kind", WAYS, ids=[kind.name for kind in WAYS])
ODD_TABLES = (
    BuccaneersOptions(long_game=True),
    BuccaneersOptions(bonus_needs_die=True, put_off=PutOff.ACTION),
    BuccaneersOptions(facts=replace(BuccaneersOptions().facts, tiles=(3, 1), goal=2)),
)


def moments(seats: int, options: BuccaneersOptions | None = None) -> Iterator[tuple[Any, Any]]:
    """What seats see, and may do, in matches at random."""
    for seed in count():
        names = [str(seat) for seat in range(seats)]
        match, luck = Match.start(GAME, options, names=names, seed=seed), FastChance(seed)
        while match.to_act:
            seat = luck.pick(match.to_act)
            yield match.view(seat), match.legal(seat)
            match.play(seat, luck.pick(match.legal(seat)))


def test_there_are_the_levels_and_a_baseline() -> None:
    names = list(bot_kinds(GAME))
    assert [name for name in names if name in LEVELS] == list(LEVELS)
    assert {"novice", "greedy", "easy-1", "medium-1", "hard-1"} <= {*names}


@pytest.mark.parametrize(("level", "budget"), [("master", Budget(nodes=0)), ("expert", LITTLE)])
def test_whoever_does_not_search_looks_once_at_a_usual_table(
    level: str, budget: Budget, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(RoundSearcher, "weigh", None)
    monkeypatch.setattr(Foresight, "mixed", None)
    bot = find_bot(GAME, level).make(GAME, 1)
    for view, legal in islice(moments(3, BuccaneersOptions(first_player=2)), MANY):
        assert bot.choose(view, legal, budget) in legal


@pytest.mark.parametrize("options", [*ODD_TABLES, BuccaneersOptions(hidden_reroll=True)])
def test_elsewhere_the_master_thinks_as_hard_does(options: BuccaneersOptions) -> None:
    """But not to the end of its time, where its mind is made up before."""
    master, hard = find_bot(GAME, "master").make(GAME, 3), RoundSearcher(GAME, 3)
    for view, legal in islice(moments(2, options), MANY // 4):
        assert master.choose(view, legal, LITTLE) == hard.choose(view, legal, LITTLE)
        assert master.explain() == hard.explain()


def test_the_master_beats_medium() -> None:
    """Also if it thinks little."""
    contest = Contest("buccaneers", {}, ("master", "medium-1"), 2, 12, 3, LITTLE)
    won = sum(play_fixture(contest, index).credit[0] for index in range(12))
    assert won >= 8


@each_kind
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_level_plays_by_the_rules(kind: BotKind, seats: int) -> None:
    bot = kind.make(GAME, 1)
    for view, legal in islice(moments(seats), MANY):
        assert bot.choose(view, legal, LITTLE) in legal
        assert bot.explain() or not kind.strength


@each_kind
@pytest.mark.parametrize("options", ODD_TABLES, ids=["long", "rulings", "facts"])
def test_every_level_plays_at_odd_tables(kind: BotKind, options: BuccaneersOptions) -> None:
    bot = kind.make(GAME, 1)
    for view, legal in islice(moments(3, options), MANY):
        assert bot.choose(view, legal, LITTLE) in legal


@each_kind
def test_what_is_hidden_changes_nothing(kind: BotKind) -> None:
    one, other, luck = kind.make(GAME, 5), kind.make(GAME, 5), FastChance(2)
    for view, legal in islice(moments(3), MANY):
        world = GAME.imagine(view, luck)
        imagined = GAME.view(world, view.seat), GAME.legal(world, view.seat)
        assert one.choose(view, legal, LITTLE) == other.choose(*imagined, LITTLE)


@each_kind
def test_no_budget_is_too_small(kind: BotKind) -> None:
    bot = kind.make(GAME, 1)
    for budget in (Budget(nodes=0), Budget(nodes=1), Budget(seconds=0.0), Budget(0.001, 1000)):
        for view, legal in islice(moments(4), 20):
            assert bot.choose(view, legal, budget) in legal


def test_seconds_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = find_bot(GAME, "hard-1").make(GAME, 1)
    view, legal = next(moment for moment in moments(4) if len(moment[1]) > 5)
    bot.choose(view, legal, LITTLE)
    clock = Ticking(0.01)
    monkeypatch.setattr(searcher, "time", clock)
    bot.choose(view, legal, Budget(seconds=0.2))
    assert 0.2 < clock.now < 0.3


@pytest.mark.parametrize(("seats", "games", "least"), [(2, 12, 8), (4, 6, 3)])
def test_hard_beats_greedy(seats: int, games: int, least: float) -> None:
    contest = Contest("buccaneers", {}, ("hard-1", "greedy"), seats, games, 3, LITTLE)
    won = sum(play_fixture(contest, index).credit[0] for index in range(games))
    assert won >= least
