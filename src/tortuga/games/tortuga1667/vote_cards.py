"""The Vote cards, and what each seat can know of where they are.

A Vote card in play is one number: its kind, and its *lot*, the cards it came into play with: the first
deal, the cards shown in one vote and put under the deck together, a deck that was searched. Where the
cards of a lot go is open to all, but for one thing: which card of a hand is played or lost.

So each seat (and, last, the spectators) groups the lots: of the cards in one group it knows which they
are together, and in which places, but not which lies where. When a player puts down a card that a seat
does not see, all that might have been it become one group for that seat. A group is a number: that of
its oldest lot; new lots get ever higher ones.

How groups change never depends on what the cards are, so it gives nothing away.
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain

from tortuga.core.game import Seat
from tortuga.core.tuples import with_item
from tortuga.games.tortuga1667.components import VOTE_DECK
from tortuga.games.tortuga1667.state import Votes

LOTS = 64
"""More than there can be lots at a time, as each has a card at least."""
assert len(VOTE_DECK) < LOTS


def kind_of(card: int) -> int:
    return card // LOTS


def lot_of(card: int) -> int:
    return card % LOTS


def kinds(cards: Iterable[int]) -> tuple[int, ...]:
    return tuple([card // LOTS for card in cards])


def first_votes(hands: Iterable[Iterable[int]], deck: Iterable[int]) -> Votes:
    """The Vote cards as dealt: one lot, of which everyone knows what it holds."""
    dealt = tuple(tuple(sorted(kind * LOTS for kind in hand)) for hand in hands)
    return Votes(dealt, tuple(kind * LOTS for kind in deck), ((0,),) * (len(dealt) + 1), 1)


def with_hand(votes: Votes, seat: Seat, hand: Iterable[int]) -> tuple[tuple[int, ...], ...]:
    """All hands, that of one seat renewed."""
    return with_item(votes.hands, seat, tuple(sorted(hand)))


def find_cards(votes: Votes, seat: Seat, wanted: Iterable[int]) -> tuple[int, ...]:
    """Cards of these kinds in a seat's hand; of several alike, those its owner has known of longest."""
    groups, hand = votes.groupings[seat], list(votes.hands[seat])
    found = []
    for kind in wanted:
        alike = [card for card in hand if card // LOTS == kind]
        card = min(alike, key=lambda card: groups[card % LOTS]) if len(alike) > 1 else alike[0]
        hand.remove(card)
        found.append(card)
    return tuple(found)


def draw(votes: Votes, *seats: Seat) -> Votes:
    """Each of these seats in turn draws the top card."""
    hands = list(votes.hands)
    for seat, card in zip(seats, votes.deck, strict=False):
        hands[seat] = tuple(sorted((*hands[seat], card)))
    return Votes(tuple(hands), votes.deck[len(seats) :], votes.groupings, votes.serial)


def without(cards: Iterable[int], gone: Iterable[int]) -> tuple[int, ...]:
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def show(votes: Votes, played: dict[Seat, tuple[int, ...]], block: Iterable[int]) -> Votes:
    """S-VOTE-2: the voters' cards and the top of the deck were shown, and go under it as a block of kinds."""
    hands, deck = list(votes.hands), votes.deck[1:]
    for voter, cards in played.items():
        hands[voter] = without(hands[voter], cards)
    lot, top = _free_lot(hands, deck), frozenset([votes.deck[0] % LOTS])
    suspects = {voter: [card % LOTS for card in votes.hands[voter]] for voter in played}
    doubtful = top.union(*suspects.values())
    groupings = []
    for viewer, groups in enumerate(votes.groupings):
        lots = doubtful
        if viewer in suspects and len(doubtful) > 1:
            lots = top.union(*[lots for voter, lots in suspects.items() if voter != viewer])
        groupings.append(_shown(groups, lots, lot, votes.serial))
    deck += tuple([kind * LOTS + lot for kind in block])
    return Votes(tuple(hands), deck, tuple(groupings), votes.serial + 1)


@lru_cache(maxsize=64)
def _shown(groups: tuple[int, ...], doubtful: frozenset[int], lot: int, group: int) -> tuple[int, ...]:
    """Cards of doubtful lots were shown, and are a new lot now. Most who look on group the lots alike."""
    return _with_lot(_merged(groups, {groups[lot] for lot in doubtful}), lot, group)


def lose(votes: Votes, seat: Seat, card: int) -> Votes:
    """S-MAROON-2: a card goes from a hand to the bottom of the deck; only its owner knows which."""
    hands = with_hand(votes, seat, without(votes.hands[seat], (card,)))
    lot = _free_lot(hands, votes.deck)
    suspects = {card % LOTS for card in votes.hands[seat]}
    groupings = []
    for viewer, groups in enumerate(votes.groupings):
        if viewer == seat:
            groupings.append(_with_lot(groups, lot, votes.serial))
        else:
            doubt = {groups[lot] for lot in suspects}
            groupings.append(_with_lot(_merged(groups, doubt), lot, min(doubt)))
    bottom = card - card % LOTS + lot
    return Votes(hands, (*votes.deck, bottom), tuple(groupings), votes.serial + 1)


def search(votes: Votes, target: Seat, searcher: Seat | None) -> Votes:
    """S-CARD-NEST: a hand goes under the deck, and the searcher sees what is in it: the deck is one lot now.

    With an empty hand nobody looks, and the deck is merely to be shuffled.
    """
    hands = with_hand(votes, target, ())
    deck = votes.deck + votes.hands[target]
    lot = _free_lot(hands, ())
    in_deck, returned = {card % LOTS for card in votes.deck}, {card % LOTS for card in votes.hands[target]}
    groupings = []
    for viewer, groups in enumerate(votes.groupings):
        suspects = in_deck if viewer == target else in_deck | returned
        doubt = {groups[lot] for lot in suspects}
        groupings.append(
            _with_lot(_merged(groups, doubt), lot, votes.serial if viewer == searcher else min(doubt))
        )
    mixed = tuple(card - card % LOTS + lot for card in deck)
    return Votes(hands, mixed, tuple(groupings), votes.serial + 1)


def hand_out(
    votes: Votes, target: Seat, searcher: Seat, chosen: Iterable[int], order: Iterable[int]
) -> Votes:
    """The chosen kinds become the target's hand; `order` is the shuffled rest of the deck, by kinds."""
    searched = votes.deck[0] % LOTS
    lot = _free_lot(votes.hands, votes.deck)
    hand = tuple(kind * LOTS + lot for kind in chosen)
    groupings = tuple(
        _with_lot(groups, lot, votes.serial if viewer in (target, searcher) else groups[searched])
        for viewer, groups in enumerate(votes.groupings)
    )
    deck = tuple(kind * LOTS + searched for kind in order)
    return Votes(with_hand(votes, target, hand), deck, groupings, votes.serial + 1)


def _merged(groups: tuple[int, ...], doubt: set[int]) -> tuple[int, ...]:
    if len(doubt) == 1:
        return groups
    oldest = min(doubt)
    return tuple([oldest if group in doubt else group for group in groups])


def _with_lot(groups: tuple[int, ...], lot: int, group: int) -> tuple[int, ...]:
    return (*groups[:lot], group, *groups[lot + 1 :])


def _free_lot(hands: Iterable[tuple[int, ...]], deck: tuple[int, ...]) -> int:
    """The lowest number that no card in play bears."""
    taken = {card % LOTS for card in chain(deck, *hands)}
    lot = 0
    while lot in taken:
        lot += 1
    return lot
