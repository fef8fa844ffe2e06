"""Slow matches for the browser's tests, set up over HTTP."""

from typing import Any

from tests.browser.person import Person

SLOW = {"kind": "days", "days": 3}


def ask(person: Person, path: str, body: dict[str, Any] | None = None) -> Any:
    """What the house answers to somebody; with a body it is asked to do something."""
    request, url = person.context.request, f"{person.url}/api{path}"
    answer = request.get(url) if body is None else request.post(url, data=body)
    assert answer.ok, answer.text()
    return answer.json()


def slow_turtles(ann: Person, bob: Person, first: str = "south") -> str:
    """A slow match of two, the first of them in the south."""
    ask(ann, "/me", {"name": "Ann"})
    ask(bob, "/me", {"name": "Bob"})
    seats = [{"kind": "open"}] * 2
    wish = {"game": "turtles", "options": {"first": first}, "seats": seats, "clock": SLOW}
    table = str(ask(ann, "/tables", wish)["id"])
    ask(bob, f"/tables/{table}/join", {"word": "b"})
    ask(ann, f"/tables/{table}/start", {"word": "a"})
    return table
