"""The way to a table: a link, a name, a seat; a new table on one screen; how fast and how loud it is."""

import msgspec
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tortuga.core.registry import find_game, game_ids
from tortuga.server.previews import SIZE

LAPTOP, PHONE = {"width": 1366, "height": 768}, {"width": 390, "height": 844}
ROOM_BELOW = "innerHeight - document.querySelector('form').getBoundingClientRect().bottom"
NAMED = "What shall the others call you?"
LISTEN = """
  window.sounds = [];
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const { start } = kind.prototype;
    kind.prototype.start = function (...when) { sounds.push(kind.name); return start.apply(this, when); };
  }
"""


def choose_pace(person: Person, name: str) -> None:
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_role("radio", name=name, exact=True).check()
    person.press("Close")


def pace_of(person: Person) -> tuple[str, int]:
    """Its name, and the milliseconds of a move."""
    name, move = person.page.evaluate(
        "[document.documentElement.dataset.pace,"
        " getComputedStyle(document.documentElement).getPropertyValue('--move').trim()]"
    )
    return name, round(float(move.rstrip("ms")) * (1 if move.endswith("ms") else 1000))


# By a link


def test_a_link_asks_for_a_name_once_and_sitting_down_is_being_ready(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive(phone=True)
    link = ann.set_up("turtles", people=2, bots=0)
    bob.visit(link)
    assert bob.page.evaluate("document.activeElement.id") == "called"
    assert not [asked for asked in bob.asked_for if "/api/tables" in asked], "nothing is known yet"
    bob.come_by(link, "Bob")
    expect(ann.page.get_by_role("button", name="Begin")).to_be_disabled()
    bob.press("Take a seat")
    expect(bob.page.locator(".mine .ready")).to_have_text("ready")
    bob.press("Get up")
    expect(bob.page.get_by_role("button", name="Take a seat")).to_be_visible()
    bob.press("Take a seat")
    expect(ann.page.locator("li", has_text="Bob").locator(".ready")).to_have_text("ready")
    bob.page.reload()
    expect(bob.page.locator(".mine")).to_contain_text("Bob")
    assert bob.page.get_by_label(NAMED).count() == 0, "asked once"
    ann.press("Begin")
    bob.at_table()
    ann.at_table()


def test_a_code_asks_for_a_name_too_and_says_what_is_wrong_with_it(arrive: Arrive) -> None:
    ann, eve = arrive(), arrive()
    link = ann.set_up("turtles", people=2, bots=0)
    eve.visit()
    eve.page.get_by_label("The link or code you were given").fill(link)
    eve.press("Go")
    eve.page.get_by_label(NAMED).fill("Eve " * 20)
    eve.press("Come in")
    eve.page.get_by_text("24 characters at most").wait_for()
    eve.troubles.clear()  # the browser notes that something was refused
    eve.page.get_by_label(NAMED).fill("Eve")
    eve.page.keyboard.press("Enter")
    eve.page.get_by_role("button", name="Take a seat").wait_for()


# A new table


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "cs-CZ", "es-ES"])
def test_a_new_table_is_one_screen(arrive: Arrive, locale: str) -> None:
    ann = arrive(locale=locale)
    for game in game_ids():
        ann.visit(f"/new/{game}")
        for size in (LAPTOP, PHONE):
            ann.page.set_viewport_size(size)  # type: ignore[arg-type]
            for company in ("friends", "bots", "anyone"):
                ann.page.locator(f"input[value={company}]").check()
                room = ann.page.evaluate(ROOM_BELOW)
                assert room >= 0, f"{game} {size} {company}: {room}"
                assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_way_to_play_is_one_tap_and_its_table_is_as_it_says(arrive: Arrive) -> None:
    ann = arrive()
    for game in game_ids():
        for way, preset in find_game(game).presets.items():
            ann.visit(f"/new/{game}")
            assert ann.page.locator("input[name=way]:checked").get_attribute("value") == "usual"
            ann.page.locator(f"input[value={way}]").check()
            ann.page.locator("input[value=bots]").check()
            ann.press("Set up the table")
            ann.page.wait_for_selector(".share .links")
            table = next(frame["table"] for frame in reversed(ann.frames) if "table" in frame)
            assert msgspec.convert(table["options"], find_game(game).options_type) == preset.options
            seconds = preset.seconds or find_game(game).turn_seconds(preset.options)
            assert (table["clock"]["kind"] == "decision") == bool(seconds)
            assert table["private"]
            assert [seat["bot"] for seat in table["seats"][1:]] == ["easy"] * (len(table["seats"]) - 1)
            ann.press("Leave")


