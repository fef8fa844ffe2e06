"""Real views for the gallery and its tests: random matches, played until each wanted moment has come up.

Run with the project's Python from the repository's root: `python web/src/gallery/buccaneers/fixtures.py`.
"""

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from tortuga.core.match import AnyMatch, Match
from tortuga.games.buccaneers import GAME
from tortuga.games.buccaneers.options import BuccaneersOptions

OUT = Path(__file__).with_name("fixtures.json")
CREW = ("Anne Bonny", "Bartholomew", "Ching Shih", "François l’Olonnais")


class Wanted(NamedTuple):
    """A moment of a match: how many play, by which options, and what the view of the seat must show."""

    seats: int
    shows: Callable[[dict[str, Any]], bool]
    options: BuccaneersOptions = BuccaneersOptions()
    spectator: bool = False


class Story(NamedTuple):
    """What one action lets a seat see: events that must be among those told."""

    seats: int
    tells: Callable[[list[dict[str, Any]]], bool]
    options: BuccaneersOptions = BuccaneersOptions()


def asked(kind: str, **fields: Any) -> Callable[[dict[str, Any]], bool]:
    def shows(view: dict[str, Any]) -> bool:
        question = view["asked"]
        return (
            bool(question) and question["type"] == kind and all(question[k] == v for k, v in fields.items())
        )

    return shows


def told(kind: str, **fields: Any) -> Callable[[list[dict[str, Any]]], bool]:
    return lambda events: any(
        event["type"] == kind and all(event.get(k) == v for k, v in fields.items()) for event in events
    )


def own(view: dict[str, Any]) -> dict[str, Any]:
    board: dict[str, Any] = view["boards"][view["seat"]]
    return board


def throw(view: dict[str, Any]) -> list[str]:
    stage = view["stage"]
    return (stage["throw"] if "throw" in stage else stage["throws"][view["seat"]]) or []


def stage(view: dict[str, Any]) -> str:
    name: str = view["stage"]["type"]
    return name


def waiting(kind: str) -> Callable[[dict[str, Any]], bool]:
    return lambda view: view["asked"] is None and stage(view) == kind and view["round"] > 1


def rich(view: dict[str, Any]) -> bool:
    """Chests lie in every zone, and somebody is near the end."""
    boards = view["boards"]
    return (
        all(own(view)[zone] for zone in ("crew", "fleet", "tortuga"))
        and max(len(board["tortuga"]) for board in boards) >= 4
        and len(view["centre"]) >= 2
        and len(view["finds"]) >= 5
    )


def ended(view: dict[str, Any]) -> bool:
    return bool(view["outcome"])


LONG = BuccaneersOptions(long_game=True)
WANTED: dict[str, Wanted] = {
    "dice-first-4": Wanted(
        4,
        lambda view: (
            asked("which-dice", roll=1)(view)
            and view["round"] == 2
            and "skull" in throw(view)
            and len(set(throw(view))) < 5
        ),
    ),
    "dice-skulls-3": Wanted(
        3, lambda view: asked("which-dice", roll=1)(view) and throw(view).count("skull") > 1
    ),
    "dice-late-4": Wanted(
        4, lambda view: asked("which-dice")(view) and len(own(view)["hand"]) == 2 and rich(view)
    ),
    "dice-two-2": Wanted(2, lambda view: asked("which-dice", roll=2)(view) and view["round"] > 2),
    "none-fits-4": Wanted(
        4, lambda view: asked("which-dice")(view) and set(throw(view)) <= {"boarding", "raid"} and stuck(view)
    ),
    "open-dice-4": Wanted(4, asked("which-open-dice")),
    "open-other-3": Wanted(3, lambda view: stage(view) == "rerolling" and view["asked"] is None),
    "chosen-4": Wanted(
        4, lambda view: waiting("rolling")(view) and own_choice(view) and len(own(view)["hand"]) > 2
    ),
    "bonus-4": Wanted(4, asked("which-bonus")),
    "bonus-turn-3": Wanted(3, lambda view: asked("which-bonus")(view) and {1, 2} <= set(own(view)["bonus"])),
    "skulls-3": Wanted(3, lambda view: asked("which-deed")(view) and len(view["asked"]["dice"]) > 1),
    "naming-other-4": Wanted(4, waiting("naming")),
    "act-fleet-4": Wanted(
        4, lambda view: asked("whether-to-act", deed="fleet", rank=1)(view) and view["round"] > 2
    ),
    "act-recruit-3": Wanted(3, asked("whether-to-act", deed="recruit", rank=2)),
    "act-hunt-4": Wanted(4, lambda view: asked("whether-to-act", deed="hunt", rank=1)(view) and rich(view)),
    "act-hunt-2": Wanted(2, asked("whether-to-act", deed="hunt", rank=1)),
    "attack-boarding-4": Wanted(
        4, lambda view: asked("whom-to-attack", deed="boarding", rank=1)(view) and rich(view)
    ),
    "attack-raid-4": Wanted(
        4, lambda view: asked("whom-to-attack", deed="raid", rank=2)(view) and rich(view)
    ),
    "attack-two-2": Wanted(2, asked("whom-to-attack", deed="boarding")),
    "steal-4": Wanted(
        4,
        lambda view: (
            asked("what-to-steal", deed="boarding")(view)
            and len(view["boards"][view["asked"]["victim"]]["fleet"]) > 1
        ),
    ),
    "steal-crew-3": Wanted(3, asked("what-to-steal", deed="raid")),
    "take-4": Wanted(4, lambda view: asked("what-to-take")(view) and len(view["centre"]) > 2),
    "tile-4": Wanted(4, lambda view: asked("which-tile")(view) and len(set(view["asked"]["coins"])) > 1),
    "load-fleet-4": Wanted(
        4, lambda view: asked("which-chest", zone="fleet")(view) and len(own(view)["crew"]) > 2 and rich(view)
    ),
    "load-crew-3": Wanted(
        3,
        lambda view: (
            asked("which-chest", zone="crew")(view)
            and view["asked"]["place"] > 1
            and len(own(view)["island"]) > 2
        ),
    ),
    "loaded-4": Wanted(4, waiting("moving")),
    "waiting-acting-4": Wanted(4, lambda view: waiting("acting")(view) and rich(view)),
    "waiting-looking-3": Wanted(3, waiting("looking")),
    "waiting-stealing-4": Wanted(4, waiting("stealing")),
    "long-4": Wanted(
        4, lambda view: asked("which-dice", roll=1)(view) and len(own(view)["tortuga"]) > 5, LONG
    ),
    "spectator-rolling-4": Wanted(
        4,
        lambda view: stage(view) == "rolling" and view["round"] > 3 and len(view["awaited"]) == 2,
        spectator=True,
    ),
    "spectator-acting-3": Wanted(
        3, lambda view: stage(view) == "acting" and view["round"] > 3, spectator=True
    ),
    "end-4": Wanted(4, lambda view: ended(view) and any(p["chest"] != p["stands_for"] for p in parts(view))),
    "end-two-2": Wanted(2, ended),
    "end-shared-3": Wanted(3, lambda view: ended(view) and len(view["outcome"]["winners"]) > 1),
    "end-spectator-4": Wanted(4, ended, LONG, spectator=True),
}
STORIES: dict[str, Story] = {
    "reveal": Story(4, lambda events: sum(event["type"] == "dice-kept" for event in events) == 4),
    "reveal-bonus": Story(3, lambda events: told("bonus-laid")(events) and told("dice-kept")(events)),
    "ranked": Story(
        4, lambda events: any(e["type"] == "deed-ranked" and len(e["players"]) == 4 for e in events)
    ),
    "ranked-two": Story(2, told("deed-ranked")),
    "open-roll": Story(4, told("rolled-openly")),
    "advanced": Story(4, told("marker-advanced", marker="ship")),
    "hunted": Story(3, told("tiles-seen")),
    "boarded": Story(4, lambda events: told("attacked", deed="boarding", defended=True)(events)),
    "stolen": Story(4, told("chest-stolen")),
    "put-off": Story(3, told("chest-put-off", to_bag=False)),
    "moved": Story(4, lambda events: told("chest-left")(events) and told("chests-brought")(events)),
    "ending": Story(3, told("scored")),
}


