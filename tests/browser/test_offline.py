"""The page as an app: installed, opened without a network, renewed, and what is tapped meanwhile."""

import re
import shutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator
from playwright.sync_api import Error as PlaywrightError

from tests.browser.axe import violations
from tests.browser.chromium import FLAGS, find_chromium
from tests.browser.house import House
from tests.browser.person import PATIENCE, Person
from tests.browser.slow_table import ask, slow_turtles
from tortuga.server.web_client import STATIC
from tortuga.text import voice

BEGIN = (
    "from pathlib import Path; from tortuga.server import web_client; web_client.STATIC = Path({!r});"
    " from tortuga.cli import main; main()"
)
READY = "navigator.serviceWorker.ready.then(() => true)"
CONTROLLED = "navigator.serviceWorker.controller !== null"
KEPT = "localStorage.getItem('tortuga-kept')"
LOOK_FOR_NEWER = "navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => true)"
NONE_WAITS = "navigator.serviceWorker.getRegistration().then((found) => !found.waiting)"
MOVES = {"stepped", "jumped", "hatched", "swapped"}
says = voice("en").say


class Grounds:
    """A house of its own, whose page can be renewed, and people who come to it."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        self._browser, self.static = browser, folder / "static"
        shutil.copytree(STATIC, self.static)
        command = (sys.executable, "-c", BEGIN.format(str(self.static)), "serve")
        self.house = House(folder / "house.db", command)
        self.house.open()
        self._contexts: list[BrowserContext] = []

    def arrive(self, *, phone: bool = True) -> Person:
        context = self._browser.new_context(
            viewport={"width": 390, "height": 844} if phone else {"width": 1366, "height": 768},
            locale="en-GB",
            reduced_motion="reduce",
        )
        self._contexts.append(context)
        return Person(context, self.house.url)

    def renew(self) -> None:
        """A new version of the page, with a new start of the house."""
        worker = self.static / "worker.js"
        written = worker.read_text("utf-8")
        newer = re.sub(r'(version\\*":\\*")', r"\1newer", written)
        assert newer != written
        worker.write_text(newer, "utf-8")
        self.house.close()
        self.house.open()

    def close(self) -> None:
        for context in self._contexts:
            context.close()
        self.house.close()


@pytest.fixture
def grounds(browser: Browser, tmp_path: Path) -> Iterator[Grounds]:
    made = Grounds(browser, tmp_path)
    yield made
    made.close()


def installed(person: Person) -> None:
    """The browser keeps the page, and has handed this window to what keeps it."""
    person.page.evaluate(READY)
    until(person, CONTROLLED)


def until(person: Person, holds: str) -> None:
    """Asked again and again from outside: the page may not run what comes as a text."""
    deadline = time.monotonic() + PATIENCE
    while not _is_so(person, holds):
        assert time.monotonic() < deadline, holds
        person.page.wait_for_timeout(50)


def _is_so(person: Person, holds: str) -> bool:
    try:
        return bool(person.page.evaluate(holds))
    except PlaywrightError:
        return False  # it is just being loaded anew


def bar(person: Person, id: str) -> Locator:
    """The sentence at the top, if it is this one."""
    return person.page.locator(".bar").get_by_text(says(id))


def moves(person: Person, table: str) -> int:
    pages = ask(person, f"/tables/{table}/transcript")["pages"]
    return sum(any(event["type"] in MOVES for event in page["events"]) for page in pages)


def taps_a_move(person: Person) -> None:
    """Until the board takes nothing more: the choice is made."""
    for _ in range(60):
        live = person.live()
        if not live:
            return
        person.click(live[-1])
        person.page.wait_for_timeout(50)
    raise AssertionError("nothing was chosen")


def test_it_can_be_installed(browser: Browser, grounds: Grounds, tmp_path: Path) -> None:
    """By the browser's own measure; in a private window it says that it is one."""
    context = browser.browser_type.launch_persistent_context(
        str(tmp_path / "profile"), executable_path=find_chromium(), args=list(FLAGS)
    )
    page = context.new_page()
    page.goto(grounds.house.url)
    page.evaluate(READY)
    session = context.new_cdp_session(page)
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    context.close()


