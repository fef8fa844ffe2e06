"""The games over arrays: the same as the engine's, and with the manners that users of pgx expect."""

from collections import Counter
from dataclasses import fields, replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from msgspec import to_builtins

from tests.long_runs import LONG
from tests.research.jax_differential import compare
from tests.research.jax_words import word_for, words
from tests.research.tables import BUCCANEERS, TURTLES, Sitting
from tortuga.core.encoding import find_encoding
from tortuga.games.buccaneers import components as engine_components
from tortuga.games.turtles import encoding as engine_turtles
from tortuga.research.jax import GAMES, Env, EnvState, UnsupportedOptionError, make
from tortuga.research.jax.buccaneers.components import Facts
from tortuga.research.jax.buccaneers.dice import first_to_fit
from tortuga.research.jax.luck import below, weighted
from tortuga.research.jax.turtles import game as turtles

SHORT = (TURTLES[6], TURTLES[8], BUCCANEERS[7])
STEPS = 20_000 if LONG else 3000
MATCHES = 8


@pytest.mark.parametrize("sitting", TURTLES + BUCCANEERS if LONG else SHORT, ids=str)
def test_arrays_and_engine_play_the_same(sitting: Sitting) -> None:
    compare(sitting, STEPS, batch=MATCHES)


@pytest.fixture(scope="module", params=GAMES)
def env(request: pytest.FixtureRequest) -> Env[Any]:
    return make(request.param, players=2)


@pytest.fixture(scope="module")
def step(env: Env[Any]) -> Any:
    """A step of many matches at once, and what everybody then sees."""

    def stepped(state: Any, action: Any, key: Any) -> Any:
        state = env.step(state, action, key)
        return state, jax.vmap(env.observe, (None, 0))(state, jnp.arange(env.num_players))

    return jax.jit(jax.vmap(stepped))


def dealt(env: Env[Any]) -> Any:
    return jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), MATCHES))


def random_actions(state: EnvState, random: np.random.Generator) -> Any:
    noise = random.random(state.legal_action_mask.shape)
    return np.argmax(np.where(state.legal_action_mask, noise, -1), axis=-1).astype(np.int32)


def kinds(tree: Any) -> Any:
    return jax.tree.map(lambda array: (array.shape, array.dtype), tree)


def test_the_sizes_are_those_of_the_encoding(env: Env[Any]) -> None:
    encoding = find_encoding(env.id)
    assert (env.version, env.num_actions) == (encoding.version, encoding.actions)
    assert env.observation_shape == (encoding.size,)


def test_a_match_from_its_deal_to_its_end_has_the_manners_of_pgx(env: Env[Any], step: Any) -> None:
    """Fixed shapes and types; somebody to move with something to do; rewards at the end and only there."""
    random, key = np.random.default_rng(0), jax.random.key(1)
    state = dealt(env)
    like, over = kinds(state), np.asarray(state.terminated)
    while not over.all():
        key, going = jax.random.split(key)
        before = state
        state, seen = step(state, random_actions(state, random), jax.random.split(going, MATCHES))
        assert kinds(state) == like
        assert (seen.shape[2:], seen.dtype) == (env.observation_shape, jnp.int16)
        assert state.legal_action_mask.any(-1).all()
        assert ((state.current_player >= 0) & (state.current_player < env.num_players)).all()
        ended = np.asarray(state.terminated) & ~over
        assert np.array_equal(np.abs(state.rewards).sum(-1) > 0, ended)
        assert state.legal_action_mask[np.asarray(state.terminated)].all()
        unchanged = replace(before, rewards=jnp.zeros_like(before.rewards))
        for old, new in zip(jax.tree.leaves(unchanged), jax.tree.leaves(state), strict=True):
            assert np.array_equal(np.asarray(old)[over], np.asarray(new)[over])
        over = np.asarray(state.terminated)


def test_whoever_does_what_is_not_legal_loses(env: Env[Any], step: Any) -> None:
    state = dealt(env)
    illegal = np.argmin(state.legal_action_mask, axis=-1).astype(np.int32)
    state, _ = step(state, illegal, jax.random.split(jax.random.key(0), MATCHES))
    assert state.terminated.all()
    assert state.legal_action_mask.all()
    lost = np.arange(env.num_players) == np.asarray(state.current_player)[:, None]
    assert np.array_equal(state.rewards, np.where(lost, -1.0, 0.0))


