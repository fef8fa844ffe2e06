"""The Event cards: one file each, and nothing else. A further file here is a further card."""

from importlib import import_module

from tortuga.games.tortuga1667.card import CardRules
from tortuga.games.tortuga1667.components import EventCard

CARDS: dict[EventCard, CardRules] = {
    card: import_module(f"{__name__}.{card.replace('-', '_')}").CARD for card in EventCard
}
"""In the order of the box."""
