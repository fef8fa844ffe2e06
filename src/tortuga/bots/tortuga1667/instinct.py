"""What a pirate does without much thought, supposing everyone's loyalty: quick enough to play matches out."""

from collections.abc import Callable, Sequence
from functools import cache
from math import exp
from typing import Any, TypeAlias

from tortuga.bots.tortuga1667.ballots import best_card, count_symbols, help_of
from tortuga.bots.tortuga1667.sight import Sight, sign
from tortuga.core.game import Seat
from tortuga.games.tortuga1667.actions import (
    AnyAction,
    Attack,
    Board,
    Brawl,
    Cast,
    Choose,
    Close,
    Decline,
    Drink,
    Force,
    Look,
    Maroon,
    Mutiny,
    Pass,
    Pilfer,
    Plunder,
    Point,
    Rest,
    Reveal,
    Row,
    Sail,
    Save,
    Settle,
    Stow,
    Take,
    Turn,
    UseLetter,
    View,
    Wait,
)
from tortuga.games.tortuga1667.components import (
    BOATS,
    CAPACITY,
    DUTCHMAN,
    DUTCHMAN_BOAT,
    FRENCH,
    INDEX,
    LINE_PLACES,
    MAPS,
    NATIONS,
    PLACES,
    ROGER,
    SHIPS,
    TORTUGA,
    VOTE_CARDS,
    VOTE_FACTS,
    EventCard,
    Vote,
)
from tortuga.games.tortuga1667.deeds import possible_deeds
from tortuga.games.tortuga1667.lore import LOTS
from tortuga.games.tortuga1667.pawns import ALBATROSSES, enlistable, has_room
from tortuga.games.tortuga1667.state import (
    NOBODY,
    Acting,
    Banishing,
    Drinking,
    Forced,
    Forcing,
    Looking,
    Moment,
    Overruling,
    Phase,
    Plundering,
    Pointing,
    Resolving,
    Settling,
    Stowing,
    Turning,
    Voting,
    other_ship,
)

# What deeds are worth, in treasures, more or less.
PILFER = 1.2
ATTACK, ATTACK_BASE, ATTACK_FRIEND, ATTACK_ENEMY = 1.3, -0.6, 0.7, 1.1
BRAWL, BRAWL_MARGIN = 0.6, 0.7
MUTINY, MUTINY_MARGIN, MUTINY_PROMOTION = 1.4, 0.6, 0.4
MAROON, MAROON_CABIN_BOY = 0.8, 0.5
LAUNCH, LAUNCH_GOVERNOR, LAUNCH_FULL_SHIP = 0.2, -0.5, -0.5
ABOARD, ABOARD_PILFER, ABOARD_GUARD = 0.8, 0.28, 0.15
BIRD_FRIEND, BIRD_SELF = 0.5, -0.7
LEAVE_SHIP, GO_ASHORE = -1.0, -0.4
VIEW = 0.15
REVEAL, REVEAL_KNOWN, FORCE = 0.3, 0.6, 0.15
HASTE, HASTE_LATE, LATE_DECK, MOST_HASTE = 0.12, 0.2, 8, 3
ARMADA_NEAR = 3.5
LETTER, LETTER_SELF, LETTER_WORTH_IT = 0.6, 0.2, 0.5
SAIL_CAPTAIN, SAIL_WORTH_IT = 0.5, 0.5
SECOND_CARD_WORTH_IT = 8.0
PATIENCE, IMPATIENCE = 110, 0.03
"""After so many turns, cards are turned more and more eagerly: every match must end."""
NEVER = -9.0

CARD_WORTH = {
    EventCard.LETTER: 0.6,
    EventCard.PISTOL: 1.0,
    EventCard.ALBATROSS: -0.5,
    EventCard.SPOT: -1.2,
    EventCard.ATLANTIS: 0.4,
    EventCard.EL_DORADO: 0.5,
    EventCard.FOUNTAIN: 0.5,
    EventCard.POWDER: 0.1,
    EventCard.FEVER: -0.1,
    EventCard.NEST: 0.6,
    EventCard.BELLS: 0.0,
    EventCard.FACADE: 0.0,
    EventCard.CODE: -0.5,
    EventCard.SCURVY: -0.5,
    EventCard.STORM: -0.3,
    EventCard.ARMADA: 0.0,
}
"""To the side of the revealer."""

