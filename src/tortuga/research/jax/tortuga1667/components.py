"""What is in the box, in numbers. A test holds these facts to those of `games/tortuga1667`."""

PLAYERS = 9
"""As many as there can be: what a seat sees has room for them all."""
NOBODY = NOTHING = NOWHERE = -1
MANY = 1000
"""The most that is shown of what has no bound of its own."""

# Places
DUTCHMAN, ROGER, TORTUGA, DUTCHMAN_BOAT, ROGER_BOAT = range(5)
PLACES = 5
CAPACITY = (5, 5, 9, 1, 1)
SHIP_SPOTS = 5
SPOTS = 19
"""Where a pawn can settle: five places on each ship, nine on Tortuga."""
BESIDE = (
    (False, False, False, True, False),
    (False, False, False, False, True),
    (False, False, False, True, True),
    (True, False, True, False, False),
    (False, True, True, False, False),
)
"""From each place, where one can row."""

# Treasure
BRITISH, FRENCH, DUTCH = range(3)
GALLEON_TREASURES, TORTUGA_TREASURES, STRATEGIC_TREASURES = 4, 2, 3

# Event cards, in the order of the box
LETTER, PISTOL, ALBATROSS, SPOT, ATLANTIS, EL_DORADO, FOUNTAIN = range(7)
POWDER, FEVER, NEST, BELLS, FACADE, CODE, SCURVY, STORM, ARMADA = range(7, 16)
CARDS = 16
NAMES = (
    "letter-of-marque",
    "pistol",
    "albatross",
    "black-spot",
    "atlantis",
    "el-dorado",
    "fountain-of-youth",
    "black-powder",
    "cabin-fever",
    "crows-nest",
    "eight-bells",
    "facade",
    "pirate-code",
    "scurvy",
    "stormy-seas",
    "spanish-armada",
)
COPIES = (3, 3, 3, 3, 1, 1, 1)
"""Of the cards without a star."""
STARS = tuple(range(POWDER, ARMADA))
NOT_FOR_FEW = (ALBATROSS, FEVER, FACADE)
FEW_PLAYERS = 3
FEWEST_STARS = 3
LINE = 5
"""The places of the line."""
PAIRS = tuple((first, second) for first in range(LINE) for second in range(first + 1, LINE))
ALBATROSSES = 2
"""So many on one ship are too many."""
VOTES_TO_SIT_OUT = 2

# Vote cards
HAND_SIZE = 3
KINDS = 14
VOTE_COPIES = {"40": (3,) * 8 + (4,) * 4 + (1, 1), "30": (3, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 1, 1)}
CANNONS = (1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0)
WATERS = (0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1)
TORCHES = (0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1)
BRITISH_FLAGS = (1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 0, 2)
FRENCH_FLAGS = (0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 2, 0)
SKULLS = (1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 2, 0)
WHEELS = (0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 2)

VOTES = 3
ATTACK_VOTE, BRAWL_VOTE, MUTINY_VOTE = range(VOTES)
CAUSES = 4
BY_SPOT, BY_PISTOL, BY_CAPTAIN, BY_MUTINY = range(CAUSES)

# What the table is busy with
PHASES = 16
STOWING, SETTLING, MOMENT, ACTING, LOOKING, TURNING, POINTING, FORCING = range(8)
FORCED, OVERRULING, BANISHING, PLUNDERING, DRINKING, RESOLVING, VOTING, OVER = range(8, PHASES)

# Small actions: the number of each, or the first number of several of a kind
ACTIONS = 116
STOW, SETTLE = 1, 3
SAIL, WAIT, REST = 22, 23, 24
VIEW, REVEAL, FORCE, ROW = 25, 26, 27, 28
ATTACK, MAROON, MUTINY, PILFER, BRAWL, USE_LETTER, PASS = 33, 34, 35, 36, 38, 39, 40
LOOK, TURN, POINT, CHOOSE, PLUNDER = 41, 51, 56, 66, 75
DECLINE, DRINK, CAST, TAKE, CLOSE, BOARD, SAVE = 81, 82, 83, 97, 111, 113, 115
