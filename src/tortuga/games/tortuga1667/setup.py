"""From the box to the first turn (S-SETUP-1 to S-SETUP-7, S-OPT-1, S-OPT-2, S-OPT-4, S-OPT-6)."""

from collections.abc import Iterator

from tortuga.core.chance import Chance
from tortuga.core.game import Seat
from tortuga.games.tortuga1667.actions import AnyAction, Settle, Stow
from tortuga.games.tortuga1667.components import (
    BOATS,
    BRITISH,
    CAPACITY,
    DUTCHMAN,
    FRENCH,
    GALLEON_TREASURES,
    HAND_SIZE,
    INDEX,
    LINE_PLACES,
    NATIONS,
    PLACES,
    ROGER,
    SHIPS,
    STRATEGIC_TREASURES,
    TORTUGA,
    VOTE_CARDS,
    VOTE_DECK,
    EventCard,
    Loyalty,
    event_cards,
    loyalty_cards,
)
from tortuga.games.tortuga1667.event_line import shuffle_last_five
from tortuga.games.tortuga1667.events import (
    CrewsDrawn,
    HandDealt,
    LineShuffled,
    LoyaltyDealt,
    LoyaltyShown,
    PawnDrawn,
    PawnSettled,
    TreasureStowed,
)
from tortuga.games.tortuga1667.options import OpenLoyalties, Tortuga1667Options
from tortuga.games.tortuga1667.play import AskingRules, Play
from tortuga.games.tortuga1667.questions import AnyQuestion, SettlePawn, StowTreasure
from tortuga.games.tortuga1667.state import (
    NOBODY,
    Acting,
    EventCards,
    Settling,
    Stowing,
    Tortuga1667State,
    Votes,
    hold,
)
from tortuga.games.tortuga1667.turns import begin, deeds_per_turn
from tortuga.games.tortuga1667.vote_cards import first_votes, kind_of

STOWS = tuple(Stow(nation) for nation in NATIONS)
ON_LAND = (*SHIPS, TORTUGA)
"""Where a match can begin."""


def deal(options: Tortuga1667Options, seats: int, chance: Chance) -> Play:
    """Everything dealt and laid out; then the captains stow, or (S-OPT-6) the pawns settle."""
    cards = chance.shuffled(_loyalties(options, seats))
    play = Play(
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
            votes=_votes(seats, chance),
            event_cards=_events(options, seats, chance),
            skips=(False,) * seats,
            sits_out=(0,) * seats,
            resting=None,
            turn=0,
            deeds_left=deeds_per_turn(seats),
            turns=0,
            phase=Acting(0),
        ),
        chance,
    )
    _tell_deal(play)
    if options.strategic_start:
        _draw_pawn(play, tuple((NOBODY,) * CAPACITY[place] for place in ON_LAND))
    else:
        _draw_crews(play)
    return play


def _loyalties(options: Tortuga1667Options, seats: int) -> list[tuple[Loyalty, bool]]:
    """S-SETUP-1, S-OPT-4: the Loyalty cards, and which of them are to lie face up."""
    every = options.open_loyalties is OpenLoyalties.ALL
    cards = [(loyalty, every) for loyalty in loyalty_cards(seats)]
    if options.open_loyalties is OpenLoyalties.TWO:
        for loyalty in (Loyalty.BRITISH, Loyalty.FRENCH):
            cards[cards.index((loyalty, False))] = (loyalty, True)
    return cards


def _votes(seats: int, chance: Chance) -> Votes:
    """S-SETUP-2."""
    cards = chance.shuffled(VOTE_DECK)
    dealt = seats * HAND_SIZE
    hands = [cards[start : start + HAND_SIZE] for start in range(0, dealt, HAND_SIZE)]
    return first_votes(hands, cards[dealt:])


