"""Slow matches in the browser: set up, found again by whoever is waited for, planned ahead."""

import pytest

from tests.browser.axe import violations
from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.slow_table import ask, slow_turtles
from tests.browser.test_learning import LOCALES
from tortuga.text import Voice, voice

TOO_WIDE = "document.documentElement.scrollWidth > innerWidth"
ROUNDS = [("en", False, False), ("fr", True, False), ("cs", False, True), ("es", True, True)]


def looked_at(person: Person) -> None:
    assert violations(person) == []
    assert not person.page.evaluate(TOO_WIDE)


def all_of(speaker: Voice) -> list[str]:
    """Three days, or a moment less."""
    return [speaker.say("web-left-days", days=days, hours=hours) for days, hours in ((3, 0), (2, 23))]


@pytest.mark.parametrize(("language", "phone", "dark"), ROUNDS, ids=[language for language, *_ in ROUNDS])
def test_a_slow_match(arrive: Arrive, language: str, *, phone: bool, dark: bool) -> None:
    speaker = voice(language)
    ann, bob = (arrive(locale=LOCALES[language], phone=phone, dark=dark) for _ in range(2))
    _wishes_for_days(ann, speaker)
    table = slow_turtles(ann, bob)
    ann.visit()
    waits = ann.page.locator("li.asked")
    waits.wait_for()
    assert any(left in waits.inner_text() for left in all_of(speaker))
    looked_at(ann)
    bob.visit(f"/t/{table}")
    bob.at_table()
    assert any(left in bob.page.locator(".people").inner_text() for left in all_of(speaker))
    _plans(bob, speaker)
    answers = ask(bob, f"/tables/{table}/plan")["answers"]
    assert len(answers) == 1
    assert ask(ann, f"/tables/{table}/plan")["answers"] == []
    bob.page.get_by_role("button", name=speaker.say("web-plan-drop", move=answers[0]["move"])).click()
    bob.page.get_by_text(speaker.say("web-plan-none")).wait_for()


def _wishes_for_days(ann: Person, speaker: Voice) -> None:
    ann.visit("/new/turtles")
    ann.page.get_by_text(speaker.say("web-more")).click()
    ann.page.locator("#clock").select_option("days7")
    chosen = ann.page.locator("#clock option:checked").inner_text()
    assert chosen.strip() == speaker.say("web-clock-days", days=7)
    assert ann.page.get_by_text(speaker.say("web-grace"), exact=True).count() == 0, "no bot helps out"
    looked_at(ann)


def _plans(bob: Person, speaker: Voice) -> None:
    """What he expects, and what he replies, on the board."""
    bob.page.get_by_role("tab", name=speaker.say("web-tab-plan")).click()
    bob.page.get_by_text(speaker.say("web-plan-none")).wait_for()
    looked_at(bob)
    bob.page.get_by_role("button", name=speaker.say("web-plan-add")).click()
    dialog = bob.page.get_by_role("dialog")
    for asked in (speaker.say("web-plan-expect", name="Ann"), speaker.say("web-plan-reply")):
        dialog.get_by_role("heading", name=asked).wait_for()
        looked_at(bob)
        _plays_something(bob)
    keep = dialog.get_by_role("button", name=speaker.say("web-plan-keep"))
    keep.click()
    dialog.wait_for(state="detached")
    bob.page.locator(".plans li").wait_for()
    looked_at(bob)


def _plays_something(bob: Person) -> None:
    """Whatever can be chosen on the board of the dialog, until it has been played."""
    said = bob.page.locator("dialog h2")
    before = said.inner_text()
    for _ in range(40):
        live = bob.live("dialog")
        if said.inner_text() != before:
            return
        if live:
            bob.click(bob.pick(live))
        bob.page.wait_for_timeout(50)
    raise AssertionError("nothing was played")


def test_calls_are_off_and_say_why_they_cannot_be(arrive: Arrive) -> None:
    """There is no push service here: a sentence says so, and nothing is on."""
    says = voice("en").say
    ann = arrive(app=True)
    ask(ann, "/me", {"name": "Ann"})
    ann.context.grant_permissions(["notifications"])
    ann.visit("/me")
    ann.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    switch = ann.page.get_by_role("switch", name=says("me-calls-switch"))
    assert not switch.is_checked()
    switch.click()
    problem = ann.page.get_by_role("alert")
    problem.wait_for()
    assert problem.inner_text() in {says(f"me-calls-{why}") for why in ("denied", "unavailable")}
    assert not switch.is_checked()
    looked_at(ann)
    assert [one for one in ann.troubles if "push" not in one.lower()] == []
    ann.troubles.clear()  # the browser says so too
