"""A friend at the shoulder: a hint on the board, done with one press; and after the match what was better."""

import re

import pytest

from tests.browser.axe import violations
from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.test_learning import LOCALES, Press, by_keyboard, by_mouse, by_touch
from tortuga.text import voice

BARE_ID = re.compile(r"\b(?:advice|web|turtles|buccaneers|tortuga1667)-[a-z0-9-]+")
SHOWN = '[data-hinted], .hinted, [aria-pressed="true"], [data-picked="yes"], .chosen'
"""What a board shows of a hint."""
SETTLED = 300
"""Milliseconds in which a click has come to something."""


def clean(person: Person) -> None:
    assert violations(person) == []
    assert not BARE_ID.search(person.page.inner_text("main"))
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def to_choose(person: Person) -> None:
    """Go on until there is a real choice, and what was clicked last does not take it away any more."""
    hints = person.page.locator("[data-hint]:enabled")

    def may_choose() -> bool:
        return bool(hints.count() and person.updates[-1]["decision"])

    while person.asked():
        if not may_choose():
            person.click_something()
            continue
        person.page.wait_for_timeout(SETTLED)
        if may_choose():
            return


@pytest.mark.parametrize(
    ("game", "press", "language", "phone"),
    [
        ("turtles", by_touch, "es", True),
        ("buccaneers", by_mouse, "fr", False),
        ("tortuga1667", by_keyboard, "cs", False),
    ],
)
def test_a_hint_is_shown_with_its_reasons_and_done_with_one_press(
    arrive: Arrive, game: str, press: Press, language: str, *, phone: bool
) -> None:
    ann = arrive(locale=LOCALES[language], phone=phone, dark=phone)
    ann.play_now(game)
    to_choose(ann)
    decision = ann.updates[-1]["decision"]["number"]
    press(ann, "[data-hint]:enabled")
    ann.page.wait_for_selector("[data-friend] [data-do]")
    assert ann.page.locator(".board").locator(SHOWN).count()
    clean(ann)
    press(ann, "[data-do]")
    ann.page.wait_for_selector("[data-friend]", state="detached")
    while (ann.updates[-1]["decision"] or {}).get("number") == decision:
        ann.page.wait_for_timeout(20)


def test_after_a_match_against_bots_the_better_choices_are_told_and_lead_to_the_board(arrive: Arrive) -> None:
    ann = arrive()
    table = ann.play_now("turtles")
    ann.click_to_the_end()
    ann.page.locator("[data-hindsight]").click()
    told = ann.page.locator(".hindsight li, .hindsight p").filter(
        has_not_text=voice().say("web-hint-thinking")
    )
    told.first.wait_for()
    ann.page.wait_for_selector(".hindsight progress", state="detached")
    clean(ann)
    for link in ann.page.locator(".hindsight a").all():
        assert re.search(rf"/t/{table}/replay\?seat=\d&at=\d+$", link.get_attribute("href") or "")
