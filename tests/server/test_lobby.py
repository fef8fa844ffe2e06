"""The lobby over HTTP: tables, seats, links, hosts."""

from typing import Any

import pytest

from tests.server.conftest import OpenHouse
from tests.server.harness import Person, Refused, Running
from tortuga.server.api import table_lists

pytestmark = pytest.mark.anyio

TWO_OPEN = [{"kind": "open"}, {"kind": "open"}]


async def refusal(asking: Any) -> str:
    with pytest.raises(Refused) as refused:
        await asking
    assert refused.value.text
    return str(refused.value.code)


async def table_of(host: Person, **wish: Any) -> str:
    return str((await host.post("/api/tables", {"game": "turtles", **wish}))["id"])


def kinds(table: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


async def test_the_games_explain_themselves(house: Running) -> None:
    known = await house.stranger().get("/api/games")
    turtles = next(game for game in known["games"] if game["id"] == "turtles")
    assert turtles["name"]
    assert (turtles["fewest"], turtles["most"]) == (2, 2)
    assert turtles["bots"][0] == "random"
    assert all(option["explanation"] for option in turtles["options"])
    assert {phrase["id"] for phrase in known["phrases"]} >= {"hello", "good-game"}
    schema = await house.stranger().get("/api/games/turtles/schema")
    assert set(schema) == {"options", "view", "action", "event", "question", "$defs"}
    assert set(await house.stranger().get("/api/wire")) == {"incoming", "outgoing", "$defs"}


async def test_a_guest_has_a_name_and_keeps_it(house: Running) -> None:
    ann = await house.guest("  Ann  ")
    assert await ann.get("/api/me") == {"name": "Ann"}
    await ann.come_in("Anna")
    assert await ann.get("/api/me") == {"name": "Anna"}
    assert await refusal(house.stranger().get("/api/me")) == "no-identity"
    assert await refusal(ann.post("/api/me", {"name": "\u202e"})) == "bad-name"


async def test_the_cookie_cannot_be_read_by_a_page(house: Running) -> None:
    answer = await house.stranger().http.post("/api/me", json={"name": "Ann"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "; secure" not in cookie


async def test_behind_https_the_cookie_is_secure(open_house: OpenHouse) -> None:
    house = await open_house(public_url="https://play.example.org")
    answer = await house.stranger().http.post("/api/me", json={"name": "Ann"})
    assert "; secure" in answer.headers["set-cookie"].lower()


async def test_a_renamed_guest_keeps_their_seat(house: Running) -> None:
    ann = await house.guest("Ann")
    table = await table_of(ann)
    await ann.come_in("Anna")
    await ann.post(f"/api/tables/{table}/ready", {})


async def test_whoever_sits_down_with_a_word_is_ready(house: Running) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    table = await table_of(ann, seats=TWO_OPEN)
    commitment = (await ann.get(f"/api/tables/{table}"))["commitment"]
    joined = await bob.post(f"/api/tables/{table}/join", {"word": "parrot"})
    assert [seat["ready"] for seat in joined["seats"]] == [False, True]
    assert joined["words"] is None, "nobody knows the words before the match"
    await bob.post(f"/api/tables/{table}/leave")
    await bob.post(f"/api/tables/{table}/join", {})
    assert await refusal(ann.post(f"/api/tables/{table}/start", {})) == "not-ready"
    await bob.post(f"/api/tables/{table}/leave")
    await bob.post(f"/api/tables/{table}/join", {"word": "monkey"})
    begun = await ann.post(f"/api/tables/{table}/start", {"word": "ahoy"})
    assert (begun["words"], begun["commitment"]) == (["ahoy", "monkey"], commitment)
    await bob.post(f"/api/tables/{table}/leave")
    back = await bob.post(f"/api/tables/{table}/join", {"word": "another"})
    assert back["words"] == ["ahoy", "monkey"], "they are in the seed"


async def test_make_a_table_and_fill_it(house: Running) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    table = await table_of(ann, seats=TWO_OPEN, options={"variant": "hatching"})
    listed = (await bob.get("/api/tables"))["tables"]
    assert [found["id"] for found in listed] == [table]
    assert listed[0]["options"]["variant"] == "hatching"
    joined = await bob.post(f"/api/tables/{table}/join", {})
    assert [seat["name"] for seat in joined["seats"]] == ["Ann", "Bob"]
    assert joined["host"] == 0
    assert len(joined["commitment"]) == 64
    assert joined["secret"] is None
    assert joined["words"] is None
    assert await refusal(ann.post(f"/api/tables/{table}/start", {})) == "not-ready"
    await bob.post(f"/api/tables/{table}/ready", {"word": "parrot"})
    assert await refusal(bob.post(f"/api/tables/{table}/start", {})) == "not-host"
    begun = await ann.post(f"/api/tables/{table}/start", {"word": "ahoy"})
    assert begun["status"] == "running"
    assert begun["words"] == ["ahoy", "parrot"]
    assert begun["secret"] is None
    assert await refusal(ann.post(f"/api/tables/{table}/start", {})) == "not-gathering"


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "turtles", "options": {"size": 3}}, "option-unknown"),
        ({"game": "turtles", "options": {"variant": "huge"}}, "option-value"),
        ({"game": "turtles", "options": {"position": "rubbish"}}, "option-value"),
        ({"game": "turtles", "seats": [{}]}, "seat-count"),
        ({"game": "turtles", "seats": [{}, {"kind": "bot", "bot": "hal"}]}, "unknown-bot"),
        ({"game": "turtles", "seats": [{}, {"kind": "bot", "bot": "process:touch /tmp/x"}]}, "unknown-bot"),
        ({"game": "turtles", "seats": [{}, {"kind": "sofa"}]}, "malformed"),
        ({"game": "turtles", "clock": {"kind": "decision", "seconds": -1}}, "malformed"),
        ({"game": "turtles", "colour": "red"}, "malformed"),
        ({}, "malformed"),
        ([], "malformed"),
    ],
)
async def test_tables_that_cannot_be(house: Running, wish: Any, code: str) -> None:
    ann = await house.guest()
    assert await refusal(ann.post("/api/tables", wish)) == code
    assert (await ann.get("/api/tables"))["tables"] == []


