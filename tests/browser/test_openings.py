"""The tree of openings: walked on the board, by links and by keys; what people played, and their matches."""

import re

import pytest

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.test_analysis import looked_at
from tests.browser.test_learning import LOCALES, Press, by_keyboard, by_mouse, by_touch
from tests.browser.test_puzzles import presses
from tests.long_runs import LONG

ONE_MOVE = """(table) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  let made = false;
  socket.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    if (told.type === 'update' && told.decision && !made) {
      made = true;
      const [{ action }] = told.decision.actions;
      socket.send(JSON.stringify({ type: 'act', ref: 1, decision: told.decision.number, action }));
    }
    if (told.type === 'accepted' && told.ref === 1) socket.send(JSON.stringify({ type: 'resign', ref: 2 }));
    if (told.type === 'accepted' && told.ref === 2) { socket.close(); done(); }
  };
})"""

NOTED = """(table) => fetch('/api/openings/turtles')
  .then(() => fetch('/api/openings/turtles/matches'))
  .then((answer) => answer.json())
  .then((found) => found.matches.some(({ match }) => match.table === table))"""


def shown(person: Person, *line: str) -> None:
    """Until the page stands where these moves lead."""
    here = person.page.locator("nav [aria-current=step]")
    here.filter(has_text=line[-1] if line else re.compile(r"^\D+$")).wait_for()


@pytest.mark.parametrize(
    ("press", "language", "phone", "dark"),
    [
        (by_mouse, "en", False, False),
        (by_touch, "fr", True, True),
        (by_keyboard, "cs", False, True),
        *([(by_touch, "es", True, False)] if LONG else []),
    ],
)
def test_the_tree_is_walked(arrive: Arrive, press: Press, language: str, *, phone: bool, dark: bool) -> None:
    ann = arrive(locale=LOCALES[language], phone=phone, dark=dark)
    ann.visit()
    table = ann.begin(private=False, options={"first": "south"})
    ann.page.evaluate(ONE_MOVE, table)
    while not ann.page.evaluate(NOTED, table):
        ann.page.wait_for_timeout(500)
    ann.visit("/openings/turtles")
    moves = ann.page.locator("a[data-move]")
    moves.first.wait_for()
    looked_at(ann)
    first = moves.first.get_attribute("data-move")
    assert first
    assert ann.page.locator("td.played .bar").count() == 1, "what people played stands first"
    replay = ann.page.locator(f'a[href$="/t/{table}/replay?at=0"]')
    replay.wait_for()

    for selector in presses(first):
        press(ann, selector)
    shown(ann, first)
    assert "where=" in ann.page.url
    moves.first.wait_for()
    looked_at(ann)
    second = moves.first.get_attribute("data-move")
    press(ann, f'a[data-move="{second}"]')
    shown(ann, str(second))
    press(ann, "[data-back]:enabled")
    shown(ann, first)
    ann.page.go_back()
    shown(ann, str(second))

    link = ann.page.url
    ann.visit(link.removeprefix(ann.url))
    shown(ann, str(second))
    press(ann, 'nav.variants a[href*="hatching"]')
    ann.page.locator("[data-all]").filter(has_text=re.compile(r"\d{2}")).wait_for()
    looked_at(ann)


def test_arrow_keys_walk_it(arrive: Arrive) -> None:
    ann = arrive()
    ann.visit("/openings/turtles")
    moves = ann.page.locator("a[data-move]")
    moves.first.wait_for()
    third = moves.nth(2).get_attribute("data-move")
    for _ in range(3):
        ann.page.keyboard.press("ArrowDown")
    ann.page.keyboard.press("ArrowRight")
    shown(ann, str(third))
    ann.page.keyboard.press("ArrowLeft")
    shown(ann)
