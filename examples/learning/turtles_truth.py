"""How often somebody keeps a win that is proved: positions of turtles that are won, where most moves lose.

    python -m examples.learning.turtles_truth --seed 1

says it of our bots. `turtles_positions.jsonl` holds the positions, from matches at random, with every move
that keeps the win; the solver (docs/turtles-solved.md) has settled all others. `--make 400` makes them anew.
"""

import argparse
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import msgspec
import numpy as np
from jax import Array
from msgspec import Struct

from tortuga.bots.bot import Budget, find_bot
from tortuga.core.chance import FastChance
from tortuga.games.turtles.board import SIZE, SOUTH
from tortuga.games.turtles.game import GAME
from tortuga.games.turtles.notation import read_move, read_position, write_move, write_position
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position, Variant
from tortuga.games.turtles.rules import STANDARD, after, find_choice
from tortuga.games.turtles.symmetry import normal
from tortuga.research.jax.env import chosen
from tortuga.research.jax.turtles import ENV as TURTLES
from tortuga.research.quick_turtles import QuickTurtles, TurtlesStart
from tortuga.solver.searcher import Searcher
from tortuga.solver.verdicts import Limits, Verdict

FILE = Path(__file__).with_name("turtles_positions.jsonl")
START = TurtlesOptions(first="south")
ENV = TURTLES(first="south")
NO_LUCK = ()
HOLD = 0
PLANES = 3
"""Of what is seen: the own turtles, those of the other side, the overturned ones."""

Choose = Callable[[Any, Array], Array]
"""From the states of many matches and a key: a small action in each."""


class Moment(Struct, frozen=True):
    """A position that is won for who is to move."""

    position: str
    actions: tuple[int, ...]
    """The small actions that led to it from the start, South beginning."""
    wins: tuple[str, ...]
    """The moves that keep the win."""
    moves: int
    """How many moves there are."""


class Truth:
    """The first moments of the file, or all of them, and who keeps the win in them how often."""

    def __init__(self, count: int | None = None) -> None:
        lines = FILE.read_bytes().splitlines()[:count]
        self.moments = [msgspec.json.decode(line, type=Moment) for line in lines]
        self.won = [_reached(moment) for moment in self.moments]
        self.states = _replayed([moment.actions for moment in self.moments])

    def by_luck(self) -> float:
        """How often a move at random does."""
        return float(np.mean([len(moment.wins) / moment.moves for moment in self.moments]))

    def of_bot(self, name: str, seed: int = 0) -> float:
        """How often one of our bots does."""
        bot = find_bot(GAME, name).make(GAME, seed)
        return float(np.mean([_bot_move(bot, moment) in moment.wins for moment in self.moments]))

    def of(self, choose: Choose, seed: int = 0) -> float:
        """How often somebody does who chooses small actions over arrays."""
        reached = positions_of(_moved(choose, self.states, jax.random.key(seed)))
        return float(np.mean([one in won for one, won in zip(reached, self.won, strict=True)]))


def _reached(moment: Moment) -> set[Position]:
    """Where the moves lead that keep the win."""
    position = read_position(moment.position)
    return {normal(after(position, read_move(move))) for move in moment.wins}


def _bot_move(bot: Any, moment: Moment) -> str:
    state, _ = GAME.setup(TurtlesOptions(position=moment.position), 2, FastChance(0))
    (seat,) = GAME.to_act(state)
    return write_move(bot.choose(GAME.view(state, seat), GAME.legal(state, seat), Budget()))


# Over arrays


@jax.jit
def _stepped(states: Any, actions: Array) -> Any:
    """The next states; those without an action stay as they are."""
    after = jax.vmap(partial(ENV.play, luck=NO_LUCK))(states, actions)
    return jax.vmap(chosen)(actions != HOLD, after, states)


