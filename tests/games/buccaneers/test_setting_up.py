"""Components and set-up."""

from collections import Counter

import pytest

from tests.games.buccaneers.positions import Rigged, drawing, faces, legal, rolling
from tests.games.buccaneers.positions import board as plain_board
from tortuga.core.chance import FastChance
from tortuga.core.game import Event
from tortuga.games.buccaneers import GAME
from tortuga.games.buccaneers.components import DEEDS, DICE, FACES, Chest, Deed, Die, Face, Facts, Zone
from tortuga.games.buccaneers.events import ChestDrawn, FirstPlayer, RoundBegan
from tortuga.games.buccaneers.options import BuccaneersOptions
from tortuga.games.buccaneers.phases.rolling import Rolling
from tortuga.games.buccaneers.state import BuccaneersState

FACTS = Facts()


def begin(
    seats: int, options: BuccaneersOptions | None = None, *draws: int
) -> tuple[BuccaneersState, list[Event]]:
    state, told = GAME.setup(options or BuccaneersOptions(first_player=0), seats, Rigged(*draws))
    return state, [one.event for one in told]


@pytest.mark.rule("B-COMP-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_forty_chests_thirty_tiles_and_twenty_bonus_tiles(seats: int) -> None:
    state, _ = begin(seats)
    drawn = Counter(chest for one in state.boards for chest in one.island + one.crew)
    in_bag = Counter(dict(zip(Chest, state.bag, strict=True)))
    assert drawn + in_bag == {
        Chest.RED: 10,
        Chest.BLUE: 10,
        Chest.YELLOW: 10,
        Chest.WHITE: 5,
        Chest.PURPLE: 5,
    }
    assert state.pile == (17, 9, 4)
    assert state.bonus_left == 20


@pytest.mark.rule("B-COMP-2")
def test_each_player_has_five_dice_two_markers_five_bonus_slots_and_four_zones() -> None:
    state, _ = begin(4)
    for one in state.boards:
        assert one.hand == (Die.A, Die.B, Die.C, Die.D, Die.E)
        assert len(one.placed) == len(one.bonus) == len(DEEDS) == 5
        assert not any(one.placed)
        assert not any(one.bonus)
        assert (one.fleet, one.tortuga) == ((), ())
    assert FACTS.spaces == 8
    assert tuple(Zone) == ("island", "crew", "fleet", "tortuga")


@pytest.mark.rule("B-COMP-3")
def test_each_die_has_five_deeds_with_each_number_once_and_a_skull() -> None:
    assert FACES == (Face.FLEET, Face.RECRUIT, Face.HUNT, Face.BOARDING, Face.RAID, Face.SKULL)
    for die in DICE:
        assert sorted(FACTS.number(die, deed) for deed in DEEDS) == [1, 2, 3, 4, 5]
    for deed in DEEDS:
        assert sorted(FACTS.number(die, deed) for die in DICE) == [1, 2, 3, 4, 5]


@pytest.mark.rule("B-COMP-3")
def test_the_default_dice_table() -> None:
    rows = {die: [FACTS.number(die, deed) for deed in DEEDS] for die in DICE}
    assert rows == {
        Die.A: [4, 2, 3, 5, 1],
        Die.B: [3, 1, 2, 4, 5],
        Die.C: [2, 5, 1, 3, 4],
        Die.D: [1, 4, 5, 2, 3],
        Die.E: [5, 3, 4, 1, 2],
    }


@pytest.mark.rule("B-COMP-3")
def test_the_books_example_of_a_raid_five_with_the_skull_of_die_a_is_possible() -> None:
    fives = [die for die in DICE if FACTS.number(die, Deed.RAID) == 5]
    assert fives == [Die.B]
    state = rolling(plain_board(), plain_board(), throws=("srfch", "fffff"))
    assert "keep AB" in legal(state, 0)


@pytest.mark.rule("B-SETUP-1")
def test_nothing_lies_on_the_central_island_and_nobody_has_tiles() -> None:
    state, _ = begin(3)
    assert state.centre == ()
    assert state.finds == ()
    assert sum(state.bag) == 40 - 2 * 3


@pytest.mark.rule("B-SETUP-2")
def test_markers_start_on_space_three() -> None:
    state, _ = begin(3)
    assert [(one.ship, one.pirate) for one in state.boards] == [(3, 3)] * 3


@pytest.mark.rule("B-SETUP-3")
def test_the_first_chest_goes_to_the_island_the_second_to_the_crew() -> None:
    whole = rolling(plain_board(), plain_board(), throws=("fffff", "fffff"))
    luck = drawing(whole, "RPBW")
    state, told = GAME.setup(BuccaneersOptions(first_player=0), 2, luck)
    assert [(one.island, one.crew) for one in state.boards] == [
        ((Chest.RED,), (Chest.PURPLE,)),
        ((Chest.BLUE,), (Chest.WHITE,)),
    ]
    events = [one.event for one in told]
    assert events[:5] == [
        FirstPlayer(0),
        ChestDrawn(0, Chest.RED, Zone.ISLAND),
        ChestDrawn(0, Chest.PURPLE, Zone.CREW),
        ChestDrawn(1, Chest.BLUE, Zone.ISLAND),
        ChestDrawn(1, Chest.WHITE, Zone.CREW),
    ]


@pytest.mark.rule("B-SETUP-4")
def test_the_first_player_is_the_seat_that_the_table_names() -> None:
    state, events = begin(4, BuccaneersOptions(first_player=2))
    assert state.first == 2
    assert events[0] == FirstPlayer(2)
    assert RoundBegan(1, 2) in events


@pytest.mark.rule("B-SETUP-4")
def test_the_first_player_is_random_by_default() -> None:
    options = BuccaneersOptions()
    firsts = Counter(GAME.setup(options, 3, FastChance(seed))[0].first for seed in range(300))
    assert set(firsts) == {0, 1, 2}
    assert min(firsts.values()) > 70


def test_a_match_begins_with_a_secret_roll_of_all_five_dice() -> None:
    state, _ = begin(3)
    assert isinstance(state.phase, Rolling)
    assert GAME.to_act(state) == (0, 1, 2)
    assert all(throw is not None and len(throw) == 5 for throw in state.phase.throws)
    assert faces("fchbrs") == FACES
