"""Pictures of every screen, to be looked at: `scripts/screens FOLDER`."""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.progress import track

from tests.browser.chromium import FLAGS, find_chromium
from tests.browser.house import House
from tests.browser.person import Person
from tortuga.core.registry import game_ids

SIZES = {"desk": (1280, 900), "phone": (390, 844)}
LIGHTS = ("day", "night")
MIDDLE = {"turtles": 12, "buccaneers": 40, "tortuga1667": 24}
"""Clicks until a match is well under way."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, epilog="Example: scripts/screens /tmp/screens")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", nargs="*", default=game_ids())
    parser.add_argument("--locale", default="en-GB")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    looks = [(size, light) for size in SIZES for light in LIGHTS]
    with opened() as (browser, house):
        for size, light in track(looks, "screens", console=Console(stderr=True)):
            take(browser, house, given.folder, size, light, given.games, given.locale)
    print(f"{len(list(given.folder.glob('*.png')))} pictures in {given.folder}")


@contextmanager
def opened() -> Iterator[tuple[Browser, House]]:
    path = find_chromium()
    if path is None:
        sys.exit("There is no Chromium: install the package `chromium`, or name one in TORTUGA_CHROMIUM.")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder) / "house.db")
        house.open()
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        try:
            yield browser, house
        finally:
            browser.close()
            house.close()


def take(
    browser: Browser, house: House, folder: Path, size: str, light: str, games: list[str], locale: str
) -> None:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=locale,
        color_scheme="dark" if light == "night" else "light",
        reduced_motion="reduce",
        has_touch=size == "phone",
        service_workers="block",
    )
    person = Person(context, house.url, seed=1)

    def picture(name: str) -> None:
        person.page.wait_for_timeout(300)
        person.page.evaluate("scrollTo(0, 0)")
        whole = size == "phone" or name.endswith("end")
        person.page.screenshot(path=folder / f"{name}-{size}-{light}.png", full_page=whole)

    person.visit()
    person.page.wait_for_selector("article")
    picture("home")
    person.visit(f"/new/{games[0]}")
    picture("new-table")
    for game in games:
        person.play_now(game)
        person.asked()
        picture(f"{game}-start")
        for _ in range(MIDDLE.get(game, 20)):
            if not person.over:
                person.click_something()
        person.asked()
        picture(f"{game}-middle")
        person.click_to_the_end()
        picture(f"{game}-end")
    context.close()


if __name__ == "__main__":
    main()