def _events(options: Tortuga1667Options, seats: int, chance: Chance) -> EventCards:
    """S-SETUP-3, S-SETUP-4, S-OPT-1, S-OPT-2."""
    stars = chance.shuffled(options.eligible_stars(seats))[: options.star_count]
    cards = (*chance.shuffled(event_cards(seats) + stars), EventCard.ARMADA)
    trimmed, cards = cards[: options.trim], cards[options.trim :]
    size = len(LINE_PLACES)
    events = EventCards(
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
    return events if events.deck else shuffle_last_five(events, chance)


def _treasure(options: Tortuga1667Options) -> tuple[int, ...]:
    """S-SETUP-6, S-OPT-6: what lies in the holds before anyone has stowed anything."""
    holds = [0] * 2 * len(ON_LAND)
    for nation in (BRITISH, FRENCH):
        holds[hold(TORTUGA, nation)] = 1
    if options.strategic_start:
        holds[hold(DUTCHMAN, BRITISH)] = holds[hold(ROGER, FRENCH)] = STRATEGIC_TREASURES
    return tuple(holds)


def _tell_deal(play: Play) -> None:
    state = play.state
    for seat, hand in enumerate(state.votes.hands):
        play.whisper(seat, LoyaltyDealt(state.loyalties[seat]))
        play.whisper(seat, HandDealt(tuple(VOTE_CARDS[kind_of(card)] for card in hand)))
    for seat, shown in enumerate(state.face_up):
        if shown:
            play.tell(LoyaltyShown(seat, state.loyalties[seat]))
    if state.event_cards.last_five:
        play.tell(LineShuffled())


def _draw_crews(play: Play) -> None:
    """S-SETUP-5: pawns go to Dutchman and Roger in turn, so that an odd one ends up on the Dutchman."""
    pawns = play.chance.shuffled(range(play.state.seats))
    crews = pawns[::2], pawns[1::2]
    play.change(lines=(*crews, (), *((),) * len(BOATS)))
    play.tell(CrewsDrawn(*crews))
    play.ask(Stowing(crews[0][0], DUTCHMAN))


class StowingRules(AskingRules[Stowing]):
    """S-SETUP-6: each captain puts a treasure into a hold of their own ship, the Dutchman's first."""

    def question(self, state: Tortuga1667State, phase: Stowing, seat: Seat) -> AnyQuestion:
        del state, seat
        return StowTreasure(PLACES[phase.ship])

    def legal(self, state: Tortuga1667State, phase: Stowing, seat: Seat) -> tuple[AnyAction, ...]:
        del state, phase, seat
        return STOWS

    def answer(self, play: Play, phase: Stowing, seat: Seat, action: Stow) -> None:
        holds = list(play.state.holds)
        holds[hold(phase.ship, NATIONS.index(action.hold))] += 1
        play.change(holds=tuple(holds))
        play.tell(TreasureStowed(seat, PLACES[phase.ship], action.hold))
        if phase.ship == DUTCHMAN:
            play.ask(Stowing(play.state.lines[ROGER][0], ROGER))
        else:
            _first_turn(play)


def _draw_pawn(play: Play, spots: tuple[tuple[int, ...], ...]) -> None:
    """S-OPT-6: the next pawn is drawn; when all stand somewhere, the lines close up."""
    settled = {seat for spot in spots for seat in spot}
    waiting = [seat for seat in range(play.state.seats) if seat not in settled]
    if waiting:
        seat = play.chance.pick(waiting)
        play.tell(PawnDrawn(seat))
        play.ask(Settling(seat, spots))
        return
    lines = tuple(tuple(seat for seat in spot if seat != NOBODY) for spot in spots)
    play.change(lines=(*lines, *((),) * len(BOATS)))
    _first_turn(play)


class SettlingRules(AskingRules[Settling]):
    """S-OPT-6: any free place of a ship or of Tortuga."""

    def question(self, state: Tortuga1667State, phase: Settling, seat: Seat) -> AnyQuestion:
        del state, phase, seat
        return SettlePawn()

    def legal(self, state: Tortuga1667State, phase: Settling, seat: Seat) -> tuple[AnyAction, ...]:
        del state, seat
        return tuple(Settle(PLACES[place], position) for place, position in _free(phase))

    def answer(self, play: Play, phase: Settling, seat: Seat, action: Settle) -> None:
        place, index = INDEX[action.place], action.position - 1
        spots = list(phase.spots)
        spots[place] = (*spots[place][:index], seat, *spots[place][index + 1 :])
        play.tell(PawnSettled(seat, action.place, action.position))
        _draw_pawn(play, tuple(spots))


def _free(phase: Settling) -> Iterator[tuple[int, int]]:
    for place in ON_LAND:
        for position, seat in enumerate(phase.spots[place], 1):
            if seat == NOBODY:
                yield place, position


def _first_turn(play: Play) -> None:
    """S-SETUP-7: the Roger's captain begins; failing one the Dutchman's, failing both the Governor."""
    lines = play.state.lines
    first = next(lines[place][0] for place in (ROGER, DUTCHMAN, TORTUGA) if lines[place])
    play.change(turn=first)
    begin(play)
