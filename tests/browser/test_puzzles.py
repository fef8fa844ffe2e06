"""Puzzles solved by mouse, by touch and by keyboard; the one of the day, and what the browser remembers."""

import re

import pytest

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.test_learning import (
    CONFIRM,
    LOCALES,
    WAYS,
    Press,
    Way,
    by_keyboard,
    by_mouse,
    by_touch,
    looked_at,
    targets,
    wait_for_words,
)
from tortuga.puzzles.collection import puzzled_games, puzzles_of
from tortuga.puzzles.pace import PuzzlePace
from tortuga.puzzles.posed import posed
from tortuga.text import voice

SIDES = {"S": "south", "N": "north"}


def presses(move: str) -> list[str]:
    """What makes a move of turtles: cells one by one, which way an overturned turtle faces, hatching."""
    found = []
    for cell, side in re.findall(r"([a-g][1-7])(?:=([SN]))?", move):
        found.append(f"[data-cell={cell}]")
        if side:
            found.append(f"[data-side={SIDES[side]}]")
    return [*found, "[data-hatch]"] if move.startswith("+") else found


def choose(person: Person, label: str, value: str) -> None:
    person.page.get_by_label(label, exact=True).select_option(value)


@pytest.mark.parametrize(
    ("press", "language", "phone", "dark"),
    [(by_mouse, "en", False, False), (by_touch, "fr", True, True), (by_keyboard, "cs", False, True)],
    ids=["mouse", "touch", "keyboard"],
)
def test_a_puzzle_is_solved(arrive: Arrive, press: Press, language: str, *, phone: bool, dark: bool) -> None:
    ann, speaker = arrive(locale=LOCALES[language], phone=phone, dark=dark), voice(language)
    before = posed("turtles", puzzles_of("turtles").following(None, None, None).id)
    ann.visit("/puzzles/turtles")
    wait_for_words(ann, speaker.says(before.says))
    wrong = next(worth.answer for worth in before.proof if not worth.right)
    for selector in presses(wrong):
        press(ann, selector)
    ann.page.wait_for_selector(".wrong")
    looked_at(ann)
    for selector in presses(before.puzzle.accepted[0]):
        press(ann, selector)
    wait_for_words(ann, speaker.says(before.give_up().says))
    assert ann.page.locator("aside tr").count() == len(before.answers)
    looked_at(ann)
    assert before.puzzle.id in ann.stored()["tortuga-puzzles"]
    press(ann, "[data-next]:enabled")
    after = posed("turtles", puzzles_of("turtles").following(before.puzzle.id, near=1).id)
    assert (before.puzzle.grade, after.puzzle.grade) == (1, 1), "it took two tries"
    wait_for_words(ann, speaker.says(after.says))
    assert ann.frames == [], "no table was opened"


def solving(game: str, answer: str) -> list[str]:
    """What is pressed to give an answer."""
    if game == "turtles":
        return presses(answer)
    if game == "tortuga1667":
        return [f"[data-seat='{answer}']"]
    return targets(" ".join(f"die:{die}" for die in answer.removeprefix("keep ")), CONFIRM)


@pytest.mark.parametrize("game", puzzled_games())
@pytest.mark.parametrize("way", WAYS)
def test_one_of_every_kind_is_solved(arrive: Arrive, game: str, way: Way) -> None:
    ann = arrive(locale=LOCALES[way.language], phone=way.phone, dark=way.dark)
    speaker, pace, last = voice(way.language), PuzzlePace(), dict[int, str]()
    for kind in puzzles_of(game).kinds:
        following = puzzles_of(game).following(last.get(pace.grade), kind, near=pace.grade)
        before = posed(game, following.id)
        ann.visit(f"/puzzles/{game}")
        choose(ann, speaker.say("puzzle-kind"), kind)
        wait_for_words(ann, speaker.says(before.says))
        ann.page.locator("main .note").filter(has_text=str(before.puzzle.grade)).wait_for()
        for selector in solving(game, before.puzzle.accepted[0]):
            way.press(ann, selector)
        wait_for_words(ann, speaker.says(before.give_up().says))
        last[following.grade] = following.id
        pace = pace.solved(following.grade, at_once=True)
    looked_at(ann)


@pytest.mark.parametrize("game", puzzled_games())
def test_every_game_shows_its_answer(arrive: Arrive, game: str) -> None:
    ann = arrive(dark=game == "buccaneers")
    before = posed(game, puzzles_of(game).following(None, None, None).id)
    ann.visit(f"/puzzles/{game}")
    wait_for_words(ann, voice().says(before.says))
    looked_at(ann)
    ann.page.locator("[data-show]").click()
    wait_for_words(ann, voice().says(before.give_up().says))
    looked_at(ann)
    assert ann.page.locator("aside tr.right").count() == len(before.puzzle.accepted)


def test_who_is_french_is_answered_by_a_name(arrive: Arrive) -> None:
    ann = arrive(phone=True)
    before = posed("tortuga1667", puzzles_of("tortuga1667").following(None, None, None).id)
    ann.visit("/puzzles/tortuga1667")
    ann.page.locator(f"[data-seat='{before.puzzle.accepted[0]}']").click()
    wait_for_words(ann, voice().say("puzzle-tortuga1667-who-right"))


def test_a_kind_and_a_grade_are_chosen(arrive: Arrive) -> None:
    ann = arrive()
    ann.visit("/puzzles/turtles")
    choose(ann, voice().say("puzzle-kind"), "trap")
    wait_for_words(ann, voice().say("puzzle-turtles-trap"))
    choose(ann, voice().say("puzzle-grade"), "5")
    ann.page.locator("main .note").filter(has_text="5").wait_for()


def test_the_one_of_the_day_makes_a_streak(arrive: Arrive) -> None:
    ann = arrive()
    ann.visit("/puzzles/daily")
    ann.page.locator("[data-show]").wait_for()
    with ann.page.expect_response(lambda answer: "/api/puzzles/daily" in answer.url) as today:
        ann.page.reload()
    before = posed("turtles", today.value.json()["id"])
    for selector in presses(before.puzzle.accepted[0]):
        by_mouse(ann, selector)
    wait_for_words(ann, voice().says(before.give_up().says))
    ann.visit("/puzzles")
    ann.page.get_by_text(voice().say("puzzle-streak", days=1)).wait_for()
    looked_at(ann)


@pytest.mark.parametrize("language", LOCALES)
def test_the_page_of_all_puzzles(arrive: Arrive, language: str) -> None:
    ann = arrive(locale=LOCALES[language], phone=language == "cs", dark=language == "es")
    ann.visit("/puzzles")
    for game in puzzled_games():
        ann.page.locator(f"main a[href$='/puzzles/{game}']").wait_for()
    looked_at(ann)
