"""Run where kraken.py lies among the cards: whole matches with it, under the contract, and by all bots."""

import sys

from tests.games.tortuga1667.worlds import everything_is_somewhere, scramble
from tortuga.bots.bot import Budget
from tortuga.bots.tortuga1667 import BOTS
from tortuga.core.contract import check_matches
from tortuga.core.game import Event
from tortuga.core.match import Match
from tortuga.core.notation import Choice
from tortuga.core.schema import game_schema
from tortuga.core.speech import event_message, question_message
from tortuga.games.tortuga1667 import GAME
from tortuga.games.tortuga1667.components import EventCard
from tortuga.games.tortuga1667.options import Tortuga1667Options
from tortuga.text import voice

KRAKEN = EventCard("kraken")
WITH_KRAKEN = Tortuga1667Options(stars=(EventCard.STORM, KRAKEN, EventCard.NEST))
NAMES = ("Anne", "Bart", "Charlotte", "Daniel", "Eve")


def play(seed: int, level: int) -> list[str]:
    """A match between bots: all that it tells and asks about the Kraken, in words."""
    say, said = voice("en"), list[str]()
    match = Match.start(GAME, WITH_KRAKEN, names=NAMES, seed=seed)
    bots = [BOTS[level].make(GAME, seat) for seat in match.seats]
    told = match.opening
    while match.to_act:
        for seat, bot in enumerate(bots):
            bot.told([one.event for one in told if one.reaches(seat)])
        events: list[Event] = [one.event for one in told]
        said += [say.says(event_message(GAME, event, NAMES)) for event in events]
        seat = match.to_act[0]
        said.append(say.says(question_message(GAME, GAME.question(match.state, seat), NAMES)))
        action = bots[seat].choose(match.view(seat), match.legal(seat), Budget(nodes=10))
        assert isinstance(action, Choice)
        told = match.play(seat, GAME.parse(GAME.notate(action)))
    return [sentence for sentence in said if "Kraken" in sentence]


def main() -> None:
    for seats in (2, 3, 6, 9):
        check_matches(
            GAME,
            WITH_KRAKEN,
            seats,
            matches=5,
            invariant=everything_is_somewhere,
            scramble=scramble,
            watched=0.1,
        )
    assert "Feed" in game_schema(GAME)["$defs"]
    for level in range(len(BOTS)):
        sys.stdout.write("\n".join(play(level, level)))


if __name__ == "__main__":
    main()
