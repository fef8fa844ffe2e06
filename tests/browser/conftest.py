"""A house, a browser, and people who come with it."""

import faulthandler
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import FLAGS, find_chromium
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.stage import Stage
from tests.long_runs import LONG

LONGEST = 600.0
"""Seconds for a test."""
Arrive = Callable[..., Person]
SetUp = Callable[..., Stage]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(autouse=True)
def not_for_ever() -> Iterator[None]:
    """What a page is asked while it goes away may never be answered, and nothing limits that. Then this
    process ends: the test has failed, and the others are for a new one."""
    if not LONG:
        faulthandler.dump_traceback_later(LONGEST, exit=True)
    yield
    faulthandler.cancel_dump_traceback_later()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Open for these tests alone: while it is, no other event loop can run in this process."""
    path = find_chromium()
    if path is None:
        pytest.skip("no Chromium: install the package `chromium`, or name one in TORTUGA_CHROMIUM")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = House(tmp_path_factory.mktemp("house") / "house.db")
    opened.open()
    yield opened
    opened.close()


@pytest.fixture
def arrive(browser: Browser, house: House) -> Iterator[Arrive]:
    """Somebody opens the page: `arrive()`, `arrive(locale="cs-CZ")`, `arrive(phone=True)`. The page is kept
    by the browser only for those who come with `app=True`."""
    came: list[Person] = []

    def arrive(
        *,
        locale: str = "en-GB",
        phone: bool = False,
        dark: bool = False,
        moving: bool = False,
        app: bool = False,
    ) -> Person:
        size = {"width": 390, "height": 844} if phone else {"width": 1280, "height": 900}
        context = browser.new_context(
            service_workers="allow" if app else "block",
            viewport={"width": size["width"], "height": size["height"]},
            locale=locale,
            has_touch=phone,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if moving else "reduce",
        )
        came.append(Person(context, house.url, seed=len(came)))
        return came[-1]

    yield arrive
    for person in came:
        person.context.close()
        assert person.troubles == [], "the page complained"


@pytest.fixture(scope="module")
def set_up(browser: Browser, house: House) -> Iterator[SetUp]:
    """`set_up("cs", dark=True)`: a window, kept for the whole module."""
    stages: dict[tuple[str, bool], Stage] = {}

    def set_up(language: str = "en", *, dark: bool = False) -> Stage:
        key = language, dark
        if key not in stages:
            stages[key] = Stage(browser, house, language, dark=dark)
        return stages[key]

    yield set_up
    for stage in stages.values():
        stage.context.close()
