"""What a view says, in numbers. Players are counted clockwise from the seat itself."""

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import TypeAlias

from msgspec import Struct

from tortuga.core.encoding import marked, one_hot, padded
from tortuga.core.game import Seat
from tortuga.core.phases import Phase
from tortuga.games.tortuga1667.card import CardChoice
from tortuga.games.tortuga1667.cards.atlantis import Moment
from tortuga.games.tortuga1667.choosing import MOST_PLAYERS as PLAYERS
from tortuga.games.tortuga1667.choosing import Asking
from tortuga.games.tortuga1667.components import (
    KIND,
    LINE_PLACES,
    PLACES,
    VOTE_CARDS,
    Cause,
    EventCard,
    Loyalty,
    Vote,
)
from tortuga.games.tortuga1667.ending import Over
from tortuga.games.tortuga1667.event_deck import eligible_stars
from tortuga.games.tortuga1667.marooning import Drinking
from tortuga.games.tortuga1667.numbers.actions import SPOTS
from tortuga.games.tortuga1667.options import OpenLoyalties, VoteDeck
from tortuga.games.tortuga1667.phases.acting import Acting
from tortuga.games.tortuga1667.phases.banishing import Banishing
from tortuga.games.tortuga1667.phases.forcing import Forced, Forcing, Overruling, Pointing
from tortuga.games.tortuga1667.phases.looking import Looking
from tortuga.games.tortuga1667.phases.plundering import Plundering
from tortuga.games.tortuga1667.phases.resolving import Resolving
from tortuga.games.tortuga1667.phases.settling import Settling
from tortuga.games.tortuga1667.phases.stowing import Stowing
from tortuga.games.tortuga1667.phases.turning import Turning
from tortuga.games.tortuga1667.phases.voting import Voting
from tortuga.games.tortuga1667.view import Tortuga1667View

CARDS = tuple(EventCard)[:16]
"""The Event cards of the box. One more card needs another version of these numbers."""
CARD = {card: index for index, card in enumerate(CARDS)}
KINDS = len(VOTE_CARDS)
PHASES: tuple[type[Phase], ...] = (
    Stowing,
    Settling,
    Moment,
    Acting,
    Looking,
    Turning,
    Pointing,
    Forcing,
    Forced,
    Overruling,
    Banishing,
    Plundering,
    Drinking,
    Resolving,
    Voting,
    Over,
)
PERCENT = 100

Numbers: TypeAlias = list[int]


