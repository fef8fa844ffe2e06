"""What dice were worth: the chance to win with a roll beside that with an average one, by a master."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from tortuga.analysis.findings import Remark, Sayings
from tortuga.bots.buccaneers.master import knows
from tortuga.core.chance import Chance, FastChance
from tortuga.core.game import Seat
from tortuga.core.match import AnyMatch
from tortuga.core.tuples import with_item
from tortuga.games.buccaneers.components import Face
from tortuga.games.buccaneers.dice import throw
from tortuga.games.buccaneers.encoding import ENCODING
from tortuga.games.buccaneers.events import Rolled
from tortuga.games.buccaneers.game import GAME
from tortuga.games.buccaneers.phases.rolling import Rolling
from tortuga.games.buccaneers.state import BuccaneersState
from tortuga.masters.buccaneers import inputs, read_outputs
from tortuga.masters.network import softmax, think
from tortuga.masters.packaged import packaged_weights

OTHER_ROLLS = 32
"""So many stand for the average."""
LEAST_WORTH = 0.05
"""Of the chance to win: a roll that brings or costs less is nothing to speak of."""
MOST_SHOWN = 4
WHOLE = 100


class WeighedRoll(NamedTuple):
    at: int
    """How many actions had been done before it."""
    seat: Seat
    worth: float
    """Of the chance to win, more or less than an average roll."""


def luck(match: AnyMatch) -> Iterator[Remark]:
    """Of each seat what its dice brought in all, and the rolls that mattered most; nothing with options that
    the master does not know."""
    if not knows(match.options, len(match.seats)):
        return
    rolls = list(weighed_rolls(match))
    for seat in match.seats:
        worth = sum(roll.worth for roll in rolls if roll.seat == seat)
        yield Remark("luck", {"name": match.names[seat], **_said(worth)}, seat=seat)
    telling = [roll for roll in rolls if abs(roll.worth) >= LEAST_WORTH]
    for roll in sorted(sorted(telling, key=lambda roll: -abs(roll.worth))[:MOST_SHOWN]):
        yield Remark("roll", _said(roll.worth), roll.at, roll.seat)


def weighed_rolls(match: AnyMatch) -> Iterator[WeighedRoll]:
    """Every roll behind a screen."""
    chance = FastChance("other rolls")
    for at, moment in enumerate(match.timeline):
        for seat in match.seats:
            if any(isinstance(event, Rolled) for event in moment.events(seat)):
                yield WeighedRoll(at, seat, worth_of_roll(moment.state, seat, chance))


def worth_of_roll(state: BuccaneersState, seat: Seat, chance: Chance) -> float:
    """The same moment with other dice in the same hand tells what these are worth."""
    dice = len(state.boards[seat].hand)
    others = [_with_roll(state, seat, throw(dice, chance)) for _ in range(OTHER_ROLLS)]
    seen = np.stack([ENCODING.observe(GAME.view(one, seat)) for one in (state, *others)])
    _, odds = read_outputs(np, seen, think(np, packaged_weights(GAME.id), inputs(np, seen)))
    own = softmax(odds)[:, 0]
    return float(own[0] - own[1:].mean())


def _with_roll(state: BuccaneersState, seat: Seat, faces: tuple[Face, ...]) -> BuccaneersState:
    assert isinstance(state.phase, Rolling)
    return replace(state, phase=replace(state.phase, throws=with_item(state.phase.throws, seat, faces)))


def _said(worth: float) -> Sayings:
    return {"percent": abs(round(WHOLE * worth)), "sign": "more" if worth > 0 else "less"}
