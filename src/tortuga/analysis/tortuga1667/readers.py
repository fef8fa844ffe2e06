"""Who reads people at Tortuga 1667: in a seat, from what that seat is told and sees, they say who is who."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, Protocol, TypeAlias

from msgspec import Struct

from tortuga.analysis.tortuga1667.calibration import Calibration, calibration_of
from tortuga.bots.bot import BotKind, find_bot
from tortuga.bots.learned import MASTER
from tortuga.bots.tortuga1667.beliefs import Beliefs, LoyaltyChances, halfway, loyalty_chances
from tortuga.bots.tortuga1667.glancer import Glancer, knows
from tortuga.core.game import Event, Seat, Told
from tortuga.games.tortuga1667.components import loyalty_cards
from tortuga.games.tortuga1667.game import GAME
from tortuga.games.tortuga1667.options import Tortuga1667Options
from tortuga.games.tortuga1667.view import Tortuga1667View


class LoyaltyReader(Protocol):
    """In one seat."""

    def told(self, events: Sequence[Event], /) -> None: ...

    def beliefs(self, view: Tortuga1667View, /) -> LoyaltyChances: ...


Seated: TypeAlias = Callable[[Seat], LoyaltyReader]
"""A reader for each seat."""


class HandmadeReader:
    """Reads by the rules of beliefs.py, which people wrote."""

    def __init__(self, seats: int, seat: Seat | None) -> None:
        self._beliefs = Beliefs(seats, seat)

    def told(self, events: Sequence[Event]) -> None:
        for event in events:
            self._beliefs.hear(event)

    def beliefs(self, view: Tortuga1667View) -> LoyaltyChances:
        weights = self._beliefs.given(view.loyalties)
        return loyalty_chances(self._beliefs.worlds, weights if any(weights) else self._beliefs.private)


class HalfwayReader:
    """Hears two others, of whom either may be right."""

    def __init__(self, one: LoyaltyReader, other: LoyaltyReader) -> None:
        self._both = one, other

    def told(self, events: Sequence[Event]) -> None:
        for reader in self._both:
            reader.told(events)

    def beliefs(self, view: Tortuga1667View) -> LoyaltyChances:
        return halfway(*[reader.beliefs(view) for reader in self._both])


def readers(bot: str, options: Tortuga1667Options, players: int) -> dict[str, Seated]:
    """By name: the rules, the bot's own network or else the master's, and what is halfway between them."""
    network, by_hand = network_reader(bot, options, players), partial(HandmadeReader, players)
    if network is None:
        return {"hand": by_hand}
    return {
        "hand": by_hand,
        "network": network,
        "both": lambda seat: HalfwayReader(by_hand(seat), network(seat)),
    }


def network_reader(bot: str, options: Tortuga1667Options, players: int) -> Seated | None:
    """The bot itself if it plays by a network, or the master; nobody where that has not learned to play."""
    if not knows(options, players):
        return None
    kind = find_bot(GAME, bot)
    if not isinstance(kind.make(GAME, 0), Glancer):
        kind = find_bot(GAME, MASTER)
    return lambda seat: _seated(kind, seat)


def good_reader(options: Tortuga1667Options, players: int, seat: Seat | None) -> LoyaltyReader:
    """Who reads anybody as well as we can: people, and bots that play like no network. That looks from a seat
    alone, so for a spectator it is the rules."""
    by_hand, by_network = HandmadeReader(players, seat), network_reader(MASTER, options, players)
    if seat is None or by_network is None:
        return by_hand
    return HalfwayReader(by_hand, by_network(seat))


def _seated(kind: BotKind, seat: Seat) -> LoyaltyReader:
    bot = kind.make(GAME, seat)
    assert isinstance(bot, Glancer)
    return bot


class MatchStep(NamedTuple):
    """Somebody is to act."""

    state: Any
    seat: Seat
    told: Sequence[Told]
    """Since the step before, or from the deal on."""


class Readings(Struct, frozen=True):
    """What the seats of a match believed of the cards that they did not know."""

    half: Calibration = Calibration()
    """All seats, after half of the actions."""
    match: Calibration = Calibration()
    """Each seat whenever it was to act."""

    def __add__(self, other: "Readings") -> "Readings":
        return Readings(self.half + other.half, self.match + other.match)


def readings_of(steps: Sequence[MatchStep], players: int, seated: Seated) -> Readings:
    readers, readings = [seated(seat) for seat in range(players)], Readings()
    for at, step in enumerate(steps):
        for seat, reader in enumerate(readers):
            reader.told([one.event for one in step.told if one.reaches(seat)])
        match = _believed(readers[step.seat], step.state, step.seat)
        readings += Readings(match=match)
        if at == len(steps) // 2:
            for seat, reader in enumerate(readers):
                readings += Readings(half=_believed(reader, step.state, seat))
    return readings


def _believed(reader: LoyaltyReader, state: Any, seat: Seat) -> Calibration:
    """Of all whom the seat does not know."""
    view, dealt, calibration = GAME.view(state, seat), set(loyalty_cards(len(state.loyalties))), Calibration()
    for chances, known, true in zip(reader.beliefs(view), view.loyalties, state.loyalties, strict=True):
        if known is None:
            calibration += calibration_of({card: chances[card] for card in dealt}, true)
    return calibration
