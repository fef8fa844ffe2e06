"""Options, and facts from a file."""

from pathlib import Path

import msgspec
import pytest

from tests.games.buccaneers.positions import Rigged, acting, board, play
from tortuga.core.errors import OptionError
from tortuga.core.match import Match
from tortuga.games.buccaneers import GAME
from tortuga.games.buccaneers.components import ASSUMED_DICE, BY_SPACE, ChestCounts, Deed, Die, Facts, Numbers
from tortuga.games.buccaneers.options import BuccaneersOptions, PutOff


def test_defaults() -> None:
    options = BuccaneersOptions()
    assert options.first_player == "random"
    assert options.put_off is PutOff.ATTACK
    assert (options.bonus_needs_die, options.long_game, options.goal) == (False, False, 6)
    assert not options.hidden_reroll


@pytest.mark.rule("B-COMP-3")
def test_a_file_may_replace_the_dice_table_alone() -> None:
    rows = [{"fleet": 5, "recruit": 4, "hunt": 3, "boarding": 2, "raid": 1}] * 5
    facts = msgspec.json.decode(msgspec.json.encode({"dice": rows}), type=Facts)
    assert facts.number(Die.C, Deed.FLEET) == 5
    assert facts.chests == ChestCounts()
    GAME.check(BuccaneersOptions(facts=facts), 4)


@pytest.mark.rule("B-COMP-3")
def test_any_five_dice_will_do() -> None:
    twice, high = Numbers(5, 5, 4, 1, 2), Numbers(3, 4, 9, 0, 7)
    GAME.check(BuccaneersOptions(facts=Facts(dice=(twice, high, *ASSUMED_DICE[2:]))), 4)


@pytest.mark.rule("B-COMP-3")
@pytest.mark.parametrize("number", [-1, 1001, 2.5])
def test_a_number_that_no_die_bears_is_not_read(number: float) -> None:
    rows = [{"fleet": number, "recruit": 4, "hunt": 3, "boarding": 2, "raid": 1}] * 5
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode({"dice": rows}), type=Facts)


def test_the_file_in_the_documentation_is_the_default_table() -> None:
    page = (Path(__file__).parents[3] / "docs" / "buccaneers.md").read_text("utf-8")
    written = page.split("```json\n")[1].split("```")[0]
    assert msgspec.json.decode(written, type=Facts) == Facts()


def test_other_numbers_can_be_replaced_too() -> None:
    facts = Facts(steps=(3, 2), goal=4, ship_start=1)
    state, _ = GAME.setup(BuccaneersOptions(facts=facts, first_player=0), 3, Rigged())
    assert [one.ship for one in state.boards] == [1, 1, 1]
    boards = [board(placed={Deed.FLEET: "ABCDE"}) for _ in range(3)]
    state = acting(*boards, deed=Deed.FLEET, actors=(0, 1), options=BuccaneersOptions(facts=facts))
    state, _ = play(state, 0, "act")
    assert state.boards[0].ship == 6
    assert BuccaneersOptions(facts=facts).goal == 4


@pytest.mark.parametrize(
    ("facts", "problem"),
    [
        (Facts(dice=ASSUMED_DICE[:4]), "there are 5 dice"),
        (Facts(dice_by_ship=BY_SPACE[:5]), "equally long"),
        (Facts(dice_by_ship=(), dice_by_pirate=(), chests_by_ship=(), chests_by_pirate=()), "equally long"),
        (Facts(chests_by_pirate=(1, 2, 1, 3, 3, 4, 4, 4)), "never for fewer"),
        (Facts(chests_by_ship=(0, 2, 2, 3, 3, 4, 4, 4)), "room for one at least"),
        (Facts(pirate_start=9), "from 1 to 8"),
        (Facts(bonus_tiles=19), "20 bonus tiles"),
        (Facts(chests=ChestCounts(red=0, blue=0)), "26 chests"),
    ],
)
def test_facts_that_cannot_be_are_refused(facts: Facts, problem: str) -> None:
    with pytest.raises(OptionError, match=problem) as error:
        GAME.check(BuccaneersOptions(facts=facts), 4)
    assert error.value.option == "facts"


def test_a_first_player_who_is_not_there_is_refused() -> None:
    GAME.check(BuccaneersOptions(first_player=1), 2)
    with pytest.raises(OptionError, match="from 1 to 2"):
        GAME.check(BuccaneersOptions(first_player=2), 2)
    with pytest.raises(OptionError):
        Match.start(GAME, BuccaneersOptions(first_player=3), names=("Ani", "Frank", "Alex"))


@pytest.mark.parametrize(
    "text",
    [
        '{"first_player": "youngest"}',
        '{"first_player": -1}',
        '{"put_off": "never"}',
        '{"facts": {"gaol": 6}}',
    ],
)
def test_options_that_mean_nothing_are_not_read(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=BuccaneersOptions)


def test_options_survive_json() -> None:
    options = BuccaneersOptions(first_player=2, put_off=PutOff.ACTION, facts=Facts(goal=5))
    assert msgspec.json.decode(msgspec.json.encode(options), type=BuccaneersOptions) == options