async def test_seats_are_taken_once(house: Running) -> None:
    ann, bob, eve = [await house.guest(name) for name in ("Ann", "Bob", "Eve")]
    table = await table_of(ann)
    assert await refusal(ann.post(f"/api/tables/{table}/join", {})) == "already-seated"
    assert await refusal(bob.post(f"/api/tables/{table}/join", {"seat": 0})) == "seat-taken"
    assert await refusal(bob.post(f"/api/tables/{table}/join", {"seat": 7})) == "unknown-seat"
    await bob.post(f"/api/tables/{table}/join", {"seat": 1})
    assert await refusal(eve.post(f"/api/tables/{table}/join", {})) == "table-full"
    assert await refusal(eve.post("/api/tables/nowhere/join", {})) == "unknown-table"


async def test_no_two_at_a_table_have_one_name(house: Running) -> None:
    ann, other = await house.guest("Ann"), await house.guest("ANN")
    table = await table_of(ann)
    joined = await other.post(f"/api/tables/{table}/join", {})
    assert [seat["name"] for seat in joined["seats"]] == ["Ann", "ANN (2)"]


async def test_no_two_at_a_table_look_alike(house: Running) -> None:
    """Neither people nor bots, and not after a change of name either."""
    ann, eve = await house.guest("Ann"), await house.guest("Воnnу")
    wish = {"game": "buccaneers", "seats": [{}, {"kind": "bot"}, {}]}
    table = await table_of(ann, **wish)
    joined = await eve.post(f"/api/tables/{table}/join", {})
    assert [seat["name"] for seat in joined["seats"]] == ["Ann", "Bonny", "Воnnу (2)"]
    await eve.come_in("Аnn")
    seen = await ann.get(f"/api/tables/{table}")
    assert [seat["name"] for seat in seen["seats"]] == ["Ann", "Bonny", "Аnn (2)"]
    await eve.come_in("Rackham")
    seen = await ann.post(f"/api/tables/{table}/seats", {"kind": "bot"})
    assert [seat["name"] for seat in seen["seats"]] == ["Ann", "Bonny", "Rackham", "Morgan"]


async def test_a_match_that_has_begun_keeps_its_names(house: Running) -> None:
    table, (ann, _) = await house.match()
    await ann.come_in("Anna")
    assert (await ann.get(f"/api/tables/{table}"))["seats"][0]["name"] == "player 0"


async def test_a_host_who_goes_hands_over_and_an_empty_table_closes(house: Running) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    table = await table_of(ann)
    await bob.post(f"/api/tables/{table}/join", {})
    left = await ann.post(f"/api/tables/{table}/leave")
    assert left["host"] == 1
    assert kinds(left) == ["open", "person"]
    await bob.post(f"/api/tables/{table}/leave")
    assert (await bob.get("/api/tables"))["tables"] == []


