"""`tortuga play`: a match in the terminal."""

import os
import secrets
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from tortuga.bots.bot import SEEDS, Bot, find_bot
from tortuga.cli.common import (
    CONSOLE,
    VOICE,
    GameName,
    OptionList,
    Seed,
    fail,
    load_record,
    says,
)
from tortuga.cli.options import read_options
from tortuga.core.chance import FastChance
from tortuga.core.game import AnyGame
from tortuga.core.match import AnyMatch, Match
from tortuga.core.record import record_of, replay, write_record
from tortuga.core.registry import find_game
from tortuga.terminal.clock import KEEPS_TIME
from tortuga.terminal.face import find_face, seat_names
from tortuga.terminal.table import KeyboardTable, Quit

HUMAN, BOT = "human", "bot"

SeatList = Annotated[
    list[str] | None, typer.Option("--seat", "-s", help=says("cli-play-seat"), metavar="human|bot[:NAME]")
]
RecordTo = Annotated[Path | None, typer.Option("--record", help=says("cli-play-record"), metavar="FILE")]
ResumeFrom = Annotated[Path | None, typer.Option("--resume", help=says("cli-play-resume"), metavar="FILE")]

Explain = Annotated[bool, typer.Option("--explain", help=says("cli-play-explain"))]


def add_to(app: typer.Typer) -> None:
    app.command("play", help=says("cli-play-help"), epilog=says("cli-play-epilog"))(play)


def play(
    game: GameName,
    seat: SeatList = None,
    option: OptionList = None,
    seed: Seed = None,
    record: RecordTo = None,
    resume: ResumeFrom = None,
    explain: Explain = False,
) -> None:
    rules = find_game(game)
    settled = {"--option": option, "--seed": seed, "--record": record}
    for name, value in settled.items():
        if resume and value is not None:
            fail("cli-play-settled", option=name)
    match, record = _resumed(rules, resume) if resume else (_new_match(rules, seat, option, seed), record)
    if record and record.exists() and not resume:
        fail("cli-play-exists", file=str(record))
    if rules.turn_seconds(match.options) is not None and not KEEPS_TIME:
        fail("cli-play-no-clock", option="turn_seconds")

    def save() -> None:
        if record:
            _write(match, record)

    with _bots(rules, seat, len(match.names), seed) as bots:
        save()
        table = KeyboardTable(match, bots, find_face(rules), CONSOLE, VOICE, save, explain=explain)
        try:
            table.play()
        except Quit:
            CONSOLE.print(f"\n{VOICE.say('table-stopped')}")
    if record:
        CONSOLE.print(Text(VOICE.say("table-saved", file=str(record))), soft_wrap=True)


def _new_match(
    game: AnyGame, seats: list[str] | None, option: list[str] | None, seed: int | None
) -> AnyMatch:
    options = read_options(game, option)
    names = seat_names(game, len(seats) if seats else game.seats[0], VOICE)
    secret = str(seed) if seed is not None else secrets.token_hex(32)
    return Match.start(game, options, names=names, seed=secret)


def _resumed(game: AnyGame, path: Path) -> tuple[AnyMatch, Path]:
    return replay(load_record(path), game=game), path


@contextmanager
def _bots(game: AnyGame, seats: list[str] | None, count: int, seed: int | None) -> Iterator[list[Bot | None]]:
    """A bot for each seat that wants one, until the table is left; by default a person in the first seat and
    bots in the others."""
    wanted = seats or [HUMAN] + [BOT] * (count - 1)
    if len(wanted) != count:
        fail("cli-play-seats", given=len(wanted), seats=count)
    luck = FastChance(secrets.token_hex() if seed is None else f"bots {seed}")
    bots: list[Bot | None] = []
    with ExitStack() as stack:
        for word in wanted:
            bot = _bot(game, word, luck.below(SEEDS))
            if bot:
                stack.callback(bot.close)
            bots.append(bot)
        yield bots


def _bot(game: AnyGame, word: str, seed: int) -> Bot | None:
    kind, _, name = word.partition(":")
    if kind not in (HUMAN, BOT) or (kind == HUMAN and name):
        fail("cli-play-seat-form", word=word)
    if kind == HUMAN:
        return None
    return find_bot(game, name or None).make(game, seed)


def _write(match: AnyMatch, path: Path) -> None:
    """Whole or not at all: a record is never left half written."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_text(write_record(record_of(match)), "utf-8")
        draft.replace(path)
    except OSError as error:
        fail("cli-unreadable", file=str(path), problem=error.strerror or str(error))
