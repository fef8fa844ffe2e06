"""Tortuga 1667 as a master sees it: the numbers of the encoding and of the memory, scaled, with some that are
reckoned from them.

Whoever is French sees everything with the two nations exchanged, and is answered so: one's own nation always
comes first, and what is learned for one is learned for both. Two Vote cards have no counterpart, so the true
nation is told as well.

`ENCODED` and the numbers of small actions are those of `games/tortuga1667/encoding.py`; a test compares them.
"""

from functools import cache, cached_property
from itertools import combinations
from math import prod
from typing import Any

import numpy as np

from tortuga.masters.page import SEEN_MOST, SeenPage
from tortuga.masters.tortuga1667_memory import DEEDS, KINDS, SIDES, TOWARDS, WAYS, WHOLE

PLAYERS = 9
PLACES = 5
LANDS = 3
LINE = 5
CARDS = 16
LOYALTIES = 3
BRITISH, FRENCH, DUTCH = range(LOYALTIES)
SELF = 0

ENCODED: dict[str, tuple[int, ...]] = {
    "players": (PLAYERS,),
    "asked": (1,),
    "awaited": (PLAYERS,),
    "turn": (PLAYERS,),
    "deeds_left": (1,),
    "turns": (1,),
    "phase": (16,),
    "roles": (6, PLAYERS),
    "stands": (PLAYERS, PLACES + PLAYERS),
    "settled": (PLAYERS, 19),
    "loyalty": (PLAYERS, LOYALTIES),
    "face_up": (PLAYERS,),
    "dealt": (PLAYERS, LOYALTIES),
    "fever": (2, PLAYERS),
    "kept": (PLAYERS, CARDS),
    "skips": (PLAYERS,),
    "sits_out": (PLAYERS,),
    "resting": (PLAYERS,),
    "closed": (2,),
    "galleon": (1,),
    "holds": (LANDS, SIDES),
    "adrift": (1,),
    "hand": (KINDS,),
    "hand_sizes": (PLAYERS,),
    "hands_known": (PLAYERS, KINDS),
    "votes_deck": (1,),
    "votes_top": (KINDS,),
    "secret": (KINDS,),
    "vote": (3 + PLACES,),
    "line": (LINE, 1 + CARDS),
    "seen_by": (LINE, PLAYERS),
    "pointed_at": (LINE,),
    "events_deck": (1,),
    "discards": (CARDS,),
    "revealed": (CARDS,),
    "resolving": (CARDS,),
    "gap": (LINE,),
    "afoot": (CARDS,),
    "cause": (4,),
    "last_five": (1,),
    "sudden": (1,),
    "stars": (CARDS,),
    "trim": (1,),
    "options": (6,),
}
REMEMBERED: dict[str, tuple[int, ...]] = {
    "carried": (PLAYERS, WAYS, SIDES),
    "deeds": (PLAYERS, DEEDS),
    "towards": (PLAYERS, PLAYERS, TOWARDS),
    "flags": (PLAYERS, SIDES),
    "stood": (PLAYERS, PLAYERS, SIDES),
}
LAYOUT = ENCODED | REMEMBERED
NUMBERS = sum(prod(shape) for shape in LAYOUT.values())

SAME: tuple[int, ...] = ()
NATIONS = (FRENCH, BRITISH)
PARTIES = (FRENCH, BRITISH, DUTCH)
FLAGS = (2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 12, 13)
"""How the last axis of a field is to be read with the two nations exchanged; of Vote cards by their flags."""

