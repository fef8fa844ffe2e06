"""The Vote cards as a seat, or a spectator, can count them; vote_cards.py says what a lot and a group is."""

from collections import Counter
from functools import lru_cache
from itertools import chain
from operator import itemgetter

from msgspec import Struct

from tortuga.core.game import Seat
from tortuga.core.remembering import Remembered
from tortuga.core.tuples import with_item
from tortuga.games.tortuga1667.components import VOTE_CARDS, VoteCard
from tortuga.games.tortuga1667.state import Votes
from tortuga.games.tortuga1667.vote_cards import LOTS, kind_of, lot_of

REMEMBERED = 64
"""Vote cards change far less often than they are looked at."""
NUMBERS = range(LOTS * len(VOTE_CARDS))
FACES, LOT = [VOTE_CARDS[kind_of(card)] for card in NUMBERS], [lot_of(card) for card in NUMBERS]
"""Of each number that a card can be: what is printed on it, and its lot."""


class VotesSeen(Struct, frozen=True, gc=False):
    """The Vote cards as this seat can count them.

    The face-down cards fall into groups. Of each group the seat knows which cards it holds and where they
    are, but not which is which: `deck` and `hands` say for each card to which group it belongs.
    """

    hand: tuple[VoteCard, ...]
    """One's own; for a spectator none."""
    own: tuple[int, ...]
    """The groups of the own cards, in the order of `hand`."""
    deck: tuple[int, ...]
    """From the top."""
    hands: tuple[tuple[int, ...], ...]
    """Ascending, as which card of a hand belongs to which group is not known; one's own is empty here."""
    groups: tuple[tuple[VoteCard, ...], ...]
    """The cards of each group, without those in one's own hand."""
    public: tuple[int, ...]
    """The same for a spectator, who knows least: the larger group into which each of these falls."""


class Sight:
    """The Vote cards as all see them who group the lots alike, before anyone looks into a hand."""

    __slots__ = ("group_of", "seen")

    def __init__(self, piles: "Piles", grouping: tuple[int, ...]) -> None:
        votes, numbers = piles.votes, piles.numbers(grouping)
        of_lot = bytes([numbers.get(group, 0) for group in grouping])
        self.group_of = group_of = of_lot.ljust(LOTS) * len(VOTE_CARDS)
        """The group of each card."""
        groups: list[list[VoteCard]] = [[] for _ in numbers]
        for group, face in zip(piles.each(group_of), piles.faces, strict=True):
            groups[group].append(face)
        self.seen = VotesSeen(
            hand=(),
            own=(),
            deck=tuple([group_of[card] for card in votes.deck]),
            hands=tuple([tuple(sorted([group_of[card] for card in hand])) for hand in votes.hands]),
            groups=tuple([tuple(group) for group in groups]),
            public=piles.larger(numbers, grouping),
        )

    def from_seat(self, seat: Seat, hand: tuple[int, ...]) -> VotesSeen:
        """For the owner of a hand."""
        seen, groups = self.seen, list(self.seen.groups)
        own = sorted([(kind_of(card), self.group_of[card]) for card in hand])
        for kind, group in own:
            at = groups[group].index(VOTE_CARDS[kind])
            groups[group] = groups[group][:at] + groups[group][at + 1 :]
        return VotesSeen(
            hand=tuple([VOTE_CARDS[kind] for kind, _ in own]),
            own=tuple([group for _, group in own]),
            deck=seen.deck,
            hands=with_item(seen.hands, seat, ()),
            groups=tuple(groups),
            public=seen.public,
        )


class Piles:
    """The Vote cards laid out for whoever looks at them; what several see alike is worked out once."""

    __slots__ = ("_lots", "_seen", "_sights", "each", "faces", "votes")

    def __init__(self, votes: Votes) -> None:
        self.votes = votes
        self.each = itemgetter(*sorted(chain(votes.deck, *votes.hands)))
        """What a table says of each card, in the order of the components."""
        self.faces, self._lots = self.each(FACES), set(self.each(LOT))
        self._sights: dict[tuple[int, ...], Sight] = {}
        self._seen: dict[Seat | None, VotesSeen] = {}

    def numbers(self, grouping: tuple[int, ...]) -> dict[int, int]:
        """Of each group its number, counted from the oldest on."""
        return {group: number for number, group in enumerate(sorted({grouping[lot] for lot in self._lots}))}

    def larger(self, numbers: dict[int, int], grouping: tuple[int, ...]) -> tuple[int, ...]:
        """Into which group of the spectators each group falls."""
        public = self.votes.groupings[-1]
        if grouping == public:
            return tuple(numbers.values())
        theirs = self.numbers(public)
        found = {grouping[lot]: theirs[public[lot]] for lot in self._lots}
        return tuple([found[group] for group in numbers])

    def seen(self, seat: Seat | None) -> VotesSeen:
        found = self._seen.get(seat)
        if found is None:
            found = self._seen[seat] = self._seen_by(seat)
        return found

    def _seen_by(self, seat: Seat | None) -> VotesSeen:
        if seat is None:
            return self._sight(self.votes.groupings[-1]).seen
        return self._sight(self.votes.groupings[seat]).from_seat(seat, self.votes.hands[seat])

    def _sight(self, grouping: tuple[int, ...]) -> Sight:
        found = self._sights.get(grouping)
        if found is None:
            found = self._sights[grouping] = Sight(self, grouping)
        return found


piles = Remembered(Piles, REMEMBERED)


@lru_cache(maxsize=REMEMBERED)
def votes_open(votes: Votes) -> VotesSeen:
    """Every card known: the groups are the kinds of cards."""
    present = sorted({kind_of(card) for card in chain(votes.deck, *votes.hands)})
    number = {kind: index for index, kind in enumerate(present)}
    count = Counter(kind_of(card) for card in chain(votes.deck, *votes.hands))
    return VotesSeen(
        hand=(),
        own=(),
        deck=tuple([number[kind_of(card)] for card in votes.deck]),
        hands=tuple([tuple(sorted([number[kind_of(card)] for card in hand])) for hand in votes.hands]),
        groups=tuple([(VOTE_CARDS[kind],) * count[kind] for kind in present]),
        public=tuple(range(len(present))),
    )
