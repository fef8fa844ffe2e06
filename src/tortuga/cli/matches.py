"""`tortuga replay` and `tortuga verify`: matches from their records."""

import sys
from itertools import islice
from typing import Annotated

import typer
from rich.text import Text

from tortuga.cli.common import CONSOLE, VOICE, AsJson, RecordFile, fail, load_record, print_json, says
from tortuga.core.errors import UnknownSeat
from tortuga.core.game import Event, Seat, View
from tortuga.core.record import replay as play_again
from tortuga.core.record import verify as verify_record
from tortuga.core.speech import outcome_message
from tortuga.core.timeline import AnyTimeline
from tortuga.terminal.face import Sitting, find_face
from tortuga.terminal.keys import HAS_KEYS, key_presses
from tortuga.terminal.replay import KeyboardReplay

AsSeat = Annotated[int | None, typer.Option("--seat", help=says("cli-replay-seat"), metavar="S")]
At = Annotated[int | None, typer.Option("--at", min=0, help=says("cli-replay-at"), metavar="N")]


def add_to(app: typer.Typer) -> None:
    app.command("replay", help=says("cli-replay-help"), epilog=says("cli-replay-epilog"))(replay)
    app.command("verify", help=says("cli-verify-help"), epilog=says("cli-verify-epilog"))(verify)


def replay(file: RecordFile, seat: AsSeat = None, at: At = None, as_json: AsJson = False) -> None:
    record = load_record(file)
    timeline = play_again(record).timeline
    moment = len(timeline) if at is None else at
    if moment > len(timeline):
        fail("cli-replay-beyond", at=moment, actions=len(timeline))
    viewer = None if seat is None else seat - 1
    if viewer is not None and viewer not in range(len(record.seats)):
        raise UnknownSeat(seat or 0)
    if not as_json and HAS_KEYS and CONSOLE.is_terminal and sys.stdin.isatty():
        _look_through(timeline, record.seats, at or 0, viewer)
        return
    view, outcome = timeline.view(moment, viewer), timeline.outcome(moment)
    events = [event for shown in islice(timeline, moment + 1) for event in shown.events(viewer)]
    if as_json:
        print_json({"view": view, "events": events, "outcome": outcome})
    else:
        _show(Sitting(timeline.game, record.seats, VOICE), events, view)


def _look_through(timeline: AnyTimeline, names: tuple[str, ...], at: int, viewer: Seat | None) -> None:
    """At a terminal the match is looked through by keys."""
    shown = KeyboardReplay(timeline, names, find_face(timeline.game), CONSOLE, VOICE)
    try:
        with CONSOLE.screen(hide_cursor=True), key_presses(sys.stdin) as keys:
            shown.look(keys, step=at, viewer=viewer)
    except (EOFError, KeyboardInterrupt):
        return


def _show(sitting: Sitting, events: list[Event], view: View) -> None:
    face = find_face(sitting.game)
    for event in events:
        CONSOLE.print(Text(face.tell(event, sitting)))
    CONSOLE.print(face.draw(view, sitting))
    if view.outcome is not None:
        said = VOICE.says(outcome_message(sitting.game, view.outcome, sitting.names))
        CONSOLE.print(Text(said, style="bold"))
        CONSOLE.print(face.ending(view, sitting))


def verify(file: RecordFile, as_json: AsJson = False) -> None:
    record = load_record(file)
    match = verify_record(record)
    draws = len(record.setup) + sum(len(line.chance) for line in record.actions)
    figures: dict[str, str | int] = {"game": record.game, "actions": len(record.actions), "draws": draws}
    if as_json:
        print_json({"verified": True, **figures, "outcome": match.outcome})
    else:
        CONSOLE.print(VOICE.say("cli-verified", **figures), highlight=False)