class Sight(Struct, dict=True):
    """A view and its seats from the own one on, clockwise."""

    view: Tortuga1667View
    seats: tuple[Seat, ...]

    def each(self, of: Callable[[Seat], Iterable[int]], size: int) -> Numbers:
        """Numbers of each player, with zeros for players that are not there."""
        return padded([of(seat) for seat in self.seats], PLAYERS * size)

    def flags(self, seats: Iterable[Seat | None]) -> Numbers:
        """Which players are among these."""
        some = set(seats)
        return [int(seat in some) for seat in self.seats] + [0] * (PLAYERS - len(self.seats))

    @cached_property
    def chance_of_group(self) -> list[Numbers]:
        """For each group of Vote cards: how likely one of its cards is of each kind, in percent."""
        return [
            [PERCENT * count // max(1, len(group)) for count in kinds(KIND[card] for card in group)]
            for group in self.view.votes.groups
        ]


def kinds(of: Iterable[int]) -> Numbers:
    return marked(of, KINDS)


def cards(of: Iterable[EventCard | None]) -> Numbers:
    return marked([CARD[card] for card in of if card is not None], len(CARDS))


def loyalty(card: Loyalty | None) -> Numbers:
    return one_hot(None if card is None else tuple(Loyalty).index(card), len(Loyalty))


# Of each player


def stands(sight: Sight) -> Numbers:
    """The place of each pawn, and its position there."""
    where = {seat: (place, at) for place, line in enumerate(sight.view.lines) for at, seat in enumerate(line)}

    def of(seat: Seat) -> Numbers:
        place, at = where.get(seat, (None, None))
        return [*one_hot(place, len(PLACES)), *one_hot(at, PLAYERS)]

    return sight.each(of, len(PLACES) + PLAYERS)


def settled(sight: Sight) -> Numbers:
    phase = sight.view.phase
    if not isinstance(phase, Settling):
        return [0] * PLAYERS * len(SPOTS)
    where = {phase.spots[place][at]: spot for spot, (place, at) in enumerate(SPOTS)}
    return sight.each(lambda seat: one_hot(where.get(seat), len(SPOTS)), len(SPOTS))


def hands(sight: Sight) -> Numbers:
    votes = sight.view.votes

    def size(seat: Seat) -> int:
        return len(votes.hand if seat == sight.view.seat else votes.hands[seat])

    return sight.each(lambda seat: (size(seat),), 1)


def hands_known(sight: Sight) -> Numbers:
    groups = sight.chance_of_group

    def of(seat: Seat) -> Numbers:
        if seat == sight.view.seat:
            return [PERCENT * count for count in kinds(KIND[card] for card in sight.view.votes.hand)]
        return [sum(groups[group][kind] for group in sight.view.votes.hands[seat]) for kind in range(KINDS)]

    return sight.each(of, KINDS)


def fevers(sight: Sight) -> Numbers:
    """The last Cabin Fever: who revealed it, with whom."""
    last = sight.view.fevers[-1:]
    return [*sight.flags(one.revealer for one in last), *sight.flags(one.other for one in last)]


# Of the line and the deck


def line(sight: Sight) -> Numbers:
    return padded(
        ([0] * (len(CARDS) + 1) if card is None else [1, *cards([card.card])] for card in sight.view.line),
        len(LINE_PLACES) * (len(CARDS) + 1),
    )


def seen_by(sight: Sight) -> Numbers:
    numbers: Numbers = []
    for card in sight.view.line:
        numbers += sight.flags(card.seen_by if card is not None else ())
    return numbers


def stars(sight: Sight) -> Numbers:
    return cards(eligible_stars(sight.view.options, len(sight.seats)))


def top_vote(sight: Sight) -> Numbers:
    deck = sight.view.votes.deck
    return sight.chance_of_group[deck[0]] if deck else [0] * KINDS


# Of the phase


def secret(sight: Sight) -> Numbers:
    """The Vote cards that this seat has put down in the vote, or taken by Crow's Nest."""
    phase, seat = sight.view.phase, sight.view.seat
    if isinstance(phase, Voting) and seat in phase.voters:
        return kinds(phase.cast_by(seat))
    if isinstance(phase, CardChoice) and phase.seat == seat:
        return kinds(phase.secret)
    return [0] * KINDS


def vote(sight: Sight) -> Numbers:
    phase = sight.view.phase
    if not isinstance(phase, Voting):
        return [0] * (len(Vote) + len(PLACES))
    return [*one_hot(tuple(Vote).index(phase.vote), len(Vote)), *one_hot(phase.place, len(PLACES))]


def roles(sight: Sight) -> Numbers:
    """Who is asked in the open, who votes, who called the vote, who forces and is forced, who was chosen."""
    phase = sight.view.phase
    return [
        *sight.flags([phase.seat] if isinstance(phase, Asking) else ()),
        *sight.flags(phase.voters if isinstance(phase, Voting) else ()),
        *sight.flags([phase.caller] if isinstance(phase, Voting) else ()),
        *sight.flags([phase.by if isinstance(phase, Forced) else None]),
        *sight.flags([phase.forced if isinstance(phase, Overruling) else None]),
        *sight.flags(phase.chosen[:1] if isinstance(phase, CardChoice) else ()),
    ]


def pointed_at(sight: Sight) -> Numbers:
    phase = sight.view.phase
    pair = (phase.first, phase.second) if isinstance(phase, Forcing | Forced | Overruling) else ()
    return marked([place - 1 for place in pair], len(LINE_PLACES))


def resolving(sight: Sight) -> Numbers:
    return cards([sight.view.phase.card] if isinstance(sight.view.phase, CardChoice) else ())


def cause(sight: Sight) -> Numbers:
    phase = sight.view.phase
    return one_hot(tuple(Cause).index(phase.cause) if isinstance(phase, Drinking) else None, len(Cause))


def options(sight: Sight) -> Numbers:
    options = sight.view.options
    openness = one_hot(tuple(OpenLoyalties).index(options.open_loyalties), len(OpenLoyalties))
    fewer = options.vote_deck is VoteDeck.THIRTY
    return [int(options.blind), int(options.strategic_start), int(fewer), *openness]
