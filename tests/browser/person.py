"""Somebody at a browser: finds what glows on the board, and clicks it or reaches it by keyboard."""

import json
import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, ElementHandle, Page
from playwright.sync_api import Error as PageError

LIVE = (
    '.board :is([data-live="yes"], [data-for], [data-side], [role="button"][aria-disabled="false"],'
    ' .confirm:enabled, .choice:enabled:not([aria-disabled="true"]))'
)
"""Whatever can be chosen on a board."""
DECIDING = '.board :is(.confirm:enabled, .choice:enabled:not([aria-disabled="true"]))'
OVER = ".over"
PATIENCE = 60.0
LONGEST_MATCH = 400.0
MOST_TABS = 150
EVERY_SO_OFTEN = 40
IN_SIGHT = """(selector) => [...document.querySelectorAll(selector)].filter((one) => {
  const { width, height } = one.getBoundingClientRect();
  return width > 0 && height > 0 && one.checkVisibility({ visibilityProperty: true });
})"""
"""Asked at once: a question for each piece of a board takes longer than to play on it."""
ALL_WORDS = """() => {
  const told = ['aria-label', 'aria-description', 'data-explain', 'title', 'placeholder', 'alt'];
  const nodes = [...document.querySelectorAll('*')];
  const drawn = [...document.querySelectorAll('svg title, svg desc, svg text')];
  return [document.title, document.body.innerText, ...drawn.map((node) => node.textContent),
    ...nodes.flatMap((node) => told.map((name) => node.getAttribute(name) ?? ''))].join('\\n');
}"""
SET_UP = """async (wish) => {
  const post = (path, body) => fetch(path, { method: 'POST', body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' } }).then((answer) => answer.json());
  await post('/api/me', { name: 'Ann' });
  const { id } = await post('/api/tables', wish);
  await post(`/api/tables/${id}/start`, {});
  return id;
}"""
GIVE_UP = """(table) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  socket.onopen = () => socket.send(JSON.stringify({ type: 'resign', ref: 1 }));
  socket.onmessage = ({ data }) => {
    if (JSON.parse(data).type === 'accepted') { socket.close(); done(); }
  };
})"""
EXPECTED = ("401 (Unauthorized)", "net::ERR_")
"""Who one is has to be asked once before one is somebody; and a server that is killed does not answer."""