def test_without_a_network_it_opens_with_the_tables_as_last_seen(grounds: Grounds) -> None:
    ann, bob = grounds.arrive(), grounds.arrive()
    table = slow_turtles(ann, bob)
    ann.visit(f"/t/{table}")
    ann.at_table()
    ann.visit()
    ann.page.wait_for_selector("li.asked")
    installed(ann)
    grounds.house.close()
    ann.visit()
    ann.page.get_by_text(says("web-offline")).wait_for()
    assert violations(ann) == []
    ann.page.locator("li.asked a").click()
    ann.at_table()
    bar(ann, "web-connection-lost").wait_for()
    assert violations(ann) == []
    kept = str(ann.page.evaluate(KEPT))
    assert "Bob" in kept
    grounds.house.open()
    bar(ann, "web-connection-lost").wait_for(state="detached")
    _logs_out(ann)


def _logs_out(ann: Person) -> None:
    ann.visit()
    ann.page.get_by_role("button", name=says("web-settings")).click()
    logout = ann.page.get_by_role("button", name=says("web-account-logout"), exact=True)
    logout.click()
    logout.click()
    until(ann, f"{KEPT} === null")


def test_what_is_tapped_without_a_network_arrives_once(grounds: Grounds) -> None:
    """Also when the app was closed in between; and twice opened it is sent once."""
    ann, bob = grounds.arrive(), grounds.arrive()
    table = slow_turtles(ann, bob)
    ann.visit(f"/t/{table}")
    ann.at_table()
    installed(ann)
    grounds.house.close()
    bar(ann, "web-connection-lost").wait_for()
    taps_a_move(ann)
    bar(ann, "web-kept-choice").wait_for()
    ann.visit(f"/t/{table}")
    bar(ann, "web-kept-choice").wait_for()
    grounds.house.open()
    bar(ann, "web-kept-choice").wait_for(state="detached")
    until(ann, f"JSON.parse({KEPT}).seen[{table!r}].unsent === null")
    ann.visit(f"/t/{table}")
    ann.at_table()
    assert moves(ann, table) == 1
    assert ann.page.get_by_text(says("web-moved-on")).count() == 0


def test_if_the_match_has_moved_on_it_is_refused_with_a_sentence(grounds: Grounds) -> None:
    ann, bob, desk = grounds.arrive(), grounds.arrive(), grounds.arrive(phone=False)
    table = slow_turtles(ann, bob)
    known = ann.context.cookies()
    desk.context.add_cookies([{"name": one["name"], "value": one["value"], "url": desk.url} for one in known])
    ann.visit(f"/t/{table}")
    ann.at_table()
    installed(ann)
    grounds.house.close()
    bar(ann, "web-connection-lost").wait_for()
    taps_a_move(ann)
    bar(ann, "web-kept-choice").wait_for()
    ann.page.goto("about:blank")
    grounds.house.open()
    desk.visit(f"/t/{table}")
    desk.at_table()
    desk.answer()
    ann.visit(f"/t/{table}")
    ann.page.get_by_text(says("web-moved-on")).first.wait_for()
    assert moves(ann, table) == 1


def test_a_newer_version_waits_for_the_match(grounds: Grounds) -> None:
    ann, bob = grounds.arrive(), grounds.arrive()
    table = slow_turtles(ann, bob)
    ann.visit(f"/t/{table}")
    ann.at_table()
    installed(ann)
    ann.page.evaluate("window.same = true")
    grounds.renew()
    bar(ann, "web-connection-lost").wait_for(state="detached")
    ann.page.evaluate(LOOK_FOR_NEWER)
    ann.page.get_by_text(says("web-newer")).wait_for()
    assert violations(ann) == []
    ann.answer()
    assert ann.page.evaluate("window.same"), "nothing was loaded anew"
    ann.page.locator("a.home").click()
    until(ann, f"window.same !== true && {NONE_WAITS}")
    until(ann, "caches.keys().then((kept) => kept.join().includes('newer'))")
    ann.visit(f"/t/{table}")
    ann.at_table()
    assert moves(ann, table) == 1