# What a place is worth to the side of the pawn that stands there.
SHIP, CAPTAIN, FIRST_MATE, CABIN_BOY, GOVERNOR, BOAT, ANYWHERE = 0.2, 0.8, 0.6, 0.9, 0.5, 0.3, 0.2

TAKEN_SYMBOLS = {"torches": 0.4, "cannons": 0.5, "waters": 0.3, "skulls": 0.2}
TAKEN_TWICE = -0.5

SETTLE_ORDER = (
    (ROGER, 5),
    (DUTCHMAN, 1),
    (ROGER, 4),
    (DUTCHMAN, 5),
    (ROGER, 1),
    (DUTCHMAN, 2),
    (DUTCHMAN, 4),
    (ROGER, 2),
    (TORTUGA, 1),
)
"""S-OPT-6, for the British: first the back of the ship with French treasure; the French, of the other one."""

CASTS = tuple(Cast(card) for card in VOTE_CARDS)
CHOICES = tuple(Choose(seat) for seat in range(CAPACITY[TORTUGA]))
TURNS = tuple(Turn(place) for place in LINE_PLACES)
BOARDS = tuple(Board(PLACES[ship]) for ship in SHIPS)
LINE_SIZE = len(LINE_PLACES)


def instinct(sight: Sight) -> AnyAction:
    """What to do at once. Looks at nothing in the state that the seat cannot see."""
    phase = sight.state.phase
    return ANSWERS[type(phase)](sight, phase)


def at_once(sight: Sight) -> AnyAction:
    """The same, but which card to look at or to turn is named with the deed, as the clock does it."""
    action = instinct(sight)
    if isinstance(action, Reveal):
        return TURNS[_best_known(sight)]
    return _look(sight, Looking(sight.seat)) if isinstance(action, View) else action


def ranked(sight: Sight, legal: Sequence[AnyAction]) -> list[AnyAction]:
    """The legal actions, the most promising first."""
    first = instinct(sight)
    worths = weighed(sight, legal)
    return sorted(legal, key=lambda action: (action != first, -worths.get(action, 0.0)))


def weighed(sight: Sight, legal: Sequence[AnyAction]) -> dict[AnyAction, float]:
    """What deeds, or the choice whom to maroon, are worth; nothing in any other phase."""
    phase = sight.state.phase
    if isinstance(phase, Acting):
        return {deed: DEEDS[type(deed)](sight, deed) for deed in legal}
    if isinstance(phase, Banishing):
        return {choice: _banish(sight, choice.player) for choice in legal if isinstance(choice, Choose)}
    return {}


def chance_of(balance: float) -> float:
    return 1 / (1 + exp(-balance))


# Deeds


def best_deed(sight: Sight, phase: Acting) -> AnyAction:
    del phase
    deeds = possible_deeds(sight.state, sight.seat)
    best, most = deeds[0], NEVER
    for deed in deeds:
        worth = DEEDS[type(deed)](sight, deed)
        if worth > most:
            best, most = deed, worth
    return best


def _pilfer(sight: Sight, deed: Pilfer) -> float:
    from_enemy = deed.hold is NATIONS[sight.enemy_hold]
    gain = sight.gain(2 if from_enemy else -2)
    return PILFER * gain if gain > 0 else NEVER


def _attack(sight: Sight, deed: Attack) -> float:
    del deed
    gain = sight.gain(_prey(sight))
    if gain <= 0:
        return NEVER
    friends = enemies = 0.0
    for seat in sight.line[1:]:
        trust = sight.aim * sight.flags[seat]
        if trust > 0:
            friends += trust
        else:
            enemies -= trust
    return ATTACK * gain * chance_of(ATTACK_BASE + ATTACK_FRIEND * friends - ATTACK_ENEMY * enemies)


def _prey(sight: Sight) -> int:
    """By how much a won attack moves the lead."""
    if sight.state.galleon:
        return 1
    return 2 if sight.enemy_treasure(other_ship(sight.place)) else 0


def _brawl(sight: Sight, deed: Brawl) -> float:
    del deed
    won = chance_of(BRAWL_MARGIN * sum([sight.trust(seat) for seat in sight.line]))
    now = sight.own_treasure(TORTUGA) - sight.enemy_treasure(TORTUGA)
    return BRAWL * sight.gain(4 * won - 2 - now)


def _mutiny(sight: Sight, deed: Mutiny) -> float:
    del deed
    won = chance_of(MUTINY_MARGIN * sum([sight.trust(seat) for seat in sight.line[1:]]))
    return won * (MUTINY_PROMOTION - MUTINY * sight.trust(sight.line[0]))


