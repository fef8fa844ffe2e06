"""One's own page: matches found again, a public page, another device, and being forgotten."""

import pytest

from tests.browser.axe import violations
from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.test_learning import LOCALES
from tests.long_runs import LONG
from tortuga.text import Voice, voice

TOO_WIDE = "document.documentElement.scrollWidth > innerWidth"

MORE = [("cs", False, True), ("es", True, False)] if LONG else []
"""Ways to come, when there is time for them."""


def looked_at(person: Person) -> None:
    assert violations(person) == []
    assert not person.page.evaluate(TOO_WIDE)


def lose(person: Person) -> None:
    """A match of turtles against a bot, given up at once."""
    table = person.play_now("turtles")
    person.give_up(table)


def press(person: Person, said: str) -> None:
    """Found and pressed by keyboard alone."""
    found = person.page.get_by_role("button", name=said, exact=True)
    found.focus()
    person.page.keyboard.press("Enter")


@pytest.mark.parametrize(("language", "phone", "dark"), [("en", False, False), ("fr", True, True), *MORE])
def test_one_s_own_page(arrive: Arrive, language: str, *, phone: bool, dark: bool) -> None:
    speaker = voice(language)
    ann = arrive(locale=LOCALES[language], phone=phone, dark=dark)
    ann.visit("/me")
    ann.page.get_by_text(speaker.say("me-stranger")).wait_for()
    looked_at(ann)
    lose(ann)
    ann.visit("/me")
    ann.page.wait_for_selector("li.lost")
    looked_at(ann)
    ann.page.get_by_label(speaker.say("me-filter-score"), exact=True).select_option("won")
    ann.page.get_by_text(speaker.say("me-nothing-found")).wait_for()
    ann.page.get_by_label(speaker.say("me-filter-score"), exact=True).select_option("lost")
    ann.page.wait_for_selector("li.lost")
    _has_a_public_page(ann, speaker)
    _is_known_by_another_device(ann, arrive(locale=LOCALES[language], phone=phone), speaker)
    _is_forgotten(ann, speaker)


def _has_a_public_page(ann: Person, speaker: Voice) -> None:
    ann.page.get_by_role("switch", name=speaker.say("me-profile")).check()
    ann.page.get_by_role("link", name=speaker.say("me-profile-visit")).click()
    ann.page.wait_for_url("**/u/*")
    ann.page.wait_for_selector("main h1")
    looked_at(ann)
    ann.visit("/me")


def _is_known_by_another_device(ann: Person, other: Person, speaker: Voice) -> None:
    press(ann, speaker.say("me-code-show"))
    code = ann.page.locator(".code").inner_text()
    looked_at(ann)
    other.visit(f"/me#code={code}")
    assert other.page.get_by_label(speaker.say("me-use-code-label"), exact=True).input_value() == code
    assert code not in other.page.url, "nobody passes it on with the address"
    press(other, speaker.say("me-use-code-go"))
    other.page.wait_for_selector("li.lost")
    ann.page.get_by_label(speaker.say("me-use-code-label"), exact=True).fill(code)
    press(ann, speaker.say("me-use-code-go"))
    ann.page.get_by_text(speaker.say("declined-bad-code")).wait_for()
    ann.troubles.pop()  # the browser says that it was refused


def _is_forgotten(ann: Person, speaker: Voice) -> None:
    press(ann, speaker.say("web-account-forget"))
    ann.page.get_by_text(speaker.say("web-account-forget-note")).wait_for()
    press(ann, speaker.say("web-account-forget"))
    ann.page.wait_for_selector("article")
    ann.visit("/me")
    ann.page.get_by_text(speaker.say("me-stranger")).wait_for()


def test_the_way_there_leads_over_who_one_is(arrive: Arrive) -> None:
    ann = arrive()
    lose(ann)
    ann.visit()
    ann.page.locator("header button").click()
    ann.page.get_by_role("link", name="My matches and ratings").click()
    ann.page.wait_for_selector("li.lost")
    assert ann.page.locator("dialog").count() == 0
