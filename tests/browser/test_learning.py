"""Lessons solved by mouse, by touch and by keyboard; how to play, read; the aim, said until it is known."""

import re
from collections.abc import Callable
from itertools import product
from typing import NamedTuple

import pytest

from tests.browser.axe import violations
from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.long_runs import LONG
from tortuga.learn import find_lesson, lesson_ids
from tortuga.text import Voice, voice

LOCALES = {"en": "en-GB", "fr": "fr-FR", "cs": "cs-CZ", "es": "es-ES"}
CONFIRM = ".confirm:enabled"
BARE_ID = re.compile(r"\b(?:learn|how|turtles|buccaneers|tortuga1667)-[a-z0-9-]+")
MOST_TABS = 200


def cells(names: str, *more: str) -> list[str]:
    return [*(f"[data-cell={name}]" for name in names.split()), *more]


def targets(names: str, *more: str) -> list[str]:
    """Things that can be pressed: on the board, or a button for them."""
    return [
        *(f'[data-for="{name}"], [data-target="{name}"][data-live=yes]' for name in names.split()),
        *more,
    ]


PRESSES: dict[str, dict[str, list[str]]] = {
    "turtles": {
        "step": cells("d2 d3"),
        "jump": cells("d3 d5"),
        "flip": cells("d3 d5"),
        "chain": cells("d2 d4 f4"),
        "turn": cells("d3 d5", "[data-side=south]"),
        "must": cells("b2 b4"),
        "goal": cells("d3 d5 d7", "[data-side=south]"),
        "hatch": cells("c1 d2 e1", "[data-hatch]"),
    },
    "buccaneers": {
        "keep": targets("die:A die:D", CONFIRM),
        "skull": targets("die:C die:E", CONFIRM),
        "second": targets("say:act"),
        "first": targets("say:act"),
        "raid": targets("seat:2", CONFIRM),
        "move": targets("load:white", CONFIRM),
    },
    "tortuga1667": {
        "view": targets("say:view", CONFIRM),
        "look": targets("line:1 line:2", CONFIRM),
        "vote": targets("card:cannon-british-wheel", CONFIRM),
        "mutiny": targets("say:mutiny", CONFIRM),
        "skull": targets("card:cannon-french-skull", CONFIRM),
        "reveal": targets("say:reveal", CONFIRM),
        "turn": targets("line:1", CONFIRM),
        "pistol": targets("pawn:1", CONFIRM),
    },
}
"""What solves each step."""
WRONG = {
    "turtles": ("flip", cells("b2 b3")),
    "buccaneers": ("keep", targets("die:A die:B", CONFIRM)),
    "tortuga1667": ("turn", targets("line:2", CONFIRM)),
}
"""A try that is answered."""

Press = Callable[[Person, str], None]


def by_mouse(person: Person, selector: str) -> None:
    person.page.locator(selector).locator("visible=true").first.click()


def by_touch(person: Person, selector: str) -> None:
    person.page.locator(selector).locator("visible=true").first.tap()


def by_keyboard(person: Person, selector: str) -> None:
    person.page.locator(selector).first.wait_for()
    for _ in range(MOST_TABS):
        if person.page.evaluate("(wanted) => document.activeElement?.matches(wanted) ?? false", selector):
            person.page.keyboard.press("Enter")
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"{selector} is not reached by keyboard")


class Way(NamedTuple):
    """How somebody gets through it, and in which language."""

    press: Press
    language: str

    @property
    def phone(self) -> bool:
        return self.press is by_touch

    @property
    def dark(self) -> bool:
        return self.language in ("fr", "es")

    @property
    def id(self) -> str:
        return f"{self.language}-{self.press.__name__.removeprefix('by_')}"


SPREAD = (Way(by_mouse, "en"), Way(by_touch, "fr"), Way(by_mouse, "cs"), Way(by_keyboard, "es"))
EVERY = tuple(Way(*way) for way in product((by_mouse, by_touch, by_keyboard), LOCALES))
WAYS = [pytest.param(way, id=way.id) for way in (EVERY if LONG else SPREAD)]
"""Each language and each way at least once; all of them together where there is time."""


def wait_for_words(person: Person, words: str) -> None:
    person.page.locator("main .words").filter(has_text=words).wait_for()


def solve(person: Person, press: Press, game: str, speaker: Voice, seen: Callable[[], None]) -> None:
    for step in find_lesson(game).steps:
        wait_for_words(person, speaker.says(step.says))
        if step.id == WRONG[game][0]:
            try_wrong(person, press, game)
            seen()
        for selector in PRESSES[game].get(step.id, []):
            press(person, selector)
        done = step.judge(step.expected[0]).says if step.to_do else None
        if done:
            wait_for_words(person, speaker.says(done))
            assert not BARE_ID.search(person.page.inner_text("main"))
        if done or not step.to_do:
            press(person, "[data-next]:enabled")
    person.page.get_by_text(speaker.say("learn-over-title")).wait_for()
    seen()


def try_wrong(person: Person, press: Press, game: str) -> None:
    """The lesson answers, and the step can be tried again."""
    for selector in WRONG[game][1]:
        press(person, selector)
    person.page.wait_for_selector(".wrong")


def looked_at(person: Person) -> None:
    assert violations(person) == []
    assert not BARE_ID.search(person.page.inner_text("main"))
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (
        "nothing scrolls sideways"
    )


