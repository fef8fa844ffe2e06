"""What a seat, or a spectator, may know of a match."""

from collections import Counter
from functools import lru_cache
from itertools import chain

from msgspec import Struct
from msgspec.structs import replace

from tortuga.core.game import Seat, View
from tortuga.games.tortuga1667.components import VOTE_CARDS, EventCard, Loyalty, VoteCard
from tortuga.games.tortuga1667.loyalties import FeverSeen, deal_of, fevers_seen
from tortuga.games.tortuga1667.options import Tortuga1667Options
from tortuga.games.tortuga1667.phases import AnyPhase, AnyQuestion
from tortuga.games.tortuga1667.state import Tortuga1667State, Votes
from tortuga.games.tortuga1667.vote_cards import LOTS, kind_of

REMEMBERED = 4096
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
    over = state.outcome is not None
    phase, cards = state.phase, state.event_cards
    loyalties = dealt = _visible(state.loyalties, state.face_up, seat)
    dealt_face_up = state.face_up
    if state.fevers:
        dealt_cards, dealt_face_up = deal_of(state)
        dealt = _visible(dealt_cards, dealt_face_up, seat)
    return Tortuga1667View(
        seat=seat,
        awaited=phase.awaited(state),
        asked=phase.question(state, seat) if seat is not None and seat in phase.asks(state) else None,
        outcome=state.outcome,
        options=state.options,
        loyalties=state.loyalties if over else loyalties,
        face_up=state.face_up,
        dealt=dealt,
        dealt_face_up=dealt_face_up,
        fevers=fevers_seen(state, seat),
        lines=state.lines,
        closed=state.closed,
        galleon=state.galleon,
        holds=state.holds,
        adrift=state.adrift,
        votes=_votes_seen(state.votes, seat),
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
        dealt=deal_of(state)[0],
        votes=_votes_open(state.votes),
        line=tuple(line),
        phase=state.phase,
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
    mine = 0 if seat is None else seen[seat]
    return tuple(
        [
            None
            if card is None
            else LineCard(
                card if mine >> index & 1 else None,
                tuple([other for other, mask in enumerate(seen) if mask >> index & 1]),
            )
            for index, card in enumerate(line)
        ]
    )


@lru_cache(maxsize=REMEMBERED)
def _votes_seen(votes: Votes, seat: Seat | None) -> VotesSeen:
    deck, hands, groupings = votes.deck, votes.hands, votes.groupings
    sight, public = groupings[-1 if seat is None else seat], groupings[-1]
    lots = {card % LOTS for card in chain(deck, *hands)}
    rank = {group: number for number, group in enumerate(sorted({sight[lot] for lot in lots}))}
    public_rank = {group: number for number, group in enumerate(sorted({public[lot] for lot in lots}))}
    number = {lot: rank[sight[lot]] for lot in lots}
    larger = {number[lot]: public_rank[public[lot]] for lot in lots}
    own = sorted([(card // LOTS, number[card % LOTS]) for card in ([] if seat is None else hands[seat])])
    theirs = [() if owner == seat else hand for owner, hand in enumerate(hands)]
    groups: list[list[VoteCard]] = [[] for _ in rank]
    for card in sorted(chain(deck, *theirs)):  # by kind
        groups[number[card % LOTS]].append(VOTE_CARDS[card // LOTS])
    return VotesSeen(
        hand=tuple([VOTE_CARDS[kind] for kind, _ in own]),
        own=tuple([group for _, group in own]),
        deck=tuple([number[card % LOTS] for card in deck]),
        hands=tuple([tuple(sorted([number[card % LOTS] for card in hand])) for hand in theirs]),
        groups=tuple(map(tuple, groups)),
        public=tuple([larger[group] for group in range(len(rank))]),
    )


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
