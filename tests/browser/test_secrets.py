"""The page of one seat holds nothing of another's secrets: not in messages, not in storage, not asked for."""

import json
from typing import Any

import msgspec
import pytest

from tests.browser.conftest import Arrive
from tests.browser.person import finish, together
from tortuga.core.game import Seat
from tortuga.core.record import read_record, replay

KEPT = {"tortuga-settings", "cookie"}
NOTES = "tortuga-notes"
"""One's own pencil notes, where a game has them."""


@pytest.mark.parametrize("game", ["buccaneers", "tortuga1667"])
def test_a_page_holds_only_what_its_seat_may_know(arrive: Arrive, game: str) -> None:
    ann, bob = arrive(), arrive()
    together(ann, bob, game)
    finish(ann, bob)
    table = bob.page.url.rpartition("/t/")[2].partition("?")[0]
    record = bob.page.evaluate(f"fetch('/api/tables/{table}/record').then((answer) => answer.text())")
    for seat, person in ((0, ann), (1, bob)):
        allowed, told = everything_for(record, seat)
        for update in person.updates:
            assert canonical(update["view"]) in allowed
            assert all(canonical(event) in told for event in update["events"])
        kept = person.stored()
        assert kept.pop("cookie", "") == "", "the token cannot be read by a script"
        assert all(name in KEPT or name.startswith(NOTES) for name in kept)
        transcripts = [url for url in person.asked_for if "/transcript" in url or "/record" in url]
        assert all(f"/tables/{table}/" in url for url in transcripts)


def everything_for(record: str, seat: Seat) -> tuple[set[str], set[str]]:
    """All views and events of a seat in a finished match."""
    whole = replay(read_record(record))
    match = replay(read_record(record), until=0)
    views = {canonical(msgspec.to_builtins(match.view(seat)))}
    for entry in whole.entries:
        match.play(entry.seat, entry.action)
        views.add(canonical(msgspec.to_builtins(match.view(seat))))
    return views, {canonical(msgspec.to_builtins(event)) for event in match.events(seat)}


def canonical(value: Any) -> str:
    return json.dumps(value, sort_keys=True)


def test_a_secret_choice_tells_the_others_only_that_it_was_made(arrive: Arrive) -> None:
    """Whoever has chosen lays their hands on the table: that is all the others see."""
    ann, bob = arrive(), arrive()
    together(ann, bob, "buccaneers")
    ann.asked()
    bob.asked()
    before = bob.updates[-1]["view"]
    heard = len(bob.frames)
    ann.answer()
    bob.page.wait_for_timeout(500)
    for frame in bob.frames[heard:]:
        assert frame["type"] == "update"
        assert frame["events"] == []
        assert {**frame["view"], "awaited": before["awaited"]} == before
