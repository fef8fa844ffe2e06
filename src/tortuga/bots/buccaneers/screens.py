"""What everybody may hold behind their screen, and what each would choose with it.

All who roll choose in secret and at once. So each has a mix of choices for every throw that they may hold,
the seat itself too: the others do not know which of its throws is the true one, and answer them all alike.
What they would choose is what the network says, asked as them in worlds that are imagined from the own view.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from tortuga.bots.buccaneers.choices import choice_of, seat_of
from tortuga.bots.buccaneers.dicing import Stake
from tortuga.bots.buccaneers.next_round import THROW, TILES
from tortuga.bots.buccaneers.regrets import CONVICTION, Mix
from tortuga.core.chance import Chance
from tortuga.core.game import AnyGame, Seat
from tortuga.core.notation import Choice
from tortuga.games.buccaneers.components import DIE_INDEX, FACES
from tortuga.games.buccaneers.dice import throw
from tortuga.games.buccaneers.encoding import ENCODING
from tortuga.games.buccaneers.phases.rolling import NONE_FITS, Rolling, bonuses
from tortuga.games.buccaneers.state import BuccaneersState
from tortuga.games.buccaneers.tiles import tiles_of
from tortuga.games.buccaneers.view import BuccaneersView

MOST_LIKELY, SELDOM = 3, 0.05
"""So many choices of a throw are mixed, and none that would be made so seldom."""

Numbers: TypeAlias = NDArray[np.int16]
Learned: TypeAlias = Callable[[Numbers], NDArray[np.float32]]
"""How often the network would take each small action, as logits, for each row of what is seen."""


class Hand(NamedTuple):
    """A throw behind a screen: what may be chosen with it, and how often each is."""

    stakes: Sequence[Stake | None]
    """None: nothing fits."""
    mix: Mix


Screens: TypeAlias = dict[Seat, list[Hand]]
"""The hands that each seat may hold; of the seat itself the first is the true one."""


class Asked(NamedTuple):
    """One who has to choose in an imagined world."""

    view: BuccaneersView
    legal: Sequence[Choice]

    @property
    def seat(self) -> Seat:
        return seat_of(self.view)


def screens_of(
    game: AnyGame,
    view: BuccaneersView,
    states: Sequence[BuccaneersState],
    own: Hand,
    learned: Learned,
    chance: Chance,
) -> Screens:
    """Of all who choose in this roll, in these imagined worlds; in the open the seat chooses alone."""
    screens: Screens = {seat_of(view): [own]}
    if isinstance(view.phase, Rolling):
        asked = [one for state in states for one in _asked(game, state, view, chance)]
        if asked:
            for one, logits in zip(asked, learned(_seen(asked)), strict=True):
                screens.setdefault(one.seat, []).append(_hand(one, logits))
    return screens


def _asked(game: AnyGame, state: BuccaneersState, view: BuccaneersView, chance: Chance) -> Iterator[Asked]:
    """Everybody as they would be asked with the dice of this world; the seat itself with other dice."""
    own, hidden = seat_of(view), _before_choosing(state, seat_of(view), chance)
    for seat in game.to_act(hidden):
        if seat != own or view.boards[own].hand:
            yield Asked(game.view(hidden, seat), game.legal(hidden, seat))


def _before_choosing(state: BuccaneersState, own: Seat, chance: Chance) -> BuccaneersState:
    """As long as nobody has chosen. What the seat itself has thrown, nobody else can know."""
    phase, boards = state.phase, state.boards
    assert isinstance(phase, Rolling)
    asked = tuple([seat for seat, board in enumerate(boards) if board.hand or bonuses(board, state.options)])
    throws = list(phase.throws)
    throws[own] = throw(len(boards[own].hand), chance)
    return replace(state, phase=Rolling(phase.roll, tuple(throws), (None,) * len(throws), asked))


def _seen(asked: Sequence[Asked]) -> Numbers:
    """What each sees; of one seat in several worlds all but the own dice and tiles is the same."""
    first: dict[Seat, Numbers] = {}
    for one in asked:
        if one.seat not in first:
            first[one.seat] = ENCODING.observe(one.view)
    return np.stack([_with_own(first[one.seat].copy(), one) for one in asked])


def _with_own(row: Numbers, one: Asked) -> Numbers:
    phase = one.view.phase
    assert isinstance(phase, Rolling)
    row[THROW] = 0
    for die, face in zip(one.view.own_board.hand, phase.throws[one.seat] or (), strict=True):
        row[THROW[DIE_INDEX[die], FACES.index(face)]] = 1
    row[TILES] = 0
    for coins in tiles_of(one.view.finds, one.seat):
        row[TILES[coins - 1]] += 1
    return row


def _hand(one: Asked, logits: NDArray[np.float32]) -> Hand:
    """With what they would hardly ever choose left out."""
    if one.legal == NONE_FITS:
        return Hand((None,), Mix(np.ones(1)))
    chosen = logits[[ENCODING.spell(one.view, action)[0] for action in one.legal]].astype(float)
    chances = np.exp(chosen - chosen.max())
    chances /= chances.sum()
    order = np.argsort(-chances, kind="stable")[:MOST_LIKELY]
    best = [at for at in order if chances[at] >= SELDOM or at == order[0]]
    mix = Mix(chances[best] / chances[best].sum(), CONVICTION[len(one.view.boards)])
    return Hand([choice_of(one.view, one.legal[at]) for at in best], mix)