def _replayed(words: list[tuple[int, ...]]) -> Any:
    states = jax.vmap(ENV.init)(jax.random.split(jax.random.key(0), len(words)))
    for step in range(max(map(len, words))):
        actions = [word[step] if step < len(word) else HOLD for word in words]
        states = _stepped(states, jnp.array(actions))
    return states


def _moved(choose: Choose, states: Any, key: Array) -> Any:
    """When whoever is to move has done a whole move, jump by jump."""
    mover = states.current_player
    while (goes_on := (states.current_player == mover) & ~states.terminated).any():
        key, choosing = jax.random.split(key)
        states = _stepped(states, jnp.where(goes_on, choose(states, choosing), HOLD))
    return states


@jax.jit
def _seen(states: Any) -> Array:
    return jax.vmap(ENV.observe)(states, states.current_player)


def positions_of(states: Any) -> list[Position]:
    """In normal form: as who is to move sees them, who is South then."""
    planes = np.asarray(_seen(states))[:, : PLANES * SIZE].reshape(-1, PLANES, SIZE).astype(np.int64)
    sets = (planes << np.arange(SIZE)).sum(-1).tolist()
    return [normal(Position(own, other, over, SOUTH, (0, 0), Variant.BASE)) for own, other, over in sets]


# The file

LONGEST = 40
"""Small actions of a random match among which a moment is picked."""
FEW = 1 / 3
"""At most so many of the moves keep the win."""
SETTLES = Limits(nodes=10_000)


def make(count: int, seed: int) -> None:
    """Writes the file: one moment of a random match after the other, those that tell something, each position
    once: many matches at random would bring the start again and again."""
    searcher, chance, moments = Searcher(Variant.BASE), FastChance(seed), dict[Position, Moment]()
    start = TurtlesStart(START)
    while len(moments) < count:
        moment = _picked(searcher, start, chance)
        if moment is not None:
            moments.setdefault(normal(read_position(moment.position)), moment)
            print(f"\r{len(moments)} of {count}", end="", flush=True)
    FILE.write_bytes(b"".join(msgspec.json.encode(moment) + b"\n" for moment in moments.values()))


def _picked(searcher: Searcher, start: TurtlesStart, chance: FastChance) -> Moment | None:
    match, actions, length = QuickTurtles(start), list[int](), chance.below(LONGEST)
    mover = None
    while not match.over and (len(actions) < length or match.to_move == mover):
        mover = match.to_move
        actions.append(chance.pick(match.legal_actions()))
        match.apply(actions[-1])
    wins = None if match.over else winning_moves(searcher, match.position)
    if not wins:
        return None
    moves = len(find_choice(match.position, STANDARD).moves)
    if len(wins) > FEW * moves:
        return None
    return Moment(write_position(match.position), tuple(actions), wins, moves)


def winning_moves(searcher: Searcher, position: Position) -> tuple[str, ...] | None:
    """The moves that keep a win; None where there is none, or where not all is settled."""
    if searcher.prove(position, SETTLES).verdict is not Verdict.WON:
        return None
    wins = []
    for move in find_choice(position, STANDARD).moves:
        verdict = searcher.prove(after(position, move), SETTLES).verdict
        if verdict is Verdict.UNKNOWN:
            return None
        if verdict is Verdict.LOST:
            wins.append(write_move(move))
    return tuple(wins)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m examples.learning.turtles_truth",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--make", type=int, metavar="N", help="write the file of positions, with so many")
    parser.add_argument("--seed", type=int, default=1, help="of the positions or of the bots (1)")
    parser.add_argument(
        "--bots", nargs="*", default=["easy", "greedy", "medium"], help="(easy greedy medium)"
    )
    given = parser.parse_args()
    if given.make:
        make(given.make, given.seed)
    else:
        truth = Truth()
        shares = {"random": truth.by_luck()} | {name: truth.of_bot(name, given.seed) for name in given.bots}
        print(json.dumps({name: round(share, 3) for name, share in shares.items()}))


if __name__ == "__main__":
    main()
