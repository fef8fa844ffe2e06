"""Moving chests, the end of a round and of the game."""

import pytest

from tests.games.buccaneers.positions import (
    Around,
    Rigged,
    acting,
    board,
    chests,
    drawing,
    heard,
    legal,
    play,
    play_all,
    tell,
)
from tortuga.core.chance import Chance
from tortuga.core.game import Event
from tortuga.games.buccaneers import GAME
from tortuga.games.buccaneers.components import Chest, Deed, Zone
from tortuga.games.buccaneers.events import (
    BagEmpty,
    ChestDrawn,
    ChestLeft,
    ChestsBrought,
    ChestsLoaded,
    RoundBegan,
    Scored,
)
from tortuga.games.buccaneers.options import BuccaneersOptions
from tortuga.games.buccaneers.phases.moving import Move, Moving, WhichChest
from tortuga.games.buccaneers.phases.over import Over
from tortuga.games.buccaneers.phases.rolling import Rolling
from tortuga.games.buccaneers.state import Board, BuccaneersState

LONG = BuccaneersOptions(long_game=True)


def moving(
    *boards: Board, draws: str = "", around: Around | None = None, chance: Chance | None = None
) -> tuple[BuccaneersState, list[Event]]:
    """The last action of the round is given up, and the chests come out of the bag as told."""
    around = around or {}
    actor = around.get("first", 0)
    state = acting(*boards, deed=Deed.RAID, actors=(actor,), **around)
    return play(state, actor, "give up", chance or drawing(state, draws))


@pytest.mark.rule("B-MOVE-1")
def test_each_player_draws_a_chest_to_the_island_zone_clockwise_from_the_first() -> None:
    _, events = moving(board(), board(), board(), draws="RBY", around={"first": 1})
    drawn = [event for event in events if isinstance(event, ChestDrawn)]
    assert drawn == [
        ChestDrawn(1, Chest.RED, Zone.ISLAND),
        ChestDrawn(2, Chest.BLUE, Zone.ISLAND),
        ChestDrawn(0, Chest.YELLOW, Zone.ISLAND),
    ]


@pytest.mark.rule("B-MOVE-2")
def test_fleet_to_tortuga_crew_to_fleet_island_to_crew() -> None:
    mine = board(tortuga="W", fleet="YB", crew="Y")
    state, events = moving(mine, board(), draws="RR")
    assert state.boards[0].tortuga == chests("WYB")
    assert state.boards[0].fleet == chests("Y")
    assert state.boards[0].crew == chests("R")
    assert state.boards[0].island == ()
    assert ChestsBrought(0, chests("YB")) in events
    assert ChestsLoaded(0, Zone.FLEET, chests("Y")) in events


@pytest.mark.rule("B-MOVE-2")
def test_zones_are_filled_from_the_left_in_the_order_the_player_likes() -> None:
    state, _ = moving(board(island="P"), board(), draws="RB")
    assert GAME.to_act(state) == (0,)
    assert GAME.question(state, 0) == WhichChest(Zone.CREW, 1)
    assert legal(state, 0) == ["load red", "load purple"]
    after, _ = play(state, 0, "load purple")
    assert after.boards[0].crew == chests("PR")
    after, _ = play(state, 0, "load red")
    assert after.boards[0].crew == chests("RP")


@pytest.mark.rule("B-MOVE-2")
def test_first_the_fleet_is_loaded_chest_by_chest_then_the_crew() -> None:
    mine = board(ship=8, pirate=8, crew="RBY", island="W")
    state, _ = moving(mine, board(), draws="PR")
    asked = []
    for text in ("load blue", "load yellow", "load purple"):
        asked.append(GAME.question(state, 0))
        state, _ = play(state, 0, text)
    assert asked == [WhichChest(Zone.FLEET, 1), WhichChest(Zone.FLEET, 2), WhichChest(Zone.CREW, 1)]
    assert state.boards[0].fleet == chests("BYR")
    assert state.boards[0].crew == chests("PW")


@pytest.mark.rule("B-MOVE-2")
def test_the_owner_chooses_what_does_not_fit_and_it_goes_to_the_central_island() -> None:
    mine = board(ship=1, pirate=1, crew="RB", island="P")
    state, _ = moving(mine, board(), board(), draws="YWW")
    assert legal(state, 0) == ["load red", "load blue"]
    state, events = play_all(state, (0, "load blue"), (0, "load purple"))
    assert state.boards[0].fleet == chests("B")
    assert state.boards[0].crew == chests("P")
    assert state.centre == chests("RY")
    assert ChestLeft(0, Chest.RED, Zone.CREW, False) in events
    assert ChestLeft(0, Chest.YELLOW, Zone.ISLAND, False) in events


@pytest.mark.rule("B-MOVE-2", "B-CAP-1")
@pytest.mark.parametrize(("space", "room"), [*enumerate((1, 2, 2, 3, 3, 4, 4, 4), 1)])
def test_up_to_the_capacity_of_ship_and_pirate(space: int, room: int) -> None:
    mine = board(ship=space, pirate=9 - space, crew="RRRR", island="BBBB")
    other = (1, 2, 2, 3, 3, 4, 4, 4)[8 - space]
    state, _ = moving(mine, board(), board(), draws="BWW")
    assert state.boards[0].fleet == chests("R" * room)
    assert state.boards[0].crew == chests("B" * other)


@pytest.mark.rule("B-MOVE-2")
def test_none_may_be_held_back() -> None:
    state, _ = moving(board(crew="RB", island="P"), board(), draws="YW")
    while GAME.to_act(state) == (0,):
        assert all(text.startswith("load") for text in legal(state, 0))
        state, _ = play(state, 0, legal(state, 0)[0])
        if isinstance(state.phase, Rolling):
            break
    assert state.boards[0].island == ()
    assert (len(state.boards[0].fleet), len(state.boards[0].crew)) == (2, 2)


