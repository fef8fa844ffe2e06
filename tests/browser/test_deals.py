"""Shared deals and the deal of the day, as people find, play and compare them."""

import pytest

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.test_learning import LOCALES
from tests.browser.test_me import looked_at
from tortuga.text import Voice, voice

COME = """(name) => fetch('/api/me', { method: 'POST', body: JSON.stringify({ name }),
  headers: { 'content-type': 'application/json' } })"""


def share(ann: Person, speaker: Voice) -> str:
    """A new table against a bot whose deal others can play; returns the table."""
    ann.visit("/new/turtles")
    ann.page.get_by_text(speaker.say("web-more"), exact=True).click()
    ann.page.get_by_role("switch", name=speaker.say("deal-wish")).check()
    looked_at(ann)
    ann.page.locator("form ol li").nth(1).locator("select").select_option("bot:easy")
    ann.page.get_by_role("button", name=speaker.say("web-create"), exact=True).click()
    ann.page.locator("main .deal").wait_for()
    looked_at(ann)
    ann.page.get_by_role("button", name=speaker.say("web-start"), exact=True).click()
    return ann.at_table()


@pytest.mark.parametrize(("language", "phone", "dark"), [("en", False, False), ("cs", True, True)])
def test_a_deal_is_shared_played_and_compared(
    arrive: Arrive, language: str, *, phone: bool, dark: bool
) -> None:
    speaker = voice(language)
    ann, bob = [arrive(locale=LOCALES[language], phone=phone, dark=dark) for _ in range(2)]
    ann.visit()
    ann.page.evaluate(COME, "Ann")
    table = share(ann, speaker)
    told = ann.page.locator(".bar").get_by_role("link", name=speaker.say("deal-title"))
    path = told.get_attribute("href") or ""
    ann.give_up(table)
    ann.page.locator(".over .deal").wait_for()
    assert ann.page.get_by_role("link", name=speaker.say("web-record"), exact=True).count() == 0
    bob.visit(path)
    bob.page.locator(".tables > li").wait_for()
    looked_at(bob)
    bob.page.evaluate(COME, "Bob")
    bob.visit(path)
    bob.page.get_by_role("button", name=speaker.say("deal-play"), exact=True).click()
    bob.page.locator("main .deal").wait_for()
    ann.visit(path)
    ann.page.get_by_role("link", name=speaker.say("deal-mine"), exact=True).wait_for()


@pytest.mark.parametrize(("language", "phone", "dark"), [("en", True, False), ("es", False, True)])
def test_the_deal_of_the_day(arrive: Arrive, language: str, *, phone: bool, dark: bool) -> None:
    speaker = voice(language)
    ann = arrive(locale=LOCALES[language], phone=phone, dark=dark)
    ann.visit()
    ann.page.evaluate(COME, "Ann")
    ann.visit()
    ann.page.get_by_role("link", name=speaker.say("web-daily"), exact=True).click()
    ann.page.get_by_text(speaker.say("deal-nobody")).wait_for()
    looked_at(ann)
    ann.page.get_by_role("button", name=speaker.say("deal-daily-play"), exact=True).click()
    ann.at_table()
    ann.page.locator(".bar").get_by_role("link", name=speaker.say("deal-daily")).wait_for()
    ann.visit("/daily")
    ann.page.get_by_role("button", name=speaker.say("deal-daily-on"), exact=True).wait_for()
