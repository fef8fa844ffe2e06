"""Which Vote card to put down: what a voter wishes of the vote, and what is better kept for later."""

from collections.abc import Mapping
from functools import cache

from tortuga.games.tortuga1667.components import VOTE_FACTS, Vote, VoteFact

HELP = 10.0
"""How much more a card is worth for the vote at hand than for later ones."""
SUPPORT = {"cannons": 1.0, "torches": 2.0, "waters": -3.0}
CAPTAIN = {"cannons": 2.0, "torches": 1.0, "waters": -3.0}
"""The captain brings the cannon and leaves the torches to the crew."""
DEFENCE = {"cannons": -0.5, "torches": -2.0, "waters": 3.0}
KEPT = {"cannons": 0.6, "torches": 0.5, "waters": 0.6, "skulls": 0.2, "wheels": 0.0}
FLAG_KEPT = 1.0


@cache
def best_card(hand: tuple[int, ...], vote: Vote, wish: int, aim: int, captain: bool) -> int:
    """The kind of the best card of a hand. `wish`: 1 that the vote succeeds, -1 that it fails, 0 neither;
    in a brawl the flags of `aim` (1 British, -1 French) are wished for."""
    return max(hand, key=lambda kind: (help_of(kind, vote, wish, aim, captain), -kind))


@cache
def help_of(kind: int, vote: Vote, wish: int, aim: int, captain: bool) -> float:
    """What playing a card does for the wish, less what it would be worth in hand."""
    fact = VOTE_FACTS[kind]
    return HELP * _effect(fact, vote, wish, aim, captain) - _kept(fact, aim)


def _effect(fact: VoteFact, vote: Vote, wish: int, aim: int, captain: bool) -> float:
    if vote is Vote.BRAWL:
        return aim * (fact.british - fact.french)
    if vote is Vote.MUTINY:
        return wish * (fact.skulls - fact.wheels)
    if not wish:
        return 0.0
    weights = (CAPTAIN if captain else SUPPORT) if wish > 0 else DEFENCE
    return count_symbols(fact, weights)


def _kept(fact: VoteFact, aim: int) -> float:
    return count_symbols(fact, KEPT) + FLAG_KEPT * aim * (fact.british - fact.french)


def count_symbols(fact: VoteFact, weights: Mapping[str, float]) -> float:
    """The symbols of a card, each as often as it counts."""
    return sum([weight * float(getattr(fact, symbol)) for symbol, weight in weights.items()])
