"""`tortuga arena`: ranks bots, goes on from its file, and refuses in a sentence what it cannot do."""

import json
from pathlib import Path

import pytest

from tests.cli.command import refused, tortuga

CONTEST = ("arena", "turtles", "greedy", "random", "--games", "2", "--seed", "1")


def test_it_shows_shares_and_elo_and_keeps_the_results(tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    ran = tortuga(*CONTEST, "--json", file)
    assert ran.status == 0
    assert "greedy" in ran.out
    assert len(json.loads(file.read_text("utf-8"))["results"]) == 2


def test_in_pairs_every_deal_is_played_twice(tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    assert tortuga("arena", "turtles", "greedy", "random", "--pairs", "2", "--json", file).status == 0
    kept = json.loads(file.read_text("utf-8"))
    assert kept["contest"]["paired"]
    assert len(kept["results"]) == 4
    assert "two bots" in refused("arena", "turtles", "greedy", "random", "easy", "--pairs", "2")


def test_it_draws_the_result(tmp_path: Path) -> None:
    assert tortuga(*CONTEST, "--plot", tmp_path / "arena.png").status == 0
    assert (tmp_path / "arena.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("damaged", ["", "{", '{"a": 1}', "nonsense"])
def test_a_damaged_file_is_refused(tmp_path: Path, damaged: str) -> None:
    file = tmp_path / "arena.json"
    file.write_text(damaged, "utf-8")
    assert str(file) in refused(*CONTEST, "--json", file)
    assert file.read_text("utf-8") == damaged


def test_what_cannot_be_written_is_refused_before_the_first_match(tmp_path: Path) -> None:
    assert "no such folder" in refused(*CONTEST, "--json", tmp_path / "nowhere" / "arena.json")
    assert "should end in one of" in refused(*CONTEST, "--plot", tmp_path / "arena.xyz")


def test_two_bots_are_needed_and_must_be_known() -> None:
    assert "at least two" in refused("arena", "turtles", "greedy")
    assert "No bot" in refused("arena", "turtles", "greedy", "nobody")
