"""A match seen again: by mouse, by touch and by keyboard, in every language, from a link and from a file."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.browser.axe import violations
from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.test_learning import LOCALES
from tests.cli.test_replay_and_verify import save
from tortuga.core.record import read_record, replay
from tortuga.text import voice

BARE_ID = re.compile(r"\b(?:replay|stamp|web|turtles|buccaneers|tortuga1667)-[a-z0-9-]+")
DESK = {"width": 1366, "height": 768}
GAMES = {"en": "turtles", "fr": "buccaneers", "cs": "tortuga1667", "es": "tortuga1667"}
DROP = """([text, name]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], name, { type: 'application/json' }));
  window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
}"""
OUTSIDE = """() => [...document.querySelectorAll('.log, .log *, .bar')].filter((one) => {
  const { left, right, bottom, width } = one.getBoundingClientRect();
  return width && one.checkVisibility() && (left < -1 || right > innerWidth + 1 || bottom > innerHeight + 1);
}).map((one) => one.className.toString())"""


def place(step: int, steps: int, language: str = "en") -> str:
    """Where one is, as far as every round says it alike."""
    return voice(language).say("replay-step", step=step, steps=steps)


def wait_for_words(person: Person, words: str) -> None:
    person.page.locator("main").filter(has_text=words).wait_for()


def looked_at(person: Person) -> None:
    assert violations(person) == []
    assert person.page.evaluate(OUTSIDE) == []
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not BARE_ID.findall(person.page.inner_text("main"))


def bring(person: Person, file: Path) -> None:
    person.visit("/replay")
    person.page.locator("#bring").wait_for()
    person.page.evaluate(DROP, [file.read_text("utf-8"), file.name])
    person.page.locator(".log input").wait_for()


@pytest.mark.parametrize(
    ("language", "phone", "dark"),
    [("en", False, False), ("fr", True, True), ("cs", True, False), ("es", False, True)],
)
def test_a_file_is_dropped_and_seen(
    arrive: Arrive, tmp_path: Path, language: str, *, phone: bool, dark: bool
) -> None:
    ann = arrive(locale=LOCALES[language], phone=phone, dark=dark)
    if not phone:
        ann.page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
    file = save(tmp_path / "match.json", GAMES[language])
    steps = len(replay(read_record(file.read_text("utf-8"))).timeline)
    ann.visit("/replay")
    ann.page.locator("#bring").wait_for()
    assert violations(ann) == []
    ann.page.evaluate(DROP, ["no record", "x.json"])
    ann.page.locator(".problem").wait_for()
    ann.troubles.clear()  # the browser notes that it was refused
    bring(ann, file)
    wait_for_words(ann, voice(language).say("replay-verdict"))
    looked_at(ann)
    ann.page.keyboard.press("End")
    wait_for_words(ann, place(steps, steps, language))
    looked_at(ann)
    for tab in ("story", "moments"):
        ann.page.locator(f"#margin-{tab}").click()
        looked_at(ann)
    ann.page.locator(".seen select").select_option("1")
    ann.page.keyboard.press("Home")  # before the other view is there: both are done
    wait_for_words(ann, place(0, steps, language))
    looked_at(ann)


def test_by_keyboard(arrive: Arrive, tmp_path: Path) -> None:
    ann = arrive()
    file = save(tmp_path / "match.json", "turtles")
    steps = len(replay(read_record(file.read_text("utf-8"))).timeline)
    bring(ann, file)
    slider = ann.page.locator(".log input")
    slider.focus()
    for key, step in (
        ("ArrowRight", 1),
        ("Shift+ArrowRight", 2),
        ("ArrowLeft", 1),
        ("PageDown", 3),
        ("Home", 0),
    ):
        ann.page.keyboard.press(key)
        wait_for_words(ann, place(step, steps))
    ann.page.keyboard.press("n")
    ann.page.wait_for_function("() => Number(document.querySelector('.log input').value) > 0")
    ann.page.keyboard.press("End")
    wait_for_words(ann, place(steps, steps))
    ann.page.keyboard.press(" ")
    ann.page.locator("[data-playing=true]").wait_for()
    wait_for_words(ann, place(2, steps))
    ann.page.keyboard.press(" ")
    ann.page.locator("[data-playing=false]").wait_for()


def test_events_are_told_on_the_board(arrive: Arrive, tmp_path: Path) -> None:
    ann = arrive(moving=True)
    bring(ann, save(tmp_path / "match.json", "turtles"))
    ann.page.locator(".key.step").last.click()
    ann.page.wait_for_function("() => Number(document.querySelector('.log input').value) === 1")


def seen(person: Person) -> dict[str, Any]:
    query = person.page.url.partition("?")[2]
    return dict(part.split("=") for part in query.split("&"))


def test_a_match_of_the_house_by_its_link(arrive: Arrive) -> None:
    ann = arrive()
    table = ann.play_long()
    ann.answer()
    ann.visit(f"/t/{table}/replay?at=1")
    ann.page.locator(".log input").wait_for()
    assert seen(ann) == {"seat": "0", "at": "1"}
    assert ann.page.locator(".seen select").count() == 0, "while it runs one sees one's own past"
    ann.visit(f"/t/{table}")
    ann.at_table()
    ann.answer()
    ann.give_up(table)
    ann.page.locator(".over a[href$='/replay']").click()
    ann.page.locator(".log input").wait_for()
    ann.page.locator(".seen select").select_option("all")
    ann.page.keyboard.press("ArrowRight")
    ann.page.wait_for_function("() => location.search.includes('seat=all&at=1')")
    ann.visit(f"/t/{table}/replay?seat=1&at=2")
    ann.page.locator(".log input").wait_for()
    assert seen(ann) == {"seat": "1", "at": "2"}
    looked_at(ann)
