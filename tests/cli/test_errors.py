"""`tortuga errors`: what choices cost, of bots and in matches; and what it refuses in a sentence."""

from pathlib import Path

import pytest

from tests.cli.command import refused, tortuga
from tortuga.core.match import Match
from tortuga.core.record import record_of, write_record
from tortuga.games.buccaneers.game import GAME
from tortuga.games.buccaneers.options import BuccaneersOptions

QUICKLY = ("--choices", "10", "--worlds", "2", "--rounds", "1")


def written(folder: Path, options: BuccaneersOptions | None = None) -> Path:
    match = Match.start(GAME, options, names=("Ann", "Bob"), seed=4)
    for _ in range(4):
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    file = folder / "match.json"
    file.write_text(write_record(record_of(match)))
    return file


def test_a_bot_and_the_people_of_a_match(tmp_path: Path) -> None:
    plot = tmp_path / "errors.svg"
    words = ("errors", "buccaneers", "greedy", "--record", written(tmp_path), *QUICKLY)
    found = {rate["who"]: rate["losses"] for rate in tortuga(*words, "--json", "--plot", plot).json}
    assert len(found["greedy"]) == 10
    assert {"Ann", "Bob"} <= set(found)
    assert "chance to win" in plot.read_text()


def test_without_json_it_is_a_table(tmp_path: Path) -> None:
    ran = tortuga("errors", "buccaneers", "--record", written(tmp_path), *QUICKLY)
    assert ran.status == 0
    assert "Ann" in ran.out
    assert "standard error" in ran.words


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("turtles", "master"), "in buccaneers alone"),
        (("buccaneers",), "Whose errors?"),
        (("buccaneers", "nobody"), "No bot"),
        (("buccaneers", "easy", "--players", "7"), "7"),
        (("buccaneers", "easy", "--plot", "errors.xyz"), "should end in one of"),
    ],
)
def test_what_cannot_be_done_is_said(words: tuple[str, ...], says: str) -> None:
    assert says in refused("errors", *words)


def test_a_match_that_the_master_cannot_judge_is_refused(tmp_path: Path) -> None:
    file = written(tmp_path, BuccaneersOptions(long_game=True))
    assert "did not learn" in refused("errors", "buccaneers", "--record", file)
