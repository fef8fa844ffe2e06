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

REMEMBERED = 16
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


class Piles(dict[Seat | None, VotesSeen]):
    """The Vote cards as each seat sees them, once it looks; what several see alike is worked out once."""

    __slots__ = ("_each", "_faces", "_lots", "_sights", "_votes")

    def __init__(self, votes: Votes) -> None:
        self._votes = votes
        self._each = each = itemgetter(*sorted(chain(votes.deck, *votes.hands)))
        """What a table says of each card, in the order of the components."""
        self._faces, self._lots = each(FACES), set(each(LOT))
        self._sights: dict[tuple[int, ...], tuple[bytes, VotesSeen]] = {}

    def __missing__(self, seat: Seat | None) -> VotesSeen:
        votes = self._votes
        grouping = votes.groupings[-1 if seat is None else seat]
        sight = self._sights.get(grouping)
        if sight is None:
            sight = self._sights[grouping] = self._sight(grouping)
        seen = self[seat] = sight[1] if seat is None else _from_seat(seat, votes.hands[seat], *sight)
        return seen

    def _sight(self, grouping: tuple[int, ...]) -> tuple[bytes, VotesSeen]:
        """For all who group the lots alike: the group of each card, and the cards as they are seen before
        anyone looks into a hand."""
        votes, numbers = self._votes, self._numbers(grouping)
        of_lot = bytes([numbers.get(group, 0) for group in grouping])
        group_of = of_lot.ljust(LOTS) * len(VOTE_CARDS)
        groups: list[list[VoteCard]] = [[] for _ in numbers]
        for group, face in zip(self._each(group_of), self._faces, strict=True):
            groups[group].append(face)
        deck = tuple([group_of[card] for card in votes.deck])
        hands = tuple([tuple(sorted([group_of[card] for card in hand])) for hand in votes.hands])
        seen = VotesSeen((), (), deck, hands, tuple(map(tuple, groups)), self._larger(numbers, grouping))
        return group_of, seen

    def _numbers(self, grouping: tuple[int, ...]) -> dict[int, int]:
        """Of each group its number, counted from the oldest on."""
        groups = sorted({grouping[lot] for lot in self._lots})
        return dict(zip(groups, range(len(groups)), strict=True))

    def _larger(self, numbers: dict[int, int], grouping: tuple[int, ...]) -> tuple[int, ...]:
        """Into which group of the spectators each group falls."""
        public = self._votes.groupings[-1]
        if grouping == public:
            return tuple(numbers.values())
        theirs = self._numbers(public)
        larger = {grouping[lot]: theirs[public[lot]] for lot in self._lots}
        return tuple([larger[group] for group in numbers])


def _from_seat(seat: Seat, hand: tuple[int, ...], group_of: bytes, seen: VotesSeen) -> VotesSeen:
    """For the owner of a hand."""
    groups, faces, own = list(map(list, seen.groups)), [], []
    for kind, group in sorted([(card // LOTS, group_of[card]) for card in hand]):
        groups[group].remove(VOTE_CARDS[kind])
        faces.append(VOTE_CARDS[kind])
        own.append(group)
    hands, left = with_item(seen.hands, seat, ()), tuple(map(tuple, groups))
    return VotesSeen(tuple(faces), tuple(own), seen.deck, hands, left, seen.public)


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
