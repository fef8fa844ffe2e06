"""Everything that can happen, be asked or be shown has its words."""

import enum
from typing import get_args

import msgspec
import pytest

from tests.games.tortuga1667 import positions
from tortuga.core.chance import FastChance
from tortuga.core.game import Event, Outcome, kebab
from tortuga.core.speech import event_message, outcome_message, question_message, thing_id
from tortuga.games.tortuga1667 import GAME
from tortuga.games.tortuga1667.components import Cause, EventCard, Loyalty, Nation, Place, Vote, VoteCard
from tortuga.games.tortuga1667.events import Deed
from tortuga.games.tortuga1667.options import OpenLoyalties, Tortuga1667Options
from tortuga.games.tortuga1667.phases.acting import Attack
from tortuga.text import voice

SAY = voice("en")
NAMES = tuple("Anne Bart Charlotte Daniel Eve François Grace Henry Ian".split())


@pytest.mark.parametrize("kind", [*get_args(GAME.event_type), *get_args(GAME.question_type)])
def test_every_event_and_question_has_a_sentence(kind: type[msgspec.Struct]) -> None:
    said = "event" if issubclass(kind, Event) else "asked"
    assert SAY.knows(f"tortuga1667-{said}-{kebab(kind.__name__)}")


@pytest.mark.parametrize(
    "kind", [Place, Nation, Loyalty, EventCard, VoteCard, Vote, Cause, Deed, OpenLoyalties]
)
def test_every_thing_has_a_name(kind: type[enum.StrEnum]) -> None:
    assert all(SAY.knows(thing_id(GAME, thing)) for thing in kind)


@pytest.mark.parametrize("field", Tortuga1667Options.__struct_fields__)
def test_every_option_is_explained(field: str) -> None:
    assert SAY.knows(f"tortuga1667-option-{field.replace('_', '-')}")


def test_name_summary_and_help() -> None:
    assert SAY.say("tortuga1667-name") == "Tortuga 1667"
    assert SAY.say("tortuga1667-summary")
    help_text = SAY.say("tortuga1667-help")
    words = {word.strip(",.") for word in help_text.split()}
    written = {kind.form.word for kind in get_args(GAME.action_type)}
    assert {"view", "reveal", "attack", "look", "cast"} <= words & written


@pytest.mark.parametrize("seed", range(24))
def test_whole_matches_can_be_told(seed: int) -> None:
    """Every sentence of random matches of all sizes is spoken without a gap."""
    chance = FastChance(seed)
    seats = 2 + seed % 8
    options = (
        Tortuga1667Options(stars=8),
        Tortuga1667Options(strategic_start=True, open_loyalties=OpenLoyalties.TWO),
        Tortuga1667Options(blind=True, trim=4),
    )[seed % 3]
    state, told = GAME.setup(options, seats, chance)
    while True:
        for entry in told:
            assert SAY.says(event_message(GAME, entry.event, NAMES))
        to_act = GAME.to_act(state)
        if not to_act:
            break
        seat = chance.pick(to_act)
        assert SAY.says(question_message(GAME, GAME.question(state, seat), NAMES))
        overdue = chance.below(10) == 0
        actions = GAME.overdue(state, seat) if overdue else GAME.legal(state, seat)
        state, told = GAME.apply(state, seat, chance.pick(actions), chance)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert SAY.says(outcome_message(GAME, outcome, NAMES))


@pytest.mark.parametrize(
    ("outcome", "sentence"),
    [
        (Outcome((0, 2), "armada-british"), "Anne and Charlotte win."),
        (Outcome((0,), "armada-french"), "Anne wins."),
        (Outcome((1,), "armada-dutch"), "A tie is for the Dutch: Bart wins."),
        (Outcome((0, 2), "sudden-british"), "Anne and Charlotte win."),
        (Outcome((3,), "sudden-french"), "Daniel wins."),
    ],
)
def test_outcomes(outcome: Outcome, sentence: str) -> None:
    assert SAY.says(outcome_message(GAME, outcome, NAMES)).endswith(sentence)


def test_some_sentences() -> None:
    table = positions.at("012", "3", turn=0)
    table.does(0, Attack())
    (called,) = table.heard()
    said = "Anne calls for an attack by the Flying Dutchman. Voting: Anne, Bart, and Charlotte."
    assert SAY.says(event_message(GAME, called, NAMES)) == said
    alone = positions.at("0", "1", hands={0: ""}).does(0, Attack())
    assert SAY.says(event_message(GAME, alone.heard()[0], NAMES)).endswith(
        "Nobody can vote; the deck decides."
    )
