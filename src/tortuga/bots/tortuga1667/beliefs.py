"""Who is loyal to whom: what follows, the Bayesian way, from all that happened before everyone's eyes.

There are two beliefs over all deals of the Loyalty cards: the table's, which a spectator could hold, and
that of one seat, which also knows its own cards. What people do is read by the table's belief, as they
saw it: a British captain maroons whom a British player would by then take for French.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cache
from math import exp
from typing import Any, TypeAlias

from tortuga.bots.tortuga1667.sight import FLAG, LOYALTY, british_lead, sign
from tortuga.core.game import Event, Seat
from tortuga.games.tortuga1667.cards.cabin_fever import FeverSpread, LoyaltyTaken
from tortuga.games.tortuga1667.cards.letter_of_marque import PawnEnlisted
from tortuga.games.tortuga1667.cards.stormy_seas import StormBroke
from tortuga.games.tortuga1667.components import (
    BRITISH,
    FRENCH,
    INDEX,
    NATIONS,
    TORTUGA,
    TORTUGA_TREASURES,
    VOTE_FACTS,
    Cause,
    Loyalty,
    Nation,
    Vote,
    VoteCard,
    loyalty_cards,
)
from tortuga.games.tortuga1667.events import (
    BrawlDecided,
    CardTurned,
    Deed,
    DeedAnnounced,
    FountainDrunk,
    LoyaltyDealt,
    LoyaltyShown,
    MutinyDecided,
    PawnMarooned,
    PlayerForced,
    PlunderDeclined,
    TreasurePilfered,
    TreasurePlundered,
    TreasureStowed,
    VoteCalled,
    VoteCast,
    VoteShown,
)
from tortuga.games.tortuga1667.state import hold
from tortuga.games.tortuga1667.treasure_map import MapGiven

World: TypeAlias = tuple[int, ...]
"""A deal: the nation of each seat, 1 British, -1 French, 0 Dutch."""
LoyaltyChances: TypeAlias = tuple[dict[Loyalty, float], ...]
"""Of each seat, how likely it is loyal to whom."""
FLAGS = (1, -1, 0)

OWN_HOLD = 0.93
"""How surely treasure goes to the own nation when a British or French player moves it."""
DUTCH_BALANCE = 0.8
"""How surely the Dutch move it to the nation that trails; on a tie to either."""
DECLINED = {1: 0.02, -1: 0.02, 0: 0.5}
HOSTILE = {Cause.CAPTAIN: 3.0, Cause.PISTOL: 2.4, Cause.MUTINY: 1.6, "force": 2.0}
FRIENDLY = {"map": 2.0, "letter": 3.0}
"""How strongly a choice follows what one thinks of the other: the exponent for a sure friend or enemy."""
HASTE = {Deed.REVEAL: 0.3, Deed.FORCE: 0.3, Deed.VIEW: -0.3}
"""How much more a player whose nation leads likes the deed."""
WISH = 2.0
"""How strongly voters' wishes follow what they think of the captain."""
FLAG_PLAYED, DUTCH_FLAG = 0.8, 0.7
SKULL_PLAYED = 0.85
WATER_PLAYED, WATER_SLIPPED = 0.75, 0.11
DECK_SHOWS = {Vote.BRAWL: 0.5, Vote.MUTINY: 0.5, Vote.ATTACK: 0.31}
ROUNDS = 8
UNHEARD_OF = 1e-6
"""Of the likeliest world: what stays possible for who hears of something better."""
LEAST, UNLIKELY = 1e-12, 1e-3
"""Of the likeliest world: what is dropped for good, and what others need not be credited with."""


@cache
def worlds_of(seats: int) -> tuple[World, ...]:
    """Every deal, once."""
    return tuple(_arrangements(tuple(FLAG[loyalty] for loyalty in loyalty_cards(seats))))


def _arrangements(flags: World) -> Iterable[World]:
    if not flags:
        yield ()
    for flag in dict.fromkeys(flags):
        at = flags.index(flag)
        for rest in _arrangements(flags[:at] + flags[at + 1 :]):
            yield (flag, *rest)


