"""Becoming who one is on another device, by a code."""

from typing import Any

import pytest

from tests.server.harness import Running
from tests.server.test_lobby import refusal, table_of
from tortuga.server.codes import GOOD_FOR, LETTERS, plain_code

pytestmark = pytest.mark.anyio


async def test_another_device_becomes_the_same_person(house: Running) -> None:
    ann, phone = await house.guest("Ann"), house.stranger()
    table = await table_of(ann)
    code = (await ann.post("/api/me/code"))["code"]
    assert await phone.post("/api/me/code/use", {"code": code.lower().replace("-", " ")}) == {"name": "Ann"}
    assert (await phone.get("/api/me/tables"))["tables"][0]["table"]["id"] == table
    assert await ann.get("/api/me") == {"name": "Ann"}, "both are"
    await ann.post("/api/me/logout", {"where": "elsewhere"})
    assert await refusal(phone.get("/api/me")) == "revoked-token"


async def test_a_code_is_good_once_and_a_new_one_ends_it(house: Running) -> None:
    ann, phone = await house.guest("Ann"), house.stranger()
    code = (await ann.post("/api/me/code"))["code"]
    await phone.post("/api/me/code/use", {"code": code})
    assert await refusal(house.stranger().post("/api/me/code/use", {"code": code})) == "bad-code"
    first, second = [(await ann.post("/api/me/code"))["code"] for _ in range(2)]
    assert await refusal(phone.post("/api/me/code/use", {"code": first})) == "bad-code"
    assert await phone.post("/api/me/code/use", {"code": second}) == {"name": "Ann"}
    assert await refusal(phone.post("/api/me/code/use", {"code": ""})) == "bad-code"


async def test_a_code_is_good_for_minutes(house: Running) -> None:
    ann = await house.guest("Ann")
    offered = await ann.post("/api/me/code")
    assert offered["seconds"] == GOOD_FOR
    codes, now = house.house.codes, house.house.wall()
    codes._wall = lambda: now + GOOD_FOR + 1
    assert await refusal(house.stranger().post("/api/me/code/use", {"code": offered["code"]})) == "bad-code"


async def test_a_code_of_somebody_who_has_logged_out_or_is_forgotten_leads_nowhere(house: Running) -> None:
    ann, bob, phone = await house.guest("Ann"), await house.guest("Bob"), house.stranger()
    code = (await ann.post("/api/me/code"))["code"]
    await ann.post("/api/me/logout", {"where": "everywhere"})
    assert await refusal(phone.post("/api/me/code/use", {"code": code})) == "revoked-token"
    code = (await bob.post("/api/me/code"))["code"]
    await bob.post("/api/me/forget")
    assert await refusal(phone.post("/api/me/code/use", {"code": code})) == "bad-code"


async def test_tries_are_limited(open_house: Any) -> None:
    house = await open_house(codes_per_hour=3)
    ann, phone = await house.guest("Ann"), house.stranger()
    code = (await ann.post("/api/me/code"))["code"]
    said = [await refusal(phone.post("/api/me/code/use", {"code": "ABCD-EFGH"})) for _ in range(4)]
    assert said == ["bad-code"] * 3 + ["too-many-from-here"]
    assert await refusal(phone.post("/api/me/code/use", {"code": code})) == "too-many-from-here"


async def test_a_page_of_somebody_else_cannot_make_anybody_somebody(house: Running) -> None:
    ann, phone = await house.guest("Ann"), house.stranger()
    code = (await ann.post("/api/me/code"))["code"]
    phone.http.headers["origin"] = "https://elsewhere.example"
    assert await refusal(phone.post("/api/me/code/use", {"code": code})) == "wrong-origin"


async def test_the_database_gives_no_code_and_nobody_away(house: Running) -> None:
    ann = await house.guest("Ann the Unforgettable")
    code = plain_code((await ann.post("/api/me/code"))["code"])
    rows = await house.house.store.fetch("SELECT * FROM codes")  # type: ignore[attr-defined]
    kept = str(rows)
    key = house.house.identity.guest(ann.token).key
    assert not any(secret in kept for secret in (code, key, "Unforgettable", ann.token))


def test_codes_are_read_however_they_are_typed() -> None:
    assert plain_code(" abcd-2345 ") == "ABCD2345"
    assert len(set(LETTERS)) == 32
