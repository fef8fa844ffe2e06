"""What the page of a seat may hold: in the messages that came, in storage, in what it asked for."""

import json
from typing import Any

import msgspec

from tests.browser.person import Person
from tortuga.core.game import Seat
from tortuga.core.record import read_record, replay

KEPT = {"tortuga-settings", "tortuga-learnt", "tortuga-puzzles", "tortuga-remind", "tortuga-kept"}


def check_secrets(person: Person, seat: Seat, table: str, record: str) -> None:
    """Everything that came is something this seat may know, by the record of the finished match."""
    allowed, told = everything_for(record, seat)
    for update in person.updates:
        if update["view"]["seat"] is not None:
            assert canonical(update["view"]) in allowed
            assert all(canonical(event) in told for event in update["events"])
    kept = person.stored()
    assert kept.pop("cookie") == "", "the token cannot be read by a script"
    assert set(kept) <= KEPT
    assert all(canonical(seen["view"]) in allowed for seen in seen_last(kept))
    asked = [url for url in person.asked_for if "/transcript" in url or "/record" in url]
    assert all(f"/tables/{table}/" in url for url in asked)


def seen_last(kept: dict[str, str]) -> list[dict[str, Any]]:
    """The tables that are kept for times without a network."""
    return list(json.loads(kept.get("tortuga-kept", "{}")).get("seen", {}).values())


def everything_for(record: str, seat: Seat | None) -> tuple[set[str], set[str]]:
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