SHOWN: tuple[tuple[str, float, tuple[int, ...]], ...] = (
    ("players", 1, SAME),
    ("awaited", 1, SAME),
    ("turn", 1, SAME),
    ("deeds_left", 1 / 2, SAME),
    ("turns", 1 / 40, SAME),
    ("phase", 1, SAME),
    ("roles", 1, SAME),
    ("stands", 1, SAME),
    ("loyalty", 1, PARTIES),
    ("dealt", 1, PARTIES),
    ("fever", 1, SAME),
    ("kept", 1, SAME),
    ("skips", 1, SAME),
    ("sits_out", 1 / 2, SAME),
    ("resting", 1, SAME),
    ("closed", 1, SAME),
    ("galleon", 1 / 4, SAME),
    ("holds", 1 / 2, NATIONS),
    ("adrift", 1 / 2, SAME),
    ("hand", 1, FLAGS),
    ("hand_sizes", 1 / 3, SAME),
    ("hands_known", 1 / 50, FLAGS),
    ("votes_deck", 1 / 20, SAME),
    ("votes_top", 1 / 50, FLAGS),
    ("secret", 1, FLAGS),
    ("vote", 1, SAME),
    ("line", 1, SAME),
    ("seen_by", 1, SAME),
    ("pointed_at", 1, SAME),
    ("events_deck", 1 / 16, SAME),
    ("discards", 1 / 2, SAME),
    ("revealed", 1, SAME),
    ("resolving", 1, SAME),
    ("gap", 1, SAME),
    ("afoot", 1, SAME),
    ("cause", 1, SAME),
    ("last_five", 1, SAME),
    ("sudden", 1, SAME),
    ("stars", 1, SAME),
    ("carried", 1 / 2, NATIONS),
    ("deeds", 1 / 4, SAME),
    ("towards", 1 / 2, SAME),
    ("flags", 1 / WHOLE, NATIONS),
    ("stood", 1 / WHOLE, SAME),
)
"""What goes into the network, how large, and how a French player reads it."""

LARGEST_LEAD = 4
LEADS = np.arange(-LARGEST_LEAD, LARGEST_LEAD + 1)


class Tortuga1667Page(SeenPage):
    layout = LAYOUT

    @cached_property
    def french(self) -> Any:
        """Whether the own nation is the French one."""
        return self["loyalty"][..., SELF, FRENCH] > 0

    def own_first(self, numbers: Any, exchanged: tuple[int, ...]) -> Any:
        """Numbers whose last axis is by nations, from one's own nation on; and the other way round."""
        if not exchanged:
            return numbers
        french = self.french.reshape(*self.french.shape, *(1,) * (numbers.ndim - self.french.ndim))
        return self.xp.where(french, numbers[..., np.array(exchanged)], numbers)


def inputs(xp: Any, seen: Any) -> Any:
    """What goes into the network, for each row of what is seen and remembered."""
    page = Tortuga1667Page(xp, xp.minimum(seen, SEEN_MOST))
    parts = [page.own_first(page[name], exchanged) * np.float32(scale) for name, scale, exchanged in SHOWN]
    parts += _reckoned(page)
    return xp.concatenate([part.reshape(*seen.shape[:-1], -1) for part in parts], axis=-1)


def inputs_of_one(seen: Any) -> Any:
    """The same, in numpy, of a single row: where each number stands is known beforehand."""
    numbers = np.minimum(seen, SEEN_MOST)
    page = Tortuga1667Page(np, numbers)
    parts = [numbers[_order(bool(page.french))] * _scales(), *_reckoned(page)]
    return np.concatenate([part.reshape(-1) for part in parts])


@cache
def _order(french: bool) -> Any:
    """Where on the page each number stands that is shown to somebody who is French, or not."""
    page = Tortuga1667Page(np, np.arange(NUMBERS))
    page.french = np.array(french)
    shown = [page.own_first(page[name], exchanged) for name, _, exchanged in SHOWN]
    return np.concatenate([numbers.reshape(-1) for numbers in shown]).astype(np.intp)


@cache
def _scales() -> Any:
    sizes = [prod(LAYOUT[name]) for name, *_ in SHOWN]
    return np.repeat(np.array([scale for _, scale, _ in SHOWN], np.float32), sizes)


@cache
def input_size() -> int:
    size: int = inputs(np, np.ones(NUMBERS, np.int16)).shape[-1]
    return size


