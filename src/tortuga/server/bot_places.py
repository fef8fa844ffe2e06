"""Where bots think, and when: the line that they wait in, and the places that it leads to.

Where workers on other machines are heard of, all think there. The processes of this house stay ready for when
there are none.
"""

import asyncio
from typing import NamedTuple

from tortuga.server.bot_keeper import BotSeat
from tortuga.server.bot_line import BotLine, Ticket
from tortuga.server.bot_process import BotProcess
from tortuga.server.bot_standing import BotStanding
from tortuga.server.bot_thinker import BotThinker


class Free(NamedTuple):
    """Who could think now: for anyone, and for those who must do so in this house."""

    anywhere: list[BotThinker]
    here: list[BotThinker]

    def to(self, ticket: Ticket) -> list[BotThinker]:
        return self.here if ticket.here else self.anywhere


class BotPlaces:
    def __init__(self, workers: int, memory: float) -> None:
        self._workers, self._memory = workers, memory
        self._line = BotLine()
        self._processes: list[BotProcess] = []
        self._elsewhere: list[BotThinker] = []
        self.closed = False

    @property
    def count(self) -> int:
        """How many can think at once."""
        return sum(worker.places for worker in self._elsewhere) or self._workers

    @property
    def all_here(self) -> bool:
        return not self._elsewhere

    def come(self, worker: BotThinker) -> None:
        self._elsewhere.append(worker)
        self.serve()

    def gone(self, worker: BotThinker) -> None:
        if worker in self._elsewhere:
            self._elsewhere.remove(worker)
            self.serve()

    async def close(self) -> None:
        self.closed = True
        await asyncio.gather(*(process.end() for process in self._processes))

    # Waiting

    async def turn(self, ticket: Ticket) -> BotThinker:
        """Wait in line. One of its places is taken from then on."""
        loop = asyncio.get_running_loop()
        self._line.join(ticket)
        self.serve()
        if not ticket.turn.done():
            loop.call_at(ticket.loyal_until, self.serve)
        try:
            return await ticket.turn
        except asyncio.CancelledError:
            if ticket.turn.cancelled():
                self._line.leave(ticket)
            else:
                self.release(ticket.turn.result())
            raise

    def release(self, thinker: BotThinker) -> None:
        """Others come to think when all are free that are freed at this moment: which of them was the first
        depends on what they thought."""
        thinker.thinking -= 1
        asyncio.get_running_loop().call_soon(self.serve)

    def waits(self, table: str) -> bool:
        return self._line.waits(table)

    def move(self, table: str, standing: BotStanding) -> None:
        """Somebody has come to a table, or gone."""
        self._line.move(table, standing)

    def serve(self) -> None:
        """Let those think whose turn it is, as long as there are free places."""
        while any(free := self._free()) and (ticket := self._line.next(lambda one: self._fits(one, free))):
            home, fitting = self._home(ticket.who), free.to(ticket)
            thinker = home if home in fitting else min(fitting, key=lambda one: one.crowd)
            thinker.thinking += 1
            ticket.turn.set_result(thinker)

    def _fits(self, ticket: Ticket, free: Free) -> bool:
        """A bot thinks where it lives; if that is busy for long, elsewhere, and there it is a new bot."""
        fitting = free.to(ticket)
        if ticket.turn.done() or not fitting:
            return False
        home = self._home(ticket.who)
        return home is None or home in fitting or asyncio.get_running_loop().time() >= ticket.loyal_until

    def _free(self) -> Free:
        here: list[BotThinker] = [process for process in self.processes() if not process.busy]
        elsewhere = [worker for worker in self._elsewhere if not worker.busy]
        return Free(elsewhere if self._elsewhere else here, here)

    # Living

    def put_away(self, table: str) -> None:
        """All bots of a table."""
        for thinker in self._all():
            for who in [who for who in thinker.kept if who.table == table]:
                thinker.put_away(who)

    def dismiss(self, who: BotSeat, but: BotThinker | None = None) -> None:
        """Put a bot away wherever it lives, but there."""
        for thinker in self._all():
            if thinker is not but:
                thinker.put_away(who)

    def _home(self, who: BotSeat | None) -> BotThinker | None:
        there = self._elsewhere or self._processes
        return next((thinker for thinker in there if who in thinker.kept and not thinker.killed), None)

    def _all(self) -> list[BotThinker]:
        return [*self._processes, *self._elsewhere]

    def processes(self) -> list[BotProcess]:
        """As many as there should be: for each that has ended there is a new one. None when all is over."""
        if self.closed:
            return []
        for ended in [process for process in self._processes if not process.alive]:
            ended.kill()
            self._processes.remove(ended)
        running = [process for process in self._processes if not process.killed]
        new = [BotProcess(self._memory) for _ in range(self._workers - len(running))]
        self._processes += new
        return running + new
