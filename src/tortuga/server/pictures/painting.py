"""Painting, in a process beside the house: it takes tens of milliseconds and holds up everyone else."""

import multiprocessing
import os
import signal
from enum import StrEnum
from pathlib import Path
from threading import Thread
from typing import Any

from msgspec import Struct

from tortuga.server.pictures.card import Card, result_card
from tortuga.server.pictures.drawing import Drawing, board_drawing
from tortuga.text import voice

FACES = sorted(str(path) for path in (Path(__file__).parent / "faces").glob("*.ttf"))
PIXELS = 1_200
"""So wide is a picture that is made of points."""
PIXELS_MOVING = 600


class PictureKind(StrEnum):
    SVG = "svg"
    PNG = "png"
    GIF = "gif"
    """What led there, moving."""


class Job(Struct, frozen=True):
    """A picture that is wanted. Whoever asks for an equal one gets an equal picture."""

    game: str
    views: tuple[Any, ...]
    """Of the moment; before it, if it is to move, those that led to it."""
    names: tuple[str, ...]
    language: str
    kind: PictureKind
    card: Card | None = None


def live_as_long_as_the_house() -> None:
    """However it ends: Ctrl-C is for the house, and a house that is killed leaves no painter behind."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    house = multiprocessing.parent_process()

    def follow() -> None:
        if house is not None:
            house.join()
            os._exit(0)

    Thread(target=follow, daemon=True).start()


def paint(job: Job) -> bytes:
    """Empty where the game has no drawing."""
    board = board_drawing(job.game)
    spoken = voice(job.language)
    drawn = [board.draw(view, job.names, spoken) for view in job.views] if board else []
    if job.card is not None:
        drawn = [result_card(job.card, drawn[-1] if drawn else None, spoken)]
    if not drawn:
        return b""
    if job.kind is PictureKind.GIF:
        from tortuga.server.pictures.animation import animated  # only the process that paints needs it

        return animated([_points(one, PIXELS_MOVING) for one in drawn])
    return drawn[-1].whole().encode() if job.kind is PictureKind.SVG else _points(drawn[-1], PIXELS)


def _points(drawn: Drawing, width: int) -> bytes:
    import resvg_py

    return resvg_py.svg_to_bytes(svg_string=drawn.whole(), width=width, font_files=FACES)
