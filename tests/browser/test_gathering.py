"""Tournaments and clubs at a browser: made, joined by a link, followed as they go on, left."""

import os
from pathlib import Path

import pytest

from tests.browser.axe import violations
from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.test_learning import LOCALES
from tortuga.text import Voice, voice

TOO_WIDE = "document.documentElement.scrollWidth > innerWidth"
PATIENCE = 100_000
PICTURES = os.environ.get("TORTUGA_PICTURES", "")
"""A folder for pictures of these pages, to be looked at."""


def looked_at(person: Person, name: str) -> None:
    if PICTURES:
        person.page.screenshot(path=Path(PICTURES) / f"{name}.png", full_page=True)
    assert violations(person) == []
    assert not person.page.evaluate(TOO_WIDE)
    assert person.troubles == []


@pytest.mark.parametrize(("language", "phone", "dark"), [("en", False, False), ("cs", True, True)])
def test_a_tournament_is_made_and_followed(arrive: Arrive, language: str, *, phone: bool, dark: bool) -> None:
    speaker = voice(language)
    ann = arrive(locale=LOCALES[language], phone=phone, dark=dark)
    ann.visit("/tournaments")
    ann.page.get_by_text(speaker.say("tournament-new"), exact=True).click()
    looked_at(ann, f"tournaments-{language}")
    _make(ann, speaker)
    looked_at(ann, f"gathering-{language}")
    ann.page.get_by_role("button", name=speaker.say("tournament-begin"), exact=True).click()
    mine = ann.page.get_by_role("link", name=speaker.say("tournament-to-table"), exact=True)
    mine.wait_for()
    looked_at(ann, f"running-{language}")
    here = ann.page.url
    mine.click()
    ann.page.wait_for_url("**/t/*")
    ann.give_up(ann.page.url.rpartition("/")[2])
    ann.page.get_by_role("link", name=speaker.say("web-tournament-back")).click()
    ann.page.wait_for_url(here)
    ann.page.wait_for_selector(".first", timeout=PATIENCE)
    ann.page.get_by_text(speaker.say("tournament-ties"), exact=True).click()
    ann.page.get_by_text(speaker.say("tournament-tie-buchholz-note")).wait_for()
    looked_at(ann, f"over-{language}")


def _make(ann: Person, speaker: Voice) -> None:
    ann.page.get_by_label(speaker.say("tournament-name"), exact=True).fill("Friday night")
    ann.page.get_by_label(speaker.say("tournament-length"), exact=True).select_option("1")
    ann.page.get_by_role("button", name=speaker.say("tournament-create")).click()
    ann.page.wait_for_url("**/tournament/*")
    ann.page.get_by_label(speaker.say("tournament-bots-count"), exact=True).select_option("3")
    ann.page.get_by_label(speaker.say("tournament-bots-level"), exact=True).select_option("easy")
    ann.page.get_by_role("button", name=speaker.say("tournament-add-bots")).click()
    ann.page.get_by_text("Ching Shih").wait_for()


def test_a_club_is_founded_joined_and_left(arrive: Arrive) -> None:
    speaker = voice("en")
    ann, bob = arrive(), arrive(phone=True, dark=True)
    ann.visit("/clubs")
    ann.page.get_by_label(speaker.say("club-name")).fill("The crew")
    looked_at(ann, "clubs")
    ann.page.get_by_role("button", name=speaker.say("club-found")).click()
    ann.page.wait_for_url("**/club/*")
    link = ann.page.locator(".url").inner_text()
    bob.visit(link.removeprefix(bob.url))
    looked_at(bob, "club-invited")
    bob.page.get_by_role("button", name=speaker.say("club-join")).click()
    bob.page.get_by_role("heading", name=speaker.say("club-people")).wait_for()
    looked_at(bob, "club-phone")
    ann.page.get_by_role("button", name=speaker.say("club-open-table")).click()
    ann.page.wait_for_url("**/t/*")
    bob.page.get_by_role("link", name=speaker.say("club-table-sit")).wait_for()
    ann.page.go_back()
    ann.page.get_by_role("button", name="…").click()
    looked_at(ann, "club")
    ann.page.get_by_role("button", name="Remove", exact=False).click()
    ann.page.get_by_role("button", name="Remove", exact=False).click()
    bob.page.get_by_text(speaker.say("club-gone")).wait_for()
    bob.troubles.clear()  # that there is no such club was no answer to like
    ann.page.get_by_role("button", name=speaker.say("club-leave")).click()
    ann.page.get_by_role("button", name=speaker.say("club-leave")).click()
    ann.page.get_by_text(speaker.say("club-none")).wait_for()
