"""When a search has tried enough."""

from collections import Counter
from collections.abc import Iterator

import pytest

from tortuga.bots.bot import Budget, find_bot
from tortuga.bots.buccaneers.searcher import RoundSearcher
from tortuga.bots.overtaking import EVERY, FEWEST, stands
from tortuga.bots.tortuga1667.search import LineOfPlay
from tortuga.core.chance import FastChance
from tortuga.core.game import AnyGame
from tortuga.core.match import AnyMatch, Match
from tortuga.core.registry import find_game

WORSE = [0.1, 0.3] * FEWEST
BETTER = [0.5, 0.6] * FEWEST


def test_a_lead_stands_if_the_worlds_to_come_would_hardly_change_it() -> None:
    assert stands(BETTER, [WORSE], more=20)
    assert not stands(BETTER, [WORSE], more=20_000)
    assert not stands(BETTER, [WORSE, BETTER], more=1)


def test_a_few_worlds_say_too_little() -> None:
    assert not stands(BETTER[: FEWEST - EVERY], [WORSE[: FEWEST - EVERY]], more=1)
    assert stands(BETTER[:FEWEST], [WORSE[:FEWEST]], more=1)
    assert not stands(BETTER[: FEWEST + 1], [WORSE[: FEWEST + 1]], more=1), "not looked at after each world"


def test_who_is_ahead_in_every_world_alike_stays_so() -> None:
    assert stands([0.5] * FEWEST, [[0.4] * FEWEST], more=10**9)
    assert not stands([0.5] * FEWEST, [[0.5] * FEWEST], more=1)


@pytest.mark.parametrize(
    ("id", "of", "tries"), [("buccaneers", RoundSearcher, "_play"), ("tortuga1667", LineOfPlay, "go_on")]
)
def test_a_search_stops_when_one_choice_leads_by_far(
    id: str, of: type, tries: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = Counter[str]()
    truly = getattr(of, tries)
    for name in ("hard-1", "master"):
        monkeypatch.setattr(of, tries, lambda *given, name=name: (tried.update([name]), truly(*given))[1])
        for match in moments(find_game(id)):
            seat = match.to_act[0]
            bot = find_bot(match.game, name).make(match.game, 1)
            bot.told(match.events(seat))
            assert bot.choose(match.view(seat), match.legal(seat), Budget(nodes=100)) in match.legal(seat)
    assert 0 < tried["master"] < 0.9 * tried["hard-1"]


UNLEARNED = {"buccaneers": {"long_game": True}, "tortuga1667": {"blind": True}}
"""Options that no master learned with."""


def moments(game: AnyGame) -> Iterator[AnyMatch]:
    """Of a match at random where nobody has learned to play: the master searches."""
    options = game.options_type(**UNLEARNED[game.id])
    match, luck = Match.start(game, options, names=("Ann", "Bob", "Cyd"), seed=5), FastChance(5)
    for _ in range(24):
        yield match
        seat = luck.pick(match.to_act)
        match.play(seat, luck.pick(match.legal(seat)))
