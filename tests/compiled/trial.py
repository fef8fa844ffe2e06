"""Plays a little of every game and prints all that could come out otherwise if the rules ran otherwise:
`python -m tests.compiled.trial`. Plain and compiled it prints the same."""

import hashlib
import pickle
import random
from collections.abc import Iterator

import msgspec

from tortuga.core.errors import TortugaError
from tortuga.core.match import AnyMatch, Match
from tortuga.core.record import read_record, record_of, verify, write_record
from tortuga.core.registry import find_game, game_ids
from tortuga.text import voice

LONGEST = 120


def lines() -> Iterator[str]:
    for id in game_ids():
        game = find_game(id)
        for seats in (game.seats[0], game.seats[-1]):
            names = tuple(f"player {seat}" for seat in range(seats))
            match: AnyMatch = Match.start(game, names=names, seed=f"{id} {seats}")
            seen = hashlib.sha256()
            for told in played(match, random.Random(seats)):
                seen.update(told)
            yield f"{id}, {seats} players: seen {seen.hexdigest()}, error {refusal(match)}"
            text = write_record(record_of(match))
            verify(read_record(text))
            yield f"record {hashlib.sha256(text.encode()).hexdigest()}"
            state = pickle.dumps(match.state)
            assert pickle.loads(state) == match.state
            yield f"pickle {hashlib.sha256(state).hexdigest()}, {match.state!r}"


def played(match: AnyMatch, luck: random.Random) -> Iterator[bytes]:
    """What everyone sees, and is told and asked, step by step."""
    for _ in range(LONGEST):
        if not match.to_act:
            return
        seat = luck.choice(match.to_act)
        for looking in (None, *match.seats):
            yield msgspec.json.encode(match.view(looking))
        told = match.play(seat, luck.choice(match.legal(seat)))
        yield msgspec.json.encode([(one.event, one.to) for one in told])
        yield msgspec.json.encode({str(seat): match.decision(seat) for seat in match.to_act})


def refusal(match: AnyMatch) -> str:
    """A seat that is not there, an action that is none, and one that is not legal."""
    said = []
    for seat, action in ((99, None), (match.to_act[0] if match.to_act else 0, "nothing")):
        try:
            match.play(seat, action)
        except TortugaError as error:
            said.append(f"{type(error).__name__}: {error.said(voice('en'))}")
    return " ".join(said)


if __name__ == "__main__":
    print(*lines(), sep="\n")
