"""The openings of turtles as a tree: what is proved of a move, how often people made it, and where.

Of a place where people play right now nothing is told but the moves that there are (`running_positions`).
"""

import asyncio
from typing import Annotated, Any, TypeAlias

from litestar.params import QueryParameter
from msgspec import Struct
from msgspec.structs import replace

from tortuga.analysis.turtles.reading import read_moves, read_where
from tortuga.core.match import AnyMatch, Match
from tortuga.games.turtles.notation import read_move, write_move, write_position
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position, Variant
from tortuga.games.turtles.rules import STANDARD, after, choice
from tortuga.server.api.analyses import OfVariant, Where
from tortuga.server.api.common import TheHouse
from tortuga.server.api.explore import FoundMatch, shown_matches
from tortuga.server.api.pages import After, next_page, place_of
from tortuga.server.api.routes import Routes
from tortuga.server.house import House
from tortuga.server.installed import house_game
from tortuga.server.opening_tree import Branch, branches, order
from tortuga.server.openings import MoveTally, opening_sign
from tortuga.server.refusals import Code, Declined
from tortuga.server.running_positions import GAME
from tortuga.solver.book import book_for
from tortuga.solver.verdicts import Verdict

ROUTES = Routes(409)

MATCHES = 10
"""So many are listed at a time."""

OneMove: TypeAlias = Annotated[
    str | None, QueryParameter(description="Only where this move was made.", max_length=200)
]


class OpeningMove(Struct, frozen=True, kw_only=True):
    """A move, or several that come to the same: mirror images, or other ways to one position."""

    move: str
    alike: tuple[str, ...]
    """The others."""
    to: str
    """The position that it leads to."""
    verdict: Verdict
    """For whoever makes it: WON and LOST are proved."""
    moves: int
    """If it is proved: the game is over at the latest after so many moves of both sides, with this one."""
    matches: int
    won: int
    drawn: int


class OpeningInfo(Struct, frozen=True, kw_only=True):
    line: tuple[str, ...]
    """The moves that lead here; none if it was asked for as a position."""
    variant: Variant
    position: str
    view: Any
    actions: tuple[Any, ...]
    told: bool
    """Whether anything is told: not where people play right now."""
    booked: bool
    """Whether there is a book for this variant."""
    matches: int
    """In which people moved on from here."""
    moves: tuple[OpeningMove, ...]
    """What people play most first, then the best."""


class OpenedMatchInfo(Struct, frozen=True, kw_only=True):
    match: FoundMatch
    at: int
    """How many actions had been done when it came here."""


class OpeningMatches(Struct, frozen=True):
    matches: list[OpenedMatchInfo]
    next: str | None


@ROUTES.get("/openings/turtles")
async def opening(house: TheHouse, where: Where = "", variant: OfVariant = Variant.BASE) -> OpeningInfo:
    """A place in the tree of openings: its moves, what is proved of them, how often they were played."""
    position = read_where(where, variant, STANDARD)
    line = () if "/" in where else tuple(map(write_move, read_moves(where)))
    told = await _may_be_told(house, position)
    found: list[Branch] = []
    book = await asyncio.to_thread(book_for, _variant_now(position), STANDARD)
    await house.tables.long_work.done(branches(position, book if told else None, found))
    counts = await house.openings.counts(position) if told else {}
    return _info(position, line, found, counts, told=told, booked=book is not None)


@ROUTES.get("/openings/turtles/matches")
async def opening_matches(
    house: TheHouse,
    where: Where = "",
    variant: OfVariant = Variant.BASE,
    move: OneMove = None,
    after: After = None,
) -> OpeningMatches:
    """The matches at public tables in which people moved on from there, the newest first."""
    position = read_where(where, variant, STANDARD)
    there = None if move is None else _led_to(position, move)
    if not await _may_be_told(house, position):
        raise Declined(Code.PLAYED_NOW)
    found = await house.store.opening_matches(opening_sign(position), there, MATCHES, place_of(after))
    shown = await shown_matches(house, [one.result for one in found])
    return OpeningMatches(
        [OpenedMatchInfo(match=match, at=one.number) for match, one in zip(shown, found, strict=True)],
        next_page([one.result for one in found], MATCHES),
    )


async def _may_be_told(house: House, position: Position) -> bool:
    try:
        await house.running_positions.check(position, STANDARD)
    except Declined:
        return False
    return True


def _variant_now(position: Position) -> Variant:
    """Without eggs the variants are the same game."""
    return position.variant if any(position.reserves) else Variant.BASE


def _led_to(position: Position, written: str) -> str:
    """A move that is not possible leads nowhere, where nobody was."""
    move = read_move(written)
    return opening_sign(after(position, move)) if move in choice(position).moves else ""


def _info(
    position: Position,
    line: tuple[str, ...],
    found: list[Branch],
    counts: dict[str, MoveTally],
    *,
    told: bool,
    booked: bool,
) -> OpeningInfo:
    written = write_position(position)
    match: AnyMatch = Match.start(house_game(GAME), TurtlesOptions(position=written))
    none = MoveTally()
    ordered = sorted(found, key=lambda branch: order(branch, counts.get(branch.sign, none).matches))
    return OpeningInfo(
        line=line,
        variant=position.variant,
        position=written,
        view=replace(match.view(position.to_move), seat=None),
        actions=tuple(match.legal(position.to_move)),
        told=told,
        booked=booked,
        matches=sum(tally.matches for tally in counts.values()),
        moves=tuple(_move(branch, counts.get(branch.sign, none), told=told) for branch in ordered),
    )


def _move(branch: Branch, tally: MoveTally, *, told: bool) -> OpeningMove:
    verdict, distance = branch.settled
    first, *alike = branch.moves
    return OpeningMove(
        move=first,
        alike=tuple(alike),
        to=write_position(branch.position),
        verdict=verdict if told else Verdict.UNKNOWN,
        moves=distance if told else 0,
        matches=tally.matches,
        won=tally.won,
        drawn=tally.drawn,
    )
