"""The Event cards: turning, keeping, discarding them; the line and its gaps (S-ACT-2, S-END-1, S-END-4)."""

from collections import Counter

from msgspec.structs import replace

from tortuga.core.chance import Chance
from tortuga.core.game import Seat
from tortuga.games.tortuga1667.card_events import CardDiscarded, CardKept
from tortuga.games.tortuga1667.components import LINE_PLACES, EventCard
from tortuga.games.tortuga1667.events import DiscardsShuffled, LineShuffled
from tortuga.games.tortuga1667.play import Play
from tortuga.games.tortuga1667.state import EventCards

SIZE = len(LINE_PLACES)


def cards_in_line(events: EventCards) -> int:
    return SIZE - events.line.count(None)


def take_from_line(play: Play, index: int) -> EventCard:
    """The card at a place of the line is turned: it is open now, and what was known of the place is void."""
    events = play.state.event_cards
    card = events.line[index]
    assert card is not None
    bit = 1 << index
    play.change_cards(
        line=(*events.line[:index], None, *events.line[index + 1 :]),
        revealed=card,
        gap=index,
        seen=tuple([mask & ~bit for mask in events.seen]),
        afoot=tuple([_less(known, card) for known in events.afoot]) if any(events.afoot) else events.afoot,
    )
    return card


def _less(cards: tuple[EventCard, ...], card: EventCard) -> tuple[EventCard, ...]:
    if card not in cards:
        return cards
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def keep(play: Play, seat: Seat, card: EventCard) -> None:
    """The revealed card comes to lie before a player."""
    events = play.state.event_cards
    kept = (*events.kept[:seat], tuple(sorted((*events.kept[seat], card))), *events.kept[seat + 1 :])
    play.change_cards(kept=kept, revealed=None)


def keep_for_oneself(play: Play, seat: Seat, card: EventCard) -> None:
    keep(play, seat, card)
    play.tell(CardKept(seat, card))


def use_up(play: Play, seat: Seat, card: EventCard) -> None:
    """S-ACT-2: a kept card is discarded once used up."""
    events = play.state.event_cards
    kept = (*events.kept[:seat], _less(events.kept[seat], card), *events.kept[seat + 1 :])
    play.change_cards(kept=kept, discards=(*events.discards, card))
    play.tell(CardDiscarded(seat, card))


def put_away(play: Play) -> None:
    """The revealed card is resolved: discard it unless it was kept, and fill the gap."""
    events = play.state.event_cards
    if events.gap is None:
        return
    discards = events.discards if events.revealed is None else (*events.discards, events.revealed)
    play.change_cards(discards=discards, revealed=None, gap=None)
    if events.deck:
        _fill(play, events.gap)


def _fill(play: Play, gap: int) -> None:
    events = play.state.event_cards
    line = (*events.line[:gap], events.deck[0], *events.line[gap + 1 :])
    play.change_cards(line=line, deck=events.deck[1:])
    if len(events.deck) == 1 and not events.sudden:
        play.change(event_cards=shuffle_last_five(play.state.event_cards, play.chance))
        play.tell(LineShuffled())


def shuffle_last_five(events: EventCards, chance: Chance) -> EventCards:
    """S-END-1: the deck is empty; the line is mixed, and nobody knows any longer what lies where."""
    return replace(
        events,
        line=chance.shuffled(events.line),
        seen=(0,) * len(events.seen),
        afoot=_known_afoot(events, ()),
        last_five=True,
    )


def gather(play: Play) -> None:
    """S-END-4: discards and what is left of the line become a new deck; up to five cards are laid out."""
    events = play.state.event_cards
    left = tuple(card for card in events.line if card is not None)
    # Shuffled from an order of their own, so that nothing of where they lay is left.
    cards = play.chance.shuffled(sorted(events.discards + left))
    line = cards[:SIZE] + (None,) * max(0, SIZE - len(cards))
    play.change_cards(
        line=line,
        deck=cards[SIZE:],
        discards=(),
        seen=(0,) * len(events.seen),
        afoot=_known_afoot(events, events.discards),
        last_five=False,
        sudden=True,
    )


def _known_afoot(events: EventCards, public: tuple[EventCard, ...]) -> tuple[tuple[EventCard, ...], ...]:
    """What each seat knows to be among the cards that are mixed now: these public ones, and what it knew of
    the line."""
    known = []
    for mask, before in zip((*events.seen, 0), events.afoot, strict=True):
        located = Counter(card for index, card in enumerate(events.line) if card and mask >> index & 1)
        at_least = Counter(before) | located
        known.append(tuple(sorted((at_least + Counter(public)).elements())))
    return tuple(known)


def come_round(play: Play) -> None:
    """S-END-4: when deck and line are used up, the discards are shuffled in again, if there are any."""
    events = play.state.event_cards
    if events.sudden and events.discards and not events.deck and not cards_in_line(events):
        gather(play)
        play.tell(DiscardsShuffled())
