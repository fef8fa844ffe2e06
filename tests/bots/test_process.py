"""Bots in processes of their own: good ones play, bad ones lose the move or the match, never the table."""

import shlex
import sys
from pathlib import Path

import pytest

from tortuga.bots import process
from tortuga.bots.bot import Budget, find_bot
from tortuga.bots.process import FAULTS, ProcessBot
from tortuga.core.match import Match
from tortuga.core.registry import find_game
from tortuga.games.turtles.state import Begins

EXAMPLE = Path(__file__).parents[2] / "examples" / "first_bot.py"
TURTLES = find_game("turtles")
QUICK = Budget(seconds=0.0)


def bot(program: str) -> ProcessBot:
    return ProcessBot(f"{shlex.quote(sys.executable)} -c {shlex.quote(program)}", TURTLES, seed=1)


def ask(asked: ProcessBot, times: int = 1, budget: Budget = QUICK) -> list[int]:
    """Which of the legal actions it takes."""
    match = Match.start(TURTLES, seed=1)
    seat = match.to_act[0]
    legal = list(match.legal(seat))
    chosen = [legal.index(asked.choose(match.view(seat), legal, budget)) for _ in range(times)]
    asked.close()
    return chosen


def test_the_example_of_the_guide_plays() -> None:
    first = ProcessBot(f"{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLE))}", TURTLES, seed=1)
    assert ask(first, times=3, budget=Budget(seconds=20)) == [0, 0, 0]
    assert first.faults == []


def test_it_hears_the_game_the_view_and_the_notation() -> None:
    program = (
        "import json, sys\n"
        "start, choose = json.loads(input()), json.loads(input())\n"
        "assert start['game'] == 'turtles' and choose['view']['position'].endswith('base')\n"
        "assert len(choose['notation']) == len(choose['legal']) == 20\n"
        "print(json.dumps({'choose': 5}), flush=True)\n"
        "input()\n"
    )
    heard = bot(program)
    assert ask(heard, budget=Budget(seconds=20)) == [5]
    assert heard.faults == []


def test_it_hears_the_news_of_its_seat_before_the_question() -> None:
    program = (
        "import json, sys\n"
        "heard = []\n"
        "for message in map(json.loads, sys.stdin):\n"
        "    heard += [event['type'] for event in message.get('events', ())]\n"
        "    if message['type'] == 'choose': print(json.dumps({'choose': len(heard)}), flush=True)\n"
    )
    listening, match = bot(program), Match.start(TURTLES, seed=1)
    seat, plenty = match.to_act[0], Budget(seconds=20)
    view, legal = match.view(seat), match.legal(seat)
    events = match.events(seat)
    listening.told(events)
    assert listening.choose(view, legal, plenty) == legal[len(events)]
    assert listening.choose(view, legal, plenty) == legal[len(events)], "nothing is told twice"
    listening.told(events)
    listening.told(events)
    assert listening.choose(view, legal, plenty) == legal[3 * len(events)]
    assert listening.faults == []
    listening.close()


def test_a_bot_that_does_not_even_read_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told far more than a pipe holds."""
    monkeypatch.setattr(process, "PATIENCE", 0.1)
    monkeypatch.setattr(process, "GRACE", 0.1)
    deaf, match = bot("import time; time.sleep(60)"), Match.start(TURTLES, seed=1)
    seat = match.to_act[0]
    deaf.told([Begins(0)] * 100_000)
    assert deaf.choose(match.view(seat), match.legal(seat), QUICK) in match.legal(seat)
    assert "is silent" in deaf.faults[-1]
    deaf.close()


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        ("nonsense", "answers"),
        ('{"choose": 999}', "999 of"),
        ('{"choose": -1}', "-1 of"),
        ('{"move": 1}', "answers"),
    ],
)
def test_a_bad_answer_loses_the_move(answer: str, complaint: str) -> None:
    bad = bot(f"import sys\nfor line in sys.stdin: print({answer!r}, flush=True)")
    assert len(ask(bad, budget=Budget(seconds=20))) == 1
    assert complaint in bad.faults[-1]
    assert not bad.forfeited or len(bad.faults) >= FAULTS or bad._child is None


def test_silence_loses_the_move_and_the_third_time_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "PATIENCE", 0.1)
    monkeypatch.setattr(process, "GRACE", 0.1)
    silent = bot("import sys\nfor line in sys.stdin: pass")
    match = Match.start(TURTLES, seed=1)
    seat = match.to_act[0]
    for fault in range(1, FAULTS + 1):
        assert silent.choose(match.view(seat), match.legal(seat), QUICK) in match.legal(seat)
        assert len(silent.faults) == fault
    assert silent.forfeited
    silent.choose(match.view(seat), match.legal(seat), QUICK)
    assert len(silent.faults) == FAULTS
    silent.close()


def test_a_crash_forfeits_the_match_at_once() -> None:
    crashed = bot("raise SystemExit(3)")
    assert len(ask(crashed, times=2, budget=Budget(seconds=20))) == 2
    assert crashed.forfeited


def test_a_program_that_is_not_there_forfeits_too() -> None:
    missing = ProcessBot("no-such-program-anywhere", TURTLES, seed=1)
    assert len(ask(missing)) == 1
    assert missing.forfeited


def test_it_is_asked_for_by_its_command() -> None:
    kind = find_bot(TURTLES, "process:no-such-program-anywhere")
    made = kind.make(TURTLES, 1)
    assert isinstance(made, ProcessBot)
