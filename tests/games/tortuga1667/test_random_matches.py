"""Random matches of every size and with every option: everything is conserved after every action."""

import pytest

from tests.games.tortuga1667.worlds import everything_is_somewhere
from tortuga.core.chance import FastChance
from tortuga.games.tortuga1667 import GAME
from tortuga.games.tortuga1667.components import EventCard
from tortuga.games.tortuga1667.options import OpenLoyalties, Tortuga1667Options, VoteDeck

LONGEST = 5_000
EVERY_OPTION = {
    "standard": Tortuga1667Options(),
    "eight stars": Tortuga1667Options(stars=8),
    "named stars": Tortuga1667Options(stars=(EventCard.FEVER, EventCard.NEST, EventCard.CODE)),
    "trim": Tortuga1667Options(trim=6),
    "only five cards": Tortuga1667Options(trim=11),
    "turn seconds": Tortuga1667Options(turn_seconds=30),
    "all open": Tortuga1667Options(open_loyalties=OpenLoyalties.ALL, stars=6),
    "two open": Tortuga1667Options(open_loyalties=OpenLoyalties.TWO, stars=7),
    "blind": Tortuga1667Options(blind=True),
    "strategic start": Tortuga1667Options(strategic_start=True),
    "thirty Vote cards": Tortuga1667Options(vote_deck=VoteDeck.THIRTY, stars=8),
}


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("name", EVERY_OPTION)
def test_everything_is_conserved(seats: int, name: str) -> None:
    for seed in range(10):
        chance = FastChance(f"{name} {seed}")
        state, _ = GAME.setup(EVERY_OPTION[name], seats, chance)
        for _ in range(LONGEST):
            everything_is_somewhere(state)
            to_act = GAME.to_act(state)
            if not to_act:
                break
            seat = chance.pick(to_act)
            actions = GAME.overdue(state, seat) if chance.below(10) == 0 else GAME.legal(state, seat)
            state, _ = GAME.apply(state, seat, chance.pick(actions), chance)
        assert GAME.outcome(state) is not None
