"""Ends that people make, and answers that come by themselves."""

from tests.browser.conftest import Arrive
from tests.browser.person import Person, together

ONE_JUMP = "2NN/S4/1SSNN1/2SX3/3XN1/S1XSN/S3 s 0-0 base"
"""South must jump, and there is one jump only."""


def at_the_menu(person: Person) -> Person:
    person.page.get_by_role("tab", name="Table").click()
    return person


def in_turn(ann: Person, bob: Person) -> tuple[Person, Person]:
    """Who is asked, and who is not."""
    return (ann, bob) if ann.updates[-1]["decision"] else (bob, ann)


def reads(person: Person, text: str) -> None:
    person.page.get_by_text(text).first.wait_for()


def test_somebody_resigns(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive(phone=True)
    together(ann, bob, "turtles", bots=0)
    at_the_menu(bob).press("Resign")
    reads(bob, "Resign this match?")
    bob.press("No")
    bob.press("Resign")
    bob.press("Resign")
    reads(ann, "You have won!")
    reads(bob, "Not this time")
    for person in (ann, bob):
        reads(person, "wins: the other side has resigned.")
        assert person.page.get_by_role("button", name="Resign").count() == 0
    bob.press("See the board")
    bob.page.locator(".board .picture").wait_for()


def test_a_draw_is_offered_refused_offered_again_and_agreed(arrive: Arrive) -> None:
    ann, bob, eve = arrive(), arrive(), arrive()
    table = together(ann, bob, "turtles", bots=0)
    links = ann.page.evaluate(f"fetch('/api/tables/{table}/links').then((one) => one.json())")
    eve.come_by(links["watch"], "Eve")
    eve.at_table()
    one, two = in_turn(ann, bob)
    at_the_menu(one).press("Offer a draw")
    reads(two, "offers a draw.")
    two.press("Refuse")
    reads(one, "refuses the draw.")
    one.answer()
    two.page.wait_for_selector(".bar.turn")
    two.answer()
    one.page.wait_for_selector(".bar.turn")
    one.press("Offer a draw")
    reads(two, "offers a draw.")
    two.press("Agree")
    for person in (ann, bob, eve):
        reads(person, "A draw, by agreement.")
    reads(ann, "Nobody has won")
    assert at_the_menu(eve).page.get_by_role("button", name="Offer a draw").count() == 0


def test_the_only_answer_comes_by_itself(arrive: Arrive) -> None:
    ann = arrive()
    table = ann.begin(options={"position": ONE_JUMP})
    ann.visit(f"/t/{table}")
    reads(ann, "There is only one choice.")
    reads(ann, "jumps from f4")
