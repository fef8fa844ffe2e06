"""buccaneers as a master sees it: the numbers of the encoding, scaled, with some that are reckoned from them.

`LAYOUT` and the numbers of small actions are those of `games/buccaneers/encoding.py`; a test compares them.
"""

from functools import cache
from math import prod
from typing import Any

import numpy as np

from tortuga.masters.page import SeenPage

PLAYERS = 4
DEEDS = 5
DICE = 5
FACES = 6
COLOURS = 5
ROW = 8
COINS = 6
WHITE, PURPLE = 3, 4
BOARDING = 3

LAYOUT: dict[str, tuple[int, ...]] = {
    "players": (PLAYERS,),
    "asked": (1,),
    "awaited": (PLAYERS,),
    "first": (PLAYERS,),
    "round": (1,),
    "phase": (9,),
    "ship": (PLAYERS,),
    "pirate": (PLAYERS,),
    "rooms": (PLAYERS, 4),
    "island": (PLAYERS, COLOURS),
    "crew": (PLAYERS, ROW, COLOURS),
    "fleet": (PLAYERS, ROW, COLOURS),
    "tortuga": (PLAYERS, COLOURS),
    "bonus": (PLAYERS, DEEDS),
    "placed": (PLAYERS, DEEDS, DICE),
    "hand": (PLAYERS, DICE),
    "throw": (PLAYERS, DICE, FACES),
    "skulls": (PLAYERS, DICE),
    "stuck": (PLAYERS,),
    "chosen": (11,),
    "roll": (1,),
    "deed": (DEEDS + 1,),
    "doing": (4, PLAYERS),
    "tiles": (PLAYERS, COINS),
    "tiles_taken": (PLAYERS,),
    "tiles_returned": (PLAYERS, COINS),
    "looked_at": (COINS,),
    "loaded_fleet": (ROW, COLOURS),
    "loaded_crew": (ROW, COLOURS),
    "loads_next": (2,),
    "bag": (COLOURS,),
    "centre": (COLOURS,),
    "bonus_left": (1,),
    "pile": (1,),
    "goal": (1,),
    "options": (4,),
    "dice": (DICE, DEEDS),
}
NUMBERS = sum(prod(shape) for shape in LAYOUT.values())

EVERY = slice(None)
PLACES = slice(4)
"""With the standard facts no more chests lie in a row."""
TILES = slice(3)
SELF = 0

SHOWN: tuple[tuple[str, float, tuple[int | slice, ...]], ...] = (
    ("players", 1, ()),
    ("awaited", 1, ()),
    ("first", 1, ()),
    ("round", 1 / 10, ()),
    ("phase", 1, ()),
    ("ship", 1 / 4, ()),
    ("pirate", 1 / 4, ()),
    ("rooms", 1 / 2, ()),
    ("island", 1, ()),
    ("crew", 1, (EVERY, PLACES)),
    ("fleet", 1, (EVERY, PLACES)),
    ("tortuga", 1 / 2, ()),
    ("bonus", 1, ()),
    ("placed", 1, ()),
    ("hand", 1, ()),
    ("throw", 1, ()),
    ("skulls", 1, ()),
    ("stuck", 1, ()),
    ("chosen", 1, ()),
    ("roll", 1 / 4, ()),
    ("deed", 1, ()),
    ("doing", 1, ()),
    ("tiles", 1, (SELF, TILES)),
    ("tiles_taken", 1 / 2, ()),
    ("tiles_returned", 1, (SELF, TILES)),
    ("looked_at", 1, (TILES,)),
    ("loaded_fleet", 1, (PLACES,)),
    ("loaded_crew", 1, (PLACES,)),
    ("loads_next", 1, ()),
    ("bag", 1 / 5, ()),
    ("centre", 1, ()),
    ("pile", 1 / 20, ()),
)
"""What of it goes into the network, and how large."""

TORTUGA_POINTS, FLEET_POINTS, CREW_POINTS, SET_POINTS = 3, 2, 1, 3
WORTH = np.array([2 if colour == PURPLE else 1 for colour in range(COLOURS)], np.float32)
USUAL_COINS = 47 / 30
"""On a treasure tile that one does not know."""
MOST_SETS = 8
POINTS, LEAD, TOTAL, COUNT = 1 / 20, 1 / 8, 1 / 8, 1 / 3
FAR_BEHIND = -1000.0


class BuccaneersPage(SeenPage):
    layout = LAYOUT


def inputs(xp: Any, seen: Any) -> Any:
    """What goes into the network, for each row of observations."""
    page = BuccaneersPage(xp, seen)
    parts = [page[name][..., *part] * np.float32(scale) for name, scale, part in SHOWN]
    parts += [*_standings(page), *_bids(page)]
    return xp.concatenate([part.reshape(*seen.shape[:-1], -1) for part in parts], axis=-1)


@cache
def input_size() -> int:
    size: int = inputs(np, np.ones(NUMBERS, np.int16)).shape[-1]
    return size


