"""tortuga1667 in numbers. Every answer is one small action: `ACTIONS` lists them by their numbers.

Players are counted clockwise from the seat itself, which is 0.
"""

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Any, ClassVar, TypeAlias

from msgspec import Struct

from tortuga.core.encoding import MANY, Encoding, Field, Word, marked, one_hot, padded
from tortuga.core.errors import NotEncoded
from tortuga.core.game import Seat
from tortuga.core.notation import Choice
from tortuga.core.phases import Phase
from tortuga.games.tortuga1667.card import CardChoice
from tortuga.games.tortuga1667.cards.atlantis import CHOICES as BEFORE_A_TURN
from tortuga.games.tortuga1667.cards.atlantis import Moment
from tortuga.games.tortuga1667.cards.black_powder import Close
from tortuga.games.tortuga1667.cards.crows_nest import TAKES
from tortuga.games.tortuga1667.cards.letter_of_marque import SAVE, SHIP_CHOICES
from tortuga.games.tortuga1667.choosing import PLAYERS as CHOICES_OF_PLAYERS
from tortuga.games.tortuga1667.choosing import Asking, Choose, Decline
from tortuga.games.tortuga1667.components import (
    BOATS,
    CAPACITY,
    KIND,
    LINE_PLACES,
    NATIONS,
    PLACES,
    TREASURES,
    VOTE_CARDS,
    VOTE_DECK,
    Cause,
    EventCard,
    Loyalty,
    Vote,
)
from tortuga.games.tortuga1667.ending import Over
from tortuga.games.tortuga1667.event_deck import eligible_stars
from tortuga.games.tortuga1667.game import GAME
from tortuga.games.tortuga1667.marooning import Drink, Drinking
from tortuga.games.tortuga1667.options import OpenLoyalties, Tortuga1667Options, VoteDeck
from tortuga.games.tortuga1667.phases.acting import (
    PILFERS,
    ROWS,
    Acting,
    Attack,
    Brawl,
    Force,
    Maroon,
    Mutiny,
    Pass,
    Reveal,
    UseLetter,
    View,
)
from tortuga.games.tortuga1667.phases.banishing import Banishing
from tortuga.games.tortuga1667.phases.forcing import Forced, Forcing, Overruling, Point, Pointing
from tortuga.games.tortuga1667.phases.looking import Look, Looking
from tortuga.games.tortuga1667.phases.plundering import Plunder, Plundering
from tortuga.games.tortuga1667.phases.resolving import Resolving
from tortuga.games.tortuga1667.phases.settling import ON_LAND, Settle, Settling
from tortuga.games.tortuga1667.phases.stowing import STOWS, Stowing
from tortuga.games.tortuga1667.phases.turning import TURNS, Turning
from tortuga.games.tortuga1667.phases.voting import CARDS as CASTS
from tortuga.games.tortuga1667.phases.voting import Voting
from tortuga.games.tortuga1667.view import Tortuga1667View

PLAYERS = GAME.seats[-1]
CARDS = tuple(EventCard)[:16]
"""The Event cards of the box. One more card needs another version of these numbers."""
CARD = {card: index for index, card in enumerate(CARDS)}
KINDS = len(VOTE_CARDS)
SPOTS = tuple((place, position) for place in ON_LAND for position in range(CAPACITY[place]))
"""Where a pawn can settle."""
PAIRS = tuple(combinations(LINE_PLACES, 2))
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

ACTIONS: tuple[Choice | None, ...] = (
    None,  # to wait
    *STOWS,
    *(Settle(PLACES[place], position + 1) for place, position in SPOTS),
    *BEFORE_A_TURN,
    View(),
    Reveal(),
    Force(),
    *ROWS,
    Attack(),
    Maroon(),
    Mutiny(),
    *PILFERS,
    Brawl(),
    UseLetter(),
    Pass(),
    *(Look(first, second) for first, second in PAIRS),
    *TURNS,
    *(Point(first, second) for first, second in PAIRS),
    *CHOICES_OF_PLAYERS,
    *(Plunder(into, source) for source in (None, *NATIONS) for into in NATIONS),
    Decline(),
    Drink(),
    *CASTS,
    *TAKES,
    *(Close(PLACES[boat]) for boat in BOATS),
    *SHIP_CHOICES,
    SAVE,
)
NUMBER = {action: number for number, action in enumerate(ACTIONS)}

Numbers: TypeAlias = list[int]


