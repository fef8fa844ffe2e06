"""Every face can draw every moment of whole matches for everybody, and describe every choice."""

import re
from collections.abc import Iterator

import pytest
from rich.console import Console

from tortuga.core.chance import FastChance
from tortuga.core.game import AnyGame
from tortuga.core.match import AnyMatch, Match
from tortuga.core.registry import find_game, game_ids
from tortuga.terminal.face import Sitting, find_face, seat_names
from tortuga.text import voice


def drawn(shown: object) -> str:
    console = Console(width=130, file=None, record=True, quiet=False)
    with console.capture() as capture:
        console.print(shown)
    return capture.get()


def sitting_of(match: AnyMatch) -> Sitting:
    return Sitting(match.game, match.names, voice())


def whole_match(game: AnyGame, seats: int, seed: int) -> Iterator[AnyMatch]:
    """A random match, moment by moment."""
    match = Match.start(game, names=seat_names(game, seats, voice()), seed=seed)
    luck = FastChance(seed)
    yield match
    while match.to_act:
        seat = luck.pick(match.to_act)
        match.play(seat, luck.pick(match.legal(seat)))
        yield match


TABLES = [
    (find_game(id), seats) for id in game_ids() for seats in {find_game(id).seats[0], find_game(id).seats[-1]}
]


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game.id}-{seats}" for game, seats in TABLES])
def test_every_moment_can_be_drawn_and_every_choice_described(game: AnyGame, seats: int) -> None:
    face = find_face(game)
    for match in whole_match(game, seats, seed=seats):
        sitting = sitting_of(match)
        viewers = (*match.to_act, None) if match.to_act else (*match.seats, None)
        for viewer in viewers:
            assert drawn(face.draw(match.view(viewer), sitting)).strip()
        for seat in match.to_act:
            view = match.view(seat)
            for action in match.legal(seat):
                face.describe(action, view, sitting)
    drawn(face.ending(match.view(None), sitting_of(match)))


def test_the_captains_desk_shows_ones_own_dice_and_nobody_elses() -> None:
    game = find_game("buccaneers")
    match = Match.start(game, names=seat_names(game, 3, voice()), seed=3)
    face, sitting = find_face(game), sitting_of(match)
    assert "Your dice" in drawn(face.draw(match.view(0), sitting))
    assert "Your dice" not in drawn(face.draw(match.view(None), sitting))


def test_the_score_sheet_adds_up() -> None:
    game = find_game("buccaneers")
    *_, match = whole_match(game, 3, seed=1)
    sheet = drawn(find_face(game).ending(match.view(None), sitting_of(match)))
    assert match.outcome is not None
    assert match.outcome.points is not None
    for points in match.outcome.points:
        assert re.search(rf"total +{points} ", sheet)


def test_the_harbour_shows_a_loyalty_to_its_owner_alone() -> None:
    game = find_game("tortuga1667")
    match = Match.start(game, names=seat_names(game, 5, voice()), seed=5)
    face, sitting = find_face(game), sitting_of(match)
    assert "Your loyalty: " in drawn(face.draw(match.view(0), sitting))
    assert "Your Vote cards" not in drawn(face.draw(match.view(None), sitting))


def test_who_was_who_is_shown_at_the_end() -> None:
    game = find_game("tortuga1667")
    *_, match = whole_match(game, 5, seed=2)
    ending = drawn(find_face(game).ending(match.view(None), sitting_of(match)))
    assert all(name in ending for name in match.names)
    assert "Dutch" in ending
