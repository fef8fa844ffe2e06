"""The captains' logs side by side: how far ship and pirate have come, dice, and chests."""

from typing import Any

from tortuga.games.buccaneers.components import DEED_OF_FACE, DEEDS, DIE_INDEX, Deed, Die, Face
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
HEAD, STRIP, SPACE = 46, 46, 14.0
"""How high the name stands, and the strip of the actions under it; and what is left free at its sides."""
SIGN, DIE, HELD = 0.84, 0.66, 0.58
SIGN_ROOM, DIE_ROOM, HELD_ROOM, BONUS_ROOM = 32.0, 26.0, 25.0, 20.0
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
                _log(board, _throw(view, seat), view.options.facts, names[seat], width, height, voice),
            )
            for seat, board in enumerate(view.boards)
        ]
        middle = words(EDGE, 54, voice.say("buccaneers-name"), 26) + _chests(
            EDGE + 220, 48, view.centre, WIDTH - 2 * EDGE - 240, voice
        )
        return Drawing(WIDTH, HEIGHT, box(0, 0, WIDTH, HEIGHT, PAPER) + middle + "".join(logs))


def _throw(view: Any, seat: int) -> tuple[Face, ...] | None:
    """What somebody's dice show behind their screen, where the view knows it."""
    throws = getattr(view.phase, "throws", None)
    return throws[seat] if throws else None


def _log(
    board: Any,
    throw: tuple[Face, ...] | None,
    facts: Any,
    name: str,
    width: float,
    height: float,
    voice: Voice,
) -> str:
    drawn = box(0, 0, width, height, HIGH, stroke=LINE, stroke_width="1.5", rx="8")
    held, size = len(throw or ()) * HELD_ROOM, 18 if throw else 22
    drawn += words(14, 32, fitting(name, width - 190 - held, size), size)
    drawn += moved(width - 170 - held, 26, _held(throw or ()))
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


def _held(throw: tuple[Face, ...]) -> str:
    """The dice behind a screen, by what they show."""
    return "".join(
        moved((place + 0.5) * HELD_ROOM, 0, held_die(face), HELD) for place, face in enumerate(throw)
    )


def held_die(face: Face) -> str:
    stamps = stamps_of("buccaneers").drawings
    if face is Face.SKULL:
        return stamps["skull"]
    return stamps["die"] + moved(0, 0, stamps[f"deed-{DEED_OF_FACE[face]}"], 0.78)


def _deeds(board: Any, facts: Any, width: float) -> str:
    """Each action with the dice that lie on it and its bonus, as wide as they are; the rest is shared out."""
    needed = [_room(dice, bonus) for dice, bonus in zip(board.placed, board.bonus, strict=True)]
    gap = (width - 2 * SPACE - sum(needed)) / (len(DEEDS) - 1)
    drawn, x = "", SPACE
    for deed, dice, bonus, room in zip(DEEDS, board.placed, board.bonus, needed, strict=True):
        drawn += moved(x, HEAD + STRIP / 2 - 4, _deed(deed, dice, bonus, facts))
        x += room + gap
    return drawn


def _room(dice: tuple[Die, ...], bonus: int) -> float:
    return SIGN_ROOM + len(dice) * DIE_ROOM + (BONUS_ROOM if bonus else 0)


def _deed(deed: Deed, dice: tuple[Die, ...], bonus: int, facts: Any) -> str:
    stamps = stamps_of("buccaneers").drawings
    drawn = moved(SIGN_ROOM / 2 - 2, 0, stamps[f"deed-{deed}"], SIGN)
    for place, die in enumerate(dice):
        number = str(getattr(facts.dice[DIE_INDEX[die]], deed))
        written = words(0, 8, number, 25, face=TEXT, fill=BONE_INK, anchor="middle")
        drawn += moved(SIGN_ROOM + (place + 0.5) * DIE_ROOM, 0, stamps["die"] + written, DIE)
    end = SIGN_ROOM + len(dice) * DIE_ROOM
    return drawn + (words(end + 2, 5, f"+{bonus}", 15, face=TEXT, fill=SEA) if bonus else "")


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
