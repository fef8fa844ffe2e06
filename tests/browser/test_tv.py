"""A big screen and phones: the screen knows what a spectator knows, a phone what its person knows."""

import time
from typing import Any

from tests.browser.axe import violations
from tests.browser.conftest import Arrive
from tests.browser.knowledge import canonical, check_secrets, everything_for
from tests.browser.person import Person, finish
from tests.long_runs import LONG

PHONES = 9 if LONG else 3
NAMES = ("Anne", "Bart", "Charlotte", "Dirk", "Edward", "Flora", "Grace", "Henry", "Isabela")
PATIENCE = 60.0
OWN = ".hand, .seal, .tray, .slip, .confirm, [data-live='yes'], [data-for]"
"""What only a seat has: a hand, notes, something to choose."""
QUICK = {"game": "tortuga1667", "options": {"trim": 8}}
CALLS = ", ".join(
    f'.board [data-for="say:{deed}"][aria-pressed="false"]' for deed in ("attack", "mutiny", "brawl")
)
"""What makes others vote."""
BARE_IDS = ("party-", "web-", "tortuga1667-")


def big_screen(arrive: Arrive, **how: Any) -> tuple[Person, str]:
    screen = arrive(**how)
    screen.page.set_viewport_size({"width": 1920, "height": 1080})
    screen.visit("/tv")
    screen.page.locator(".way .code").wait_for()
    return screen, screen.page.url.rpartition("/")[2]


def phone_at(arrive: Arrive, code: str, name: str, **how: Any) -> Person:
    phone = arrive(phone=True, **how)
    phone.visit(f"/p/{code.lower()}")
    phone.page.locator("#called").fill(name)
    phone.page.locator("form .main").click()
    phone.page.locator("li.mine").wait_for()
    return phone


def ask(person: Person, path: str, body: Any = None) -> Any:
    return person.page.evaluate(
        "([path, body]) => fetch(path, {method: body ? 'POST' : 'GET', body: body && JSON.stringify(body),"
        " headers: {'Content-Type': 'application/json'}}).then((answer) => answer.text())",
        [path, body],
    )


def table_of(person: Person) -> str:
    return str([frame["table"]["id"] for frame in person.frames if "table" in frame][-1])


def until(person: Person, what: Any) -> None:
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end
        person.page.wait_for_timeout(30)


def voter(phones: list[Person]) -> Person | None:
    """Somebody who is asked for a vote."""
    for phone in phones:
        last = phone.updates[-1]
        if last["decision"] and last["view"]["phase"]["type"] == "voting":
            return phone
    return None


def play_until_a_vote(phones: list[Person]) -> Person:
    """Whoever can call for one does; else anything."""
    end = time.monotonic() + PATIENCE * 3
    while not (found := voter(phones)):
        assert time.monotonic() < end
        assert not any(phone.over for phone in phones), "a match without a single vote"
        for phone in phones:
            calls = phone.page.query_selector_all(f"{CALLS}, .confirm:enabled")
            live = phone.live()
            if live:
                phone.click(calls[-1] if calls else phone.pick(live))
    return found


