"""One view holds the play: on every screen, in every language, for every question of every game.

The moments are those of the gallery, shown by a socket of ours (stage.py); what is wrong with a screen is
measured on the page (sight.js). A few real matches follow. By day and by night axe-core finds nothing either.
"""

from itertools import cycle

import pytest

from tests.browser.axe import violations
from tests.browser.conftest import Arrive, SetUp
from tests.browser.stage import HERE, LOCALES, SIZES, asked_kinds, moments, named, one_of_each_kind
from tests.long_runs import LONG
from tortuga.core.registry import game_ids
from tortuga.server import wire

CLICKS = 60 if LONG else 12
"""In a real match."""


@pytest.mark.parametrize("game", game_ids())
def test_the_gallery_shows_every_question(game: str) -> None:
    assert asked_kinds(game) <= {moment.kind for moment in moments() if moment.game == game}


@pytest.mark.parametrize("language", LOCALES if LONG else ["each in turn"])
@pytest.mark.parametrize("size", SIZES)
def test_all_that_is_needed_is_in_sight(set_up: SetUp, size: str, language: str) -> None:
    """At length every moment in every language; in short every kind, languages and screens taking turns."""
    turns = cycle(LOCALES)
    first = list(SIZES).index(size)
    found = {}
    for index, moment in enumerate(moments() if LONG else one_of_each_kind()):
        tongue = language if LONG else next(turns)
        if LONG or (index + first) % len(SIZES) < 2:
            stage = set_up(tongue)
            stage.resize(size)
            found[moment.name, tongue] = stage.walk(moment)
    assert {screen: troubles for screen, troubles in found.items() if troubles} == {}


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("size", SIZES if LONG else ["small", "phone"])
def test_axe_finds_nothing(set_up: SetUp, size: str, *, dark: bool) -> None:
    """At length every kind of moment; in short a question and an ending of each game on two screens."""
    stage = set_up(dark=dark)
    stage.resize(size)
    brief = ("must-jump", "attack-boarding-4", "deed-captain-9", "end-goal", "end-4", "end-armada-9")
    for moment in one_of_each_kind() if LONG else map(named, brief):
        stage.show(moment)
        assert (moment.name, violations(stage)) == (moment.name, [])
        assert (moment.name, stage.page.evaluate("sight.pale()")) == (moment.name, []), "every button"


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("size", ["small", "phone", "lying"])
def test_an_offer_to_take_back_on_your_turn(set_up: SetUp, size: str, *, dark: bool) -> None:
    """Both answers are in sight and can be read, in any language, also while somebody speaks."""
    moment = named("must-jump")
    for language in LOCALES if LONG else ("en", "fr" if dark else "cs"):
        stage = set_up(language, dark=dark)
        stage.resize(size)
        stage.show(moment, wire.OfferInfo(by=1, waiting=(0,)))
        stage.hear(
            "Sorry, my finger slipped; I would like to have that jump back, if you do not mind at all."
        )
        assert stage.page.locator(".bar button").count() == 2
        assert stage.page.locator(".heard p").is_visible()
        assert stage.troubles() == []
        assert violations(stage) == []


@pytest.mark.parametrize("size", SIZES if LONG else ["small", "phone", "lying"])
def test_a_bubble_covers_nothing_that_can_be_pressed(set_up: SetUp, size: str) -> None:
    stage = set_up()
    stage.resize(size)
    stage.show(named("deed-captain-9"))
    stage.page.evaluate("stage.goOn()")
    for piece in stage.page.locator('[data-explain]:not([data-explain=""])').all()[:: 1 if LONG else 12]:
        if piece.is_visible():
            stage.point(piece)
            assert [one for one in stage.troubles() if one.startswith("covered")] == []


@pytest.mark.parametrize(
    ("size", "game"), [("small", "tortuga1667"), ("lying", "buccaneers"), ("laptop", "turtles")]
)
def test_a_real_match(arrive: Arrive, size: str, game: str) -> None:
    ann = arrive()
    ann.context.add_init_script(path=HERE / "sight.js")
    width, height = SIZES[size]
    ann.page.set_viewport_size({"width": width, "height": height})
    ann.play_now(game)
    for _ in range(CLICKS):
        if ann.asked():
            assert ann.page.evaluate("sight.troubles()") == []
            ann.click_something()


FLAWS = {
    "out of sight": ".confirm { position: relative; top: 2000px }",
    "covered": ".side::after { content: ''; position: fixed; inset: 0; z-index: 9 }",
    "cut": ".deed { width: 20px; overflow: hidden; white-space: nowrap }",
    "px": ".deed .word { font-size: 11px }",
    "contrast": ".deed .word { color: var(--paper-low) }",
    "wider": ".dock { width: 3000px }",
    "higher": ".dock { height: 3000px }",
}


@pytest.mark.parametrize("flaw", FLAWS)
def test_what_is_wrong_is_found(set_up: SetUp, flaw: str) -> None:
    stage = set_up()
    stage.resize("small")
    stage.show(named("deed-captain-9"))
    stage.page.evaluate("stage.goOn()")
    assert stage.troubles() == []
    style = stage.page.add_style_tag(content=FLAWS[flaw])
    assert any(flaw in one for one in stage.troubles())
    style.evaluate("(one) => one.remove()")