async def test_the_host_arranges_the_seats(house: Running) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    table = await table_of(ann, game="buccaneers", seats=[*TWO_OPEN, {"kind": "bot", "bot": "random"}])
    seats = f"/api/tables/{table}/seats"
    assert kinds(await ann.post(seats, {"kind": "reserved"})) == ["person", "open", "bot", "reserved"]
    assert await refusal(ann.post(seats, {})) == "seat-count"
    assert kinds(await ann.post(f"{seats}/2", {"kind": "open"})) == ["person", "open", "open", "reserved"]
    assert kinds(await ann.delete(f"{seats}/3")) == ["person", "open", "open"]
    assert kinds(await ann.delete(f"{seats}/2")) == ["person", "open"]
    assert await refusal(ann.delete(f"{seats}/1")) == "seat-count"
    assert await refusal(ann.post(f"{seats}/0", {"kind": "bot"})) == "seat-taken"
    assert await refusal(bob.post(f"{seats}/1", {"kind": "bot"})) == "not-host"
    assert await refusal(ann.post(f"{seats}/9", {"kind": "bot"})) == "unknown-seat"
    assert await refusal(ann.post(f"/api/tables/{table}/start", {})) == "seats-open"


async def test_a_locked_table_takes_nobody(house: Running) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    table = await table_of(ann)
    assert await refusal(bob.post(f"/api/tables/{table}/lock", {"locked": True})) == "not-host"
    await ann.post(f"/api/tables/{table}/lock", {"locked": True})
    assert await refusal(bob.post(f"/api/tables/{table}/join", {})) == "table-locked"
    await ann.post(f"/api/tables/{table}/lock", {"locked": False})
    await bob.post(f"/api/tables/{table}/join", {})


async def test_whoever_is_kicked_does_not_come_back(house: Running) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    table = await table_of(ann)
    await bob.post(f"/api/tables/{table}/join", {})
    assert await refusal(bob.post(f"/api/tables/{table}/kick", {"seat": 0})) == "not-host"
    assert await refusal(ann.post(f"/api/tables/{table}/kick", {"seat": 0})) == "not-seated"
    kicked = await ann.post(f"/api/tables/{table}/kick", {"seat": 1})
    assert kinds(kicked) == ["person", "open"]
    assert await refusal(bob.post(f"/api/tables/{table}/join", {})) == "banned"
    assert await refusal(bob.get(f"/api/tables/{table}")) == "banned"


async def test_hand_over(house: Running) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    table = await table_of(ann)
    assert await refusal(ann.post(f"/api/tables/{table}/hand-over", {"seat": 1})) == "not-seated"
    await bob.post(f"/api/tables/{table}/join", {})
    assert (await ann.post(f"/api/tables/{table}/hand-over", {"seat": 1}))["host"] == 1
    assert await refusal(ann.post(f"/api/tables/{table}/lock", {"locked": True})) == "not-host"
    await bob.post(f"/api/tables/{table}/lock", {"locked": True})


def code_in(link: str) -> str:
    return link.partition("?code=")[2]


async def test_a_private_table_is_found_by_its_link_alone(house: Running) -> None:
    ann, bob, eve = [await house.guest(name) for name in ("Ann", "Bob", "Eve")]
    table = await table_of(ann, private=True)
    path = f"/api/tables/{table}"
    assert (await eve.get("/api/tables"))["tables"] == []
    for asking in (eve.get(path), eve.post(f"{path}/join", {}), eve.post(f"{path}/join", {"code": "guess"})):
        assert await refusal(asking) == "invitation-needed"
    assert await refusal(eve.get(f"{path}/links")) == "not-seated"
    links = await ann.get(f"{path}/links")
    invite, watch = code_in(links["invite"]), code_in(links["watch"])
    assert (await eve.get(f"{path}?code={watch}"))["id"] == table
    assert await refusal(eve.post(f"{path}/join", {"code": watch})) == "invitation-needed"
    await bob.post(f"{path}/join", {"code": invite})


async def test_a_reserved_seat_has_a_link_of_its_own(house: Running) -> None:
    ann, bob, eve = [await house.guest(name) for name in ("Ann", "Bob", "Eve")]
    table = await table_of(ann, seats=[{"kind": "open"}, {"kind": "reserved"}])
    path = f"/api/tables/{table}"
    links = await ann.get(f"{path}/links")
    assert await refusal(eve.post(f"{path}/join", {})) == "table-full"
    assert await refusal(eve.post(f"{path}/join", {"seat": 1})) == "seat-reserved"
    invite = code_in(links["invite"])
    assert await refusal(eve.post(f"{path}/join", {"seat": 1, "code": invite})) == "seat-reserved"
    joined = await bob.post(f"{path}/join", {"code": code_in(links["seats"]["1"])})
    assert joined["seats"][1]["name"] == "Bob"
    assert (await bob.get(f"{path}/links"))["seats"] == {}
    left = await bob.post(f"{path}/leave")
    assert kinds(left) == ["person", "reserved"]