def _standings(page: SeenPage) -> list[Any]:
    """The points of each player as the chests lie, and as they will when they have moved; how far each is
    ahead; whether the round will be the last."""
    xp = page.xp
    island, tortuga = page["island"], page["tortuga"]
    crew, fleet = page["crew"].sum(-2), page["fleet"].sum(-2)
    every = island + crew + fleet + tortuga
    arrived = tortuga + fleet
    known = page["tiles"] @ np.arange(1, COINS + 1, dtype=np.float32)
    own = np.arange(PLAYERS) == SELF
    coins = xp.where(own, known, USUAL_COINS * page["tiles_taken"])
    other = page["ship"] + page["pirate"] + coins
    now = TORTUGA_POINTS * tortuga + FLEET_POINTS * fleet + CREW_POINTS * crew
    moved = TORTUGA_POINTS * arrived + FLEET_POINTS * crew + CREW_POINTS * island
    now = now @ WORTH + other + SET_POINTS * _sets(xp, every, tortuga[..., WHITE])
    moved = moved @ WORTH + other + SET_POINTS * _sets(xp, every, arrived[..., WHITE])
    there = page["players"] > 0
    ends = xp.where(arrived.sum(-1) >= page["goal"], 1.0, 0.0)
    leads = [_lead(xp, xp.where(there, points, FAR_BEHIND)) * there * LEAD for points in (now, moved)]
    return [now * there * POINTS, moved * there * POINTS, *leads, ends, ends.max(-1, keepdims=True)]


def _sets(xp: Any, chests: Any, jokers: Any) -> Any:
    sets = np.arange(1, MOST_SETS + 1, dtype=np.float32)
    lacking = xp.maximum(sets[:, None] - chests[..., None, :WHITE], 0).sum(-1)
    return (lacking <= jokers[..., None]).astype(np.float32).sum(-1)


def _lead(xp: Any, points: Any) -> Any:
    """Of each player over the best of the others."""
    others = xp.where(np.eye(PLAYERS, dtype=bool), FAR_BEHIND, points[..., None, :])
    return points - others.max(-1)


def _bids(page: SeenPage) -> list[Any]:
    """Each player's dice and total at each deed, and who would be 1st and 2nd there."""
    xp, placed = page.xp, page["placed"]
    dice = placed.sum(-1)
    numbers = page["dice"].swapaxes(-1, -2)[..., None, :, :]
    total = xp.where(dice > 0, (placed * numbers).sum(-1) + page["bonus"], 0.0)
    bid = xp.where(dice > 0, total * 2 * PLAYERS + PLAYERS - _after_first(page)[..., None], 0.0)
    first = (bid > 0) & (bid >= bid.max(-2, keepdims=True))
    rest = xp.where(first, 0.0, bid)
    second = (rest > 0) & (rest >= rest.max(-2, keepdims=True))
    return [dice * COUNT, total * TOTAL, first.astype(np.float32), second.astype(np.float32)]


def _after_first(page: SeenPage) -> Any:
    """How far clockwise each player sits from the first player."""
    players = page["players"].sum(-1, keepdims=True)
    first = (page["first"] * np.arange(PLAYERS)).sum(-1, keepdims=True)
    return (np.arange(PLAYERS) - first) % players


# What comes out

SETS_OF_DICE = ((np.arange(1, 1 << DICE)[:, None] >> np.arange(DICE)) & 1).astype(np.float32)
KEEPS = FACES * len(SETS_OF_DICE)
"""To keep some dice means something else with each deed that they show, or as skulls alone."""
PLAIN = 1 + 2 * DEEDS + 2 + (PLAYERS - 1) + 2
"""None fits, a bonus, a name, to act, to give up, an attack, a tile to keep."""
ACTIONS = 1 + len(SETS_OF_DICE) + PLAIN + ROW + 2 * COLOURS
PARTS = (KEEPS, PLAIN, COLOURS, ROW, 2 * COLOURS, PLAYERS)
OUTPUTS = sum(PARTS)
NEVER = -1e9


def read_outputs(xp: Any, seen: Any, outputs: Any) -> tuple[Any, Any]:
    """How good each small action looks, and each player's chance to win, both as logits."""
    page = BuccaneersPage(xp, seen)
    ends = np.cumsum(PARTS)[:-1].tolist()
    keeps, plain, colours, places, others, odds = xp.split(outputs, ends, axis=-1)
    wait = xp.zeros_like(plain[..., :1])
    steals = (_chests_to_steal(page) * colours[..., None, :]).sum(-1) + places
    actions = xp.concatenate([wait, _keeps(page, keeps), plain, steals, others], axis=-1)
    return actions, xp.where(page["players"] > 0, odds, NEVER)


def _keeps(page: SeenPage, keeps: Any) -> Any:
    """Of each set of dice what was said of it with the deed that it shows."""
    throw = page["throw"][..., SELF, :, :]
    shows = (SETS_OF_DICE @ throw) > 0
    deed = shows & (np.arange(FACES) < DEEDS)
    skulls = shows & ~deed.any(-1, keepdims=True)
    said = keeps.reshape(*keeps.shape[:-1], len(SETS_OF_DICE), FACES)
    return (said * (deed | skulls)).sum(-1)


def _chests_to_steal(page: SeenPage) -> Any:
    """The colour of the chest on each place of the zone that is attacked."""
    victim = page["doing"][..., 3, :, None, None]
    boards = page["deed"][..., BOARDING, None, None, None] > 0
    return (victim * page.xp.where(boards, page["fleet"], page["crew"])).sum(-3)
