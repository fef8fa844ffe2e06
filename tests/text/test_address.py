"""People are spoken to as friends at a table: by tu, ty and tú, never by vous, vy and usted."""

import re

import pytest
from fluent.syntax import ast

from tests.text.fluent_files import Entry, entries, walk

TO_SEVERAL = {
    "declined-not-alone",
    "me-unrated-too-often",
    "party-come",
    "party-too-many",
    "passed-explained",
}
"""Said to several people at once; French and Czech have one word for them and for a stranger."""

FORMAL = {
    "fr": r"vous|votre|vos|vôtres?|\w+ez",
    "cs": r"vy|vás|vám|vámi|vaš\w*|váš\w*|vaší\w*|jste|nejste|byste|\w+te",
    "es": r"usted|ustedes|vosotr[ao]s|vuestr\w+|os|escriba|espere|pruebe|pulse|introduzca|inténtelo",
}
NOT_SPOKEN_TO = {
    "fr": {"assez", "chez", "nez"},
    "cs": {"čte", "nečte", "načte", "přečte", "přičte", "vote", "simulate", "state", "white", "note", "rate"},
    "es": set[str](),
}
"""Words that only end like that."""


def words_of(entry: Entry) -> list[str]:
    said = (node.value for node in walk(entry.node) if isinstance(node, ast.TextElement))
    return [word.lower() for text in said for word in re.findall(r"[^\W\d_]+", text)]


def formal_in(entry: Entry) -> set[str]:
    form = re.compile(FORMAL[entry.language])
    return {word for word in words_of(entry) if form.fullmatch(word)} - NOT_SPOKEN_TO[entry.language]


@pytest.mark.parametrize("language", FORMAL)
def test_nobody_is_spoken_to_as_a_stranger(language: str) -> None:
    found = {entry.id: formal_in(entry) for entry in entries(language) if entry.id not in TO_SEVERAL}
    assert {id: words for id, words in found.items() if words} == {}
