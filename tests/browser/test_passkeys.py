"""Passkeys in a real browser, with a device that the browser's own tools pretend to have."""

from typing import Any

import pytest

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.test_learning import LOCALES
from tests.browser.test_me import looked_at, lose, press
from tortuga.text import voice

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Device:
    """What keeps passkeys for a browser."""

    def __init__(self, person: Person) -> None:
        person.url = person.url.replace("127.0.0.1", "localhost")  # numbers have no passkeys
        self._session = person.context.new_cdp_session(person.page)
        self._session.send("WebAuthn.enable")
        self._id = self._session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})[
            "authenticatorId"
        ]

    @property
    def passkeys(self) -> list[dict[str, Any]]:
        found = self._session.send("WebAuthn.getCredentials", {"authenticatorId": self._id})
        return list(found["credentials"])

    def take(self, passkey: dict[str, Any]) -> None:
        """From another device of the same person, as their makers do."""
        self._session.send("WebAuthn.addCredential", {"authenticatorId": self._id, "credential": passkey})

    def lose(self) -> None:
        self._session.send("WebAuthn.clearCredentials", {"authenticatorId": self._id})


@pytest.mark.parametrize(("language", "phone", "dark"), [("en", False, False), ("cs", True, True)])
def test_a_passkey_is_made_named_used_elsewhere_and_removed(
    arrive: Arrive, language: str, *, phone: bool, dark: bool
) -> None:
    said = voice(language).say
    ann = arrive(locale=LOCALES[language], phone=phone, dark=dark)
    here = Device(ann)
    lose(ann)
    ann.visit("/me")
    press(ann, said("me-passkey-make"))
    ann.page.get_by_text(said("me-passkey-made")).wait_for()
    name = ann.page.get_by_label(said("me-passkey-name"))
    name.fill("Buňka")
    name.press("Enter")
    ann.page.get_by_text(said("me-passkey-named")).wait_for()
    looked_at(ann)
    press(ann, said("me-passkey-make"))
    ann.page.get_by_text(said("me-passkey-here")).wait_for()
    (passkey,) = here.passkeys

    other = arrive(locale=LOCALES[language], phone=phone, dark=dark)
    there = Device(other)
    other.visit("/me")
    there.take(passkey)
    looked_at(other)
    press(other, said("me-use-passkey-go"))
    other.page.wait_for_selector("li.lost")
    assert other.page.get_by_label(said("me-passkey-name")).input_value() == "Buňka"

    press(ann, said("me-passkey-remove"))
    ann.page.get_by_role("group").get_by_role("button", name=said("me-passkey-remove")).press("Enter")
    ann.page.get_by_text(said("me-passkey-removed")).wait_for()
    looked_at(ann)
    press(other, said("me-use-passkey-go"))
    other.page.get_by_text(said("declined-unknown-passkey")).wait_for()
    other.troubles.pop()  # the browser says that it was refused


def test_a_device_without_one_says_so_and_a_stranger_finds_the_way(arrive: Arrive) -> None:
    ann = arrive()
    device = Device(ann)
    ann.visit()
    ann.page.locator("header button").click()
    ann.page.get_by_role("link", name="I have been here before, on another device").click()
    ann.page.get_by_role("heading", name="I have a passkey").wait_for()
    lose(ann)
    ann.visit("/me")
    press(ann, "Make a passkey")
    ann.page.get_by_text("Whoever can open it is you.").wait_for()
    device.lose()
    press(ann, "Be who I am")
    ann.page.get_by_text("Nothing was done").wait_for(timeout=90_000)


def test_at_a_number_the_page_says_why_there_are_none(arrive: Arrive) -> None:
    ann = arrive()
    lose(ann)
    ann.visit("/me")
    ann.page.get_by_text("Browsers have passkeys only at addresses with a name").wait_for()
    assert ann.page.get_by_role("button", name="Make a passkey").count() == 0
