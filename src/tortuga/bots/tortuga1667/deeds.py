"""What each deed promises at sight, in treasures, more or less."""

from collections.abc import Callable
from math import exp
from typing import Any

from tortuga.bots.tortuga1667.prizes import (
    ABOARD,
    ABOARD_GUARD,
    ABOARD_PILFER,
    ARMADA_NEAR,
    ATTACK,
    ATTACK_BASE,
    ATTACK_ENEMY,
    ATTACK_FRIEND,
    BIRD_FRIEND,
    BIRD_SELF,
    BRAWL,
    BRAWL_MARGIN,
    CARD_WORTH,
    FORCE,
    GO_ASHORE,
    HASTE,
    HASTE_LATE,
    IMPATIENCE,
    LATE_DECK,
    LAUNCH,
    LAUNCH_FULL_SHIP,
    LAUNCH_GOVERNOR,
    LEAVE_SHIP,
    LETTER,
    LETTER_SELF,
    LETTER_WORTH_IT,
    MAROON,
    MAROON_CABIN_BOY,
    MOST_HASTE,
    MUTINY,
    MUTINY_MARGIN,
    MUTINY_PROMOTION,
    NEVER,
    PATIENCE,
    PILFER,
    REVEAL,
    REVEAL_KNOWN,
    VIEW,
)
from tortuga.bots.tortuga1667.sight import Sight, sign
from tortuga.core.game import Seat
from tortuga.core.notation import Choice
from tortuga.games.tortuga1667.components import (
    DUTCHMAN_BOAT,
    INDEX,
    LINE_PLACES,
    NATIONS,
    SHIPS,
    TORTUGA,
    EventCard,
)
from tortuga.games.tortuga1667.pawns import ALBATROSSES, enlistable, has_room
from tortuga.games.tortuga1667.phases.acting import (
    Attack,
    Brawl,
    Force,
    Maroon,
    Mutiny,
    Pass,
    Pilfer,
    Reveal,
    Row,
    UseLetter,
    View,
)
from tortuga.games.tortuga1667.state import other_ship

LINE_SIZE = len(LINE_PLACES)


def chance_of(balance: float) -> float:
    return 1 / (1 + exp(-balance))


# What is known of the line of Event cards


def known_worth(sight: Sight, index: int) -> float:
    """What a line card is worth to who turns it, as far as this seat has seen it."""
    cards = sight.state.event_cards
    card = cards.line[index]
    return CARD_WORTH.get(card, 0.0) if card and cards.seen[sight.seat] >> index & 1 else 0.0


def line_indices(sight: Sight) -> list[int]:
    return [index for index, card in enumerate(sight.state.event_cards.line) if card is not None]


def best_known(sight: Sight) -> int:
    return max(line_indices(sight), key=lambda index: known_worth(sight, index))


# Deeds


def _pilfer(sight: Sight, deed: Pilfer) -> float:
    from_enemy = deed.hold is NATIONS[sight.enemy_hold]
    gain = sight.gain(2 if from_enemy else -2)
    return PILFER * gain if gain > 0 else NEVER


def _attack(sight: Sight, deed: Attack) -> float:
    gain = sight.gain(prey(sight))
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


def prey(sight: Sight) -> int:
    """By how much a won attack moves the lead."""
    if sight.state.galleon:
        return 1
    return 2 if sight.enemy_treasure(other_ship(sight.place)) else 0


def _brawl(sight: Sight, deed: Brawl) -> float:
    won = chance_of(BRAWL_MARGIN * sum([sight.trust(seat) for seat in sight.line]))
    now = sight.own_treasure(TORTUGA) - sight.enemy_treasure(TORTUGA)
    return BRAWL * sight.gain(4 * won - 2 - now)


def _mutiny(sight: Sight, deed: Mutiny) -> float:
    won = chance_of(MUTINY_MARGIN * sum([sight.trust(seat) for seat in sight.line[1:]]))
    return won * (MUTINY_PROMOTION - MUTINY * sight.trust(sight.line[0]))


def _maroon(sight: Sight, deed: Maroon) -> float:
    return max([banishing(sight, seat) for seat in sight.line[1:]])


def banishing(sight: Sight, seat: Seat) -> float:
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
    kept, crew = sight.state.event_cards.kept, sight.state.lines[ship]
    worth = ABOARD_PILFER * sight.enemy_treasure(ship)
    if crew:
        worth -= sight.aim * sight.flags[crew[-1]] * ABOARD_GUARD * (1 + sight.own_treasure(ship))
    if EventCard.ALBATROSS in kept[seat]:
        birds = sum([kept[other].count(EventCard.ALBATROSS) for other in (seat, *crew)])
        if birds >= ALBATROSSES:
            worth += BIRD_SELF - BIRD_FRIEND * sum([sight.trust(other) for other in crew])
    return worth


def _view(sight: Sight, deed: View) -> float:
    return VIEW


def _reveal(sight: Sight, deed: Reveal) -> float:
    worth = REVEAL + haste(sight)
    if sight.state.event_cards.seen[sight.seat]:
        worth += REVEAL_KNOWN * max(0.0, known_worth(sight, best_known(sight)))
    if sight.state.turns > PATIENCE:
        worth += IMPATIENCE * (sight.state.turns - PATIENCE)
    return worth


def _force(sight: Sight, deed: Force) -> float:
    return FORCE + haste(sight)


def haste(sight: Sight) -> float:
    """How much one would like the Armada to come nearer: who leads does, and on a tie the Dutch."""
    cards = sight.state.event_cards
    if cards.sudden:
        return 0.0
    ahead = sight.lead
    if sight.dutch:
        ahead = 1 if not ahead else -1
    elif not ahead and len(sight.flags) % 2:
        ahead = -1
    if cards.last_five:
        return ARMADA_NEAR * sign(ahead) / (LINE_SIZE - cards.line.count(None))
    eagerness = HASTE_LATE if len(cards.deck) < LATE_DECK else HASTE
    return eagerness * max(-MOST_HASTE, min(MOST_HASTE, ahead))


def _use_letter(sight: Sight, deed: UseLetter) -> float:
    return LETTER + max([enlisting(sight, pawn) for pawn in enlistable(sight.state)]) - LETTER_WORTH_IT


def enlisting(sight: Sight, pawn: Seat) -> float:
    """What it is worth to bring a pawn on a ship, whichever suits us best."""
    ships = [ship for ship in SHIPS if has_room(sight.state, ship)]
    most = max([sight.enemy_treasure(ship) for ship in ships])
    worth = sight.trust(pawn) * (LETTER + ABOARD_PILFER * most)
    return worth + LETTER_SELF if pawn == sight.seat else worth


def _pass(sight: Sight, deed: Pass) -> float:
    return 0.0


DEEDS: dict[type[Choice], Callable[[Sight, Any], float]] = {
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
