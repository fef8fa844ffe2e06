"""Games are found by their entry points: a fourth one needs no change here."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints, entry_points
from typing import Any

import pytest

from tests.core.toys import GAME
from tortuga.core import registry
from tortuga.core.errors import UnknownGame
from tortuga.core.registry import GROUP, find_game, game_ids


@pytest.fixture
def a_fourth_game(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    def with_one_more(group: str, **asked: Any) -> EntryPoints:
        toy = EntryPoint("fists", "tests.core.toys:GAME", GROUP)
        return EntryPoints([*entry_points(group=group), toy]).select(**asked)

    monkeypatch.setattr(registry, "entry_points", with_one_more)
    find_game.cache_clear()
    yield
    find_game.cache_clear()


def test_the_games_are_listed_in_order() -> None:
    assert "turtles" in game_ids()
    assert list(game_ids()) == sorted(game_ids())


@pytest.mark.parametrize("id", game_ids())
def test_every_game_is_found_by_the_id_it_says_itself(id: str) -> None:
    assert find_game(id).id == id


def test_there_is_one_of_each_game() -> None:
    assert find_game("turtles") is find_game("turtles")


@pytest.mark.parametrize("id", ["chess", "", "Turtles", "turtles "])
def test_an_unknown_game_is_refused_and_the_known_ones_named(id: str) -> None:
    with pytest.raises(UnknownGame) as refused:
        find_game(id)
    assert str(refused.value).startswith(f"There is no game “{id}”. There are: ")
    assert all(known in str(refused.value) for known in game_ids())


@pytest.mark.usefixtures("a_fourth_game")
def test_a_game_from_elsewhere_is_found() -> None:
    assert "fists" in game_ids()
    assert find_game("fists") is GAME


@pytest.mark.parametrize("id", game_ids())
def test_every_game_says_what_it_is(id: str) -> None:
    game = find_game(id)
    assert game.seats.start >= 1
    assert len(game.seats) >= 1
    assert isinstance(game.has_secrets, bool)
    game.check(game.options_type(), game.seats[0])
    for kind in ("options_type", "state_type", "view_type", "action_type", "event_type", "question_type"):
        assert getattr(game, kind) is not None
