"""axe-core finds nothing to complain about on any page, by day and by night, on a desk and on a phone.

The boards are looked at while matches are played (test_matches.py).
"""

import pytest

from tests.browser.axe import violations
from tests.browser.conftest import Arrive
from tests.long_runs import LONG
from tortuga.core.registry import game_ids

MORE = [(True, False), (False, True)] if LONG else []


@pytest.mark.parametrize(("phone", "dark"), [(False, False), (True, True), *MORE])
def test_pages(arrive: Arrive, *, phone: bool, dark: bool) -> None:
    ann = arrive(phone=phone, dark=dark)
    ann.visit("/t/nothing-here")
    ann.page.wait_for_selector("#called")
    assert violations(ann) == []
    ann.visit()
    ann.page.wait_for_selector("article")
    assert violations(ann) == []
    ann.page.locator("header button").click()
    ann.page.wait_for_selector("dialog")
    assert violations(ann) == []
    for game in game_ids():
        ann.visit(f"/new/{game}")
        assert violations(ann) == []
        ann.page.locator("form details > summary").first.click()
        assert violations(ann) == []
        ann.visit(f"/rules/{game}")
        ann.page.wait_for_selector("article")
        assert violations(ann) == []
    ann.set_up("buccaneers", people=2, bots=1)
    assert violations(ann) == []
    ann.visit("/t/nothing-here")
    ann.page.wait_for_selector("h1")
    assert violations(ann) == []