def test_what_is_not_played_is_refused_by_name() -> None:
    with pytest.raises(LookupError):
        make("chess")
    refused = {
        "turtles": ({"variant": "fast"}, {"first": "west"}, {"position": "8/8 s"}, {"players": 3}),
        "buccaneers": (
            {"players": 5},
            {"put_off": "never"},
            {"first_player": 3},
            {"facts": {"sharks": 1}},
            {"facts": {"tiles": (1,) * 7}},
            {"facts": {"chests_by_ship": (1, 9)}},
        ),
    }
    for game, several in refused.items():
        for options in several:
            with pytest.raises(UnsupportedOptionError) as error:
                make(game, **options)
            assert error.value.name.startswith(next(iter(options)))


def test_a_word_makes_every_draw() -> None:
    for n in (1, 2, 5, 6, 7776, 65_535):
        draws = sorted({0, 1 % n, n // 2, n - 1})
        assert [int(below(word_for(draw, n), n)) for draw in draws] == draws
    last = jnp.uint32(2**32 - 1)
    assert int(below(last, 7776)) == 7775
    weights = [jnp.int8(weight) for weight in (2, 0, 3)]
    assert [int(weighted(word_for(draw, 5), weights)) for draw in range(5)] == [0, 0, 2, 2, 2]
    assert int(weighted(last, [jnp.int8(0)] * 3)) == 3


# turtles


def test_the_numbers_of_turtles_are_those_of_the_encoding() -> None:
    for name in ("MOVES", "GIFTS", "HATCHES", "DONE", "SWAP", "NEST", "SIZE"):
        assert getattr(turtles, name) == getattr(engine_turtles, name)


@pytest.mark.rule("T-END-3")
def test_the_third_occurrence_of_a_position_is_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turtles, "HISTORY", 3)
    env = turtles.TurtlesEnv(position="S3/5/6/7/6/5/3N s 0-0 base", repetition_draw=True)
    deal, step = jax.jit(env.init), jax.jit(env.step)
    key = jax.random.key(0)
    start = deal(key)
    straight = jnp.int32(turtles.MOVES + 1)
    after = step(start, straight, key)
    assert (bool(after.terminated), int(after.occurred), int(after.moves)) == (False, 0, 1)
    target = turtles.position_key(after)
    for times, drawn in ((1, False), (2, True)):
        history = start.history.at[:times].set(target)
        again = step(replace(start, history=history, moves=jnp.int32(times)), straight, key)
        assert (int(again.occurred), bool(again.terminated)) == (times, drawn)
        assert not again.rewards.any()
        assert bool(again.truncated) is False
    full = step(replace(start, moves=jnp.int32(2)), straight, key)
    assert (bool(full.truncated), bool(full.terminated)) == (True, False)


# buccaneers


def test_the_facts_of_buccaneers_are_those_of_the_box() -> None:
    box, ours = to_builtins(engine_components.Facts()), Facts()
    assert set(box) == {field.name for field in fields(Facts)}
    for name, value in box.items():
        if name == "dice":
            value = tuple(tuple(die.values()) for die in value)
        elif name == "chests":
            value = tuple(value.values())
        assert getattr(ours, name) == (tuple(value) if isinstance(value, list) else value)


@pytest.mark.rule("B-ROLL-5")
@pytest.mark.parametrize("bad", [1, 2])
def test_every_roll_with_a_fitting_die_is_as_likely_as_any_other(bad: int) -> None:
    """How many of the rolls have their first fitting die after 0, 1, 2 … others."""
    dice = 3
    rolls = 6**dice - bad**dice
    every = words(*(word_for(draw, rolls) for draw in range(rolls)))
    found: Counter[int] = Counter(first_to_fit(jnp.uint32(dice), jnp.uint32(bad), every).tolist())
    assert found == {before: bad**before * (6 - bad) * 6 ** (dice - 1 - before) for before in range(dice)}
