"""Names that look alike: two are the same to the eye if they share a look.

A look is what Unicode's report 39 calls a skeleton: every character stands for all those it can be taken
for (the tables come with `confusable_homoglyphs`), and what cannot be seen is left out. Capitals count as
their small letters, before or after: so `Ann` is `ANN`, and `IIl` is `lII`.
"""

import unicodedata
from collections import defaultdict
from collections.abc import Collection
from functools import cache, lru_cache

from tortuga.server.typed_text import unseen

MARK = "\u200e"
"""The tables put it around characters that are written from the right."""


def alike(one: str, other: str) -> bool:
    return not looks(one).isdisjoint(looks(other))


@lru_cache(10_000)
def looks(name: str) -> frozenset[str]:
    plain = unicodedata.normalize("NFKC", name)
    return frozenset(_skeleton(spelling).casefold() for spelling in (plain, plain.casefold()))


def unlike(name: str, others: Collection[str]) -> str:
    """The name, with a number after it where somebody else looks like that."""
    taken = frozenset[str]().union(*(looks(other) for other in others))
    number, free = 1, name
    while not taken.isdisjoint(looks(free)):
        number += 1
        free = f"{name} ({number})"
    return free


def _skeleton(text: str) -> str:
    table = _prototypes()
    seen = (char for char in unicodedata.normalize("NFD", text) if not unseen(char))
    return unicodedata.normalize("NFD", "".join(table.get(char, char) for char in seen))


@cache
def _prototypes() -> dict[str, str]:
    """For each character the one, or the few, that stand for all that look like it."""
    from confusable_homoglyphs.confusables import confusables_data  # a quarter of a second: not at the start

    neighbours: defaultdict[str, set[str]] = defaultdict(set)
    for one, others in confusables_data.items():
        for other in others:
            pair = one.strip(MARK), other["c"].strip(MARK)
            neighbours[pair[0]].add(pair[1])
            neighbours[pair[1]].add(pair[0])
    found: dict[str, str] = {}
    for start in sorted(neighbours):
        if start not in found:
            family = _family(start, neighbours)
            found |= dict.fromkeys(family, min(family, key=_plainness))
    return {text: prototype for text, prototype in found.items() if len(text) == 1}


def _plainness(text: str) -> tuple[object, ...]:
    """Of a family the longest comes first (`rn` for m), then the letters that we write with."""
    return -len(text), not text.isascii(), not text.islower(), not text.isalpha(), text


def _family(start: str, neighbours: dict[str, set[str]]) -> set[str]:
    family, waiting = {start}, [start]
    while waiting:
        new = neighbours[waiting.pop()] - family
        family |= new
        waiting += new
    return family
