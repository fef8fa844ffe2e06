"""What a player of Tortuga 1667 remembers: who did what, in counts that the table could keep, and how votes
came out beside the own cards.

Reading what happened is left to others: training reads it off arrays, a bot off the news that it hears. Both
come to these counts, and a test compares them. Written over numpy or jax, so everything is done to whole
arrays, `when` something happened.
"""

from typing import Any, NamedTuple

import numpy as np

KINDS = 14
VOTES = 3
ATTACK, BRAWL, MUTINY = range(VOTES)
WAYS = 4
STOWED, PILFERED, PLUNDERED, ROBBED = range(WAYS)
"""Treasure brought to a nation by each of three ways; and taken from a nation's hold on the other ship."""
DEEDS = 7
LOOKED, TURNED, ROWED, ATTACKED, BRAWLED, MUTINIED, DECLINED = range(DEEDS)
TOWARDS = 3
MAROONED, FORCED, FAVOURED = range(TOWARDS)
"""What one player did to another: as Captain or with a Pistol; to turn a card; with a map or a letter."""

SYMBOLS = np.array(
    [
        [  # for an attack: water against the Captain, torches for them
            [0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1],
            [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1],
        ],
        [  # for a brawl: British flags, French flags
            [1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 0, 2],
            [0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 2, 0],
        ],
        [  # for a mutiny: skulls against the Captain, wheels for them
            [1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 2, 0],
            [0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 2],
        ],
    ],
    np.int16,
)
"""What counts on each kind of Vote card."""
SIDES = 2
WHOLE = 20
"""A symbol on every card of a vote. Nobody knows who played which card, so each voter has the same share."""
MOST = 127


class MatchMemory(NamedTuple):
    """By seats. In some a row comes first for each who remembers: those know their own Vote cards."""

    actor: Any
    """Who last announced a deed or turned a card."""
    carried: Any
    """(seats, ways, nations)"""
    deeds: Any
    """(seats, deeds)"""
    towards: Any
    """(seats, to seats, what)"""
    flags: Any
    """(rememberers, seats, nations): the flags shown where each took part in a brawl."""
    stood: Any
    """(rememberers, seats, to seats, against or for): what was shown where each voted on a Captain."""


def fresh_memory(xp: Any, seats: int, rememberers: int) -> MatchMemory:
    def zeros(*shape: int) -> Any:
        return xp.zeros(shape, np.int16)

    return MatchMemory(
        actor=xp.asarray(0, np.int16),
        carried=zeros(seats, WAYS, SIDES),
        deeds=zeros(seats, DEEDS),
        towards=zeros(seats, seats, TOWARDS),
        flags=zeros(rememberers, seats, SIDES),
        stood=zeros(rememberers, seats, seats, SIDES),
    )


def count(xp: Any, counts: Any, when: Any, *places: Any) -> Any:
    """One more at a place."""
    here = xp.asarray(when)
    for axis, place in enumerate(places):
        shape = [1] * counts.ndim
        shape[axis] = -1
        here = here & (np.arange(counts.shape[axis]) == place).reshape(shape)
    return _added(xp, counts, here)


def _added(xp: Any, counts: Any, more: Any) -> Any:
    return xp.minimum(counts + more, MOST).astype(np.int16)


def vote_shown(
    xp: Any,
    memory: MatchMemory,
    when: Any,
    rememberers: Any,
    vote: Any,
    captain: Any,
    voters: Any,
    cards: Any,
    own: Any,
) -> MatchMemory:
    """A vote came out.

    `cards`: how many of each kind were shown; `own`: those that each rememberer had put down. Everyone takes
    their own cards out of what the others showed; of themselves they remember what the table thinks.
    """
    seats = memory.deeds.shape[0]
    symbols = xp.asarray(SYMBOLS)[vote]
    by_all = _share(xp, symbols @ cards, cards.sum())
    by_others = _share(xp, (cards - own) @ symbols.T, (cards - own).sum(-1)[..., None])
    mine = rememberers[:, None] == np.arange(seats)
    share = xp.where(mine[..., None], by_all, by_others[:, None, :])
    share = xp.where((when & voters)[None, :, None], share, 0)
    at_captain = (np.arange(seats) == captain)[None, None, :, None] & (vote != BRAWL)
    return memory._replace(
        flags=_added(xp, memory.flags, xp.where(vote == BRAWL, share, 0)),
        stood=_added(xp, memory.stood, xp.where(at_captain, share[:, :, None, :], 0)),
    )


def _share(xp: Any, symbols: Any, cards: Any) -> Any:
    """Rounded to the nearest."""
    cards = xp.maximum(cards, 1)
    return (2 * WHOLE * symbols + cards) // (2 * cards)


def fever_spread(xp: Any, memory: MatchMemory, when: Any, one: Any, other: Any) -> MatchMemory:
    """Two may have exchanged their Loyalty cards: what each of them did now speaks for both by half."""

    def shared(counts: Any, axis: int) -> Any:
        seats = np.arange(counts.shape[axis])
        pair = ((seats == one) | (seats == other)).reshape(
            [-1 if i == axis else 1 for i in range(counts.ndim)]
        )
        half = (counts * pair).sum(axis, keepdims=True) // 2
        return xp.where(when & pair, half, counts).astype(np.int16)

    return memory._replace(
        carried=shared(memory.carried, 0),
        deeds=shared(memory.deeds, 0),
        towards=shared(shared(memory.towards, 0), 1),
        flags=shared(memory.flags, 1),
        stood=shared(shared(memory.stood, 1), 2),
    )


def recalled(xp: Any, memory: MatchMemory, rememberer: Any, seat: Any, players: int) -> Any:
    """All of it as one row of numbers, seats clockwise from the own one, with zeros for those not there."""
    seats = memory.deeds.shape[0]
    clockwise = (np.arange(seats) + seat) % seats
    missing = players - seats

    def turned(counts: Any, pairs: bool = False) -> Any:
        axes = 2 if pairs else 1
        for axis in range(axes):
            nobody = xp.zeros((*counts.shape[:axis], missing, *counts.shape[axis + 1 :]), np.int16)
            counts = xp.concatenate([xp.take(counts, clockwise, axis=axis), nobody], axis=axis)
        return counts.reshape(-1)

    return xp.concatenate(
        [
            turned(memory.carried),
            turned(memory.deeds),
            turned(memory.towards, pairs=True),
            turned(memory.flags[rememberer]),
            turned(memory.stood[rememberer], pairs=True),
        ]
    )
