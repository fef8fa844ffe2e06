"""Below the harbour: before every player their loyalty and their Vote cards, as far as the view knows them,
what they have kept, and the open discards."""

from collections.abc import Iterator
from typing import Any

from tortuga.server.pictures.drawing import TEXT, box, fitting, moved, words
from tortuga.server.pictures.stamps import stamps_of
from tortuga.text import Voice

LAMPLIGHT, BACK, BACK_LINE, EDGE_INK = "#f6ecd4", "#1d4a54", "#8fb7b3", "#0d2c33"
COLUMNS, EDGE, ROW = 3, 24, 60
NAME, CARDS = 44, 166
"""Where in a cell the name begins, and the cards."""
CARD, CARD_SIZE, CARD_STEP = 0.42, (84, 120), 37.0
SEAL, FLAG, KEPT = 0.25, 0.85, 0.42
PILE, MOST_STEP = 40, 28.0
"""How high the line of the discards is, and how far apart they lie where there are few."""


def height_of(seats: int) -> int:
    return -(-seats // COLUMNS) * ROW + PILE


def crew(view: Any, names: tuple[str, ...], letters: list[str], width: float, voice: Voice) -> str:
    """From 0 0 on."""
    wide = (width - 2 * EDGE) / COLUMNS
    cells = [
        moved(
            EDGE + (seat % COLUMNS) * wide,
            (seat // COLUMNS) * ROW,
            _player(view, seat, name, letters[seat], wide, voice),
        )
        for seat, name in enumerate(names)
    ]
    below = -(-len(names) // COLUMNS) * ROW
    return "".join(cells) + moved(EDGE, below, _discards(view.discards, width - 2 * EDGE, voice))


def _player(view: Any, seat: int, name: str, letter: str, wide: float, voice: Voice) -> str:
    drawings = stamps_of("tortuga1667").drawings
    sign = words(0, 16.2, letter, 11, face=TEXT, anchor="middle")
    drawn = moved(20, 30, drawings[f"pawn-{seat}"] + sign, 0.86)
    drawn += words(NAME, 22, fitting(name, CARDS - NAME - 6, 15), 15, fill=LAMPLIGHT)
    loyalty = view.loyalties[seat]
    if loyalty is None:
        drawn += moved(NAME, 27, drawings["seal"], SEAL)
    else:
        drawn += moved(NAME + 12, 41, drawings[f"flag-{loyalty}"], FLAG)
        drawn += words(NAME + 28, 46, voice.say(f"tortuga1667-loyalty-{loyalty}"), 13, fill=LAMPLIGHT)
    for number, card in enumerate(view.kept[seat]):
        drawn += moved(CARDS - 16 - number * 24, 41, drawings[f"event-{card}"], KEPT)
    return drawn + moved(CARDS, 5, _hand(list(hand_in(view, seat)), wide - CARDS))


def hand_in(view: Any, seat: int) -> Iterator[str | None]:
    """The Vote cards of a seat; None: one that the view does not know."""
    votes = view.votes
    if seat == view.seat:
        yield from votes.hand
        return
    for group in votes.hands[seat]:
        kinds = set(votes.groups[group])
        yield kinds.pop() if len(kinds) == 1 else None


def _hand(cards: list[str | None], room: float) -> str:
    """Side by side, or one over the other where there are many."""
    width = CARD * CARD_SIZE[0]
    step = min(CARD_STEP, (room - width) / max(1, len(cards) - 1))
    drawings = stamps_of("tortuga1667").drawings
    faces = (drawings[f"vote-{card}"] if card else _back() for card in cards)
    return "".join(moved(number * step, 0, face, CARD) for number, face in enumerate(faces))


def _back() -> str:
    width, height = CARD_SIZE
    return (
        box(1, 1, width - 2, height - 2, BACK, stroke=EDGE_INK, stroke_width="2.4", rx="7")
        + box(8, 8, width - 16, height - 16, "none", stroke=BACK_LINE, stroke_width="2", rx="4")
        + moved(width / 2, height / 2, stamps_of("tortuga1667").drawings["star"], 1.2)
    )


def _discards(discards: tuple[str, ...], room: float, voice: Voice) -> str:
    last = voice.say(f"tortuga1667-event-card-{discards[-1]}") if discards else ""
    said = voice.say("tortuga1667-web-discards", count=len(discards), card=last)
    left = 300.0
    step = min(MOST_STEP, (room - left - MOST_STEP) / max(1, len(discards) - 1))
    drawings = stamps_of("tortuga1667").drawings
    return words(0, 24, fitting(said, left - 20, 15), 15, fill=LAMPLIGHT) + "".join(
        moved(left + number * step, 18, _discarded(drawings[f"event-{card}"]))
        for number, card in enumerate(discards)
    )


def _discarded(picture: str) -> str:
    return box(-12, -15, 24, 31, LAMPLIGHT, stroke=EDGE_INK, stroke_width="1", rx="3") + moved(
        0, 0, picture, 0.4
    )
