"""Training: what a decision is worth, who comes as a visitor, where one can go on; and that it learns."""

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from tests.long_runs import LONG
from tortuga.masters.network import fresh_weights, grown, load_weights, think
from tortuga.research.training.__main__ import parser
from tortuga.research.training.checkpoint import MASTER, load, save
from tortuga.research.training.course import TrainingCourse
from tortuga.research.training.curves import against, against_random, against_selves, invited
from tortuga.research.training.learning import doubt_of
from tortuga.research.training.playing import HARD, Decisions, Tables, deal
from tortuga.research.training.pool import UNIFORM, EarlierSelves
from tortuga.research.training.returns import returns, stayed_unread
from tortuga.research.training.settings import TrainingSettings
from tortuga.research.training.subject import ABSENT, by_seat, by_side, clockwise, known_sides
from tortuga.research.training.subjects import buccaneers_subject, tortuga1667_subject
from tortuga.research.training.trainer import Pupil, TrainingPace, fresh_pupil, turn

TINY = TrainingSettings(
    players=(2,),
    minutes=1000.0,
    matches=64,
    steps=32,
    width=32,
    blocks=1,
    parts=8,
    times=2,
    rate_from=3e-3,
    rate_to=1e-3,
    against_past=0.5,
    pool_every=1000,
    stay=8,
    log_every=8,
)
TINY_NATIONS = replace(TINY, game="tortuga1667", players=(4,), softness_from=2.0, softness_to=1.0)


def decisions(seats: list[int], odds: list[list[float]], ends: list[float]) -> Decisions:
    """The last decisions of one match, which the seats then win by these shares."""
    steps = len(seats)
    over = jnp.arange(steps)[:, None] == steps - 1
    share = jnp.broadcast_to(jnp.array(ends), (steps, 1, len(ends)))
    nothing = jnp.zeros((steps, 1))
    return Decisions(
        seen=nothing,
        mask=nothing,
        action=nothing,
        chance=nothing,
        seat=jnp.array(seats)[:, None],
        sides=nothing,
        odds=jnp.array(odds)[:, None],
        own=nothing,
        over=over,
        share=share,
        victory=share,
        known=nothing,
        unread=nothing,
    )


def test_with_all_foresight_a_decision_is_worth_what_it_came_to() -> None:
    done = decisions([0, 1, 0], [[0.5, 0.5]] * 3, [1.0, 0.0])
    assert returns(done, jnp.array([[0.3, 0.7]]), 1.0)[:, 0].tolist() == [[1.0, 0.0]] * 3


def test_without_it_what_the_seat_thought_at_its_own_next_decision() -> None:
    """What the other thinks in between tells nothing: it does not know what was chosen in secret."""
    done = decisions([0, 1, 0], [[0.5, 0.5], [0.1, 0.9], [0.75, 0.25]], [1.0, 0.0])
    assert returns(done, jnp.array([[0.0, 0.0]]), 0.0)[0, 0, 0] == 0.75


def test_odds_go_from_the_own_player_clockwise() -> None:
    odds = jnp.array([[0.4, 0.3, 0.2, 0.1], [0.6, 0.4, 0.0, 0.0]])
    sides = jnp.array([[1, 2, 3, 0], [1, 0, ABSENT, ABSENT]])
    by = by_seat(odds, sides)
    np.testing.assert_allclose(by, [[0.3, 0.2, 0.1, 0.4], [0.4, 0.6, 0.0, 0.0]])


def test_an_earlier_self_has_all_seats_but_one_in_some_matches() -> None:
    tables = Tables(buccaneers_subject((2, 3)), matches=8, against_past=0.25)
    assert tables.guests.tolist() == [6, 7, 14, 15]
    assert tables.pupil[tables.guests].tolist() == [0, 1, 0, 1]
    assert tables.players.tolist() == [2] * 8 + [3] * 8


def test_a_side_gets_what_its_seats_get() -> None:
    """Two British, one French and a seat that is not there."""
    sides = jnp.array([[0, 1, 0, ABSENT]])
    np.testing.assert_allclose(by_side(jnp.array([[0.5, 0.25, 0.75, 0.0]]), sides, 3), [[0.625, 0.25, 0.0]])


def test_what_is_to_be_guessed_goes_from_the_own_player_clockwise() -> None:
    sides = jnp.array([[0, 1, 2, ABSENT], [0, 1, 1, 0]])
    guessed = clockwise(sides, jnp.array([1, 3]))
    assert guessed.tolist() == [[ABSENT, 2, 0, ABSENT], [ABSENT, 0, 1, 1]]


