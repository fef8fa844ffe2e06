"""Where tasks are done. Whoever analysed positions of a kind last is kept for the next one."""

from collections.abc import Callable
from functools import lru_cache

from tortuga.analysis.buccaneers.hindsight import findings_of as of_buccaneers
from tortuga.analysis.findings import Findings
from tortuga.analysis.tasks import LOOKED_BACK_AT, Found, LookAtMatch, LookAtPosition, Task
from tortuga.analysis.tortuga1667.hindsight import findings_of as of_tortuga1667
from tortuga.analysis.turtles.analyst import ROUNDS, Analyst
from tortuga.analysis.turtles.worth import PositionWorth
from tortuga.core.match import AnyMatch
from tortuga.core.record import read_record, replay
from tortuga.games.turtles.notation import read_position
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Variant

HINDSIGHT: dict[str, Callable[[AnyMatch], Findings]] = dict(
    zip(LOOKED_BACK_AT, (of_buccaneers, of_tortuga1667), strict=True)
)


def done(task: Task) -> Found:
    if isinstance(task, LookAtPosition):
        return Found(worth=_worth(task))
    return Found(findings=_findings(task))


def _findings(task: LookAtMatch) -> Findings:
    match = replay(read_record(task.record))
    return HINDSIGHT[match.game.id](match)


def _worth(task: LookAtPosition) -> PositionWorth:
    position = read_position(task.position)
    analyst = _analyst(position.variant, task.options.majority_capture, task.options.enemy_anywhere)
    return analyst.look(position, ROUNDS[task.round], task.known, task.made)


@lru_cache(maxsize=1)
def _analyst(variant: Variant, majority_capture: bool, enemy_anywhere: bool) -> Analyst:
    options = TurtlesOptions(majority_capture=majority_capture, enemy_anywhere=enemy_anywhere)
    return Analyst(variant, options)
