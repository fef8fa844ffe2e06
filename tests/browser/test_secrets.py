"""While others choose in secret, a page learns no more than a look around the table would tell."""

from tests.browser.conftest import Arrive
from tests.browser.person import together


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
        stage = {**frame["view"]["stage"], "waiting": before["stage"]["waiting"]}
        assert {**frame["view"], "awaited": before["awaited"], "stage": stage} == before