def test_what_is_known_of_the_others_goes_to_their_seats() -> None:
    """Seat 1 of three is asked, and takes the next for what it is by 3 to 1, the one after by 1 to 3."""
    sure, unsure = jnp.log(jnp.array([1.0, 3.0])), jnp.log(jnp.array([3.0, 1.0]))
    beliefs = jnp.stack([sure, sure, unsure, sure])[None]
    known = known_sides(beliefs, jnp.array([[1, 0, 1, ABSENT]]), jnp.array([1]))
    np.testing.assert_allclose(known, [[0.25, 0.0, 0.75, 0.0]], atol=1e-6)


def test_who_is_known_less_afterwards_has_stayed_unread() -> None:
    """What is known before a decision is owed to the decisions before it, and nothing of another match."""
    done = decisions([0, 1, 0, 1], [[0.5, 0.5]] * 4, [1.0, 0.0])
    known = jnp.array([[0.0, 0.5], [0.5, 0.0], [0.0, 0.75], [0.25, 0.0]])[:, None]
    over = jnp.array([False, True, False, False])[:, None]
    done = done._replace(known=known, unread=(known > 0) * 1.0, over=over)
    np.testing.assert_allclose(
        stayed_unread(done, 0.0)[:, 0], [[0.0, 0.0], [0.0, 0.0], [0.25, 0.0], [0.0, 0.0]]
    )


def test_a_guess_is_not_held_against_anybody() -> None:
    """Where others may be sure by one half, only what goes beyond costs anything."""
    done = decisions([0, 1, 0], [[0.5, 0.5]] * 3, [1.0, 0.0])
    known = jnp.array([[0.0, 0.5], [0.3, 0.0], [0.0, 0.8]])[:, None]
    done = done._replace(known=known, unread=(known > 0) * 1.0, over=jnp.zeros((3, 1), bool))
    np.testing.assert_allclose(
        stayed_unread(done, 0.5)[:, 0], [[0.1, -0.2], [0.0, -0.2], [0.0, 0.0]], atol=1e-6
    )


def test_who_is_on_the_pupils_side_is_the_pupil() -> None:
    tables = Tables(tortuga1667_subject((4,)), matches=4, against_past=0.5)
    assert tables.pupil.tolist() == [-1, -1, 2, 3]
    sides = jnp.array([[0, 1, 0, 1]] * 4)
    assert tables.own(jnp.array([0, 1, 0, 0]), sides).tolist() == [True, True, True, False]


def test_beliefs_are_measured_by_their_log_loss() -> None:
    sides = jnp.array([[ABSENT, 1, 0, ABSENT]])
    sure = jnp.full((1, 4, 2), -50.0).at[0, 1, 1].set(50).at[0, 2, 0].set(50)
    assert float(doubt_of(sure, sides)) == pytest.approx(0)
    assert float(doubt_of(jnp.zeros((1, 4, 2)), sides)) == pytest.approx(np.log(2))
    assert float(doubt_of(jnp.zeros((1, 4, 0)), sides)) == 0


@pytest.mark.parametrize(
    ("players", "holds", "wins"),
    [
        (4, [3, 1, 0, 0, 1, 1], [1, 0, 0, 1]),
        (5, [0, 1, 0, 0, 1, 1], [0, 1, 1, 0, 0]),
        (5, [1, 1, 0, 0, 1, 1], [0, 0, 0, 0, 1]),
    ],
)
def test_the_leading_nation_wins_and_on_a_tie_the_dutch(
    players: int, holds: list[int], wins: list[int]
) -> None:
    subject = tortuga1667_subject((players,))
    state = SimpleNamespace(
        holds=jnp.array(holds, jnp.int8), loyalty=jnp.array([0, 1, 1, 0, 2][:players], jnp.int8)
    )
    assert subject.shares(subject.envs[0], state, HARD).tolist() == wins


def test_the_pool_forgets_some_but_never_the_first() -> None:
    pool = EarlierSelves(room=3, seed=1)
    for number in range(10):
        pool.add(f"turn {number}", {"last": jnp.ones(1)})
    assert len(pool.selves) == 3
    assert {"turn 0", "turn 9"} <= set(pool.selves)
    visitors = [pool.visitor({"last": jnp.ones(1)})[0] for _ in range(30)]
    assert visitors.count(UNIFORM) == 5


def test_who_is_invited_comes_every_other_time_and_stays_as_it_is() -> None:
    guest, pool = {"last": jnp.full(1, 7.0)}, EarlierSelves(room=3, seed=1)
    pool.invited["guest"] = guest
    pool.add("turn 0", {"last": jnp.ones(1)})
    visitors = [pool.visitor({"last": jnp.ones(1)}) for _ in range(12)]
    assert [name for name, _ in visitors[1::2]] == ["guest"] * 6
    assert {name for name, _ in visitors[::2]} == {UNIFORM, "turn 0"}
    assert visitors[1][1] is guest


