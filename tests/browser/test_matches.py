"""Whole matches in a real browser against the real server."""

import pytest

from tests.browser.conftest import Arrive
from tests.browser.person import Person, finish, together
from tortuga.core.record import read_record, verify
from tortuga.core.registry import game_ids

GAMES = game_ids()


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_bots_to_the_end_by_clicking(arrive: Arrive, game: str) -> None:
    ann = arrive()
    ann.play_now(game)
    ann.click_to_the_end()
    assert ann.page.locator("#over").inner_text()
    with ann.page.expect_download() as download:
        ann.page.locator(".over a[download]").click()
    verify(read_record(download.value.path().read_text("utf-8")))


@pytest.mark.parametrize("game", GAMES)
def test_a_match_on_a_phone_and_once_more(arrive: Arrive, game: str) -> None:
    ann = arrive(phone=True, dark=True)
    first = ann.play_now(game)
    for _ in range(6):
        ann.click_something()
        assert wide(ann) <= 390, "the page scrolls sideways"
    ann.click_to_the_end()
    assert wide(ann) <= 390
    ann.press("Play again")
    ann.page.wait_for_url(lambda url: first not in url)
    ann.at_table()
    ann.click_something()
    assert not ann.over


def wide(person: Person) -> int:
    return int(person.page.evaluate("document.documentElement.scrollWidth"))


@pytest.mark.parametrize("game", GAMES)
def test_two_people_in_two_browsers(arrive: Arrive, game: str) -> None:
    ann, bob = arrive(), arrive(phone=True)
    together(ann, bob, game, bots=1 if game == "buccaneers" else 0)
    finish(ann, bob)
    assert ann.updates[-1]["view"]["outcome"] == bob.updates[-1]["view"]["outcome"]


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_to_the_end_by_keyboard_alone(arrive: Arrive, game: str) -> None:
    ann = arrive()
    ann.play_now(game)
    ann.type_to_the_end()


def test_every_choice_can_be_confirmed(arrive: Arrive) -> None:
    ann = arrive()
    ann.visit()
    ann.page.evaluate("localStorage.setItem('tortuga-settings', JSON.stringify({ confirm: true }))")
    ann.play_now("turtles")
    while ann.page.get_by_role("button", name="Yes", exact=True).count() == 0:
        ann.click_something()
    before = len(ann.updates)
    ann.press("No")
    assert ann.live(), "the choice is open again"
    assert len(ann.updates) == before
    while ann.page.get_by_role("button", name="Yes", exact=True).count() == 0:
        ann.click_something()
    ann.press("Yes")
    ann.page.wait_for_timeout(300)
    assert len(ann.updates) > before
