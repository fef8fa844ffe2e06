"""What people type: names, words and talk, made plain before anyone else sees it."""

import unicodedata

from tortuga.server.refusals import Code, Declined

LONGEST_NAME = 24
LONGEST_WORD = 64
LONGEST_TEXT = 300
LONGEST_TYPED = 2_000
"""Nothing longer is even looked at."""
JOINERS = "\u200c\u200d"
"""Invisible, but needed inside words of some scripts and inside many emoji."""
MOST_MARKS = 3
"""How many marks may be stacked on one character."""


def plain_name(typed: str) -> str:
    name = _plain(typed, LONGEST_NAME)
    if not any(character.isalnum() for character in name):
        raise Declined(Code.BAD_NAME, most=LONGEST_NAME)
    return name


def plain_word(typed: str) -> str:
    """A word for the seed; an empty one is allowed."""
    return _plain(typed, LONGEST_WORD, Code.BAD_WORD)


def plain_text(typed: str) -> str:
    text = _plain(typed, LONGEST_TEXT, Code.BAD_TEXT)
    if not text:
        raise Declined(Code.BAD_TEXT, most=LONGEST_TEXT)
    return text


def _plain(typed: str, longest: int, code: Code = Code.BAD_NAME) -> str:
    """In one line and one spelling, without control characters or anything that turns text around."""
    if len(typed) > LONGEST_TYPED:
        raise Declined(code, most=longest)
    kept = "".join(_kept(character) for character in unicodedata.normalize("NFC", typed))
    text = " ".join(_few_marks(kept).split())
    if not text.strip(JOINERS):
        text = ""
    if len(text) > longest:
        raise Declined(code, most=longest)
    return text


def _kept(character: str) -> str:
    if character.isspace():
        return " "
    kind = unicodedata.category(character)
    return character if character in JOINERS or kind[0] not in "CZ" else ""


def _few_marks(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for character in text:
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(character)
    return "".join(kept)
