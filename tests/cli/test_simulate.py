"""`tortuga simulate`: many matches and what they came to."""

from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import refused, tortuga
from tortuga.core.registry import find_game, game_ids

TWENTY = ("simulate", "turtles", "--games", "20")


def figures(*words: str) -> dict[str, Any]:
    found: dict[str, Any] = tortuga(*words, "--json").json
    return {name: value for name, value in found.items() if name not in ("seconds", "decisions_per_second")}


def test_the_same_seed_gives_the_same_figures() -> None:
    first = figures(*TWENTY, "--seed", "5")
    assert first == figures(*TWENTY, "--seed", "5")
    assert first != figures(*TWENTY, "--seed", "6")


@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_workers_do_not_change_the_figures() -> None:
    assert figures(*TWENTY) == figures(*TWENTY, "--workers", "2")


def test_every_match_is_accounted_for() -> None:
    found = figures(*TWENTY)
    assert (found["game"], found["players"], found["games"], found["seed"]) == ("turtles", 2, 20, 0)
    assert sum(found["wins"]) + found["draws"] + found["truncated"] == 20
    assert found["bots"] == ["random", "random"]
    length = found["length"]
    ordered = [length[name] for name in ("shortest", "q1", "median", "q3", "longest")]
    assert ordered == sorted(ordered)
    assert length["shortest"] <= found["mean_length"] <= length["longest"]


def test_truncated_matches_are_no_results() -> None:
    found = figures(*TWENTY, "--longest", "1")
    assert found["truncated"] == 20
    assert found["wins"] == [0, 0]
    assert found["draws"] == 0
    assert found["reasons"] == {}


def test_a_table_for_people() -> None:
    shown = tortuga(*TWENTY).words
    for word in ("Results", "South", "North", "wins", "Length", "median", "20 matches in"):
        assert word in shown
    assert "truncated" not in shown


def test_truncated_matches_are_shown_as_such() -> None:
    assert "truncated │ 20 │ 100.0%" in tortuga(*TWENTY, "--longest", "1").words


def test_one_bot_stands_for_all_seats() -> None:
    assert figures("simulate", "turtles", "-n", "2", "--bot", "greedy")["bots"] == ["greedy", "greedy"]
    both = figures("simulate", "turtles", "-n", "2", "--bot", "greedy", "--bot", "random")
    assert both["bots"] == ["greedy", "random"]


@pytest.mark.parametrize("id", game_ids())
def test_every_game_can_be_simulated_by_its_most_and_fewest(id: str) -> None:
    for players in {find_game(id).seats[0], find_game(id).seats[-1]}:
        found = figures("simulate", id, "-n", "2", "--players", str(players))
        assert found["players"] == len(found["wins"]) == players
        assert found["games"] == 2


def test_options_are_read_in_all_their_forms(tmp_path: Path) -> None:
    file = tmp_path / "variant.json"
    file.write_text('"ultra"', "utf-8")
    for given, variant in (("variant=hatching", "hatching"), (f"variant=@{file}", "ultra")):
        assert figures("simulate", "turtles", "-n", "1", "-o", given)["options"]["variant"] == variant
    many = ("-o", "majority-capture=true", "-o", "enemy_anywhere=1", "-o", "first = north")
    options = figures("simulate", "turtles", "-n", "1", *many)["options"]
    assert options["majority_capture"] is True
    assert options["enemy_anywhere"] is True
    assert options["first"] == "north"


# Mistakes


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("chess",), "There is no game “chess”. There are: "),
        (("turtles", "-o", "speed=3"), "turtles has no option “speed”."),
        (("turtles", "-o", "variant"), "“variant” should look like key=value."),
        (
            ("turtles", "-o", "variant=fast"),
            "Option “variant”: “fast” cannot be; possible: base, hatching",
        ),
        (("turtles", "-o", "majority_capture=perhaps"), "Option “majority_capture”: "),
        (("turtles", "-o", "position=4/5"), "Option “position”: column b is full with 5 cells (at the end)"),
        (("turtles", "-o", "position=@/no/such/file"), "Option “position”: /no/such/file: "),
        (("turtles", "-o", f"position={'[' * 5000}"), "Option “position”: "),
        (("turtles", "--players", "3"), "turtles is for 2 players, not 3."),
        (("turtles", "--players", "0"), "turtles is for 2 players, not 0."),
        (("turtles", "--bot", "kraken"), "No bot “kraken” plays turtles. There are: "),
        (("turtles", *("--bot", "random") * 3), "turtles is for 2 players, not 3."),
        (("buccaneers", "-p", "4", "-b", "random", "-b", "random"), "2 seats are given, but 4 are needed."),
    ],
    ids=lambda part: str(part)[:50],
)
def test_a_mistake_is_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    assert refused("simulate", *words).startswith(sentence)


def test_a_file_that_is_no_json_is_no_option(tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_text("[" * 5000, "utf-8")
    assert refused("simulate", "turtles", "-o", f"variant=@{file}").startswith(f"Option “variant”: {file}: ")


@pytest.mark.parametrize("number", ["0", "-3", "many"])
@pytest.mark.parametrize("option", ["--games", "--workers", "--longest"])
def test_a_number_that_is_none_is_refused(option: str, number: str) -> None:
    ran = tortuga("simulate", "turtles", option, number)
    assert ran.status == 2
    assert option in ran.err
    assert "Traceback" not in ran.err
