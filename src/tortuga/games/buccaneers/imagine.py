"""A full state that a view cannot tell from the truth: hidden throws, choices and tiles are drawn anew.

The phases make up what is hidden in them; here are the treasure tiles that the others may hold, as likely as
all that a seat has seen makes them. A seat knows its own tiles, and every tile that it saw and mixed back:
that one lay in the middle then, so nobody had it before. The middle is followed through all finds: forwards,
weighing what was seen, then backwards, drawing what was not. Of two tiles looked at, the others are taken to
have kept either one alike.
"""

from functools import lru_cache
from typing import TypeAlias

from tortuga.core.chance import Chance
from tortuga.games.buccaneers.phases.looking import Looking
from tortuga.games.buccaneers.state import BuccaneersState, Find
from tortuga.games.buccaneers.tiles import Pile, with_tile
from tortuga.games.buccaneers.view import BuccaneersView

Weights: TypeAlias = dict[Pile, float]
"""What may lie in the middle, and how likely that is."""

FINENESS = 2**40
"""Likelihoods are drawn in steps as fine as this."""


def imagine(view: BuccaneersView, chance: Chance) -> BuccaneersState:
    phase = view.phase
    in_hand = (phase.tiles or ()) if isinstance(phase, Looking) else ()
    pile, finds = _imagined_tiles(view.options.facts.tiles, view.finds, in_hand, chance)
    if isinstance(phase, Looking):
        phase, pile = phase.lifted(pile, chance)
    return BuccaneersState(
        options=view.options,
        round=view.round,
        first=view.first,
        boards=view.boards,
        bag=view.bag,
        centre=view.centre,
        bonus_left=view.bonus_left,
        pile=pile,
        finds=finds,
        phase=phase.imagined(view, chance),
    )


def _imagined_tiles(
    tiles: Pile, finds: tuple[Find, ...], in_hand: tuple[int, ...], chance: Chance
) -> tuple[Pile, tuple[Find, ...]]:
    """The middle, with the tiles that the seat itself has in hand to look at, and the finds without gaps."""
    weights = _forwards(tiles, finds, in_hand)
    middle = after = _pick(weights[-1], chance)
    filled: list[Find] = []
    for find, earlier in zip(reversed(finds), reversed(weights[:-1]), strict=True):
        ways = {
            before: earlier[before] * _likelihood(before, find, coins)
            for coins in _possible(find, tiles)
            if (before := with_tile(after, coins)) in earlier
        }
        before = _pick(ways, chance)
        filled.append(_filled(find, before, after, chance))
        after = before
    return middle, tuple(reversed(filled))


@lru_cache(maxsize=256)
def _forwards(tiles: Pile, finds: tuple[Find, ...], in_hand: tuple[int, ...]) -> tuple[Weights, ...]:
    """How likely each content of the middle is before the first find and after each."""
    weights: list[Weights] = [{tiles: 1.0}]
    for find in finds:
        after: Weights = {}
        for before, weight in weights[-1].items():
            for coins in _possible(find, before):
                left = with_tile(before, coins, -1)
                after[left] = after.get(left, 0.0) + weight * _likelihood(before, find, coins)
        weights.append(_normal(after))
    if in_hand:
        weights[-1] = _normal({pile: weight * _pairs(pile, *in_hand) for pile, weight in weights[-1].items()})
    return tuple(weights)


def _possible(find: Find, pile: Pile) -> list[int]:
    """The coins that the tile taken may show."""
    return [coins for coins, tiles in enumerate(pile, 1) if tiles and find.kept in (None, coins)]


def _likelihood(before: Pile, find: Find, coins: int) -> int:
    """In how many ways this find could come out of that middle."""
    if find.returned is not None:
        return _pairs(before, coins, find.returned)
    return before[coins - 1]


def _pairs(pile: Pile, one: int, other: int) -> int:
    return pile[one - 1] * (pile[other - 1] - (one == other))


def _filled(find: Find, before: Pile, after: Pile, chance: Chance) -> Find:
    kept = next(coins for coins in range(1, len(before) + 1) if before[coins - 1] > after[coins - 1])
    returned = find.returned
    if find.looked and returned is None:
        returned = chance.weighted(after) + 1
    return Find(find.seat, find.looked, kept, returned)


def _normal(weights: Weights) -> Weights:
    """Drop what is impossible and let the rest add up to 1."""
    whole = sum(weights.values())
    return {pile: weight / whole for pile, weight in weights.items() if weight}


def _pick(weights: Weights, chance: Chance) -> Pile:
    piles = list(weights)
    if len(piles) == 1:
        return piles[0]
    whole = sum(weights.values())
    return piles[chance.weighted([round(weight / whole * FINENESS) for weight in weights.values()])]
