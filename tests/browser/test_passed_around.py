"""One device passed around by several people: between turns nothing of anybody is left on it."""

import time
from typing import Any

from playwright.sync_api import CDPSession

from tests.browser.axe import violations
from tests.browser.conftest import Arrive
from tests.browser.knowledge import KEPT, seen_last
from tests.browser.person import Person

NAMES = ("Ann", "Bob", "Cyd")
CURTAIN = "main .mark"
PATIENCE = 300.0
SOON = 10.0
OWN = ".board, .hand, .seal, .tray, .scene, [data-live='yes'], [data-for]"
SEATS = """function () {
  return this.filter((one) => {
    try {
      return typeof one.seat === 'number' && Array.isArray(one.awaited);
    } catch {
      return false;
    }
  }).map((view) => view.seat);
}"""
BARE_IDS = ("passed-", "web-", "tortuga1667-", "buccaneers-")


def seats_in_memory(memory: CDPSession) -> set[int]:
    """Whose views the page still holds, anywhere in its memory, after what is unused has been swept away."""
    proto = memory.send("Runtime.evaluate", {"expression": "Object.prototype"})["result"]["objectId"]
    found = memory.send("Runtime.queryObjects", {"prototypeObjectId": proto, "objectGroup": "looked"})
    called = {"objectId": found["objects"]["objectId"], "functionDeclaration": SEATS, "returnByValue": True}
    seats: list[int] = memory.send("Runtime.callFunctionOn", called)["result"]["value"]
    memory.send("Runtime.releaseObjectGroup", {"objectGroup": "looked"})
    return set(seats)


def check_memory(person: Person, memory: CDPSession) -> None:
    """What is being fetched may come yet; it finds nobody."""
    until = time.monotonic() + SOON
    while (left := seats_in_memory(memory)) and time.monotonic() < until:
        person.page.wait_for_timeout(100)
    assert left == set(), "nobody's view is left"


def passed(person: Person, game: str, names: tuple[str, ...], **wish: Any) -> None:
    """As the page does it, but with options for a short match."""
    person.visit(f"/pass/{game}")
    table = person.page.evaluate(
        "async (wish) => { const headers = {'Content-Type': 'application/json'};"
        " const ask = (path, body) => fetch(path, {method: 'POST', headers, body: JSON.stringify(body)})"
        ".then((answer) => answer.json());"
        " await ask('/api/me', {name: 'Device'}); return (await ask('/api/tables/passed', wish)).id; }",
        {"game": game, "names": names, **wish},
    )
    person.visit(f"/t/{table}")


def check_curtain(person: Person) -> None:
    assert person.page.locator(OWN).count() == 0
    kept = person.stored()
    assert set(kept) <= KEPT | {"cookie"}
    assert seen_last(kept) == []
    assert "●" not in person.page.title()


def take(person: Person) -> str:
    """Whoever shall have the device takes it, reads what is new, and sees the table."""
    taking = person.page.locator("main .main")
    name = taking.inner_text().removeprefix("I am ")
    taking.click()
    person.page.get_by_text(f"{name}, this is for you alone").wait_for()
    person.press("Show me the table")
    person.page.locator(".board > *").wait_for()
    return name


def mover(person: Person) -> int:
    """Who was asked last."""
    asked = [update for update in person.updates if update.get("decision")]
    return int(asked[-1]["view"]["seat"])


def choose(person: Person) -> None:
    """Whatever is asked, as long as something is."""
    until = time.monotonic() + PATIENCE
    while not person.over:
        assert time.monotonic() < until
        live = person.live()
        if live:
            person.click(person.pick(live))
        elif person.page.locator(".pass.done").count():
            return
        person.page.wait_for_timeout(20)


def test_three_people_pass_one_device_around(arrive: Arrive) -> None:
    person = arrive(phone=True)
    passed(person, "tortuga1667", NAMES, options={"trim": 8})
    until, turns, had = time.monotonic() + PATIENCE, 0, set[str]()
    while not person.over:
        assert time.monotonic() < until
        person.page.locator(f"{CURTAIN}, .over").first.wait_for()
        if person.over:
            break
        check_curtain(person)
        if turns == 3:
            assert violations(person) == []
        had.add(take(person))
        choose(person)
        if person.page.locator(".pass").count():
            person.press("Hide everything and pass it on")
        turns += 1
    assert had == set(NAMES), "everyone has had it"
    assert person.page.locator(".over .main").count() == 1, "once more?"


def test_everyone_looks_at_what_they_were_dealt_before_the_first_turn(arrive: Arrive) -> None:
    person = arrive(phone=True)
    passed(person, "tortuga1667", NAMES)
    memory = person.context.new_cdp_session(person.page)
    order = []
    for _ in range(3):
        person.page.locator(CURTAIN).wait_for()
        check_memory(person, memory)
        order.append(take(person))
        assert len(seats_in_memory(memory)) == 1, "one at a time"
        person.press("Hide everything and pass it on")
    assert sorted(order) == sorted(NAMES)
    person.page.reload()
    person.page.locator(CURTAIN).wait_for()
    check_curtain(person)


def test_a_board_without_secrets_turns_to_whoever_moves(arrive: Arrive) -> None:
    person = arrive()
    person.visit("/pass/turtles")
    person.page.get_by_label("Name 1").fill("Ann")
    person.page.get_by_label("Name 2").fill("Bob")
    assert violations(person) == []
    person.press("Begin")
    moved = []
    for _ in range(4):
        person.asked()
        moved.append(mover(person))
        while mover(person) == moved[-1]:
            person.click_something()
    assert moved[0] != moved[1]
    assert moved[:2] == moved[2:]


def test_secret_dice_go_round_by_keys_in_another_language(arrive: Arrive) -> None:
    person = arrive(locale="fr-FR", dark=True)
    passed(person, "buccaneers", NAMES[:2])
    for _ in NAMES[:2]:
        person.page.locator(CURTAIN).wait_for()
        check_curtain(person)
        assert not any(id in person.words() for id in BARE_IDS)
        for then in ("main .sheet", ".board > *"):
            person.page.locator("main .main").focus()
            person.page.keyboard.press("Enter")
            person.page.locator(then).first.wait_for()
        person.asked()
        assert not any(id in person.words() for id in BARE_IDS)
        while not person.page.locator(".pass.done").count():
            if person.live() and person.reach():
                person.page.keyboard.press("Enter")
        person.page.locator(".pass .button").focus()
        person.page.keyboard.press("Enter")
    person.page.locator(CURTAIN).wait_for()
    check_curtain(person)
