"""The matches that one has played to the end, and what they come to."""

import math
from collections.abc import Callable, Iterable
from typing import Annotated, TypeAlias

from litestar.params import QueryParameter
from msgspec import Struct

from tortuga.core.game import Seat
from tortuga.server.api.common import TheGuest, TheHouse
from tortuga.server.api.pages import After, next_page, place_of
from tortuga.server.api.routes import Routes
from tortuga.server.rating.judging import Ladder
from tortuga.server.rating.skills import SCALE, ShownRating, shown
from tortuga.server.store import (
    FirstMove,
    Opponent,
    Place,
    RatedRow,
    RatingRow,
    Reckoned,
    ResultRow,
    Score,
    Store,
    Streak,
    Wanted,
)

ROUTES = Routes(401)

MATCHES = 20
"""So many are listed at a time."""
FIRST_MOVES, OPPONENTS = 3, 30

GameName: TypeAlias = Annotated[str | None, QueryParameter(description="Of this game.", max_length=64)]
Scored: TypeAlias = Annotated[Score | None, QueryParameter(description="That ended so for you.")]
PersonName: TypeAlias = Annotated[
    str | None, QueryParameter(description="Against somebody who was called so.", max_length=200)
]
BotName: TypeAlias = Annotated[str | None, QueryParameter(description="Against this bot.", max_length=64)]
Moment: TypeAlias = Annotated[
    float | None, QueryParameter(description="When it ended, in seconds since 1970.", ge=0, le=1e11)
]


class PastSeat(Struct, frozen=True):
    name: str
    bot: str | None
    side: int | None
    won: bool
    gone: bool
    """Whether its person had left it."""


class PastMatch(Struct, frozen=True, kw_only=True):
    """A match that is over, as somebody who played in it finds it again."""

    table: str
    kept: bool
    """Whether the table is still there: to be looked at once more, and its record to be taken home."""
    game: str
    seat: Seat
    score: Score
    seats: list[PastSeat]
    reason: str
    points: tuple[int, ...] | None
    actions: int
    private: bool
    started: float
    ended: float
    change: int | None
    """Of one's rating; None: it did not count, or has not been rated yet."""
    unrated: str | None
    """Why it did not count."""


class PastMatches(Struct, frozen=True):
    matches: list[PastMatch]
    next: str | None
    """Where the list goes on: give it as `after`. None: that is all."""


class PlaceFigures(Struct, frozen=True):
    """How often one was at a seat, or on a side, and won there."""

    place: int
    played: int
    won: int


class GameFigures(Struct, frozen=True, kw_only=True):
    """What all matches at one game come to."""

    game: str
    played: int
    won: int
    drawn: int
    seats: list[PlaceFigures]
    sides: list[PlaceFigures]
    longest_streak: int
    streak: int
    first_moves: list[FirstMove]
    against_people: ShownRating | None
    against_bots: ShownRating | None


class MyFigures(Struct, frozen=True):
    games: list[GameFigures]
    opponents: list[Opponent]


@ROUTES.get("/me/matches")
async def my_matches(
    guest: TheGuest,
    house: TheHouse,
    after: After = None,
    game: GameName = None,
    score: Scored = None,
    person: PersonName = None,
    bot: BotName = None,
    since: Moment = None,
    until: Moment = None,
) -> PastMatches:
    """The matches you have played to the end, the newest first."""
    span = since or 0.0, math.inf if until is None else until
    wanted = Wanted(game, score, person, bot, *span)
    return await past_matches(house.store, guest.id, wanted, place_of(after))


@ROUTES.get("/me/figures")
async def my_figures(guest: TheGuest, house: TheHouse) -> MyFigures:
    """What your matches come to, game by game, and whom you have met."""
    store = house.store
    games = figures(
        await store.reckoned(guest.id),
        await store.streaks(guest.id),
        await store.first_moves(guest.id, FIRST_MOVES),
        await store.ratings_of(guest.id),
    )
    return MyFigures(games, await store.opponents(guest.id, OPPONENTS))


async def past_matches(store: Store, guest: str, wanted: Wanted, after: Place | None) -> PastMatches:
    results = await store.results_of(guest, wanted, MATCHES, after)
    tables = [result.table for result in results]
    kept, rated = await store.reached(tables), await store.rated(tables)
    matches = [past_match(one, guest, one.table in kept, rated.get(one.table)) for one in results]
    return PastMatches(matches, next_page(results, MATCHES))


def past_match(result: ResultRow, guest: str, kept: bool, rated: RatedRow | None) -> PastMatch:
    seat = next(seat for seat, of in enumerate(result.seats) if of.person == guest)
    return PastMatch(
        table=result.table,
        kept=kept,
        game=result.game,
        seat=seat,
        score=result.score(seat),
        seats=[
            PastSeat(of.name, of.bot, result.side(place), place in result.outcome.winners, of.gone)
            for place, of in enumerate(result.seats)
        ],
        reason=result.outcome.reason,
        points=result.outcome.points,
        actions=result.actions,
        private=result.private,
        started=result.started,
        ended=result.ended,
        change=_change(rated, seat),
        unrated=rated.why or None if rated else None,
    )


def _change(rated: RatedRow | None, seat: Seat) -> int | None:
    after = rated.after[seat] if rated else None
    return round(SCALE * after.mu) - round(SCALE * rated.before[seat].mu) if rated and after else None


def figures(
    reckoned: Iterable[Reckoned],
    streaks: Iterable[Streak],
    first_moves: Iterable[FirstMove],
    ratings: Iterable[RatingRow],
) -> list[GameFigures]:
    """One for each game, the one that was played most first."""
    counts, moves = list(reckoned), list(first_moves)
    rows = {streak.game: streak for streak in streaks}
    ladders = {(of.game, of.ladder): shown(of.skill, of.matches) for of in ratings}
    games = [
        GameFigures(
            game=game,
            played=_sum(mine),
            won=_sum(mine, lambda one: one.score is Score.WON),
            drawn=_sum(mine, lambda one: one.score is Score.DRAWN),
            seats=_by_place(mine, lambda one: one.seat),
            sides=_by_place(mine, lambda one: one.side),
            longest_streak=rows[game].longest if game in rows else 0,
            streak=rows[game].now if game in rows else 0,
            first_moves=[move for move in moves if move.game == game],
            against_people=ladders.get((game, Ladder.PEOPLE)),
            against_bots=ladders.get((game, Ladder.BOTS)),
        )
        for game in sorted({one.game for one in counts})
        for mine in [[one for one in counts if one.game == game]]
    ]
    return sorted(games, key=lambda one: -one.played)


def _sum(counts: Iterable[Reckoned], which: Callable[[Reckoned], bool] = lambda _: True) -> int:
    return sum(one.matches for one in counts if which(one))


def _by_place(counts: list[Reckoned], place_in: Callable[[Reckoned], int | None]) -> list[PlaceFigures]:
    places = sorted({place for one in counts if (place := place_in(one)) is not None})
    return [
        PlaceFigures(place, _sum(mine), _sum(mine, lambda one: one.score is Score.WON))
        for place in places
        for mine in [[one for one in counts if place_in(one) == place]]
    ]
