"""Everything can be said in English."""

import re
from pathlib import Path
from typing import Any

import pytest

import tortuga.core
import tortuga.text
from tortuga.core.chance import FastChance
from tortuga.core.game import Event, Outcome, kebab
from tortuga.core.speech import event_message, outcome_message, question_message, thing_id
from tortuga.games.buccaneers import GAME, events
from tortuga.games.buccaneers.components import Chest, Deed, Die, Face, Facts, Marker, Zone
from tortuga.games.buccaneers.options import BuccaneersOptions, PutOff
from tortuga.text import voice

NAMES = ("Ani", "Frank", "Alex", "Lothar")
FOLDER = Path(events.__file__).parent
NOTATION = Path(tortuga.core.__file__).with_name("notation.py")
FILE = Path(tortuga.text.__file__).parent / "en" / "buccaneers.ftl"


@pytest.mark.parametrize("kind", ["event", "asked", "objection-asked"])
def test_every_event_and_question_has_a_sentence(kind: str) -> None:
    union: Any = GAME.event_type if kind == "event" else GAME.question_type
    for told in union.__args__:
        assert voice().knows(f"buccaneers-{kind}-{kebab(told.__name__)}"), told


def test_every_option_and_every_thing_has_words() -> None:
    for option in BuccaneersOptions.__struct_fields__:
        assert voice().knows(f"buccaneers-option-{option.replace('_', '-')}")
    for things in (Deed, Face, Die, Chest, Zone, Marker, PutOff):
        for thing in things:
            assert voice().knows(thing_id(GAME, thing))
    assert voice().knows("buccaneers-name")
    assert voice().knows("buccaneers-summary")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_matches_can_be_told(seats: int) -> None:
    luck, kinds = FastChance(seats), set()
    for _ in range(12):
        state, told = GAME.setup(BuccaneersOptions(facts=Facts(tiles=(3, 2, 1))), seats, luck)
        while True:
            for one in told:
                sentence = voice().says(event_message(GAME, one.event, NAMES))
                assert re.search(r"\w.*[.]$", sentence), sentence
                assert not re.search(r"buccaneers-|  |: \.| ,|\{", sentence), sentence
                kinds.add(type(one.event))
            if not (to_act := GAME.to_act(state)):
                break
            seat = luck.pick(to_act)
            assert (
                voice().says(question_message(GAME, GAME.question(state, seat), NAMES)).endswith(("?", "so."))
            )
            state, told = GAME.apply(state, seat, luck.pick(GAME.legal(state, seat)), luck)
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert voice().says(outcome_message(GAME, outcome, NAMES))
    assert len(kinds) >= 27


def test_some_sentences() -> None:
    def say(event: Event) -> str:
        return voice().says(event_message(GAME, event, NAMES))

    assert say(events.Attacked(0, 1, Deed.RAID, True)) == "Ani raids Frank, who fights back."
    assert say(events.Attacked(0, 1, Deed.BOARDING, False)) == "Ani boards Frank."
    assert say(events.TileSeen(1)) == "Your new treasure tile shows one coin."
    kept = events.DiceKept(2, Deed.FLEET, (Die.A, Die.C), ())
    assert say(kept) == "Alex places A and C on the fleet expansion."
    assert say(events.GaveUp(0, Deed.RECRUIT)) == "Ani gives up recruiting."
    assert say(events.TilesShown(0, (1,))) == "Coins on the treasure tiles of Ani: 1."
    assert (
        say(events.ChestPutOff(3, Chest.RED, Zone.CREW, True))
        == "The crew of Lothar can no longer hold a red chest; it goes back into the bag."
    )
    assert (
        voice().says(outcome_message(GAME, Outcome((1,), "points"), NAMES))
        == "Frank wins with the most points."
    )
    both = outcome_message(GAME, Outcome((1, 2), "points"), NAMES)
    assert voice().says(both) == "Frank and Alex share the victory."


def test_no_message_is_left_over() -> None:
    """Every message of the file is meant by a convention, or the end of its id stands in the code."""
    source = "\n".join(path.read_text("utf-8") for path in (*FOLDER.rglob("*.py"), NOTATION))
    conventional = {"name", "summary", "event", "asked", "option", "outcome"}
    conventional |= {"deed", "face", "die", "chest", "zone", "marker", "put", "preset"}
    for id in re.findall(r"^buccaneers-([\w-]+) =", FILE.read_text("utf-8"), flags=re.M):
        kind, _, rest = id.partition("-")
        if kind not in conventional and not rest.startswith("asked-"):
            assert f'"{rest}"' in source or f'"{rest.removesuffix("-table")}"' in source, id
