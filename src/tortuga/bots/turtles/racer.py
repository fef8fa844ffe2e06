"""What all turtle racers share: an only choice costs no thought, and whoever stands worse swaps."""

from abc import abstractmethod
from collections.abc import Sequence

from tortuga.bots.advice import percent
from tortuga.bots.bot import Bot, Budget
from tortuga.bots.thoughts import SILENT, Thoughts
from tortuga.core.chance import FastChance
from tortuga.core.game import AnyGame
from tortuga.games.turtles.moves import Move, Swap, TurtlesAction
from tortuga.games.turtles.notation import read_position
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position
from tortuga.games.turtles.state import TurtlesView
from tortuga.text import Message

EVEN = 0.5


class Racer(Bot):
    """Answers `chances`, and perhaps `best`; the rest follows. `thought` is what it says if it is asked."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.chance = FastChance(seed)
        self.thought: Thoughts = SILENT

    @abstractmethod
    def chances(
        self, position: Position, options: TurtlesOptions, moves: Sequence[Move], budget: Budget
    ) -> dict[Move, float]:
        """How likely each move seems to win, from 0 to 1; at least of the moves worth considering."""

    def best(
        self, position: Position, options: TurtlesOptions, moves: Sequence[Move], budget: Budget
    ) -> tuple[Move, float]:
        """The move to play, and how likely it seems to win."""
        chances = self.chances(position, options, moves, budget)
        most = max(chances.values())
        return self.chance.pick([move for move, chance in chances.items() if chance == most]), most

    def choose(self, view: TurtlesView, legal: Sequence[TurtlesAction], budget: Budget) -> TurtlesAction:
        self.thought = SILENT
        moves = [action for action in legal if not isinstance(action, Swap)]
        if len(legal) == 1:
            return legal[0]
        position = read_position(view.position)
        if view.options.swap and view.last is None:
            return self._first_of_two(position, view.options, moves, budget)
        move, chance = self.best(position, view.options, moves, budget)
        if len(moves) < len(legal) and chance < EVEN:
            self.thought = (Message("thought-others-stand-better", {"percent": percent(1 - chance)}),)
            return Swap()
        return move if move in moves else moves[0]

    def _first_of_two(
        self, position: Position, options: TurtlesOptions, moves: Sequence[Move], budget: Budget
    ) -> Move:
        """The first move where it may be taken over: the one that leaves both sides most alike."""
        chances = self.chances(position, options, moves, budget)
        least = min(abs(chance - EVEN) for chance in chances.values())
        return self.chance.pick(
            [move for move, chance in chances.items() if abs(chance - EVEN) == least and move in moves]
        )

    def explain(self) -> Thoughts:
        return self.thought
