"""The page in four languages; a whole match in Czech without a word of English."""

import re

import pytest
from fluent.syntax import ast

from tests.browser.conftest import Arrive
from tests.text.fluent_files import entries, walk
from tortuga.server.lobby import BOT_NAMES

WORD = re.compile(r"[^\W\d_]{3,}")
RULE = re.compile(r"\b[A-Z](?:-[A-Z0-9]+)+\b")
ID = re.compile(r"\b[a-z0-9]+(?:-[a-z0-9]+)+\b")
NAMES = {
    word.casefold()
    for name in (*BOT_NAMES, "English", "Tortuga", "Gigamic", "Queen Games", "Facade")
    for word in WORD.findall(name)
}


def words_of(language: str) -> set[str]:
    return {
        word.casefold()
        for entry in entries(language)
        for node in walk(entry.node)
        if isinstance(node, ast.TextElement)
        for word in WORD.findall(node.value)
    }


def test_a_whole_match_in_czech_has_no_english_in_it(arrive: Arrive) -> None:
    english = words_of("en") - words_of("cs") - NAMES
    ids = {entry.id for entry in entries("en")}
    ann = arrive(locale="cs-CZ")
    ann.visit()
    assert ann.page.locator("html").get_attribute("lang") == "cs"
    seen = {*ann.words().splitlines()}
    ann.play_now("tortuga1667")
    while not ann.over:
        seen.update(ann.words().splitlines())
        ann.click_something()
    seen.update(ann.words().splitlines())
    for tab in ("talk", "table"):
        ann.page.locator(f"#tab-{tab}").click()
        seen.update(ann.words().splitlines())
    found = {
        line for line in seen if {word.casefold() for word in WORD.findall(RULE.sub("", line))} & english
    }
    assert found == set()
    assert {line for line in seen if set(ID.findall(line)) & ids} == set()


@pytest.mark.parametrize(
    ("locale", "language", "turn"),
    [("fr-FR", "fr", "À toi"), ("es-MX", "es", "turno"), ("de-DE", "en", "Your turn")],
)
def test_the_language_comes_from_the_browser(arrive: Arrive, locale: str, language: str, turn: str) -> None:
    ann = arrive(locale=locale)
    ann.visit()
    assert ann.page.locator("html").get_attribute("lang") == language
    ann.play_now("buccaneers")
    ann.asked()
    assert turn.casefold() in ann.page.title().casefold()


def test_the_language_is_switched_at_once_and_remembered(arrive: Arrive) -> None:
    ann = arrive()
    ann.play_now("turtles")
    ann.click_something()
    ann.page.locator("header select").select_option("fr")
    ann.page.wait_for_selector("html[lang=fr]")
    assert "tortue" in ann.page.inner_text("main").casefold()
    ann.page.reload()
    ann.at_table()
    assert ann.page.locator("html").get_attribute("lang") == "fr"
