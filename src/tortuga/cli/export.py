"""`tortuga export`: records of matches as tables to learn from."""

from pathlib import Path
from typing import Annotated

import typer

from tortuga.cli.common import (
    CONSOLE,
    VOICE,
    answering_for_data,
    fail,
    load_record,
    progress_bar,
    says,
)
from tortuga.core.errors import RecordError
from tortuga.data.folder import write_part

IN_A_PART = 100

Records = Annotated[list[Path], typer.Argument(help=says("cli-export-records"), metavar="FILE …")]
Folder = Annotated[Path, typer.Argument(help=says("cli-export-folder"), metavar="FOLDER")]


def add_to(app: typer.Typer) -> None:
    app.command("export", help=says("cli-export-help"), epilog=says("cli-export-epilog"))(export)


def export(records: Records, folder: Folder) -> None:
    with answering_for_data(), progress_bar() as progress:
        if folder.exists() and any(folder.iterdir()):
            fail("cli-export-full", folder=str(folder))
        folder.mkdir(parents=True, exist_ok=True)
        task = progress.add_task("", total=len(records))
        for first in range(0, len(records), IN_A_PART):
            _write(folder, first, records[first : first + IN_A_PART])
            progress.advance(task, len(records[first : first + IN_A_PART]))
    CONSOLE.print(VOICE.say("cli-exported", matches=len(records), folder=str(folder)), highlight=False)


def _write(folder: Path, first: int, records: list[Path]) -> None:
    from tortuga.data.records import take_down
    from tortuga.data.tables import PartWriter

    writer = PartWriter()
    for number, file in enumerate(records, first):
        try:
            take_down(load_record(file), number, writer)
        except RecordError as error:
            fail("cli-unreadable", file=str(file), problem=VOICE.says(error.message))
    write_part(folder, first // IN_A_PART, writer.part())
