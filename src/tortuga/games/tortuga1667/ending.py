"""How a match ends (S-END-2 to S-END-4)."""

from tortuga.core.game import Outcome
from tortuga.games.tortuga1667.components import BRITISH, FRENCH, Loyalty
from tortuga.games.tortuga1667.event_line import gather
from tortuga.games.tortuga1667.events import LoyaltyShown, SuddenDeath, TreasureCounted
from tortuga.games.tortuga1667.play import Play
from tortuga.games.tortuga1667.state import Over, lead, treasure_of


def armada(play: Play) -> None:
    """The Armada is revealed: the leading nation wins, on a tie the Dutch; without them, sudden death."""
    state = play.state
    play.tell(TreasureCounted(treasure_of(state, BRITISH), treasure_of(state, FRENCH)))
    if lead(state):
        finish(play, _leader(lead(state)), "armada")
    elif Loyalty.DUTCH in state.loyalties:
        finish(play, Loyalty.DUTCH, "armada")
    else:
        play.change_cards(revealed=None, gap=None)  # the Armada leaves the game
        gather(play)
        play.tell(SuddenDeath())


def check_lead(play: Play) -> bool:
    """S-END-4: after each complete effect; says whether the match is over."""
    state = play.state
    ahead = state.event_cards.sudden and lead(state)
    if ahead:
        play.tell(TreasureCounted(treasure_of(state, BRITISH), treasure_of(state, FRENCH)))
        finish(play, _leader(ahead), "sudden")
    return bool(ahead)


def finish(play: Play, nation: Loyalty, how: str) -> None:
    """The loyalty held now decides who has won."""
    loyalties = play.state.loyalties
    for seat, loyalty in enumerate(loyalties):
        if not play.state.face_up[seat]:
            play.tell(LoyaltyShown(seat, loyalty))
    winners = tuple(seat for seat, loyalty in enumerate(loyalties) if loyalty is nation)
    play.change(phase=Over(), outcome=Outcome(winners, f"{how}-{nation}"))


def _leader(british_lead: int) -> Loyalty:
    return Loyalty.BRITISH if british_lead > 0 else Loyalty.FRENCH
