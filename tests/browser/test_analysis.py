"""The analysis board, by mouse, by touch and by keyboard; and what stands beside the log of a match."""

import re
from pathlib import Path

import pytest

from tests.browser.axe import violations
from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.test_learning import LOCALES, Press, by_keyboard, by_mouse, by_touch
from tests.browser.test_puzzles import presses
from tests.browser.test_replay import bring
from tests.cli.test_replay_and_verify import save
from tortuga.text import voice

WHERE = "4/S4/6/3S3/6/N3S/2N1 s 0-0 base"
BARE_ID = re.compile(r"\b(?:analysis|replay|web|turtles|buccaneers|tortuga1667)-[a-z0-9-]+")


def looked_at(person: Person) -> None:
    assert violations(person) == []
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not BARE_ID.findall(person.page.inner_text("main"))


def known(person: Person) -> None:
    """Until everything has been looked at."""
    person.page.locator("tr[data-move]").first.wait_for(timeout=120_000)
    person.page.locator("main progress").wait_for(state="detached", timeout=120_000)


@pytest.mark.parametrize(
    ("press", "language", "phone", "dark"),
    [
        (by_mouse, "en", False, False),
        (by_touch, "fr", True, True),
        (by_keyboard, "cs", False, True),
        (by_touch, "es", True, False),
    ],
    ids=["mouse", "touch", "keyboard", "touch es"],
)
def test_a_position_is_studied(
    arrive: Arrive, press: Press, language: str, *, phone: bool, dark: bool
) -> None:
    ann, speaker = arrive(locale=LOCALES[language], phone=phone, dark=dark), voice(language)
    ann.visit(f"/analysis/turtles?where={WHERE.replace(' ', '+')}")
    known(ann)
    looked_at(ann)
    rows = ann.page.locator("tr[data-move]")
    best = rows.first.get_attribute("data-move")
    assert best
    assert speaker.say("analysis-won-in", moves=2) in rows.first.inner_text()
    for selector in presses(best):
        press(ann, selector)
    trail = ann.page.locator("nav [aria-current]")
    trail.filter(has_text=best).wait_for()
    known(ann)
    assert "where=" in ann.page.url
    press(ann, "[data-back]:enabled")
    trail.filter(has_text=speaker.say("analysis-beginning")).wait_for()
    assert rows.first.get_attribute("data-move") == best, "what was found out is kept"
    assert ann.frames == [], "no table was opened"


def press_cell(person: Person, press: Press, cell: str) -> None:
    """A cell of the middle column. By keyboard one comes to the board, and from cell to cell by arrows."""
    if press is not by_keyboard:
        press(person, f"path[data-cell={cell}]")
        return
    here = "document.activeElement.dataset.cell ?? ''"
    while not person.page.evaluate(here):
        person.page.keyboard.press("Tab")
    while (now := person.page.evaluate(here)) != cell:
        person.page.keyboard.press("ArrowUp" if now < cell else "ArrowDown")
    person.page.keyboard.press("Enter")


@pytest.mark.parametrize(
    ("press", "phone"), [(by_touch, True), (by_keyboard, False)], ids=["touch", "keyboard"]
)
def test_a_position_is_laid_and_what_cannot_be_is_refused(
    arrive: Arrive, press: Press, *, phone: bool
) -> None:
    ann = arrive(phone=phone)
    ann.visit("/analysis/turtles")
    known(ann)
    press(ann, "[data-edit]")
    press(ann, "[data-clear]")
    looked_at(ann)
    ann.page.locator("input[name=hand][value=overturned]").check(force=True)
    press_cell(ann, press, "d1")
    press(ann, "[data-lay]")
    ann.page.locator(".wrong").wait_for()
    assert len(ann.page.locator(".wrong").inner_text()) > 20
    ann.troubles.clear()  # the browser notes that it was refused
    press_cell(ann, press, "d1")
    ann.page.locator("input[name=hand][value=south]").check(force=True)
    press_cell(ann, press, "d6")
    press(ann, "[data-lay]")
    known(ann)
    assert ann.page.locator("tr[data-move]").first.get_attribute("data-move")
    press(ann, "[data-edit]")
    ann.page.locator("input[name=notation]").fill("d2>b2 e5-f4")
    press(ann, "[data-lay]")
    ann.page.wait_for_url(re.compile("where=.*\\+s\\+0-0"))


@pytest.mark.parametrize(
    ("game", "language", "phone", "dark"),
    [
        ("turtles", "en", False, False),
        ("turtles", "cs", True, True),
        ("buccaneers", "fr", False, True),
        ("tortuga1667", "es", True, False),
    ],
)
def test_a_match_is_looked_back_at(
    arrive: Arrive, tmp_path: Path, game: str, language: str, *, phone: bool, dark: bool
) -> None:
    ann, speaker = arrive(locale=LOCALES[language], phone=phone, dark=dark), voice(language)
    bring(ann, save(tmp_path / "match.json", game))
    ann.page.locator("details.hindsight > summary").press("Enter")
    plot = ann.page.get_by_role("img", name=speaker.say(f"analysis-plot-{game}"))
    plot.wait_for(timeout=120_000)
    remarks = ann.page.locator(".hindsight li")
    remarks.first.wait_for(timeout=120_000)
    ann.page.locator(".hindsight .plot summary").press("Enter")
    ann.page.locator(".hindsight tbody tr >> nth=1").wait_for(timeout=120_000)
    looked_at(ann)
    moments = ann.page.locator(".hindsight li button")
    if moments.count():
        at = moments.first.locator("small").inner_text()
        moments.first.press("Enter")
        ann.page.locator(".hindsight li[aria-current]").filter(has_text=at).first.wait_for()
