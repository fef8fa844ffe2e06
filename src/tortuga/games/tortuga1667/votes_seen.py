"""The Vote cards as a seat, or a spectator, can count them; vote_cards.py says what a lot and a group is."""

from bisect import bisect_left
from collections import Counter
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from msgspec import Struct

from tortuga.core.game import Seat
from tortuga.core.tuples import with_item
from tortuga.games.tortuga1667.components import VOTE_CARDS, VoteCard
from tortuga.games.tortuga1667.state import Votes
from tortuga.games.tortuga1667.vote_cards import LOTS, kind_of

FACES = [card for card in VOTE_CARDS for _ in range(LOTS)]
"""What is printed on the card of each number."""


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


class Sight(NamedTuple):
    """The Vote cards as they look to all who group the lots alike."""

    seen: VotesSeen
    """Before anyone looks into a hand."""
    group_of: list[int]
    """The group of each lot."""
    cards: list[list[int]]
    """Those of each group, ascending, as in `seen`."""


class Piles(dict[Seat | None, VotesSeen]):
    """The Vote cards as each seat sees them, once it looks; what several see alike is worked out once."""

    __slots__ = ("_cards", "_lots", "_public", "_sights", "votes")

    def __init__(self, votes: Votes) -> None:
        self.votes = votes
        self._cards = sorted(chain(votes.deck, *votes.hands))
        self._lots = {card % LOTS for card in self._cards}
        self._public = self._groups(votes.groupings[-1])
        self._sights: dict[tuple[int, ...], Sight] = {}

    def __missing__(self, seat: Seat | None) -> VotesSeen:
        votes = self.votes
        grouping = votes.groupings[-1 if seat is None else seat]
        sight = self._sights.get(grouping)
        if sight is None:
            sight = self._sights[grouping] = self._sight(grouping)
        seen = self[seat] = sight.seen if seat is None else _from_seat(seat, votes.hands[seat], sight)
        return seen

    def _sight(self, grouping: tuple[int, ...]) -> Sight:
        votes, public = self.votes, self._public
        group_of = public if grouping == votes.groupings[-1] else self._groups(grouping)
        larger = {group_of[lot]: public[lot] for lot in self._lots}
        cards: list[list[int]] = [[] for _ in larger]
        for card in self._cards:
            cards[group_of[card % LOTS]].append(card)
        seen = VotesSeen(
            (),
            (),
            tuple([group_of[card % LOTS] for card in votes.deck]),
            tuple([tuple(sorted([group_of[card % LOTS] for card in hand])) for hand in votes.hands]),
            tuple([tuple([FACES[card] for card in group]) for group in cards]),
            tuple([larger[group] for group in range(len(larger))]),
        )
        return Sight(seen, group_of, cards)

    def _groups(self, grouping: tuple[int, ...]) -> list[int]:
        """The group of each lot that is in play; groups are counted from the oldest on."""
        oldest_first = sorted({grouping[lot] for lot in self._lots})
        number = {group: index for index, group in enumerate(oldest_first)}
        return [number.get(group, 0) for group in grouping]


def _from_seat(seat: Seat, hand: tuple[int, ...], sight: Sight) -> VotesSeen:
    """For the owner of a hand, whose cards are no longer in their groups."""
    seen, group_of, cards = sight
    left: dict[int, list[VoteCard]] = {}
    for card in reversed(hand):  # from the last place on, so that those before it stay where they are
        number = group_of[card % LOTS]
        if number not in left:
            left[number] = list(seen.groups[number])
        del left[number][bisect_left(cards[number], card)]
    groups = list(seen.groups)
    for number, group in left.items():
        groups[number] = tuple(group)
    own = sorted([card - card % LOTS + group_of[card % LOTS] for card in hand])
    return VotesSeen(
        tuple([FACES[card] for card in own]),
        tuple([card % LOTS for card in own]),
        seen.deck,
        with_item(seen.hands, seat, ()),
        tuple(groups),
        seen.public,
    )


_last = Piles(Votes((), (), ((),), 0))


def votes_seen(votes: Votes, seat: Seat | None) -> VotesSeen:
    """Votes change far less often than they are looked at, so the last ones stay laid out."""
    global _last
    piles = _last
    if piles.votes is not votes:
        piles = _last = Piles(votes)
    return piles[seat]


@lru_cache(maxsize=16)
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
