"""What a seat remembers of the news it hears, as the master learned to remember."""

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from tortuga.core.encoding import Numbers
from tortuga.core.game import Event, Seat
from tortuga.games.tortuga1667.cards.cabin_fever import FeverSpread
from tortuga.games.tortuga1667.cards.letter_of_marque import PawnEnlisted
from tortuga.games.tortuga1667.components import KIND, NATIONS, VOTE_CARDS, Cause, Nation, Vote, VoteCard
from tortuga.games.tortuga1667.events import (
    CardTurned,
    Deed,
    DeedAnnounced,
    FountainDrunk,
    MutinyDecided,
    PawnMarooned,
    PlayerForced,
    PlunderDeclined,
    Rowed,
    TreasurePilfered,
    TreasurePlundered,
    TreasureStowed,
    VoteCalled,
    VoteCast,
    VoteShown,
)
from tortuga.games.tortuga1667.treasure_map import MapGiven
from tortuga.masters.tortuga1667 import PLAYERS
from tortuga.masters.tortuga1667_memory import (
    ATTACKED,
    BRAWLED,
    DECLINED,
    FAVOURED,
    FORCED,
    LOOKED,
    MAROONED,
    MUTINIED,
    PILFERED,
    PLUNDERED,
    ROBBED,
    ROWED,
    STOWED,
    TURNED,
    count,
    fever_spread,
    fresh_memory,
    recalled,
    vote_shown,
)

CALLED = {Vote.ATTACK: ATTACKED, Vote.BRAWL: BRAWLED, Vote.MUTINY: MUTINIED}
ANNOUNCED = {Deed.VIEW: LOOKED, Deed.REVEAL: TURNED}


class SeatMemory:
    """Hears what one seat is told, from the deal on."""

    def __init__(self, seats: int, seat: Seat) -> None:
        self.seats, self.seat = seats, seat
        self._memory = fresh_memory(np, seats, 1)
        self._vote: VoteCalled | None = None
        self._own: list[VoteCard] = []
        self._shown: tuple[VoteCard, ...] = ()

    def hear(self, event: Event) -> None:
        if type(event) in HEEDED:
            HEEDED[type(event)](self, event)

    def numbers(self) -> Numbers:
        recall: Numbers = recalled(np, self._memory, 0, self.seat, PLAYERS)
        return recall

    # Treasure

    def _stowed(self, event: TreasureStowed) -> None:
        self._carried(event.player, STOWED, event.hold)

    def _pilfered(self, event: TreasurePilfered) -> None:
        self._carried(event.player, PILFERED, NATIONS[1 - NATIONS.index(event.source)])

    def _plundered(self, event: TreasurePlundered) -> None:
        self._carried(event.player, PLUNDERED, event.into)
        if event.source:
            self._carried(event.player, ROBBED, event.source)

    def _carried(self, seat: Seat, way: int, nation: Nation) -> None:
        self._note("carried", seat, way, NATIONS.index(nation))

    def _note(self, what: str, *places: int) -> None:
        counts = count(np, getattr(self._memory, what), True, *places)
        self._memory = self._memory._replace(**{what: counts})

    # Deeds

    def _declined(self, event: PlunderDeclined) -> None:
        self._note("deeds", event.player, DECLINED)

    def _announced(self, event: DeedAnnounced) -> None:
        self._acts(event.player)
        if event.deed in ANNOUNCED:
            self._note("deeds", event.player, ANNOUNCED[event.deed])

    def _turned(self, event: CardTurned) -> None:
        self._acts(event.player)

    def _acts(self, seat: Seat) -> None:
        self._memory = self._memory._replace(actor=seat)

    def _rowed(self, event: Rowed) -> None:
        self._note("deeds", event.player, ROWED)

    def _marooned(self, event: PawnMarooned | FountainDrunk) -> None:
        if event.cause in (Cause.CAPTAIN, Cause.PISTOL):
            self._note("towards", self._memory.actor, event.player, MAROONED)

    def _forced(self, event: PlayerForced) -> None:
        self._note("towards", event.player, event.forced, FORCED)

    def _map_given(self, event: MapGiven) -> None:
        self._note("towards", event.player, event.to, FAVOURED)

    def _enlisted(self, event: PawnEnlisted) -> None:
        self._note("towards", event.player, event.pawn, FAVOURED)

    def _fever(self, event: FeverSpread) -> None:
        self._memory = fever_spread(np, self._memory, True, event.player, event.other)

    # Votes

    def _called(self, event: VoteCalled) -> None:
        self._note("deeds", event.player, CALLED[event.vote])
        self._vote, self._own = event, []

    def _cast(self, event: VoteCast) -> None:
        self._own.append(event.card)

    def _vote_came_out(self, event: VoteShown) -> None:
        self._shown = event.cards
        if self._vote and event.vote is not Vote.MUTINY:
            self._remember_vote(self._vote, self._vote.player)

    def _mutiny(self, event: MutinyDecided) -> None:
        if self._vote:
            self._remember_vote(self._vote, event.captain)

    def _remember_vote(self, vote: VoteCalled, captain: Seat) -> None:
        self._memory = vote_shown(
            np,
            self._memory,
            True,
            rememberers=np.array([self.seat]),
            vote=tuple(Vote).index(vote.vote),
            captain=captain,
            voters=np.isin(np.arange(self.seats), vote.voters),
            cards=_kinds(self._shown),
            own=_kinds(self._own)[None],
        )


def _kinds(cards: Iterable[VoteCard]) -> Numbers:
    return np.bincount([KIND[card] for card in cards], minlength=len(VOTE_CARDS)).astype(np.int16)


HEEDED: dict[type[Event], Callable[[SeatMemory, Any], None]] = {
    TreasureStowed: SeatMemory._stowed,
    TreasurePilfered: SeatMemory._pilfered,
    TreasurePlundered: SeatMemory._plundered,
    PlunderDeclined: SeatMemory._declined,
    DeedAnnounced: SeatMemory._announced,
    CardTurned: SeatMemory._turned,
    Rowed: SeatMemory._rowed,
    PawnMarooned: SeatMemory._marooned,
    FountainDrunk: SeatMemory._marooned,
    PlayerForced: SeatMemory._forced,
    MapGiven: SeatMemory._map_given,
    PawnEnlisted: SeatMemory._enlisted,
    FeverSpread: SeatMemory._fever,
    VoteCalled: SeatMemory._called,
    VoteCast: SeatMemory._cast,
    VoteShown: SeatMemory._vote_came_out,
    MutinyDecided: SeatMemory._mutiny,
}
