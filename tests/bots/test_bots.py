"""A bot chooses a legal action from a view and a seed, and from nothing else."""

from collections.abc import Iterator, Sequence
from itertools import count, islice
from typing import Any, NamedTuple

import msgspec
import pytest

from tests.core import toys
from tortuga.bots.bot import BotKind, Budget, UnknownBot, bot_kinds, find_bot
from tortuga.bots.simulation import Simulation, simulate
from tortuga.core.chance import FastChance
from tortuga.core.game import Action, AnyGame
from tortuga.core.match import Match
from tortuga.core.registry import find_game, game_ids
from tortuga.text import LANGUAGES, voice

LITTLE = Budget(nodes=30)
CHOICES = 25
"""How many moments of choice are looked at."""

PLAYERS = [(find_game(id), kind) for id in game_ids() for kind in bot_kinds(find_game(id)).values()]
NAMES = [f"{game.id}-{kind.name}" for game, kind in PLAYERS]
each_bot = pytest.mark.parametrize(("game", "kind"), PLAYERS, ids=NAMES)


class Moment(NamedTuple):
    view: Any
    legal: Sequence[Any]


def moments(game: AnyGame) -> Iterator[Moment]:
    """What the seats of random matches see when they have to choose."""
    return islice((moment for seed in count() for moment in moments_of(game, seed)), CHOICES)


def moments_of(game: AnyGame, seed: int) -> Iterator[Moment]:
    match, luck = Match.start(game, seed=seed), FastChance(seed)
    while match.to_act:
        seat = luck.pick(match.to_act)
        yield Moment(match.view(seat), match.legal(seat))
        match.play(seat, luck.pick(match.legal(seat)))


def choices(game: AnyGame, kind: BotKind, seed: int) -> list[Action]:
    bot = kind.make(game, seed)
    return [bot.choose(moment.view, moment.legal, LITTLE) for moment in moments(game)]


@each_bot
def test_a_bot_chooses_legal_actions(game: AnyGame, kind: BotKind) -> None:
    chosen = choices(game, kind, seed=1)
    assert len(chosen) == CHOICES
    for moment, action in zip(moments(game), chosen, strict=True):
        assert action in moment.legal


@each_bot
def test_the_same_seed_chooses_the_same(game: AnyGame, kind: BotKind) -> None:
    assert choices(game, kind, seed=1) == choices(game, kind, seed=1)


@each_bot
def test_a_bot_needs_no_more_than_the_json_of_its_view(game: AnyGame, kind: BotKind) -> None:
    """What went through JSON has no hidden way back to the state."""
    bot = kind.make(game, 1)
    copied = [
        bot.choose(
            msgspec.json.decode(msgspec.json.encode(moment.view), type=game.view_type),
            [msgspec.json.decode(msgspec.json.encode(one), type=game.action_type) for one in moment.legal],
            LITTLE,
        )
        for moment in moments(game)
    ]
    assert copied == choices(game, kind, seed=1)


@each_bot
def test_a_bot_chooses_the_same_in_every_world_that_looks_the_same(game: AnyGame, kind: BotKind) -> None:
    one, other, luck = kind.make(game, 1), kind.make(game, 1), FastChance(9)
    for moment in moments(game):
        world, seat = game.imagine(moment.view, luck), moment.view.seat
        here = one.choose(moment.view, moment.legal, LITTLE)
        there = other.choose(game.view(world, seat), game.legal(world, seat), LITTLE)
        assert here == there


@each_bot
def test_an_only_choice_is_taken(game: AnyGame, kind: BotKind) -> None:
    bot = kind.make(game, 1)
    for moment in moments(game):
        only = moment.legal[-1]
        assert bot.choose(moment.view, [only], LITTLE) == only


@each_bot
def test_a_bot_can_be_asked_what_it_thought_and_closed(game: AnyGame, kind: BotKind) -> None:
    bot, moment = kind.make(game, 1), next(moments(game))
    bot.choose(moment.view, moment.legal, LITTLE)
    for language in LANGUAGES:
        assert all(voice(language).says(thought) for thought in bot.explain())
    bot.close()


# Random


def test_the_random_bot_takes_every_choice_about_as_often() -> None:
    bot = find_bot(toys.GAME, "random").make(toys.GAME, 3)
    seen = [bot.choose(None, "abcd", LITTLE) for _ in range(800)]
    assert all(150 < seen.count(letter) < 250 for letter in "abcd")  # type: ignore[arg-type]


def test_other_seeds_choose_otherwise_at_random() -> None:
    game = find_game("turtles")
    kind = find_bot(game, "random")
    assert choices(game, kind, seed=1) != choices(game, kind, seed=2)


# Strength


def test_greedy_turtles_beat_random_ones_from_either_side() -> None:
    for seating in (("greedy", "random"), ("random", "greedy")):
        totals, _ = simulate(Simulation("turtles", find_game("turtles").options_type(), 2, 12, 5, seating))
        assert totals.wins[seating.index("greedy")] >= 11


# Finding them


@pytest.mark.parametrize("game", [find_game(id) for id in game_ids()], ids=game_ids())
def test_bots_are_listed_from_the_weakest_to_the_strongest(game: AnyGame) -> None:
    kinds = list(bot_kinds(game).values())
    assert [kind.strength for kind in kinds] == sorted(kind.strength for kind in kinds)
    assert {kind.name for kind in kinds if not kind.strength} == {"random", "novice"}
    assert find_bot(game) == kinds[-1]


def test_a_bot_of_another_game_is_not_offered() -> None:
    assert "greedy" in bot_kinds(find_game("turtles"))
    assert "greedy" not in bot_kinds(toys.GAME)


def test_an_unknown_bot_is_refused_and_the_known_ones_named() -> None:
    with pytest.raises(UnknownBot) as refused:
        find_bot(toys.GAME, "kraken")
    assert str(refused.value) == "No bot “kraken” plays fists. There are: random."
