"""Real views for the gallery and its tests: random matches, played until each wanted moment has come up.

Run with the project's Python from the repository's root: `python web/src/gallery/turtles/fixtures.py`.
"""

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from tortuga.core.match import AnyMatch, Match
from tortuga.games.turtles import GAME
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Variant

OUT = Path(__file__).with_name("fixtures.json")
NAMES = ("Žofie", "François l’Olonnais")
Json = dict[str, Any]

BASE = TurtlesOptions()
HATCHING = TurtlesOptions(variant=Variant.HATCHING)
ULTRA = TurtlesOptions(variant=Variant.ULTRA)
HATCHED = 0.3
"""How readily a random player hatches."""


class Wanted(NamedTuple):
    """A moment of a match: by which options, for which seat, and what its view and choices must show."""

    shows: Callable[[Json, list[Json]], bool]
    options: TurtlesOptions = BASE
    seat: int | None = 0


class Story(NamedTuple):
    """What one action lets a seat see: what the events that are told must be."""

    tells: Callable[[list[Json]], bool]
    options: TurtlesOptions = BASE
    seat: int = 0


def facings(legal: list[Json]) -> int:
    """How many overturned turtles the longest-choosing chain puts on their feet."""
    return max(
        (sum(one["faces"] is not None for one in move.get("landings", ())) for move in legal), default=0
    )


def longest(legal: list[Json]) -> int:
    return max((len(move.get("landings", ())) for move in legal), default=0)


def asked(view: Json, **fields: bool) -> bool:
    return bool(view["asked"]) and all(view["asked"][key] == value for key, value in fields.items())


def hatch_sizes(legal: list[Json]) -> set[int]:
    return {len(move["cells"]) for move in legal if move["type"] == "hatch"}


def ended(reason: str) -> Callable[[Json, list[Json]], bool]:
    return lambda view, _: bool(view["outcome"]) and view["outcome"]["reason"] == reason


SOUTH_FIRST = TurtlesOptions(first="south")
WANTED: dict[str, Wanted] = {
    "start-south": Wanted(lambda view, _: asked(view), SOUTH_FIRST),
    "start-north": Wanted(lambda view, _: asked(view), seat=1),
    "free-choice": Wanted(lambda view, _: asked(view, must_jump=False) and len(view["overturned"]) > 2),
    "must-jump": Wanted(lambda view, legal: asked(view, must_jump=True) and len(legal) > 2),
    "must-jump-north": Wanted(lambda view, legal: asked(view, must_jump=True) and len(legal) > 1, seat=1),
    "facing": Wanted(lambda view, legal: asked(view) and facings(legal) == 1),
    "facing-twice": Wanted(lambda view, legal: asked(view) and facings(legal) == 2),
    "facing-north": Wanted(lambda view, legal: asked(view) and facings(legal) >= 1, seat=1),
    "chain": Wanted(lambda view, legal: asked(view) and longest(legal) >= 3),
    "majority": Wanted(
        lambda view, legal: asked(view, must_jump=True) and longest(legal) >= 2,
        TurtlesOptions(majority_capture=True),
    ),
    "anywhere": Wanted(
        lambda view, legal: asked(view, must_jump=True) and facings(legal) >= 1,
        TurtlesOptions(enemy_anywhere=True),
    ),
    "waiting": Wanted(
        lambda view, _: not asked(view) and not view["outcome"] and len(view["overturned"]) > 1
    ),
    "spectator": Wanted(lambda view, _: len(view["overturned"]) > 2, seat=None),
    "hatching-first": Wanted(
        lambda view, legal: asked(view) and hatch_sizes(legal) == set(range(1, 9)), HATCHING
    ),
    "hatching-mixed": Wanted(
        lambda view, legal: (
            asked(view, may_hatch=True) and bool(view["overturned"]) and min(hatch_sizes(legal)) < 3
        ),
        HATCHING,
    ),
    "hatching-bound": Wanted(lambda _, legal: min(hatch_sizes(legal), default=0) > 1, HATCHING, seat=1),
    "swap": Wanted(lambda view, _: asked(view, may_swap=True), TurtlesOptions(swap=True), seat=1),
    "swap-hatching": Wanted(
        lambda view, _: asked(view, may_swap=True), TurtlesOptions(variant=Variant.HATCHING, swap=True)
    ),
    "ultra": Wanted(
        lambda view, legal: asked(view) and any("d1" in m["cells"] for m in legal if m["type"] == "hatch"),
        ULTRA,
    ),
    "end-goal": Wanted(ended("goal")),
    "end-stuck": Wanted(ended("stuck"), seat=1),
    "end-hatching": Wanted(ended("goal"), HATCHING),
    "end-ultra": Wanted(lambda view, _: bool(view["outcome"]), ULTRA, seat=None),
}
STORIES: dict[str, Story] = {
    "stepped": Story(lambda events: events[0]["type"] == "stepped"),
    "jumped-own": Story(lambda events: events[0]["type"] == "jumped" and events[0]["effect"] == "none"),
    "overturned": Story(lambda events: events[0].get("effect") == "overturned"),
    "righted": Story(lambda events: events[0].get("effect") == "righted"),
    "chain-told": Story(lambda events: len(events) > 2),
    "swapped": Story(lambda events: events[0]["type"] == "swapped", TurtlesOptions(swap=True)),
    "hatched": Story(lambda events: events[0]["type"] == "hatched" and len(events[0]["cells"]) > 3, HATCHING),
}


