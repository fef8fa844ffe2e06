"""What a seat, or a spectator, may know of a match."""

from collections import Counter
from functools import lru_cache
from itertools import chain

from msgspec import Struct
from msgspec.structs import replace

from tortuga.core.game import Seat, View
from tortuga.core.remembering import Remembered
from tortuga.games.tortuga1667.components import LINE_PLACES, VOTE_CARDS, EventCard, Loyalty, VoteCard
from tortuga.games.tortuga1667.loyalties import FeverSeen, deal_of, fevers_seen
from tortuga.games.tortuga1667.options import Tortuga1667Options
from tortuga.games.tortuga1667.phases import AnyPhase, AnyQuestion
from tortuga.games.tortuga1667.state import Fever, Tortuga1667State, Votes
from tortuga.games.tortuga1667.vote_cards import LOTS, kind_of, kinds

REMEMBERED = 128
"""Votes and line change far less often than they are looked at."""


class LineCard(Struct, frozen=True, gc=False):
    """A face-down card of the line."""

    card: EventCard | None
    """What this seat saw of it (S-INFO-1)."""
    seen_by: tuple[Seat, ...]
    """Who has looked at it, as all could see."""


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


class Tortuga1667View(View, frozen=True):
    asked: AnyQuestion | None
    options: Tortuga1667Options
    loyalties: tuple[Loyalty | None, ...]
    face_up: tuple[bool, ...]
    dealt: tuple[Loyalty | None, ...]
    """The Loyalty cards this seat saw at the deal, and in `fevers` those it has seen since."""
    dealt_face_up: tuple[bool, ...]
    fevers: tuple[FeverSeen, ...]
    lines: tuple[tuple[Seat, ...], ...]
    """The pawns on Dutchman, Roger, Tortuga, and in the boats of Dutchman and Roger."""
    closed: tuple[bool, ...]
    galleon: int
    holds: tuple[int, ...]
    """British and French of Dutchman, Roger and Tortuga."""
    adrift: int
    votes: VotesSeen
    line: tuple[LineCard | None, ...]
    deck: int
    """How many Event cards are left in the deck."""
    discards: tuple[EventCard, ...]
    kept: tuple[tuple[EventCard, ...], ...]
    revealed: EventCard | None
    gap: int | None
    """Where in the line the revealed card lay, counted from 0."""
    afoot: tuple[EventCard, ...]
    """Cards this seat knows to be in line or deck at least, since they were shuffled."""
    public_afoot: tuple[EventCard, ...]
    """Those of them that everyone knows of."""
    last_five: bool
    sudden: bool
    skips: tuple[bool, ...]
    sits_out: tuple[int, ...]
    resting: Seat | None
    turn: Seat
    deeds_left: int
    turns: int
    phase: AnyPhase
    """What the table is busy with; what others chose in secret is left out."""


def view_of(state: Tortuga1667State, seat: Seat | None) -> Tortuga1667View:
    phase, cards = state.phase, state.event_cards
    loyalties, dealt, dealt_face_up, fevers = _loyalties_seen(
        state.loyalties, state.face_up, state.fevers, seat
    )
    return Tortuga1667View(
        seat=seat,
        awaited=phase.awaited(state),
        asked=phase.question(state, seat) if seat is not None and seat in phase.asks(state) else None,
        outcome=state.outcome,
        options=state.options,
        loyalties=loyalties if state.outcome is None else state.loyalties,
        face_up=state.face_up,
        dealt=dealt,
        dealt_face_up=dealt_face_up,
        fevers=fevers,
        lines=state.lines,
        closed=state.closed,
        galleon=state.galleon,
        holds=state.holds,
        adrift=state.adrift,
        votes=_piles(state.votes).seen(seat),
        line=_line_seen(cards.line, cards.seen, seat),
        deck=len(cards.deck),
        discards=cards.discards,
        kept=cards.kept,
        revealed=cards.revealed,
        gap=cards.gap,
        afoot=cards.afoot[state.seats if seat is None else seat],
        public_afoot=cards.afoot[state.seats],
        last_five=cards.last_five,
        sudden=cards.sudden,
        skips=state.skips,
        sits_out=state.sits_out,
        resting=state.resting,
        turn=state.turn,
        deeds_left=state.deeds_left,
        turns=state.turns,
        phase=phase.covered(state, seat),
    )


def open_view_of(state: Tortuga1667State) -> Tortuga1667View:
    """As a spectator sees it, with every card face up."""
    line = [
        None if seen is None else LineCard(card, seen.seen_by)
        for card, seen in zip(
            state.event_cards.line,
            _line_seen(state.event_cards.line, state.event_cards.seen, None),
            strict=True,
        )
    ]
    return replace(
        view_of(state, None),
        loyalties=state.loyalties,
        dealt=deal_of(state.loyalties, state.face_up, state.fevers)[0],
        votes=_votes_open(state.votes),
        line=tuple(line),
        phase=state.phase,
    )