def mean_flags(weighted: Iterable[tuple[World, float]], seats: int) -> list[float]:
    """What to think of each seat, from 1 British to -1 French."""
    likely = [(world, weight) for world, weight in weighted if weight]
    total = sum([weight for _, weight in likely]) or 1.0
    return [sum([world[seat] * weight for world, weight in likely]) / total for seat in range(seats)]


def loyalty_chances(worlds: Sequence[World], weights: Sequence[float]) -> LoyaltyChances:
    """How likely each seat is loyal to whom."""
    total = sum(weights) or 1.0
    chances = tuple(dict.fromkeys(FLAG, 0.0) for _ in worlds[0])
    for world, weight in zip(worlds, weights, strict=True):
        for flag, chance in zip(world, chances, strict=True):
            chance[LOYALTY[flag]] += weight / total
    return chances


def halfway(one: LoyaltyChances, other: LoyaltyChances) -> LoyaltyChances:
    """Where either may be right."""
    pairs = zip(one, other, strict=True)
    return tuple(
        {loyalty: (mine[loyalty] + theirs[loyalty]) / 2 for loyalty in mine} for mine, theirs in pairs
    )


def leaning(worlds: Sequence[World], weights: Sequence[float], chances: LoyaltyChances) -> list[float]:
    """The weights moved, seat by seat and again, until they come near to these chances."""
    least = UNHEARD_OF * max(weights)
    moved = [max(weight, least) for weight in weights]
    for _ in range(ROUNDS):
        for seat, believed in enumerate(chances):
            (now,) = loyalty_chances([(world[seat],) for world in worlds], moved)
            share = {FLAG[loyalty]: believed[loyalty] / (chance or 1.0) for loyalty, chance in now.items()}
            moved = [weight * share[world[seat]] for world, weight in zip(worlds, moved, strict=True)]
    return moved


def loyalty_beliefs(events: Iterable[Event], seats: int, seat: Seat | None = None) -> LoyaltyChances:
    """For each seat the chance of each loyalty, for who was told these events: a seat, or a spectator."""
    held = Beliefs(seats, seat)
    for event in events:
        held.hear(event)
    return loyalty_chances(held.worlds, held.private)


