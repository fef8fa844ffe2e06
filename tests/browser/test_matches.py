"""Whole matches in a real browser against the real server."""

import pytest

from tests.browser.axe import violations
from tests.browser.conftest import Arrive
from tests.browser.knowledge import check_secrets
from tests.browser.person import Person, finish, together
from tests.long_runs import LONG
from tortuga.core.record import read_record, verify
from tortuga.core.registry import game_ids

GAMES = game_ids()
QUICK_GAMES = [game for game in GAMES if LONG or game != "buccaneers"]
"""A match of buccaneers takes a minute to click through."""


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_bots_to_the_end_by_clicking(arrive: Arrive, game: str) -> None:
    ann = arrive()
    ann.play_now(game)
    look_at(ann)
    ann.click_to_the_end(now_and_then=look_at)
    assert ann.page.locator("#over").inner_text()
    look_at(ann)
    with ann.page.expect_download() as download:
        ann.page.locator(".over a[download]").click()
    verify(read_record(download.value.path().read_text("utf-8")))


def look_at(person: Person) -> None:
    assert violations(person) == []


@pytest.mark.parametrize("game", QUICK_GAMES)
def test_a_match_on_a_phone_at_night_and_once_more(arrive: Arrive, game: str) -> None:
    ann = arrive(phone=True, dark=True)
    first = ann.play_now(game)
    look_closely(ann)
    ann.click_to_the_end(now_and_then=look_closely)
    look_closely(ann)
    ann.press("Play again")
    ann.page.wait_for_url(lambda url: first not in url)
    ann.at_table()
    ann.click_something()
    assert not ann.over


def look_closely(person: Person) -> None:
    assert wide(person) <= 390, "the page scrolls sideways"
    look_at(person)


def wide(person: Person) -> int:
    return int(person.page.evaluate("document.documentElement.scrollWidth"))


@pytest.mark.parametrize("game", GAMES)
def test_two_people_in_two_browsers_and_neither_page_knows_too_much(arrive: Arrive, game: str) -> None:
    ann, bob = arrive(), arrive(phone=True)
    table = together(ann, bob, game, bots=1 if game == "buccaneers" else 0)
    finish(ann, bob)
    assert ann.updates[-1]["view"]["outcome"] == bob.updates[-1]["view"]["outcome"]
    record = bob.page.evaluate(f"fetch('/api/tables/{table}/record').then((answer) => answer.text())")
    for seat, person in ((0, ann), (1, bob)):
        check_secrets(person, seat, table, record)


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