@lru_cache(maxsize=REMEMBERED)
def _loyalties_seen(
    loyalties: tuple[Loyalty, ...], face_up: tuple[bool, ...], fevers: tuple[Fever, ...], seat: Seat | None
) -> tuple[tuple[Loyalty | None, ...], tuple[Loyalty | None, ...], tuple[bool, ...], tuple[FeverSeen, ...]]:
    """The cards as they are now and as they were dealt, which of those lay open, and the fevers."""
    dealt, dealt_face_up = deal_of(loyalties, face_up, fevers)
    return (
        _visible(loyalties, face_up, seat),
        _visible(dealt, dealt_face_up, seat),
        dealt_face_up,
        fevers_seen(dealt, dealt_face_up, fevers, seat),
    )


def _visible(
    loyalties: tuple[Loyalty, ...], face_up: tuple[bool, ...], seat: Seat | None
) -> tuple[Loyalty | None, ...]:
    return tuple(
        [loyalty if face_up[owner] or owner == seat else None for owner, loyalty in enumerate(loyalties)]
    )


@lru_cache(maxsize=REMEMBERED)
def _line_seen(
    line: tuple[EventCard | None, ...], seen: tuple[int, ...], seat: Seat | None
) -> tuple[LineCard | None, ...]:
    mine, lookers = 0 if seat is None else seen[seat], _lookers(seen)
    return tuple(
        [
            None if card is None else LineCard(card if mine >> index & 1 else None, lookers[index])
            for index, card in enumerate(line)
        ]
    )


@lru_cache(maxsize=REMEMBERED)
def _lookers(seen: tuple[int, ...]) -> tuple[tuple[Seat, ...], ...]:
    """For each place of the line, who has seen its card."""
    return tuple(
        [
            tuple([seat for seat, mask in enumerate(seen) if mask >> index & 1])
            for index in range(len(LINE_PLACES))
        ]
    )


class Piles:
    """The Vote cards laid out for whoever looks at them: what does not depend on who that is, once for all.

    Lots stand here in the order of their numbers, each as one byte. So what somebody makes of them is a table
    of the group of each lot, and where the cards are is read through it."""

    def __init__(self, votes: Votes) -> None:
        self._votes, self._seen = votes, dict[Seat | None, VotesSeen]()
        cards = sorted(chain(votes.deck, *votes.hands))
        self._lots = sorted({card % LOTS for card in cards})
        self._index = {lot: index for index, lot in enumerate(self._lots)}
        self._deck = self._lots_of(votes.deck)
        self._hands = [self._lots_of(hand) for hand in votes.hands]
        self._kinds: list[list[int]] = [[] for _ in self._lots]
        """The cards of each lot, by kind."""
        for card in cards:
            self._kinds[self._index[card % LOTS]].append(card // LOTS)
        self._public = self._groups(votes.groupings[-1])

    def _lots_of(self, cards: tuple[int, ...]) -> bytes:
        return bytes([self._index[card % LOTS] for card in cards])

    def _groups(self, sight: tuple[int, ...]) -> bytes:
        """The group of each lot; groups are counted from the oldest on."""
        groups = [sight[lot] for lot in self._lots]
        rank = {group: number for number, group in enumerate(sorted(set(groups)))}
        return bytes([rank[group] for group in groups])

    def seen(self, seat: Seat | None) -> VotesSeen:
        found = self._seen.get(seat)
        if found is None:
            found = self._seen[seat] = self._seen_by(seat)
        return found

    def _seen_by(self, seat: Seat | None) -> VotesSeen:
        groups = self._public if seat is None else self._groups(self._votes.groupings[seat])
        table = groups.ljust(256)
        hands = [tuple(sorted(hand.translate(table))) for hand in self._hands]
        own: list[tuple[int, int]] = []
        if seat is not None:
            hands[seat] = ()
            own = sorted(zip(kinds(self._votes.hands[seat]), self._hands[seat].translate(table), strict=True))
        larger = dict(zip(groups, self._public, strict=True))
        return VotesSeen(
            hand=tuple([VOTE_CARDS[kind] for kind, _ in own]),
            own=tuple([group for _, group in own]),
            deck=tuple(self._deck.translate(table)),
            hands=tuple(hands),
            groups=self._cards(groups, own),
            public=tuple([larger[group] for group in range(len(larger))]),
        )

    def _cards(self, groups: bytes, own: list[tuple[int, int]]) -> tuple[tuple[VoteCard, ...], ...]:
        """The cards of each group, by kind, without one's own."""
        found: list[list[int]] = [[] for _ in set(groups)]
        for group, kinds_of_lot in zip(groups, self._kinds, strict=True):
            found[group] += kinds_of_lot
        for kind, group in own:
            found[group].remove(kind)
        return tuple([tuple(map(VOTE_CARDS.__getitem__, sorted(group))) for group in found])


_piles = Remembered(Piles, 64)


@lru_cache(maxsize=REMEMBERED)
def _votes_open(votes: Votes) -> VotesSeen:
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
