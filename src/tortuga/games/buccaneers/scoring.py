"""The score: every point on a line of its own, and the most sets that jokers allow."""

from msgspec.structs import replace

from tortuga.core.game import Outcome, Seat, Told
from tortuga.games.buccaneers.components import SET_COLOURS, Chest, Facts, Zone
from tortuga.games.buccaneers.events import Scored, Story, TilesShown
from tortuga.games.buccaneers.state import (
    Board,
    BuccaneersState,
    ChestLine,
    Find,
    Over,
    ScoreSheet,
    SetLine,
    SetPart,
)

BEST_FIRST = (Zone.TORTUGA, Zone.FLEET, Zone.CREW, Zone.ISLAND)


def end_game(state: BuccaneersState, story: Story) -> BuccaneersState:
    """Open the tiles and count."""
    facts = state.options.facts
    sheets = tuple(
        score_sheet(seat, board, tiles_of(state.finds, seat), facts)
        for seat, board in enumerate(state.boards)
    )
    for sheet in sheets:
        if sheet.tiles:
            story.append(Told(TilesShown(sheet.seat, sheet.tiles)))
    for sheet in sheets:
        story.append(
            Told(
                Scored(
                    sheet.seat,
                    sheet.chest_points,
                    sheet.set_points,
                    sheet.track_points,
                    sheet.coin_points,
                    sheet.total,
                )
            )
        )
    return replace(state, stage=Over(sheets))


def tiles_of(finds: tuple[Find, ...], seat: Seat) -> tuple[int, ...]:
    """The coins on a player's treasure tiles, in the order in which they were taken."""
    return tuple(find.kept for find in finds if find.seat == seat and find.kept is not None)


def outcome_of(stage: Over) -> Outcome:
    """B-SCORE-5: most points win; tied players share the victory."""
    points = tuple(sheet.total for sheet in stage.sheets)
    winners = tuple(seat for seat, total in enumerate(points) if total == max(points))
    return Outcome(winners, "points", points)


def score_sheet(seat: Seat, board: Board, tiles: tuple[int, ...], facts: Facts) -> ScoreSheet:
    chests, sets = chest_lines(board, facts), set_lines(board, facts)
    chest_points = sum(line.points for line in chests)
    set_points = sum(line.points for line in sets)
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
    worth = {Zone.TORTUGA: facts.tortuga_points, Zone.FLEET: facts.fleet_points, Zone.CREW: facts.crew_points}
    return tuple(
        ChestLine(chest, zone, points * (facts.purple_times if chest is Chest.PURPLE else 1))
        for zone, points in worth.items()
        for chest in _zones(board)[zone]
    )


def set_lines(board: Board, facts: Facts) -> tuple[SetLine, ...]:
    """B-SCORE-2: the greatest number of sets; jokers stand in where a colour runs out."""
    zones = _zones(board)
    own = {
        colour: [(colour, zone) for zone in BEST_FIRST for chest in zones[zone] if chest is colour]
        for colour in SET_COLOURS
    }
    jokers = [(Chest.WHITE, Zone.TORTUGA)] * zones[Zone.TORTUGA].count(Chest.WHITE)
    number = most_sets(tuple(len(chests) for chests in own.values()), len(jokers))
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
    while sum(max(0, sets + 1 - chests) for chests in colours) <= jokers:
        sets += 1
    return sets


def _zones(board: Board) -> dict[Zone, tuple[Chest, ...]]:
    return {
        Zone.TORTUGA: board.tortuga,
        Zone.FLEET: board.fleet,
        Zone.CREW: board.crew,
        Zone.ISLAND: board.island,
    }
