"""The master: proves what can be proved, and looks far ahead where nothing can, until its mind is made up.

What it has once proved won it does not lose any more.
"""

from collections.abc import Sequence

from tortuga.bots.advice import Advice, percent
from tortuga.bots.bot import Budget
from tortuga.bots.thoughts import Thoughts
from tortuga.bots.turtles import MASTER_MEGABYTES
from tortuga.bots.turtles.advising import reasons_for
from tortuga.bots.turtles.racer import EVEN, Racer
from tortuga.bots.turtles.reasons import MayBeTakenOver, OthersStandBetter
from tortuga.core.game import AnyGame
from tortuga.games.turtles.moves import Move, Swap, TurtlesAction
from tortuga.games.turtles.notation import read_position, write_move
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position
from tortuga.games.turtles.rules import after
from tortuga.games.turtles.state import TurtlesView
from tortuga.solver.analysis import Opinion, as_chance, best_move
from tortuga.solver.deciding import decide
from tortuga.solver.packing import key_of
from tortuga.solver.searcher import Searcher, warm_up
from tortuga.solver.verdicts import Limits, Verdict
from tortuga.text import Message

NODES = 600_000
"""Where the budget names no limit: about a second."""
LONGEST_SHOWN = 8


class HardBot(Racer):
    def __init__(
        self, game: AnyGame, seed: int, megabytes: int = MASTER_MEGABYTES, patient: bool = False
    ) -> None:
        """Who is patient thinks to the end of the time, whether or not that changes their mind."""
        super().__init__(game, seed)
        warm_up()
        self._megabytes = megabytes
        self._finds = best_move if patient else decide
        self._searcher: Searcher | None = None

    def chances(
        self, position: Position, options: TurtlesOptions, moves: Sequence[Move], budget: Budget
    ) -> dict[Move, float]:
        """As it looks: what is proved is no measure of how hard it is to find."""
        reached = {key_of(after(position, move)): move for move in moves}
        thinker = self._searcher_for(position, options).thinker
        estimates = thinker.think(list(reached), len(reached), _limits(budget))
        return {reached[estimate.to]: as_chance(estimate.value) for estimate in estimates}

    def best(
        self, position: Position, options: TurtlesOptions, moves: Sequence[Move], budget: Budget
    ) -> tuple[Move, float]:
        opinion = self._finds(self._searcher_for(position, options), position, _limits(budget))
        self.thought = _words(opinion)
        return opinion.move, opinion.chance

    def advise(
        self,
        view: TurtlesView,
        legal: Sequence[TurtlesAction],
        budget: Budget,
        done: TurtlesAction | None = None,
    ) -> Advice:
        position, limits = read_position(view.position), _limits(budget).at_most(NODES)
        moves = [action for action in legal if not isinstance(action, Swap)]
        if view.options.swap and view.last is None:
            return Advice(self._first_of_two(position, view.options, moves, budget), (MayBeTakenOver(),))
        opinion = best_move(self._searcher_for(position, view.options), position, limits)
        if len(moves) < len(legal) and opinion.chance < EVEN:
            return Advice(Swap(), (OthersStandBetter(percent(1 - opinion.chance)),))
        reasons = reasons_for(position, view.options, moves, opinion)
        if done is None or isinstance(done, Swap) or done == opinion.move:
            return Advice(opinion.move, reasons)
        loss = opinion.chance - _chance_after(position, view.options, done, limits)
        return Advice(opinion.move, reasons, max(0.0, loss))

    def takes_draw(self, view: TurtlesView, budget: Budget) -> bool:
        """Where it has proved that the other side wins. What may still be swapped proves nothing."""
        if view.seat is None or view.swappable:
            return False
        position = read_position(view.position)
        settled = self._searcher_for(position, view.options).prove(position, _limits(budget))
        lost = Verdict.LOST if position.to_move == view.seat else Verdict.WON
        return settled.verdict is lost

    def _searcher_for(self, position: Position, options: TurtlesOptions) -> Searcher:
        searcher = self._searcher
        if searcher is None or (searcher.variant, searcher.options) != (position.variant, options):
            searcher = self._searcher = Searcher(position.variant, options, self._megabytes)
        return searcher


def _limits(budget: Budget) -> Limits:
    limits = Limits(budget.seconds, budget.nodes)
    return Limits(nodes=NODES) if limits == Limits() else limits


def _chance_after(position: Position, options: TurtlesOptions, done: Move, limits: Limits) -> float:
    """Of winning, if this is done: what the best answer leaves, to a searcher that holds no plan."""
    reached = after(position, done)
    searcher = Searcher(position.variant, options, MASTER_MEGABYTES)
    if reached.winner is not None or not searcher.moves(reached):
        return 1.0
    return 1 - best_move(searcher, reached, limits).chance


def _words(opinion: Opinion) -> Thoughts:
    line = " ".join(write_move(move) for move in opinion.line[1 : LONGEST_SHOWN + 1])
    return (_judged(opinion), *([Message("thought-expected", {"line": line})] if line else []))


def _judged(opinion: Opinion) -> Message:
    if opinion.verdict is Verdict.UNKNOWN:
        return Message("thought-looks-like", {"percent": percent(opinion.chance)})
    if opinion.verdict is Verdict.WON:
        return Message("thought-wins", {"moves": opinion.distance})
    return Message("thought-loses", {"moves": opinion.distance})
