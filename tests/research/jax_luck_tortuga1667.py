"""The draws of Tortuga 1667 as its luck over arrays: which shuffle they belong to, the events tell."""

from collections.abc import Sequence

import numpy as np

from tests.research.jax_words import Draws, Words, no_words, word_for
from tortuga.core.game import Event
from tortuga.games.tortuga1667.cards.cabin_fever import FeverSpread
from tortuga.games.tortuga1667.cards.crows_nest import HandReplaced, HandReturned
from tortuga.games.tortuga1667.cards.eight_bells import BellsRung
from tortuga.games.tortuga1667.components import LINE_PLACES, VOTE_DECK
from tortuga.games.tortuga1667.events import LineShuffled, PawnDrawn, VoteCardLost, VoteShown
from tortuga.research.jax.tortuga1667.state import DealLuck, StepLuck
from tortuga.research.step_table import StepTable

MOST_EVENTS = 24


def deal(draws: Draws, events: Sequence[Event], table: StepTable) -> DealLuck:
    """All luck of a deal."""
    left = list(draws)
    loyalties, votes, stars, cards = (_shuffle(left) for _ in range(4))
    line = _shuffle(left) if _told(events, LineShuffled) else no_words(len(LINE_PLACES))
    settles = _told(events, PawnDrawn)
    draw = word_for(*left.pop(0)) if settles else no_words()
    pawns = no_words(table.seats) if settles else _shuffle(left)
    assert not left
    return DealLuck(loyalties, votes, stars, cards, line, pawns, draw)


def action(draws: Draws, events: Sequence[Event], table: StepTable) -> StepLuck:
    """All luck of an action: of votes or pawns first, of Event cards last."""
    left = list(draws)
    shuffle, mixed = no_words(len(VOTE_DECK)), no_words(MOST_EVENTS)
    draw = no_words()
    if _told(events, VoteCardLost, FeverSpread, PawnDrawn):
        draw = word_for(*left.pop(0))
    elif _shuffles_first(events):
        words = _shuffle(left)
        shuffle[: len(words)] = words
    if left:
        words = _shuffle(left)
        mixed[: len(words)] = words
    assert not left
    return StepLuck(shuffle, mixed, draw)


def _shuffles_first(events: Sequence[Event]) -> bool:
    """Whether Vote cards or pawns were shuffled, and there were several."""
    for event in events:
        if isinstance(event, VoteShown):
            return len(event.cards) > 1
        if isinstance(event, HandReturned) and event.count == 0:
            return True
        if isinstance(event, HandReplaced | BellsRung):
            return True
    return False


def _told(events: Sequence[Event], *kinds: type[Event]) -> bool:
    return any(isinstance(event, kinds) for event in events)


def _shuffle(draws: Draws) -> Words:
    """As words the places to which the items of the next shuffle went."""
    size = draws[0][1]
    order = list(range(size))
    for last in range(size - 1, 0, -1):
        chosen, among = draws.pop(0)
        assert among == last + 1
        order[last], order[chosen] = order[chosen], order[last]
    words = no_words(size)
    words[order] = np.arange(size)
    return words