class Beliefs:
    """Hears what a seat (or, with seat None, a spectator) is told, from the deal on."""

    def __init__(
        self, seats: int, seat: Seat | None = None, heeded: Collection[type[Event]] | None = None
    ) -> None:
        """`heeded`: the only events that it draws conclusions from."""
        self.seats, self.seat = seats, seat
        self._heeded = READINGS.keys() if heeded is None else heeded
        self.worlds = worlds_of(seats)
        self.public = [1.0] * len(self.worlds)
        self.private = self.public.copy()
        self.fevers = 0
        self._holds = [0, 0, 0, 0, 1, 1]
        self._actor: Seat | None = None
        self._vote: VoteCalled | None = None
        self._own_cards: list[VoteCard] = []
        self._shown: tuple[VoteCard, ...] = ()

    def hear(self, event: Event) -> None:
        if type(event) in self._heeded:
            READINGS[type(event)](self, event)

    def given(self, known: Sequence[Loyalty | None]) -> list[float]:
        """The chance of each world, for who knows these loyalties."""
        fixed = [(seat, FLAG[loyalty]) for seat, loyalty in enumerate(known) if loyalty]
        weights = [
            weight if all(world[seat] == flag for seat, flag in fixed) else 0.0
            for world, weight in zip(self.worlds, self.private, strict=True)
        ]
        total = sum(weights)
        return [weight / total for weight in weights] if total else weights

    def minds(self) -> list[dict[int, list[float]]]:
        """For each seat, by the nation it may be of: what it would think of all others and itself."""
        likely = [
            (world, weight)
            for world, weight in zip(self.worlds, self.public, strict=True)
            if weight > UNLIKELY
        ]
        return [self._mind(seat, likely) for seat in range(self.seats)]

    def _mind(self, seat: Seat, likely: Sequence[tuple[World, float]]) -> dict[int, list[float]]:
        mind = {}
        for flag in FLAGS:
            mind[flag] = mean_flags([one for one in likely if one[0][seat] == flag], self.seats)
            mind[flag][seat] = flag
        return mind

    # Weighing

    def _weigh(self, likelihood: Callable[[World], float]) -> None:
        for weights in (self.public, self.private):
            self._multiply(weights, likelihood)

    def _multiply(self, weights: list[float], likelihood: Callable[[World], float]) -> None:
        most = 0.0
        for index, weight in enumerate(weights):
            if weight:
                weight = weights[index] = weight * likelihood(self.worlds[index])
                most = max(most, weight)
        if most:
            for index, weight in enumerate(weights):
                weights[index] = weight / most if weight > LEAST * most else 0.0

    def _weigh_seat(self, seat: Seat, likelihood: dict[int, float]) -> None:
        """Evidence that depends on the nation of one seat."""
        self._weigh(lambda world: likelihood[world[seat]])

    def opinion(self, seat: Seat, other: Seat) -> dict[int, float]:
        """What the seat would think of the other, from 1 British to -1 French, by the nation it may be of."""
        total, sums = dict.fromkeys(FLAGS, LEAST), dict.fromkeys(FLAGS, 0.0)
        for world, weight in zip(self.worlds, self.public, strict=True):
            flag = world[seat]
            total[flag] += weight
            sums[flag] += weight * world[other]
        return {flag: sums[flag] / total[flag] for flag in FLAGS}

    def _trust(self, seat: Seat, other: Seat) -> dict[int, float]:
        """The same, from 1 friend to -1 enemy."""
        lead = british_lead(self._holds)
        return {flag: (flag or -sign(lead)) * thought for flag, thought in self.opinion(seat, other).items()}

    def _weigh_choice(self, seat: Seat, other: Seat, liking: float) -> None:
        """A player picked another one to do them good (liking > 0) or harm."""
        if seat != other:
            trust = self._trust(seat, other)
            self._weigh_seat(seat, {flag: _logistic(liking * trust[flag]) for flag in FLAGS})

    # Loyalty cards

    def _dealt(self, event: LoyaltyDealt | LoyaltyTaken) -> None:
        if self.seat is not None:
            seat, flag = self.seat, FLAG[event.loyalty]
            self._multiply(self.private, lambda world: float(world[seat] == flag))

    def _opened(self, event: LoyaltyShown) -> None:
        flag = FLAG[event.loyalty]
        self._weigh(lambda world: float(world[event.player] == flag))

    def _fever(self, event: FeverSpread) -> None:
        """Each world goes on as it was, or with the two exchanged."""
        self.fevers += 1
        for weights in (self.public, self.private):
            before = dict(zip(self.worlds, weights, strict=True))
            for index, world in enumerate(self.worlds):
                exchanged = list(world)
                exchanged[event.player], exchanged[event.other] = world[event.other], world[event.player]
                weights[index] = (before[world] + before[tuple(exchanged)]) / 2

    # Treasure

    def _moved(self, seat: Seat, into: Nation) -> None:
        """A player moved treasure to a nation."""
        flag, trailing = 1 if into is NATIONS[BRITISH] else -1, -sign(british_lead(self._holds))
        dutch = 0.5 if not trailing else DUTCH_BALANCE if trailing == flag else 1 - DUTCH_BALANCE
        self._weigh_seat(seat, {flag: OWN_HOLD, -flag: 1 - OWN_HOLD, 0: dutch})

    def _stowed(self, event: TreasureStowed) -> None:
        self._moved(event.player, event.hold)
        self._put(INDEX[event.ship], event.hold, 1)

    def _pilfered(self, event: TreasurePilfered) -> None:
        into = NATIONS[1 - NATIONS.index(event.source)]
        self._moved(event.player, into)
        self._put(INDEX[event.ship], event.source, -1)
        self._put(INDEX[event.ship], into, 1)

    def _plundered(self, event: TreasurePlundered) -> None:
        self._moved(event.player, event.into)
        ship = INDEX[event.ship]
        self._put(ship, event.into, 1)
        if event.source:
            self._put(1 - ship, event.source, -1)

    def _declined(self, event: PlunderDeclined) -> None:
        self._weigh_seat(event.player, DECLINED)

    def _put(self, place: int, nation: Nation, count: int) -> None:
        index = hold(place, NATIONS.index(nation))
        self._holds[index] = max(0, self._holds[index] + count)

    def _storm(self, event: StormBroke) -> None:
        place = INDEX[event.place]
        for nation in (BRITISH, FRENCH):
            self._holds[hold(place, nation)] = 0

    # Deeds

    def _announced(self, event: DeedAnnounced) -> None:
        self._actor = event.player
        if event.deed in HASTE:
            ahead = HASTE[event.deed] * sign(british_lead(self._holds))
            self._weigh_seat(event.player, {flag: exp(ahead * flag) for flag in FLAGS})

    def _turned(self, event: CardTurned) -> None:
        self._actor = event.player

    def _marooned(self, event: PawnMarooned | FountainDrunk) -> None:
        if event.cause in (Cause.CAPTAIN, Cause.PISTOL) and self._actor is not None:
            self._weigh_choice(self._actor, event.player, -HOSTILE[event.cause])

    def _forced(self, event: PlayerForced) -> None:
        self._weigh_choice(event.player, event.forced, -HOSTILE["force"])

    def _map_given(self, event: MapGiven) -> None:
        self._weigh_choice(event.player, event.to, FRIENDLY["map"])

    def _enlisted(self, event: PawnEnlisted) -> None:
        self._weigh_choice(event.player, event.pawn, FRIENDLY["letter"])

    # Votes

    def _called(self, event: VoteCalled) -> None:
        self._vote, self._own_cards = event, []

    def _put_down(self, event: VoteCast) -> None:
        self._own_cards.append(event.card)

    def _counted(self, event: VoteShown) -> None:
        assert self._vote
        self._shown = event.cards
        if event.vote is Vote.ATTACK:
            self._weigh_ballots(self._water_chances(self._vote))
        elif event.vote is Vote.BRAWL:
            self._weigh_ballots(self._flag_chances(self._vote))

    def _mutiny(self, event: MutinyDecided) -> None:
        assert self._vote
        caller = self._vote.player
        self._weigh_ballots(self._skull_chances(self._vote, event.captain))
        self._weigh_choice(caller, event.captain, -HOSTILE[Cause.MUTINY])

    def _brawl(self, event: BrawlDecided) -> None:
        british = TORTUGA_TREASURES * (1 + sign(event.british - event.french)) // 2
        self._holds[hold(TORTUGA, BRITISH)] = british
        self._holds[hold(TORTUGA, FRENCH)] = TORTUGA_TREASURES - british

    def _flag_chances(self, vote: VoteCalled) -> dict[Seat, dict[int, float]]:
        """How likely each voter shows a British flag, by nation."""
        trailing = -sign(british_lead(self._holds))
        dutch = 0.5 + trailing * (DUTCH_FLAG - 0.5)
        return {voter: {1: FLAG_PLAYED, -1: 1 - FLAG_PLAYED, 0: dutch} for voter in vote.voters}

    def _water_chances(self, vote: VoteCalled) -> dict[Seat, dict[int, float]]:
        chances = {}
        for voter in vote.voters:
            support = self._wishes(voter, vote.player, WISH)
            chances[voter] = {
                flag: WATER_PLAYED + (WATER_SLIPPED - WATER_PLAYED) * support[flag] for flag in FLAGS
            }
        return chances

    def _skull_chances(self, vote: VoteCalled, captain: Seat) -> dict[Seat, dict[int, float]]:
        chances = {}
        for voter in vote.voters:
            revolt = self._wishes(voter, captain, -WISH, voter == vote.player)
            chances[voter] = {
                flag: 1 - SKULL_PLAYED + (2 * SKULL_PLAYED - 1) * revolt[flag] for flag in FLAGS
            }
        return chances

    def _wishes(self, voter: Seat, captain: Seat, weight: float, sure: bool = False) -> dict[int, float]:
        """How likely a voter wishes the vote to succeed, by nation."""
        if sure or voter == captain:
            return dict.fromkeys(FLAGS, 1.0)
        return {flag: _logistic(weight * trust) for flag, trust in self._trust(voter, captain).items()}

    def _weigh_ballots(self, chances: dict[Seat, dict[int, float]]) -> None:
        """Who may have played what: only how many cards show the symbol is known, and one's own."""
        assert self._vote
        vote = self._vote.vote
        shown = sum([_shows(card, vote) for card in self._shown])
        self._multiply(self.public, _ballots(chances, shown, len(self._shown), vote))
        others = {voter: chance for voter, chance in chances.items() if voter != self.seat}
        shown -= sum([_shows(card, vote) for card in self._own_cards])
        cards = len(self._shown) - len(self._own_cards)
        self._multiply(self.private, _ballots(others, shown, cards, vote))


