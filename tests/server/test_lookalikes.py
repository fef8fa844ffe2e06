"""Names that look alike are told apart; names that hide something are refused."""

import pytest

from tortuga.server.lookalikes import alike, unlike
from tortuga.server.refusals import Code, Declined
from tortuga.server.typed_text import plain_name


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ANN"),
        ("Ann", "Аnn"),  # a Cyrillic A
        ("Bonny", "Воnnу"),
        ("paypal", "ραγραl"),
        ("Illy", "lIly"),
        ("ILLY", "illy"),
        ("Mary", "Rnary"),
        ("Anno", "Ann0"),
        ("Ann", "Ａｎｎ"),
        ("Ann", "A\u200dnn"),
        ("نور", "نور"),
    ],
)
def test_these_look_alike(one: str, other: str) -> None:
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anna"), ("Jose", "José"), ("Ally", "Aily"), ("Ann", "Ann (2)"), ("王", "玉")]
)
def test_these_do_not(one: str, other: str) -> None:
    assert not alike(one, other)


def test_a_number_tells_them_apart() -> None:
    assert unlike("Eve", ["Ann"]) == "Eve"
    assert unlike("Аnn", ["Ann"]) == "Аnn (2)"
    assert unlike("Ann", ["Ann", "ANN (2)"]) == "Ann (3)"


def test_a_long_name_is_not_cut_for_its_number() -> None:
    assert unlike("x" * 24, ["X" * 24]) == f"{'x' * 24} (2)"


@pytest.mark.parametrize(
    "typed",
    [
        "\u202eevil",  # turns the text around
        "a\u0000b",
        "An\u200bn",
        "An\u00adn",
        "An\u200dn",  # a joiner where nothing joins
        "An\u034fn",
        "Ann\u3164",
        "Ann\ufe0f",
        "Ann\U000e0041",
        "\u2066Ann",
    ],
)
def test_what_nobody_sees_is_refused(typed: str) -> None:
    with pytest.raises(Declined) as declined:
        plain_name(typed)
    assert declined.value.code is Code.UNSEEN_IN_NAME
    assert str(declined.value)


@pytest.mark.parametrize("name", ["می\u200cخواهم", "क्\u200dष", "☠️ Ann", "👩\u200d🚀 Ann"])
def test_what_shapes_its_neighbours_stays(name: str) -> None:
    assert plain_name(name) == name


@pytest.mark.parametrize(
    ("typed", "name"), [("Ａｎｎ", "Ann"), ("ﬁn", "fin"), ("Ann\u00a0\u3000Bonny", "Ann Bonny")]
)
def test_there_is_one_spelling(typed: str, name: str) -> None:
    assert plain_name(typed) == name
