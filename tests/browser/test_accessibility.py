"""axe-core finds nothing to complain about on any screen, by day and by night, on a desk and on a phone."""

from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tortuga.core.registry import game_ids

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(person: Person) -> list[Any]:
    person.page.evaluate(AXE.read_text("utf-8"))
    found = person.page.evaluate("axe.run(document).then((result) => result.violations)")
    return [(one["id"], [node["html"][:200] for node in one["nodes"]]) for one in found]


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("dark", [False, True])
def test_pages(arrive: Arrive, *, phone: bool, dark: bool) -> None:
    ann = arrive(phone=phone, dark=dark)
    ann.visit()
    ann.page.wait_for_selector("article")
    assert violations(ann) == []
    ann.page.locator("header button").click()
    ann.page.wait_for_selector("dialog")
    assert violations(ann) == []
    for game in game_ids():
        ann.visit(f"/new/{game}")
        assert violations(ann) == []
    ann.set_up("buccaneers", people=2, bots=1)
    assert violations(ann) == []
    ann.visit("/t/nothing-here")
    ann.page.wait_for_selector("h1")
    assert violations(ann) == []


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("game", game_ids())
def test_boards(arrive: Arrive, game: str, *, dark: bool) -> None:
    ann = arrive(phone=dark, dark=dark)
    ann.play_now(game)
    assert violations(ann) == []
    for step in range(1, 400):
        if ann.over:
            break
        ann.click_something()
        if step % 40 == 0:
            assert violations(ann) == []
    ann.click_to_the_end()
    assert violations(ann) == []
