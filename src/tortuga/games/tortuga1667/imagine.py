"""A state that a view cannot tell from the true one: all hidden cards drawn as likely as what the seat knows.

Where others' knowledge is hidden too, they know in the imagined state their own hands and what everyone
knows. While a vote runs, nobody else has put down a card yet.
"""

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from tortuga.core.chance import Chance
from tortuga.games.tortuga1667.components import KIND, EventCard
from tortuga.games.tortuga1667.event_deck import STARS, eligible_stars, event_cards, star_count
from tortuga.games.tortuga1667.loyalties import LoyaltiesSeen, imagine_loyalties
from tortuga.games.tortuga1667.state import EventCards, Tortuga1667State, Votes
from tortuga.games.tortuga1667.view import Tortuga1667View
from tortuga.games.tortuga1667.vote_cards import LOTS


def imagine_state(view: Tortuga1667View, chance: Chance) -> Tortuga1667State:
    seen = LoyaltiesSeen(view.dealt, view.dealt_face_up, view.fevers, view.loyalties)
    loyalties, face_up, fevers = imagine_loyalties(seen, chance)
    state = Tortuga1667State(
        options=view.options,
        loyalties=loyalties,
        face_up=face_up,
        fevers=fevers,
        lines=view.lines,
        closed=view.closed,
        galleon=view.galleon,
        holds=view.holds,
        adrift=view.adrift,
        votes=_votes(view, chance),
        event_cards=_event_cards(view, chance),
        skips=view.skips,
        sits_out=view.sits_out,
        resting=view.resting,
        turn=view.turn,
        deeds_left=view.deeds_left,
        turns=view.turns,
        phase=view.phase,
        outcome=view.outcome,
    )
    phase = view.phase.imagined(state, chance)
    return state if phase is view.phase else replace(state, phase=phase)


def _votes(view: Tortuga1667View, chance: Chance) -> Votes:
    """The cards of each group, shuffled over the places of the group. A group is a lot here."""
    seen, seat = view.votes, view.seat
    piles = [list(chance.shuffled([KIND[card] for card in group])) for group in seen.groups]

    def cards(groups: Iterable[int]) -> tuple[int, ...]:
        return tuple(piles[group].pop() * LOTS + group for group in groups)

    deck = cards(seen.deck)
    hands = [tuple(sorted(cards(groups))) for groups in seen.hands]
    if seat is not None:
        own = [KIND[card] * LOTS + group for card, group in zip(seen.hand, seen.own, strict=True)]
        hands[seat] = tuple(sorted(own))
    count = len(seen.groups)
    groupings = [seen.public] * (len(hands) + 1)
    if seat is not None:
        groupings[seat] = tuple(range(count))
    return Votes(tuple(hands), deck, tuple(groupings), count)


def _event_cards(view: Tortuga1667View, chance: Chance) -> EventCards:
    """The unseen Event cards, shuffled over line, deck and what was trimmed."""
    seats = len(view.skips)
    line = [None if card is None else card.card for card in view.line]
    sure, rest = _unseen(view, line, chance)
    rest = chance.shuffled(rest)
    trimmed, rest = rest[: view.options.trim], rest[view.options.trim :]
    bottom: tuple[EventCard, ...] = ()
    if not (view.sudden or view.revealed is EventCard.ARMADA or EventCard.ARMADA in line):
        if view.last_five:
            sure += (EventCard.ARMADA,)
        else:
            bottom = (EventCard.ARMADA,)
    cards = list(chance.shuffled(sure + rest))
    for index, card in enumerate(view.line):
        if card and not card.card:
            line[index] = cards.pop()
    afoot = [view.public_afoot] * (seats + 1)
    if view.seat is not None:
        afoot[view.seat] = view.afoot
    return EventCards(
        line=tuple(line),
        deck=(*cards, *bottom),
        discards=view.discards,
        kept=view.kept,
        revealed=view.revealed,
        gap=view.gap,
        trimmed=trimmed,
        seen=tuple(
            sum(1 << index for index, card in enumerate(view.line) if card and seat in card.seen_by)
            for seat in range(seats)
        ),
        afoot=tuple(afoot),
        last_five=view.last_five,
        sudden=view.sudden,
    )


def _unseen(
    view: Tortuga1667View, line: list[EventCard | None], chance: Chance
) -> tuple[tuple[EventCard, ...], tuple[EventCard, ...]]:
    """The cards this seat cannot see, without the Armada: those it knows to be in line or deck, and the rest.

    Which starred cards are in play is open only if they were named; those not met yet are equally likely.
    """
    seats, options = len(view.skips), view.options
    located = [card for card in line if card]
    met = Counter(located)
    met.update(view.discards)
    for kept in view.kept:
        met.update(kept)
    if view.revealed:
        met[view.revealed] += 1
    sure = Counter(view.afoot) - Counter(located)
    stars = [star for star in eligible_stars(options, seats) if not met[star]]
    missing = star_count(options) - sum(met[star] for star in STARS) - sum(sure[star] for star in STARS)
    drawn = chance.shuffled([star for star in stars if not sure[star]])[:missing]
    rest = Counter(event_cards(seats)) - met
    rest.update(drawn)
    rest -= Counter({card: count for card, count in sure.items() if card not in STARS})
    return tuple(sure.elements()), tuple(rest.elements())
