"""Loyalty cards that changed hands by Cabin Fever, and what a seat can conclude from what it saw of them."""

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct

from tortuga.core.chance import Chance
from tortuga.core.game import Seat
from tortuga.core.tuples import swapped
from tortuga.games.tortuga1667.components import Loyalty, loyalty_cards
from tortuga.games.tortuga1667.state import Fever

Card: TypeAlias = tuple[Loyalty, bool]
"""A Loyalty card and whether it lies face up."""
World: TypeAlias = tuple[Card, ...]
"""Who holds what."""


class FeverSeen(Struct, frozen=True, gc=False):
    """A Cabin Fever as a seat saw it: the cards of the two afterwards, where it could see them."""

    revealer: Seat
    other: Seat
    revealer_loyalty: Loyalty | None
    other_loyalty: Loyalty | None
    revealer_face_up: bool
    other_face_up: bool


class LoyaltiesSeen(Struct, frozen=True, gc=False):
    """All that a seat has seen of the Loyalty cards: at the deal, after each Cabin Fever, and now."""

    dealt: tuple[Loyalty | None, ...]
    dealt_face_up: tuple[bool, ...]
    fevers: tuple[FeverSeen, ...]
    now: tuple[Loyalty | None, ...]


def deal_of(
    loyalties: tuple[Loyalty, ...], face_up: tuple[bool, ...], fevers: tuple[Fever, ...]
) -> tuple[tuple[Loyalty, ...], tuple[bool, ...]]:
    """The Loyalty cards as they were dealt, from those of now: all swaps undone."""
    for fever in reversed(fevers):
        if fever.swapped:
            loyalties = swapped(loyalties, fever.revealer, fever.other)
            face_up = swapped(face_up, fever.revealer, fever.other)
    return loyalties, face_up


def fevers_seen(
    dealt: tuple[Loyalty, ...], face_up: tuple[bool, ...], fevers: tuple[Fever, ...], seat: Seat | None
) -> tuple[FeverSeen, ...]:
    """What a seat saw of the fevers, from the deal on."""
    loyalties, seen = dealt, []
    for fever in fevers:
        pair = fever.revealer, fever.other
        if fever.swapped:
            loyalties, face_up = swapped(loyalties, *pair), swapped(face_up, *pair)
        first, second = (loyalties[who] if face_up[who] or who == seat else None for who in pair)
        seen.append(FeverSeen(*pair, first, second, face_up[pair[0]], face_up[pair[1]]))
    return tuple(seen)


def imagine_loyalties(
    seen: LoyaltiesSeen, chance: Chance
) -> tuple[tuple[Loyalty, ...], tuple[bool, ...], tuple[Fever, ...]]:
    """A deal and a course of the fevers that agree with all that was seen, as likely as chance makes them.

    Forward: in how many ways each world can have come about. Then back from a world of today, each time
    to one of the worlds it can have come from.
    """
    if not seen.fevers:
        return _filled(seen.now, chance), seen.dealt_face_up, ()
    ways = _ways(seen)
    world = last = _pick(ways[-1], chance)
    fevers = []
    for fever, before in zip(reversed(seen.fevers), reversed(ways[:-1]), strict=True):
        exchanged = swapped(world, fever.revealer, fever.other)
        swap = bool(chance.weighted((before.get(world, 0), before.get(exchanged, 0))))
        fevers.append(Fever(fever.revealer, fever.other, swap))
        world = exchanged if swap else world
    loyalties, face_up = zip(*last, strict=True)
    return loyalties, face_up, tuple(reversed(fevers))


def _filled(seen: tuple[Loyalty | None, ...], chance: Chance) -> tuple[Loyalty, ...]:
    """The unseen cards, shuffled over those who hold them."""
    unseen = iter(chance.shuffled(_unseen(seen)))
    return tuple([loyalty or next(unseen) for loyalty in seen])


def _unseen(seen: tuple[Loyalty | None, ...]) -> list[Loyalty]:
    left = list(loyalty_cards(len(seen)))
    for loyalty in seen:
        if loyalty:
            left.remove(loyalty)
    return left


@lru_cache(maxsize=256)
def _ways(seen: LoyaltiesSeen) -> tuple[dict[World, int], ...]:
    """In how many ways each world can have come about: at the deal, and after each fever."""
    ways = [dict.fromkeys(_deals(seen), 1)]
    for fever in seen.fevers:
        ways.append(_after(ways[-1], fever))
    ways[-1] = {world: count for world, count in ways[-1].items() if _agrees(world, seen.now)}
    return tuple(ways)


def _deals(seen: LoyaltiesSeen) -> Iterator[World]:
    """Every deal that agrees with what was seen of it, each once."""
    for hidden in _arrangements(tuple(_unseen(seen.dealt))):
        unseen = iter(hidden)
        yield tuple(
            (loyalty or next(unseen), face_up)
            for loyalty, face_up in zip(seen.dealt, seen.dealt_face_up, strict=True)
        )


def _arrangements(cards: tuple[Loyalty, ...]) -> Iterator[tuple[Loyalty, ...]]:
    if not cards:
        yield ()
    for card in dict.fromkeys(cards):
        at = cards.index(card)
        for rest in _arrangements(cards[:at] + cards[at + 1 :]):
            yield (card, *rest)


def _after(ways: dict[World, int], fever: FeverSeen) -> dict[World, int]:
    """Each world goes on unchanged or exchanged, equally likely, if that agrees with what was seen."""
    then: dict[World, int] = {}
    for world, count in ways.items():
        for new in (world, swapped(world, fever.revealer, fever.other)):
            if _shows(new[fever.revealer], fever.revealer_loyalty, fever.revealer_face_up) and _shows(
                new[fever.other], fever.other_loyalty, fever.other_face_up
            ):
                then[new] = then.get(new, 0) + count
    return then


def _shows(card: Card, loyalty: Loyalty | None, face_up: bool) -> bool:
    return card[1] == face_up and (loyalty is None or card[0] == loyalty)


def _agrees(world: World, now: tuple[Loyalty | None, ...]) -> bool:
    return all(loyalty is None or card[0] == loyalty for card, loyalty in zip(world, now, strict=True))


def _pick(ways: dict[World, int], chance: Chance) -> World:
    worlds = list(ways)
    return worlds[chance.weighted([ways[world] for world in worlds])]
