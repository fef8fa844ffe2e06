"""`tortuga replay` and `tortuga verify`: matches from their records."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import refused, tortuga
from tortuga.core.chance import FastChance
from tortuga.core.match import Match
from tortuga.core.record import record_of, write_record
from tortuga.core.registry import find_game, game_ids

Edit = Callable[[Callable[[dict[str, Any]], object]], Path]


def save(path: Path, game: str = "turtles", *, open_seed: bool = True) -> Path:
    """A random match to its end."""
    match, luck = Match.start(find_game(game), seed="a secret"), FastChance(11)
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, luck.pick(match.legal(seat)))
    path.write_text(write_record(record_of(match, open_seed=open_seed)), "utf-8")
    return path


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return save(tmp_path / "match.json")


@pytest.fixture
def edited(record: Path) -> Edit:
    def edit(change: Callable[[dict[str, Any]], object]) -> Path:
        data = json.loads(record.read_text("utf-8"))
        change(data)
        record.write_text(json.dumps(data), "utf-8")
        return record

    return edit


def length(record: Path) -> int:
    return len(json.loads(record.read_text("utf-8"))["actions"])


# Replay


def test_a_replay_tells_all_and_shows_the_end(record: Path) -> None:
    shown = tortuga("replay", record).words
    assert shown.count(" begins.") == 1
    assert "wins: " in shown
    assert "last move" in shown, "below the board"
    told = shown.count(" moves ") + shown.count(" jumps from ")
    assert told >= length(record)


def test_a_replay_stops_where_it_is_told(record: Path) -> None:
    shown = tortuga("replay", record, "--at", "1").words
    assert shown.count(" moves ") + shown.count(" jumps ") <= 3
    assert "wins: " not in shown
    assert "last move" not in tortuga("replay", record, "--at", "0").words


def test_a_replay_as_json(record: Path) -> None:
    found = tortuga("replay", record, "--json").json
    assert found["view"]["seat"] is None
    assert found["events"][0]["type"] == "begins"
    assert found["outcome"]["reason"] in ("goal", "stuck")
    early = tortuga("replay", record, "--at", "1", "--json").json
    assert early["outcome"] is None
    assert early["view"]["last"] is not None


def test_a_replay_from_a_seat(record: Path) -> None:
    assert tortuga("replay", record, "--seat", "2", "--json").json["view"]["seat"] == 1


@pytest.mark.parametrize("id", game_ids())
def test_a_replay_shows_a_seat_only_what_it_could_know(id: str, tmp_path: Path) -> None:
    file, game = save(tmp_path / "match.json", id), find_game(id)
    match = Match.start(game, seed="a secret")
    views: dict[int | None, Any] = {None: tortuga("replay", file, "--at", "0", "--json").json["view"]}
    for seat in match.seats:
        views[seat] = tortuga("replay", file, "--at", "0", "--seat", str(seat + 1), "--json").json["view"]
    assert [view["seat"] for view in views.values()] == [None, *match.seats]
    if game.has_secrets:
        assert len({json.dumps({**view, "seat": None}) for view in views.values()}) > 1


@pytest.mark.parametrize("id", game_ids())
def test_every_game_is_replayed_for_people(id: str, tmp_path: Path) -> None:
    file = save(tmp_path / "match.json", id)
    for view in ((), ("--seat", "1")):
        ran = tortuga("replay", file, *view)
        assert ran.status == 0
        assert ran.err == ""


def test_a_replay_beyond_the_end_is_refused(record: Path) -> None:
    said = refused("replay", record, "--at", str(length(record) + 1))
    assert said == f"The match has only {length(record)} actions, not {length(record) + 1}."


@pytest.mark.parametrize("seat", ["0", "3", "-1"])
def test_an_unknown_seat_is_refused(record: Path, seat: str) -> None:
    assert refused("replay", record, "--seat", seat) == f"There is no seat {seat} at this table."


def test_a_replay_of_a_part_still_checks_the_whole(edited: Edit) -> None:
    def another_end(data: dict[str, Any]) -> None:
        data["outcome"]["reason"] = "stuck" if data["outcome"]["reason"] == "goal" else "goal"

    assert refused("replay", edited(another_end), "--at", "0").startswith("outcome: ")


# Verify


def test_a_match_is_verified(record: Path) -> None:
    said = tortuga("verify", record).words
    assert said.startswith(f"Verified: a match of turtles, {length(record)} actions, 1 draw, all")
    assert tortuga("verify", record, "--json").json == {
        "verified": True,
        "game": "turtles",
        "actions": length(record),
        "draws": 1,
        "outcome": json.loads(record.read_text("utf-8"))["outcome"],
    }


@pytest.mark.parametrize("id", game_ids())
def test_every_game_is_verified(id: str, tmp_path: Path) -> None:
    assert tortuga("verify", save(tmp_path / "match.json", id), "--json").json["verified"] is True


def test_a_closed_record_cannot_be_verified_but_replayed(tmp_path: Path) -> None:
    closed = save(tmp_path / "closed.json", open_seed=False)
    assert refused("verify", closed).startswith("seed.secret: the seed has not been opened yet")
    assert tortuga("replay", closed).status == 0


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: data["setup"].append(0), "seal: the entry was changed after it was written"),
        (lambda data: data["seats"].reverse(), "seal: the entry was changed after it was written"),
        (lambda data: data["actions"].pop(1), "actions[1]: the entry was changed after it was written"),
        (lambda data: data["actions"][2].update(seat=0, action="d2-d3"), "actions[2]: the entry was changed"),
        (lambda data: data["outcome"].update(winners=[]), "outcome: the entry was changed"),
        (lambda data: data["seed"].update(secret="another"), "seed: the seed is not the one"),
        (lambda data: data.update(version=9), "version: version 9 is not known here"),
        (lambda data: data.update(comment="nice"), "record: Object contains unknown field `comment`"),
        (lambda data: data.pop("setup"), "record: Object missing required field `setup`"),
    ],
    ids=["draw", "names", "line out", "line changed", "outcome", "secret", "version", "more", "less"],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_an_edited_record_is_refused_with_the_place(
    command: str, change: Callable[[dict[str, Any]], object], said: str, edited: Edit
) -> None:
    assert refused(command, edited(change)).startswith(said)


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_file_that_is_no_record_is_refused(command: str, record: Path, tmp_path: Path) -> None:
    whole = record.read_bytes()
    for name, content, said in (
        ("empty", b"", "line 1, column 1: the file ends in the middle"),
        ("half", whole[: len(whole) // 2], "line "),
        ("json", b'{"format": "pgn"}', "format: this is not a match record"),
        ("text", b"1. e4 e5", "line 1, column 2: this is not JSON: "),
        ("bytes", bytes(range(128, 256)), "byte 0: this is not JSON: "),
        ("deep", b"[" * 100_000, "record: this is not JSON: "),
    ):
        file = tmp_path / name
        file.write_bytes(content)
        assert refused(command, file).startswith(said)


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_file_that_cannot_be_read_is_refused(command: str, tmp_path: Path) -> None:
    assert refused(command, tmp_path / "none") == f"{tmp_path / 'none'}: No such file or directory"
    assert refused(command, tmp_path) == f"{tmp_path}: Is a directory"
