"""A reload in the middle of a secret choice, a dropped connection, a server that dies: nothing is lost."""

import signal
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute

from tests.browser.conftest import Arrive
from tests.browser.house import House
from tests.browser.person import Person, together


@pytest.mark.parametrize("game", ["buccaneers", "tortuga1667"])
def test_a_reload_in_the_middle_of_a_secret_choice(arrive: Arrive, game: str) -> None:
    ann, bob = arrive(), arrive()
    together(ann, bob, game, bots=0)  # a bot might answer meanwhile
    person = first_asked(ann, bob)
    before = person.updates[-1]
    person.page.reload()
    person.at_table()
    person.asked()
    after = person.updates[-1]
    assert (after["view"], after["decision"]) == (before["view"], before["decision"])
    person.answer()


def first_asked(ann: Person, bob: Person) -> Person:
    for _ in range(1000):
        for person in (ann, bob):
            if person.live() and person.updates[-1]["decision"]:
                return person
        ann.page.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def test_a_dropped_connection_comes_back_and_nothing_is_missing(arrive: Arrive) -> None:
    ann = arrive()
    sockets: list[WebSocketRoute] = []

    def through(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        server = socket.connect_to_server()
        socket.on_message(lambda message: server.send(message))
        server.on_message(lambda message: heard(message, socket))

    def heard(message: Any, socket: WebSocketRoute) -> None:
        ann._hear(message)
        socket.send(message)

    ann.page.route_web_socket("**/socket*", through)
    ann.play_long()
    ann.click_something()
    assert ann.asked()
    sockets[-1].close(code=1001, reason="gone")
    while len(sockets) < 2:
        ann.page.wait_for_timeout(20)
    for _ in range(4):
        ann.answer()
    numbers = [update["number"] for update in ann.updates]
    assert sorted(set(numbers)) == list(range(numbers[0], max(numbers) + 1)), "every update came"


def test_the_server_dies_and_the_match_goes_on(browser: Browser, tmp_path: Path) -> None:
    house = House(tmp_path / "house.db")
    house.open()
    context = browser.new_context(reduced_motion="reduce", locale="en-GB", service_workers="block")
    ann = Person(context, house.url)
    ann.play_now("buccaneers")
    for _ in range(5):
        ann.click_something()
    house.close(signal.SIGKILL)
    ann.page.wait_for_selector("text=The connection is lost")
    house.open()
    ann.page.wait_for_selector("text=The connection is lost", state="detached")
    for _ in range(5):
        ann.click_something()
    assert ann.updates[-1]["view"]["outcome"] is None
    context.close()
    house.close()
