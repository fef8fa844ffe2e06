"""How objections are said."""

from collections.abc import Iterable

from tortuga.games.buccaneers.components import Chest, Deed
from tortuga.text import Message, Sayable


def because(reason: str, **args: Sayable) -> Message:
    return Message(f"buccaneers-objection-{reason}", args)


def deed_name(deed: Deed) -> str:
    """For `NAME($deed)`."""
    return f"buccaneers-deed-{deed}"


def no_such_chest(chest: Chest, chests: Iterable[Chest]) -> Message:
    """None of this colour is among those that could be taken."""
    return because("not-there", chest=_chest_name(chest), chests=[_chest_name(other) for other in chests])


def _chest_name(chest: Chest) -> Message:
    return Message(f"buccaneers-chest-{chest}")
