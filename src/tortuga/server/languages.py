"""The language that a client wants, as far as we speak it."""

from tortuga.text import LANGUAGES
from tortuga.text.voice import SOURCE_LANGUAGE


def choose_language(asked: str | None, accept: str | None) -> str:
    """An explicit wish first, then the header `Accept-Language`, then English."""
    for wish in (asked, *_by_quality(accept or "")):
        code = (wish or "")[:2].lower()
        if code in LANGUAGES:
            return code
    return SOURCE_LANGUAGE


def _by_quality(accept: str) -> list[str]:
    wishes = []
    for part in accept[:500].split(","):
        language, _, quality = part.strip().partition(";q=")
        try:
            wishes.append((float(quality or 1), language))
        except ValueError:
            continue
    return [language for _, language in sorted(wishes, key=lambda wish: -wish[0])]
