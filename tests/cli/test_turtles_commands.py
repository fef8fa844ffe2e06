"""`tortuga moves` and `tortuga perft`."""

import pytest

from tests.cli.command import refused, tortuga

START = "4/S3N/SS2NN/1SS1NN1/SS2NN/S3N/4 s 0-0 base"
ONE_TURTLE = "4/5/6/2S4/6/5/4 s 0-0 base"


@pytest.mark.parametrize(("depth", "count"), [(0, 1), (1, 20), (2, 379), (3, 6952)])
def test_perft_of_the_start(depth: int, count: int) -> None:
    assert tortuga("perft", "turtles", "--depth", str(depth)).out == f"{count}\n"
    assert tortuga("perft", "turtles", "-d", str(depth), "--json").json == {"depth": depth, "count": count}


def test_perft_of_a_position_and_of_a_variant() -> None:
    assert tortuga("perft", "turtles", "-d", "3", "--position", START).out == "6952\n"
    hatching = tortuga("perft", "turtles", "-d", "1", "--variant", "hatching").out
    assert hatching == "255\n", "any of the eight cells of the camp, but not none"


def test_divide_adds_up_to_the_whole() -> None:
    *lines, total = tortuga("perft", "turtles", "-d", "2", "--divide").out.splitlines()
    counts = dict(line.rsplit(" ", 1) for line in lines)
    assert sum(map(int, counts.values())) == int(total) == 379
    assert list(counts) == tortuga("moves", "turtles").out.splitlines()


def test_divide_as_json() -> None:
    found = tortuga("perft", "turtles", "-d", "3", "--divide", "--json").json
    assert found["count"] == sum(found["divide"].values()) == 6952
    assert len(found["divide"]) == 20


def test_divide_by_nothing() -> None:
    assert tortuga("perft", "turtles", "-d", "0", "--divide").out == "1\n"


def test_moves_are_sorted_and_one_a_line() -> None:
    assert tortuga("moves", "turtles", "--position", ONE_TURTLE).out == "d3-c3\nd3-d4\nd3-e3\n"
    lines = tortuga("moves", "turtles").out.splitlines()
    assert lines == sorted(lines)
    assert len(lines) == len(set(lines)) == 20


def test_moves_as_json() -> None:
    assert tortuga("moves", "turtles", "--position", ONE_TURTLE, "--json").json == ["d3-c3", "d3-d4", "d3-e3"]


def test_options_change_the_moves() -> None:
    both = "4/5/1N4/1SS4/6/5/4 s 0-0 base"
    standard = tortuga("moves", "turtles", "--position", both)
    assert standard.status == 0
    most = tortuga("moves", "turtles", "--position", both, "--option", "majority_capture=true")
    assert set(most.out.splitlines()) <= set(standard.out.splitlines())


def test_a_finished_position_has_no_moves() -> None:
    won = "4/5/6/6S/6/5/4 n 0-0 base"
    assert tortuga("moves", "turtles", "--position", won).out == ""
    assert tortuga("perft", "turtles", "-d", "1", "--position", won).out == "0\n"


@pytest.mark.parametrize(
    "command", [("moves", "turtles"), ("perft", "turtles", "-d", "1")], ids=["moves", "perft"]
)
@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("", "column a holds S, N, X or a digit for its empty cells, 4 cells in all (at the end)"),
        (
            START.replace("SS2NN", "SS2QN", 1),
            "column c holds S, N, X or a digit for its empty cells, 6 cells in all (character 10, “Q”)",
        ),
        (START.replace(" s ", " w "), "the side to move is s or n (character 33, “w”)"),
        (START.replace("base", "fast"), "is one of base, hatching, and ultra (character 39, “f”)"),
        ("5/5/6/7/6/5/4 s 0-0 base", "column a has only 4 cells (character 1, “5”)"),
        (START[:20], "(at the end)"),
    ],
)
def test_a_bad_position_is_refused_at_the_offending_character(
    command: tuple[str, ...], position: str, sentence: str
) -> None:
    assert refused(*command, "--position", position).endswith(sentence)


def test_only_turtles_has_these() -> None:
    assert refused("moves", "chess") == "This command is for turtles, not for chess."
    assert refused("perft", "chess", "-d", "1") == "This command is for turtles, not for chess."


@pytest.mark.parametrize("option", ["position=" + START, "variant=hatching"])
def test_what_has_its_own_word_is_not_taken_as_an_option(option: str) -> None:
    name = option.partition("=")[0]
    assert refused("moves", "turtles", "-o", option) == f"Option “{name}”: give it with --{name}"


@pytest.mark.parametrize("depth", ["-1", "deep"])
def test_a_depth_that_is_none_is_refused(depth: str) -> None:
    ran = tortuga("perft", "turtles", "--depth", depth)
    assert ran.status == 2
    assert "Traceback" not in ran.err
    assert "--depth" in ran.err
