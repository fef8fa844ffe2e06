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
from litestar import get
from litestar.params import QueryParameter
from msgspec import Struct

from tortuga.core.errors import UnknownGame
from tortuga.core.game import Way
from tortuga.server.api.common import TheHouse, refusals
from tortuga.server.api.matches import GameName, Moment
from tortuga.server.api.pages import After, place_of
from tortuga.server.house import House
from tortuga.server.installed import house_game
from tortuga.server.public_matches import seen_by_all
from tortuga.server.store import Place, ProfileRow, PublicWanted, ResultRow, Unreadable

MATCHES = 20
"""So many are listed at a time."""
LOOKED_THROUGH = 200
"""So many are looked at for them: where few are as wished for a page has fewer, and the list goes on."""
OWN = "own"
"""The way of a match whose options are no usual set."""

Ending: TypeAlias = Literal["decided", "drawn"]
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


@get(
    "/matches",
    responses=refusals(),
    summary="Matches at public tables that are over, the newest first",
    operation_id="exploreMatches",
)
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
    def fits(result: ResultRow) -> bool:
        drawn = not result.outcome.winners
        return (
            (ending is None or drawn == (ending == "drawn"))
            and (shortest or 0) <= result.actions <= (math.inf if longest is None else longest)
            and way in (None, way_of(result))
        )

    if not ((game or "") + (name or "")).isprintable():
        return FoundMatches([], None)
    called = None if name is None else " ".join(unicodedata.normalize("NFKC", name).split())
    wanted = PublicWanted(game, called, since or 0.0, math.inf if until is None else until)
    results = await house.store.public_results(wanted, LOOKED_THROUGH, place_of(after))
    found = [result for result in results if fits(result)][:MATCHES]
    return FoundMatches(await _shown(house, found), _next(results, found))


def _next(results: list[ResultRow], found: list[ResultRow]) -> str | None:
    """After the last that is shown; or, where all that were looked at are, after the last of those."""
    if len(found) == MATCHES:
        last = found[-1]
    elif len(results) == LOOKED_THROUGH:
        last = results[-1]
    else:
        return None
    place = Place(last.ended, last.table)
    return f"{place.created!r}~{place.id}"


async def _shown(house: House, found: list[ResultRow]) -> list[FoundMatch]:
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


ROUTES = (explore_matches,)
