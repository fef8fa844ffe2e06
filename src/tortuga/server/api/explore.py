"""All matches at public tables that are over, to be looked through by anybody.

Of those who played, only those are named who have a public page, by the name that it has.
"""

import asyncio
import math
import unicodedata
from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from litestar.params import QueryParameter
from msgspec import Struct

from tortuga.core.conclusions import AGREED, LATE, RESIGNED
from tortuga.core.errors import UnknownGame
from tortuga.core.game import Way
from tortuga.server.api.common import TheHouse
from tortuga.server.api.matches import GameName, Moment
from tortuga.server.api.pages import After, next_page, place_of
from tortuga.server.api.routes import Routes
from tortuga.server.house import House
from tortuga.server.installed import house_game, house_games
from tortuga.server.public_matches import seen_by_all
from tortuga.server.store import ProfileRow, PublicWanted, ResultRow, Unreadable, written_options

ROUTES = Routes()

MATCHES = 20
"""So many are listed at a time."""
OWN = "own"
"""The way of a match whose options are no usual set."""
ENDINGS: dict[str, dict[str, Any]] = {
    "decided": {"drawn": False},
    "drawn": {"drawn": True},
    RESIGNED: {"reason": RESIGNED},
    LATE: {"reason": LATE},
    AGREED: {"reason": AGREED},
}
"""What is looked for by the word of an ending."""

Ending: TypeAlias = Literal["decided", "drawn", "resigned", "late", "agreed"]
Name: TypeAlias = Annotated[
    str | None, QueryParameter(description="With somebody whose public page has this name.", max_length=200)
]
Ended: TypeAlias = Annotated[Ending | None, QueryParameter(description="How it ended.")]
Played: TypeAlias = Annotated[
    str | None,
    QueryParameter(description="The way it was played: that of a preset, or `own`.", max_length=16),
]
Actions: TypeAlias = Annotated[
    int | None, QueryParameter(description="How many actions it had.", ge=0, le=10**9)
]


class FoundSeat(Struct, frozen=True):
    name: str | None
    """None: somebody without a public page."""
    path: str | None
    """Of that page."""
    bot: str | None
    side: int | None
    won: bool


class FoundMatch(Struct, frozen=True, kw_only=True):
    game: str
    way: str
    seats: list[FoundSeat]
    points: tuple[int, ...] | None
    actions: int
    ended: float
    table: str | None
    """Where it can be seen again; None: nowhere any more, or by nobody who was not there."""


class FoundMatches(Struct, frozen=True):
    matches: list[FoundMatch]
    next: str | None


@ROUTES.get("/matches")
async def explore_matches(
    house: TheHouse,
    after: After = None,
    game: GameName = None,
    name: Name = None,
    ending: Ended = None,
    way: Played = None,
    shortest: Actions = None,
    longest: Actions = None,
    since: Moment = None,
    until: Moment = None,
) -> FoundMatches:
    """Matches at public tables that are over, the newest first."""
    if not ((game or "") + (name or "")).isprintable():
        return FoundMatches([], None)
    wanted = PublicWanted(
        game=game,
        name=None if name is None else " ".join(unicodedata.normalize("NFKC", name).split()),
        since=since or 0.0,
        until=math.inf if until is None else until,
        shortest=shortest,
        longest=longest,
        options=None if way is None else _options_of(way, game),
        other_options=way == OWN,
        **(ENDINGS[ending] if ending else {}),
    )
    found = await house.store.public_results(wanted, MATCHES, place_of(after))
    return FoundMatches(await shown_matches(house, found), next_page(found, MATCHES))


def _options_of(way: str, game: str | None) -> tuple[str, ...]:
    """Of a way to play a game, or all of them; of its own way: those that it has not."""
    games = [game] if game else [one.id for one in house_games()]
    return tuple(
        written_options(options)
        for one in games
        for named, options in _ways(one).items()
        if way in (named, OWN)
    )


async def shown_matches(house: House, found: list[ResultRow]) -> list[FoundMatch]:
    people = {person for result in found for of in result.seats if (person := of.person)}
    profiles = await house.store.profiles_of(sorted(people))
    seen = await asyncio.gather(*(_is_seen(house, result.table) for result in found))
    return [_match(result, profiles, shown) for result, shown in zip(found, seen, strict=True)]


async def _is_seen(house: House, table: str) -> bool:
    try:
        row = await house.store.table(table)
    except Unreadable:
        return False
    return row is not None and seen_by_all(row, house.wall()) and house.tables.playable(row)


def _match(result: ResultRow, profiles: Mapping[str, ProfileRow], shown: bool) -> FoundMatch:
    seats = []
    for seat, of in enumerate(result.seats):
        page = profiles.get(of.person or "")
        won = seat in result.outcome.winners
        path = f"/u/{page.id}" if page else None
        seats.append(FoundSeat(page.name if page else None, path, of.bot, result.side(seat), won))
    return FoundMatch(
        game=result.game,
        way=way_of(result),
        seats=seats,
        points=result.outcome.points,
        actions=result.actions,
        ended=result.ended,
        table=result.table if shown else None,
    )


def way_of(result: ResultRow) -> str:
    """By its options: those of a preset, or some of its own."""
    ways = _ways(result.game)
    return next((way for way, options in ways.items() if options == result.options), OWN)


@cache
def _ways(game: str) -> dict[Way, Any]:
    try:
        presets = house_game(game).presets
    except UnknownGame:
        return {}
    return {way: msgspec.to_builtins(preset.options) for way, preset in presets.items()}
