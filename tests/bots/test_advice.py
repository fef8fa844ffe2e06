"""What a good player would do, and why: from a seat's own view, in sentences of every language."""

from collections.abc import Iterator
from itertools import islice

import pytest

from tortuga.bots.advice import Advice, OnlyChoice, reason_message
from tortuga.bots.bot import Budget, advice_of
from tortuga.bots.turtles.reasons import ReachesNest
from tortuga.core.chance import FastChance
from tortuga.core.game import Seat
from tortuga.core.match import AnyMatch, Match
from tortuga.core.registry import find_game, game_ids
from tortuga.games.turtles.game import GAME as TURTLES
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.text import LANGUAGES, voice

QUICK = Budget(nodes=60)
NAMES = ("Anne", "Bart", "Coco", "Dirk", "Edda")
EVERY, ASKED = 4, 15
"""Of so many decisions of random matches one is asked about, and so many in all."""


def advised(match: AnyMatch, seat: Seat, done: str | None = None) -> Advice:
    told, game = match.events(seat), match.game
    action = None if done is None else game.parse(done)
    advice = advice_of(game, told, match.view(seat), match.legal(seat), QUICK, action)
    assert advice is not None
    return advice


def turtles(position: str) -> AnyMatch:
    return Match.start(TURTLES, TurtlesOptions(position=position), names=NAMES[:2], seed=1)


def decisions(id: str, seats: int) -> Iterator[tuple[AnyMatch, Seat]]:
    """Real choices of random matches."""
    game, luck = find_game(id), FastChance(f"{id} {seats}")
    while True:
        match = Match.start(game, names=NAMES[:seats], seed=luck.below(1000))
        while match.outcome is None:
            seat = luck.pick(match.to_act)
            if luck.below(EVERY) == 0 and len(match.legal(seat)) > 1:
                yield match, seat
            match.play(seat, luck.pick(match.legal(seat)))


@pytest.mark.parametrize(("id", "seats"), [("turtles", 2), ("buccaneers", 3), ("tortuga1667", 5)])
def test_there_are_one_or_two_reasons_and_every_language_has_words_for_them(id: str, seats: int) -> None:
    for match, seat in islice(decisions(id, seats), ASKED):
        advice = advised(match, seat)
        assert advice.action in match.legal(seat)
        assert 1 <= len(advice.reasons) <= 2
        for language in LANGUAGES:
            for reason in advice.reasons:
                assert voice(language).says(reason_message(match.game, reason, match.names))


@pytest.mark.parametrize("id", game_ids())
def test_the_same_view_and_news_lead_to_the_same_advice(id: str) -> None:
    match, seat = next(decisions(id, 2))
    assert advised(match, seat) == advised(match, seat)


def test_where_there_is_no_choice_nobody_thinks() -> None:
    match = turtles("4/5/6/5SN/6/5/4 s 0-0 base")
    legal = match.legal(0)[:1]
    advice = advice_of(TURTLES, [], match.view(0), legal, Budget())
    assert advice == Advice(legal[0], (OnlyChoice(),))


# turtles


def test_a_turtle_that_can_reach_the_nest_does() -> None:
    advice = advised(turtles("S3/5/5S/7/5N/5/4 s 0-0 base"), 0)
    assert advice.action == TURTLES.parse("c6-d7")
    assert advice.reasons == (ReachesNest(),)


def test_a_win_that_was_passed_over_is_a_great_loss() -> None:
    match = turtles("S3/5/5S/1N5/6/5/4 s 0-0 base")
    assert advised(match, 0, "c6-d7").loss == 0.0
    quiet = next(text for move in match.legal(0) if (text := TURTLES.notate(move)) != "c6-d7")
    assert advised(match, 0, quiet).loss > 0.5
