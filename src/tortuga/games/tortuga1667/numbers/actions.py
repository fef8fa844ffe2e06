"""Every answer is one small action, and has a number."""

from itertools import combinations

from tortuga.core.notation import Choice
from tortuga.games.tortuga1667.cards.atlantis import CHOICES as BEFORE_A_TURN
from tortuga.games.tortuga1667.cards.black_powder import Close
from tortuga.games.tortuga1667.cards.crows_nest import TAKES
from tortuga.games.tortuga1667.cards.letter_of_marque import SAVE, SHIP_CHOICES
from tortuga.games.tortuga1667.choosing import PLAYERS, Decline
from tortuga.games.tortuga1667.components import BOATS, CAPACITY, LINE_PLACES, NATIONS, PLACES
from tortuga.games.tortuga1667.marooning import Drink
from tortuga.games.tortuga1667.phases.acting import (
    PILFERS,
    ROWS,
    Attack,
    Brawl,
    Force,
    Maroon,
    Mutiny,
    Pass,
    Reveal,
    UseLetter,
    View,
)
from tortuga.games.tortuga1667.phases.forcing import Point
from tortuga.games.tortuga1667.phases.looking import Look
from tortuga.games.tortuga1667.phases.plundering import Plunder
from tortuga.games.tortuga1667.phases.settling import ON_LAND, Settle
from tortuga.games.tortuga1667.phases.stowing import STOWS
from tortuga.games.tortuga1667.phases.turning import TURNS
from tortuga.games.tortuga1667.phases.voting import CARDS as CASTS

SPOTS = tuple((place, position) for place in ON_LAND for position in range(CAPACITY[place]))
"""Where a pawn can settle."""
PAIRS = tuple(combinations(LINE_PLACES, 2))

ACTIONS: tuple[Choice | None, ...] = (
    None,  # to wait
    *STOWS,
    *(Settle(PLACES[place], position + 1) for place, position in SPOTS),
    *BEFORE_A_TURN,
    View(),
    Reveal(),
    Force(),
    *ROWS,
    Attack(),
    Maroon(),
    Mutiny(),
    *PILFERS,
    Brawl(),
    UseLetter(),
    Pass(),
    *(Look(first, second) for first, second in PAIRS),
    *TURNS,
    *(Point(first, second) for first, second in PAIRS),
    *PLAYERS,
    *(Plunder(into, source) for source in (None, *NATIONS) for into in NATIONS),
    Decline(),
    Drink(),
    *CASTS,
    *TAKES,
    *(Close(PLACES[boat]) for boat in BOATS),
    *SHIP_CHOICES,
    SAVE,
)
NUMBER = {action: number for number, action in enumerate(ACTIONS)}
"""The number of each action."""
