"""Whoever wonders what a piece does is told in a line, and led to its rule."""

import pytest

from tests.browser.conftest import Arrive

PIECES = {
    "turtles": ("[data-cell=d1]", "T-END-1"),
    "buccaneers": ("[data-rule='B-END-1'] >> nth=0", "B-END-1"),
    "tortuga1667": (".galleon", "S-VOTE-3"),
}


@pytest.mark.parametrize("game", PIECES)
def test_pointing_at_a_piece_explains_it_with_its_rule(arrive: Arrive, game: str) -> None:
    piece, rule = PIECES[game]
    ann = arrive()
    ann.play_now(game)
    ann.page.mouse.move(0, 0)
    ann.page.locator(piece).hover()
    ann.page.wait_for_selector(f".bubble a[href$='#{rule}']")
    assert rule not in ann.page.locator(".bubble").inner_text(), "the code is behind the link"
    with ann.context.expect_page() as opened:
        ann.page.locator(".bubble a").click()
    page = opened.value
    page.wait_for_selector(f".sought >> text={rule}")
    assert page.url.endswith(f"/rules/{game}#{rule}")
    assert page.evaluate("document.activeElement.id") == rule


def test_a_long_press_explains_a_piece_and_plays_nothing(arrive: Arrive) -> None:
    ann = arrive(phone=True)
    ann.visit()
    # Where only one answer is left, the page would give it by itself.
    ann.page.evaluate("localStorage.setItem('tortuga-settings', JSON.stringify({ forced: false }))")
    ann.play_now("turtles")
    ann.asked()
    before = ann.updates[-1]["number"]
    cell = ann.page.locator("[data-cell][aria-disabled=false] >> nth=0")
    box = cell.bounding_box()
    assert box
    touch = ann.context.new_cdp_session(ann.page)
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    ann.page.wait_for_selector(".bubble a")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ann.page.wait_for_timeout(500)
    assert ann.updates[-1]["number"] == before


@pytest.mark.parametrize(
    ("locale", "language", "word"),
    [
        ("cs-CZ", "cs", "želv"),
        ("fr-FR", "fr", "tortue"),
        ("es-ES", "es", "tortuga"),
        ("en-GB", "en", "turtle"),
    ],
)
def test_the_rules_are_there_in_every_language(arrive: Arrive, locale: str, language: str, word: str) -> None:
    ann = arrive(locale=locale)
    ann.visit()
    ann.page.locator('article[data-game="turtles"] .rules').click()
    article = ann.page.locator(f"main article[lang={language}]")
    article.wait_for()
    assert word in article.inner_text().casefold()
