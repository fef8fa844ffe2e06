"""Tokens and the codes in links."""

import time

import pytest
from itsdangerous import URLSafeTimedSerializer

from tortuga.server.identity import Identity, Right
from tortuga.server.refusals import Code, Declined

HOUR = 3600.0
HOUSE = Identity("the key of the house", HOUR)


def refusal(token: str | None, house: Identity = HOUSE) -> Code:
    with pytest.raises(Declined) as declined:
        house.guest(token)
    return declined.value.code


def test_a_token_names_its_guest() -> None:
    ann = HOUSE.new_guest("Ann")
    assert HOUSE.guest(HOUSE.token(ann)) == ann


def test_two_guests_are_two_even_with_one_name() -> None:
    assert HOUSE.new_guest("Ann").id != HOUSE.new_guest("Ann").id


def test_the_store_learns_nothing_it_could_sign_with() -> None:
    ann = HOUSE.new_guest("Ann")
    assert ann.key not in ann.id
    assert ann.key not in repr(ann)


@pytest.mark.parametrize("token", [None, ""])
def test_no_token(token: str | None) -> None:
    assert refusal(token) is Code.NO_IDENTITY


@pytest.mark.parametrize(
    "token", ["x", "a.b.c", "é.ü.ö", "." * 900, "x" * 5000, "WyJhIiwiYiJd.x.y", "\ud800"]
)
def test_rubbish_is_no_token(token: str) -> None:
    assert refusal(token) is Code.BAD_TOKEN


def test_every_changed_character_is_noticed() -> None:
    token = HOUSE.token(HOUSE.new_guest("Ann"))
    for place, character in enumerate(token[:-1]):  # the last one has unused bits
        forged = token[:place] + ("A" if character != "A" else "B") + token[place + 1 :]
        assert refusal(forged) is Code.BAD_TOKEN


def test_a_token_of_another_house() -> None:
    other = Identity("the key of another house", HOUR)
    assert refusal(other.token(other.new_guest("Ann"))) is Code.BAD_TOKEN


def test_a_well_signed_token_of_another_shape() -> None:
    serializer = HOUSE._tokens
    assert isinstance(serializer, URLSafeTimedSerializer)
    for content in ("a text", 7, None, ["one"], ["one", "two", "three"], {"a": 1}):
        assert refusal(str(serializer.dumps(content))) is Code.BAD_TOKEN


def test_an_old_token_has_expired(monkeypatch: pytest.MonkeyPatch) -> None:
    token = HOUSE.token(HOUSE.new_guest("Ann"))
    later = time.time() + 2 * HOUR
    monkeypatch.setattr(time, "time", lambda: later)
    assert refusal(token) is Code.EXPIRED_TOKEN


def test_a_token_that_was_good_just_now_grows_old_and_is_revoked_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = Identity("key", HOUR)
    ann, bob = house.new_guest("Ann"), house.new_guest("Bob")
    tokens = [house.token(ann), house.token(bob)]
    assert [house.guest(token) for token in tokens] == [ann, bob]
    house.revoke({ann.id: 1})
    assert refusal(tokens[0], house) is Code.REVOKED_TOKEN
    later = time.time() + 2 * HOUR
    monkeypatch.setattr(time, "time", lambda: later)
    assert refusal(tokens[1], house) is Code.EXPIRED_TOKEN


def test_a_token_of_a_house_whose_clock_is_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    ann = HOUSE.new_guest("Ann")
    token = HOUSE.token(ann)
    earlier = time.time() - 2 * HOUR
    monkeypatch.setattr(time, "time", lambda: earlier)
    assert HOUSE.guest(token) == ann


def test_a_code_allows_one_thing_at_one_table() -> None:
    code = HOUSE.code(Right.SEAT, "table", 0, 2)
    assert HOUSE.allows(code, Right.SEAT, "table", 0, 2)
    assert not HOUSE.allows(code, Right.SEAT, "table", 0, 1)
    assert not HOUSE.allows(code, Right.SEAT, "table", 1, 2)
    assert not HOUSE.allows(code, Right.SEAT, "other", 0, 2)
    assert not HOUSE.allows(code, Right.INVITE, "table", 0)
    assert not HOUSE.allows(code, Right.WATCH, "table", 0)


@pytest.mark.parametrize("code", [None, "", "x", "ü", "\ud800"])
def test_rubbish_allows_nothing(code: str | None) -> None:
    assert not HOUSE.allows(code, Right.INVITE, "table", 0)
