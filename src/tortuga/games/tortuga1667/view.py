"""What a seat, or a spectator, may know of a match."""

from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tortuga.core.game import Seat, View
from tortuga.games.tortuga1667.components import LINE_PLACES, EventCard, Loyalty
from tortuga.games.tortuga1667.loyalties import FeverSeen, deal_of, fevers_seen
from tortuga.games.tortuga1667.options import Tortuga1667Options
from tortuga.games.tortuga1667.phases import AnyPhase, AnyQuestion
from tortuga.games.tortuga1667.state import EventCards, Fever, Tortuga1667State
from tortuga.games.tortuga1667.votes_seen import VotesSeen, votes_open, votes_seen

REMEMBERED = 16
"""Who has looked at what changes far less often than the rest."""
Line: TypeAlias = tuple[EventCard | None, ...]
Laid: TypeAlias = tuple[tuple[Loyalty, ...], tuple[bool, ...], tuple[Fever, ...]]
"""The Loyalty cards, which of them lie open, and how they changed hands."""
Known: TypeAlias = tuple[
    tuple[Loyalty | None, ...], tuple[Loyalty | None, ...], tuple[bool, ...], tuple[FeverSeen, ...]
]
"""The Loyalty cards as they are now and as they were dealt, which of those lay open, and the fevers."""
INDICES = [
    tuple(index for index in range(len(LINE_PLACES)) if mask >> index & 1)
    for mask in range(1 << len(LINE_PLACES))
]
"""Of the cards of the line, those that a mask names."""


class LineCard(Struct, frozen=True, gc=False):
    """A face-down card of the line."""

    card: EventCard | None
    """What this seat saw of it (S-INFO-1)."""
    seen_by: tuple[Seat, ...]
    """Who has looked at it, as all could see."""


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
    phase, cards, outcome = state.phase, state.event_cards, state.outcome
    asked = phase.question(state, seat) if seat is not None and seat in phase.asks(state) else None
    loyalties, dealt, dealt_face_up, fevers = _loyalties_seen(state, seat)
    return Tortuga1667View(  # by place, as names take half as long again
        asked,
        state.options,
        loyalties if outcome is None else state.loyalties,
        state.face_up,
        dealt,
        dealt_face_up,
        fevers,
        state.lines,
        state.closed,
        state.galleon,
        state.holds,
        state.adrift,
        votes_seen(state.votes, seat),
        _line_seen(cards, seat),
        len(cards.deck),
        cards.discards,
        cards.kept,
        cards.revealed,
        cards.gap,
        cards.afoot[-1 if seat is None else seat],
        cards.afoot[-1],
        cards.last_five,
        cards.sudden,
        state.skips,
        state.sits_out,
        state.resting,
        state.turn,
        state.deeds_left,
        state.turns,
        phase.covered(state, seat),
        seat=seat,
        awaited=phase.awaited(state),
        outcome=outcome,
    )


def open_view_of(state: Tortuga1667State) -> Tortuga1667View:
    """As a spectator sees it, with every card face up."""
    cards = state.event_cards
    line = [
        None if seen is None else LineCard(card, seen.seen_by)
        for card, seen in zip(cards.line, _line_seen(cards, None), strict=True)
    ]
    return replace(
        view_of(state, None),
        loyalties=state.loyalties,
        dealt=deal_of(state.loyalties, state.face_up, state.fevers)[0],
        votes=votes_open(state.votes),
        line=tuple(line),
        phase=state.phase,
    )


_known: tuple[Laid, dict[Seat | None, Known]] = ((), (), ()), {}


def _loyalties_seen(state: Tortuga1667State, seat: Seat | None) -> Known:
    """Loyalties change far less often than they are looked at: what each seat saw of the last ones stays."""
    global _known
    (loyalties, face_up, fevers), known = _known
    if loyalties is not state.loyalties or face_up is not state.face_up or fevers is not state.fevers:
        known = {}
        _known = (state.loyalties, state.face_up, state.fevers), known
    seen = known.get(seat)
    if seen is None:
        seen = known[seat] = _seen_of(state.loyalties, state.face_up, state.fevers, seat)
    return seen


def _seen_of(
    loyalties: tuple[Loyalty, ...], face_up: tuple[bool, ...], fevers: tuple[Fever, ...], seat: Seat | None
) -> Known:
    if not fevers:
        seen = _visible(loyalties, face_up, seat)
        return seen, seen, face_up, ()
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


_looked: tuple[Line, tuple[int, ...], tuple[LineCard | None, ...]] = (), (), ()


def _line_seen(cards: EventCards, seat: Seat | None) -> tuple[LineCard | None, ...]:
    """Most seats have looked at none of its cards; what those see of the last line stays, too."""
    global _looked
    line, looks, backs = _looked
    if line is not cards.line or looks is not cards.seen:
        line, looks = cards.line, cards.seen
        backs = _backs(looks)
        if not all(line):
            backs = tuple([back if card else None for card, back in zip(line, backs, strict=True)])
        _looked = line, looks, backs
    mine = 0 if seat is None else looks[seat]
    return _with_own(backs, line, mine) if mine else backs


def _with_own(backs: tuple[LineCard | None, ...], line: Line, mine: int) -> tuple[LineCard | None, ...]:
    seen = list(backs)
    for index in INDICES[mine]:
        back = backs[index]
        if back is not None:
            seen[index] = LineCard(line[index], back.seen_by)
    return tuple(seen)


@lru_cache(maxsize=REMEMBERED)
def _backs(looks: tuple[int, ...]) -> tuple[LineCard | None, ...]:
    """The line for whoever has seen none of its cards."""
    lookers: list[list[Seat]] = [[] for _ in LINE_PLACES]
    for seat, mask in enumerate(looks):
        for index in INDICES[mask]:
            lookers[index].append(seat)
    return tuple([LineCard(None, tuple(by)) for by in lookers])
