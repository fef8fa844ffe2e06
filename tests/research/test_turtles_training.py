"""How turtles is learned: where matches begin, and what each cell of the network sees."""

import jax
import jax.numpy as jnp
import numpy as np

from examples.learning.hexagon import LOOKS, PLANES, with_hexagon
from tortuga.games.turtles.board import INDEX
from tortuga.research.jax.turtles.bitboards import SIZE, WAYS
from tortuga.research.training.turtles import ScatteredTurtlesEnv, turtles_subject

D4 = INDEX["d4"]


def seen_by(cell: int) -> set[int]:
    return set(np.flatnonzero(LOOKS[:, cell].any(0)).tolist())


def test_a_cell_sees_itself_and_all_that_a_jump_from_it_or_to_it_passes() -> None:
    near, far = "d5 d3 c4 c3 e4 e3".split(), "d6 d2 b4 b2 f4 f2".split()
    assert seen_by(D4) == {D4} | {INDEX[name] for name in near + far}
    assert seen_by(INDEX["d1"]) == {INDEX[name] for name in "d1 d2 d3 c1 b1 e1 f1".split()}
    assert LOOKS.sum(0).max() == 1


def test_what_happens_on_a_cell_is_said_of_the_moves_from_the_cells_that_see_it() -> None:
    subject = with_hexagon(turtles_subject((2,)))
    weights = subject.fresh(1, width=8, blocks=0)  # type: ignore[call-arg]
    empty = jnp.zeros((2, *subject.envs[0].observation_shape), jnp.int8)
    said = np.asarray(subject.judge(weights, empty.at[1, D4].set(1)).actions)
    turns = said[:, 1 : 1 + 2 * len(WAYS) * SIZE].reshape(2, 2, SIZE, len(WAYS))
    changed = (turns[0] != turns[1]).any((0, 2))
    assert set(np.flatnonzero(changed).tolist()) == seen_by(D4)


def test_matches_begin_with_positions_of_all_kinds() -> None:
    env = ScatteredTurtlesEnv()
    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), 200))
    boards = {(int(low), int(high)) for low, high in zip(*states.board.mine, strict=True)}
    assert 50 < len(boards) < 200
    assert not states.terminated.any()
    assert states.legal_action_mask.any(-1).all()
    assert env.observation_shape[0] > PLANES * SIZE
