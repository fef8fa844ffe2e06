"""Takes the drawings of the boards from the page, for the pictures that the house makes: `scripts/stamps`."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from tests.browser.screens import opened
from tests.browser.stage import Moment, Stage, moments
from tortuga.games.buccaneers.components import DEEDS
from tortuga.games.tortuga1667.components import EventCard
from tortuga.server.pictures.stamps import FOLDER, Stamps

HERE = Path(__file__).parent
SHIPS, SHORE = 5, 9
CHESTS = ("red", "blue", "yellow", "white", "purple")


def quiet(game: str, **changed: Any) -> Moment:
    """A moment of a game in which nothing is asked of anybody, looked at by a spectator."""
    found = next(moment for moment in moments() if moment.game == game and not moment.view["outcome"])
    view = {**found.view, "asked": None, "awaited": [], "seat": None, **changed}
    return found._replace(view=view, legal=[], past=[])


def taken(stage: Stage, moment: Moment, selector: str, what: str = "stamp") -> list[Any]:
    stage.show(moment)
    stage.page.wait_for_timeout(400)
    return list(
        stage.page.evaluate(f"(selector) => [...document.querySelectorAll(selector)].map({what})", selector)
    )


def turtles(stage: Stage) -> Stamps:
    moment = quiet("turtles", south=["c2"], north=["c5"], overturned=["d4"], reserves=[1, 1], last=None)
    beach, cells = taken(stage, moment, ".picture > svg")[:2]
    south, north, overturned = taken(stage, moment, ".piece .body > g")
    egg = taken(stage, moment, ".clutch svg > g > *")[0]
    drawings = {"beach": beach + cells, "south": south, "north": north, "overturned": overturned, "egg": egg}
    return Stamps(drawings, {})


def tortuga1667(stage: Stage) -> Stamps:
    nobody: dict[str, Any] = {"lines": [[]] * 5, "holds": [0] * 6, "galleon": 0, "turn": -1}
    crowd = {"lines": [[0, 1, 2, 3, 4], [5, 6, 7, 8], [], [], []], "holds": [1] * 6}
    empty, full = quiet("tortuga1667", **nobody), quiet("tortuga1667", **{**nobody, **crowd})
    afloat = quiet("tortuga1667", **{**nobody, "lines": [[], [], [], [0], [1]]})
    pawns = taken(stage, full, "svg.chart g.pawn")
    drawings = {
        "chart": taken(stage, empty, "svg.chart")[0],
        "coin": taken(stage, full, "svg.chart .hold .coins > g")[0],
        **{f"pawn-{seat}": pawn for seat, pawn in enumerate(pawns)},
    }
    covered = quiet("tortuga1667", line=[{"card": None, "seen_by": []}] * 5, gap=None, revealed=None)
    drawings["back"] = taken(stage, covered, ".slot svg.back")[0]
    drawings["star"] = taken(stage, covered, ".slot svg.star")[0]
    for card in EventCard:
        opened = quiet("tortuga1667", line=[None] * 5, gap=0, revealed=card.value)
        drawings[f"event-{card}"] = taken(stage, opened, ".slot.open .drawing svg")[0]
    spots = taken(stage, empty, "svg.chart g:has(> .drawn)", "whereabouts")
    places = {
        "dutchman": spots[:SHIPS],
        "roger": spots[SHIPS : 2 * SHIPS],
        "tortuga": spots[2 * SHIPS :],
        "boats": taken(stage, afloat, "svg.chart g.figure", "whereabouts"),
        "holds": taken(stage, empty, "svg.chart g.hold", "whereabouts"),
        "galleon": taken(stage, empty, "svg.chart g.galleon", "whereabouts"),
    }
    return Stamps(drawings, places)


def buccaneers(stage: Stage) -> Stamps:
    board = quiet("buccaneers").view["boards"][0]
    laid = {"placed": [[die] for die in "ABCDE"], "hand": [], "bonus": [0] * 5}
    boards = [{**board, **laid, "tortuga": list(CHESTS), "crew": [], "fleet": [], "island": []}] * 4
    moment = quiet("buccaneers", boards=boards, seat=0)
    drawings = {colour: taken(stage, moment, f"svg.chest.{colour}")[0] for colour in CHESTS}
    drawings["ship"], drawings["pirate"] = taken(stage, moment, "svg.track .marker > g")[:2]
    drawings["die"] = taken(stage, moment, ".space svg.die")[0]
    signs = taken(stage, moment, ".space svg.sign")
    drawings |= {f"deed-{deed}": sign for deed, sign in zip(DEEDS, signs, strict=False)}
    return Stamps(drawings, {})


GAMES: dict[str, Callable[[Stage], Stamps]] = {
    "turtles": turtles,
    "tortuga1667": tortuga1667,
    "buccaneers": buccaneers,
}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with opened() as (browser, house):
        stage = Stage(browser, house, "en")
        stage.context.add_init_script(path=HERE / "stamps.js")
        stage.resize("laptop")
        for game, take in GAMES.items():
            written = msgspec.json.format(msgspec.json.encode(take(stage)), indent=1)
            (FOLDER / f"{game}.json").write_bytes(written + b"\n")
        stage.context.close()


if __name__ == "__main__":
    main()
