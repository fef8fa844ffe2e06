"""Tables to test at: every option of every game, and every number of players."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from tortuga.core.chance import FastChance
from tortuga.core.encoding import AnyEncoding, find_encoding
from tortuga.core.game import Options, Seat
from tortuga.games.buccaneers.components import ChestCounts, Facts
from tortuga.games.buccaneers.options import BuccaneersOptions, PutOff
from tortuga.games.tortuga1667.components import EventCard
from tortuga.games.tortuga1667.options import OpenLoyalties, Tortuga1667Options, VoteDeck
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Variant
from tortuga.research.step_table import StepTable


class Sitting(NamedTuple):
    game: str
    options: Options
    seats: int

    def __str__(self) -> str:
        usual = type(self.options)()
        changed = [
            name
            for name in self.options.__struct_fields__
            if getattr(self.options, name) != getattr(usual, name)
        ]
        return " ".join([self.game, str(self.seats), *changed])

    @property
    def encoding(self) -> AnyEncoding:
        return _encoding(self.game)

    def open(self, chance: FastChance) -> StepTable:
        self.encoding.game.check(self.options, self.seats)
        self.encoding.check(self.options, self.seats)
        return StepTable.open(self.encoding, self.options, self.seats, chance)[0]


@cache
def _encoding(game: str) -> AnyEncoding:
    """Looked up once: that takes longer than many a match."""
    return find_encoding(game)


OTHER_FACTS = Facts(
    tiles=(3, 3, 3, 3, 3, 3),
    chests=ChestCounts(white=9),
    chests_by_ship=(1, 2, 3, 4, 5, 6, 7, 8),
    ship_start=4,
)

TURTLES = tuple(
    Sitting("turtles", options, 2)
    for options in (
        TurtlesOptions(),
        TurtlesOptions(variant=Variant.HATCHING),
        TurtlesOptions(variant=Variant.ULTRA, first="north"),
        TurtlesOptions(majority_capture=True),
        TurtlesOptions(majority_capture=True, variant=Variant.HATCHING),
        TurtlesOptions(enemy_anywhere=True, first="south"),
        TurtlesOptions(enemy_anywhere=True, majority_capture=True, variant=Variant.ULTRA),
        TurtlesOptions(repetition_draw=True, variant=Variant.HATCHING),
        TurtlesOptions(swap=True, repetition_draw=True),
        TurtlesOptions(swap=True, variant=Variant.HATCHING),
        TurtlesOptions(position="4/5/2S3/1S1X1S1/2N1X1/1X3/4 n 0-0 base"),
    )
)
BUCCANEERS = tuple(
    Sitting("buccaneers", options, seats)
    for options, seats in (
        (BuccaneersOptions(), 2),
        (BuccaneersOptions(), 3),
        (BuccaneersOptions(), 4),
        (BuccaneersOptions(first_player=1, bonus_needs_die=True), 3),
        (BuccaneersOptions(put_off=PutOff.ACTION), 4),
        (BuccaneersOptions(long_game=True), 2),
        (BuccaneersOptions(hidden_reroll=True), 4),
        (BuccaneersOptions(facts=OTHER_FACTS), 3),
    )
)
TORTUGA1667 = tuple(
    Sitting("tortuga1667", options, seats)
    for options, seats in (
        *((Tortuga1667Options(), seats) for seats in range(2, 10)),
        (Tortuga1667Options(stars=8), 9),
        (Tortuga1667Options(stars=(EventCard.NEST, EventCard.FEVER, EventCard.BELLS)), 5),
        (Tortuga1667Options(trim=8, open_loyalties=OpenLoyalties.TWO), 4),
        (Tortuga1667Options(open_loyalties=OpenLoyalties.ALL, turn_seconds=30), 3),
        (Tortuga1667Options(blind=True), 6),
        (Tortuga1667Options(strategic_start=True, stars=7), 7),
        (Tortuga1667Options(vote_deck=VoteDeck.THIRTY), 8),
    )
)
SITTINGS = TURTLES + BUCCANEERS + TORTUGA1667


def random_match(sitting: Sitting, seed: int) -> Iterator[tuple[StepTable, Seat, FastChance]]:
    """The table before each small action of a random match, and whose it will be."""
    chance = FastChance(f"{sitting} {seed}")
    table = sitting.open(chance)
    while table.outcome is None:
        seat = chance.pick(table.asked)
        yield table, seat, chance
        table.play(seat, chance.pick(table.legal(seat)), chance)
