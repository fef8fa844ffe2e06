"""Matches as tables: what a seat saw when it chose, what it chose, and how it ended; and nobody's name."""

from pathlib import Path
from typing import Any

import msgspec
import pyarrow.parquet as pq
import pytest

from tests.cli.command import refused, tortuga
from tortuga.bots.keeping import KeptParts
from tortuga.bots.simulation import Simulation, simulate
from tortuga.core.chance import FastChance, seed_from
from tortuga.core.match import Match
from tortuga.core.record import record_of, write_record
from tortuga.core.registry import find_game, game_ids

NAMES = ("Zuzana", "Guillermo")
WORD = "blackbeard"
PLAYED = 4


def rows(folder: Path, table: str) -> list[dict[str, Any]]:
    files = sorted(folder.glob(f"{table}-*.parquet"))
    return [row for file in files for row in pq.read_table(file).to_pylist()]


@pytest.mark.parametrize("id", game_ids())
def test_a_simulated_match_can_be_played_again_from_its_rows(tmp_path: Path, id: str) -> None:
    game = find_game(id)
    options, seats = game.options_type(), game.seats[0]
    totals, _ = simulate(Simulation(id, options, seats, 2, 5), kept=KeptParts(tmp_path, export=True))
    matches, decisions = rows(tmp_path, "matches"), rows(tmp_path, "decisions")
    assert len(decisions) == totals.decisions
    for match in matches:
        assert msgspec.json.decode(match["options"], type=game.options_type) == options
        chance = FastChance(int(match["seed"]))
        state, _ = game.setup(options, seats, chance)
        steps = [row for row in decisions if row["match"] == match["match"]]
        assert [row["step"] for row in steps] == list(range(match["length"]))
        for row in steps:
            legal = game.legal(state, row["seat"])
            assert row["seat"] == game.to_act(state)[0]
            assert row["view"] == msgspec.json.encode(game.view(state, row["seat"])).decode()
            assert row["legal"] == [game.notate(one) for one in legal]
            action = chance.pick(legal)
            assert row["action"] == game.notate(action)
            state, _ = game.apply(state, row["seat"], action, chance)
        outcome = game.outcome(state)
        assert outcome is not None
        assert (match["winners"], match["reason"]) == (list(outcome.winners), outcome.reason)
        assert match["bots"] == ["random"] * seats


def written(folder: Path, id: str) -> Path:
    """The record of a short match of people, of which one had too little time and one gave up."""
    match = Match.start(find_game(id), names=NAMES, seed=seed_from(3, [WORD, "sea"]))
    for _ in range(PLAYED):
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    match.time_out(match.to_act[0])
    match.resign(0)
    file = folder / f"{id}.json"
    file.write_text(write_record(record_of(match)), "utf-8")
    return file


def test_records_lose_the_names_and_keep_the_rest(tmp_path: Path) -> None:
    files = [written(tmp_path, "turtles"), written(tmp_path, "buccaneers")]
    ran = tortuga("export", *files, tmp_path / "data")
    assert "2 matches" in ran.words
    matches, decisions = rows(tmp_path / "data", "matches"), rows(tmp_path / "data", "decisions")
    assert [match["game"] for match in matches] == ["turtles", "buccaneers"]
    assert [(match["reason"], match["winners"], match["seed"]) for match in matches] == [
        ("resigned", [1], None)
    ] * 2
    assert [row["by_clock"] for row in decisions] == ([False] * PLAYED + [True]) * 2
    told = str(matches) + str(decisions)
    assert not any(name in told for name in (*NAMES, WORD))


def test_a_bad_record_or_a_full_folder_is_refused(tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.json"
    damaged.write_text("{", "utf-8")
    assert str(damaged) in refused("export", damaged, tmp_path / "data")
    assert "not empty" in refused("export", damaged, tmp_path)