class Sight(Struct):
    """A view and its seats from the own one on, clockwise."""

    view: Tortuga1667View
    seats: tuple[Seat, ...]

    def each(self, of: Callable[[Seat], Iterable[int]], size: int) -> Numbers:
        """Numbers of each player, with zeros for players that are not there."""
        return padded((of(seat) for seat in self.seats), PLAYERS * size)

    def flags(self, seats: Iterable[Seat | None]) -> Numbers:
        """Which players are among these."""
        some = set(seats)
        return self.each(lambda seat: (int(seat in some),), 1)

    @property
    def chance_of_group(self) -> list[Numbers]:
        """For each group of Vote cards: how likely one of its cards is of each kind, in percent."""
        return [
            [PERCENT * count // max(1, len(group)) for count in _kinds(KIND[card] for card in group)]
            for group in self.view.votes.groups
        ]


def _kinds(kinds: Iterable[int]) -> Numbers:
    return marked(kinds, KINDS)


def _cards(cards: Iterable[EventCard | None]) -> Numbers:
    return marked([CARD[card] for card in cards if card is not None], len(CARDS))


def _loyalty(loyalty: Loyalty | None) -> Numbers:
    return one_hot(None if loyalty is None else tuple(Loyalty).index(loyalty), len(Loyalty))


# Of each player


def _stands(sight: Sight) -> Numbers:
    """The place of each pawn, and its position there."""
    where = {seat: (place, at) for place, line in enumerate(sight.view.lines) for at, seat in enumerate(line)}

    def of(seat: Seat) -> Numbers:
        place, at = where.get(seat, (None, None))
        return [*one_hot(place, len(PLACES)), *one_hot(at, PLAYERS)]

    return sight.each(of, len(PLACES) + PLAYERS)


def _settled(sight: Sight) -> Numbers:
    phase = sight.view.phase
    if not isinstance(phase, Settling):
        return [0] * PLAYERS * len(SPOTS)
    where = {phase.spots[place][at]: spot for spot, (place, at) in enumerate(SPOTS)}
    return sight.each(lambda seat: one_hot(where.get(seat), len(SPOTS)), len(SPOTS))


def _hands(sight: Sight) -> Numbers:
    votes = sight.view.votes

    def size(seat: Seat) -> int:
        return len(votes.hand if seat == sight.view.seat else votes.hands[seat])

    return sight.each(lambda seat: (size(seat),), 1)


def _hands_known(sight: Sight) -> Numbers:
    groups = sight.chance_of_group

    def of(seat: Seat) -> Numbers:
        if seat == sight.view.seat:
            return [PERCENT * count for count in _kinds(KIND[card] for card in sight.view.votes.hand)]
        return [sum(groups[group][kind] for group in sight.view.votes.hands[seat]) for kind in range(KINDS)]

    return sight.each(of, KINDS)


def _fevers(sight: Sight) -> Numbers:
    """The last Cabin Fever: who revealed it, with whom."""
    last = sight.view.fevers[-1:]
    return [*sight.flags(one.revealer for one in last), *sight.flags(one.other for one in last)]


# Of the line and the deck


def _line(sight: Sight) -> Numbers:
    return padded(
        ([0] * (len(CARDS) + 1) if card is None else [1, *_cards([card.card])] for card in sight.view.line),
        len(LINE_PLACES) * (len(CARDS) + 1),
    )


def _seen_by(sight: Sight) -> Numbers:
    numbers: Numbers = []
    for card in sight.view.line:
        numbers += sight.flags(card.seen_by if card is not None else ())
    return numbers


def _stars(sight: Sight) -> Numbers:
    return _cards(eligible_stars(sight.view.options, len(sight.seats)))


def _top_vote(sight: Sight) -> Numbers:
    deck = sight.view.votes.deck
    return sight.chance_of_group[deck[0]] if deck else [0] * KINDS


# Of the phase


def _secret(sight: Sight) -> Numbers:
    """The Vote cards that this seat has put down in the vote, or taken by Crow's Nest."""
    phase, seat = sight.view.phase, sight.view.seat
    if isinstance(phase, Voting) and seat in phase.voters:
        return _kinds(phase.cast_by(seat))
    if isinstance(phase, CardChoice) and phase.seat == seat:
        return _kinds(phase.secret)
    return [0] * KINDS


def _vote(sight: Sight) -> Numbers:
    phase = sight.view.phase
    if not isinstance(phase, Voting):
        return [0] * (len(Vote) + len(PLACES))
    return [*one_hot(tuple(Vote).index(phase.vote), len(Vote)), *one_hot(phase.place, len(PLACES))]


def _roles(sight: Sight) -> Numbers:
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


def _pointed_at(sight: Sight) -> Numbers:
    phase = sight.view.phase
    pair = (phase.first, phase.second) if isinstance(phase, Forcing | Forced | Overruling) else ()
    return marked([place - 1 for place in pair], len(LINE_PLACES))


def _resolving(sight: Sight) -> Numbers:
    return _cards([sight.view.phase.card] if isinstance(sight.view.phase, CardChoice) else ())


def _cause(sight: Sight) -> Numbers:
    phase = sight.view.phase
    return one_hot(tuple(Cause).index(phase.cause) if isinstance(phase, Drinking) else None, len(Cause))


def _options(sight: Sight) -> Numbers:
    options = sight.view.options
    openness = one_hot(tuple(OpenLoyalties).index(options.open_loyalties), len(OpenLoyalties))
    fewer = options.vote_deck is VoteDeck.THIRTY
    return [int(options.blind), int(options.strategic_start), int(fewer), *openness]


ROLES = 6
FIELDS = (
    Field("players", (PLAYERS,), 1, "who is there", lambda s: s.flags(s.seats)),
    Field(
        "asked", (1,), 1, "whether this seat is asked something", lambda s: [int(s.view.asked is not None)]
    ),
    Field("awaited", (PLAYERS,), 1, "whom the table waits for", lambda s: s.flags(s.view.awaited)),
    Field("turn", (PLAYERS,), 1, "whose turn it is", lambda s: s.flags([s.view.turn])),
    Field("deeds_left", (1,), 2, "deeds left in this turn", lambda s: [s.view.deeds_left]),
    Field("turns", (1,), MANY, "turns begun", lambda s: [s.view.turns]),
    Field(
        "phase",
        (len(PHASES),),
        1,
        "what the table is busy with, in the order of `PHASES`",
        lambda s: one_hot(PHASES.index(type(s.view.phase)), len(PHASES)),
    ),
    Field(
        "roles",
        (ROLES, PLAYERS),
        1,
        "who is asked, votes, called the vote, forces, is forced, was chosen",
        _roles,
    ),
    Field(
        "stands",
        (PLAYERS, len(PLACES) + PLAYERS),
        1,
        "of each pawn the place (Dutchman, Roger, Tortuga, their boats) and the position in its line",
        _stands,
    ),
    Field(
        "settled",
        (PLAYERS, len(SPOTS)),
        1,
        "where pawns settle at a strategic start, in the order of `SPOTS`",
        _settled,
    ),
    Field(
        "loyalty",
        (PLAYERS, len(Loyalty)),
        1,
        "British, French, Dutch, where this seat knows it",
        lambda s: s.each(lambda seat: _loyalty(s.view.loyalties[seat]), len(Loyalty)),
    ),
    Field(
        "face_up",
        (PLAYERS,),
        1,
        "whose Loyalty card lies open",
        lambda s: s.each(lambda seat: (s.view.face_up[seat],), 1),
    ),
    Field(
        "dealt",
        (PLAYERS, len(Loyalty)),
        1,
        "the Loyalty cards that this seat saw at the deal",
        lambda s: s.each(lambda seat: _loyalty(s.view.dealt[seat]), len(Loyalty)),
    ),
    Field("fever", (2, PLAYERS), 1, "the two of the last Cabin Fever", _fevers),
    Field(
        "kept",
        (PLAYERS, len(CARDS)),
        3,
        "Event cards before each player, in the order of `CARDS`",
        lambda s: s.each(lambda seat: _cards(s.view.kept[seat]), len(CARDS)),
    ),
    Field(
        "skips",
        (PLAYERS,),
        1,
        "who skips the next turn",
        lambda s: s.each(lambda seat: (s.view.skips[seat],), 1),
    ),
    Field(
        "sits_out",
        (PLAYERS,),
        2,
        "votes still to sit out",
        lambda s: s.each(lambda seat: (s.view.sits_out[seat],), 1),
    ),
    Field(
        "resting", (PLAYERS,), 1, "who keeps Atlantis until the own turn", lambda s: s.flags([s.view.resting])
    ),
    Field(
        "closed",
        (len(BOATS),),
        1,
        "which rowboats are closed",
        lambda s: [s.view.closed[boat] for boat in BOATS],
    ),
    Field("galleon", (1,), TREASURES, "treasure in the Galleon", lambda s: [s.view.galleon]),
    Field(
        "holds",
        (len(ON_LAND), 2),
        TREASURES,
        "British and French holds of Dutchman, Roger, Tortuga",
        lambda s: s.view.holds,
    ),
    Field("adrift", (1,), TREASURES, "treasure of Tortuga that is nobody's", lambda s: [s.view.adrift]),
    Field(
        "hand",
        (KINDS,),
        3,
        "own Vote cards of each kind",
        lambda s: _kinds(KIND[card] for card in s.view.votes.hand),
    ),
    Field("hand_sizes", (PLAYERS,), len(VOTE_DECK), "Vote cards of each player", _hands),
    Field(
        "hands_known",
        (PLAYERS, KINDS),
        MANY,
        "how many Vote cards of each kind they are likely to hold, in percent",
        _hands_known,
    ),
    Field("votes_deck", (1,), len(VOTE_DECK), "Vote cards in the deck", lambda s: [len(s.view.votes.deck)]),
    Field("votes_top", (KINDS,), PERCENT, "how likely the top one is of each kind, in percent", _top_vote),
    Field("secret", (KINDS,), 3, "Vote cards this seat has put down, or taken by Crow's Nest", _secret),
    Field("vote", (len(Vote) + len(PLACES),), 1, "attack, brawl or mutiny; where", _vote),
    Field(
        "line",
        (len(LINE_PLACES), 1 + len(CARDS)),
        1,
        "whether a card lies there; which, if this seat saw it",
        _line,
    ),
    Field("seen_by", (len(LINE_PLACES), PLAYERS), 1, "who has seen each card of the line", _seen_by),
    Field("pointed_at", (len(LINE_PLACES),), 1, "the two cards of which one is to be turned", _pointed_at),
    Field("events_deck", (1,), MANY, "Event cards in the deck", lambda s: [s.view.deck]),
    Field("discards", (len(CARDS),), 3, "Event cards discarded", lambda s: _cards(s.view.discards)),
    Field("revealed", (len(CARDS),), 1, "the card being resolved", lambda s: _cards([s.view.revealed])),
    Field("resolving", (len(CARDS),), 1, "the card that asks", _resolving),
    Field("gap", (len(LINE_PLACES),), 1, "where it lay", lambda s: one_hot(s.view.gap, len(LINE_PLACES))),
    Field("afoot", (len(CARDS),), 3, "cards known to be in line or deck", lambda s: _cards(s.view.afoot)),
    Field("cause", (len(Cause),), 1, "why a pawn is to be marooned", _cause),
    Field("last_five", (1,), 1, "whether the last five cards are mixed", lambda s: [s.view.last_five]),
    Field("sudden", (1,), 1, "whether the first nation to lead wins", lambda s: [s.view.sudden]),
    Field("stars", (len(CARDS),), 1, "starred cards that can be in the deck", _stars),
    Field("trim", (1,), MANY, "cards taken off unseen", lambda s: [s.view.options.trim]),
    Field(
        "options",
        (6,),
        1,
        "`blind`, `strategic_start`, `vote_deck` = 30, `open_loyalties` none, all, two",
        _options,
    ),
)


class Tortuga1667Encoding(Encoding[Tortuga1667Options, Tortuga1667View, Any]):
    game: ClassVar = GAME
    version: ClassVar = 1
    actions: ClassVar = len(ACTIONS)
    fields: ClassVar = FIELDS

    def check(self, options: Tortuga1667Options, seats: int) -> None:
        if len(EventCard) > len(CARDS):
            raise NotEncoded(GAME.id, "cards", len(CARDS))

    def spell(self, view: Tortuga1667View, action: Any) -> Word:
        if isinstance(action, Choose):
            assert view.seat is not None
            action = Choose((action.player - view.seat) % len(view.skips))
        return (NUMBER[action],)

    def read(self, view: Tortuga1667View, word: Word) -> Any:
        action = ACTIONS[word[0]]
        if isinstance(action, Choose):
            assert view.seat is not None
            return Choose((action.player + view.seat) % len(view.skips))
        return action

    def describe(self, view: Tortuga1667View, number: int) -> str:
        action = self.read(view, (number,))
        return GAME.notate(action) if action is not None else "wait"

    def look(self, view: Tortuga1667View, begun: Word) -> Sight:
        count = len(view.skips)
        return Sight(view, tuple((seat + (view.seat or 0)) % count for seat in range(count)))

    def most_answers(self, view: Tortuga1667View) -> int:
        """El Dorado: who holds it may play a second card."""
        phase = view.phase
        if not isinstance(phase, Voting):
            return 1
        two = any(
            EventCard.EL_DORADO in view.kept[seat] and len(view.votes.hands[seat]) > 1
            for seat in phase.voters
        )
        return 2 if two else 1


ENCODING = Tortuga1667Encoding()
