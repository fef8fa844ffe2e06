"""The own last dice of a round, counted through: every face with its chance, and the best that comes of it.

Where one die is left, it will show a deed, or a skull that may take any. Where two are left, both are rolled:
one of them is kept and the other rolled once more, or both are kept for one deed. Whatever they come to is a
`Rest`; from what each rest is worth on average follows how one should choose, and so how likely each is.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import TypeAlias

from tortuga.bots.buccaneers.dicing import ALL_DEEDS, SKULL, Stake

Rest: TypeAlias = tuple[Stake, ...]
"""Where the last dice go, roll by roll: in the order of their letters, or both at once."""
Likely: TypeAlias = dict[Rest, float]
"""How likely each rest is."""

MOST = 2
"""So many dice are counted through."""
ALL_FACES = range(SKULL + 1)


def rests(dice: Sequence[int], free: Sequence[int]) -> list[Rest]:
    """Everything that dice (their bits) may come to, given how many each deed still holds."""
    if not dice:
        return [()]
    one_by_one = [
        tuple(Stake(deed, die) for deed, die in zip(deeds, dice, strict=True))
        for deeds in product(ALL_DEEDS, repeat=len(dice))
        if all(deeds.count(deed) <= free[deed] for deed in deeds)
    ]
    together = [(Stake(deed, sum(dice)),) for deed in ALL_DEEDS if free[deed] >= len(dice) > 1]
    return one_by_one + together


def likely_rests(dice: Sequence[int], worth: Mapping[Rest, float]) -> Likely:
    """How likely each rest is if one chooses what is worth most. What does not fit is rolled again."""
    if not dice:
        return surely(())
    best = [_best(options, worth) for options in _options_by_throw(dice, worth)]
    return _evenly([likely for likely in best if likely])


def _options_by_throw(dice: Sequence[int], worth: Mapping[Rest, float]) -> Iterator[list[Likely]]:
    if len(dice) == 1:
        return ([surely(rest) for rest in worth if _shows(face, rest[0].deed)] for face in ALL_FACES)
    return _options_of_two(dice, worth)


def _options_of_two(dice: Sequence[int], worth: Mapping[Rest, float]) -> Iterator[list[Likely]]:
    """One is kept and the other rolled once more, or both are kept."""
    then = {(at, deed): _other_rolled(at, deed, worth) for at in range(len(dice)) for deed in ALL_DEEDS}
    for faces in product(ALL_FACES, repeat=len(dice)):
        kept = [then[at, deed] for at, face in enumerate(faces) for deed in ALL_DEEDS if _shows(face, deed)]
        both = [
            surely(rest)
            for rest in worth
            if len(rest) == 1 and all(_shows(face, rest[0].deed) for face in faces)
        ]
        yield [likely for likely in kept + both if likely]


def _other_rolled(kept: int, deed: int, worth: Mapping[Rest, float]) -> Likely:
    """One of two dice lies at a deed, and the other is rolled alone."""
    left = [rest for rest in worth if len(rest) == MOST and rest[kept].deed == deed]
    by_face = [[surely(rest) for rest in left if _shows(face, rest[1 - kept].deed)] for face in ALL_FACES]
    return _evenly([_best(options, worth) for options in by_face if options])


def surely(rest: Rest) -> Likely:
    return {rest: 1.0}


def _shows(face: int, deed: int) -> bool:
    return face in (deed, SKULL)


def _best(options: Sequence[Likely], worth: Mapping[Rest, float]) -> Likely:
    return max(options, key=lambda likely: mean_worth(likely, worth), default={})


def mean_worth(likely: Likely, worth: Mapping[Rest, float]) -> float:
    return sum([chance * worth[rest] for rest, chance in likely.items()])


def _evenly(each: Sequence[Likely]) -> Likely:
    """One as likely as the other."""
    whole: Likely = defaultdict(float)
    for likely in each:
        for rest, chance in likely.items():
            whole[rest] += chance / len(each)
    return dict(whole)
