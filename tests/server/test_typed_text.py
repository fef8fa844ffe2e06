"""What people type is made plain."""

import pytest

from tortuga.server.refusals import Code, Declined
from tortuga.server.typed_text import LONGEST_NAME, LONGEST_TEXT, plain_name, plain_text, plain_word


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Ann", "Ann"),
        ("  Ann \t of\nTortuga ", "Ann of Tortuga"),
        ("José", "José"),
        ("Jose\u0301", "José"),
        ("王小明", "王小明"),
        ("نور", "نور"),
        ("z\u0301\u0302\u0303\u0304\u0305\u0306", "ź\u0302\u0303\u0304"),
        ("👩\u200d🚀 Ann", "👩\u200d🚀 Ann"),
    ],
)
def test_names(typed: str, name: str) -> None:
    assert plain_name(typed) == name


@pytest.mark.parametrize(
    "typed", ["", "   ", "\u200b\u200d", "...", "🙂", "x" * (LONGEST_NAME + 1), "x" * 10_000]
)
def test_no_names(typed: str) -> None:
    with pytest.raises(Declined) as declined:
        plain_name(typed)
    assert declined.value.code is Code.BAD_NAME
    assert str(LONGEST_NAME) in str(declined.value)


def test_what_is_said_is_freed_of_what_nobody_sees() -> None:
    assert plain_text("\u202eevil") == "evil"
    assert plain_text("a\u0000b\u0007c") == "abc"


def test_markup_is_text_like_any_other() -> None:
    assert plain_text("<b>hello</b> & co") == "<b>hello</b> & co"


@pytest.mark.parametrize("typed", ["", " \n ", "\u200d", "x" * (LONGEST_TEXT + 1)])
def test_nothing_said(typed: str) -> None:
    with pytest.raises(Declined) as declined:
        plain_text(typed)
    assert declined.value.code is Code.BAD_TEXT


def test_a_word_has_no_line_break_and_may_be_empty() -> None:
    assert plain_word("two\nlines") == "two lines"
    assert plain_word("") == ""
    with pytest.raises(Declined):
        plain_word("x" * 65)
