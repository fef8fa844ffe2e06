"""What gives bots away at Tortuga 1667, and the mole that is measured by it."""

from pathlib import Path

import pytest

from tests.cli.command import refused, tortuga
from tortuga.analysis.tortuga1667.tells import MatchTells, Tells, TellsPlan, tells_of_match
from tortuga.bots.bot import Budget, find_bot
from tortuga.core.match import Match
from tortuga.games.tortuga1667.components import Loyalty, Nation
from tortuga.games.tortuga1667.game import GAME
from tortuga.games.tortuga1667.phases.stowing import Stow

ENEMY = {Loyalty.BRITISH: Nation.FRENCH, Loyalty.FRENCH: Nation.BRITISH}


@pytest.mark.parametrize("seed", range(4))
def test_a_mole_stows_the_first_treasure_for_the_enemy(seed: int) -> None:
    match = Match.start(GAME, names="abcd", seed=seed)
    captain = match.to_act[0]
    mole = find_bot(GAME, "mole").make(GAME, 1)
    chosen = mole.choose(match.view(captain), match.legal(captain), Budget())
    assert chosen == Stow(ENEMY[match.state.loyalties[captain]])


def test_what_many_matches_gave_away_is_added_up() -> None:
    open_book = MatchTells((1.0, 1.0), (True,), 2, (0.0, 0.2))
    riddle = MatchTells((0.5, 0.5), (False,), 1, ())
    tells = Tells("somebody", 2, (open_book, riddle))
    assert tells.belief == 0.75
    assert tells.known == 0.5
    assert tells.honest == 0.5
    assert (tells.pilfers, len(tells.given_away), tells.for_nothing) == (3, 2, 1)


def test_nobody_stowed_where_all_captains_were_dutch() -> None:
    assert Tells("somebody", 3, (MatchTells((0.5,) * 3, (), 0, ()),)).honest is None


def test_a_match_tells_the_same_each_time() -> None:
    plan = TellsPlan("greedy", players=4, seed=5, games=1, lines=20)
    told = tells_of_match(plan, 0)
    assert told == tells_of_match(plan, 0)
    assert len(told.beliefs) == 4
    assert all(0 <= belief <= 1 for belief in told.beliefs)
    assert len(told.stowed_for_own) == 2


def test_the_command_says_it_in_a_table_or_as_json() -> None:
    words = ("tells", "greedy", "--players", "4", "--games", "1", "--lines", "20")
    assert "greedy" in tortuga(*words).out
    (tells,) = tortuga(*words, "--json").json
    assert len(tells["matches"][0]["beliefs"]) == 4
    assert [(score["reader"], score["when"]) for score in tells["scores"]] == [
        (reader, when) for reader in ("hand", "network", "both") for when in ("half", "match")
    ]


def test_the_command_draws_how_often_what_was_believed_was_true(tmp_path: Path) -> None:
    file = tmp_path / "calibration.png"
    assert (
        "Brier"
        in tortuga(
            "tells", "greedy", "--players", "4", "--games", "1", "--lines", "20", "--plot", str(file)
        ).out
    )
    assert file.stat().st_size


def test_a_picture_has_one_of_the_usual_forms() -> None:
    assert "png" in refused("tells", "greedy", "--players", "4", "--plot", "calibration.txt")


def test_a_table_that_is_too_small_is_refused() -> None:
    assert "1" in refused("tells", "greedy", "--players", "1")
