"""An Event card is one file of code, and its texts: a seventeenth one is played with nothing else changed."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copy, copytree, ignore_patterns

import tortuga
from tortuga.games.tortuga1667.cards import CARDS
from tortuga.games.tortuga1667.components import EventCard

HOUSE = Path(__file__).parents[3]
FURTHER = Path(__file__).with_name("further_card")


def test_a_further_file_is_a_further_card(tmp_path: Path) -> None:
    copied = tmp_path / "tortuga"
    copytree(Path(tortuga.__file__).parent, copied, ignore=ignore_patterns("server", "cli", "__pycache__"))
    copy(FURTHER / "kraken.py", copied / "games" / "tortuga1667" / "cards")
    copy(FURTHER / "tortuga1667-kraken.ftl", copied / "text" / "en")
    played = subprocess.run(
        [sys.executable, "-m", "tests.games.tortuga1667.further_card.play"],
        cwd=HOUSE,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert played.returncode == 0, played.stderr
    assert ": Kraken." in played.stdout, "it was turned"
    assert "Kraken: what do you choose?" in played.stdout
    assert "to the Kraken." in played.stdout, "somebody was fed to it"


def test_every_card_of_the_box_stands_in_its_own_file() -> None:
    assert list(CARDS) == list(EventCard)
    for card, rules in CARDS.items():
        assert rules.card is card
        assert type(rules).__module__.endswith(f".{card.replace('-', '_')}")
    assert len(CARDS) == 16
