"""The score, line by line."""

from itertools import product

import pytest

from tests.games.buccaneers.positions import acting, board, drawing, heard, table, tell
from tortuga.core.game import Outcome
from tortuga.games.buccaneers import GAME
from tortuga.games.buccaneers.components import Chest, Deed, Facts, Zone
from tortuga.games.buccaneers.events import Scored, TilesShown
from tortuga.games.buccaneers.phases.over import Over
from tortuga.games.buccaneers.scoring import (
    ChestLine,
    SetLine,
    SetPart,
    chest_lines,
    most_sets,
    score_sheet,
    set_lines,
)
from tortuga.games.buccaneers.state import Board, BuccaneersState, Find

FACTS = Facts()


def sets(one: Board) -> int:
    return len(set_lines(one, FACTS))


@pytest.mark.rule("B-SCORE-1")
def test_chests_count_by_zone() -> None:
    lines = chest_lines(board(tortuga="R", fleet="B", crew="Y", island="W"), FACTS)
    assert lines == (
        ChestLine(Chest.RED, Zone.TORTUGA, 3),
        ChestLine(Chest.BLUE, Zone.FLEET, 2),
        ChestLine(Chest.YELLOW, Zone.CREW, 1),
    )


@pytest.mark.rule("B-SCORE-1")
def test_purple_counts_double() -> None:
    lines = chest_lines(board(tortuga="P", fleet="P", crew="P"), FACTS)
    assert [line.points for line in lines] == [6, 4, 2]


@pytest.mark.rule("B-SCORE-2")
def test_three_points_for_each_set_wherever_its_chests_lie() -> None:
    lines = set_lines(board(tortuga="R", fleet="B", crew="Y"), FACTS)
    assert lines == (
        SetLine(
            (
                SetPart(Chest.RED, Zone.TORTUGA, Chest.RED),
                SetPart(Chest.BLUE, Zone.FLEET, Chest.BLUE),
                SetPart(Chest.YELLOW, Zone.CREW, Chest.YELLOW),
            ),
            3,
        ),
    )


@pytest.mark.rule("B-SCORE-2")
@pytest.mark.parametrize(
    ("one", "number"),
    [
        (board(tortuga="RBYRB"), 1),
        (board(tortuga="RBYRBY"), 2),
        (board(tortuga="RBW"), 1),
        (board(tortuga="RWW"), 1),
        (board(tortuga="WWW"), 1),
        (board(tortuga="RB", fleet="W"), 0),
        (board(tortuga="RB", crew="W", island="W"), 0),
        (board(tortuga="RBP"), 0),
        (board(tortuga="W", fleet="R", crew="Y"), 1),
        (board(tortuga="W", fleet="R", island="Y"), 1),
        (board(tortuga="RBYRW"), 1),
        (board(tortuga="RBYRWW"), 2),
        (board(tortuga="RRRBBBWWW"), 3),
    ],
)
def test_white_chests_in_tortuga_are_jokers_and_only_those(one: Board, number: int) -> None:
    assert sets(one) == number


@pytest.mark.rule("B-SCORE-2")
def test_no_chest_serves_two_sets() -> None:
    one = board(tortuga="RBYRWW", fleet="YY")
    parts = [(part.chest, part.zone) for line in set_lines(one, FACTS) for part in line.parts]
    held = [(chest, Zone.TORTUGA) for chest in one.tortuga] + [(chest, Zone.FLEET) for chest in one.fleet]
    for part in parts:
        held.remove(part)


@pytest.mark.rule("B-SCORE-2")
def test_the_greatest_number_of_sets_is_always_found() -> None:
    for red, blue, yellow, jokers in product(range(6), range(6), range(6), range(6)):
        best = max(
            min(red + for_red, blue + for_blue, yellow + jokers - for_red - for_blue)
            for for_red in range(jokers + 1)
            for for_blue in range(jokers + 1 - for_red)
        )
        assert most_sets((red, blue, yellow), jokers) == best
        one = board(tortuga="R" * red + "W" * jokers, fleet="B" * blue, crew="Y" * yellow)
        assert sets(one) == best


