"""Passkeys: being known again without a cookie, and everything that is not one."""

import random
from typing import Any

import pytest

from tests.server.authenticator import Passkey
from tests.server.harness import Person, Running
from tests.server.playing import play_out
from tests.server.test_lobby import refusal, table_of
from tortuga.server.challenges import GOOD_FOR
from tortuga.server.origins import Site, site_of
from tortuga.server.passkey_answers import decoded, encoded
from tortuga.server.passkeys import MOST
from tortuga.server.settings import Settings

pytestmark = pytest.mark.anyio


def at_home(person: Person) -> Person:
    """By the name of the machine: numbers have no passkeys."""
    person.move_to(person.url.replace("127.0.0.1", "localhost"))
    return person


async def comes(house: Running, name: str) -> Person:
    person = at_home(house.stranger())
    await person.come_in(name)
    return person


async def test_a_new_device_becomes_the_same_person(house: Running) -> None:
    ann, phone = await comes(house, "Ann"), at_home(house.stranger())
    table = await table_of(ann)
    passkey = Passkey(ann)
    (known,) = (await passkey.make(ann))["passkeys"]
    assert (known["id"], known["label"], known["used"]) == (encoded(passkey.id), "phone", None)
    assert await passkey.use(phone) == {"name": "Ann"}
    assert (await phone.get("/api/me/tables"))["tables"][0]["table"]["id"] == table
    assert (await ann.get("/api/me/passkeys"))["passkeys"][0]["used"] is not None


async def test_a_new_name_is_known_to_passkeys(house: Running) -> None:
    ann, phone = await comes(house, "Ann"), at_home(house.stranger())
    passkey = Passkey(ann, counts=False)
    await passkey.make(ann)
    await ann.come_in("Anna")
    assert await passkey.use(phone) == {"name": "Anna"}
    assert await passkey.use(phone) == {"name": "Anna"}, "one that does not count is good again too"


async def test_several_are_named_and_removed(house: Running) -> None:
    ann, bob = await comes(house, "Ann"), await comes(house, "Bob")
    first, second = Passkey(ann), Passkey(ann)
    await first.make(ann)
    await second.make(ann, label="")
    id = encoded(second.id)
    assert await bob.delete(f"/api/me/passkeys/{id}") == {"passkeys": []}
    labelled = await ann.post(f"/api/me/passkeys/{id}/label", {"label": " key  ring "})
    assert [one["label"] for one in labelled["passkeys"]] == ["phone", "key ring"]
    left = await ann.delete(f"/api/me/passkeys/{encoded(first.id)}")
    assert [one["id"] for one in left["passkeys"]] == [id]
    assert await refusal(first.use(at_home(house.stranger()))) == "unknown-passkey"
    assert await second.use(at_home(house.stranger())) == {"name": "Ann"}


async def test_there_are_only_so_many(house: Running) -> None:
    ann = await comes(house, "Ann")
    for _ in range(MOST):
        await Passkey(ann).make(ann)
    assert await refusal(ann.post("/api/me/passkeys/wish")) == "too-many-passkeys"


async def test_logging_out_elsewhere_ends_what_a_passkey_began_and_it_begins_again(house: Running) -> None:
    ann, phone = await comes(house, "Ann"), at_home(house.stranger())
    passkey = Passkey(ann)
    await passkey.make(ann)
    await passkey.use(phone)
    await ann.post("/api/me/logout", {"where": "elsewhere"})
    assert await refusal(phone.get("/api/me")) == "revoked-token"
    assert await passkey.use(phone) == {"name": "Ann"}
    await ann.post("/api/me/logout", {"where": "everywhere", "passkeys": True})
    assert await refusal(passkey.use(phone)) == "unknown-passkey"
    assert await refusal(phone.get("/api/me")) == "revoked-token"


async def test_it_is_good_in_every_house_at_the_store(open_house: Any) -> None:
    here, there = await open_house(), await open_house()
    ann, phone = await comes(here, "Ann"), at_home(there.stranger())
    passkey = Passkey(ann)
    await passkey.make(ann)
    await ann.post("/api/me/logout", {"where": "everywhere"})
    question = await at_home(here.stranger()).post("/api/passkeys/question")
    passkey.origin = phone.url
    used = passkey.used(question)
    assert await phone.post("/api/passkeys/use", used) == {"name": "Ann"}
    assert await phone.get("/api/me") == {"name": "Ann"}, "though nobody has told of the revocation yet"
    passkey.origin = ann.url
    assert await refusal(at_home(here.stranger()).post("/api/passkeys/use", used)) == "bad-passkey", "spent"


