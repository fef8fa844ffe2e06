"""What is in the boxes, for the boards that draw it: printed for the generator of the web client's types."""

import sys
from typing import Any

import msgspec

from tortuga.games.tortuga1667.components import (
    BOATS,
    CAPACITY,
    PLACES,
    SHIPS,
    TORTUGA,
    VOTE_CARDS,
    VOTE_FACTS,
    Vote,
    VoteFact,
)

COUNTED: dict[Vote, dict[str, str]] = {
    Vote.ATTACK: {"cannon": "cannons", "torch": "torches", "water": "waters"},
    Vote.BRAWL: {"british": "british", "french": "french"},
    Vote.MUTINY: {"skull": "skulls", "wheel": "wheels"},
}
"""What is counted in each vote, and the field of a Vote card that says how often it shows it."""


def shown(fact: VoteFact, vote: Vote) -> list[str]:
    return [symbol for symbol, field in COUNTED[vote].items() for _ in range(getattr(fact, field))]


BOXES: dict[str, dict[str, Any]] = {
    "tortuga1667-box": {
        "SHIPS": [PLACES[place] for place in SHIPS],
        "BOATS": [PLACES[place] for place in BOATS],
        "LANDS": [PLACES[place] for place in (*SHIPS, TORTUGA)],
        "CAPACITY": dict(zip(PLACES, CAPACITY, strict=True)),
        "COUNTED": {vote: list(symbols) for vote, symbols in COUNTED.items()},
        "VOTE_CARDS": VOTE_CARDS,
        "SYMBOLS": {fact.card: {vote: shown(fact, vote) for vote in Vote} for fact in VOTE_FACTS},
    },
}


def main() -> None:
    document = {name: {"constants": box} for name, box in BOXES.items()}
    sys.stdout.write(msgspec.json.encode(document).decode())


if __name__ == "__main__":
    main()
