"""Positions and matches analysed, in the processes of the bots when nobody else wants them, and kept a while.

A first answer is there soon, and becomes better as long as there is something to find out. Of what people
play at right now nothing is told, be it found out before (`running_positions`).
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Hashable, Iterator
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from msgspec.structs import replace

from tortuga.analysis.findings import Findings
from tortuga.analysis.skill import GivenAway, skill
from tortuga.analysis.tasks import LOOKED_BACK_AT, LookAtMatch, LookAtPosition
from tortuga.analysis.turtles.judging import JudgedMove, judged
from tortuga.analysis.turtles.worth import PositionWorth
from tortuga.core.game import Seat
from tortuga.core.match import AnyMatch
from tortuga.games.turtles.moves import Swap
from tortuga.games.turtles.notation import write_action, write_position
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position
from tortuga.server.bot_pool import AdviceCall, BotPool, BotQuestion
from tortuga.server.bot_standing import BotStanding, Rank
from tortuga.server.hindsight import OwnChoice, own_choices
from tortuga.server.installed import house_game
from tortuga.server.logs import log
from tortuga.server.long_work import LongWork
from tortuga.server.refusals import Code, Declined
from tortuga.server.running_positions import GAME, RunningPositions, signs_shown

ROUNDS = 3
"""How often a position is looked at, more carefully each time."""
ROUNDS_IN_MATCH = 2
"""And each of a match."""
WEIGHED_CHOICES = ("buccaneers",)
"""Games in which a search says what each choice gave away."""
SECONDS = 0.1
"""To think about one."""
MOST_POSITIONS, MOST_MATCHES = 1_000, 100
"""So many are remembered, those asked for last."""

K = TypeVar("K", bound=Hashable)
L = TypeVar("L")
Record: TypeAlias = Callable[[], Awaitable[str]]
"""Brings the record of a match, if somebody needs it."""


class Kept(Generic[K, L]):
    """The last so many of something."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[K, L] = OrderedDict()

    def get(self, key: K) -> L | None:
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def put(self, key: K, value: L) -> L:
        self._kept[key] = value
        self._kept.move_to_end(key)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return value

    def drop(self, key: K) -> None:
        self._kept.pop(key, None)


class AskedPosition(NamedTuple):
    """A position under the options that change its moves."""

    position: Position
    options: TurtlesOptions

    @property
    def key(self) -> tuple[Position, bool, bool]:
        return self.position, self.options.majority_capture, self.options.enemy_anywhere


class PositionLook:
    """How far the look at one position has come."""

    def __init__(self) -> None:
        self.done = 0
        self.of = ROUNDS
        self.worth: PositionWorth | None = None


class MadeMove(NamedTuple):
    """A move of a match, and where it was made."""

    at: int
    """How many actions of the match had been done with it."""
    seat: Seat
    asked: AskedPosition
    move: str
    signs: frozenset[bytes]
    """Of the positions whose worth is shown with it."""


class WeighedMove(NamedTuple):
    made: MadeMove
    worth: PositionWorth | None
    """None: that is not to be told now, or could not be found out."""
    judged: JudgedMove | None


class MatchLook:
    """How far the look at one match has come."""

    def __init__(self) -> None:
        self.done = 0
        self.of: int | None = None
        """How many parts there are; None: that is not known yet."""
        self.moves: list[WeighedMove] = []
        """Of turtles."""
        self.findings: Findings | None = None
        """Of another game."""
        self.whole = False
        """Whether all of it was found out."""

    @property
    def broken_off(self) -> bool:
        return self.done == self.of and not self.whole


