"""Rates the matches that are over, one after the other, wherever they were played.

A rating is not written with the last action: that would put reading and writing of several rows into the
one transaction that everyone at a table waits for. It follows a moment later, and everything it needs stands
in the result. The numbered row of a rated match judges between houses, as (table, index) does between
actions: whoever comes second looks again. From these rows everything can be worked out once more.
"""

import asyncio
import logging
import random
from collections.abc import Callable, Mapping, Sequence

from tortuga.core.errors import TortugaError
from tortuga.server.installed import house_bot, house_game
from tortuga.server.logs import log
from tortuga.server.rating.judging import (
    TOGETHER,
    Ladder,
    Unrated,
    bot_skill,
    judged,
    ladder_of,
    pairs_of,
    too_often,
    why_unrated,
)
from tortuga.server.store import (
    Conflict,
    RatedRow,
    RatingRow,
    ResultRow,
    ResultSeat,
    Skill,
    Store,
    StoreError,
)

FEW = 20
MIDDLING = 40
GATHERING, STANDING_BACK = (0.2, 0.6), (1.0, 1.5)
"""Seconds after which, at random, what is over is rated; and where another house was faster last time. So of
several houses one finds most of it, and nobody is in the way of another."""
LOOK_EVERY = 60.0
"""Seconds after which a house looks by itself: a match may have ended in another one that has died since."""
LATE = 3_600.0
"""A result may be found so many seconds after its match ended. For those that come later still, everything is
looked through as often."""


class Rater:
    def __init__(self, store: Store, wall: Callable[[], float]) -> None:
        self._store, self._wall = store, wall
        self._news = asyncio.Event()
        self._since = 0.0
        """All matches that ended before are rated."""
        self._looked_through = float("-inf")

    def wake(self) -> None:
        """A match is over."""
        self._news.set()

    async def run(self) -> None:
        """Until cancelled."""
        patience = GATHERING
        await self._tried()
        while True:
            try:
                async with asyncio.timeout(LOOK_EVERY):
                    await self._news.wait()
            except TimeoutError:
                await self._tried()
                continue
            await asyncio.sleep(random.uniform(*patience))
            self._news.clear()
            patience = GATHERING if await self._tried() else STANDING_BACK

    async def _tried(self) -> bool:
        try:
            return await self.catch_up()
        except StoreError as failure:
            log("not-rated", logging.ERROR, why=str(failure))
            return False

    async def catch_up(self) -> bool:
        """Rate everything that is not rated yet, the earliest end first. Returns whether there was anything,
        and nobody else was faster."""
        began = self._wall()
        if began - self._looked_through >= LATE:
            self._looked_through, self._since = began, 0.0
        more, first = True, False
        while more and (results := await self._store.unrated(FEW, self._since)):
            first = await self._rate_all(results)
            more = not first or len(results) == FEW
        self._since = began - LATE
        return first

    async def _rate_all(self, results: Sequence[ResultRow]) -> bool:
        """Whether nobody else was faster."""
        for number, result in enumerate(results, await self._store.last_rated() + 1):
            if not await self._rate(number, result):
                return False
        return True

    async def _rate(self, number: int, result: ResultRow) -> bool:
        ladder = ladder_of(result)
        why = await self._why_unrated(result, ladder)
        people = [of.person for of in result.seats if of.person]
        ratings = await self._store.ratings_among(people, result.game, ladder)
        before = tuple(_skill_of(result, of, ratings) for of in result.seats)
        after = {} if why else judged(result, before)
        row = RatedRow(
            number=number,
            table=result.table,
            game=result.game,
            ladder=ladder,
            ended=result.ended,
            why=why or "",
            before=before,
            after=tuple(after.get(seat) for seat in range(len(before))),
        )
        try:
            await self._store.rate(row, _new_ratings(result, row, ratings))
        except Conflict:
            return False
        return True

    async def _why_unrated(self, result: ResultRow, ladder: Ladder) -> Unrated | None:
        if why := why_unrated(result):
            return why
        longest = max(span for _, span in TOGETHER)
        for one, other in pairs_of(result) if ladder is Ladder.PEOPLE else ():
            since = result.ended - longest
            if too_often(result.ended, await self._store.rated_together(one, other, result.game, since)):
                return Unrated.TOO_OFTEN
        return None


def _skill_of(result: ResultRow, of: ResultSeat, ratings: Mapping[str, RatingRow]) -> Skill:
    if of.bot is not None:
        return bot_skill(_strength(result.game, of.bot))
    known = ratings.get(of.person or "")
    return known.skill if known else Skill()


def _strength(game: str, bot: str) -> int:
    """A bot that is not installed any more is taken for a middling one."""
    try:
        return house_bot(house_game(game), bot).strength
    except TortugaError:
        return MIDDLING


def _new_ratings(result: ResultRow, row: RatedRow, ratings: Mapping[str, RatingRow]) -> list[RatingRow]:
    new: list[RatingRow] = []
    for of, skill in zip(result.seats, row.after, strict=True):
        if of.person and skill:
            played = ratings[of.person].matches if of.person in ratings else 0
            new.append(RatingRow(of.person, row.game, row.ladder, skill, played + 1, row.ended))
    return new
