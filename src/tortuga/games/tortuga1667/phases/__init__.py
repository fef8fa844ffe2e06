"""Every choice there is, in a file each: what is asked, how it is answered, what comes of it, and why not.

Two are elsewhere: being marooned may ask for the Fountain of Youth (marooning.py), and Atlantis asks right
before a turn (cards/atlantis.py).
"""

from typing import TYPE_CHECKING, TypeAlias

from tortuga.core.game import Question
from tortuga.core.phases import Phase, questions_of, union
from tortuga.games.tortuga1667.cards import CARDS
from tortuga.games.tortuga1667.ending import Over
from tortuga.games.tortuga1667.marooning import Drinking
from tortuga.games.tortuga1667.phases.acting import Acting
from tortuga.games.tortuga1667.phases.banishing import Banishing
from tortuga.games.tortuga1667.phases.forcing import Forced, Forcing, Overruling, Pointing
from tortuga.games.tortuga1667.phases.looking import Looking
from tortuga.games.tortuga1667.phases.plundering import Plundering
from tortuga.games.tortuga1667.phases.resolving import Resolving
from tortuga.games.tortuga1667.phases.settling import Settling
from tortuga.games.tortuga1667.phases.stowing import Stowing
from tortuga.games.tortuga1667.phases.turning import Turning
from tortuga.games.tortuga1667.phases.voting import Voting

PHASES: tuple[type[Phase], ...] = (
    Stowing,
    Settling,
    *(phase for card in CARDS.values() for phase in card.phases),
    Acting,
    Looking,
    Turning,
    Pointing,
    Forcing,
    Forced,
    Overruling,
    Banishing,
    Plundering,
    Drinking,
    Resolving,
    Voting,
    Over,
)

if TYPE_CHECKING:
    AnyPhase: TypeAlias = Phase
    AnyQuestion: TypeAlias = Question
else:  # what the cards add is known only when the program runs
    AnyPhase, AnyQuestion = union(PHASES), union(questions_of(PHASES))