@pytest.mark.rule("B-SCORE-3")
def test_the_space_numbers_of_ship_and_pirate_count() -> None:
    sheet = score_sheet(0, board(ship=5, pirate=8), (), FACTS)
    assert (sheet.ship, sheet.pirate, sheet.track_points, sheet.total) == (5, 8, 13, 13)


@pytest.mark.rule("B-SCORE-4")
def test_the_coins_on_the_tiles_count() -> None:
    sheet = score_sheet(0, board(ship=1, pirate=1), (3, 1, 2), FACTS)
    assert (sheet.tiles, sheet.coin_points, sheet.total) == ((3, 1, 2), 6, 8)


def ended(*boards: Board, finds: tuple[Find, ...] = ()) -> BuccaneersState:
    sheets = tuple(
        score_sheet(seat, one, tuple(find.kept or 0 for find in finds if find.seat == seat), FACTS)
        for seat, one in enumerate(boards)
    )
    return table(*boards, phase=Over(sheets), finds=finds)


@pytest.mark.rule("B-SCORE-5")
def test_most_points_win() -> None:
    state = ended(board(ship=3), board(ship=5), board(ship=4))
    assert GAME.outcome(state) == Outcome((1,), "points", (6, 8, 7))


@pytest.mark.rule("B-SCORE-5")
def test_tied_players_share_the_victory() -> None:
    state = ended(board(ship=5), board(ship=4), board(pirate=5))
    assert isinstance(state.phase, Over)
    assert state.phase.outcome == Outcome((0, 2), "points", (8, 7, 8))


@pytest.mark.rule("B-SCORE-6")
def test_the_worked_example() -> None:
    one = board(tortuga="RYBBBW", fleet="P", crew="RB", ship=5, pirate=3)
    sheet = score_sheet(0, one, (3, 1), FACTS)
    points = {zone: sum(line.points for line in sheet.chests if line.zone is zone) for zone in Zone}
    assert points == {Zone.TORTUGA: 18, Zone.FLEET: 4, Zone.CREW: 2, Zone.ISLAND: 0}
    assert [[(part.chest, part.zone, part.stands_for) for part in line.parts] for line in sheet.sets] == [
        [
            (Chest.RED, Zone.TORTUGA, Chest.RED),
            (Chest.BLUE, Zone.TORTUGA, Chest.BLUE),
            (Chest.YELLOW, Zone.TORTUGA, Chest.YELLOW),
        ],
        [
            (Chest.RED, Zone.CREW, Chest.RED),
            (Chest.BLUE, Zone.TORTUGA, Chest.BLUE),
            (Chest.WHITE, Zone.TORTUGA, Chest.YELLOW),
        ],
    ]
    assert (sheet.set_points, sheet.track_points, sheet.coin_points, sheet.total) == (6, 8, 4, 42)


def test_the_end_opens_the_tiles_and_shows_every_sheet_to_all() -> None:
    finds = (Find(0, True, 3, 1), Find(1, False, 2), Find(0, False, 1))
    boards = board(tortuga="RRRRR", fleet="B"), board(), board()
    state = acting(*boards, deed=Deed.RAID, actors=(0,), finds=finds)
    state, told = tell(state, 0, "give up", drawing(state, "WWW"))
    events = heard(told, None)
    assert events[-5:-3] == [TilesShown(0, (3, 1)), TilesShown(1, (2,))]
    assert events[-3:] == [
        Scored(0, 18 + 1, 0, 6, 4, 29),
        Scored(1, 1, 0, 6, 2, 9),
        Scored(2, 1, 0, 6, 0, 7),
    ]
    for seat in (0, 1, 2, None):
        view = GAME.view(state, seat)
        assert isinstance(view.phase, Over)
        assert [sheet.total for sheet in view.phase.sheets] == [29, 9, 7]
        assert [find.kept for find in view.finds] == [3, 2, 1]
        assert view.outcome == Outcome((0,), "points", (29, 9, 7))
    assert [find.returned for find in GAME.view(state, 1).finds] == [None, None, None]
