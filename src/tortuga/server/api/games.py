"""The games there are, with their options, bots and the shapes of their messages."""

from typing import Any

import msgspec
from litestar import get
from litestar.params import FromPath
from msgspec import Struct

from tortuga.core.game import AnyGame
from tortuga.core.registry import find_game
from tortuga.server import wire
from tortuga.server.api.common import TheVoice, refusals
from tortuga.server.installed import house_bots, house_games
from tortuga.server.talk import PHRASES
from tortuga.text import LANGUAGES, Voice

REFERENCES = "#/$defs/{name}"


class OptionInfo(Struct, frozen=True):
    name: str
    explanation: str
    default: Any


class GameInfo(Struct, frozen=True, kw_only=True):
    id: str
    name: str
    summary: str
    fewest: int
    most: int
    """How many can play."""
    has_secrets: bool
    options: tuple[OptionInfo, ...]
    options_schema: dict[str, Any]
    bots: tuple[str, ...]
    """The weakest first."""


class Phrase(Struct, frozen=True):
    id: str
    text: str


class HouseInfo(Struct, frozen=True):
    protocol: int
    languages: tuple[str, ...]
    phrases: tuple[Phrase, ...]
    games: tuple[GameInfo, ...]


@get(
    "/games",
    responses=refusals(),
    summary="The games, their options with explanations, the languages and the quick phrases",
    operation_id="games",
)
async def games(voice: TheVoice) -> HouseInfo:
    phrases = tuple(Phrase(id, voice.say(f"phrase-{id}")) for id in PHRASES)
    known = tuple(game_info(game, voice) for game in house_games())
    return HouseInfo(wire.PROTOCOL, LANGUAGES, phrases, known)


@get(
    "/games/{game_id:str}/schema",
    responses=refusals(404),
    summary="JSON Schemas of a game: its options, views, actions, events and questions",
    operation_id="gameSchema",
)
async def game_schema(game_id: FromPath[str]) -> dict[str, Any]:
    game = find_game(game_id)
    parts = {
        "options": game.options_type,
        "view": game.view_type,
        "action": game.action_type,
        "event": game.event_type,
        "question": game.question_type,
    }
    return _schemas(parts)


@get(
    "/wire",
    responses=refusals(),
    summary="JSON Schemas of the messages on the socket of a table",
    operation_id="wireSchema",
)
async def wire_schema() -> dict[str, Any]:
    return _schemas({"incoming": wire.AnyIncoming, "outgoing": wire.AnyOutgoing})


def game_info(game: AnyGame, voice: Voice) -> GameInfo:
    (schema,), definitions = msgspec.json.schema_components([game.options_type], ref_template=REFERENCES)
    return GameInfo(
        id=game.id,
        name=voice.say(f"{game.id}-name"),
        summary=voice.say(f"{game.id}-summary"),
        fewest=game.seats[0],
        most=game.seats[-1],
        has_secrets=game.has_secrets,
        options=tuple(_options(game, voice)),
        options_schema={**schema, "$defs": definitions},
        bots=tuple(house_bots(game)),
    )


def _options(game: AnyGame, voice: Voice) -> list[OptionInfo]:
    defaults = msgspec.to_builtins(game.options_type())
    return [
        OptionInfo(name, voice.say(f"{game.id}-option-{name.replace('_', '-')}"), default)
        for name, default in defaults.items()
    ]


def _schemas(parts: dict[str, Any]) -> dict[str, Any]:
    schemas, definitions = msgspec.json.schema_components(parts.values(), ref_template=REFERENCES)
    return {**dict(zip(parts, schemas, strict=True)), "$defs": definitions}
