"""`tortuga games`: what there is to play."""

import msgspec
import pytest

from tests.cli.command import tortuga
from tortuga.core.registry import find_game, game_ids


@pytest.mark.parametrize("id", game_ids())
def test_every_game_is_described(id: str) -> None:
    shown = tortuga("games").words
    assert f" {id} " in f" {shown} "
    for option in msgspec.structs.fields(find_game(id).options_type):
        assert option.name in shown


def test_players_options_and_bots_are_named() -> None:
    shown = tortuga("games").words
    assert "Turtles turtles 2 players A race of turtles that jump, flip and change sides." in shown
    assert "first random Who moves first: random, south or north." in shown
    assert "bots: random" in shown


def test_games_as_json() -> None:
    described = {game["id"]: game for game in tortuga("games", "--json").json}
    assert tuple(described) == game_ids()
    turtles = described["turtles"]
    assert turtles["name"] == "Turtles"
    assert turtles["players"] == [2, 2]
    assert turtles["bots"][0] == "random"
    assert turtles["options"][0] == {
        "name": "variant",
        "default": "base",
        "explanation": turtles["options"][0]["explanation"],
    }
    assert [option["name"] for option in turtles["options"]][-1] == "position"


@pytest.mark.parametrize("id", game_ids())
def test_the_json_of_a_game_names_all_its_options(id: str) -> None:
    described = {game["id"]: game for game in tortuga("games", "--json").json}[id]
    names = [field.name for field in msgspec.structs.fields(find_game(id).options_type)]
    assert [option["name"] for option in described["options"]] == names
    assert all(option["explanation"] for option in described["options"])
    assert described["players"] == [find_game(id).seats[0], find_game(id).seats[-1]]
