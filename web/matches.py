"""Whole random matches, as single readers get them from the house: prints the updates of each match.

python -m web.matches turtles
"""

import sys
from collections.abc import Iterator
from random import Random

from web.fixtures.__main__ import GALLERIES
from web.fixtures.gallery import Gallery, anything

from tortuga.core.game import Options, Seat
from tortuga.core.match import Match
from tortuga.games.buccaneers.options import BuccaneersOptions, PutOff
from tortuga.games.tortuga1667.options import OpenLoyalties, Tortuga1667Options, VoteDeck
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Variant
from tortuga.server.updates import Updates

OPTIONS: dict[str, tuple[Options, ...]] = {
    "buccaneers": (
        BuccaneersOptions(),
        BuccaneersOptions(put_off=PutOff.ACTION, bonus_needs_die=True),
        BuccaneersOptions(long_game=True, hidden_reroll=True),
    ),
    "tortuga1667": (
        Tortuga1667Options(),
        Tortuga1667Options(stars=8, vote_deck=VoteDeck.THIRTY),
        Tortuga1667Options(strategic_start=True, open_loyalties=OpenLoyalties.TWO),
        Tortuga1667Options(strategic_start=True, blind=True, open_loyalties=OpenLoyalties.ALL),
    ),
    "turtles": (
        TurtlesOptions(),
        TurtlesOptions(swap=True, majority_capture=True, enemy_anywhere=True),
        TurtlesOptions(variant=Variant.HATCHING, swap=True),
        TurtlesOptions(variant=Variant.ULTRA, repetition_draw=True),
    ),
}
SEEDS = {"buccaneers": 5, "tortuga1667": 4, "turtles": 40}
"""How many matches there are with each number of players by each of the options."""
LATE = 0.02
"""How often the clock answers for a player."""


def updates(gallery: Gallery, seats: int, options: Options, seed: int) -> Iterator[str]:
    """One match: another seed, another reader; every other match is played as in the gallery."""
    names = tuple(f"Player {seat}" for seat in range(seats))
    match = Match.start(gallery.game, options, names=names, seed=f"fold-{seats}-{seed}")
    luck = Random(f"{seats}-{seed}")
    choose = gallery.choose if seed % 2 else anything
    reader = Updates(gallery.game, names, _reader(seats, seed))
    while True:
        shown = reader.take_in(match.timeline.shown[-1])
        if shown is not None:
            yield reader.packed(shown).decode()
        if match.outcome:
            return
        seat = luck.choice(match.to_act)
        if luck.random() < LATE:
            match.time_out(seat)
        else:
            match.play(seat, choose(match.legal(seat), luck))


def _reader(seats: int, seed: int) -> Seat | None:
    reader = seed % (seats + 1)
    return reader if reader < seats else None


def matches(game: str) -> Iterator[str]:
    gallery = next(one for one in GALLERIES if one.game.id == game)
    for options in OPTIONS[game]:
        for seats in gallery.game.seats:
            for seed in range(SEEDS[game]):
                yield f"[{','.join(updates(gallery, seats, options, seed))}]"


if __name__ == "__main__":
    sys.stdout.write(f"[{','.join(matches(sys.argv[1]))}]")
