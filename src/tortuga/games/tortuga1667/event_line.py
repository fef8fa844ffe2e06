"""The Event cards: turning, keeping, discarding them; the line and its gaps (S-ACT-2, S-END-1, S-END-4)."""

from collections import Counter

from msgspec.structs import replace

from tortuga.core.chance import Chance
from tortuga.core.game import Seat
from tortuga.core.tuples import with_item
from tortuga.games.tortuga1667.components import LINE_PLACES, EventCard
from tortuga.games.tortuga1667.events import CardDiscarded, CardKept, DiscardsShuffled, LineShuffled
from tortuga.games.tortuga1667.state import EventCards, Step

SIZE = len(LINE_PLACES)


def cards_in_line(cards: EventCards) -> int:
    return SIZE if all(cards.line) else SIZE - cards.line.count(None)


def only_armada_left(cards: EventCards) -> bool:
    """As all can count: it is among the last five until it is turned. S-CARD-ARMADA"""
    return cards_in_line(cards) == 1 and EventCard.ARMADA in cards.line


def places_in_line(cards: EventCards) -> tuple[int, ...]:
    """The places where a card lies."""
    line = cards.line
    if all(line):
        return LINE_PLACES
    return tuple([place for place, card in zip(LINE_PLACES, line, strict=True) if card])


def lay(step: Step, cards: EventCards) -> None:
    """The Event cards lie like this from now on."""
    step.state = replace(step.state, event_cards=cards)


def take_from_line(step: Step, index: int) -> EventCard:
    """The card at a place of the line is turned: it is open now, and what was known of the place is void."""
    cards = step.state.event_cards
    card = cards.line[index]
    assert card is not None
    others = ~(1 << index)
    turned = replace(
        cards,
        line=with_item(cards.line, index, None),
        revealed=card,
        gap=index,
        seen=tuple([mask & others for mask in cards.seen]),
        afoot=tuple([_less(known, card) for known in cards.afoot]) if any(cards.afoot) else cards.afoot,
    )
    lay(step, turned)
    return card


def _less(known: tuple[EventCard, ...], card: EventCard) -> tuple[EventCard, ...]:
    if card not in known:
        return known
    at = known.index(card)
    return known[:at] + known[at + 1 :]


def keep(step: Step, seat: Seat, card: EventCard) -> None:
    """The revealed card comes to lie before a player."""
    cards = step.state.event_cards
    kept = with_item(cards.kept, seat, tuple(sorted((*cards.kept[seat], card))))
    lay(step, replace(cards, kept=kept, revealed=None))


def keep_for_oneself(step: Step, seat: Seat, card: EventCard) -> None:
    keep(step, seat, card)
    step.tell(CardKept(seat, card))


def use_up(step: Step, seat: Seat, card: EventCard) -> None:
    """S-ACT-2: a kept card is discarded once used up."""
    cards = step.state.event_cards
    kept = with_item(cards.kept, seat, _less(cards.kept[seat], card))
    lay(step, replace(cards, kept=kept, discards=(*cards.discards, card)))
    step.tell(CardDiscarded(seat, card))


def put_away(step: Step) -> None:
    """The revealed card is resolved: discard it unless it was kept, and fill the gap."""
    cards = step.state.event_cards
    if cards.gap is None:
        return
    discards = cards.discards if cards.revealed is None else (*cards.discards, cards.revealed)
    line = with_item(cards.line, cards.gap, cards.deck[0]) if cards.deck else cards.line
    tidy = replace(cards, line=line, deck=cards.deck[1:], discards=discards, revealed=None, gap=None)
    if len(cards.deck) == 1 and not cards.sudden:
        tidy = shuffle_last_five(tidy, step.chance.about("line"))
        step.tell(LineShuffled())
    lay(step, tidy)


def shuffle_last_five(cards: EventCards, chance: Chance) -> EventCards:
    """S-END-1: the deck is empty; the line is mixed, and nobody knows any longer what lies where."""
    return replace(
        cards,
        line=chance.shuffled(cards.line),
        seen=(0,) * len(cards.seen),
        afoot=_known_afoot(cards, ()),
        last_five=True,
    )


def gather(step: Step) -> None:
    """S-END-4: discards and what is left of the line become a new deck; up to five cards are laid out."""
    cards = step.state.event_cards
    left = tuple(card for card in cards.line if card is not None)
    # Shuffled from an order of their own, so that nothing of where they lay is left.
    mixed = step.chance.about("line").shuffled(sorted(cards.discards + left))
    line = mixed[:SIZE] + (None,) * max(0, SIZE - len(mixed))
    laid_out = replace(
        cards,
        line=line,
        deck=mixed[SIZE:],
        discards=(),
        seen=(0,) * len(cards.seen),
        afoot=_known_afoot(cards, cards.discards),
        last_five=False,
        sudden=True,
    )
    lay(step, laid_out)


def _known_afoot(cards: EventCards, public: tuple[EventCard, ...]) -> tuple[tuple[EventCard, ...], ...]:
    """What each seat knows to be among the cards that are mixed now: these public ones, and what it knew of
    the line."""
    known = []
    for mask, before in zip((*cards.seen, 0), cards.afoot, strict=True):
        located = [card for index, card in enumerate(cards.line) if card and mask >> index & 1]
        at_least = (Counter(before) | Counter(located)).elements() if before else located
        known.append(tuple(sorted((*at_least, *public))))
    return tuple(known)


def come_round(step: Step) -> None:
    """S-END-4: when deck and line are used up, the discards are shuffled in again, if there are any."""
    cards = step.state.event_cards
    if cards.sudden and cards.discards and not cards.deck and not cards_in_line(cards):
        gather(step)
        step.tell(DiscardsShuffled())
