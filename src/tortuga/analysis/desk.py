"""Where tasks are done. Whoever analysed positions of a kind last is kept for the next one."""

from functools import lru_cache

from tortuga.analysis.tasks import Found, Task
from tortuga.analysis.turtles.analyst import ROUNDS, Analyst
from tortuga.games.turtles.notation import read_position
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Variant


def done(task: Task) -> Found:
    position = read_position(task.position)
    analyst = _analyst(position.variant, task.options.majority_capture, task.options.enemy_anywhere)
    return analyst.look(position, ROUNDS[task.round], task.known, task.made)


@lru_cache(maxsize=1)
def _analyst(variant: Variant, majority_capture: bool, enemy_anywhere: bool) -> Analyst:
    options = TurtlesOptions(majority_capture=majority_capture, enemy_anywhere=enemy_anywhere)
    return Analyst(variant, options)
