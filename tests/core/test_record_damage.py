"""A damaged or edited file is never taken for a record: each kind of damage is named, with its place."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.core.records import CLOCK, TAKE, data_of, text_of, whole_match
from tests.core.toys import GAME
from tortuga.core.errors import RecordError
from tortuga.core.record import read_record, replay, verify

TEXT = text_of(whole_match())
CLOSED = text_of(whole_match(), open_seed=False)
SCALARS = st.none() | st.booleans() | st.integers(-3, 2**40) | st.text(max_size=9) | st.floats(0, 9)


def refusal(text: str | bytes) -> RecordError:
    with pytest.raises(RecordError) as refused:
        read_record(text)
    assert str(refused.value).startswith(f"{refused.value.place}: ")
    return refused.value


def with_field(path: list[str | int], value: Any) -> str:
    data = data_of(whole_match())
    inside: Any = data
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = value
    return json.dumps(data)


# Cut off


def test_no_truncation_is_accepted() -> None:
    """At every byte; only the line break at the very end can be missed by nobody."""
    whole = TEXT.rstrip().encode()
    for size in range(len(whole)):
        with pytest.raises(RecordError):
            read_record(whole[:size])


@pytest.mark.parametrize(
    ("end", "place"),
    [
        ("", "line 1, column 1"),
        ("{", "line 1, column 2"),
        ('"version": 1,', "line 3, column 16"),
        ('"show 1",', "line 11, column 33"),
        ('"show 1', "line 11, column 24"),
        ('"end"', "line 20, column 8"),
    ],
)
def test_a_truncation_is_called_one_and_where(end: str, place: str) -> None:
    refused = refusal(TEXT[: TEXT.index(end) + len(end)])
    assert refused.problem.id == "record-truncated"
    assert refused.place == place


# Edited


def leaves(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    items: list[tuple[str | int, Any]] = []
    if isinstance(value, dict):
        items = list(value.items())
    elif isinstance(value, list):
        items = list(enumerate(value))
    else:
        yield path
    for key, inside in items:
        yield from leaves(inside, (*path, key))


def found_at(data: Any, path: tuple[str | int, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


@settings(max_examples=300)
@given(st.sampled_from(list(leaves(json.loads(TEXT)))), SCALARS)
def test_an_edited_value_is_never_taken(path: tuple[str | int, ...], value: Any) -> None:
    before = found_at(json.loads(TEXT), path)
    assume((type(value), value) != (type(before), before))
    edited = with_field(list(path), value)
    with pytest.raises(RecordError):
        verify(read_record(edited), game=GAME)


@settings(max_examples=300)
@given(st.integers(0, len(TEXT) - 1), st.characters(codec="utf-8"))
def test_an_edited_character_is_never_taken(at: int, character: str) -> None:
    edited = TEXT[:at] + character + TEXT[at + 1 :]
    try:
        replay(read_record(edited), game=GAME)
    except RecordError:
        return
    assert json.loads(edited) == json.loads(TEXT), "only white space may differ"


@settings(max_examples=100)
@given(st.binary(max_size=60), st.integers(0, len(TEXT)))
def test_inserted_bytes_are_never_taken(inserted: bytes, at: int) -> None:
    whole = TEXT.encode()
    edited = whole[:at] + inserted + whole[at:]
    try:
        replay(read_record(edited), game=GAME)
    except RecordError:
        return
    assert json.loads(edited) == json.loads(TEXT), "only white space may differ"


@settings(max_examples=100)
@given(st.text() | st.binary())
def test_anything_else_is_no_record(garbage: str | bytes) -> None:
    with pytest.raises(RecordError):
        read_record(garbage)


def test_a_secret_taken_out_leaves_a_closed_record() -> None:
    assert json.loads(with_field(["seed", "secret"], None)) == json.loads(CLOSED)


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        (["game"], "chess", "seal"),
        (["options", "rounds"], 3, "seal"),
        (["seats", 1], "Eve", "seal"),
        (["seed", "words", 0], "Eve's word", "seal"),
        (["seed", "commitment"], "0" * 64, "seal"),
        (["setup", 2], 2, "seal"),
        (["seal"], "00000000", "seal"),
        (["actions", 0, "seat"], 1, "actions[0]"),
        (["actions", 1, "action"], "show 1", "actions[1]"),
        (["actions", TAKE, "chance"], [5], f"actions[{TAKE}]"),
        (["actions", TAKE, "clock"], True, f"actions[{TAKE}]"),
        (["actions", CLOCK, "clock"], False, f"actions[{CLOCK}]"),
        (["actions", 6, "seal"], "", "actions[6]"),
        (["outcome", "winners"], [0], "outcome"),
        (["outcome"], None, "outcome"),
        (["end"], "00000000", "outcome"),
    ],
    ids=str,
)
def test_an_edit_is_found_where_it_was_made(path: list[str | int], value: Any, place: str) -> None:
    refused = refusal(with_field(path, value))
    assert refused.place == place
    assert refused.problem.id == "record-sealed"
    assert str(refused) == f"{place}: the entry was changed after it was written"


def test_a_line_taken_out_put_in_or_moved_is_found() -> None:
    for edit in ("del", "double", "swap"):
        data = data_of(whole_match())
        lines = data["actions"]
        if edit == "del":
            del lines[2]
        elif edit == "double":
            lines.insert(2, lines[1])
        else:
            lines[2], lines[3] = lines[3], lines[2]
        assert refusal(json.dumps(data)).place == "actions[2]"


def test_a_line_taken_off_the_end_is_found() -> None:
    data = data_of(whole_match())
    data["actions"].pop()
    assert refusal(json.dumps(data)).place == "outcome"


# Not a record


@pytest.mark.parametrize("text", ["[]", "null", "7", '"tortuga-record"', "{}", '{"format": "pgn"}', "[{}]"])
def test_other_json_is_not_a_record(text: str) -> None:
    refused = refusal(text)
    assert str(refused) == "format: this is not a match record"


@pytest.mark.parametrize(
    ("version", "said"), [(2, "2"), (0, "0"), ("1", '"1"'), (None, "null"), ([1], "[1]"), (1.5, "1.5")]
)
def test_an_unknown_version_is_refused(version: Any, said: str) -> None:
    refused = refusal(with_field(["version"], version))
    assert str(refused) == f"version: version {said} is not known here; this program reads version 1"


@pytest.mark.parametrize("version", ["1.0", "true"])
def test_a_number_that_only_looks_like_the_version_is_refused(version: str) -> None:
    assert refusal(TEXT.replace('"version": 1', f'"version": {version}')).place == "version"


def test_the_version_is_looked_at_before_anything_else() -> None:
    assert refusal('{"format": "tortuga-record", "version": 7, "moves": "a b c"}').place == "version"


@pytest.mark.parametrize("field", list(json.loads(TEXT)))
def test_a_missing_field_is_refused(field: str) -> None:
    data = data_of(whole_match())
    del data[field]
    refused = refusal(json.dumps(data))
    assert refused.place in (field, "record")
    assert field in str(refused)


@pytest.mark.parametrize("field", ["seat", "action"])
def test_a_field_missing_in_an_action_is_refused(field: str) -> None:
    data = data_of(whole_match())
    del data["actions"][5][field]
    refused = refusal(json.dumps(data))
    assert refused.place == "actions[5]"
    assert field in str(refused)


@pytest.mark.parametrize(
    ("path", "place"),
    [
        (["remark"], "record"),
        (["seed", "remark"], "seed"),
        (["actions", 3, "remark"], "actions[3]"),
        (["outcome", "remark"], "outcome"),
    ],
    ids=str,
)
def test_an_extra_field_is_refused(path: list[str | int], place: str) -> None:
    refused = refusal(with_field(path, 1))
    assert refused.place == place
    assert "remark" in str(refused)


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        (["game"], 7, "game"),
        (["options"], [], "options"),
        (["seats"], "Ann", "seats"),
        (["seats", 0], None, "seats[0]"),
        (["seed"], 12, "seed"),
        (["seed", "secret"], 12, "seed.secret"),
        (["setup", 0], "1", "setup[0]"),
        (["setup", 0], 0.5, "setup[0]"),
        (["actions"], {}, "actions"),
        (["actions", 1], "show 1", "actions[1]"),
        (["actions", 1, "seat"], -1, "actions[1].seat"),
        (["actions", 1, "seat"], True, "actions[1].seat"),
        (["actions", 1, "action"], ["show", 1], "actions[1].action"),
        (["actions", 1, "chance"], 3, "actions[1].chance"),
        (["actions", 1, "clock"], "yes", "actions[1].clock"),
        (["outcome", "winners"], 1, "outcome.winners"),
    ],
    ids=str,
)
def test_a_value_of_another_type_is_refused_at_its_place(
    path: list[str | int], value: Any, place: str
) -> None:
    assert refusal(with_field(path, value)).place == place


# Not JSON


@pytest.mark.parametrize(
    ("once", "twice", "key"),
    [
        ('"version": 1,', '"version": 1, "version": 1,', "version"),
        ('"seat":0,', '"seat":0,"seat":0,', "seat"),
        ('"rounds":2,', '"rounds":2,"rounds":2,', "rounds"),
        ('"winners":[1]', '"winners":[1],"winners":[1]', "winners"),
    ],
)
def test_a_key_that_stands_there_twice_is_refused(once: str, twice: str, key: str) -> None:
    refused = refusal(TEXT.replace(once, twice, 1))
    assert refused.place == key
    assert str(refused).endswith(f"“{key}” stands there twice")


@pytest.mark.parametrize("constant", ["NaN", "Infinity", "-Infinity"])
def test_what_json_does_not_know_is_refused(constant: str) -> None:
    refused = refusal(TEXT.replace('"rounds":2', f'"rounds":{constant}'))
    assert refused.problem.id == "record-not-json"
    assert constant in str(refused)


def test_a_number_beyond_all_bounds_is_refused() -> None:
    refusal(TEXT.replace('"rounds":2', '"rounds":1e999'))
    refusal(TEXT.replace('"setup": [1', f'"setup": [{"9" * 5000}'))
    refusal(TEXT.replace('"setup": [1', f'"setup": [{2**70}'))


@pytest.mark.parametrize(
    "deep",
    ["[" * 100_000, '{"a":' * 100_000, TEXT.replace('"rounds":2', '"rounds":' + "[" * 99_999 + "]" * 99_999)],
    ids=["lists", "objects", "in the options"],
)
def test_deep_nesting_is_refused(deep: str) -> None:
    assert refusal(deep).problem.id == "record-not-json"


def test_a_comma_too_many_is_refused_with_line_and_column() -> None:
    refused = refusal(TEXT.replace('"show 1",', '"show 1",,', 1))
    assert refused.problem.id == "record-not-json"
    assert refused.place == "line 11, column 33"


def test_anything_after_the_end_is_refused() -> None:
    assert refusal(TEXT + "{}").place == "line 22, column 1"


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-be", "utf-32", "utf-8-sig", "cp1250"])
def test_a_file_that_is_not_utf_8_is_refused(encoding: str) -> None:
    text = TEXT.replace("☠", "ž")
    refused = refusal(text.encode(encoding))
    assert refused.problem.id == "record-not-json"


def test_a_byte_that_is_not_utf_8_is_refused_with_its_place() -> None:
    at = len(TEXT[: TEXT.index("Ann")].encode())
    broken = TEXT.encode()[:at] + b"\xff" + TEXT.encode()[at + 1 :]
    assert refusal(broken).place == f"byte {at}"


@pytest.mark.parametrize("half", ["\\ud800", "\\udfff"])
@pytest.mark.parametrize("whole", ["Ann", "nobody knows", "rounds", "tortuga-record", "show 3"])
def test_half_a_character_is_refused(whole: str, half: str) -> None:
    refusal(TEXT.replace(whole, half))
