"""Monte Carlo tree search guided by a network, as in AlphaZero: for many matches at once, compiled.

Each simulation adds one node to the tree of every match. Odds are kept as those of seat 0, so a player who
goes on, as in a chain of jumps, needs nothing special. For games of two without chance after the deal.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from tortuga.masters.network import Weights
from tortuga.research.jax.env import Env
from tortuga.research.training.playing import NEVER, judged
from tortuga.research.training.subject import Subject

ROOT = 0
NOBODY = 0
"""No edge leads to the root."""
CURIOSITY = 0.8
"""How much what the network likes counts against what the search has found."""
NOISE = 0.25
"""The part of what is liked at the root that is drawn (from a flat Dirichlet distribution), to explore."""
NO_LUCK = ()


class Tree(NamedTuple):
    """Of one match, or of many: nodes × actions. Nodes that are not there yet are empty."""

    states: Any
    liked: Array
    """What the network likes, as chances."""
    odds: Array
    """Of seat 0 at each node, as the network sees them, or as it ended."""
    children: Array
    visits: Array
    won: Array
    """The sum of the odds of seat 0 over the visits."""


class Found(NamedTuple):
    """What a search came to."""

    policy: Array
    """The part of the visits that each action had."""
    odds: Array
    """Of seat 0."""


Search = Callable[[Weights, Any, Array], Found]


def search(subject: Subject, simulations: int, noise: float = 0.0) -> Search:
    """A function of weights, states of many matches and a key."""
    (env,) = subject.envs

    def searched(weights: Weights, states: Any, key: Array) -> Found:
        tree = _planted(subject, weights, states, simulations, noise, key)

        def simulate(tree: Tree, number: Array) -> tuple[Tree, None]:
            path = jax.vmap(partial(_descended, longest=simulations))(tree)
            reached = jax.vmap(partial(_stepped, env))(tree, path)
            liked, odds = _seen(subject, weights, reached)
            grow = partial(_grown, number=number)
            return jax.vmap(grow)(tree, path, reached, liked, odds), None

        tree, _ = jax.lax.scan(simulate, tree, jnp.arange(1, simulations + 1))
        visits = tree.visits[:, ROOT]
        policy = visits / visits.sum(-1, keepdims=True)
        return Found(policy, tree.won[:, ROOT].sum(-1) / visits.sum(-1))

    return searched


def _seen(subject: Subject, weights: Weights, states: Any) -> tuple[Array, Array]:
    """What the network likes in each state, and the odds of seat 0, or the result."""
    sight = judged(subject, weights, (states,))
    liked = jax.nn.softmax(jnp.where(states.legal_action_mask, sight.logits, NEVER))
    ended = (1 + states.rewards[:, 0]) / 2
    return liked, jnp.where(states.terminated, ended, sight.odds[:, 0])


def _planted(
    subject: Subject, weights: Weights, states: Any, simulations: int, noise: float, key: Array
) -> Tree:
    liked, odds = _seen(subject, weights, states)
    drawn = jnp.where(states.legal_action_mask, jax.random.exponential(key, liked.shape), 0.0)
    liked = (1 - noise) * liked + noise * drawn / drawn.sum(-1, keepdims=True)
    matches, actions = liked.shape
    nodes = simulations + 1
    zeros = jnp.zeros((matches, nodes, actions))
    room = jax.tree.map(lambda leaf: jnp.zeros((matches, nodes, *leaf.shape[1:]), leaf.dtype), states)
    return Tree(
        states=jax.tree.map(lambda nodes, root: nodes.at[:, ROOT].set(root), room, states),
        liked=zeros.at[:, ROOT].set(liked),
        odds=zeros[..., 0].at[:, ROOT].set(odds),
        children=zeros.astype(jnp.int32),
        visits=zeros,
        won=zeros,
    )


# One match at a time from here on


class Descent(NamedTuple):
    """The way down a tree: nodes and actions. The last one leads out of it, or to where the match is over."""

    nodes: Array
    actions: Array
    length: Array

    @property
    def node(self) -> Array:
        return self.nodes[self.length - 1]

    @property
    def action(self) -> Array:
        return self.actions[self.length - 1]


def _stepped(env: Env[Any], tree: Tree, path: Descent) -> Any:
    """Where the path leads."""
    left = jax.tree.map(lambda leaf: leaf[path.node], tree.states)
    return env.play(left, path.action, NO_LUCK)


def _descended(tree: Tree, longest: int) -> Descent:
    def goes_on(carried: tuple[Array, Descent]) -> Array:
        node, path = carried
        within: Array = (node != NOBODY) & ~tree.states.terminated[node]
        return (path.length == 0) | within

    def go_on(carried: tuple[Array, Descent]) -> tuple[Array, Descent]:
        node, (nodes, actions, length) = carried
        action = _favourite(tree, node)
        path = Descent(nodes.at[length].set(node), actions.at[length].set(action), length + 1)
        return tree.children[node, action], path

    empty = jnp.zeros(longest, jnp.int32)
    start = Descent(empty, empty, jnp.int32(0))
    path: Descent = jax.lax.while_loop(goes_on, go_on, (jnp.int32(ROOT), start))[1]
    return path


def _favourite(tree: Tree, node: Array) -> Array:
    """PUCT: what has gone well, or what the network likes and was tried little."""
    first = tree.states.current_player[node] == 0
    visits, liked = tree.visits[node], tree.liked[node]
    well = jnp.where(visits > 0, tree.won[node] / jnp.maximum(visits, 1), tree.odds[node])
    well = jnp.where(first, well, 1 - well)
    worth = well + CURIOSITY * liked * jnp.sqrt(visits.sum() + 1) / (1 + visits)
    legal = tree.states.legal_action_mask[node]
    return jnp.argmax(jnp.where(legal, worth, NEVER)).astype(jnp.int32)


def _grown(tree: Tree, path: Descent, reached: Any, liked: Array, odds: Array, number: Array) -> Tree:
    """With a node more, and what it is worth counted along the path."""

    def put(nodes: Array, node: Array) -> Array:
        more: Array = jax.lax.dynamic_update_index_in_dim(nodes, node, number, 0)
        return more

    counts = (jnp.arange(path.nodes.size) < path.length).astype(jnp.float32)
    return Tree(
        states=jax.tree.map(put, tree.states, reached),
        liked=put(tree.liked, liked),
        odds=put(tree.odds, odds),
        children=tree.children.at[path.node, path.action].set(number),
        visits=tree.visits.at[path.nodes, path.actions].add(counts),
        won=tree.won.at[path.nodes, path.actions].add(counts * odds),
    )
