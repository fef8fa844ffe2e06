"""Actions as people type them."""

import pytest

from tortuga.core.errors import NotationError
from tortuga.core.notation import Choice
from tortuga.games.buccaneers import GAME
from tortuga.games.buccaneers.components import Chest, Deed, Die
from tortuga.games.buccaneers.phases.acting import Act, Attack, GiveUp
from tortuga.games.buccaneers.phases.keeping import Keep
from tortuga.games.buccaneers.phases.looking import KeepTile
from tortuga.games.buccaneers.phases.moving import Load
from tortuga.games.buccaneers.phases.naming import Name
from tortuga.games.buccaneers.phases.rolling import Bonus, NoneFits
from tortuga.games.buccaneers.phases.stealing import Steal
from tortuga.games.buccaneers.phases.taking import Take

WRITTEN: list[tuple[Choice, str]] = [
    (Keep((Die.A, Die.C)), "keep AC"),
    (NoneFits(), "none"),
    (Bonus(Deed.RAID), "bonus raid"),
    (Name(Deed.HUNT), "name hunt"),
    (Act(), "act"),
    (GiveUp(), "give up"),
    (Attack(1), "attack 2"),
    (Steal(1), "steal 1"),
    (Take(Chest.RED), "take red"),
    (KeepTile(3), "tile 3"),
    (Load(Chest.PURPLE), "load purple"),
]


@pytest.mark.parametrize(("action", "text"), WRITTEN)
def test_every_action_is_written_and_read_back(action: Choice, text: str) -> None:
    assert GAME.notate(action) == text
    assert GAME.parse(text) == action


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("  KEEP ca ", "keep AC"),
        ("Give Up", "give up"),
        ("give    up", "give up"),
        ("attack   4", "attack 4"),
        ("attack 04", "attack 4"),
        ("Take RED", "take red"),
        ("keepAC", None),
    ],
)
def test_capitals_spaces_and_the_order_of_dice_do_not_matter(text: str, canonical: str | None) -> None:
    if canonical is None:
        with pytest.raises(NotationError):
            GAME.parse(text)
    else:
        assert GAME.notate(GAME.parse(text)) == canonical


@pytest.mark.parametrize(
    ("text", "place", "problem"),
    [
        ("", 0, "begins with one of"),
        ("kepe A", 2, "begins with one of"),
        ("xyz", 0, "begins with one of"),
        ("keep", 4, "by their letters"),
        ("keep AXC", 6, "by their letters"),
        ("keep ABA", 7, "A is named twice"),
        ("keep A B", 7, "should end here"),
        ("none A", 5, "should end here"),
        ("bonus rain", 9, "fleet, recruit, hunt"),
        ("name", 4, "fleet, recruit, hunt"),
        ("attack 0", 7, "from 1"),
        ("attack 1x", 8, "from 1"),
        ("attack", 6, "from 1"),
        ("steal -1", 6, "from 1 at the left"),
        ("steal 12345", 6, "from 1 at the left"),
        ("take pink", 6, "red, blue"),
        ("load ", 5, "red, blue"),
        ("tile ²", 5, "by its coins"),
        ("give", 4, "begins with one of"),
        ("keep Ä", 5, "by their letters"),
        ("\N{KELVIN SIGN}eep A", 0, "begins with one of"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(text: str, place: int, problem: str) -> None:
    with pytest.raises(NotationError, match=problem) as error:
        GAME.parse(text)
    assert error.value.place == place
