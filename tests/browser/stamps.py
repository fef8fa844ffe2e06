"""Takes the drawings of the boards from the page, for the pictures that the house makes: `scripts/stamps`."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from tests.browser.screens import opened
from tests.browser.stage import Moment, Stage, moments
from tortuga.games.buccaneers.components import DEEDS
from tortuga.games.tortuga1667.components import VOTE_CARDS, EventCard, Loyalty
from tortuga.server.pictures.stamps import FOLDER, Stamps

HERE = Path(__file__).parent
SHIPS, SHORE = 5, 9
HAND = 3
"""So many Vote cards are held at once."""
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
    drawings |= crew(stage)
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


def crew(stage: Stage) -> dict[str, str]:
    """What lies before the players, as it is drawn where there is little room: symbols without words."""
    stage.resize("small")
    alike: dict[str, Any] = {"turn": -1, "skips": [False] * 9, "kept": [[]] * 9, "phase": {"type": "over"}}
    loyal = quiet("tortuga1667", **{**alike, "loyalties": [*Loyalty] * 3, "face_up": [False] * 9})
    flags = taken(stage, loyal, ".crew .tag svg")
    drawings = {f"flag-{nation}": flags[number] for number, nation in enumerate(Loyalty)}
    drawings["seal"] = taken(stage, quiet("tortuga1667", seat=0), ".seal svg")[0]
    for first in range(0, len(VOTE_CARDS), HAND):
        some = VOTE_CARDS[first : first + HAND]
        votes = {**loyal.view["votes"], "hand": list(some), "own": [0] * len(some)}
        held = taken(stage, quiet("tortuga1667", seat=0, votes=votes), ".hand svg.printed")
        drawings |= {f"vote-{card}": drawn for card, drawn in zip(some, held, strict=True)}
    stage.resize("laptop")
    return drawings


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
    drawings["skull"] = skull(stage)
    return Stamps(drawings, {})


def skull(stage: Stage) -> str:
    """A die that shows one, in somebody's hand."""
    for moment in moments():
        thrown = moment.view.get("stage", {}).get("throws")
        own = thrown[moment.view["seat"]] if thrown and moment.view["seat"] is not None else None
        if own and "skull" in own:
            return str(taken(stage, moment, ".hand svg.die")[own.index("skull")])
    raise LookupError("the gallery shows no skull in a hand")


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
