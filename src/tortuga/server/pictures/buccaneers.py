"""The captains' logs side by side: how far ship and pirate have come, dice on their actions, and chests."""

from typing import Any

from tortuga.games.buccaneers.components import DEEDS, DIE_INDEX, Deed, Die
from tortuga.server.pictures.drawing import (
    HIGH,
    LINE,
    PAPER,
    SEA,
    SOFT,
    TEXT,
    BoardDrawing,
    Drawing,
    box,
    fitting,
    moved,
    words,
)
from tortuga.server.pictures.stamps import stamps_of
from tortuga.text import Voice

WIDTH, HEIGHT = 880, 640
EDGE, GAP = 16, 14
MIDDLE = 64
"""How high the strip is in which the chests lie that nobody has yet."""
ZONES = ("island", "crew", "fleet", "tortuga")
MARKERS = ("ship", "pirate")
CHEST, LEAST_STEP, MOST_STEP = 0.8, 13.0, 34.0
LETTERS = "buccaneers-web-letter-"
HEAD, STRIP = 44, 40
"""How high the name stands, and the strip of the actions under it."""
SIGN, DIE, DICE_STEP = 0.62, 0.5, 19.0
BONE_INK = "#2a2118"


class BuccaneersDrawing(BoardDrawing):
    def draw(self, view: Any, names: tuple[str, ...], voice: Voice) -> Drawing:
        rows = -(-len(view.boards) // 2)
        width = (WIDTH - 2 * EDGE - GAP) / 2
        height = (HEIGHT - 2 * EDGE - MIDDLE - rows * GAP) / rows
        logs = [
            moved(
                EDGE + (seat % 2) * (width + GAP),
                EDGE + MIDDLE + GAP + (seat // 2) * (height + GAP),
                _log(board, view.options.facts, names[seat], width, height, voice),
            )
            for seat, board in enumerate(view.boards)
        ]
        middle = words(EDGE, 54, voice.say("buccaneers-name"), 26) + _chests(
            EDGE + 220, 48, view.centre, WIDTH - 2 * EDGE - 240, voice
        )
        return Drawing(WIDTH, HEIGHT, box(0, 0, WIDTH, HEIGHT, PAPER) + middle + "".join(logs))


def _log(board: Any, facts: Any, name: str, width: float, height: float, voice: Voice) -> str:
    drawn = box(0, 0, width, height, HIGH, stroke=LINE, stroke_width="1.5", rx="8")
    drawn += words(14, 32, fitting(name, width - 190, 22), 22)
    for place, marker in enumerate(MARKERS):
        x = width - 150 + place * 74
        drawn += moved(x, 26, stamps_of("buccaneers").drawings[marker], 0.9)
        drawn += words(x + 22, 33, str(getattr(board, marker)), 20, face=TEXT, fill=SEA)
    drawn += _deeds(board, facts, width)
    high = (height - HEAD - STRIP - 8) / 2
    for number, zone in enumerate(ZONES):
        x, y = (number % 2) * width / 2 + 10, HEAD + STRIP + (number // 2) * high
        drawn += moved(x, y, _zone(zone, getattr(board, zone), width / 2 - 18, high - 8, voice))
    return drawn


def _deeds(board: Any, facts: Any, width: float) -> str:
    """Each action with the dice that lie on it, and what they and the bonus come to."""
    room = (width - 20) / len(DEEDS)
    return "".join(
        moved(10 + number * room, HEAD, _deed(deed, board.placed[number], board.bonus[number], facts, room))
        for number, deed in enumerate(DEEDS)
    )


def _deed(deed: Deed, dice: tuple[Die, ...], bonus: int, facts: Any, room: float) -> str:
    stamps = stamps_of("buccaneers").drawings
    drawn = moved(12, 18, stamps[f"deed-{deed}"], SIGN)
    step = min(DICE_STEP, (room - 40) / max(1, len(dice) - 1))
    for place, die in enumerate(dice):
        number = words(
            0,
            8,
            str(getattr(facts.dice[DIE_INDEX[die]], deed)),
            25,
            face=TEXT,
            fill=BONE_INK,
            anchor="middle",
        )
        drawn += moved(34 + place * step, 18, stamps["die"] + number, DIE)
    return drawn + (words(room - 6, 33, f"+{bonus}", 13, face=TEXT, fill=SEA, anchor="end") if bonus else "")


def _zone(zone: str, chests: tuple[str, ...], width: float, height: float, voice: Voice) -> str:
    return (
        box(0, 0, width, height, PAPER, stroke=LINE, stroke_width="1", rx="6")
        + words(8, 17, voice.say(f"buccaneers-zone-{zone}"), 13, face=TEXT, fill=SOFT)
        + _chests(24, height / 2 + 9, chests, width - 44, voice)
    )


def _chests(x: float, y: float, chests: tuple[str, ...], room: float, voice: Voice) -> str:
    """Side by side, or one over the other where there are many."""
    stamps = stamps_of("buccaneers").drawings
    step = min(MOST_STEP, max(LEAST_STEP, room / max(1, len(chests) - 1)))
    letters = {chest: voice.say(LETTERS + chest) for chest in set(chests)}
    return "".join(
        moved(
            x + number * step,
            y,
            stamps[chest] + words(0, 11, letters[chest], 20, face=TEXT, anchor="middle"),
            CHEST,
        )
        for number, chest in enumerate(chests)
    )


DRAWING = BuccaneersDrawing()
