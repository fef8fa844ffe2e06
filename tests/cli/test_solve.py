"""`tortuga solve` and `tortuga analyse`."""

from pathlib import Path

import pytest

from tests.cli.command import refused, tortuga

START = "4/S3N/SS2NN/1SS1NN1/SS2NN/S3N/4 s 0-0 base"
ONE_STEP = "4/5/6/5S1/6/5/N3 s 0-0 base"
BIG = "4/5/6/7/6/5/4 s 8-8 ultra"


def test_the_base_game() -> None:
    found = tortuga("solve", "turtles", "--json").json
    assert (found["position"], found["verdict"], found["book"]) == (START, "won", True)
    assert found["winning"] == ["d2>b2", "d2>f2"]
    assert len(found["losing"]) == 18
    assert found["unknown"] == []
    assert 20 < len(found["line"]) <= found["distance"]


def test_the_hatching_variant_is_in_the_book() -> None:
    found = tortuga("solve", "turtles", "--variant", "hatching", "--json").json
    assert (found["verdict"], found["book"]) == ("won", True)
    assert (len(found["winning"]), len(found["losing"]), found["unknown"]) == (8, 247, [])


def test_it_is_said_in_words() -> None:
    words = tortuga("solve", "turtles").words
    assert words.startswith("South is to move and wins in")
    assert "Winning moves: d2>b2 d2>f2 Losing moves: b1-a1" in words
    assert words.endswith("From the book.")


def test_a_position_is_searched() -> None:
    found = tortuga("solve", "turtles", "--position", ONE_STEP, "--json").json
    assert (found["verdict"], found["distance"]) == ("won", 1)
    assert "d6-d7" in found["winning"]
    assert found["line"] == ["d6-d7"]
    words = tortuga("solve", "turtles", "--position", ONE_STEP, "--no-book").words
    assert words.startswith("South is to move and wins in 1 move at most. Winning moves:")


def test_an_open_position_is_said_to_be_open() -> None:
    found = tortuga("solve", "turtles", "--variant", "ultra", "--no-book", "--nodes", "200", "--json").json
    assert (found["position"], found["verdict"], found["line"]) == (BIG, "unknown", [])
    assert len(found["unknown"]) == 510
    words = tortuga("solve", "turtles", "--variant", "ultra", "--no-book", "--nodes", "200").words
    assert "Nothing is proved within these limits." in words


def test_a_finished_game() -> None:
    won = tortuga("solve", "turtles", "--position", "4/5/6/6S/6/5/4 n 0-0 base")
    assert won.words.startswith("The game is over: North has lost.")


def test_a_proof_is_written_and_checked(tmp_path: Path) -> None:
    file = tmp_path / "base.proof"
    wrote = tortuga("solve", "turtles", "--proof", file, "--seconds", "60")
    assert wrote.status == 0
    assert f"Proof written to {file}" in " ".join(wrote.err.split())
    checked = tortuga("solve", "turtles", "--check", file, "--json").json
    assert (checked["accepted"], checked["position"], checked["verdict"]) == (True, START, "won")
    assert tortuga("solve", "turtles", "--check", file).words.startswith("Accepted: South, to move in")


def test_a_proof_that_was_tampered_with_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "small.proof"
    tortuga("solve", "turtles", "--position", "4/5/6/2S4/6/5/3N s 0-0 base", "--proof", file)
    whole = file.read_bytes()
    assert b"\nwon\n" in whole
    file.write_bytes(whole.replace(b"\nwon\n", b"\nlost\n"))
    assert refused("solve", "turtles", "--check", file).startswith("The proof does not hold:")
    file.write_bytes(b"nonsense")
    assert refused("solve", "turtles", "--check", file).startswith(
        "This is not a proof: it should begin with"
    )


def test_nothing_is_proved_where_nothing_is_known(tmp_path: Path) -> None:
    words = ("solve", "turtles", "--variant", "ultra", "--no-book", "--nodes", "100")
    file = tmp_path / "none"
    assert refused(*words, "--proof", file) == "There is nothing to prove: the result is not known."
    assert not file.exists()


def test_files_that_cannot_be_used(tmp_path: Path) -> None:
    assert refused("solve", "turtles", "--check", tmp_path).startswith(str(tmp_path))
    missing = tmp_path / "nowhere" / "file"
    assert refused("solve", "turtles", "--position", ONE_STEP, "--proof", missing).startswith(str(missing))


def test_options_change_the_rules() -> None:
    words = ("solve", "turtles", "--position", ONE_STEP, "--option", "majority_capture=true", "--json")
    assert tortuga(*words).json["verdict"] == "won"


def test_the_best_moves() -> None:
    found = tortuga("analyse", "turtles", "--seconds", "0.5", "--lines", "2", "--json").json
    assert found["position"] == START
    assert found["moves"][0]["verdict"] == "won"
    assert found["moves"][0]["move"] in ("d2>b2", "d2>f2")
    assert found["moves"][0]["line"][0] == found["moves"][0]["move"]
    shown = tortuga("analyse", "turtles", "--variant", "ultra", "--seconds", "0.2").words
    assert "Move" in shown
    assert "%" in shown


def test_the_best_moves_of_a_finished_game() -> None:
    over = tortuga("analyse", "turtles", "--position", "4/5/6/6S/6/5/4 n 0-0 base")
    assert over.out == "The game is over.\n"


@pytest.mark.parametrize("command", ["solve", "analyse"])
def test_only_turtles_has_these(command: str) -> None:
    assert refused(command, "chess") == "This command is for turtles, not for chess."
    assert refused(command, "turtles", "-o", "variant=ultra") == "Option “variant”: give it with --variant"
