"""Small positions in which a sensible player finds the obvious."""

from typing import Any

import pytest

from tests.games.buccaneers.positions import acting, board, rolling, table
from tortuga.bots.bot import Budget, find_bot
from tortuga.core.chance import FastChance
from tortuga.games.buccaneers import GAME
from tortuga.games.buccaneers.components import Deed
from tortuga.games.buccaneers.phases.looking import Looking
from tortuga.games.buccaneers.phases.naming import Naming
from tortuga.games.buccaneers.state import BuccaneersState

FLEET, RECRUIT, HUNT, BOARDING, RAID = Deed
SOUND = ("medium-1", "hard-1")
AT_HUNT = {HUNT: "ABCDE"}
LUCK = FastChance(1)

sound = pytest.mark.parametrize("name", SOUND)
all_but_easy = pytest.mark.parametrize("name", ["greedy", *SOUND])


def chosen(name: str, state: BuccaneersState, seat: int = 0) -> str:
    bot = find_bot(GAME, name).make(GAME, 1)
    action: Any = bot.choose(GAME.view(state, seat), GAME.legal(state, seat), Budget(nodes=200))
    return GAME.notate(action)


@all_but_easy
def test_the_better_tile_is_kept(name: str) -> None:
    phase = Looking(HUNT, (0,), 0, tiles=(1, 3))
    state = table(*[board(placed=AT_HUNT, hand="")] * 3, phase=phase, pile=(16, 9, 3))
    assert chosen(name, state) == "tile 3"


@all_but_easy
def test_what_was_won_is_done(name: str) -> None:
    state = acting(board(placed=AT_HUNT), board(placed=AT_HUNT), deed=FLEET, actors=(0,))
    assert chosen(name, state) == "act"


@all_but_easy
def test_the_purple_chest_is_stolen(name: str) -> None:
    rich = board(placed=AT_HUNT, fleet="RP", ship=5)
    state = acting(board(placed=AT_HUNT), rich, deed=BOARDING, actors=(0,))
    state, _ = GAME.apply(state, 0, GAME.parse("attack 2"), LUCK)
    assert chosen(name, state) == "steal 2"


@all_but_easy
def test_the_one_who_is_about_to_win_is_attacked(name: str) -> None:
    leader = board(placed=AT_HUNT, fleet="PPW", tortuga="RBY", ship=8, pirate=8)
    poor = board(placed=AT_HUNT)
    state = acting(board(placed=AT_HUNT, crew="R"), poor, leader, deed=BOARDING, actors=(0,))
    assert chosen(name, state) == "attack 3"


@sound
def test_a_lead_at_the_better_deed_is_taken(name: str) -> None:
    """The last die decides the boarding that ends the leader's fleet, or adds to a hunt that is lost."""
    leader = board(placed={HUNT: "ABCDE"}, fleet="PPPP", tortuga="RB", ship=8)
    mine = board(placed={FLEET: "BCDE"}, hand="A", ship=5, fleet="R", crew="BY")
    state = rolling(mine, leader, throws=("s", ""), roll=5)
    state, _ = GAME.apply(state, 1, GAME.legal(state, 1)[0], LUCK)
    state, _ = GAME.apply(state, 0, GAME.parse("keep A"), LUCK)
    assert isinstance(state.phase, Naming)
    assert chosen(name, state) == "name boarding"