def _maroon(sight: Sight, deed: Maroon) -> float:
    del deed
    return max([_banish(sight, seat) for seat in sight.line[1:]])


def _banish(sight: Sight, seat: Seat) -> float:
    worth = MAROON
    if seat == sight.line[-1]:
        worth += MAROON_CABIN_BOY * (1 + sight.own_treasure(sight.place))
    return -sight.aim * sight.flags[seat] * worth


def _row(sight: Sight, deed: Row) -> float:
    to, state = INDEX[deed.to], sight.state
    if sight.place in SHIPS:
        return LEAVE_SHIP
    if sight.place != TORTUGA:
        return GO_ASHORE if to == TORTUGA else ABOARD + aboard(sight, sight.seat, to)
    ship = to - DUTCHMAN_BOAT
    worth = LAUNCH + aboard(sight, sight.seat, ship)
    if not has_room(state, ship):
        worth += LAUNCH_FULL_SHIP
    return worth + LAUNCH_GOVERNOR if sight.line[0] == sight.seat else worth


def aboard(sight: Sight, seat: Seat, ship: int) -> float:
    """What it is worth that a friend comes to the back of a ship: what is to pilfer there, and from whom."""
    kept, crew = sight.state.events.kept, sight.state.lines[ship]
    worth = ABOARD_PILFER * sight.enemy_treasure(ship)
    if crew:
        worth -= sight.aim * sight.flags[crew[-1]] * ABOARD_GUARD * (1 + sight.own_treasure(ship))
    if EventCard.ALBATROSS in kept[seat]:
        birds = sum([kept[other].count(EventCard.ALBATROSS) for other in (seat, *crew)])
        if birds >= ALBATROSSES:
            worth += BIRD_SELF - BIRD_FRIEND * sum([sight.trust(other) for other in crew])
    return worth


def _view(sight: Sight, deed: View) -> float:
    del sight, deed
    return VIEW


def _reveal(sight: Sight, deed: Reveal) -> float:
    del deed
    worth = REVEAL + haste(sight)
    if sight.state.events.seen[sight.seat]:
        worth += REVEAL_KNOWN * max(0.0, _known_worth(sight, _best_known(sight)))
    if sight.state.turns > PATIENCE:
        worth += IMPATIENCE * (sight.state.turns - PATIENCE)
    return worth


def _force(sight: Sight, deed: Force) -> float:
    del deed
    return FORCE + haste(sight)


def haste(sight: Sight) -> float:
    """How much one would like the Armada to come nearer: who leads does, and on a tie the Dutch."""
    events = sight.state.events
    if events.sudden:
        return 0.0
    ahead = sight.lead
    if sight.dutch:
        ahead = 1 if not ahead else -1
    elif not ahead and len(sight.flags) % 2:
        ahead = -1
    if events.last_five:
        return ARMADA_NEAR * sign(ahead) / (LINE_SIZE - events.line.count(None))
    eagerness = HASTE_LATE if len(events.deck) < LATE_DECK else HASTE
    return eagerness * max(-MOST_HASTE, min(MOST_HASTE, ahead))


def _use_letter(sight: Sight, deed: UseLetter) -> float:
    del deed
    return LETTER + max([_enlist(sight, pawn) for pawn in enlistable(sight.state)]) - LETTER_WORTH_IT


def _enlist(sight: Sight, pawn: Seat) -> float:
    """What it is worth to bring a pawn on a ship, whichever suits us best."""
    ships = [ship for ship in SHIPS if has_room(sight.state, ship)]
    most = max([sight.enemy_treasure(ship) for ship in ships])
    worth = sight.trust(pawn) * (LETTER + ABOARD_PILFER * most)
    return worth + LETTER_SELF if pawn == sight.seat else worth


def _pass(sight: Sight, deed: Pass) -> float:
    del sight, deed
    return 0.0


DEEDS: dict[type[AnyAction], Callable[[Sight, Any], float]] = {
    View: _view,
    Reveal: _reveal,
    Force: _force,
    Row: _row,
    Attack: _attack,
    Maroon: _maroon,
    Mutiny: _mutiny,
    Pilfer: _pilfer,
    Brawl: _brawl,
    UseLetter: _use_letter,
    Pass: _pass,
}


# The line of Event cards


def _known_worth(sight: Sight, index: int) -> float:
    """What a line card is worth to who turns it, as far as this seat has seen it."""
    events = sight.state.events
    card = events.line[index]
    return CARD_WORTH[card] if card and events.seen[sight.seat] >> index & 1 else 0.0


