"""`tortuga replay` and `tortuga verify`: matches from their records."""

from typing import Annotated

import typer
from rich.text import Text

from tortuga.cli.common import CONSOLE, VOICE, AsJson, RecordFile, fail, load_record, print_json, says
from tortuga.core.errors import UnknownSeat
from tortuga.core.game import Seat
from tortuga.core.match import AnyMatch
from tortuga.core.record import replay as play_again
from tortuga.core.record import verify as verify_record
from tortuga.core.speech import outcome_message
from tortuga.terminal.face import Sitting, find_face

AsSeat = Annotated[int | None, typer.Option("--seat", help=says("cli-replay-seat"), metavar="S")]
At = Annotated[int | None, typer.Option("--at", min=0, help=says("cli-replay-at"), metavar="N")]


def add_to(app: typer.Typer) -> None:
    app.command("replay", help=says("cli-replay-help"), epilog=says("cli-replay-epilog"))(replay)
    app.command("verify", help=says("cli-verify-help"), epilog=says("cli-verify-epilog"))(verify)


def replay(file: RecordFile, seat: AsSeat = None, at: At = None, as_json: AsJson = False) -> None:
    record = load_record(file)
    match = play_again(record)
    if at is not None:
        if at > len(record.actions):
            fail("cli-replay-beyond", at=at, actions=len(record.actions))
        match = play_again(record, until=at)
    viewer = None if seat is None else seat - 1
    if viewer is not None and viewer not in match.seats:
        raise UnknownSeat(seat or 0)
    if as_json:
        print_json({"view": match.view(viewer), "events": match.events(viewer), "outcome": match.outcome})
    else:
        _show(match, viewer)


def _show(match: AnyMatch, viewer: Seat | None) -> None:
    face = find_face(match.game)
    sitting = Sitting(match.game, match.names, VOICE)
    for event in match.events(viewer):
        CONSOLE.print(Text(face.tell(event, sitting)))
    CONSOLE.print(face.draw(match.view(viewer), sitting))
    if match.outcome is not None:
        CONSOLE.print(Text(VOICE.says(outcome_message(match.game, match.outcome, match.names)), style="bold"))
        CONSOLE.print(face.ending(match.view(viewer), sitting))


def verify(file: RecordFile, as_json: AsJson = False) -> None:
    record = load_record(file)
    match = verify_record(record)
    draws = len(record.setup) + sum(len(line.chance) for line in record.actions)
    figures: dict[str, str | int] = {"game": record.game, "actions": len(record.actions), "draws": draws}
    if as_json:
        print_json({"verified": True, **figures, "outcome": match.outcome})
    else:
        CONSOLE.print(VOICE.say("cli-verified", **figures), highlight=False)