def _ballots(
    chances: dict[Seat, dict[int, float]], shown: int, cards: int, vote: Vote
) -> Callable[[World], float]:
    """How likely so many of the cards show the symbol, in a world; the deck's card and any second one too."""
    deck = (DECK_SHOWS[vote],) * (cards - len(chances))

    @cache
    def likelihood(flags: tuple[int, ...]) -> float:
        played = [chance[flag] for chance, flag in zip(chances.values(), flags, strict=True)]
        return _exactly(shown, (*played, *deck))

    voters = tuple(chances)
    return lambda world: likelihood(tuple([world[voter] for voter in voters]))


def _exactly(count: int, chances: Iterable[float]) -> float:
    """The chance that exactly so many of independent things happen."""
    ways = [1.0]
    for chance in chances:
        ways = [
            before * (1 - chance) + one_less * chance
            for before, one_less in zip([*ways, 0.0], [0.0, *ways], strict=True)
        ]
    return ways[count] if count < len(ways) else 0.0


def _logistic(x: float) -> float:
    return 1 / (1 + exp(-x))


def _shows(card: VoteCard, vote: Vote) -> bool:
    """Whether a card has the symbol that tells most: water, a British flag, a skull."""
    fact = FACT[card]
    return bool({Vote.ATTACK: fact.waters, Vote.BRAWL: fact.british, Vote.MUTINY: fact.skulls}[vote])


