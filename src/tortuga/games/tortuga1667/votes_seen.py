"""The Vote cards as a seat, or a spectator, can count them; vote_cards.py says what a lot and a group is."""

from collections import Counter
from functools import lru_cache
from itertools import chain

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


class Piles(dict[Seat | None, VotesSeen]):
    """The Vote cards as each seat sees them, once it looks; what several see alike is worked out once."""

    __slots__ = ("_cards", "_lots", "_public", "_sights", "votes")

    def __init__(self, votes: Votes) -> None:
        self.votes = votes
        self._cards = sorted(chain(votes.deck, *votes.hands))
        self._lots = {card % LOTS for card in self._cards}
        self._public = self._groups(votes.groupings[-1])
        self._sights: dict[tuple[int, ...], tuple[list[int], VotesSeen]] = {}

    def __missing__(self, seat: Seat | None) -> VotesSeen:
        votes = self.votes
        grouping = votes.groupings[-1 if seat is None else seat]
        sight = self._sights.get(grouping)
        if sight is None:
            sight = self._sights[grouping] = self._sight(grouping)
        seen = self[seat] = sight[1] if seat is None else _from_seat(seat, votes.hands[seat], *sight)
        return seen

    def _sight(self, grouping: tuple[int, ...]) -> tuple[list[int], VotesSeen]:
        """For all who group the lots alike: the group of each lot, and the cards as they are seen before
        anyone looks into a hand."""
        votes, public = self.votes, self._public
        group_of = public if grouping == votes.groupings[-1] else self._groups(grouping)
        larger = {group_of[lot]: public[lot] for lot in self._lots}
        groups: list[list[VoteCard]] = [[] for _ in larger]
        for card in self._cards:
            groups[group_of[card % LOTS]].append(FACES[card])
        seen = VotesSeen(
            (),
            (),
            tuple([group_of[card % LOTS] for card in votes.deck]),
            tuple([tuple(sorted([group_of[card % LOTS] for card in hand])) for hand in votes.hands]),
            tuple(map(tuple, groups)),
            tuple([larger[group] for group in range(len(larger))]),
        )
        return group_of, seen

    def _groups(self, grouping: tuple[int, ...]) -> list[int]:
        """The group of each lot that is in play; groups are counted from the oldest on."""
        oldest_first = sorted({grouping[lot] for lot in self._lots})
        number = {group: index for index, group in enumerate(oldest_first)}
        return [number.get(group, 0) for group in grouping]


def _from_seat(seat: Seat, hand: tuple[int, ...], group_of: list[int], seen: VotesSeen) -> VotesSeen:
    """For the owner of a hand."""
    groups, faces, own = list(seen.groups), [], []
    for kind, number in sorted([(card // LOTS, group_of[card % LOTS]) for card in hand]):
        group, face = groups[number], VOTE_CARDS[kind]
        at = group.index(face)
        groups[number] = group[:at] + group[at + 1 :]
        faces.append(face)
        own.append(number)
    hands = with_item(seen.hands, seat, ())
    return VotesSeen(tuple(faces), tuple(own), seen.deck, hands, tuple(groups), seen.public)


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
