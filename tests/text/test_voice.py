"""A voice says a message in its language, with its arguments, or in English where it has no words."""

from enum import StrEnum
from importlib import import_module
from pathlib import Path

import pytest

from tortuga.text import LANGUAGES, Message, Voice, preferred_language, voice

voice_module = import_module("tortuga.text.voice")

ENGLISH = """\
hello = Hello, { $name }!
list = There are { $things }.
count = { $count ->
    [one] one turtle
   *[other] { $count } turtles
 }
card = Parrot
    .acc = the Parrot
drawn = You draw { NAME($card, case: "acc") }.
played = { NAME($card) } is played.
only-english = Nobody translated this.
"""
CZECH = """\
hello = Ahoj, { $name }!
card = Papoušek
    .acc = Papouška
drawn = Bereš { NAME($card, case: "acc") }.
played = { NAME($card, case: "gen") } je venku.
list = Jsou tu { $things }.
"""


class Colour(StrEnum):
    RED = "red"


@pytest.fixture
def texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for language, text in (("en", ENGLISH), ("cs", CZECH)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "toy.ftl").write_text(text, "utf-8")
    monkeypatch.setattr(voice_module, "files", lambda _: tmp_path)


@pytest.fixture
def english(texts: None) -> Voice:
    del texts
    return Voice("en")


@pytest.fixture
def czech(texts: None) -> Voice:
    del texts
    return Voice("cs")


def test_a_message_is_said_with_its_arguments(english: Voice) -> None:
    assert english.say("hello", name="Ann") == "Hello, Ann!"
    assert english.says(Message("hello", {"name": "Bob"})) == "Hello, Bob!"


def test_every_language_has_its_own_words(czech: Voice) -> None:
    assert czech.say("hello", name="Ann") == "Ahoj, Ann!"


def test_english_helps_out_where_a_language_has_no_words(czech: Voice) -> None:
    assert czech.say("only-english") == "Nobody translated this."


def test_an_unknown_message_is_a_mistake(english: Voice) -> None:
    with pytest.raises(KeyError, match="no message 'goodbye'"):
        english.say("goodbye")
    assert not english.knows("goodbye")
    assert english.knows("hello")


def test_a_missing_argument_is_a_mistake(english: Voice) -> None:
    with pytest.raises(KeyError, match="message 'hello' in en"):
        english.say("hello")


def test_numbers_choose_their_form(english: Voice) -> None:
    assert english.say("count", count=1) == "one turtle"
    assert english.say("count", count=2) == "2 turtles"


@pytest.mark.parametrize(
    ("things", "said"),
    [
        ([], "There are ."),
        (["a"], "There are a."),
        (["a", "b"], "There are a and b."),
        (["a", "b", 3], "There are a, b, and 3."),
    ],
)
def test_several_things_become_a_list(english: Voice, things: list[str | int], said: str) -> None:
    assert english.say("list", things=things) == said


def test_lists_are_joined_as_the_language_joins_them(czech: Voice) -> None:
    assert czech.say("list", things=["a", "b", "c"]) == "Jsou tu a, b a\xa0c."


@pytest.mark.parametrize(
    ("things", "said"),
    [
        (["abordaje", "incursión"], "abordaje e incursión"),
        (["abordaje", "calavera", "incursión"], "abordaje, calavera e incursión"),
        (["Ana", "Íñigo"], "Ana e Íñigo"),
        (["Ana", "Hilario"], "Ana e Hilario"),
        (["agua", "hielo"], "agua y hielo"),
        (["incursión", "abordaje"], "incursión y abordaje"),
        (["incursión"], "incursión"),
    ],
)
def test_spanish_says_e_before_the_sound_of_i(things: list[str], said: str) -> None:
    assert voice("es").list(things) == said


def test_a_message_may_be_an_argument_or_part_of_a_list(english: Voice) -> None:
    hello = Message("hello", {"name": "Ann"})
    assert english.say("hello", name=hello) == "Hello, Hello, Ann!!"
    assert english.say("list", things=[hello, "Bob"]) == "There are Hello, Ann! and Bob."


def test_a_member_of_an_enumeration_is_said_by_its_value(english: Voice) -> None:
    assert english.say("hello", name=Colour.RED) == "Hello, red!"


def test_a_thing_is_named_in_the_case_the_sentence_asks_for(czech: Voice, english: Voice) -> None:
    assert czech.say("drawn", card="card") == "Bereš Papouška."
    assert english.say("drawn", card="card") == "You draw the Parrot."


def test_a_thing_without_that_case_keeps_its_name(czech: Voice, english: Voice) -> None:
    assert czech.say("played", card="card") == "Papoušek je venku."
    assert english.say("played", card="card") == "Parrot is played."


def test_a_form_of_a_message_has_an_id_too(czech: Voice) -> None:
    assert czech.say("card.acc") == "Papouška"
    assert czech.knows("card.acc")
    assert not czech.knows("card.loc")


def test_a_thing_without_a_name_is_a_mistake(english: Voice) -> None:
    with pytest.raises(KeyError):
        english.say("played", card="no-such-card")


def test_a_player_called_like_code_is_just_a_name(english: Voice) -> None:
    assert english.say("hello", name="{ $name } [bold]") == "Hello, { $name } [bold]!"


# Which voice


def test_there_is_one_voice_of_each_language() -> None:
    assert voice("en") is voice("en") is voice()
    assert voice().language == "en"


def test_an_unknown_language_is_refused_and_the_known_ones_named() -> None:
    with pytest.raises(ValueError, match=r"no texts in 'tlh'; there are .*en"):
        voice("tlh")


def test_english_is_spoken() -> None:
    assert "en" in LANGUAGES


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "xx_YY.UTF-8"}, "en"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LC_MESSAGES": "fr_FR", "LC_ALL": "en_GB"}, "en"),
        ({"TORTUGA_LANGUAGE": "FR", "LC_ALL": "cs_CZ"}, "fr"),
        ({"TORTUGA_LANGUAGE": "", "LC_ALL": "cs_CZ"}, "cs"),
        ({"TORTUGA_LANGUAGE": "xx", "LANG": "cs_CZ"}, "cs"),
    ],
)
def test_the_surroundings_choose_the_language(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(voice_module, "LANGUAGES", ("cs", "en", "fr"))
    assert preferred_language(environment) == language