@pytest.mark.rule("B-MOVE-2", "B-ISLE-1")
def test_left_over_chests_come_to_the_island_clockwise_and_doubles_go_to_the_bag() -> None:
    full = board(ship=1, pirate=1, crew="RR")
    state, events = moving(full, full, full, draws="BYW", around={"first": 2})
    left = [event for event in events if isinstance(event, ChestLeft)]
    assert left == [
        ChestLeft(2, Chest.RED, Zone.CREW, False),
        ChestLeft(0, Chest.RED, Zone.CREW, True),
        ChestLeft(1, Chest.RED, Zone.CREW, True),
    ]
    assert state.centre == chests("R")


@pytest.mark.rule("B-MOVE-2")
def test_all_move_at_once_and_nobody_sees_anything_before_all_are_done() -> None:
    mine, yours = board(ship=1, crew="RB"), board(ship=8, crew="RBY")
    state, _ = moving(mine, yours, board(), draws="PPP")
    assert GAME.to_act(state) == (0, 1)
    views = {seat: GAME.view(state, seat) for seat in (0, 2, None)}
    after, told = tell(state, 1, "load yellow")
    assert told == ()
    assert GAME.view(after, 1) != GAME.view(state, 1)
    assert {seat: GAME.view(after, seat) for seat in views} == views
    after, told = tell(after, 1, "load red")
    assert told == ()
    assert GAME.to_act(after) == (0,)
    assert {seat: GAME.view(after, seat) for seat in views} == views
    assert GAME.view(after, 2).awaited == (0, 1)
    after, told = tell(after, 0, "load blue")
    assert [event for event in heard(told, 2) if isinstance(event, ChestsLoaded)] == [
        ChestsLoaded(0, Zone.FLEET, chests("B")),
        ChestsLoaded(0, Zone.CREW, chests("P")),
        ChestsLoaded(1, Zone.FLEET, chests("YRB")),
        ChestsLoaded(1, Zone.CREW, chests("P")),
        ChestsLoaded(2, Zone.CREW, chests("P")),
    ]


def test_what_is_no_choice_is_not_asked() -> None:
    state, _ = moving(board(ship=1, crew="RRR", island="B"), board(), board(), draws="BPP")
    assert isinstance(state.phase, Rolling)
    state, _ = moving(board(crew="RRR", island="B"), board(), board(), draws="YPP")
    assert isinstance(state.phase, Moving)
    assert state.phase.movers == (0,)
    assert state.phase.moves == (
        Move(chests("RR"), (), Zone.CREW),
        Move((), chests("P")),
        Move((), chests("P")),
    )


@pytest.mark.rule("B-MOVE-3")
def test_when_the_bag_runs_out_the_rest_draw_nothing_clockwise() -> None:
    state, events = moving(board(), board(), board(), around={"first": 1, "bag": "R"}, chance=Rigged(0))
    assert [event for event in events if isinstance(event, ChestDrawn | BagEmpty)] == [
        ChestDrawn(1, Chest.RED, Zone.ISLAND),
        BagEmpty(2),
        BagEmpty(0),
    ]
    assert [one.crew for one in state.boards] == [(), chests("R"), ()]


@pytest.mark.rule("B-MOVE-3")
def test_chests_put_back_can_be_drawn_at_once() -> None:
    raider = board(pirate=2, crew="RB", placed={Deed.RAID: "A", Deed.HUNT: "BCDE"})
    other = board(placed={Deed.RAID: "A", Deed.HUNT: "BCDE"})
    state = acting(raider, other, board(), deed=Deed.RAID, actors=(0,), centre="B", bag="")
    _, events = play(state, 0, "attack 2")
    assert ChestDrawn(0, Chest.BLUE, Zone.ISLAND) in events
    assert BagEmpty(1) in events


@pytest.mark.rule("B-END-1")
@pytest.mark.parametrize(
    ("options", "chests_home", "ends"),
    [
        (BuccaneersOptions(), 5, False),
        (BuccaneersOptions(), 6, True),
        (LONG, 6, False),
        (LONG, 7, False),
        (LONG, 8, True),
    ],
)
def test_the_game_ends_with_six_chests_in_a_tortuga_or_eight(
    options: BuccaneersOptions, chests_home: int, ends: bool
) -> None:
    almost = board(tortuga="RRRRRRR"[: chests_home - 1], fleet="B")
    state, events = moving(board(), almost, board(), draws="WWW", around={"options": options})
    assert isinstance(state.phase, Over) == ends
    assert (GAME.outcome(state) is not None) == ends
    assert any(isinstance(event, Scored) for event in events) == ends


@pytest.mark.rule("B-END-1")
def test_more_than_six_is_enough_too() -> None:
    state, _ = moving(board(tortuga="RRRRR", fleet="BB"), board(), draws="WW")
    assert isinstance(state.phase, Over)
    assert GAME.to_act(state) == ()


@pytest.mark.rule("B-END-1")
@pytest.mark.parametrize(("first", "then"), [(0, 1), (1, 2), (2, 0)])
def test_else_the_marker_goes_to_the_left_neighbour_and_a_new_round_begins(first: int, then: int) -> None:
    state, events = moving(board(), board(), board(), draws="WWW", around={"first": first, "round": 4})
    assert (state.first, state.round) == (then, 5)
    assert RoundBegan(5, then) in events
    assert isinstance(state.phase, Rolling)
    assert state.phase.roll == 1
