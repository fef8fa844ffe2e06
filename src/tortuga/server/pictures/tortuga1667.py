"""The harbour: two ships, the island between them, who stands where, the event line below, and the crew."""

import unicodedata
from typing import Any

from tortuga.server.pictures.drawing import (
    INK,
    LINE,
    TEXT,
    BoardDrawing,
    Drawing,
    box,
    fitting,
    moved,
    words,
)
from tortuga.server.pictures.stamps import stamps_of
from tortuga.server.pictures.tortuga1667_crew import crew, height_of
from tortuga.text import Voice

WIDTH, CHART, LINE_END = 880, 520, 646
LAMPLIGHT = "#f6ecd4"
ABOARD = -46
"""On a ship the pawn stands beside its name."""
PAWN = 1.22
FLAGS = ("british", "french")
COINS_IN_ROW, COIN = 4, 1.3
LINES = ("dutchman", "roger", "tortuga")
DUSK, BACK, FACE = "#123f49", "#1d4a54", "#f9f2e1"
EDGE, SLOT, ABOVE = 24, 168, CHART + 12
"""Where the event line lies, and how much room each of its cards has."""
CARD = 70, 100
BESIDE, ROW = 80, 17
"""What is known of a card stands beside it, word under word."""


class Tortuga1667Drawing(BoardDrawing):
    def draw(self, view: Any, names: tuple[str, ...], voice: Voice) -> Drawing:
        stamps = stamps_of("tortuga1667")
        parts = [stamps.drawings["chart"]]
        parts += [
            words(x, 18, voice.say(f"tortuga1667-web-name-{ship}"), 15, fill=LAMPLIGHT, anchor="middle")
            for ship, x in (("dutchman", 96), ("roger", 784))
        ]
        for index, line in enumerate(_lines(view)):
            for position, seat in enumerate(line):
                if seat >= 0:
                    parts.append(_figure(index, position, seat, names))
        for index, count in enumerate(view.holds):
            parts.append(_hold(*stamps.places["holds"][index], FLAGS[index % 2], count, voice))
        x, y = stamps.places["galleon"][0]
        parts.append(words(x - 109, y + 12, str(view.galleon), 34, face=TEXT, anchor="middle"))
        parts.append(_coins(x - 20, y - 4, view.galleon, 2.4))
        height = LINE_END + height_of(len(names))
        parts.append(box(0, CHART, WIDTH, height - CHART, DUSK))
        parts += [_event(view, place, voice) for place in range(len(view.line))]
        parts.append(moved(0, LINE_END, crew(view, names, letters(names), WIDTH, voice)))
        return Drawing(WIDTH, height, "".join(parts))


def _lines(view: Any) -> tuple[tuple[int, ...], ...]:
    """While the pawns settle, the places taken so far."""
    return tuple(getattr(view.phase, "spots", None) or view.lines)


def _figure(index: int, position: int, seat: int, names: tuple[str, ...]) -> str:
    stamps = stamps_of("tortuga1667")
    aboard, afloat = index < 2, index > 2
    x, y = stamps.places["boats"][index - 3] if afloat else stamps.places[LINES[index]][position]
    letter = words(0, 16.2, letters(names)[seat], 11, face=TEXT, anchor="middle")
    pawn = moved(
        x + (ABOARD if aboard else 0),
        y + (2 if aboard else -9),
        stamps.drawings[f"pawn-{seat}"] + letter,
        PAWN,
    )
    name = fitting(names[seat], 78 if aboard else 92, 13)
    if aboard:
        return pawn + words(x - 18, y + 1, name, 13)
    return pawn + words(x, y + 31, name, 13, anchor="middle")


def _event(view: Any, place: int, voice: Voice) -> str:
    """A card of the line: face up, face down with what the reader knows of it, or gone."""
    drawings, lies = stamps_of("tortuga1667").drawings, view.line[place]
    up = view.revealed if view.gap == place else None
    known = up or (lies.card if lies else None)
    width, height = CARD
    if known is None and lies is None:
        card = box(
            0, 0, width, height, "none", stroke=LINE, stroke_width="1.6", rx="8", stroke_dasharray="5 4"
        )
    else:
        card = box(0, 0, width, height, FACE if up else BACK, stroke=INK, stroke_width="1.6", rx="8")
        card += "" if up else drawings["back"]
    if known and not up:
        card += box(8, 18, width - 16, height - 36, FACE, stroke=INK, stroke_width="1", rx="3")
    if known or lies:
        card += moved(width / 2, height / 2, drawings[f"event-{known}" if known else "star"], 1.1)
    said = voice.say(f"tortuga1667-event-card-{known}").split(" ") if known else []
    top = height / 2 - (len(said) - 1) * ROW / 2 + 5
    name = [
        words(BESIDE, top + row * ROW, fitting(word, SLOT - BESIDE, 15), 15, fill=LAMPLIGHT)
        for row, word in enumerate(said)
    ]
    return moved(EDGE + place * SLOT, ABOVE, card + "".join(name))


def letters(names: tuple[str, ...]) -> list[str]:
    """One for each name: its first that is still free, or else the number of the seat."""
    taken: list[str] = []
    for seat, name in enumerate(names):
        own = (sign.upper() for sign in unicodedata.normalize("NFC", name) if sign.isalpha())
        taken.append(next((sign for sign in own if sign not in taken), str(seat + 1)))
    return taken


def _hold(x: float, y: float, nation: str, count: int, voice: Voice) -> str:
    letter = voice.say(f"tortuga1667-web-letter-{nation}")
    return (
        words(x - 18, y + 20, letter, 16, anchor="middle")
        + words(x + 16, y - 4, str(count), 22, face=TEXT, anchor="middle")
        + _coins(x + 16, y + 14, count, 1.0)
    )


def _coins(x: float, y: float, count: int, scale: float) -> str:
    coin, step = stamps_of("tortuga1667").drawings["coin"], 7.6 * scale
    rows = -(-count // COINS_IN_ROW)
    drawn = []
    for number in range(count):
        row, column = divmod(number, COINS_IN_ROW)
        in_row = min(COINS_IN_ROW, count - row * COINS_IN_ROW)
        at = x + (column - (in_row - 1) / 2) * step, y + (row - (rows - 1) / 2) * step
        drawn.append(moved(*at, coin, scale))
    return "".join(drawn)


DRAWING = Tortuga1667Drawing()