class Person:
    def __init__(self, context: BrowserContext, url: str, seed: int = 0) -> None:
        self.context, self.url = context, url
        self.page: Page = context.new_page()
        self.frames: list[dict[str, Any]] = []
        """Every message that came over a socket."""
        self.asked_for: list[str] = []
        """Every address that the page asked the house for."""
        self.troubles: list[str] = []
        self._random = random.Random(seed)
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))
        self.page.on("request", lambda request: self.asked_for.append(request.url))
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", lambda said: self._complain(said.type, said.text))

    def _hear(self, frame: str | bytes) -> None:
        self.frames.append(json.loads(frame))

    def _complain(self, kind: str, text: str) -> None:
        if kind == "error" and not any(part in text for part in EXPECTED):
            self.troubles.append(text)

    # Going places

    def visit(self, path: str = "/") -> Page:
        self.page.goto(self.url + path)
        self.page.wait_for_selector("main, h1")
        return self.page

    def play_now(self, game: str) -> str:
        """One click on the first page; returns the table."""
        self.visit()
        self.page.locator(f'article[data-game="{game}"] .main').click()
        return self.at_table()

    def at_table(self) -> str:
        self.page.wait_for_selector(".board > *")
        return self.page.url.rpartition("/t/")[2].partition("?")[0]

    def begin(self, **wish: Any) -> str:
        """A match against a bot, with wishes of one's own, but not yet looked at; returns the table."""
        self.visit()
        seats = [{}, {"kind": "bot", "bot": "easy"}]
        return str(self.page.evaluate(SET_UP, {"game": "turtles", "seats": seats, **wish}))

    def play_long(self) -> str:
        """A match of turtles that no first moves decide, as they may in the plain game."""
        table = self.begin(options={"variant": "ultra"})
        self.visit(f"/t/{table}")
        return self.at_table()

    def give_up(self, table: str) -> None:
        self.page.evaluate(GIVE_UP, table)

    def set_up(self, game: str, people: int, bots: int) -> str:
        """A table with open seats for others and bots in the rest; returns the link for the others."""
        self.visit(f"/new/{game}")
        self.page.get_by_text("More: seats, clock, rules").click()
        seats = self.page.locator("form ol li")
        while seats.count() < people + bots:
            self.page.get_by_role("button", name="Add a seat").click()
        while seats.count() > people + bots:
            self.page.get_by_role("button", name="Remove a seat").click()
        for seat in range(people, people + bots):
            seats.nth(seat).locator("select").select_option("bot:easy")
        self.page.get_by_role("button", name="Set up the table").click()
        self.page.wait_for_selector(".share .links")
        table = self.page.url.rpartition("/t/")[2]
        links = self.page.evaluate(f"fetch('/api/tables/{table}/links').then((answer) => answer.json())")
        return str(links["invite"])

    def come_by(self, link: str, name: str = "Bob") -> Page:
        """By a link, for the first time: one says one's name."""
        self.visit(link)
        self.page.get_by_label("What shall the others call you?").fill(name)
        self.press("Come in")
        return self.page

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).click()

    # Playing

    @property
    def over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def live(self, within: str = "") -> list[ElementHandle]:
        found = self.page.evaluate_handle(IN_SIGHT, f"{within} {LIVE}")
        elements = [one.as_element() for one in found.get_properties().values()]
        return [one for one in elements if one]

    def asked(self) -> list[ElementHandle]:
        """What glows, as soon as something does; nothing, if the match is over."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            found = self.live()
            if found or self.over:
                return found
            self.page.wait_for_timeout(20)
        raise AssertionError(f"nothing can be done: {self.page.inner_text('.bar')}")

    def pick(self, found: list[ElementHandle]) -> ElementHandle:
        """Anything; but where something can be confirmed, that every other time."""
        deciding = self.page.query_selector_all(DECIDING)
        return self._random.choice(deciding if deciding and self._random.random() < 0.5 else found)

    def click_something(self) -> None:
        found = self.asked()
        if found:
            self.click(self.pick(found))

    def click(self, one: ElementHandle) -> None:
        try:
            one.click(timeout=1_000)
        except PageError:
            return  # it went away meanwhile: look again

    def answer(self) -> None:
        """Choose until the question is answered, as soon as there is one."""
        assert self.asked()
        number = self.updates[-1]["decision"]["number"]
        until = time.monotonic() + PATIENCE
        while (self.updates[-1]["decision"] or {}).get("number") == number:
            assert time.monotonic() < until
            found = self.live()
            if found:
                self.click(self.pick(found))
            self.page.wait_for_timeout(20)

    def click_to_the_end(self, now_and_then: Callable[["Person"], None] | None = None) -> None:
        until = time.monotonic() + LONGEST_MATCH
        clicks = 0
        while not self.over and time.monotonic() < until:
            self.click_something()
            clicks += 1
            if now_and_then and clicks % EVERY_SO_OFTEN == 0:
                now_and_then(self)
        assert self.over

    def type_to_the_end(self) -> None:
        """By keyboard alone: Tab to something that glows, then Enter or the space bar."""
        until = time.monotonic() + LONGEST_MATCH
        while not self.over and time.monotonic() < until:
            if self.asked() and self.reach():
                self.page.keyboard.press(self._random.choice(("Enter", " ")))
        assert self.over

    def reach(self) -> bool:
        """Move the focus until it stands on something that glows."""
        hops = self._random.randrange(3)
        for _ in range(MOST_TABS):
            if self.page.evaluate("(live) => document.activeElement?.matches(live) ?? false", LIVE):
                if not hops:
                    return True
                hops -= 1
            self.page.keyboard.press("Tab")
        return False

    # What the page knows

    @property
    def updates(self) -> list[dict[str, Any]]:
        return [frame for frame in self.frames if frame["type"] == "update"]

    def words(self) -> str:
        """Everything that can be read or heard on the page."""
        return str(self.page.evaluate(ALL_WORDS))

    def stored(self) -> dict[str, str]:
        """What the page keeps in the browser, as far as a script can read it."""
        return dict(
            self.page.evaluate("() => ({...localStorage, ...sessionStorage, cookie: document.cookie})")
        )


def together(ann: Person, bob: Person, game: str, bots: int = 1) -> str:
    """Ann sets up a table, Bob comes by her link, and they begin; returns the table."""
    bob.come_by(ann.set_up(game, people=2, bots=bots))
    bob.press("Take a seat")
    ann.press("Begin")
    bob.at_table()
    return ann.at_table()


def finish(*people: Person) -> None:
    """Everyone clicks whenever they are asked, until the match is over."""
    until = time.monotonic() + LONGEST_MATCH
    while not all(person.over for person in people):
        assert time.monotonic() < until
        for person in people:
            if found := person.live():
                person.click(person.pick(found))
            else:
                person.page.wait_for_timeout(20)
