"""What must always hold of a state, and other worlds that a seat cannot tell from it.

`scramble` knows nothing of views and of how the engine keeps account of knowledge: it exchanges cards
that have never left the dark since the deal.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeVar

from msgspec.structs import replace

from tortuga.core.chance import Chance
from tortuga.core.game import Seat
from tortuga.games.tortuga1667.components import CAPACITY, TREASURES, EventCard
from tortuga.games.tortuga1667.event_deck import STARS, eligible_stars, event_cards, star_count
from tortuga.games.tortuga1667.options import Tortuga1667Options
from tortuga.games.tortuga1667.phases.resolving import Resolving
from tortuga.games.tortuga1667.phases.settling import Settling
from tortuga.games.tortuga1667.phases.voting import Voting
from tortuga.games.tortuga1667.setup import VOTE_DECKS
from tortuga.games.tortuga1667.state import NOBODY, EventCards, Tortuga1667State, Votes
from tortuga.games.tortuga1667.vote_cards import LOTS, kind_of, kinds, lot_of

T = TypeVar("T")
FIRST_LOT = 0


def everything_is_somewhere(state: Tortuga1667State) -> None:
    """Treasure, pawns, Vote cards and Event cards are conserved."""
    assert state.galleon + sum(state.holds) + state.adrift + _to_be_stowed(state) == TREASURES
    assert min(state.galleon, *state.holds, state.adrift) >= 0
    assert sorted(_pawns(state)) == list(range(state.seats))
    assert all(len(line) <= room for line, room in zip(state.lines, CAPACITY, strict=True))
    _votes_are_somewhere(state.votes, state.options)
    _event_cards_are_somewhere(state.event_cards, state.options, state.seats)


@lru_cache(maxsize=1)
def _votes_are_somewhere(votes: Votes, options: Tortuga1667Options) -> None:
    """Looked at once for as long as nothing changes."""
    cards = sorted(kinds(card for pile in (votes.deck, *votes.hands) for card in pile))
    assert cards == list(VOTE_DECKS[options.vote_deck])
    assert all(tuple(sorted(hand)) == hand for hand in votes.hands)


@lru_cache(maxsize=1)
def _event_cards_are_somewhere(events: EventCards, options: Tortuga1667Options, seats: int) -> None:
    found, expected = _event_cards(events), Counter(event_cards(seats))
    stars = [star for star in STARS if found[star]]
    assert len(stars) == star_count(options)
    assert set(stars) <= set(eligible_stars(options, seats))
    expected.update(stars)
    if not events.sudden:
        expected[EventCard.ARMADA] = 1
    assert found == expected


def _to_be_stowed(state: Tortuga1667State) -> int:
    if state.options.strategic_start or state.turns:
        return 0
    return 2 - sum(state.holds[:4])


def _pawns(state: Tortuga1667State) -> list[Seat]:
    if isinstance(state.phase, Settling):
        settled = [seat for spots in state.phase.spots for seat in spots if seat != NOBODY]
        return settled + [seat for seat in range(state.seats) if seat not in settled]
    return [seat for line in state.lines for seat in line]


def _event_cards(events: EventCards) -> Counter[EventCard]:
    cards = Counter(card for card in events.line if card)
    for pile in (events.deck, events.discards, events.trimmed, *events.kept):
        cards.update(pile)
    if events.revealed:
        cards[events.revealed] += 1
    return cards


def scramble(state: Tortuga1667State, seat: Seat | None, chance: Chance) -> Tortuga1667State:
    """Another world for this seat: everything changed that it certainly cannot know."""
    for change in (_other_loyalties, _other_event_cards, _other_votes, _other_secrets):
        state = change(state, seat, chance)
    return state


Change = Callable[[Tortuga1667State, Seat | None, Chance], Tortuga1667State]


def _other_loyalties(state: Tortuga1667State, seat: Seat | None, chance: Chance) -> Tortuga1667State:
    """Hidden Loyalty cards that no Cabin Fever has touched."""
    if state.outcome:
        return state
    feverish = {who for fever in state.fevers for who in (fever.revealer, fever.other)}
    free = [
        other
        for other in range(state.seats)
        if other != seat and not state.face_up[other] and other not in feverish
    ]
    return replace(state, loyalties=_mixed(state.loyalties, free, chance))


def _other_event_cards(state: Tortuga1667State, seat: Seat | None, chance: Chance) -> Tortuga1667State:
    """Cards of line, deck and trim that nobody has seen; and those starred cards for others from the box."""
    events = state.event_cards
    known = set() if seat is None else {index for index in range(5) if events.seen[seat] >> index & 1}
    if any(events.afoot):
        return state
    armada = len(events.deck) - 1
    piles: list[list[EventCard | None]] = [list(events.line), list(events.deck), list(events.trimmed)]
    slots = [(0, index) for index, card in enumerate(events.line) if card and index not in known]
    slots += [(1, index) for index in range(len(events.deck)) if index != armada]
    slots += [(2, index) for index in range(len(events.trimmed))]
    hidden = [piles[pile][index] for pile, index in slots]
    found = _event_cards(events)
    in_box = [star for star in eligible_stars(state.options, state.seats) if not found[star]]
    stars = [card for card in hidden if card in STARS]
    drawn = chance.shuffled([*stars, *in_box])[: len(stars)]
    plain = [card for card in hidden if card not in STARS]
    for (pile, index), card in zip(slots, chance.shuffled([*plain, *drawn]), strict=True):
        piles[pile][index] = card
    line, deck, trimmed = (tuple(pile) for pile in piles)
    return replace(state, event_cards=replace(events, line=line, deck=deck, trimmed=trimmed))


def _other_votes(state: Tortuga1667State, seat: Seat | None, chance: Chance) -> Tortuga1667State:
    """Vote cards from the first deal that were never shown nor looked at, in other hands or in the deck."""
    votes = state.votes
    if isinstance(state.phase, Resolving | Voting):
        return state
    places = [("deck", index) for index, card in enumerate(votes.deck) if _in_the_dark(state, card)]
    piles = {"deck": list(votes.deck)}
    for owner, hand in enumerate(votes.hands):
        if owner != seat:
            piles[str(owner)] = list(hand)
            places += [(str(owner), index) for index, card in enumerate(hand) if _in_the_dark(state, card)]
    cards = chance.shuffled([piles[pile][index] for pile, index in places])
    for (pile, index), card in zip(places, cards, strict=True):
        piles[pile][index] = card
    hands = tuple(
        hand if owner == seat else tuple(sorted(piles[str(owner)])) for owner, hand in enumerate(votes.hands)
    )
    return replace(state, votes=replace(votes, hands=hands, deck=tuple(piles["deck"])))


def _in_the_dark(state: Tortuga1667State, card: int) -> bool:
    return lot_of(card) == FIRST_LOT and state.votes.groupings[state.seats][FIRST_LOT] == FIRST_LOT


def _other_secrets(state: Tortuga1667State, seat: Seat | None, chance: Chance) -> Tortuga1667State:
    """What others have put down in a running vote, or taken from a searched deck."""
    phase = state.phase
    if isinstance(phase, Voting):
        return replace(state, phase=_other_ballots(state, phase, seat, chance))
    if isinstance(phase, Resolving) and phase.secret and phase.seat != seat:
        deck = chance.shuffled([card // LOTS for card in state.votes.deck])
        return replace(state, phase=replace(phase, secret=deck[: len(phase.secret)]))
    return state


def _other_ballots(state: Tortuga1667State, phase: Voting, seat: Seat | None, chance: Chance) -> Voting:
    cast, done = list(phase.cast), list(phase.done)
    for index, voter in enumerate(phase.voters):
        if voter != seat:
            voted = bool(chance.below(2))
            hand = state.votes.hands[voter]
            cast[index] = (kind_of(chance.pick(hand)),) if voted else ()
            done[index] = voted
    if all(done):
        return phase
    return replace(phase, cast=tuple(cast), done=tuple(done))


def _mixed(items: tuple[T, ...], places: Sequence[int], chance: Chance) -> tuple[T, ...]:
    mixed = list(items)
    for place, item in zip(places, chance.shuffled([items[place] for place in places]), strict=True):
        mixed[place] = item
    return tuple(mixed)