def _reckoned(page: Tortuga1667Page) -> list[Any]:
    return [page.french[..., None].astype(np.float32), *_surroundings(page)]


def _surroundings(page: Tortuga1667Page) -> list[Any]:
    """The lead of the own nation; who is where one stands, who is first there, and what lies there."""
    holds = page.own_first(page["holds"], NATIONS)
    by_nation = holds.sum(-2)
    lead = (by_nation[..., :1] - by_nation[..., 1:]).clip(-LARGEST_LEAD, LARGEST_LEAD)
    stands = page["stands"]
    place, first = stands[..., :PLACES], stands[..., PLACES]
    here = place[..., SELF, :]
    company = (place * here[..., None, :]).sum(-1)
    treasure = (holds * here[..., :LANDS, None]).sum(-2)
    return [(lead == LEADS).astype(np.float32), company, company * first, treasure]


# What comes out

STOW, PILFER, LOOK, TURN, POINT, CHOOSE, PLUNDER, CAST, TAKE = 1, 36, 41, 51, 56, 66, 75, 83, 97
ACTIONS = 116
PAIRS = np.array(list(combinations(range(LINE), 2)))
CARD_WORDS = 3
"""To look at a card, to turn it, to point at it: each is said of the card, or of one that was never seen."""
PARTS = (ACTIONS, CARD_WORDS * (CARDS + 1), LOYALTIES, PLAYERS * LOYALTIES)
OUTPUTS = sum(PARTS)
NEVER = -1e9


def _exchanged_actions() -> tuple[int, ...]:
    """The same actions with the two nations exchanged."""
    actions = np.arange(ACTIONS)
    actions[[STOW, STOW + 1]] = STOW + 1, STOW
    actions[[PILFER, PILFER + 1]] = PILFER + 1, PILFER
    sources = np.array([0, 2, 1])  # the Galleon; British and French holds
    for source in range(3):
        for into in range(SIDES):
            actions[PLUNDER + SIDES * source + into] = PLUNDER + SIDES * sources[source] + 1 - into
    for first in (CAST, TAKE):
        actions[first : first + KINDS] = first + np.array(FLAGS)
    return tuple(actions.tolist())


EXCHANGED = _exchanged_actions()


def read_outputs(xp: Any, seen: Any, outputs: Any) -> tuple[Any, Any, Any]:
    """As logits: how good each small action looks, which nation wins, and to whom each player is loyal,
    clockwise from oneself."""
    page = Tortuga1667Page(xp, seen)
    plain, cards, odds, beliefs = xp.split(outputs, np.cumsum(PARTS)[:-1].tolist(), axis=-1)
    actions = page.own_first(plain, EXCHANGED) + _of_cards(page, cards)
    beliefs = beliefs.reshape(*beliefs.shape[:-1], PLAYERS, LOYALTIES)
    nobody = (page["players"].sum(-1) % 2 == 0)[..., None] & (np.arange(LOYALTIES) == DUTCH)
    odds = xp.where(nobody, NEVER, page.own_first(odds, PARTIES))
    return actions, odds, xp.where(nobody[..., None, :], NEVER, page.own_first(beliefs, PARTIES))


def _of_cards(page: Tortuga1667Page, said: Any) -> Any:
    """What is said of the cards of the line, for each action with one or two of them."""
    xp, line = page.xp, page["line"]
    known = line[..., 1:]
    unknown = line[..., :1] - known.sum(-1, keepdims=True)
    words = said.reshape(*said.shape[:-1], CARD_WORDS, CARDS + 1)
    by_place = xp.concatenate([known, unknown], axis=-1) @ words.swapaxes(-1, -2)
    pairs = by_place[..., PAIRS[:, 0], :] + by_place[..., PAIRS[:, 1], :]
    nothing = xp.zeros((*said.shape[:-1], ACTIONS), np.float32)
    return xp.concatenate(
        [nothing[..., :LOOK], pairs[..., 0], by_place[..., 1], pairs[..., 2], nothing[..., CHOOSE:]], axis=-1
    )