# What is none


async def test_a_wrong_signature(house: Running) -> None:
    ann, phone = await comes(house, "Ann"), at_home(house.stranger())
    passkey, forged = Passkey(ann), Passkey(ann)
    await passkey.make(ann)
    forged.id, forged.handle = passkey.id, passkey.handle
    assert await refusal(forged.use(phone)) == "bad-passkey"
    used = passkey.used(await phone.post("/api/passkeys/question"))
    for part in ("signature", "authenticator_data"):
        broken = bytearray(decoded(used[part]))
        broken[-1] ^= 1
        assert (
            await refusal(phone.post("/api/passkeys/use", {**used, part: encoded(bytes(broken))}))
            == "bad-passkey"
        )
    assert await refusal(phone.get("/api/me")) == "no-identity"


async def test_a_challenge_is_good_once(house: Running) -> None:
    ann, phone = await comes(house, "Ann"), at_home(house.stranger())
    passkey = Passkey(ann, counts=False)
    wish = await ann.post("/api/me/passkeys/wish")
    await ann.post("/api/me/passkeys", passkey.made(wish))
    again = Passkey(ann)
    assert await refusal(ann.post("/api/me/passkeys", again.made(wish))) == "bad-passkey"
    question = await phone.post("/api/passkeys/question")
    assert await phone.post("/api/passkeys/use", passkey.used(question)) == {"name": "Ann"}
    assert await refusal(phone.post("/api/passkeys/use", passkey.used(question))) == "bad-passkey"


async def test_a_challenge_is_good_for_minutes(house: Running) -> None:
    ann, phone = await comes(house, "Ann"), at_home(house.stranger())
    passkey = Passkey(ann)
    await passkey.make(ann)
    question = await phone.post("/api/passkeys/question")
    now = house.house.wall()
    house.house.passkeys._challenges._wall = lambda: now + GOOD_FOR + 1
    assert await refusal(phone.post("/api/passkeys/use", passkey.used(question))) == "bad-passkey"


async def test_a_challenge_is_the_house_s_own_and_for_one_purpose_and_person(house: Running) -> None:
    ann, bob, phone = await comes(house, "Ann"), await comes(house, "Bob"), at_home(house.stranger())
    passkey = Passkey(ann)
    await passkey.make(ann)
    wish, question = await ann.post("/api/me/passkeys/wish"), await phone.post("/api/passkeys/question")
    own = {**question, "challenge": encoded(bytes(56))}
    later = bytearray(decoded(question["challenge"]))
    later[16] ^= 1
    for asked in (
        wish,
        own,
        {**question, "challenge": encoded(bytes(later))},
        {**question, "challenge": "AA"},
    ):
        used = {**passkey.used({**asked, "site": "localhost"})}
        assert await refusal(phone.post("/api/passkeys/use", used)) == "bad-passkey"
    assert await refusal(bob.post("/api/me/passkeys", Passkey(bob).made(wish))) == "bad-passkey"
    made = Passkey(ann).made({**wish, **question})
    assert await refusal(ann.post("/api/me/passkeys", made)) == "bad-passkey"


async def test_somebody_else_s_credential(house: Running) -> None:
    """Neither can one be brought as one's own, nor does one's own open what is another's."""
    ann, bob, phone = await comes(house, "Ann"), await comes(house, "Bob"), at_home(house.stranger())
    hers, his = Passkey(ann), Passkey(bob)
    await hers.make(ann)
    await his.make(bob)
    stolen = Passkey(bob)
    stolen.id = hers.id
    assert await refusal(stolen.make(bob)) == "bad-passkey"
    assert await refusal(his.use(phone, handle=hers.handle)) == "bad-passkey"
    used = his.used(await phone.post("/api/passkeys/question"))
    claimed = {**used, "id": encoded(hers.id), "handle": encoded(hers.handle)}
    assert await refusal(phone.post("/api/passkeys/use", claimed)) == "bad-passkey"
    assert await refusal(phone.get("/api/me")) == "no-identity"


async def test_the_wrong_page_or_site_or_nobody_there(house: Running) -> None:
    ann, phone = await comes(house, "Ann"), at_home(house.stranger())
    passkey = Passkey(ann)
    elsewhere = "https://elsewhere.example"
    assert await refusal(passkey.make(ann, origin=elsewhere)) == "bad-passkey"
    assert await refusal(passkey.make(ann, site="elsewhere.example")) == "bad-passkey"
    await passkey.make(ann)
    for changed in ({"origin": elsewhere}, {"site": "elsewhere.example"}, {"flags": 0}):
        assert await refusal(passkey.use(phone, **changed)) == "bad-passkey"
    assert await passkey.use(phone) == {"name": "Ann"}