def test_people_choose_among_levels_in_peoples_words(arrive: Arrive) -> None:
    ann = arrive()
    ann.visit("/new/tortuga1667")
    ann.page.locator("input[value=bots]").check()
    ann.page.get_by_text("More: seats, clock, rules").click()
    words = ann.words().casefold()
    assert "easy" in words
    for word in ("greedy", "playout", "mcts", "json"):
        assert word not in words


# How fast


def test_three_paces_and_none(arrive: Arrive) -> None:
    ann = arrive(moving=True)
    ann.play_now("turtles")
    assert pace_of(ann) == ("usual", 220)
    for name, found in (
        ("fast", ("quick", 110)),
        ("slowly", ("slow", 396)),
        ("not at all", ("off", 0)),
    ):
        choose_pace(ann, name)
        assert pace_of(ann) == found
    ann.click_something()
    assert ann.page.evaluate("document.getAnimations().length") == 0
    ann.page.reload()
    ann.at_table()
    assert pace_of(ann)[0] == "off", "remembered"


def test_a_device_that_wants_little_motion_has_none_unless_asked_for(arrive: Arrive) -> None:
    ann = arrive(moving=False)
    ann.visit()
    assert pace_of(ann)[0] == "off"
    choose_pace(ann, "as usual")
    assert pace_of(ann) == ("usual", 220)


# How loud


def test_sounds_are_off_until_asked_for(arrive: Arrive) -> None:
    ann = arrive()
    ann.page.add_init_script(LISTEN)
    ann.play_long()
    ann.answer()
    assert ann.page.evaluate("sounds") == []
    assert not [asked for asked in ann.asked_for if "synth" in asked], "not even loaded"
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_role("switch", name="Sounds").check()
    ann.page.get_by_label("How loud").fill("0.2")
    ann.page.wait_for_function("() => sounds.length >= 2")
    ann.press("Close")
    ann.page.evaluate("sounds.length = 0")
    ann.answer()
    ann.page.wait_for_function("() => sounds.length > 0")
    assert ann.stored()["tortuga-settings"].count('"volume":0.2') == 1


# Shared and mistyped


def test_a_shared_page_has_its_picture(arrive: Arrive) -> None:
    ann = arrive()
    for path, picture in (("/", "house"), ("/rules/buccaneers", "buccaneers"), ("/new/turtles", "turtles")):
        ann.visit(path)
        shown = ann.page.locator('meta[property="og:image"]').get_attribute("content")
        assert shown == f"{ann.url}/previews/{picture}.png"
        size = ann.page.evaluate(
            "async (at) => { const drawn = new Image(); drawn.src = at; await drawn.decode();"
            " return [drawn.naturalWidth, drawn.naturalHeight]; }",
            shown,
        )
        assert size == list(SIZE)


@pytest.mark.parametrize(
    "path", ["/nowhere", "/t", "/new/turtles/more", "/apiary", "/assets/gone.js", "/%ff"]
)
def test_an_unknown_address_gets_our_page(arrive: Arrive, path: str) -> None:
    ann = arrive()
    ann.visit(path)
    ann.page.get_by_role("heading", name="This address leads nowhere.").wait_for()
    ann.page.get_by_role("link", name="Home", exact=True).click()
    ann.page.wait_for_selector("article")
    ann.troubles.clear()  # the browser notes that the address was not found