class Analyses:
    def __init__(self, pool: BotPool, long_work: LongWork, running: RunningPositions) -> None:
        self._pool, self._long_work, self._running = pool, long_work, running
        self._positions: Kept[Hashable, PositionLook] = Kept(MOST_POSITIONS)
        self._matches: Kept[str, MatchLook] = Kept(MOST_MATCHES)
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # A position

    def position_begun(self, asked: AskedPosition) -> bool:
        return self._positions.get(asked.key) is not None

    async def position(self, asked: AskedPosition, who: str) -> PositionLook:
        """As far as it has come by now; `Declined` where people play."""
        await self._running.check(asked.position, asked.options)
        look = self._positions.get(asked.key)
        if look is None:
            look = self._positions.put(asked.key, PositionLook())
            self._begin(self._look_at(asked, look, _standing(who)))
        elif look.of == 0:
            self._positions.drop(asked.key)  # whoever asks again has it tried again
            raise Declined(Code.NO_ANALYSIS)
        return look

    async def _look_at(self, asked: AskedPosition, look: PositionLook, standing: BotStanding) -> None:
        try:
            for number in range(look.of):
                worth = await self._worth(asked, number, look.worth, None, standing)
                if worth is None:
                    break
                look.worth, look.done = worth, number + 1
                if worth.settled:
                    break
        finally:
            look.of = look.done  # whatever went wrong, nobody waits for the rest

    # A match

    def match_begun(self, id: str) -> bool:
        return self._matches.get(id) is not None

    async def match(self, id: str, match: AnyMatch, record: Record, who: str) -> MatchLook:
        """Of a match that is over, as far as it has come by now."""
        if match.game.id not in (GAME, *LOOKED_BACK_AT):
            raise Declined(Code.NO_ANALYSIS)
        look = self._matches.get(id)
        if look is None or look.broken_off:  # whoever asks again has it tried again
            look = self._matches.put(id, MatchLook())
            turtles = match.game.id == GAME
            work = self._look_through if turtles else self._look_back
            self._begin(work(look, match, record, _standing(who)))
        return look

    async def to_tell(self, look: MatchLook) -> list[WeighedMove]:
        """The moves of a match without what is not to be told now."""
        moves = tuple(look.moves)
        met = await self._running.met(frozenset[bytes]().union(*(move.made.signs for move in moves)))
        return [WeighedMove(move.made, None, None) if move.made.signs & met else move for move in moves]

    async def _look_through(
        self, look: MatchLook, match: AnyMatch, _record: Record, standing: BotStanding
    ) -> None:
        """Of turtles, move by move."""
        try:
            found = await self._long_work.done(made_moves(match))
            made = [move for move in found if move]
            look.of = len(made)
            for one in made:
                worth = await self._weighed(one, standing)
                look.moves.append(WeighedMove(one, worth, judged(worth, one.move) if worth else None))
                look.done += 1
            look.whole = all(move.worth for move in look.moves)
        finally:
            look.of = look.done

    async def _look_back(
        self, look: MatchLook, match: AnyMatch, record: Record, standing: BotStanding
    ) -> None:
        """Of other games: what can be told at once, and where that is worth it every choice."""
        try:
            found = await self._pool.analyse(match.game, LookAtMatch(await record()), standing)
            look.findings, look.done = found.findings, 1
            if match.game.id in WEIGHED_CHOICES and look.findings:
                await self._weigh_choices(look, look.findings, match, standing)
            look.whole = look.findings is not None
        finally:
            look.of = look.done

    async def _weigh_choices(
        self, look: MatchLook, findings: Findings, match: AnyMatch, standing: BotStanding
    ) -> None:
        choices = [await self._choices(match, seat) for seat in match.seats]
        look.of = look.done + sum(map(len, choices))
        given_away: list[GivenAway] = []
        for seat in match.seats:
            told = match.events(seat)
            for choice in choices[seat]:
                question = BotQuestion(0, told[: choice.heard], choice.view, choice.legal)
                given_away += await self._given_away(match, seat, choice, question, standing)
                look.done += 1
        look.findings = replace(findings, remarks=(*findings.remarks, *skill(match.names, given_away)))

    async def _choices(self, match: AnyMatch, seat: Seat) -> list[OwnChoice]:
        return [made for made in await self._long_work.done(own_choices(match, seat)) if made]

    async def _given_away(
        self, match: AnyMatch, seat: Seat, choice: OwnChoice, question: BotQuestion, standing: BotStanding
    ) -> list[GivenAway]:
        """By one choice; nothing if nobody can tell."""
        call = AdviceCall(match.game, match.names, lambda: question, SECONDS, standing, done=choice.done)
        advice = await self._pool.advise(call)
        if advice is None:
            return []
        words = match.game.notate(choice.done), match.game.notate(advice.action)
        return [GivenAway(choice.at + 1, seat, *words, advice.loss)]

    async def _weighed(self, made: MadeMove, standing: BotStanding) -> PositionWorth | None:
        look = self._positions.get(made.asked.key)
        worth = look.worth if look else None
        for number in range(ROUNDS_IN_MATCH):
            found = await self._worth(made.asked, number, worth, made.move, standing)
            if found is None:
                continue
            worth, weighed = found, found.of(made.move)
            if weighed and weighed.proved and worth.moves[0].proved:
                break
        return worth

    # Both

    async def _worth(
        self,
        asked: AskedPosition,
        number: int,
        known: PositionWorth | None,
        made: str | None,
        standing: BotStanding,
    ) -> PositionWorth | None:
        task = LookAtPosition(write_position(asked.position), asked.options, number, known, made)
        return (await self._pool.analyse(house_game(GAME), task, standing)).worth

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._over)

    def _over(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        failure = None if task.cancelled() else task.exception()
        if failure is not None:
            log("analysis-failed", logging.WARNING, why=type(failure).__name__)


def made_moves(match: AnyMatch) -> Iterator[MadeMove | None]:
    """Of each moment that stands, the move that led to it, among small steps to find them."""
    options, before = _rules_alone(match.options), None
    for at, moment in enumerate(match.timeline):
        entry = moment.entry
        if before is not None and entry and not isinstance(entry.action, Swap):
            asked = AskedPosition(before.state.position, options)
            signs = set()
            for sign in signs_shown(*asked):
                signs.add(sign)
                yield None
            yield MadeMove(at, entry.seat, asked, write_action(entry.action), frozenset(signs))
        before = moment
        yield None


def _rules_alone(options: TurtlesOptions) -> TurtlesOptions:
    return TurtlesOptions(majority_capture=options.majority_capture, enemy_anywhere=options.enemy_anywhere)


def _standing(who: str) -> BotStanding:
    return BotStanding(Rank.AFTERWARDS, (who,))
