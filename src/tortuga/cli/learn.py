"""`tortuga learn`: the first lesson of a game in the terminal."""

import typer

from tortuga.cli.common import CONSOLE, VOICE, GameName, says
from tortuga.core.registry import find_game
from tortuga.learn import find_lesson
from tortuga.terminal.face import find_face
from tortuga.terminal.lesson import KeyboardLesson
from tortuga.terminal.table import Quit


def add_to(app: typer.Typer) -> None:
    app.command("learn", help=says("cli-learn-help"), epilog=says("cli-learn-epilog"))(learn)


def learn(game: GameName) -> None:
    rules = find_game(game)
    try:
        KeyboardLesson(find_lesson(game), find_face(rules), CONSOLE, VOICE).teach()
    except Quit:
        CONSOLE.print(f"\n{VOICE.say('table-stopped')}")
