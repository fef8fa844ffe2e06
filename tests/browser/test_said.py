"""The table page says in words what happens: to whom, why, and what is asked next."""

import json
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from tests.browser.conftest import Arrive, SetUp
from tests.browser.person import Person, together
from tests.browser.stage import SIZES, Moment, Stage, named, table_of
from tortuga.server import wire

QUIET = ".people .quiet"
SEALED = "Your Loyalty card is dealt, under wax: hold to open."


def tell(stage: Stage, message: wire.AnyOutgoing) -> None:
    stage.page.evaluate("(message) => stage.tell(message)", json.loads(wire.pack(message)))


def update(moment: Moment, number: int, events: list[Any], overdue: tuple[int, ...]) -> wire.Update:
    return wire.Update(number, events, moment.view, None, overdue=overdue)


def mover(ann: Person, bob: Person) -> tuple[Person, Person]:
    """Whose turn it is, and the other."""
    for _ in range(500):
        if ann.live():
            return ann, bob
        if bob.live():
            return bob, ann
        ann.page.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def test_between_two_people(arrive: Arrive) -> None:
    """What cannot be done and why, what is asked next, a refusal to take back, leaving and coming back."""
    ann, bob = arrive(), arrive()
    together(ann, bob, "turtles", bots=0)
    first, second = mover(ann, bob)
    first.page.locator('[data-cell="d4"]').click(force=True)
    expect(first.page.locator(QUIET)).to_have_text("There is no turtle of yours on d4.")
    first.page.locator('[data-cell][aria-disabled="false"]').first.click()
    expect(first.page.locator(".bar .sentence")).to_have_text("Where to?")
    first.page.keyboard.press("Escape")
    expect(first.page.locator(".bar .sentence")).to_have_text("Move one of your turtles.")

    first.answer()
    first.page.get_by_role("tab", name="Table").click()
    first.press("Ask to take back")
    second.press("Refuse")
    expect(first.page.locator(QUIET)).to_contain_text("does not agree to take the move back.")
    first.page.get_by_role("tab", name="Story").click()
    expect(first.page.locator(".log")).to_contain_text("does not agree to take the move back.")

    second.page.get_by_role("tab", name="Table").click()
    second.press("Leave the match")
    second.page.get_by_text("Leave this match?").wait_for()
    second.press("Leave the match")
    expect(first.page.locator(QUIET)).to_contain_text("has left the match. The bot")
    second.page.get_by_role("link", name="Go on").click()
    second.press("Take my seat again")
    expect(first.page.locator(QUIET)).to_contain_text("is back.")
    expect(first.page.locator(".log")).to_contain_text("is back.")


@pytest.mark.parametrize("size", SIZES)
def test_time_that_ran_out_is_told_in_the_quiet_line_and_in_the_log(set_up: SetUp, size: str) -> None:
    stage, moment = set_up(), named("must-jump")
    stage.resize(size)
    stage.show(moment)
    moved = {"type": "stepped", "player": 0, "origin": "d3", "to": "d4"}
    tell(stage, update(moment, 1000, [moved], overdue=(moment.view["seat"],)))
    quiet = stage.page.locator(QUIET)
    expect(quiet).to_contain_text("Your time ran out; the clock chose for you.")
    expect(quiet).to_contain_text("d3–d4")
    assert quiet.evaluate("(line) => line.scrollHeight <= line.clientHeight + 1"), "all of it can be read"
    assert stage.troubles() == []
    expect(stage.page.locator(".log")).to_contain_text("Your time ran out; the clock chose for you.")
    tell(stage, update(moment, 1001, [moved], overdue=(1 - moment.view["seat"],)))
    expect(stage.page.locator(".log")).to_contain_text("’s time ran out; the clock chose.")


def test_an_offer_to_play_again_is_told(set_up: SetUp) -> None:
    stage, moment = set_up(), named("end-goal")
    stage.resize("laptop")
    stage.show(moment)
    you = wire.You(moment.view["seat"], host=True)
    tell(stage, wire.TableChanged(replace(table_of(moment), after="next"), you))
    expect(stage.page.locator(QUIET)).to_contain_text("the next match is set up.")
    expect(stage.page.locator(".log")).to_contain_text("the next match is set up.")
    expect(stage.page.get_by_role("link", name="To the next match")).to_be_visible()


def test_the_log_keeps_a_secret_under_its_seal(set_up: SetUp) -> None:
    """It opens while it is pressed; nothing else on the page holds it, not even for those who listen."""
    stage, moment = set_up(), named("deed-captain-9")
    stage.resize("laptop")
    stage.show(moment._replace(past=[{"type": "loyalty-dealt", "loyalty": "french"}]))
    sealed = stage.page.locator(".log button")
    expect(sealed).to_have_text(SEALED)
    assert "You are French" not in stage.page.content()
    sealed.hover()
    stage.page.mouse.down()
    expect(sealed).to_have_text("You are French.")
    stage.page.mouse.up()
    expect(sealed).to_have_text(SEALED)
    sealed.focus()
    stage.page.keyboard.down("Enter")
    expect(sealed).to_have_text("You are French.")
    stage.page.keyboard.up("Enter")
    assert "You are French" not in stage.page.content()


@pytest.mark.parametrize("name", ["must-jump", "attack-boarding-4", "deed-captain-9"])
def test_only_choices_are_read_out_as_choices(set_up: SetUp, name: str) -> None:
    stage = set_up()
    stage.resize("laptop")
    stage.show(named(name))
    stage.page.evaluate("stage.goOn()")
    read = stage.page.locator(".unseen [role=status]").inner_text()
    assert "You can choose" in read or "choices." in read
    for other in ("Cancel", "Show this log", "under wax", "chests in the bag", "Skip"):
        assert other not in read


@pytest.mark.parametrize("name", ["vote-attack-7", "vote-brawl-6", "vote-mutiny-9", "vote-spectator-8"])
def test_a_vote_says_beforehand_what_it_takes(set_up: SetUp, name: str) -> None:
    """To whoever votes and to whoever looks on; how it came out is tested with the board."""
    stage, moment = set_up(), named(name)
    stage.resize("laptop")
    stage.show(moment)
    expect(stage.page.locator(".dock")).to_contain_text(GOALS[moment.view["phase"]["vote"]])


GOALS = {
    "attack": "one cannon, and one torch that is not put out by water",
    "brawl": "The nation with more flags gets both treasures",
    "mutiny": "more skulls than wheels",
}
