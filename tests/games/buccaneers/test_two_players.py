"""What is different with two players."""

import pytest

from tests.games.buccaneers.positions import (
    acting,
    board,
    chests,
    drawing,
    heard,
    legal,
    play,
    play_all,
    rolling,
    tell,
)
from tortuga.games.buccaneers import GAME
from tortuga.games.buccaneers.components import Chest, Deed, Marker, Zone
from tortuga.games.buccaneers.events import (
    Attacked,
    ChestDrawn,
    ChestLeft,
    ChestPutOff,
    ChestStolen,
    DeedRanked,
    GaveUp,
    MarkerAdvanced,
    MarkerPushedBack,
    TileSeen,
    TileTaken,
)
from tortuga.games.buccaneers.phases.acting import Acting
from tortuga.games.buccaneers.state import Find

FLEET, RECRUIT, HUNT, BOARDING, RAID = Deed
HUNTER = board(placed={HUNT: "ABCDE"})


@pytest.mark.rule("B-TWO-1")
@pytest.mark.parametrize(("first", "winner"), [(0, 0), (1, 1)])
def test_only_the_first_acts_and_ties_go_to_the_first_player_marker(first: int, winner: int) -> None:
    last = board(placed={FLEET: "ABCD"})
    state = rolling(last, last, throws=("f", "f"), roll=4, first=first)
    state, events = play_all(state, (0, "keep E"), (1, "keep E"))
    assert events[-1] == DeedRanked(FLEET, (winner, 1 - winner), (15, 15))
    assert isinstance(state.phase, Acting)
    assert state.phase.actors == (winner,)


@pytest.mark.rule("B-TWO-1")
@pytest.mark.parametrize("deed", [FLEET, RECRUIT])
def test_fleet_and_recruit_move_one_space(deed: Deed) -> None:
    boards = [board(placed={deed: "ABCDE"})] * 2
    marker = Marker.SHIP if deed is FLEET else Marker.PIRATE
    _, events = play(acting(*boards, deed=deed, actors=(1,)), 1, "act")
    assert events[0] == MarkerAdvanced(1, marker, 4)
    assert not any(isinstance(event, MarkerAdvanced) for event in events[1:])


@pytest.mark.rule("B-TWO-1")
def test_the_hunt_gives_a_chest_and_one_tile_without_choice_which_its_owner_sees() -> None:
    state = acting(HUNTER, HUNTER, deed=HUNT, actors=(0,))
    after, told = tell(state, 0, "act", drawing(state, "P", 3))
    assert heard(told, 0)[:3] == [ChestDrawn(0, Chest.PURPLE, Zone.ISLAND), TileTaken(0), TileSeen(3)]
    assert not any(isinstance(event, TileSeen) for event in heard(told, 1))
    assert after.finds == (Find(0, False, 3),)


@pytest.mark.rule("B-TWO-1")
@pytest.mark.parametrize(
    ("deed", "zone", "marker"), [(BOARDING, Zone.FLEET, Marker.SHIP), (RAID, Zone.CREW, Marker.PIRATE)]
)
def test_boarding_and_raid_are_as_for_the_first(deed: Deed, zone: Zone, marker: Marker) -> None:
    mine = board(ship=5, pirate=5, placed={deed: "A", HUNT: "BCDE"})
    yours = board(ship=8, pirate=8, fleet="RB", crew="RB", placed={deed: "A", HUNT: "BCDE"})
    state = acting(mine, yours, deed=deed, actors=(0,))
    assert legal(state, 0) == ["attack 2", "give up"]
    state, events = play(state, 0, "attack 2")
    assert events == [Attacked(0, 1, deed, True)]
    state, events = play(state, 0, "steal 2")
    assert events[:3] == [
        ChestStolen(0, 1, Chest.BLUE, zone),
        MarkerPushedBack(1, marker, 7),
        MarkerPushedBack(0, marker, 4),
    ]


@pytest.mark.rule("B-TWO-1")
def test_if_the_winner_gives_up_nobody_acts() -> None:
    boards = [board(placed={FLEET: "AB", RAID: "CDE"})] * 2
    state, events = play(acting(*boards, deed=FLEET, actors=(0,)), 0, "give up")
    assert events[0] == GaveUp(0, FLEET)
    assert [one.ship for one in state.boards] == [3, 3]
    assert isinstance(state.phase, Acting)
    assert state.phase.deed is RAID


@pytest.mark.rule("B-TWO-2")
def test_what_is_put_off_goes_back_into_the_bag() -> None:
    mine = board(ship=2, fleet="WP", placed={BOARDING: "A", RAID: "BCDE"})
    yours = board(ship=2, fleet="RB", placed={BOARDING: "A", RAID: "BCDE"})
    state = acting(mine, yours, deed=BOARDING, actors=(0,))
    state, events = play_all(state, (0, "attack 2"), (0, "steal 1"))
    assert ChestPutOff(0, Chest.PURPLE, Zone.FLEET, True) in events
    assert state.centre == ()
    assert state.bag[4] == 5


@pytest.mark.rule("B-TWO-2")
def test_what_finds_no_place_in_moving_goes_back_into_the_bag() -> None:
    full = board(ship=1, pirate=1, crew="RR", island="B")
    state = acting(full, board(), deed=RAID, actors=(0,))
    state, events = play(state, 0, "give up", drawing(state, "BY"))
    assert ChestLeft(0, Chest.RED, Zone.CREW, True) in events
    assert ChestLeft(0, Chest.BLUE, Zone.ISLAND, True) in events
    assert state.centre == ()
    assert state.boards[0].crew == chests("B")
    assert GAME.to_act(state) == (0, 1)
