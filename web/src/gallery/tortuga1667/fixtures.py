"""Real views for the gallery and its tests: random matches, played until each wanted moment has come up.

Run with the project's Python from the repository's root: `python web/src/gallery/tortuga1667/fixtures.py`.
"""

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from tortuga.core.match import AnyMatch, Match
from tortuga.games.tortuga1667 import GAME
from tortuga.games.tortuga1667.components import ROGER, SHIPS, TORTUGA
from tortuga.games.tortuga1667.options import OpenLoyalties, Tortuga1667Options

OUT = Path(__file__).with_name("fixtures.json")
CREW = (
    "Anne Bonny",
    "Bartholomew",
    "Calico Jack",
    "Grace",
    "Ching Shih",
    "Mary Read",
    "François l’Olonnais",
    "Jean-David",
    "Žofie",
)
SHY = {"attack", "brawl", "mutiny", "reveal", "force"}
"""Deeds that a random player chooses less often, so that there is time for more to happen."""


class Wanted(NamedTuple):
    """A moment of a match: how many play, by which options, and what the view of the seat must show."""

    seats: int
    shows: Callable[[dict[str, Any]], bool]
    options: Tortuga1667Options = Tortuga1667Options()
    spectator: bool = False


class Story(NamedTuple):
    """What one action lets a seat see: an event that must be among those told."""

    seats: int
    tells: Callable[[dict[str, Any]], bool]
    options: Tortuga1667Options = Tortuga1667Options()


def asked(kind: str, **fields: Any) -> Callable[[dict[str, Any]], bool]:
    def shows(view: dict[str, Any]) -> bool:
        question = view["asked"]
        return (
            bool(question) and question["type"] == kind and all(question[k] == v for k, v in fields.items())
        )

    return shows


def told(kind: str, **fields: Any) -> Callable[[dict[str, Any]], bool]:
    return lambda event: event["type"] == kind and all(event.get(k) == v for k, v in fields.items())


def captain(view: dict[str, Any]) -> bool:
    seat = view["seat"]
    return any(len(view["lines"][ship]) > 3 and view["lines"][ship][0] == seat for ship in SHIPS)


def last(view: dict[str, Any], place: int) -> bool:
    return len(view["lines"][place]) > 2 and view["lines"][place][-1] == view["seat"]


def late(view: dict[str, Any]) -> bool:
    """Much lies about: kept cards, notes, discards."""
    notes = sum(card is not None and card["card"] is not None for card in view["line"])
    return (
        view["turns"] > 14 and notes >= 2 and sum(map(len, view["kept"])) >= 4 and len(view["discards"]) > 3
    )


