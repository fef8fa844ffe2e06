"""The documentation in a real browser, served by the house."""

import pytest

from tests.browser.conftest import Arrive


@pytest.mark.parametrize("phone", [False, True])
def test_somebody_finds_a_page_by_a_word(arrive: Arrive, phone: bool) -> None:
    """The page complains of nothing: its scripts may run."""
    ann = arrive(phone=phone)
    ann.visit("/docs/")
    assert ann.page.locator("h1").first.inner_text().startswith("Tortuga")
    ann.page.goto(f"{ann.url}/docs/api/core.html")
    assert ann.page.get_by_text("Match").first.is_visible()
