"""Refusals with a reason that the seat itself can see."""

import pytest

from tests.games.buccaneers.positions import acting, board, dice, faces, play, rolling, table
from tortuga.core.notation import Choice
from tortuga.games.buccaneers import GAME
from tortuga.games.buccaneers.components import Deed
from tortuga.games.buccaneers.options import BuccaneersOptions
from tortuga.games.buccaneers.phases.keeping import Keep
from tortuga.games.buccaneers.phases.looking import Looking
from tortuga.games.buccaneers.phases.naming import Naming
from tortuga.games.buccaneers.phases.rerolling import Rerolling
from tortuga.games.buccaneers.phases.rolling import NoneFits
from tortuga.games.buccaneers.phases.stealing import Stealing
from tortuga.games.buccaneers.phases.taking import Taking
from tortuga.games.buccaneers.state import BuccaneersState
from tortuga.text import voice

FLEET, RECRUIT, HUNT, BOARDING, RAID = Deed
ROLL = rolling(board(ship=2, placed={BOARDING: "A"}), board(), throws=("bbhs", "fffff"), roll=2)
BONUS = rolling(
    board(placed={FLEET: "ABCD", HUNT: "E"}, bonus={FLEET: 2}),
    board(),
    throws=("", "fffff"),
    roll=2,
    options=BuccaneersOptions(bonus_needs_die=True),
)
NAMING = table(board(ship=1, hand="CDE"), board(), phase=Naming(1, (0,), (dice("AB"),), ()))
OPEN = table(board(ship=1, pirate=1), board(), phase=Rerolling(1, 0, faces("bbbbf"), ()))
ACTING = acting(*[board(placed={RAID: "ABCDE"})] * 3, deed=RAID, actors=(1, 0), rank=1, attacked=2)
FLEETING = acting(*[board(placed={FLEET: "ABCDE"})] * 3, deed=FLEET, actors=(0, 1))
STEALING = table(*[board(fleet="RB")] * 3, phase=Stealing(BOARDING, (0, 1), 0, victim=1))
TAKING = table(*[board()] * 3, phase=Taking(RAID, (1, 0), 1, 2, victim=1), centre="RB")
LOOKING = table(*[board()] * 3, phase=Looking(HUNT, (0, 1), 0, tiles=(1, 3)))
RAIDERS = acting(board(island="RB", placed={RAID: "ABCDE"}), board(), deed=RAID, actors=(0,), bag="RR")
MOVING = play(RAIDERS, 0, "give up")[0]


def said(state: BuccaneersState, action: Choice) -> str:
    assert action not in GAME.legal(state, 0)
    objection = GAME.objection(GAME.view(state, 0), action)
    assert objection is not None
    return voice().says(objection)


@pytest.mark.parametrize(
    ("state", "text", "reason"),
    [
        (ROLL, "keep A", "Die A is not among those you rolled: B, C, D, and E."),
        (ROLL, "keep BD", "B shows boarding, D shows the treasure hunt"),
        (ROLL, "keep BC", "only room for 1 more on boarding, not for 2"),
        (ROLL, "none", "Something fits: you could keep D"),
        (ROLL, "act", "You are asked which dice you keep."),
        (BONUS, "bonus fleet", "already shows 2"),
        (BONUS, "bonus raid", "You have no die on the raid"),
        (BONUS, "keep A", "where your bonus goes"),
        (NAMING, "name boarding", "only room for 1 more on boarding, not for 2"),
        (NAMING, "bonus raid", "which action your skulls take"),
        (OPEN, "keep AB", "only room for 1 more on boarding, not for 2"),
        (OPEN, "none", "which of the open dice"),
        (ACTING, "attack 1", "cannot attack yourself"),
        (ACTING, "attack 3", "The first in the raid has attacked that player already."),
        (ACTING, "attack 4", "There are only 3 players."),
        (ACTING, "act", "whom you attack"),
        (FLEETING, "attack 1", "whether you act"),
        (STEALING, "steal 3", "no chest on place 3; the zone holds 2"),
        (STEALING, "give up", "which chest you steal"),
        (TAKING, "take white", "no white chest to take; there are red and blue"),
        (TAKING, "steal 1", "from the central island"),
        (LOOKING, "tile 2", "do not see a tile of 2; the two show 1 and 3"),
        (LOOKING, "give up", "which treasure tile"),
        (MOVING, "load white", "no white chest to take; there are blue and red"),
        (MOVING, "give up", "which chest comes next"),
    ],
)
def test_the_reason_is_said(state: BuccaneersState, text: str, reason: str) -> None:
    assert reason in said(state, GAME.parse(text))


def test_no_room_at_all_and_no_dice_at_all() -> None:
    full = rolling(board(ship=1, placed={BOARDING: "A"}), board(), throws=("bbbf", "fffff"), roll=2)
    assert said(full, GAME.parse("keep B")) == "There is no room left for dice on boarding."
    assert said(full, Keep(())) == "You must keep one die at least."
    assert said(full, NoneFits()) == "Something fits: you could keep E, for example."


def test_dice_in_another_order_are_not_another_choice() -> None:
    state = rolling(board(), board(), throws=("ffhcb", "fffff"))
    assert Keep(dice("BA")) not in GAME.legal(state, 0)
    assert GAME.objection(GAME.view(state, 0), Keep(dice("BA"))) is None


def test_nothing_is_said_to_those_who_are_not_asked() -> None:
    assert GAME.objection(GAME.view(ROLL, None), NoneFits()) is None
    assert GAME.objection(GAME.view(FLEETING, 1), NoneFits()) is None
