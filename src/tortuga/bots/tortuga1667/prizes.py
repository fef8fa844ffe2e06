"""What things are worth to a pirate at sight: all numbers of instinct, in one place."""

from tortuga.games.tortuga1667.components import DUTCHMAN, ROGER, TORTUGA, EventCard

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
