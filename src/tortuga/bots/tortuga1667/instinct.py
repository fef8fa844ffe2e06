"""What a pirate does without much thought, supposing everyone's loyalty: quick enough to play matches out."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, TypeAlias

from tortuga.bots.tortuga1667.ballots import best_card, count_symbols, help_of
from tortuga.bots.tortuga1667.deeds import (
    DEEDS,
    aboard,
    banishing,
    best_known,
    enlisting,
    known_worth,
    line_indices,
    prey,
)
from tortuga.bots.tortuga1667.prizes import (
    ABOARD_PILFER,
    ANYWHERE,
    BOAT,
    CABIN_BOY,
    CAPTAIN,
    FIRST_MATE,
    GOVERNOR,
    LETTER_WORTH_IT,
    NEVER,
    SAIL_CAPTAIN,
    SAIL_WORTH_IT,
    SECOND_CARD_WORTH_IT,
    SETTLE_ORDER,
    SHIP,
    TAKEN_SYMBOLS,
    TAKEN_TWICE,
)
from tortuga.bots.tortuga1667.sight import Sight, sign
from tortuga.core.game import Seat
from tortuga.core.notation import Choice
from tortuga.core.phases import Phase
from tortuga.games.tortuga1667.cards.atlantis import Moment, Rest, Sail, Wait
from tortuga.games.tortuga1667.cards.black_powder import Close
from tortuga.games.tortuga1667.cards.crows_nest import Take
from tortuga.games.tortuga1667.cards.letter_of_marque import Board, Save
from tortuga.games.tortuga1667.choosing import Choose, Decline
from tortuga.games.tortuga1667.components import (
    BOATS,
    CAPACITY,
    DUTCHMAN_BOAT,
    FRENCH,
    LINE_PLACES,
    NATIONS,
    PLACES,
    SHIPS,
    TORTUGA,
    VOTE_CARDS,
    VOTE_FACTS,
    EventCard,
    Vote,
)
from tortuga.games.tortuga1667.marooning import Drink, Drinking
from tortuga.games.tortuga1667.pawns import enlistable, has_room
from tortuga.games.tortuga1667.phases.acting import Acting, Reveal, View, possible_deeds
from tortuga.games.tortuga1667.phases.banishing import Banishing
from tortuga.games.tortuga1667.phases.forcing import Forced, Forcing, Overruling, Point, Pointing
from tortuga.games.tortuga1667.phases.looking import Look, Looking
from tortuga.games.tortuga1667.phases.plundering import Plunder, Plundering
from tortuga.games.tortuga1667.phases.resolving import Resolving
from tortuga.games.tortuga1667.phases.settling import Settle, Settling
from tortuga.games.tortuga1667.phases.stowing import Stow, Stowing
from tortuga.games.tortuga1667.phases.turning import Turn, Turning
from tortuga.games.tortuga1667.phases.voting import Cast, Voting
from tortuga.games.tortuga1667.state import NOBODY, other_ship
from tortuga.games.tortuga1667.vote_cards import LOTS

CASTS = tuple(Cast(card) for card in VOTE_CARDS)
CHOICES = tuple(Choose(seat) for seat in range(CAPACITY[TORTUGA]))
TURNS = tuple(Turn(place) for place in LINE_PLACES)
BOARDS = tuple(Board(PLACES[ship]) for ship in SHIPS)


def instinct(sight: Sight) -> Choice:
    """What to do at once. Looks at nothing in the state that the seat cannot see."""
    phase = sight.state.phase
    return ANSWERS[type(phase)](sight, phase)


def at_once(sight: Sight) -> Choice:
    """The same, but which card to look at or to turn is named with the deed, as the clock does it."""
    action = instinct(sight)
    if isinstance(action, Reveal):
        return TURNS[best_known(sight)]
    return _look(sight, Looking(sight.seat)) if isinstance(action, View) else action


def ranked(sight: Sight, legal: Sequence[Choice]) -> list[Choice]:
    """The legal actions, the most promising first."""
    first = instinct(sight)
    worths = weighed(sight, legal)
    return sorted(legal, key=lambda action: (action != first, -worths.get(action, 0.0)))


def weighed(sight: Sight, legal: Sequence[Choice]) -> dict[Choice, float]:
    """What deeds, or the choice whom to maroon, are worth; nothing in any other phase."""
    phase = sight.state.phase
    if isinstance(phase, Acting):
        return {deed: DEEDS[type(deed)](sight, deed) for deed in legal}
    if isinstance(phase, Banishing):
        return {choice: banishing(sight, choice.player) for choice in legal if isinstance(choice, Choose)}
    return {}


# Deeds


def best_deed(sight: Sight, phase: Acting) -> Choice:
    deeds = possible_deeds(sight.state, sight.seat)
    best, most = deeds[0], NEVER
    for deed in deeds:
        worth = DEEDS[type(deed)](sight, deed)
        if worth > most:
            best, most = deed, worth
    return best


# The line of Event cards


def _look(sight: Sight, phase: Looking) -> Choice:
    """At two that were not seen yet."""
    seen = sight.state.event_cards.seen[sight.seat]
    first, second = sorted(sorted(line_indices(sight), key=lambda index: seen >> index & 1)[:2])
    return Look(first + 1, second + 1)


def _turn(sight: Sight, phase: Turning) -> Choice:
    return TURNS[best_known(sight)]


def _point(sight: Sight, phase: Pointing) -> Choice:
    """At the two that hurt most."""
    worst = sorted(line_indices(sight), key=lambda index: known_worth(sight, index))
    first, second = sorted(worst[:2])
    return Point(first + 1, second + 1)


def _turn_one(sight: Sight, phase: Forced | Overruling) -> Choice:
    first, second = phase.first - 1, phase.second - 1
    better = known_worth(sight, first) >= known_worth(sight, second)
    return TURNS[first if better == isinstance(phase, Forced) else second]


# Friends and enemies


def worst_enemy(sight: Sight) -> Seat:
    """Whom it would help most to see marooned."""
    worst, most = NOBODY, NEVER
    for place, line in enumerate(sight.state.lines):
        for index, seat in enumerate(line):
            harm = -sight.aim * sight.flags[seat] * _standing(place, index, len(line))
            if harm > most and seat != sight.seat:
                worst, most = seat, harm
    return worst


@cache
def _standing(place: int, index: int, count: int) -> float:
    """What a place in a line is worth to who stands there."""
    worth = ANYWHERE
    if place == TORTUGA:
        return worth + GOVERNOR if index == 0 else worth
    if place in BOATS:
        return worth + BOAT
    worth += SHIP
    worth += CAPTAIN * (index == 0) + FIRST_MATE * (index == 1) + CABIN_BOY * (index == count - 1)
    return worth


def best_friend(sight: Sight) -> Seat:
    others = [seat for seat in range(len(sight.flags)) if seat != sight.seat]
    return max(others, key=lambda seat: sight.aim * sight.flags[seat])


def _choose_enemy(sight: Sight, phase: Phase) -> Choice:
    return CHOICES[worst_enemy(sight)]


def _choose_friend(sight: Sight, phase: Phase) -> Choice:
    return CHOICES[best_friend(sight)]


def _banish_one(sight: Sight, phase: Banishing) -> Choice:
    return CHOICES[max(sight.line[1:], key=lambda seat: banishing(sight, seat))]


# Cards


def _resolve(sight: Sight, phase: Resolving) -> Choice:
    return CARDS.get(phase.card, _any)(sight, phase)


def _any(sight: Sight, phase: Resolving) -> Choice:
    """With a card that it has never seen."""
    return phase.legal(sight.state, sight.seat)[0]


def _letter(sight: Sight, phase: Resolving) -> Choice:
    state = sight.state
    if phase.chosen:
        trust = sight.trust(phase.chosen[0])
        ships = [ship for ship in SHIPS if has_room(state, ship)]
        return BOARDS[max(ships, key=lambda ship: trust * sight.enemy_treasure(ship))]
    pawn = max(enlistable(state), key=lambda pawn: enlisting(sight, pawn))
    if state.event_cards.revealed and enlisting(sight, pawn) < LETTER_WORTH_IT:
        return Save()
    return CHOICES[pawn]


def _powder(sight: Sight, phase: Resolving) -> Choice:
    """The boat with an enemy in it, or the one to the ship that is more in our hands."""
    state = sight.state

    def worth(boat: int) -> float:
        crew, rowers = state.lines[boat - DUTCHMAN_BOAT], state.lines[boat]
        return sum(map(sight.trust, crew)) - 2 * sum(map(sight.trust, rowers))

    return Close(PLACES[max((boat for boat in BOATS if not state.closed[boat]), key=worth)])


def _nest(sight: Sight, phase: Resolving) -> Choice:
    """A good hand for oneself."""
    if not phase.chosen:
        return CHOICES[sight.seat]
    left = [card // LOTS for card in sight.state.votes.deck]
    for kind in phase.secret:
        left.remove(kind)
    return Take(VOTE_CARDS[max(sorted(set(left)), key=lambda kind: _taken_worth(sight, kind, phase.secret))])


def _taken_worth(sight: Sight, kind: int, taken: tuple[int, ...]) -> float:
    fact = VOTE_FACTS[kind]
    symbols = count_symbols(fact, TAKEN_SYMBOLS)
    return symbols + sight.aim * (fact.british - fact.french) + TAKEN_TWICE * (kind in taken)


CARDS: dict[EventCard, Callable[[Sight, Resolving], Choice]] = {
    EventCard.LETTER: _letter,
    EventCard.PISTOL: _choose_enemy,
    EventCard.POWDER: _powder,
    EventCard.NEST: _nest,
    EventCard.FEVER: _choose_friend,
    EventCard.ATLANTIS: _choose_friend,
    EventCard.EL_DORADO: _choose_friend,
    EventCard.FOUNTAIN: _choose_friend,
}


# Votes and treasure


def _cast(sight: Sight, phase: Voting) -> Choice:
    cast = phase.cast[phase.voters.index(sight.seat)]
    hand = [card // LOTS for card in sight.state.votes.hands[sight.seat]]
    wish = wish_of(sight, phase)
    if not cast:
        return CASTS[best_card(tuple(hand), phase.vote, wish, sight.aim, phase.caller == sight.seat)]
    hand.remove(cast[0])
    kind = best_card(tuple(hand), phase.vote, wish, sight.aim, False)
    helps = help_of(kind, phase.vote, wish, sight.aim, False)
    return CASTS[kind] if helps > SECOND_CARD_WORTH_IT else Decline()


def wish_of(sight: Sight, phase: Voting) -> int:
    """1: that the vote succeeds, -1: that it fails, 0: all the same."""
    if phase.caller == sight.seat or phase.vote is Vote.BRAWL:
        return 1
    if phase.vote is Vote.MUTINY:
        return -sign(sight.trust(sight.state.lines[phase.place][0]))
    return sign(sight.trust(phase.caller))


def _plunder(sight: Sight, phase: Plundering) -> Choice:
    own, enemy = NATIONS[sight.own_hold], NATIONS[sight.enemy_hold]
    gain = sight.gain(prey(sight))
    if gain < 0 or not prey(sight):
        return Decline()
    return Plunder(own, None if sight.state.galleon else enemy)


def _stow(sight: Sight, phase: Stowing) -> Choice:
    return Stow(NATIONS[sight.own_hold])


# Pawns


def _drink(sight: Sight, phase: Drinking) -> Choice:
    return Drink()


def _sail(sight: Sight, phase: Moment) -> Choice:
    """Shortly before one's own turn, to the ship with more to pilfer."""
    wait = (sight.seat - sight.state.turn) % len(sight.flags)
    if wait > 1:
        return Rest()
    here = 0.0
    if sight.line[-1] == sight.seat:
        here += ABOARD_PILFER * sight.enemy_treasure(sight.place)
    if sight.line[0] == sight.seat:
        here += SAIL_CAPTAIN
    there = aboard(sight, sight.seat, other_ship(sight.place))
    return Sail() if there - here > SAIL_WORTH_IT else Wait()


def _settle(sight: Sight, phase: Settling) -> Choice:
    free = [
        (place, position)
        for place, spots in enumerate(phase.spots)
        for position, seat in enumerate(spots, 1)
        if seat == NOBODY
    ]
    for place, position in SETTLE_ORDER:
        chosen = other_ship(place) if place in SHIPS and sight.own_hold == FRENCH else place
        if (chosen, position) in free:
            return Settle(PLACES[chosen], position)
    return Settle(PLACES[free[0][0]], free[0][1])


Answer: TypeAlias = Callable[[Sight, Any], Choice]

ANSWERS: dict[type[Phase], Answer] = {
    Stowing: _stow,
    Settling: _settle,
    Moment: _sail,
    Acting: best_deed,
    Looking: _look,
    Turning: _turn,
    Pointing: _point,
    Forcing: _choose_enemy,
    Forced: _turn_one,
    Overruling: _turn_one,
    Banishing: _banish_one,
    Plundering: _plunder,
    Drinking: _drink,
    Resolving: _resolve,
    Voting: _cast,
}
