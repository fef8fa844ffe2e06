"""What people type: names, words and talk, made plain before anyone else sees it."""

import unicodedata

from tortuga.server.refusals import Code, Declined

LONGEST_NAME = 24
LONGEST_WORD = 64
LONGEST_TEXT = 300
LONGEST_TYPED = 2_000
"""Nothing longer is even looked at."""
ZERO_WIDTH_JOINER = "\u200d"
JOINERS = "\u200c" + ZERO_WIDTH_JOINER
"""Invisible, but needed inside words of some scripts and inside many emoji."""
VIRAMA = 9
"""The combining class of the signs after which Indian scripts join or do not join."""
MOST_MARKS = 3
"""How many marks may be stacked on one character."""
EMOJI = "\ufe0f"
"""Asks for the coloured picture of the symbol before it."""
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and symbols by their kind, but nothing is seen of them."""
VARIANTS = (range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))
"""Marks that choose between shapes of the character before them, which most fonts do not have."""


def plain_name(typed: str, most: int = LONGEST_NAME) -> str:
    """A name in one spelling. Nothing is left out of it: what cannot be seen is refused."""
    if len(typed) > LONGEST_TYPED:
        raise Declined(Code.BAD_NAME, most=most)
    name = _few_marks(" ".join(unicodedata.normalize("NFKC", typed).split()))
    if not any(character.isalnum() and not unseen(character) for character in name):
        raise Declined(Code.BAD_NAME, most=most)
    if any(unseen(character) and not _needed(name, at) for at, character in enumerate(name)):
        raise Declined(Code.UNSEEN_IN_NAME)
    if len(name) > most:
        raise Declined(Code.BAD_NAME, most=most)
    return name


def unseen(character: str) -> bool:
    """Whether a character shows nothing of itself: it controls, turns text around, or is a blank."""
    if character == " ":
        return False
    if unicodedata.category(character)[0] in "CZ" or character in BLANKS:
        return True
    return any(ord(character) in variants for variants in VARIANTS)


def _needed(name: str, at: int) -> bool:
    """Whether something unseen shapes what stands beside it: a joiner in a script that joins, or in an
    emoji made of several, or the mark that makes a symbol an emoji."""
    before, after = name[at - 1 : at] or " ", name[at + 1 : at + 2] or " "
    if name[at] == EMOJI:
        return _symbol(before)
    if name[at] not in JOINERS:
        return False
    arabic = unicodedata.bidirectional(before) == unicodedata.bidirectional(after) == "AL"
    emoji = name[at] == ZERO_WIDTH_JOINER and _symbol(before) and _symbol(after)
    return arabic or emoji or unicodedata.combining(before) == VIRAMA


def _symbol(character: str) -> bool:
    return character == EMOJI or unicodedata.category(character) in ("So", "Sk")


def plain_word(typed: str) -> str:
    """A word for the seed; an empty one is allowed."""
    return _plain(typed, LONGEST_WORD, Code.BAD_WORD)


def plain_text(typed: str) -> str:
    text = _plain(typed, LONGEST_TEXT, Code.BAD_TEXT)
    if not text:
        raise Declined(Code.BAD_TEXT, most=LONGEST_TEXT)
    return text


def _plain(typed: str, longest: int, code: Code) -> str:
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
