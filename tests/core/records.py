"""Records to damage: a match with everything in it, and the seals made once more from their description."""

import hashlib
import json
from typing import Any

from tests.core.toys import GAME, Double, FistsMatch, FistsOptions, Show, Take, all_show, leader_of
from tortuga.core.chance import seed_from
from tortuga.core.match import Match
from tortuga.core.record import record_of, write_record

SECRET, WORDS = "nobody knows", ("Ann's word", "Bob's ☠")
SHOW, DOUBLE, TAKE, CLOCK = 0, 2, 3, 4
"""Where in `whole_match` somebody shows and doubles, a die is thrown, and the clock chooses by lot."""


def whole_match() -> FistsMatch:
    """Two players, two rounds: in the first somebody doubles, in the second the clock shows for one."""
    seed = seed_from(SECRET, WORDS)
    match = Match.start(GAME, FistsOptions(rounds=2), names=("Ann", "Bob"), seed=seed)
    all_show(match, 1, 2)
    match.play(0, Double())
    match.play(1, Take())
    match.time_out(0)
    match.play(1, Show(1))
    match.play(leader_of(match.state), Take())
    return match


def text_of(match: FistsMatch, *, open_seed: bool = True) -> str:
    return write_record(record_of(match, open_seed=open_seed))


def data_of(match: FistsMatch, *, open_seed: bool = True) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(text_of(match, open_seed=open_seed))
    return data


def sealed(data: dict[str, Any]) -> str:
    """The record as JSON with all its seals made to fit, as a careful forger would."""
    head = {name: data[name] for name in ("format", "game", "options", "seats", "seed", "setup", "version")}
    head["options"] = dict(sorted(data["options"].items()))
    head["seed"] = {"commitment": data["seed"]["commitment"], "secret": None, "words": data["seed"]["words"]}
    last = data["seal"] = seal("", head)
    for line in data["actions"]:
        last = line["seal"] = seal(last, {name: line[name] for name in line if name != "seal"})
    data["end"] = seal(last, data["outcome"])
    return json.dumps(data)


def seal(before: str, part: Any) -> str:
    packed = json.dumps(part, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256((before + packed).encode()).hexdigest()[:8]
