"""What comes of a choice: it is made in imagined worlds, and the master's network plays on for all seats.

Many lines of play go on side by side, so that the network is asked about all of them at once.
"""

from collections.abc import Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from tortuga.bots.buccaneers.choices import seat_of
from tortuga.bots.buccaneers.master import SHARPNESS
from tortuga.bots.buccaneers.regrets import drawn_from
from tortuga.core.chance import FastChance
from tortuga.core.game import Seat
from tortuga.core.notation import Choice
from tortuga.games.buccaneers.encoding import ENCODING
from tortuga.games.buccaneers.game import GAME
from tortuga.games.buccaneers.state import BuccaneersState
from tortuga.games.buccaneers.view import BuccaneersView
from tortuga.masters.buccaneers import inputs, read_outputs
from tortuga.masters.network import softmax, think
from tortuga.masters.packaged import packaged_weights

ROUNDS = 2
"""How many rounds are played on, if nobody says; then the network says how likely the seat wins."""
Values = NDArray[np.float64]


class PlayedOn(Struct):
    """A line of play."""

    state: BuccaneersState
    chance: FastChance
    value: float | None = None
    """The seat's part of the victory, once it is known."""


class JudgedLine(Struct):
    """What the network says where somebody has to choose."""

    line: PlayedOn
    seat: Seat
    legal: Sequence[Choice]
    chances: NDArray[np.float32]
    odds: NDArray[np.float32]
    """Of each player, clockwise from the one who chooses."""


def values(view: BuccaneersView, actions: Sequence[Choice], worlds: int, rounds: int, seed: str) -> Values:
    """How likely the seat wins with each action in each world: (actions, worlds). All actions meet the same
    worlds, and the same luck as long as they lead to the same rolls."""
    seat, until = seat_of(view), view.round + rounds
    lines = [_line(view, seat, action, f"{seed} {world}") for action in actions for world in range(worlds)]
    open_lines = lines
    while open_lines := [line for line in open_lines if not _over(line, seat)]:
        for judged in _judged(open_lines):
            if judged.line.state.round >= until:
                judged.line.value = float(judged.odds[(seat - judged.seat) % len(view.boards)])
            else:
                _go_on(judged)
    return np.array([line.value for line in lines]).reshape(len(actions), worlds)


def likeliest(view: BuccaneersView, legal: Sequence[Choice]) -> list[Choice]:
    """The choices, those first that the network finds best."""
    logits, _ = _asked([view])
    numbers = [ENCODING.spell(view, action)[0] for action in legal]
    return [legal[place] for place in np.argsort(-logits[0, numbers], kind="stable")]


def _line(view: BuccaneersView, seat: Seat, action: Choice, seed: str) -> PlayedOn:
    chance = FastChance(seed)
    state, _ = GAME.apply(GAME.imagine(view, chance), seat, action, chance)
    return PlayedOn(state, chance)


def _over(line: PlayedOn, seat: Seat) -> bool:
    """Goes on where there is nothing to choose. Whether its value is known."""
    while line.value is None and (asked := GAME.to_act(line.state)):
        legal = GAME.legal(line.state, asked[0])
        if len(legal) > 1:
            return False
        line.state, _ = GAME.apply(line.state, asked[0], legal[0], line.chance)
    if line.value is None:
        outcome = GAME.outcome(line.state)
        assert outcome is not None
        line.value = (seat in outcome.winners) / len(outcome.winners)
    return True


def _judged(lines: Sequence[PlayedOn]) -> list[JudgedLine]:
    seats = [GAME.to_act(line.state)[0] for line in lines]
    views = [GAME.view(line.state, seat) for line, seat in zip(lines, seats, strict=True)]
    logits, odds = _asked(views)
    judged = []
    for number, (line, seat, view) in enumerate(zip(lines, seats, views, strict=True)):
        legal = GAME.legal(line.state, seat)
        numbers = [ENCODING.spell(view, action)[0] for action in legal]
        chances = softmax(SHARPNESS * logits[number, numbers])
        judged.append(JudgedLine(line, seat, legal, chances, odds[number]))
    return judged


def _asked(views: Sequence[BuccaneersView]) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    seen = np.stack([ENCODING.observe(view) for view in views])
    logits, odds = read_outputs(np, seen, think(np, packaged_weights(GAME.id), inputs(np, seen)))
    return logits, softmax(odds)


def _go_on(judged: JudgedLine) -> None:
    """As the master would."""
    line = judged.line
    chosen = drawn_from(judged.chances, line.chance)
    line.state, _ = GAME.apply(line.state, judged.seat, judged.legal[chosen], line.chance)