def stuck(view: dict[str, Any]) -> bool:
    """None of the dice fits: the spaces of the attacks are full by what ship and pirate allow."""
    board, facts = own(view), view["options"]["facts"]
    room = {
        "boarding": facts["dice_by_ship"][board["ship"] - 1] - len(board["placed"][3]),
        "raid": facts["dice_by_pirate"][board["pirate"] - 1] - len(board["placed"][4]),
    }
    return all(room[face] == 0 for face in throw(view))


def own_choice(view: dict[str, Any]) -> bool:
    choice = view["stage"]["choices"][view["seat"]]
    return bool(choice) and choice["type"] == "keep"


def parts(view: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for sheet in view["stage"]["sheets"]:
        for line in sheet["sets"]:
            yield from line["parts"]


def matches(seats: int, options: BuccaneersOptions) -> Iterator[AnyMatch]:
    for seed in range(400):
        yield Match.start(GAME, options, names=CREW[:seats], seed=f"gallery-{seats}-{seed}")


def advance(match: AnyMatch, luck: random.Random) -> tuple[Any, ...]:
    seat = luck.choice(match.to_act)
    return match.play(seat, luck.choice(list(match.legal(seat))))


def plain(thing: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


def snapshot(match: AnyMatch, seat: int | None) -> dict[str, Any]:
    legal = [] if seat is None else plain(list(match.legal(seat)))
    return {"names": list(match.names), "view": plain(match.view(seat)), "legal": legal}


def find(wanted: Wanted) -> dict[str, Any]:
    luck = random.Random(1667)
    for match in matches(wanted.seats, wanted.options):
        while True:
            for seat in [None] if wanted.spectator else match.seats:
                if wanted.shows(plain(match.view(seat))):
                    return snapshot(match, seat)
            if match.outcome:
                break
            advance(match, luck)
    raise LookupError(wanted)


def find_story(story: Story) -> dict[str, Any]:
    luck = random.Random(1717)
    for match in matches(story.seats, story.options):
        while not match.outcome:
            before = {seat: snapshot(match, seat) for seat in match.seats}
            every = advance(match, luck)
            for seat in match.seats:
                events = [plain(one.event) for one in every if one.reaches(seat)]
                if len(match.entries) > 40 and story.tells(events):
                    return {**before[seat], "legal": [], "events": events, "after": plain(match.view(seat))}
    raise LookupError(story)


def main() -> None:
    found = {}
    for name, wanted in WANTED.items():
        print(name, flush=True)
        found[name] = find(wanted)
    stories = {name: find_story(story) for name, story in STORIES.items()}
    OUT.write_text(json.dumps({"states": found, "stories": stories}, ensure_ascii=False) + "\n", "utf-8")
    print(f"{len(found)} states, {len(stories)} stories, {OUT.stat().st_size // 1024} KiB")


if __name__ == "__main__":
    main()
