"""No sound tells a secret: what is heard goes by the kind of an event, and by kinds that all are told."""

import re
from pathlib import Path

import pytest

from tortuga.core.game import kebab
from tortuga.core.registry import game_ids

ROOT = Path(__file__).parent.parent
WHISPERED = re.compile(r"\.whisper\([\w.]+, (\w+)\(")
WHISPER = re.compile(r"\.whisper\(")
HEARD = re.compile(r"^  '?([a-z-]+)'?: '[a-z]+',$", re.MULTILINE)
OWN = {"buccaneers": {"rolled"}}
"""One's own dice, behind one's own screen."""


def heard(game: str) -> set[str]:
    return set(HEARD.findall((ROOT / "web/src/games" / game / "sounds.ts").read_text("utf-8")))


def whispered(game: str) -> set[str]:
    """The kinds of events that a game tells to some seats only."""
    texts = [path.read_text("utf-8") for path in (ROOT / "src/tortuga/games" / game).rglob("*.py")]
    found = [kind for text in texts for kind in WHISPERED.findall(text)]
    assert len(found) == sum(len(WHISPER.findall(text)) for text in texts), "each names what it whispers"
    return {kebab(kind) for kind in found}


@pytest.mark.parametrize("game", game_ids())
def test_what_is_whispered_is_not_heard(game: str) -> None:
    assert heard(game)
    assert heard(game) & whispered(game) == OWN.get(game, set())


def test_what_is_whispered_is_found() -> None:
    assert "cards-seen" in whispered("tortuga1667")
    assert "tile-seen" in whispered("buccaneers")
    assert whispered("turtles") == set()
