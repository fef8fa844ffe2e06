"""Every face can draw every moment of whole matches for everybody, and describe every choice."""

import re
from collections.abc import Iterator

import pytest
from rich.cells import cell_len
from rich.console import Console

from tests.games.tortuga1667.positions import at
from tortuga.core.chance import FastChance
from tortuga.core.game import AnyGame
from tortuga.core.match import AnyMatch, Match
from tortuga.core.phases import PhasedGame, choices_of
from tortuga.core.registry import find_game, game_ids
from tortuga.games.tortuga1667 import GAME as TORTUGA1667
from tortuga.games.tortuga1667.components import EventCard
from tortuga.terminal.face import Sitting, find_face, seat_names
from tortuga.text import LANGUAGES, voice


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", ["buccaneers", "tortuga1667"])
def test_80_columns_are_enough_in_every_language(id: str, language: str) -> None:
    """Lines that are too long are broken, never cut."""
    game = find_game(id)
    face, console = find_face(game), Console(width=80, color_system=None)
    names = seat_names(game, game.seats[-1], voice(language))
    for moment, match in enumerate(whole_match(game, game.seats[-1], seed=4)):
        if moment % 20 == 0 or match.outcome:
            with console.capture() as capture:
                for viewer in (0, None):
                    console.print(face.draw(match.view(viewer), Sitting(game, names, voice(language))))
            assert "…" not in capture.get()
            assert max(map(cell_len, capture.get().splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", ["buccaneers", "tortuga1667"])
def test_help_names_every_word_that_can_be_typed(id: str, language: str) -> None:
    game = find_game(id)
    assert isinstance(game, PhasedGame)
    words = set(re.findall("[a-z]+", voice(language).say(f"{id}-help")))
    typed = {word for kind in choices_of(game.phases) for word in kind.form.word.split()}
    assert typed - words <= FOR_THE_CLOCK


FOR_THE_CLOCK = {"yield"}
"""What nobody can choose."""


def test_help_says_what_every_event_card_does() -> None:
    game = find_game("tortuga1667")
    match = Match.start(game, names=seat_names(game, 5, voice()), seed=5)
    helped = drawn(find_face(game).help(match.view(0), sitting_of(match)))
    assert all(voice().say(f"tortuga1667-event-card-{card}") in helped for card in EventCard)


@pytest.mark.rule("S-END-4")
@pytest.mark.parametrize("sudden", [False, True])
def test_sudden_death_is_on_the_board(sudden: bool) -> None:
    view = at("01", "23", sudden=sudden).view(0)
    board = drawn(find_face(TORTUGA1667).draw(view, Sitting(TORTUGA1667, tuple("ABCD"), voice())))
    assert ("Sudden death: the first nation to lead wins." in board) == sudden