async def test_renewed_links_kill_the_old_ones(house: Running) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    table = await table_of(ann, private=True)
    old = code_in((await ann.get(f"/api/tables/{table}/links"))["invite"])
    await ann.post(f"/api/tables/{table}/links")
    assert await refusal(bob.post(f"/api/tables/{table}/join", {"code": old})) == "invitation-needed"
    new = code_in((await ann.get(f"/api/tables/{table}/links"))["invite"])
    await bob.post(f"/api/tables/{table}/join", {"code": new})


async def test_not_too_many_tables_each(open_house: OpenHouse) -> None:
    house = await open_house(tables_per_guest=2)
    ann = await house.guest()
    for _ in range(2):
        await table_of(ann)
    assert await refusal(table_of(ann)) == "too-many-tables"


async def test_a_game_with_a_turn_clock_sets_the_table_clock(house: Running) -> None:
    ann = await house.guest()
    timed = {"game": "tortuga1667", "options": {"turn_seconds": 30}}
    clock = (await ann.post("/api/tables", timed))["clock"]
    assert (clock["kind"], clock["seconds"]) == ("decision", 30)
    table = await table_of(ann, private=True)
    assert (await ann.get(f"/api/tables/{table}"))["clock"]["kind"] == "none"


@pytest.mark.parametrize(
    ("wish", "kind"),
    [
        ({}, "bank"),
        ({"private": True}, "none"),
        ({"seats": [{}, {"kind": "bot"}]}, "none"),
        ({"clock": {"kind": "none"}}, "none"),
        ({"clock": {"kind": "decision", "seconds": 30}}, "decision"),
    ],
)
async def test_strangers_play_with_a_clock_unless_the_host_wants_none(
    house: Running, wish: dict[str, Any], kind: str
) -> None:
    table = await table_of(await house.guest(), **wish)
    assert (await house.house.tables.table(table)).row.clock.kind == kind


async def test_people_find_their_own_tables(house: Running) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    first = await table_of(ann, seats=TWO_OPEN, options={"first": "south"}, private=True)
    assert (await bob.get("/api/me/tables"))["tables"] == []
    (mine,) = (await ann.get("/api/me/tables"))["tables"]
    assert (mine["table"]["id"], mine["seat"], mine["asked"]) == (first, 0, False)
    await bob.post(f"/api/tables/{first}/join", {"code": await code_of(ann, first)})
    await bob.post(f"/api/tables/{first}/ready", {})
    await ann.post(f"/api/tables/{first}/start", {})
    asked = [(await person.get("/api/me/tables"))["tables"][0]["asked"] for person in (ann, bob)]
    assert asked == [True, False]
    assert await refusal(house.stranger().get("/api/me/tables")) == "no-identity"


async def code_of(host: Person, table: str) -> str:
    return str((await host.get(f"/api/tables/{table}/links"))["invite"].partition("code=")[2])


# Lists


async def test_tables_are_listed_page_by_page(open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_lists, "PAGE", 2)
    house = await open_house()
    ann = await house.guest("Ann")
    made = {await table_of(ann) for _ in range(5)}
    for path in ("/api/tables", "/api/me/tables"):
        found: list[str] = []
        page = await ann.get(path)
        while True:
            assert len(page["tables"]) <= 2
            found += [table.get("id") or table["table"]["id"] for table in page["tables"]]
            if page["next"] is None:
                break
            page = await ann.get(f"{path}?after={page['next']}")
        assert (len(found), set(found)) == (5, made)
    assert await refusal(ann.get("/api/tables?after=nowhere")) == "malformed"


def fat_facts(spaces: int) -> dict[str, Any]:
    """A box of buccaneers with so long a track."""
    tables = ("dice_by_ship", "dice_by_pirate", "chests_by_ship", "chests_by_pirate")
    return {name: [1] * spaces for name in tables}


async def test_a_table_carries_no_more_options_than_a_box_needs(house: Running) -> None:
    ann = await house.guest("Ann")
    fat = {"game": "buccaneers", "options": {"facts": fat_facts(5_000)}}
    with pytest.raises(Refused) as refused:
        await ann.post("/api/tables", fat)
    assert refused.value.code == "option-value"
    assert "facts" in refused.value.text
    await table_of(ann, **{**fat, "options": {"facts": fat_facts(20), "long_game": True}})
    (listed,) = (await ann.get("/api/tables"))["tables"]
    assert listed["options"] == {"long_game": True}, "a list shows what is short and not as usual"
