"""`tortuga play`: a match in the terminal, recorded, stopped and taken up again."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import refused, tortuga
from tortuga.bots.bot import BotKind
from tortuga.bots.uniform import UniformBot
from tortuga.cli import play as cli_play
from tortuga.core.record import read_record, replay

SOUTH_FIRST = ("--option", "first=south", "--seed", "1")
PASSED = "4/5/6/2N1S2/6/5/4 s 0-0 base"
"""South on d5 and North on d3, each with two steps to go."""
TWO_PEOPLE = ("--seat", "human", "--seat", "human")
TWO_BOTS = ("--seat", "bot:random", "--seat", "bot:random")


def two_people(*typed: str, record: Path | None = None) -> str:
    keep = ("--record", record) if record else ()
    words = ("play", "turtles", *TWO_PEOPLE, "-o", f"position={PASSED}", "--seed", "1", *keep)
    ran = tortuga(*words, typed="".join(f"{line}\n" for line in typed))
    assert ran.status == 0, ran.err
    assert ran.err == ""
    return ran.out


def test_two_people_play_to_the_end() -> None:
    shown = two_people("d5-d6", "d3-d2", "d6-d7")
    assert "South begins." in shown
    assert "South wins: a turtle has reached the far corner." in shown
    assert "Stopped." not in shown


def test_by_default_a_bot_answers() -> None:
    ran = tortuga("play", "turtles", *SOUTH_FIRST, typed="f1-f2\n")
    assert "South moves f1–f2." in ran.out
    assert "North " in ran.out.partition("South moves f1–f2.")[2]
    assert ran.out.rstrip().endswith("Stopped.")


def test_the_seed_decides_what_the_bots_do() -> None:
    games = [tortuga("play", "turtles", *TWO_BOTS, "--seed", seed).out for seed in ("1", "1", "2")]
    assert games[0] == games[1] != games[2]


def test_without_a_seed_every_match_is_another() -> None:
    assert len({tortuga("play", "turtles", *TWO_BOTS).out for _ in range(4)}) > 1


def test_bots_are_asked_for_by_name() -> None:
    ran = tortuga("play", "turtles", "--seat", "bot:greedy", "--seat", "bot:random", "--seed", "1")
    assert "South wins" in ran.out


# Bots are closed, however the match ends


class Noting(UniformBot):
    """Notes its end."""

    closed = 0

    def close(self) -> None:
        self.closed += 1


@pytest.fixture
def noting(monkeypatch: pytest.MonkeyPatch) -> list[Noting]:
    """The bots that were made, whatever was asked for."""
    made: list[Noting] = []

    def make(*given: Any) -> Noting:
        made.append(Noting(*given))
        return made[-1]

    monkeypatch.setattr(cli_play, "find_bot", lambda *_: BotKind("noting", None, make, 0))
    return made


def test_when_the_match_is_over_its_bots_are_closed(noting: list[Noting]) -> None:
    tortuga("play", "turtles", *TWO_BOTS, "-o", f"position={PASSED}", "--seed", "1")
    assert [bot.closed for bot in noting] == [1, 1]


def test_when_somebody_stops_the_bots_are_closed(noting: list[Noting]) -> None:
    tortuga("play", "turtles", *SOUTH_FIRST, typed="f1-f2\nq\n")
    assert [bot.closed for bot in noting] == [1]


def test_where_the_match_does_not_begin_the_bots_are_closed(noting: list[Noting]) -> None:
    assert refused("play", "turtles", "--seat", "bot", "--seat", "nobody")
    assert [bot.closed for bot in noting] == [1]


# Records


def test_a_match_is_recorded(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    shown = two_people("d5-d6", "d3-d2", "d6-d7", record=file)
    assert f"The match is in {file}." in shown
    record = read_record(file.read_bytes())
    assert [line.action for line in record.actions] == ["d5-d6", "d3-d2", "d6-d7"]
    assert record.seats == ("South", "North")
    assert replay(record).outcome is not None
    assert list(tmp_path.iterdir()) == [file], "no draft is left behind"


def test_a_stopped_match_is_recorded_as_far_as_it_went(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    assert "Stopped." in two_people("d5-d6", "q", record=file)
    assert [line.action for line in read_record(file.read_bytes()).actions] == ["d5-d6"]


def test_a_match_stopped_at_once_is_recorded_too(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    two_people(record=file)
    assert read_record(file.read_bytes()).actions == ()


def test_a_stopped_match_is_taken_up_again(tmp_path: Path) -> None:
    file, whole = tmp_path / "stopped.json", tmp_path / "whole.json"
    two_people("d5-d6", record=file)
    ran = tortuga("play", "turtles", *TWO_PEOPLE, "--resume", file, typed="d3-d2\nd6-d7\n")
    assert ran.status == 0
    assert "South wins" in ran.out
    two_people("d5-d6", "d3-d2", "d6-d7", record=whole)
    assert file.read_text("utf-8") == whole.read_text("utf-8"), "as if nothing had been between"


def test_a_finished_match_taken_up_again_shows_its_end(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    two_people("d5-d6", "d3-d2", "d6-d7", record=file)
    before = file.read_text("utf-8")
    assert "South wins" in tortuga("play", "turtles", "--resume", file).out
    assert file.read_text("utf-8") == before


def test_a_file_name_in_brackets_is_just_a_name(tmp_path: Path) -> None:
    file = tmp_path / "match[bold].json"
    assert "match[bold].json." in two_people(record=file)


# Mistakes


def test_a_record_is_never_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text("precious", "utf-8")
    said = refused("play", "turtles", "--record", file)
    assert said.startswith(f"{file} is there already.")
    assert file.read_text("utf-8") == "precious"


def test_a_record_that_cannot_be_written_is_told_before_the_first_move(tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "match.json"
    assert refused("play", "turtles", "--record", file) == f"{file}: No such file or directory"


@pytest.mark.parametrize("option", [("--seed", "3"), ("--option", "first=north"), ("--record", "other.json")])
def test_a_match_taken_up_again_keeps_what_it_began_with(option: tuple[str, str], tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    two_people("d5-d6", record=file)
    assert refused("play", "turtles", "--resume", file, *option).endswith(f"leave {option[0]} out.")


def test_a_match_of_another_game_is_not_taken_up(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    two_people("d5-d6", record=file)
    said = refused("play", "buccaneers", "--resume", file)
    assert said == "game: this is a match of turtles, not of buccaneers"


def test_an_edited_match_is_not_taken_up(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    two_people("d5-d6", record=file)
    data = json.loads(file.read_text("utf-8"))
    data["actions"][0]["action"] = "d5-c5"
    file.write_text(json.dumps(data), "utf-8")
    said = refused("play", "turtles", "--resume", file)
    assert said == "actions[0]: the entry was changed after it was written"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("chess",), "There is no game “chess”. There are: "),
        (("turtles", "--seat", "human"), "turtles is for 2 players, not 1."),
        (("turtles", *("--seat", "bot") * 3), "turtles is for 2 players, not 3."),
        (("turtles", "--seat", "human", "--seat", "cat"), "“cat” should be human, bot or bot:name."),
        (("turtles", "--seat", "human:Ann", "--seat", "bot"), "“human:Ann” should be human, bot or bot:"),
        (("turtles", "--seat", "human", "--seat", "bot:kraken"), "No bot “kraken” plays turtles."),
        (("turtles", "--option", "speed=3"), "turtles has no option “speed”."),
        (("turtles", "--option", "first=nobody"), "Option “first”: “nobody” cannot be; possible: "),
        (
            ("buccaneers", "-o", "put_off=never"),
            "Option “put_off”: “never” cannot be; possible: attack, act",
        ),
        (("buccaneers", "-o", "long_game=x"), "Option “long_game”: “x” cannot be; possible: true, false"),
        (
            ("buccaneers", "-o", "first_player=0"),
            "Option “first_player”: “0” cannot be; possible: a seat from 1 to",
        ),
        (
            ("buccaneers", "-o", "first_player=3"),
            "Option “first_player”: the first player is a seat from 1 to 2, or random",
        ),
        (("tortuga1667", "-o", "trim=x"), "Option “trim”: “x” cannot be; possible: a number"),
        (("tortuga1667", "-o", "stars=pistol"), "Option “stars”: Pistol is not a starred card; those are: "),
        (("turtles", "--resume", "/no/such/file"), "/no/such/file: No such file or directory"),
    ],
    ids=str,
)
def test_a_mistake_is_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    assert refused("play", *words).startswith(sentence)


def test_seats_must_fit_the_match_that_is_taken_up(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    two_people("d5-d6", record=file)
    said = refused("play", "turtles", "--resume", file, *("--seat", "bot") * 3)
    assert said == "3 seats are given, but 2 are needed."


def test_a_seed_that_is_no_number_is_refused() -> None:
    ran = tortuga("play", "turtles", "--seed", "luck")
    assert ran.status == 2
    assert "--seed" in ran.err
