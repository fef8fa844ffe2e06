"""What people may do at tables and with who they are: leave, come back, end together, be forgotten."""

from tests.browser.conftest import Arrive
from tests.browser.person import together


def test_a_seat_that_was_left_is_taken_again(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive()
    together(ann, bob, "turtles", bots=0)
    bob.page.get_by_role("tab", name="Table").click()
    bob.press("Leave the match")
    bob.page.get_by_text("Leave this match?").wait_for()
    bob.press("Leave the match")
    ann.page.get_by_text("has left the match").first.wait_for()
    bob.page.get_by_role("link", name="Go on").click()
    bob.press("Take my seat again")
    bob.page.get_by_text("A bot plays in your seat.").wait_for(state="detached")


def test_a_match_is_ended_together(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive()
    together(ann, bob, "turtles", bots=0)
    ann.page.get_by_role("tab", name="Table").click()
    ann.press("End the match without a result")
    bob.page.get_by_text("In favour of ending the match").wait_for()
    bob.press("Agree")
    for person in (ann, bob):
        person.page.get_by_role("heading", name="This table is closed.").wait_for()


def test_the_host_sends_a_spectator_away(arrive: Arrive) -> None:
    ann, bob, eve = arrive(), arrive(), arrive()
    together(ann, bob, "turtles", bots=0)
    ann.page.get_by_role("tab", name="Table").click()
    ann.press("Who is watching?")
    ann.page.get_by_text("Nobody is watching.").wait_for()
    table = ann.page.url.rpartition("/t/")[2].partition("?")[0]
    watch = ann.page.evaluate(f"fetch('/api/tables/{table}/links').then((one) => one.json())")["watch"]
    eve.come_by(watch, "Eve")
    eve.at_table()
    ann.press("Who is watching?")
    ann.press("Send away")
    eve.page.get_by_role("heading", name="The host has sent you away").wait_for()


def test_a_table_is_left_from_the_first_page(arrive: Arrive) -> None:
    ann = arrive()
    ann.play_now("turtles")
    ann.visit()
    ann.page.get_by_role("button", name="Leave this table").click()
    ann.press("Leave")
    ann.page.get_by_role("heading", name="Your tables").wait_for(state="detached")


def test_a_name_that_is_too_long_is_refused_and_not_cut(arrive: Arrive) -> None:
    ann = arrive()
    ann.play_now("turtles")
    ann.visit()
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_label("Your name").fill("Ann " * 20)
    ann.troubles.clear()
    ann.press("Save")
    ann.page.get_by_text("24 characters at most").wait_for()
    ann.troubles.clear()  # the browser notes that something was refused


def test_somebody_is_forgotten(arrive: Arrive) -> None:
    ann = arrive()
    ann.play_now("turtles")
    ann.visit()
    ann.page.get_by_role("button", name="Settings").click()
    ann.press("Log out everywhere else")
    ann.press("Log out everywhere else")
    ann.page.get_by_text("Only this device and your passkeys know you now.").wait_for()
    ann.press("Forget me")
    ann.press("Forget me")
    ann.page.locator("header .name").wait_for(state="detached")
    assert not [cookie for cookie in ann.context.cookies() if cookie.get("name") == "tortuga"]
