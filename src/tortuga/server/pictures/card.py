"""The card of a result: what a link to a match that is over is shown with."""

from msgspec import Struct

from tortuga.server.pictures.drawing import (
    HIGH,
    INK,
    LINE,
    PAPER,
    SEA,
    SOFT,
    TEXT,
    Drawing,
    box,
    fitting,
    moved,
    words,
)
from tortuga.server.previews import SIZE
from tortuga.text import Voice

EDGE = 36
ROOM = 640
"""So wide a board may be."""
MOST_ROWS = 9
STAR = "M0 -12L3.2 -4L11.6 -3.6L5 1.6L7.4 9.8L0 5.2L-7.4 9.8L-5 1.6L-11.6 -3.6L-3.2 -4Z"


class CardSeat(Struct, frozen=True):
    name: str
    won: bool
    points: int | None


class Card(Struct, frozen=True):
    game: str
    seats: tuple[CardSeat, ...]


def result_card(card: Card, board: Drawing | None, voice: Voice) -> Drawing:
    width, height = SIZE
    drawn, left = box(0, 0, width, height, PAPER), EDGE
    if board is not None:
        scale = min(ROOM / board.width, (height - 2 * EDGE) / board.height)
        top = (height - scale * board.height) / 2
        wide, high = scale * board.width, scale * board.height
        frame = box(EDGE, top, wide, high, "none", stroke=INK, stroke_width="3", rx="6")
        drawn += board.placed(EDGE, top, scale) + frame
        left = round(2 * EDGE + scale * board.width)
    return Drawing(width, height, drawn + moved(left, 0, _told(card, width - left - EDGE, voice)))


def _told(card: Card, room: float, voice: Voice) -> str:
    step = min(58, 400 / len(card.seats))
    rows = "".join(
        moved(0, 196 + number * step, _row(seat, room, min(32, step * 0.62)))
        for number, seat in enumerate(card.seats[:MOST_ROWS])
    )
    name = voice.say(f"{card.game}-name")
    return (
        words(0, 92, fitting(name, room, 56), 56)
        + words(0, 134, fitting(voice.say("server-card-over"), room, 24), 24, face=TEXT, fill=SOFT)
        + box(0, 152, room, 2, LINE)
        + rows
        + words(room, 594, "Tortuga", 34, fill=SEA, anchor="end")
    )


def _row(seat: CardSeat, room: float, size: float) -> str:
    star = f'<path d="{STAR}" transform="translate(14 {-size * 0.32:g})" fill="{SEA}"/>' if seat.won else ""
    points = "" if seat.points is None else words(room, 0, str(seat.points), size, face=TEXT, anchor="end")
    left = 64 if points else 0
    paper = box(-8, -size * 1.1, room + 16, size * 1.55, HIGH, rx="6") if seat.won else ""
    return paper + star + words(38, 0, fitting(seat.name, room - 38 - left, size), size) + points