def plain(thing: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


def advance(match: AnyMatch, luck: random.Random) -> tuple[int, tuple[Any, ...]]:
    seat = match.to_act[0]
    legal = list(match.legal(seat))
    hatchings = [action for action in legal if action.__struct_config__.tag == "hatch"]
    others = [action for action in legal if action.__struct_config__.tag != "hatch"]
    pool = hatchings if hatchings and (not others or luck.random() < HATCHED) else others
    return seat, match.play(seat, luck.choice(pool))


def snapshot(match: AnyMatch, seat: int | None, past: list[Json]) -> Json:
    legal = [] if seat is None else plain(list(match.legal(seat)))
    return {"names": NAMES, "view": plain(match.view(seat)), "legal": legal, "past": list(past)}


def matches(options: TurtlesOptions) -> Iterator[tuple[AnyMatch, list[Json]]]:
    for seed in range(4000):
        match = Match.start(GAME, options, names=NAMES, seed=f"gallery-{seed}")
        yield match, [{"type": "begins", "player": match.to_act[0]}]


def find(name: str, wanted: Wanted) -> Json:
    luck = random.Random(name)
    for match, past in matches(wanted.options):
        while True:
            now = snapshot(match, wanted.seat, past)
            if wanted.shows(now["view"], now["legal"]):
                return now
            if match.outcome:
                break
            past += [plain(one.event) for one in advance(match, luck)[1]]
    raise LookupError(wanted)


def find_story(name: str, story: Story) -> Json:
    luck = random.Random(name)
    for match, past in matches(story.options):
        while not match.outcome:
            before = snapshot(match, story.seat, past)
            mover, every = advance(match, luck)
            events = [plain(one.event) for one in every]
            if mover != story.seat and story.tells(events):
                return {**before, "events": events, "after": plain(match.view(story.seat))}
            past += events
    raise LookupError(story)


def main() -> None:
    states = {name: find(name, wanted) for name, wanted in WANTED.items()}
    stories = {name: find_story(name, story) for name, story in STORIES.items()}
    OUT.write_text(json.dumps({"states": states, "stories": stories}, ensure_ascii=False) + "\n", "utf-8")
    print(f"{len(states)} states, {len(stories)} stories, {OUT.stat().st_size // 1024} KiB")


if __name__ == "__main__":
    main()
