"""The treasure hunt."""

import pytest

from tests.games.buccaneers.positions import acting, board, chests, drawing, heard, legal, play, tell
from tortuga.core.game import Event
from tortuga.games.buccaneers import GAME
from tortuga.games.buccaneers.components import Chest, Deed, Zone
from tortuga.games.buccaneers.events import (
    BagEmpty,
    ChestDrawn,
    TileSeen,
    TilesEmpty,
    TilesLookedAt,
    TilesSeen,
    TileTaken,
)
from tortuga.games.buccaneers.phases.acting import Acting
from tortuga.games.buccaneers.phases.looking import Looking
from tortuga.games.buccaneers.state import BuccaneersState, Find

HUNT = Deed.HUNT
HUNTER = board(placed={HUNT: "ABCDE"}, island="R")


def hunting(rank: int = 0, *, pile: tuple[int, ...] = (17, 9, 4), bag: str = "RRBYWP") -> BuccaneersState:
    return acting(HUNTER, HUNTER, HUNTER, deed=HUNT, actors=(0, 1), rank=rank, pile=pile, bag=bag)


@pytest.mark.rule("B-HUNT-1")
def test_the_first_draws_a_chest_and_looks_at_two_tiles() -> None:
    state = hunting()
    after, told = tell(state, 0, "act", drawing(state, "P", 3, 1))
    assert heard(told, 1) == [ChestDrawn(0, Chest.PURPLE, Zone.ISLAND), TilesLookedAt(0)]
    assert heard(told, 0)[-1] == TilesSeen((1, 3))
    assert after.boards[0].island == chests("RP")
    assert after.pile == (16, 9, 3)
    assert legal(after, 0) == ["tile 1", "tile 3"]


@pytest.mark.rule("B-HUNT-1")
def test_one_is_kept_and_the_other_mixed_back() -> None:
    state = hunting()
    state, _ = play(state, 0, "act", drawing(state, "P", 3, 1))
    after, told = tell(state, 0, "tile 3")
    assert heard(told, 1) == [TileTaken(0)]
    assert after.finds == (Find(0, True, 3, 1),)
    assert after.pile == (17, 9, 3)
    assert GAME.to_act(after) == (1,)


@pytest.mark.rule("B-HUNT-1")
def test_two_tiles_alike_are_still_a_question_as_silence_would_tell() -> None:
    state = hunting()
    state, _ = play(state, 0, "act", drawing(state, "P", 2, 2))
    assert legal(state, 0) == ["tile 2"]
    state, _ = play(state, 0, "tile 2")
    assert state.finds == (Find(0, True, 2, 2),)
    assert state.pile == (17, 8, 4)


@pytest.mark.rule("B-HUNT-2")
def test_the_second_takes_one_tile_and_no_chest() -> None:
    state = hunting(rank=1)
    after, told = tell(state, 1, "act", drawing(state, "", 2))
    assert heard(told, 0)[0] == TileTaken(1)
    assert heard(told, 1)[:2] == [TileTaken(1), TileSeen(2)]
    assert not any(isinstance(event, TileSeen | TilesSeen) for event in heard(told, 0) + heard(told, None))
    assert after.finds == (Find(1, False, 2),)
    assert not any(isinstance(one.event, ChestDrawn) and one.event.zone is Zone.CREW for one in told)
    drawn: list[Event] = [one.event for one in told[:2]]
    assert not any(isinstance(event, ChestDrawn) for event in drawn)


@pytest.mark.rule("B-HUNT-2")
def test_tiles_are_known_to_their_owner_only() -> None:
    finds = (Find(0, True, 3, 1), Find(1, False, 2))
    state = acting(HUNTER, HUNTER, HUNTER, deed=HUNT, actors=(0, 1), finds=finds)
    assert GAME.view(state, 0).finds == (Find(0, True, 3, 1), Find(1, False, None))
    assert GAME.view(state, 1).finds == (Find(0, True, None), Find(1, False, 2))
    assert GAME.view(state, None).finds == (Find(0, True, None), Find(1, False, None))
    assert GAME.view(state, 2).pile == 28


@pytest.mark.rule("B-HUNT-1", "B-HUNT-2")
def test_the_tiles_looked_at_are_hidden_from_the_others() -> None:
    state = hunting()
    state, _ = play(state, 0, "act", drawing(state, "P", 3, 1))
    mine, yours = GAME.view(state, 0).phase, GAME.view(state, 1).phase
    assert isinstance(mine, Looking)
    assert isinstance(yours, Looking)
    assert (mine.tiles, yours.tiles) == ((1, 3), None)


@pytest.mark.rule("B-MOVE-3")
def test_with_one_tile_left_the_first_simply_takes_it() -> None:
    state = hunting(pile=(0, 1, 0))
    after, told = tell(state, 0, "act", drawing(state, "P", 2))
    assert heard(told, 0)[-2:] == [TileTaken(0), TileSeen(2)]
    assert after.finds == (Find(0, False, 2),)
    assert after.pile == (0, 0, 0)
    assert GAME.to_act(after) == (1,)


@pytest.mark.rule("B-MOVE-3")
def test_with_no_tile_left_the_first_gets_the_chest_alone_and_the_second_nothing() -> None:
    state = hunting(pile=(0, 0, 0))
    after, events = play(state, 0, "act", drawing(state, "P"))
    assert events == [ChestDrawn(0, Chest.PURPLE, Zone.ISLAND), TilesEmpty(0)]
    after, events = play(after, 1, "act")
    assert events[0] == TilesEmpty(1)
    assert after.finds == ()


@pytest.mark.rule("B-MOVE-3")
def test_from_an_empty_bag_the_first_draws_no_chest_but_looks_at_tiles() -> None:
    state = hunting(bag="")
    after, events = play(state, 0, "act", drawing(state, "", 1, 1))
    assert events[0] == BagEmpty(0)
    assert after.boards[0].island == chests("R")
    assert isinstance(after.phase, Looking)
    assert not isinstance(state.phase, Looking)
    assert isinstance(state.phase, Acting)