FACT = {fact.card: fact for fact in VOTE_FACTS}

READINGS: dict[type[Event], Callable[[Beliefs, Any], None]] = {
    LoyaltyDealt: Beliefs._dealt,
    LoyaltyTaken: Beliefs._dealt,
    LoyaltyShown: Beliefs._opened,
    FeverSpread: Beliefs._fever,
    TreasureStowed: Beliefs._stowed,
    TreasurePilfered: Beliefs._pilfered,
    TreasurePlundered: Beliefs._plundered,
    PlunderDeclined: Beliefs._declined,
    StormBroke: Beliefs._storm,
    DeedAnnounced: Beliefs._announced,
    CardTurned: Beliefs._turned,
    PawnMarooned: Beliefs._marooned,
    FountainDrunk: Beliefs._marooned,
    PlayerForced: Beliefs._forced,
    MapGiven: Beliefs._map_given,
    PawnEnlisted: Beliefs._enlisted,
    VoteCalled: Beliefs._called,
    VoteCast: Beliefs._put_down,
    VoteShown: Beliefs._counted,
    MutinyDecided: Beliefs._mutiny,
    BrawlDecided: Beliefs._brawl,
}

SHOWN: frozenset[type[Event]] = frozenset((LoyaltyDealt, LoyaltyTaken, LoyaltyShown, FeverSpread))
"""What the Loyalty cards themselves say."""
TREASURE: frozenset[type[Event]] = frozenset(
    (TreasureStowed, TreasurePilfered, TreasurePlundered, StormBroke, BrawlDecided)
)
PLAIN = SHOWN | TREASURE
"""What nobody can overlook: cards shown, and treasure moved."""
