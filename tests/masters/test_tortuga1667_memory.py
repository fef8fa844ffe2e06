"""What is remembered of Tortuga 1667: the same over arrays and from the news, and nothing secret."""

from dataclasses import replace
from functools import cache
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from tests.research.jax_differential import Match, stacked
from tests.research.tables import Sitting
from tortuga.bots.tortuga1667.memory import HEEDED, SeatMemory
from tortuga.core.game import Event, Seat
from tortuga.games.tortuga1667.cards.cabin_fever import FeverSpread
from tortuga.games.tortuga1667.cards.letter_of_marque import PawnEnlisted
from tortuga.games.tortuga1667.components import VOTE_FACTS as FACTS
from tortuga.games.tortuga1667.components import (
    EventCard,
    Nation,
    Place,
    Vote,
    VoteCard,
)
from tortuga.games.tortuga1667.events import (
    MutinyDecided,
    TreasurePilfered,
    TreasurePlundered,
    TreasureStowed,
    VoteCalled,
    VoteCast,
    VoteShown,
)
from tortuga.games.tortuga1667.options import Tortuga1667Options
from tortuga.games.tortuga1667.treasure_map import MapGiven
from tortuga.masters.tortuga1667 import PLAYERS, REMEMBERED, Tortuga1667Page
from tortuga.masters.tortuga1667_memory import (
    FAVOURED,
    PILFERED,
    PLUNDERED,
    ROBBED,
    STOWED,
    SYMBOLS,
    WHOLE,
    recalled,
)
from tortuga.research.training.remembering import RememberingEnv

SITTING = Sitting("tortuga1667", Tortuga1667Options(stars=8), 6)
MATCHES = 12


class HeardMatch(Match):
    """A match whose seats listen."""

    def __init__(self, sitting: Sitting, seed: str) -> None:
        super().__init__(sitting, seed)
        self.memories = [SeatMemory(sitting.seats, seat) for seat in range(sitting.seats)]
        self.kinds = set[type[Event]]()
        self._hear()

    def play(self) -> int:
        number = super().play()
        self._hear()
        return number

    def _hear(self) -> None:
        for one in self.told:
            self.kinds.add(type(one.event))
            for seat, memory in enumerate(self.memories):
                if one.reaches(seat):
                    memory.hear(one.event)

    def remembered(self) -> Any:
        return np.stack([memory.numbers() for memory in self.memories])


@cache
def arrays() -> tuple[Any, Any]:
    """The deal and a step of many matches; each says what all seats remember."""
    env = RememberingEnv(players=SITTING.seats, stars=8)

    def told(state: Any) -> Any:
        seats = jnp.arange(SITTING.seats)
        return state, jax.vmap(lambda seat: recalled(jnp, state.memory, seat, seat, PLAYERS))(seats)

    deal = jax.jit(jax.vmap(lambda luck: told(env.deal(luck))))
    return deal, jax.jit(jax.vmap(lambda state, action, luck: told(env.play(state, action, luck))))


def test_arrays_and_news_leave_the_same_memory() -> None:
    """In whole random matches, in which everything happens that is remembered."""
    deal, play = arrays()
    matches = [HeardMatch(SITTING, f"memory 0 {number}") for number in range(MATCHES)]
    state, now = deal(stacked([match.deal_luck for match in matches]))
    while not all(match.over for match in matches):
        actions = [0 if match.over else match.play() for match in matches]
        state, now = play(state, np.array(actions), stacked([match.luck for match in matches]))
        expected = np.stack([match.remembered() for match in matches])
        assert np.array_equal(now, expected), [match.told for match in matches]
    assert set[type[Event]]().union(*(match.kinds for match in matches)) >= HEEDED.keys()