def test_an_evening_before_a_television(arrive: Arrive) -> None:
    screen, code = big_screen(arrive)
    phones = [phone_at(arrive, code, name) for name in NAMES[:PHONES]]
    lead, *others = phones
    for name in NAMES[:PHONES]:
        screen.page.locator(".here li", has_text=name).wait_for()
    for person in (screen, lead, others[0]):
        assert violations(person) == []
    assert others[0].page.locator(".begin").count() == 0, "who came first chooses"
    ask(lead, f"/api/parties/{code}/plan", QUICK)
    lead.press("Begin")
    for person in (screen, *phones):
        person.page.locator(".board > *").wait_for()
    table = table_of(screen)

    reloaded = play_until_a_vote(phones)
    question = reloaded.updates[-1]["decision"]["number"]
    assert screen.page.locator(OWN).count() == 0
    reloaded.page.reload()
    reloaded.asked()
    assert reloaded.updates[-1]["decision"]["number"] == question, "the vote waits as it was"
    assert violations(reloaded) == []
    assert violations(screen) == []
    reloaded.answer()

    finish(*phones)
    assert screen.page.locator(OWN).count() == 0
    party = screen.page.evaluate(f"fetch('/api/parties/{code}').then((answer) => answer.json())")
    record = ask(screen, f"/api/tables/{table}/record?code={party['invitation']}")
    views, told = everything_for(record, None)
    for update in screen.updates:
        assert canonical(update["view"]) in views
        assert all(canonical(event) in told for event in update["events"])
        assert "decision" not in update
    for phone in phones:
        check_secrets(phone, phone.updates[-1]["view"]["seat"], table, record)

    screen.page.locator(".over").wait_for()
    others[-1].press("Play again")
    until(screen, lambda: table_of(screen) != table)
    for phone in phones:
        until(phone, lambda phone=phone: phone.updates[-1]["view"]["outcome"] is None)
    screen.page.locator(".over").wait_for(state="detached")


def test_the_screen_says_whose_phone_is_asleep(arrive: Arrive) -> None:
    screen, code = big_screen(arrive)
    ann, bob = (phone_at(arrive, code, name) for name in ("Ann", "Bob"))
    ann.page.locator(".games label").first.click()
    screen.page.locator(".games .chosen", has_text="Turtles").wait_for()
    screen.press("Begin")
    screen.page.get_by_text("Waiting for").wait_for()
    mover = ann if "Ann" in screen.page.inner_text(".sentence") else bob
    name, other = ("Ann", bob) if mover is ann else ("Bob", ann)
    mover.page.goto("about:blank")
    screen.page.get_by_text(f"The phone of {name} is asleep.").wait_for()
    other.page.goto("about:blank")
    screen.page.wait_for_timeout(200)
    assert screen.page.locator(".asleep").inner_text().count("phone of") == 1, "only whom the table waits for"
    mover.visit(f"/p/{code}")
    screen.page.locator(".asleep").wait_for(state="detached")
    assert mover.asked(), "and the phone goes on where it was"
    mover.page.goto("about:blank")
    screen.press(f"Let a bot play for {name}")
    screen.page.get_by_text(f"The phone of {name} is asleep.").wait_for(state="detached")


def test_a_party_in_four_languages_by_keys_and_at_night(arrive: Arrive) -> None:
    """Whoever has only a keyboard, or a remote control, opens the party and begins."""
    screen, code = big_screen(arrive, dark=True)
    phone = phone_at(arrive, code, "Anne", locale="cs-CZ", dark=True)
    for language in ("fr", "cs", "es", "en"):
        screen.page.locator("select").select_option(language)
        screen.page.locator(f"html[lang={language}]").wait_for()
        assert not any(id in screen.words() for id in BARE_IDS)
    assert not any(id in phone.words() for id in BARE_IDS)
    screen.page.locator(".games label", has_text="Buccaneers").locator("input").focus()
    screen.page.keyboard.press("Space")
    screen.page.locator(".games .chosen", has_text="Buccaneers").wait_for()
    for _ in range(6):
        screen.page.keyboard.press("Tab")
        if screen.page.evaluate("document.activeElement.matches('.begin')"):
            break
    screen.page.keyboard.press("Enter")
    phone.page.locator(".board > *").wait_for()
    phone.asked()
    assert screen.page.locator(OWN).count() == 0
    assert violations(screen) == []
    assert violations(phone) == []
    assert not any(id in screen.words() + phone.words() for id in (*BARE_IDS, "buccaneers-"))


def test_an_unknown_party(arrive: Arrive) -> None:
    ann = arrive()
    ann.visit("/p/QQQQQ")
    ann.page.locator("#called").fill("Ann")
    ann.page.locator("form .main").click()
    ann.page.get_by_text("There is no such party.").wait_for()
    ann.troubles.clear()  # the browser notes that something was not found
