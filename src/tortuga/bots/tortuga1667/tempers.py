"""The pirates that play by instinct or after a search, by name: how strong, and how they play."""

from tortuga.bots.tortuga1667.beliefs import PLAIN, SHOWN
from tortuga.bots.tortuga1667.pirate import Temper

GREEDY = Temper(heeded=SHOWN)
SEARCHING = Temper(nodes=200)
"""The strongest where nobody has learned to play."""
PATIENT = SEARCHING._replace(patient=True)

TEMPERS = {
    "greedy": (10, GREEDY),
    "easy-1": (32, Temper(heeded=PLAIN, overlooks=0.6, short_sighted=True)),
    "medium-1": (44, Temper(overlooks=0.2)),
    "hard-1": (64, PATIENT),
}
"""The last three were the levels `easy`, `medium` and `hard` when there were three."""
