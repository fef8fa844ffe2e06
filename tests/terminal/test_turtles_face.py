"""The turtles' board in characters: every cell where it belongs, every turtle pointing where it goes."""

import re

import pytest

from tests.core import toys
from tests.terminal.screens import ScriptedConsole, turtles
from tortuga.core.match import AnyMatch
from tortuga.games.turtles.board import NAMES
from tortuga.terminal.face import PlainFace, Sitting, find_face, seat_names
from tortuga.terminal.turtles import FACE
from tortuga.text import voice

MIXED = "4/5/1S3N/2S1X2/6/5/4 n 0-0 base"
"""South c2 and d3, North c6, a turtle on its back on d5; North to move."""


def drawn(match: AnyMatch, seat: int | None = 0, side: int | None = None) -> list[str]:
    console = ScriptedConsole([])
    console.print(FACE.draw(match.view(seat), Sitting(match.game, match.names, voice(), side)))
    return console.text.splitlines()


def place_of(cell: str, lines: list[str]) -> tuple[int, int]:
    row = next(number for number, line in enumerate(lines) if re.search(rf"\b{cell}\b", line))
    return row, lines[row].index(cell)


def sign_at(cell: str, lines: list[str]) -> str:
    row, column = place_of(cell, lines)
    return lines[row][column - 2]


def board(lines: list[str]) -> str:
    return "\n".join(line for line in lines if not re.search("Sue|base|hatching", line))


def test_every_cell_is_drawn_once() -> None:
    found = re.findall(r"\b[a-g][1-7]\b", board(drawn(turtles())))
    assert sorted(found) == sorted(NAMES)


@pytest.mark.parametrize(
    ("cell", "sign"),
    [("c2", "▲"), ("d3", "▲"), ("c6", "▼"), ("d5", "✖"), ("d1", "★"), ("d7", "★"), ("d4", " ")],
)
def test_every_cell_shows_what_stands_on_it(cell: str, sign: str) -> None:
    assert sign_at(cell, drawn(turtles(MIXED))) == sign


def test_south_sits_below() -> None:
    lines = drawn(turtles(MIXED), seat=0)
    assert place_of("d1", lines)[0] > place_of("d7", lines)[0]
    assert place_of("a1", lines)[1] < place_of("g1", lines)[1]


def test_to_north_the_board_is_turned_round_and_its_turtles_go_up() -> None:
    lines = drawn(turtles(MIXED), seat=1)
    assert place_of("d1", lines)[0] < place_of("d7", lines)[0]
    assert place_of("a1", lines)[1] > place_of("g1", lines)[1]
    assert sign_at("c6", lines) == "▲"
    assert sign_at("c2", lines) == "▼"


def test_a_turned_board_has_the_same_cells_as_neighbours() -> None:
    here, there = drawn(turtles(), seat=0), drawn(turtles(), seat=1)
    row, column = place_of("d4", here)
    assert place_of("d4", there) == (row, column), "the middle stays in the middle"
    assert place_of("d5", here) == (row - 2, column)
    assert place_of("d5", there) == (row + 2, column)


def test_a_spectator_sits_with_south() -> None:
    assert board(drawn(turtles(MIXED), seat=None)) == board(drawn(turtles(MIXED), seat=0))


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("side", [0, 1])
def test_where_several_share_the_screen_the_board_stays_as_it_lies(seat: int | None, side: int) -> None:
    assert board(drawn(turtles(MIXED), seat, side)) == board(drawn(turtles(MIXED), seat=side))


@pytest.mark.parametrize("side", [0, 1, None])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_caption_uses_the_signs_of_the_board(seat: int | None, side: int | None) -> None:
    lines = drawn(turtles(MIXED), seat, side)
    caption = next(line for line in lines if "Sue" in line)
    assert f"{sign_at('c2', lines)} Sue" in caption
    assert f"{sign_at('c6', lines)} Ned" in caption
    assert "✖ on its back" in caption


def test_the_position_stands_below_to_be_copied() -> None:
    assert any(line.strip() == MIXED for line in drawn(turtles(MIXED)))


def test_the_last_move_is_named() -> None:
    match = turtles(MIXED)
    assert "last move" not in "\n".join(drawn(match))
    match.play(1, match.game.parse("c6-c5"))
    assert "last move c6-c5" in "\n".join(drawn(match))


@pytest.mark.parametrize(
    ("position", "move", "marked"),
    [
        ("4/5/6/2S4/6/5/4 s 0-0 base", "d3-d4", {"d3", "d4"}),
        ("4/5/6/1S1N3/6/5/4 n 0-0 base", "d4-d3", {"d4", "d3"}),
        ("4/5/6/1SN1N2/6/5/4 s 0-0 base", "d2>d4>d6", {"d2", "d6"}),
    ],
)
def test_the_cells_where_the_last_move_began_and_ended_are_marked(
    position: str, move: str, marked: set[str]
) -> None:
    match = turtles(position)
    assert marked_cells(match) == set()
    match.play(match.to_act[0], match.game.parse(move))
    assert marked_cells(match) == marked


def marked_cells(match: AnyMatch) -> set[str]:
    picture = FACE.draw(match.view(0), Sitting(match.game, match.names, voice()))
    reversed_text = "".join(
        part.text if part.style and part.style.reverse else "|"
        for part in ScriptedConsole([]).render(picture)
    )
    return set(re.findall("[a-g][1-7]", reversed_text))


def test_a_hatching_marks_all_its_cells() -> None:
    match = turtles(variant="hatching")
    match.play(0, match.game.parse("+c1,d2"))
    assert marked_cells(match) == {"c1", "d2"}


def test_reserves_are_shown_where_there_are_any() -> None:
    assert "reserve" not in "\n".join(drawn(turtles()))
    match = turtles(variant="hatching")
    match.play(0, match.game.parse("+c1,d2"))
    assert re.search("Sue +reserve 6 +.*Ned +reserve 8", "\n".join(drawn(match)))


def test_the_board_fits_a_narrow_terminal() -> None:
    assert max(len(line.rstrip()) for line in drawn(turtles())) <= 80


# Faces


def test_a_game_has_its_own_face_or_a_plain_one() -> None:
    assert find_face(turtles().game) is FACE
    assert isinstance(find_face(toys.GAME), PlainFace)


def test_a_plain_face_shows_the_view_as_it_is() -> None:
    match, console = toys.start(), ScriptedConsole([])
    console.print(PlainFace().draw(match.view(1), Sitting(match.game, match.names, voice())))
    assert "FistsView(" in console.text
    assert "seat=1" in console.text


def test_seats_have_the_names_of_the_game_or_numbers() -> None:
    assert seat_names(turtles().game, 2, voice()) == ("South", "North")
    assert seat_names(toys.GAME, 3, voice()) == ("Player 1", "Player 2", "Player 3")