deed = asked("choose-deed")
STARS = Tortuga1667Options(stars=8)
WANTED: dict[str, Wanted] = {
    "deed-captain-9": Wanted(9, lambda view: deed(view) and captain(view) and view["turns"] > 3),
    "deed-cabin-boy-6": Wanted(
        6, lambda view: deed(view) and last(view, ROGER) and max(view["holds"][2:4]) > 0
    ),
    "deed-governor-7": Wanted(7, lambda view: deed(view) and view["lines"][TORTUGA][:1] == [view["seat"]]),
    "deed-in-boat-5": Wanted(5, lambda view: deed(view) and [view["seat"]] in view["lines"][3:]),
    "deed-letter-5": Wanted(5, lambda view: deed(view) and "letter-of-marque" in view["kept"][view["seat"]]),
    "deed-two-2": Wanted(2, lambda view: deed(view) and view["turns"] > 2),
    "deed-late-9": Wanted(9, lambda view: deed(view) and late(view), STARS),
    "look-5": Wanted(
        5, lambda view: asked("choose-look")(view) and any(c and c["card"] for c in view["line"])
    ),
    "turn-4": Wanted(4, asked("choose-turn")),
    "pair-6": Wanted(6, asked("choose-pair")),
    "forced-who-6": Wanted(6, asked("choose-forced")),
    "turn-forced-6": Wanted(6, asked("turn-forced")),
    "maroon-7": Wanted(7, asked("choose-marooned")),
    "stow-6": Wanted(6, asked("stow-treasure", ship="roger")),
    "settle-9": Wanted(
        9,
        lambda view: (
            asked("settle-pawn")(view) and sum(s >= 0 for line in view["phase"]["spots"] for s in line) > 4
        ),
        Tortuga1667Options(strategic_start=True),
    ),
    "atlantis-5": Wanted(5, asked("use-atlantis")),
    "resolve-letter-7": Wanted(7, asked("resolve-card", card="letter-of-marque")),
    "resolve-pistol-8": Wanted(8, asked("resolve-card", card="pistol")),
    "resolve-map-6": Wanted(6, asked("resolve-card", card="el-dorado")),
    "resolve-powder-5": Wanted(5, asked("resolve-card", card="black-powder"), STARS),
    "resolve-fever-5": Wanted(5, asked("resolve-card", card="cabin-fever"), STARS),
    "resolve-nest-4": Wanted(4, asked("resolve-card", card="crows-nest"), STARS),
    "spend-letter-5": Wanted(5, asked("spend-letter")),
    "ship-7": Wanted(7, lambda view: asked("choose-ship")(view)),
    "search-4": Wanted(4, lambda view: asked("search-deck", left=2)(view), STARS),
    "vote-attack-7": Wanted(
        7, lambda view: asked("cast-vote", vote="attack")(view) and len(view["awaited"]) > 3
    ),
    "vote-brawl-6": Wanted(
        6, lambda view: asked("cast-vote", vote="brawl")(view) and len(view["awaited"]) > 2
    ),
    "vote-mutiny-9": Wanted(
        9, lambda view: asked("cast-vote", vote="mutiny")(view) and len(view["awaited"]) > 2
    ),
    "vote-second-5": Wanted(5, asked("cast-second")),
    "vote-spectator-8": Wanted(
        8, lambda view: view["phase"]["type"] == "voting" and len(view["awaited"]) > 3, spectator=True
    ),
    "plunder-galleon-6": Wanted(6, asked("plunder-treasure", ship=None)),
    "plunder-ship-4": Wanted(
        4,
        lambda view: (
            asked("plunder-treasure")(view)
            and view["asked"]["ship"] is not None
            and sum(map(bool, view["holds"][:4])) == 4
        ),
        Tortuga1667Options(strategic_start=True),
    ),
    "fountain-5": Wanted(5, asked("drink-fountain")),
    "waiting-5": Wanted(5, lambda view: view["asked"] is None and late(view) and not view["outcome"], STARS),
    "closed-scurvy-7": Wanted(
        7, lambda view: any(view["closed"]) and any(view["skips"]) and deed(view), STARS
    ),
    "storm-6": Wanted(6, lambda view: view["adrift"] > 0 and deed(view), STARS),
    "code-8": Wanted(8, lambda view: any(view["sits_out"]) and deed(view), STARS),
    "last-five-6": Wanted(6, lambda view: view["last_five"] and deed(view) and view["line"].count(None) == 2),
    "open-6": Wanted(6, deed, Tortuga1667Options(open_loyalties=OpenLoyalties.ALL)),
    "two-open-8": Wanted(
        8, lambda view: deed(view) and view["turns"] > 4, Tortuga1667Options(open_loyalties=OpenLoyalties.TWO)
    ),
    "sudden-4": Wanted(4, lambda view: view["sudden"] and deed(view)),
    "end-armada-9": Wanted(
        9, lambda view: bool(view["outcome"]) and view["outcome"]["reason"] != "armada-dutch", STARS
    ),
    "end-dutch-7": Wanted(
        7, lambda view: bool(view["outcome"]) and view["outcome"]["reason"] == "armada-dutch"
    ),
    "end-sudden-4": Wanted(
        4, lambda view: bool(view["outcome"]) and view["outcome"]["reason"].startswith("sudden")
    ),
    "end-spectator-6": Wanted(6, lambda view: bool(view["outcome"]), STARS, spectator=True),
}
STORIES: dict[str, Story] = {
    "attack-won": Story(9, told("attack-decided", won=True)),
    "attack-lost": Story(6, told("attack-decided", won=False)),
    "brawl": Story(7, told("brawl-decided")),
    "mutiny-won": Story(8, told("mutiny-decided", won=True)),
    "albatross": Story(7, told("albatross-struck")),
    "seen": Story(5, told("cards-seen")),
    "plundered": Story(5, told("treasure-plundered")),
    "pilfered": Story(5, told("treasure-pilfered")),
    "turned": Story(6, told("card-turned")),
    "bells": Story(8, told("bells-rung"), STARS),
}


def matches(seats: int, options: Tortuga1667Options) -> Iterator[AnyMatch]:
    for seed in range(400):
        yield Match.start(GAME, options, names=CREW[:seats], seed=f"gallery-{seats}-{seed}")


def advance(match: AnyMatch, luck: random.Random) -> tuple[Any, ...]:
    seat = luck.choice(match.to_act)
    legal = list(match.legal(seat))
    calm = [action for action in legal if action.__struct_config__.tag not in SHY]
    pool = calm if calm and luck.random() < 0.45 else legal
    return match.play(seat, luck.choice(pool))


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
                if len(match.entries) > 12 and any(map(story.tells, events)):
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