def _indices(sight: Sight) -> list[int]:
    return [index for index, card in enumerate(sight.state.events.line) if card is not None]


def _best_known(sight: Sight) -> int:
    return max(_indices(sight), key=lambda index: _known_worth(sight, index))


def _look(sight: Sight, phase: Looking) -> AnyAction:
    """At two that were not seen yet."""
    del phase
    seen = sight.state.events.seen[sight.seat]
    first, second = sorted(sorted(_indices(sight), key=lambda index: seen >> index & 1)[:2])
    return Look(first + 1, second + 1)


def _turn(sight: Sight, phase: Turning) -> AnyAction:
    del phase
    return TURNS[_best_known(sight)]


def _point(sight: Sight, phase: Pointing) -> AnyAction:
    """At the two that hurt most."""
    del phase
    worst = sorted(_indices(sight), key=lambda index: _known_worth(sight, index))
    first, second = sorted(worst[:2])
    return Point(first + 1, second + 1)


def _turn_one(sight: Sight, phase: Forced | Overruling) -> AnyAction:
    first, second = phase.first - 1, phase.second - 1
    better = _known_worth(sight, first) >= _known_worth(sight, second)
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


def _choose_enemy(sight: Sight, phase: Phase) -> AnyAction:
    del phase
    return CHOICES[worst_enemy(sight)]


def _choose_friend(sight: Sight, phase: Phase) -> AnyAction:
    del phase
    return CHOICES[best_friend(sight)]


def _banish_one(sight: Sight, phase: Banishing) -> AnyAction:
    del phase
    return CHOICES[max(sight.line[1:], key=lambda seat: _banish(sight, seat))]


# Cards


def _resolve(sight: Sight, phase: Resolving) -> AnyAction:
    return CARDS[phase.card](sight, phase)


def _letter(sight: Sight, phase: Resolving) -> AnyAction:
    state = sight.state
    if phase.chosen:
        trust = sight.trust(phase.chosen[0])
        ships = [ship for ship in SHIPS if has_room(state, ship)]
        return BOARDS[max(ships, key=lambda ship: trust * sight.enemy_treasure(ship))]
    pawn = max(enlistable(state), key=lambda pawn: _enlist(sight, pawn))
    if state.events.revealed and _enlist(sight, pawn) < LETTER_WORTH_IT:
        return Save()
    return CHOICES[pawn]


def _powder(sight: Sight, phase: Resolving) -> AnyAction:
    """The boat with an enemy in it, or the one to the ship that is more in our hands."""
    del phase
    state = sight.state

    def worth(boat: int) -> float:
        crew, rowers = state.lines[boat - DUTCHMAN_BOAT], state.lines[boat]
        return sum(map(sight.trust, crew)) - 2 * sum(map(sight.trust, rowers))

    return Close(PLACES[max((boat for boat in BOATS if not state.closed[boat]), key=worth)])


def _nest(sight: Sight, phase: Resolving) -> AnyAction:
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


CARDS: dict[EventCard, Callable[[Sight, Resolving], AnyAction]] = {
    EventCard.LETTER: _letter,
    EventCard.PISTOL: _choose_enemy,
    EventCard.POWDER: _powder,
    EventCard.NEST: _nest,
    EventCard.FEVER: _choose_friend,
    **dict.fromkeys(MAPS, _choose_friend),
}


# Votes and treasure


def _cast(sight: Sight, phase: Voting) -> AnyAction:
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


def _plunder(sight: Sight, phase: Plundering) -> AnyAction:
    del phase
    own, enemy = NATIONS[sight.own_hold], NATIONS[sight.enemy_hold]
    gain = sight.gain(_prey(sight))
    if gain < 0 or not _prey(sight):
        return Decline()
    return Plunder(own, None if sight.state.galleon else enemy)


def _stow(sight: Sight, phase: Stowing) -> AnyAction:
    del phase
    return Stow(NATIONS[sight.own_hold])


# Pawns


def _drink(sight: Sight, phase: Drinking) -> AnyAction:
    del sight, phase
    return Drink()


def _sail(sight: Sight, phase: Moment) -> AnyAction:
    """Shortly before one's own turn, to the ship with more to pilfer."""
    del phase
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


def _settle(sight: Sight, phase: Settling) -> AnyAction:
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


Answer: TypeAlias = Callable[[Sight, Any], AnyAction]

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