def test_what_is_hidden_is_not_remembered() -> None:
    """Worlds that seat 0 cannot tell apart: the others have each other's Loyalty cards."""
    deal, play = arrays()
    match = HeardMatch(SITTING, "two worlds")
    state, _ = deal(stacked([match.deal_luck] * MATCHES))
    loyalty = np.array(state.loyalty)
    for world in range(MATCHES):
        loyalty[world, 1:] = np.roll(loyalty[world, 1:], world)
    assert len(np.unique(loyalty, axis=0)) > 1
    state = replace(state, loyalty=jnp.asarray(loyalty))
    while not match.over:
        action = match.play()
        state, now = play(state, np.full(MATCHES, action), stacked([match.luck] * MATCHES))
        assert (now == now[0]).all()


# What each event leaves


def page(seat: Seat, *events: Event, seats: int = 4) -> Any:
    memory = SeatMemory(seats, seat)
    for event in events:
        memory.hear(event)
    return RecalledPage(np, memory.numbers())


class RecalledPage(Tortuga1667Page):
    """What is remembered alone."""

    layout = REMEMBERED


def test_who_brought_treasure_to_whom() -> None:
    remembered = page(
        1,
        TreasureStowed(2, Place.ROGER, Nation.FRENCH),
        TreasurePilfered(2, Place.ROGER, Nation.FRENCH),
        TreasurePlundered(2, Place.ROGER, Nation.BRITISH, Nation.FRENCH),
    )["carried"]
    assert remembered.sum() == 4
    carried = remembered[1]
    assert [carried[STOWED, 1], carried[PILFERED, 0], carried[PLUNDERED, 0], carried[ROBBED, 1]] == [1] * 4


def test_seats_are_counted_from_the_own_one() -> None:
    events = MapGiven(3, 0, EventCard.EL_DORADO), PawnEnlisted(3, 2, Place.ROGER)
    favours = page(2, *events)["towards"][..., FAVOURED]
    assert np.argwhere(favours).tolist() == [[1, 0], [1, 2]]


MUTINY = VoteCalled(1, Vote.MUTINY, Place.ROGER, (1, 2, 3), 3)
SKULL, WHEEL = (
    next(fact.card for fact in FACTS if (fact.skulls, fact.wheels) == symbols) for symbols in ((1, 0), (0, 1))
)


def mutiny(*cards: VoteCard) -> tuple[Event, ...]:
    return VoteShown(Vote.MUTINY, cards), MutinyDecided(0, False, 2, 2)


def test_a_vote_is_shared_by_all_who_took_part() -> None:
    stood = page(0, MUTINY, *mutiny(SKULL, SKULL, WHEEL, WHEEL))["stood"]
    assert np.argwhere(stood.sum(-1)).tolist() == [[1, 0], [2, 0], [3, 0]]
    assert stood[1, 0].tolist() == [WHOLE / 2, WHOLE / 2]


def test_who_put_down_a_card_knows_that_the_others_did_not() -> None:
    stood = page(1, MUTINY, VoteCast(WHEEL), *mutiny(SKULL, SKULL, WHEEL, WHEEL))["stood"]
    captain = 3
    assert stood[1, captain].tolist() == [13, 7]
    assert stood[0, captain].tolist() == [WHOLE / 2, WHOLE / 2], "of oneself what the table thinks"


def test_after_cabin_fever_each_of_two_is_remembered_for_both() -> None:
    stows = [TreasureStowed(2, Place.ROGER, Nation.FRENCH)] * 4
    carried = page(0, *stows, FeverSpread(2, 3))["carried"]
    assert carried[:, STOWED, 1].tolist() == pytest.approx([0, 0, 2, 2, 0, 0, 0, 0, 0])


def test_the_symbols_are_those_of_the_box() -> None:
    names = (("waters", "torches"), ("british", "french"), ("skulls", "wheels"))
    assert tuple(Vote) == (Vote.ATTACK, Vote.BRAWL, Vote.MUTINY)
    facts = [[[getattr(fact, name) for fact in FACTS] for name in pair] for pair in names]
    assert SYMBOLS.tolist() == facts
