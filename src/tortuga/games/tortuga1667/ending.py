"""How a match ends (S-END-2 to S-END-4)."""

from msgspec.structs import replace

from tortuga.core.game import Outcome
from tortuga.core.phases import Phase
from tortuga.games.tortuga1667.components import BRITISH, FRENCH, Loyalty
from tortuga.games.tortuga1667.event_line import gather, lay
from tortuga.games.tortuga1667.events import LoyaltyShown, SuddenDeath, TreasureCounted
from tortuga.games.tortuga1667.state import Step, lead, treasure_of


class Over(Phase, frozen=True):
    """The match has ended."""


def armada(step: Step) -> None:
    """The Armada is revealed: the leading nation wins, on a tie the Dutch; without them, sudden death."""
    state = step.state
    step.tell(TreasureCounted(treasure_of(state, BRITISH), treasure_of(state, FRENCH)))
    if lead(state):
        finish(step, _leader(lead(state)), "armada")
    elif Loyalty.DUTCH in state.loyalties:
        finish(step, Loyalty.DUTCH, "armada")
    else:
        lay(step, replace(state.event_cards, revealed=None, gap=None))  # the Armada leaves the game
        gather(step)
        step.tell(SuddenDeath())


def check_lead(step: Step) -> None:
    """S-END-4: after each complete effect of sudden death, whoever leads has won."""
    state = step.state
    ahead = state.event_cards.sudden and lead(state)
    if ahead:
        step.tell(TreasureCounted(treasure_of(state, BRITISH), treasure_of(state, FRENCH)))
        finish(step, _leader(ahead), "sudden")


def finish(step: Step, nation: Loyalty, how: str) -> None:
    """The loyalty held now decides who has won."""
    loyalties = step.state.loyalties
    for seat, loyalty in enumerate(loyalties):
        if not step.state.face_up[seat]:
            step.tell(LoyaltyShown(seat, loyalty))
    winners = tuple(seat for seat, loyalty in enumerate(loyalties) if loyalty is nation)
    step.change(outcome=Outcome(winners, f"{how}-{nation}"))
    step.end(Over())


def _leader(british_lead: int) -> Loyalty:
    return Loyalty.BRITISH if british_lead > 0 else Loyalty.FRENCH
