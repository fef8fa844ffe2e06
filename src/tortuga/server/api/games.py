"""The games there are, with their options, bots and the shapes of their messages."""

import gzip
from functools import cache, lru_cache
from typing import Any

import msgspec
from litestar import MediaType, Response
from litestar.params import FromPath
from msgspec import Struct

from tortuga.core.game import AnyGame, Way
from tortuga.core.schema import schemas_of, types_of
from tortuga.learn import lesson_ids
from tortuga.puzzles.collection import puzzled_games
from tortuga.server import wire
from tortuga.server.api.common import AnyRequest, TheVoice, unpacks
from tortuga.server.api.routes import Routes
from tortuga.server.installed import house_bots, house_game, house_games
from tortuga.server.running_positions import GAME as ANALYSED
from tortuga.server.talk import PHRASES
from tortuga.text import LANGUAGES, Voice

ROUTES = Routes()


class OptionInfo(Struct, frozen=True):
    name: str
    explanation: str
    default: Any


class PresetInfo(Struct, frozen=True):
    """A way to play that can be chosen at a touch."""

    way: Way
    explanation: str
    options: dict[str, Any]
    """Those that are not as usual."""
    seconds: int | None
    """For each choice, as the clock of the table."""


class GameInfo(Struct, frozen=True, kw_only=True):
    id: str
    name: str
    summary: str
    fewest: int
    most: int
    """How many can play."""
    usual: int
    """And how many usually do."""
    has_secrets: bool
    options: tuple[OptionInfo, ...]
    options_schema: dict[str, Any]
    presets: tuple[PresetInfo, ...]
    bots: tuple[str, ...]
    """The weakest first."""
    lesson: bool
    """Whether there is a first lesson, and a page of how to play."""
    puzzles: bool
    analysis: bool
    """Whether there is a board to analyse positions on."""


class Phrase(Struct, frozen=True):
    id: str
    text: str


class HouseInfo(Struct, frozen=True):
    protocol: int
    languages: tuple[str, ...]
    phrases: tuple[Phrase, ...]
    games: tuple[GameInfo, ...]


@ROUTES.get("/games")
async def games(request: AnyRequest, voice: TheVoice) -> Response[HouseInfo]:
    """The games, their options with explanations, the languages and the quick phrases.

    It is the same for everybody, so its length tells nothing, and it may be packed.
    """
    phrases = tuple(Phrase(id, voice.say(f"phrase-{id}")) for id in PHRASES)
    known = tuple(game_info(game, voice) for game in house_games())
    info = HouseInfo(wire.PROTOCOL, LANGUAGES, phrases, known)
    if not unpacks(request):
        return Response(info)
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    packed: Any = _packed(msgspec.json.encode(info))
    return Response(packed, media_type=MediaType.JSON, headers=headers)


@ROUTES.get("/games/{game_id:str}/schema", refused=(404,))
async def game_schema(game_id: FromPath[str]) -> dict[str, Any]:
    """JSON Schemas of a game: its options, views, actions, events and questions."""
    return _game_document(house_game(game_id))


@ROUTES.get("/wire")
async def wire_schema() -> dict[str, Any]:
    """JSON Schemas of the messages on the socket of a table."""
    return _wire_document()


def game_info(game: AnyGame, voice: Voice) -> GameInfo:
    schemas, definitions = schemas_of({"options": game.options_type})
    return GameInfo(
        id=game.id,
        name=voice.say(f"{game.id}-name"),
        summary=voice.say(f"{game.id}-summary"),
        fewest=game.seats[0],
        most=game.seats[-1],
        usual=game.usual_seats or game.seats[0],
        has_secrets=game.has_secrets,
        options=tuple(_options(game, voice)),
        options_schema={**schemas["options"], "$defs": definitions},
        presets=tuple(_presets(game, voice)),
        bots=tuple(house_bots(game)),
        lesson=game.id in lesson_ids(),
        puzzles=game.id in puzzled_games(),
        analysis=game.id == ANALYSED,
    )


def _options(game: AnyGame, voice: Voice) -> list[OptionInfo]:
    defaults = msgspec.to_builtins(game.options_type())
    return [
        OptionInfo(name, voice.say(f"{game.id}-option-{name.replace('_', '-')}"), default)
        for name, default in defaults.items()
    ]


def _presets(game: AnyGame, voice: Voice) -> list[PresetInfo]:
    usual = msgspec.to_builtins(game.options_type())
    return [
        PresetInfo(
            way,
            voice.say(f"{game.id}-preset-{way}"),
            {
                name: value
                for name, value in msgspec.to_builtins(preset.options).items()
                if value != usual[name]
            },
            preset.seconds,
        )
        for way, preset in game.presets.items()
    ]


@lru_cache(maxsize=16)
def _packed(written: bytes) -> bytes:
    return gzip.compress(written, mtime=0)


@cache
def _game_document(game: AnyGame) -> dict[str, Any]:
    return _document(types_of(game))


@cache
def _wire_document() -> dict[str, Any]:
    return _document({"incoming": wire.AnyIncoming, "outgoing": wire.AnyOutgoing})


def _document(types: dict[str, Any]) -> dict[str, Any]:
    schemas, definitions = schemas_of(types)
    return {**schemas, "$defs": definitions}
