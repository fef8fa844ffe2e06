"""What the table can be busy with, one file for each choice: who is asked, what, and what comes of it."""

from typing import TYPE_CHECKING, TypeAlias, get_args

from tortuga.core.game import Question
from tortuga.core.phases import Phase, questions_of, union
from tortuga.games.buccaneers.phases.acting import Acting
from tortuga.games.buccaneers.phases.looking import Looking
from tortuga.games.buccaneers.phases.moving import Moving
from tortuga.games.buccaneers.phases.naming import Naming
from tortuga.games.buccaneers.phases.over import Over
from tortuga.games.buccaneers.phases.rerolling import Rerolling
from tortuga.games.buccaneers.phases.rolling import Rolling
from tortuga.games.buccaneers.phases.stealing import Stealing
from tortuga.games.buccaneers.phases.taking import Taking

AnyPhase: TypeAlias = Rolling | Naming | Rerolling | Acting | Looking | Stealing | Taking | Moving | Over
PHASES: tuple[type[Phase], ...] = get_args(AnyPhase)

if TYPE_CHECKING:
    AnyQuestion: TypeAlias = Question
else:
    AnyQuestion = union(questions_of(PHASES))
