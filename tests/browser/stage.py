"""Every kind of moment of every game on the real table page, told by a socket of ours: nothing is played."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, get_args

import msgspec
from msgspec.structs import replace
from playwright.sync_api import Browser, Locator, Page

from tests.browser.house import House
from tests.long_runs import LONG
from tortuga.core.match import Match
from tortuga.core.registry import find_game, game_ids
from tortuga.server import wire
from tortuga.server.store import SeatRow, Status, TableRow
from tortuga.server.table_info import row_info

HERE = Path(__file__).parent
GALLERY = HERE.parents[1] / "web" / "src" / "gallery"
TOLD = 24
"""Actions whose events fill the log."""
MOST_PRESSES = 3 if LONG else 2
"""So many things are pressed one after the other for a compound choice."""

SIZES = {
    "small": (1024, 700),
    "laptop": (1366, 768),
    "desk": (1440, 900),
    "phone": (390, 844),
    "lying": (844, 390),
}
LOCALES = {"en": "en-GB", "fr": "fr-FR", "cs": "cs-CZ", "es": "es-ES"}


class Moment(NamedTuple):
    """What a reader is shown, and what of a table."""

    game: str
    name: str
    names: list[str]
    view: dict[str, Any]
    legal: list[Any]
    past: list[Any]

    @property
    def kind(self) -> str:
        """The question, by its type; or what there is to look at instead."""
        if self.view["asked"]:
            return str(self.view["asked"]["type"])
        return "end" if self.view["outcome"] else "watching" if self.view["seat"] is None else "waiting"


@cache
def moments() -> tuple[Moment, ...]:
    """All that the gallery shows."""
    found = {game: json.loads((GALLERY / f"{game}.json").read_text("utf-8"))["states"] for game in game_ids()}
    return tuple(
        Moment(game, name, now["names"], now["view"], now["legal"], now["past"])
        for game, states in found.items()
        for name, now in states.items()
    )


def named(name: str) -> Moment:
    return next(moment for moment in moments() if moment.name == name)


def one_of_each_kind() -> Iterator[Moment]:
    seen = set()
    for moment in moments():
        if (moment.game, moment.kind) not in seen:
            seen.add((moment.game, moment.kind))
            yield moment


def asked_kinds(game: str) -> set[str]:
    """Every question of a game."""
    questions: Any = find_game(game).question_type
    return {str(one.__struct_config__.tag) for one in get_args(questions) or (questions,)}


class Stage:
    """A window at a table that shows what it is told."""

    def __init__(self, browser: Browser, house: House, language: str, *, dark: bool = False) -> None:
        self._number, self._game, self._address = 0, "", f"{house.url}/t/stage"
        self.errors: list[str] = []
        self.context = browser.new_context(
            locale=LOCALES[language],
            reduced_motion="reduce",
            color_scheme="dark" if dark else "light",
            has_touch=True,
            bypass_csp=True,
            service_workers="block",
        )
        self.context.request.post(f"{house.url}/api/me", data={"name": "Ann"})
        self.context.add_init_script("localStorage.removeItem('tortuga-kept')")  # of the game before
        self.context.add_init_script(path=HERE / "stage.js")
        self.context.add_init_script(path=HERE / "sight.js")
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _sit_down(self, game: str) -> None:
        """A table plays one game."""
        if game != self._game:
            self.page.goto(self._address)
            self.page.wait_for_function("() => stage.open")
            self._game = game

    def resize(self, size: str) -> None:
        width, height = SIZES[size]
        self.page.set_viewport_size({"width": width, "height": height})

    def show(self, moment: Moment, offer: wire.OfferInfo | None = None) -> None:
        self._sit_down(moment.game)
        self._number += 1
        table = replace(table_of(moment), offer=offer)
        you = wire.You(moment.view["seat"], host=True)
        actions = [wire.ChoiceInfo(action, "") for action in moment.legal]
        decision = wire.DecisionInfo(self._number, actions) if actions else None
        messages = (
            wire.Welcome(you=you, table=table, clock=None, talk=()),
            wire.Update(self._number, [], moment.view, decision, fresh=True),
        )
        page = {
            "number": 0,
            "events": moment.past or past(moment.game, len(moment.names)),
            "taken_back": False,
        }
        self.page.evaluate(
            "([messages, past]) => stage.show(messages, past)",
            [[json.loads(wire.pack(message)) for message in messages], {"pages": [page]}],
        )

    def hear(self, text: str) -> None:
        """Somebody else says something."""
        self._number += 1
        said = wire.Said(self._number, 1, "Žofie", text, None, 0)
        self.page.evaluate("(said) => stage.tell(said)", json.loads(wire.pack(said)))

    def point(self, piece: Locator) -> None:
        """Point at a piece until it is explained."""
        piece.dispatch_event("pointerover", {"pointerType": "mouse", "bubbles": True})
        self.page.wait_for_selector(".bubble")

    def troubles(self) -> list[str]:
        return list(self.page.evaluate("stage.settled().then(() => sight.troubles())"))

    def walk(self, moment: Moment) -> list[str]:
        """What is wrong with the screen, and with each further one until the choice is whole."""
        self.show(moment)
        found = self.troubles()
        for press in range(1, MOST_PRESSES + 1):
            if not moment.legal or not self.page.evaluate("stage.goOn()"):
                break
            found += [f"after {press}: {one}" for one in self.troubles()]
        broken, self.errors = self.errors, []
        return list(dict.fromkeys([*broken, *found]))


def table_of(moment: Moment) -> wire.TableInfo:
    seats = tuple(
        SeatRow(name=name, holder="me") if seat == moment.view["seat"] else SeatRow(name=name, bot="medium")
        for seat, name in enumerate(moment.names)
    )
    status = Status.FINISHED if moment.view["outcome"] else Status.RUNNING
    game, options = moment.game, moment.view["options"]
    row = TableRow(
        id="stage", game=game, options=options, seats=seats, host="me", status=status, secret="", created=0
    )
    return row_info(row, 0.0)


@cache
def past(game: str, seats: int) -> list[Any]:
    """The events of the beginning of some match, for the log."""
    played = find_game(game)
    names = tuple(f"Player {seat}" for seat in range(seats))
    match = Match.start(played, played.options_type(), names=names, seed="stage")
    luck = Random("stage")
    while len(match.entries) < TOLD and not match.outcome:
        seat = luck.choice(match.to_act)
        match.play(seat, luck.choice(match.legal(seat)))
    told: list[Any] = msgspec.to_builtins(match.events(None))
    return told