@pytest.mark.parametrize("game", lesson_ids())
@pytest.mark.parametrize("way", WAYS)
def test_a_lesson_is_solved(arrive: Arrive, game: str, way: Way) -> None:
    ann = arrive(locale=LOCALES[way.language], phone=way.phone, dark=way.dark)
    ann.visit(f"/learn/{game}")
    closely = way.press is not by_mouse or way.language == "en"
    solve(ann, way.press, game, voice(way.language), lambda: looked_at(ann) if closely else None)
    assert ann.frames == [], "no table was opened"


def test_a_lesson_moves_where_things_may_move_and_shows_what_is_right(arrive: Arrive) -> None:
    ann = arrive(locale=LOCALES["es"], moving=True)
    ann.visit("/learn/turtles")
    ann.page.locator("[data-show]").click()
    wait_for_words(ann, voice("es").say("learn-turtles-step-done"))


def test_a_lesson_is_taken_up_again_where_it_was_left(arrive: Arrive) -> None:
    ann = arrive()
    ann.visit("/learn/turtles")
    for step in find_lesson("turtles").steps[:2]:
        ann.page.locator("[data-show]").click()
        said = step.judge(step.expected[0]).says
        assert said
        wait_for_words(ann, voice().says(said))
        ann.page.locator("[data-next]").click()
    ann.page.reload()
    wait_for_words(ann, voice().say("learn-turtles-flip"))


@pytest.mark.parametrize("language", LOCALES)
def test_how_to_play_is_there_in_every_language(arrive: Arrive, language: str) -> None:
    ann = arrive(locale=LOCALES[language], phone=language == "cs", dark=language == "es")
    speaker = voice(language)
    for game in lesson_ids():
        ann.visit(f"/how/{game}")
        ann.page.get_by_text(speaker.say(f"{game}-aim")).first.wait_for()
        page = find_lesson(game).page
        read = ann.page.inner_text("main")
        assert all(speaker.say(f"how-{game}-turn-{step}") in read for step in page.turn)
        assert all(speaker.say(f"how-{game}-{topic.id}") in read for topic in page.topics)
        assert ann.page.locator("figure .board > *").count() >= len(page.turn)
        looked_at(ann)


@pytest.mark.parametrize("game", lesson_ids())
def test_its_pictures_move_and_are_told_until_they_are_paused(arrive: Arrive, game: str) -> None:
    ann = arrive(moving=True, phone=game == "tortuga1667")
    ann.visit(f"/how/{game}")
    figures, playing = ann.page.locator("figure"), ann.page.locator("figure[data-plays=true]")
    said = ann.page.locator("figure[data-plays=true] .film p").filter(has_text=re.compile(r"\w"))
    said.wait_for()
    looked_at(ann)
    by_keyboard(ann, "figure[data-plays=true] .film button")
    playing.wait_for(state="detached")
    figures.nth(2).locator(".film button").click()
    said.wait_for()
    assert figures.nth(2).get_attribute("data-plays") == "true", "what was asked for is shown first"
    assert playing.count() == 1, "one at a time"


@pytest.mark.parametrize("game", lesson_ids())
def test_its_pictures_stand_still_on_paper_and_where_nothing_shall_move(arrive: Arrive, game: str) -> None:
    ann, bob = arrive(), arrive(moving=True)
    for one in (ann, bob):
        one.visit(f"/how/{game}")
    still = boards(ann)
    bob.page.locator(".film p").filter(has_text=re.compile(r"\w")).first.wait_for()
    bob.page.emulate_media(media="print")
    bob.page.locator(".film").first.wait_for(state="hidden")
    assert ann.page.locator(".film").count() == 0
    for _ in range(100):  # what was under way is put back
        if boards(bob) == still:
            break
        bob.page.wait_for_timeout(100)
    assert boards(bob) == still


def boards(person: Person) -> list[str]:
    """What stands on the boards of the page, without how it is drawn."""
    person.page.locator("figure .board > *").first.wait_for()
    return [" ".join(text.split()) for text in person.page.locator("figure .board").all_text_contents()]


def test_how_to_play_leads_to_the_lesson_and_the_rules_and_from_home(arrive: Arrive) -> None:
    ann = arrive()
    ann.visit()
    ann.page.locator('article[data-game="turtles"]').get_by_text("How to play").click()
    ann.page.wait_for_selector("figure")
    assert ann.page.locator("main a[href$='/learn/turtles']").count() == 1
    ann.page.locator("main a[href$='/rules/turtles']").click()
    ann.page.wait_for_selector("article[lang=en]")


def test_the_aim_is_said_on_the_board_until_the_first_match_is_over(arrive: Arrive) -> None:
    ann = arrive()
    table = ann.play_now("turtles")
    aim = ann.page.get_by_text(voice().say("turtles-aim"), exact=True)
    aim.wait_for()
    ann.asked()
    longer = ann.page.locator("[data-said=turtles-newcomer-choose-move]")
    assert longer.inner_text() == voice().say("turtles-newcomer-choose-move")
    ann.click_to_the_end()
    aim.wait_for(state="detached")
    assert longer.count() == 0
    assert '"turtles"' in ann.stored()["tortuga-learnt"]
    ann.visit(f"/t/{table}")
    ann.play_now("turtles")
    ann.asked()
    assert aim.count() + longer.count() == 0
