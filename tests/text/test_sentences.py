"""Every event, question and outcome of every game can be said."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import Struct

from tests.text.conventions import classes_of
from tests.text.fluent_files import entries
from tests.text.samples import instances
from tortuga.bots.simulation import Simulation, simulate
from tortuga.core.chance import FastChance
from tortuga.core.game import AnyGame, Outcome
from tortuga.core.match import AnyMatch, Match
from tortuga.core.registry import find_game, game_ids
from tortuga.core.speech import event_message, outcome_message, question_message
from tortuga.text import LANGUAGES, Message, voice

NAMES = tuple("Ann Bob Cid Dot Eve Fay Gil Hal Ida".split())
GAMES = [find_game(id) for id in game_ids()]
TOLD = [(game, kind) for game in GAMES for kind in classes_of(game.event_type)]
ASKED = [(game, kind) for game in GAMES for kind in classes_of(game.question_type)]

Speech = Callable[[AnyGame, Any, Any], Message]


def unsayable(game: AnyGame, kind: type[Struct], speech: Speech, language: str) -> list[str]:
    """Values of fields for which there is no combination with the others that can be said.

    Not every combination occurs, so not every one has to have words.
    """
    said: dict[tuple[str, Any], str] = {}
    for told in instances(kind):
        try:
            sentence, problem = voice(language).says(speech(game, told, NAMES)), ""
        except KeyError as error:
            sentence, problem = "", str(error)
        for field in kind.__struct_fields__:
            value = field, getattr(told, field)
            said[value] = "" if said.get(value) == "" or sentence else problem
    return [f"{value}: {problem}" for value, problem in said.items() if problem]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "kind"), TOLD, ids=[f"{game.id}-{kind.__name__}" for game, kind in TOLD])
def test_every_event_can_be_said(game: AnyGame, kind: type[Struct], language: str) -> None:
    assert unsayable(game, kind, event_message, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "kind"), ASKED, ids=[f"{game.id}-{kind.__name__}" for game, kind in ASKED])
def test_every_question_can_be_said(game: AnyGame, kind: type[Struct], language: str) -> None:
    assert unsayable(game, kind, question_message, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=game_ids())
def test_every_outcome_can_be_said(game: AnyGame, language: str) -> None:
    prefix = f"{game.id}-outcome-"
    reasons = [entry.id.removeprefix(prefix) for entry in entries(language) if entry.id.startswith(prefix)]
    assert reasons
    for reason in reasons:
        for winners in ((), (0,), (0, 1)):
            assert voice(language).says(outcome_message(game, Outcome(winners, reason), NAMES))


@pytest.mark.parametrize("game", GAMES, ids=game_ids())
def test_whole_matches_can_be_told(game: AnyGame) -> None:
    for seats in {game.seats[0], game.seats[-1]}:
        match = Match.start(game, names=NAMES[:seats], seed=seats)
        luck = FastChance(seats)
        while match.outcome is None:
            seat = luck.pick(match.to_act)
            decision = match.decision(seat)
            assert decision is not None
            assert voice().says(question_message(game, decision.question, match.names))
            match.play(seat, luck.pick(match.legal(seat)))
        tell_all(match)
        assert voice().says(outcome_message(game, match.outcome, match.names))


def tell_all(match: AnyMatch) -> None:
    for seat in (*match.seats, None):
        for event in match.events(seat):
            assert voice().says(event_message(match.game, event, match.names))


@pytest.mark.parametrize("game", [game for game in GAMES if game.tally()], ids=lambda game: game.id)
def test_the_figures_of_a_simulation_have_titles(game: AnyGame) -> None:
    _, tally = simulate(Simulation(game.id, game.options_type(), game.seats[0], 1, 0))
    assert tally is not None
    for table in tally.tables():
        headings = [table.title, *table.columns]
        headings += [label for label, _ in table.rows if label.startswith(f"{game.id}-")]
        assert [heading for heading in headings if not voice().knows(heading)] == []