async def test_a_copy_that_counts_from_further_back(house: Running) -> None:
    ann, phone = await comes(house, "Ann"), at_home(house.stranger())
    passkey = Passkey(ann)
    await passkey.make(ann)
    await passkey.use(phone)
    passkey.count -= 1
    assert await refusal(passkey.use(phone)) == "bad-passkey"


async def test_what_is_no_credential_at_all(house: Running) -> None:
    ann = await comes(house, "Ann")
    wish = await ann.post("/api/me/passkeys/wish")
    made = Passkey(ann).made(wish)
    for broken in ({"attestation": "AAAA"}, {"attestation": ""}, {"client_data": "AAAA"}, {"id": "AA"}):
        assert await refusal(ann.post("/api/me/passkeys", {**made, **broken})) == "bad-passkey"
    assert await refusal(ann.post("/api/me/passkeys", {**made, "id": "!"})) == "malformed"
    assert (await ann.get("/api/me/passkeys"))["passkeys"] == []


async def test_tries_are_limited(open_house: Any) -> None:
    house = await open_house(codes_per_hour=2)
    ann, phone = await comes(house, "Ann"), at_home(house.stranger())
    said = [await refusal(Passkey(ann).use(phone)) for _ in range(3)]
    assert said == ["unknown-passkey"] * 2 + ["too-many-from-here"]


# Where the house is


@pytest.mark.parametrize(
    ("settings", "host", "site"),
    [
        ({}, "localhost:1667", Site("localhost", ("https://localhost:1667", "http://localhost:1667"))),
        ({}, "club.example", Site("club.example", ("https://club.example",))),
        ({"public_url": "https://play.example/tortuga"}, "10.0.0.7:1667", Site("play.example", ("https://play.example",))),
        ({"public_url": "https://Play.example:443"}, None, Site("play.example", ("https://play.example",))),
        ({"public_url": "https://play.example:8443"}, None, Site("play.example", ("https://play.example:8443",))),
    ],
)  # fmt: skip
def test_behind_a_proxy_it_goes_by_its_own_name(
    settings: dict[str, Any], host: str | None, site: Site
) -> None:
    assert site_of(Settings(**settings), host) == site


async def test_below_the_root_of_an_address(open_house: Any) -> None:
    house = await open_house(public_url="https://play.example/tortuga")
    ann = house.stranger()
    ann.http.base_url = f"{house.url}/tortuga"
    await ann.come_in("Ann")
    ann.http.headers["cookie"] = f"tortuga={ann.token}"  # it is for https, and the proxy is not here
    passkey = Passkey(ann)
    passkey.origin = "https://play.example"
    await passkey.make(ann)
    assert await passkey.use(ann) == {"name": "Ann"}


# What the house has of them


async def test_the_database_alone_makes_nobody_anybody(house: Running) -> None:
    ann = await comes(house, "Ann")
    passkey = Passkey(ann)
    await passkey.make(ann)
    rows = await house.house.store.fetch("SELECT * FROM passkeys")  # type: ignore[attr-defined]
    key = house.house.identity.guest(ann.token).key
    assert not any(secret in row for row in rows for secret in (passkey.handle, key.encode(), key))


async def test_they_are_forgotten_with_their_owner(house: Running, tmp_path: Any) -> None:
    """Not a trace in the whole file, nor beside it."""
    ann, bob = await comes(house, "Ann the Unforgettable"), await comes(house, "Bob")
    passkey = Passkey(ann)
    await passkey.make(ann, label="Boucaniers")
    table = await table_of(ann)
    await bob.post(f"/api/tables/{table}/join", {})
    await ann.post(f"/api/tables/{table}/ready", {})
    await bob.post(f"/api/tables/{table}/ready", {})
    await ann.post(f"/api/tables/{table}/start", {})
    async with ann.sit_at(table) as one, bob.sit_at(table) as two:
        await play_out([one, two], random.Random(1))
    guest = house.house.identity.guest(ann.token)
    wish = await ann.post("/api/me/passkeys/wish")
    await ann.post("/api/me/forget")
    traces = ("Unforgettable", "Boucaniers", guest.id, guest.key, encoded(passkey.id))
    for file in tmp_path.glob("house.db*"):
        assert not [trace for trace in traces if trace.encode() in file.read_bytes()], file.name
    assert await refusal(passkey.use(at_home(house.stranger()))) == "unknown-passkey"
    assert await refusal(ann.post("/api/me/passkeys", Passkey(ann).made(wish))) == "no-identity"