def test_a_network_that_grows_says_what_it_said() -> None:
    small = fresh_weights(1, inputs=5, outputs=3, width=8, blocks=1)
    large, seen = grown(small, 3), np.arange(10, dtype=np.float32).reshape(2, 5)
    assert {"block0", "block1", "block2", "block2_bias"} <= set(large)
    np.testing.assert_array_equal(think(np, large, seen), think(np, small, seen))
    assert set(grown(small, 0)) == set(small)


def test_settings_go_from_one_value_to_the_other() -> None:
    settings = TrainingSettings(rate_from=1e-2, rate_to=1e-4)
    assert [settings.between("rate", part) for part in (0, 0.5, 2)] == pytest.approx([1e-2, 1e-3, 1e-4])


def test_where_turns_are_counted_the_clock_means_nothing(tmp_path: Path) -> None:
    course = TrainingCourse(replace(TINY, turns=8, minutes=0.0), tmp_path)
    course.turns = 2
    assert course.passed == 0.25


def test_the_command_has_every_setting() -> None:
    given = parser().parse_args(["--out", "there", "--players", "2", "4", "--softness-to", "0.2"])
    assert (given.out, given.players, given.softness_to) == (Path("there"), [2, 4], 0.2)


def test_a_training_goes_on_where_it_was_saved(tmp_path: Path) -> None:
    pupil, pool = fresh_pupil(buccaneers_subject((2,)), TINY), EarlierSelves(room=3, seed=1)
    pupil = Pupil(pupil.weights, pupil.average, pupil.adam._replace(steps=jnp.int32(7)))
    pool.add("turn 5", pupil.weights)
    save(tmp_path, pupil, pool, turns=9)
    others = EarlierSelves(room=3, seed=1)
    again, turns = load(tmp_path, others)
    assert (turns, int(again.adam.steps), list(others.selves)) == (9, 7, ["turn 5"])
    for name, array in pupil.weights.items():
        assert np.array_equal(array, again.weights[name])
    assert load_weights(tmp_path / MASTER)["first"].shape == pupil.weights["first"].shape


def test_the_curves_are_read_off_the_log() -> None:
    log = [
        {"turn": 10, "against": UNIFORM, "share": {"2": 0.9}},
        {"turn": 20, "against": "turn 8", "share": {"2": 0.75}},
        {"turn": 20, "against": "turn 8", "share": {"2": 0.25}},
    ]
    assert against_random(log, "2") == [(10, 0.9)]
    assert against_selves(log, "2") == [(8, 1.0)]
    assert invited(log) == []


def test_who_was_invited_has_a_curve_of_its_own() -> None:
    log = [
        {"turn": 10, "against": UNIFORM, "share": {"4": 0.9}},
        {"turn": 20, "against": "honest", "share": {"4": 0.6}, "matches": {"4": 50}},
        {"turn": 20, "against": "turn 8", "share": {"4": 0.25}},
        {"turn": 30, "against": "honest", "share": {"4": 0.5}, "matches": {"4": 20}},
    ]
    assert invited(log) == ["honest"]
    assert against(log, "honest", "4") == [(20, 0.6, 50), (30, 0.5, 20)]
    assert against_selves(log, "4") == [(8, 1.0)]


def test_a_turn_with_nations_comes_back_to_matches_of_the_same_kind() -> None:
    """Traced, not compiled, which takes long: the shapes of all that goes round."""
    subject, settings = tortuga1667_subject((4, 5)), replace(TINY_NATIONS, matches=4, parts=4)
    tables, pupil = Tables(subject, settings.matches, settings.against_past), fresh_pupil(subject, settings)
    states = jax.eval_shape(deal(subject, tables), jax.random.key(1))
    pace = TrainingPace(*(jnp.float32(1) for _ in TrainingPace._fields))
    after = jax.eval_shape(
        turn(subject, tables, settings), pupil, pupil.weights, states, pace, jax.random.key(2)
    )
    for before, now in ((pupil, after[0]), (states, after[1])):
        assert jax.tree.map(lambda one: (one.shape, one.dtype), before) == jax.tree.map(
            lambda one: (one.shape, one.dtype), now
        )
    assert {"doubt", "stowed_for_own", "won4", "won5"} <= set(after[2])


@pytest.mark.skipif(not LONG, reason="test_examples.py has a short one")
@pytest.mark.parametrize(("settings", "enough"), [(TINY, 0.9), (TINY_NATIONS, 0.7)])
def test_it_learns_to_beat_random_play(settings: TrainingSettings, enough: float, tmp_path: Path) -> None:
    course = TrainingCourse(settings, tmp_path)
    shares = []
    for line in course:
        if line.get("against") == UNIFORM:
            shares.append(line["share"][settings.players[0]])
        if len(shares) == 6:
            break
    assert shares[-1] > enough
