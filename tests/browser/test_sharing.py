"""What is shown to others: pictures, boards on other pages, and all public matches."""

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.test_learning import LOCALES
from tests.browser.test_me import looked_at, press
from tests.long_runs import LONG
from tortuga.text import voice

LOADED = "() => [...document.images].every((image) => image.complete && image.naturalWidth > 100)"

MORE = [("cs", True, False), ("fr", False, True)] if LONG else []
"""Ways to come, when there is time for them."""


def over(person: Person) -> str:
    """A public match against a bot that is over."""
    table = person.begin(private=False)
    person.give_up(table)
    return table


@pytest.mark.parametrize(("language", "phone", "dark"), [("en", False, False), ("es", True, True), *MORE])
def test_a_moment_is_shared_and_found(arrive: Arrive, language: str, *, phone: bool, dark: bool) -> None:
    said = voice(language).say
    ann = arrive(locale=LOCALES[language], phone=phone, dark=dark)
    table = over(ann)
    ann.visit(f"/t/{table}/replay")
    press(ann, said("replay-share"))
    ann.page.wait_for_selector("dialog img")
    ann.page.wait_for_function(LOADED)
    frame = ann.page.get_by_label(said("replay-share-embed")).input_value()
    looked_at(ann)

    bob = arrive(locale=LOCALES[language], phone=phone, dark=dark)
    _is_framed(bob, frame)
    bob.visit("/matches")
    bob.page.locator(".found > li").first.wait_for()
    looked_at(bob)
    bob.page.get_by_label(said("me-filter-score"), exact=True).select_option("drawn")
    bob.page.get_by_text(said("me-nothing-found")).wait_for()
    bob.page.get_by_label(said("me-filter-score"), exact=True).select_option("decided")
    bob.page.locator(f'.found a[href$="/t/{table}/replay"]').focus()
    bob.page.keyboard.press("Enter")
    bob.page.wait_for_url(f"**/t/{table}/replay*")

    ann.visit()
    ann.page.locator(f'main a[href$="/t/{table}/replay"]').click()
    ann.page.wait_for_selector(".board > *")


@contextmanager
def blog(content: str) -> Iterator[str]:
    """A page of somebody else, under another name and port."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(f'<!doctype html><html lang="en"><title>Blog</title>{content}</html>'.encode())

        def log_message(self, format: str, *_args: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Page) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_port}/"
        server.shutdown()


def _is_framed(person: Person, frame: str) -> None:
    """Where nobody is known."""
    with blog(frame) as address:
        person.page.goto(address)
        inside = person.page.frame_locator("iframe")
        inside.locator(".board > *").first.wait_for()
        inside.locator("footer .button:enabled").first.press("Enter")
        assert inside.locator("header").count() == 0


def test_no_other_page_is_framed(arrive: Arrive) -> None:
    ann = arrive()
    with blog(f'<iframe src="{ann.url}/"></iframe>') as address:
        ann.page.goto(address)
        ann.page.wait_for_function("() => document.readyState === 'complete'")
        assert [frame.url for frame in ann.page.frames[1:]] == ["chrome-error://chromewebdata/"]
    ann.troubles.clear()  # the browser says why
