"""Pictures one after the other, as a GIF: what every phone and every messenger shows moving.

APNG stands still in most messengers, WebP in some, where it is taken for a sticker; an animated SVG is shown
by browsers alone.
"""

import io
from collections.abc import Sequence

from PIL import Image

COLOURS = 128
"""As many as flat drawings need."""
EACH, LAST = 700, 3_000
"""Milliseconds."""


def animated(pictures: Sequence[bytes]) -> bytes:
    """All are of one size."""
    frames = [Image.open(io.BytesIO(picture)).convert("RGB") for picture in pictures]
    palette = _both(frames[0], frames[-1]).quantize(COLOURS, dither=Image.Dither.NONE)
    flat = [frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames]
    packed = io.BytesIO()
    flat[0].save(
        packed,
        "GIF",
        save_all=True,
        append_images=flat[1:],
        duration=[EACH] * (len(flat) - 1) + [LAST],
        loop=0,
    )
    return packed.getvalue()


def _both(one: Image.Image, other: Image.Image) -> Image.Image:
    """The colours of the first and of the last are those of all between."""
    both = Image.new("RGB", (one.width, 2 * one.height))
    both.paste(one, (0, 0))
    both.paste(other, (0, one.height))
    return both
