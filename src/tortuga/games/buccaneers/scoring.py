"""The score: every point on a line of its own, and the most sets that jokers allow."""

from msgspec import Struct

from tortuga.core.game import Seat
from tortuga.games.buccaneers.chests import chests_in
from tortuga.games.buccaneers.components import SET_COLOURS, Chest, Facts, Zone
from tortuga.games.buccaneers.state import Board

BEST_FIRST = (Zone.TORTUGA, Zone.FLEET, Zone.CREW, Zone.ISLAND)
PURPLE, JOKER = Chest.PURPLE, (Chest.WHITE, Zone.TORTUGA)


class ChestLine(Struct, frozen=True, gc=False):
    chest: Chest
    zone: Zone
    points: int


class SetPart(Struct, frozen=True, gc=False):
    """A chest in a set, and the colour it stands for."""

    chest: Chest
    zone: Zone
    stands_for: Chest


class SetLine(Struct, frozen=True, gc=False):
    parts: tuple[SetPart, ...]
    points: int


class ScoreSheet(Struct, frozen=True, gc=False):
    """How a player's points arise, line by line."""

    seat: Seat
    chests: tuple[ChestLine, ...]
    sets: tuple[SetLine, ...]
    ship: int
    pirate: int
    tiles: tuple[int, ...]
    chest_points: int
    set_points: int
    track_points: int
    coin_points: int
    total: int


def score_sheet(seat: Seat, board: Board, tiles: tuple[int, ...], facts: Facts) -> ScoreSheet:
    chests, sets = chest_lines(board, facts), set_lines(board, facts)
    chest_points = sum([line.points for line in chests])
    set_points = sum([line.points for line in sets])
    track_points = board.ship + board.pirate  # B-SCORE-3
    coins = sum(tiles)  # B-SCORE-4
    return ScoreSheet(
        seat=seat,
        chests=chests,
        sets=sets,
        ship=board.ship,
        pirate=board.pirate,
        tiles=tiles,
        chest_points=chest_points,
        set_points=set_points,
        track_points=track_points,
        coin_points=coins,
        total=chest_points + set_points + track_points + coins,
    )


def chest_lines(board: Board, facts: Facts) -> tuple[ChestLine, ...]:
    """B-SCORE-1: by zone, purple double."""
    worth = zip(BEST_FIRST, (facts.tortuga_points, facts.fleet_points, facts.crew_points), strict=False)
    return tuple(
        [
            ChestLine(chest, zone, points * facts.purple_times if chest is PURPLE else points)
            for zone, points in worth
            for chest in chests_in(board, zone)
        ]
    )


def set_lines(board: Board, facts: Facts) -> tuple[SetLine, ...]:
    """B-SCORE-2: the greatest number of sets; jokers stand in where a colour runs out."""
    every = [(chest, zone) for zone in BEST_FIRST for chest in chests_in(board, zone)]
    own = {colour: [one for one in every if one[0] is colour] for colour in SET_COLOURS}
    jokers = [JOKER] * board.tortuga.count(Chest.WHITE)
    number = most_sets(tuple([len(chests) for chests in own.values()]), len(jokers))
    lines = []
    for index in range(number):
        parts = []
        for colour, chests in own.items():
            chest, zone = chests[index] if index < len(chests) else jokers.pop()
            parts.append(SetPart(chest, zone, colour))
        lines.append(SetLine(tuple(parts), facts.set_points))
    return tuple(lines)


def most_sets(colours: tuple[int, ...], jokers: int) -> int:
    """How many sets can be filled: each colour that a set lacks costs a joker."""
    sets = 0
    while sum([max(0, sets + 1 - chests) for chests in colours]) <= jokers:
        sets += 1
    return sets
