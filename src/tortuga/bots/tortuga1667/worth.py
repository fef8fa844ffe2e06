"""How likely each nation is to win a position, if all loyalties were known.

Three nations, three numbers: the British one is the sum of weighted features, the French one its
negative, the Dutch one a sum over features that favour neither; the likelihoods are their softmax.
The weights were fitted to the outcomes of matches between bots; see docs/bots-tortuga1667.md.
"""

from collections.abc import Sequence
from math import exp
from operator import mul

from tortuga.bots.tortuga1667.sight import british_lead, sign
from tortuga.bots.tortuga1667.weights import NEUTRAL, PARTIAL, SCALE
from tortuga.core.game import Seat
from tortuga.games.tortuga1667.components import BOATS, SHIPS, TORTUGA, EventCard
from tortuga.games.tortuga1667.state import EventCards, Tortuga1667State

FULL_DECK = 17.0
"""About how many cards are turned before the Armada."""
AFTER_DECK, LAST_CARDS, SUDDEN_CARDS = 3, 2, 12
"""How many cards are still turned on average: after the deck is empty, less with every gap."""


def cards_to_come(cards: EventCards) -> int:
    if cards.sudden:
        return SUDDEN_CARDS
    if cards.last_five:
        return max(0, len(cards.line) - cards.line.count(None) - LAST_CARDS)
    return len(cards.deck) + AFTER_DECK


class Ledger:
    """Adds up features, each counted up for the British and down for the French."""

    def __init__(self, state: Tortuga1667State, flags: Sequence[int]) -> None:
        self.state, self.flags, self.seats = state, flags, len(flags)
        self.late = 1 - min(cards_to_come(state.event_cards) / FULL_DECK, 1.0)

    def soon(self, seat: Seat) -> float:
        """1 for who is to move, less for who has to wait, 0 for who skips."""
        if self.state.skips[seat]:
            return 0.0
        return 1 - (seat - self.state.turn) % self.seats / self.seats

    def of_treasure(self) -> list[float]:
        lead = british_lead(self.state.holds)
        ahead, last = sign(lead), self.state.event_cards.last_five
        return [lead, lead * self.late, ahead * self.late, lead * last, ahead * last]

    def of_ship(self, ship: int) -> list[float]:
        state, flags = self.state, self.flags
        crew, treasure = state.lines[ship], state.holds[2 * ship : 2 * ship + 2]
        if not crew:
            return [0.0] * SHIP_FEATURES
        captain, boy = flags[crew[0]], flags[crew[-1]]
        crew_flags = [flags[seat] for seat in crew]
        majority = sum(crew_flags)
        pilfer, own = (treasure[1], treasure[0]) if boy > 0 else (treasure[0], treasure[1])
        galleon = state.galleon > 0
        prey = state.holds[2 * (1 - ship) + (captain > 0)] > 0 and not galleon
        mate = flags[crew[1]] if len(crew) > 1 else 0
        revolt = mate == -captain and bool(mate)
        return [
            boy * (pilfer > 0),
            boy * (pilfer > 0) * self.soon(crew[-1]),
            boy * pilfer,
            boy * own,
            captain,
            captain * galleon,
            captain * galleon * self.soon(crew[0]),
            majority * galleon,
            captain * prey,
            captain * (captain == -boy),
            mate,
            mate * revolt,
            (majority - captain) * revolt,
            majority,
            sum([flag * treasure[flag > 0] for flag in crew_flags]),
            boy * (len(crew) == 1),
        ]

    def of_tortuga(self) -> list[float]:
        state, flags = self.state, self.flags
        line = state.lines[TORTUGA]
        rowing = sum([flags[seat] for boat in BOATS for seat in state.lines[boat]])
        if not line:
            return [0.0, 0.0, 0.0, rowing]
        governor, majority = flags[line[0]], sign(sum([flags[seat] for seat in line]))
        won = (1 + governor * majority) / 2
        gain = 2 - governor * (state.holds[2 * TORTUGA] - state.holds[2 * TORTUGA + 1])
        return [governor, governor * won * gain * self.soon(line[0]), majority, rowing]

    def of_cards(self) -> list[float]:
        state = self.state
        totals = [0.0] * (len(KEPT) + 2)
        for flag, hand, kept, skips in zip(
            self.flags, state.votes.hands, state.event_cards.kept, state.skips, strict=True
        ):
            totals[0] += flag * len(hand)
            totals[1] += flag * skips
            for card in kept:
                if card in KEPT:
                    totals[KEPT[card]] += flag
        return totals

    def partial(self) -> list[float]:
        """All features that favour a nation."""
        first, second = (self.of_ship(ship) for ship in SHIPS)
        both = [one + other for one, other in zip(first, second, strict=True)]
        return self.of_treasure() + both + self.of_tortuga() + self.of_cards()

    def neutral(self) -> list[float]:
        """Features that bring a tie nearer or farther."""
        state, late = self.state, self.late
        distance = abs(british_lead(state.holds))
        tie, odd = not distance, (state.galleon + state.adrift) % 2
        last = state.event_cards.last_five
        crews = [state.lines[ship] for ship in SHIPS if state.lines[ship]]
        boys = sum([not self.flags[crew[-1]] for crew in crews])
        captains = sum([not self.flags[crew[0]] for crew in crews])
        aboard = sum([not self.flags[seat] for crew in crews for seat in crew])
        return [
            1.0,
            distance,
            tie,
            odd,
            late,
            tie * late,
            odd * late,
            distance * late,
            last,
            tie * last,
            boys,
            captains,
            aboard,
        ]


def likelihoods(state: Tortuga1667State, flags: Sequence[int]) -> tuple[float, float, float]:
    """Of the British, the French and the Dutch."""
    ledger = Ledger(state, flags)
    british = SCALE[len(flags)] * sum(map(mul, ledger.partial(), WEIGHTS))
    if not len(flags) % 2:
        won = 1 / (1 + exp(-2 * british))
        return won, 1 - won, 0.0
    powers = exp(british), exp(-british), exp(sum(map(mul, ledger.neutral(), NEUTRAL[len(flags)])))
    total = sum(powers)
    return powers[0] / total, powers[1] / total, powers[2] / total


def worth(state: Tortuga1667State, seat: Seat, flags: Sequence[int]) -> float:
    """How likely a seat is to win."""
    if state.outcome is not None:
        return float(seat in state.outcome.winners)
    return likelihoods(state, flags)[PLACE_OF[flags[seat]]]


WEIGHTS = tuple(PARTIAL.values())
PLACE_OF = {1: 0, -1: 1, 0: 2}
SHIP_FEATURES = 16
KEPT = {
    EventCard.FOUNTAIN: 2,
    EventCard.EL_DORADO: 3,
    EventCard.ATLANTIS: 4,
    EventCard.LETTER: 5,
    EventCard.ALBATROSS: 6,
    EventCard.CODE: 7,
}
