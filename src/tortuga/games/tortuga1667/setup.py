"""From the box to the first turn (S-SETUP-1 to S-SETUP-7, S-OPT-1, S-OPT-2, S-OPT-4, S-OPT-6)."""

from tortuga.core.chance import Chance
from tortuga.core.phases import Phase
from tortuga.games.tortuga1667.components import (
    BOATS,
    BRITISH,
    DUTCHMAN,
    FRENCH,
    GALLEON_TREASURES,
    HAND_SIZE,
    LINE_PLACES,
    PLACES,
    ROGER,
    SMALL_VOTE_DECK,
    STRATEGIC_TREASURES,
    TORTUGA,
    VOTE_CARDS,
    VOTE_DECK,
    EventCard,
    Loyalty,
    loyalty_cards,
)
from tortuga.games.tortuga1667.event_deck import eligible_stars, event_cards, star_count
from tortuga.games.tortuga1667.event_line import shuffle_last_five
from tortuga.games.tortuga1667.events import CrewsDrawn, HandDealt, LineShuffled, LoyaltyDealt, LoyaltyShown
from tortuga.games.tortuga1667.options import OpenLoyalties, Tortuga1667Options, VoteDeck
from tortuga.games.tortuga1667.phases.settling import NOBODY_SETTLED, ON_LAND, draw_pawn
from tortuga.games.tortuga1667.phases.stowing import Stowing
from tortuga.games.tortuga1667.state import EventCards, Step, Tortuga1667State, Votes, hold
from tortuga.games.tortuga1667.turns import deeds_per_turn
from tortuga.games.tortuga1667.vote_cards import first_votes, kind_of

VOTE_DECKS = {VoteDeck.FORTY: VOTE_DECK, VoteDeck.THIRTY: SMALL_VOTE_DECK}


def deal(options: Tortuga1667Options, seats: int, chance: Chance) -> Step:
    """Everything dealt and laid out; then the captains stow, or (S-OPT-6) the pawns settle."""
    cards = chance.about("loyalties").shuffled(_loyalties(options, seats))
    step = Step(
        Tortuga1667State(
            options=options,
            loyalties=tuple(loyalty for loyalty, _ in cards),
            face_up=tuple(shown for _, shown in cards),
            fevers=(),
            lines=((),) * len(PLACES),
            closed=(False,) * len(PLACES),
            galleon=0 if options.strategic_start else GALLEON_TREASURES,
            holds=_treasure(options),
            adrift=0,
            votes=_votes(options, seats, chance.about("hands")),
            event_cards=_event_cards(options, seats, chance.about("events")),
            skips=(False,) * seats,
            sits_out=(0,) * seats,
            resting=None,
            turn=0,
            deeds_left=deeds_per_turn(seats),
            turns=0,
            phase=Phase(),
        ),
        chance,
    )
    _tell_deal(step)
    if options.strategic_start:
        draw_pawn(step, NOBODY_SETTLED)
    else:
        _draw_crews(step)
    return step


def _loyalties(options: Tortuga1667Options, seats: int) -> list[tuple[Loyalty, bool]]:
    """S-SETUP-1, S-OPT-4: the Loyalty cards, and which of them are to lie face up."""
    every = options.open_loyalties is OpenLoyalties.ALL
    cards = [(loyalty, every) for loyalty in loyalty_cards(seats)]
    if options.open_loyalties is OpenLoyalties.TWO:
        for loyalty in (Loyalty.BRITISH, Loyalty.FRENCH):
            cards[cards.index((loyalty, False))] = (loyalty, True)
    return cards


def _votes(options: Tortuga1667Options, seats: int, chance: Chance) -> Votes:
    """S-SETUP-2, S-VOTE-8."""
    cards = chance.shuffled(VOTE_DECKS[options.vote_deck])
    dealt = seats * HAND_SIZE
    hands = [cards[start : start + HAND_SIZE] for start in range(0, dealt, HAND_SIZE)]
    return first_votes(hands, cards[dealt:])


def _event_cards(options: Tortuga1667Options, seats: int, chance: Chance) -> EventCards:
    """S-SETUP-3, S-SETUP-4, S-OPT-1, S-OPT-2."""
    stars = chance.shuffled(eligible_stars(options, seats))[: star_count(options)]
    cards = (*chance.shuffled(event_cards(seats) + stars), EventCard.ARMADA)
    trimmed, cards = cards[: options.trim], cards[options.trim :]
    size = len(LINE_PLACES)
    laid_out = EventCards(
        line=cards[:size],
        deck=cards[size:],
        discards=(),
        kept=((),) * seats,
        revealed=None,
        gap=None,
        trimmed=trimmed,
        seen=(0,) * seats,
        afoot=((),) * (seats + 1),
    )
    return laid_out if laid_out.deck else shuffle_last_five(laid_out, chance)


def _treasure(options: Tortuga1667Options) -> tuple[int, ...]:
    """S-SETUP-6, S-OPT-6: what lies in the holds before anyone has stowed anything."""
    holds = [0] * 2 * len(ON_LAND)
    for nation in (BRITISH, FRENCH):
        holds[hold(TORTUGA, nation)] = 1
    if options.strategic_start:
        holds[hold(DUTCHMAN, BRITISH)] = holds[hold(ROGER, FRENCH)] = STRATEGIC_TREASURES
    return tuple(holds)


def _tell_deal(step: Step) -> None:
    state = step.state
    for seat, hand in enumerate(state.votes.hands):
        step.whisper(seat, LoyaltyDealt(state.loyalties[seat]))
        step.whisper(seat, HandDealt(tuple(VOTE_CARDS[kind_of(card)] for card in hand)))
    for seat, shown in enumerate(state.face_up):
        if shown:
            step.tell(LoyaltyShown(seat, state.loyalties[seat]))
    if state.event_cards.last_five:
        step.tell(LineShuffled())


def _draw_crews(step: Step) -> None:
    """S-SETUP-5: pawns go to Dutchman and Roger in turn, so that an odd one ends up on the Dutchman."""
    pawns = step.chance.about("pawns").shuffled(range(step.state.seats))
    crews = pawns[::2], pawns[1::2]
    step.change(lines=(*crews, (), *((),) * len(BOATS)))
    step.tell(CrewsDrawn(*crews))
    step.ask(Stowing(crews[0][0], DUTCHMAN))
