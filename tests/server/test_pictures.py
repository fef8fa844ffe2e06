"""Pictures of positions and cards of results: drawn for all games, telling nobody more than the replay."""

import io
import random
from typing import Any
from xml.etree import ElementTree

import pytest
from PIL import Image

from tests.server.harness import Person, Running
from tests.server.playing import play_out
from tests.server.test_lobby import code_of, refusal, table_of
from tortuga.core.match import Match
from tortuga.core.registry import find_game, game_ids
from tortuga.core.timeline import EVERYTHING
from tortuga.games.buccaneers.components import Face
from tortuga.games.tortuga1667.components import Loyalty, VoteCard
from tortuga.server.pictures import studio
from tortuga.server.pictures.buccaneers import held_die
from tortuga.server.pictures.card import Card, CardSeat
from tortuga.server.pictures.drawing import board_drawing
from tortuga.server.pictures.painting import Job, PictureKind, paint
from tortuga.server.pictures.stamps import stamps_of
from tortuga.server.pictures.tortuga1667_crew import hand_in
from tortuga.server.previews import SIZE
from tortuga.text import LANGUAGES, voice

pytestmark = pytest.mark.anyio

PNG = b"\x89PNG\r\n\x1a\n"


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(PNG)
    return int.from_bytes(png[16:20]), int.from_bytes(png[20:24])


def some_match(game: str, seed: int = 5, actions: int = 40) -> Any:
    match = Match.start(find_game(game), seed=seed)
    luck = random.Random(seed)
    for _ in range(actions):
        if match.outcome is not None:
            break
        seat = luck.choice(sorted(match.to_act))
        match.play(seat, luck.choice(list(match.legal(seat))))
    return match


# Drawing


@pytest.mark.parametrize("game", game_ids())
def test_every_game_is_drawn_as_everyone_sees_it(game: str) -> None:
    match = some_match(game)
    names = tuple(f'<{seat}> & "Žofie"' for seat in match.seats)
    for viewer in (None, *match.seats, EVERYTHING):
        view = match.timeline.moment(len(match.timeline)).view(match.game, viewer)
        drawn = paint(Job(game, (view,), names, "en", PictureKind.SVG))
        whole = ElementTree.fromstring(drawn)
        assert '<0> & "Žofie"' in [text.text for text in whole.iter("{http://www.w3.org/2000/svg}text")]
        assert len(drawn) < 400_000


def svg_of(match: Any, viewer: Any) -> str:
    view = match.timeline.moment(len(match.timeline)).view(match.game, viewer)
    names = tuple(f"Player {seat}" for seat in match.seats)
    return paint(Job(match.game.id, (view,), names, "en", PictureKind.SVG)).decode()


def test_loyalties_and_hands_are_drawn_as_far_as_the_view_knows_them() -> None:
    match = some_match("tortuga1667", actions=12)
    stamps = stamps_of("tortuga1667").drawings
    words = [f">{voice().say(f'tortuga1667-loyalty-{loyalty}')}<" for loyalty in Loyalty]

    def drawn(viewer: Any) -> tuple[int, int, int]:
        """How many loyalties, Vote cards and discards are open."""
        picture = svg_of(match, viewer)
        cards = sum(picture.count(stamps[f"vote-{card}"]) for card in VoteCard)
        return sum(map(picture.count, words)), cards, len(match.view(None).discards)

    state_hands = [len(match.view(seat).votes.hand) for seat in match.seats]
    assert match.outcome is None
    assert drawn(None)[:2] == (sum(match.view(None).face_up), 0), "a spectator sees no card of a hand"
    for seat in match.seats:
        view = match.view(seat)
        known = [card for other in match.seats for card in hand_in(view, other) if card]
        assert drawn(seat)[:2] == (sum(one is not None for one in view.loyalties), len(known))
        assert len(known) >= state_hands[seat]
    assert drawn(EVERYTHING)[:2] == (len(match.seats), sum(state_hands)), "everything is open"


def test_discards_are_drawn_for_everyone() -> None:
    match = some_match("tortuga1667", actions=60)
    discards = match.view(None).discards
    assert discards
    for viewer in (None, 0):
        picture = svg_of(match, viewer)
        said = voice().say(
            "tortuga1667-web-discards",
            count=len(discards),
            card=voice().say(f"tortuga1667-event-card-{discards[-1]}"),
        )
        assert f">{said}<" in picture


def test_a_throw_is_drawn_for_whoever_has_thrown_it_alone() -> None:
    match = some_match("buccaneers", actions=3)
    skull, bone = held_die(Face.SKULL), stamps_of("buccaneers").drawings["die"]
    thrown = match.timeline.moment(len(match.timeline)).view(match.game, EVERYTHING).phase.throws
    skulls = [throw.count(Face.SKULL) for throw in thrown]
    placed = svg_of(match, None).count(bone)
    assert svg_of(match, None).count(skull) == 0
    for seat in match.seats:
        picture = svg_of(match, seat)
        assert picture.count(skull) == skulls[seat]
        assert picture.count(bone) == placed + len(thrown[seat])
    assert svg_of(match, EVERYTHING).count(skull) == sum(skulls) > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_as_large_as_messengers_want_it(language: str) -> None:
    match = some_match("turtles")
    seats = CardSeat("Ann", True, 12), CardSeat("Bob", False, 7)
    job = Job(
        "turtles", (match.view(None),), ("Ann", "Bob"), language, PictureKind.PNG, Card("turtles", seats)
    )
    assert size_of(paint(job)) == SIZE


def test_a_game_without_drawings_has_a_card_and_no_pictures() -> None:
    assert board_drawing("chess") is None
    assert paint(Job("chess", (None,), (), "en", PictureKind.PNG)) == b""


def test_what_led_to_a_moment_moves() -> None:
    match = some_match("turtles")
    views = tuple(match.timeline.view(k, None) for k in range(6))
    moving = Image.open(io.BytesIO(paint(Job("turtles", views, ("Ann", "Bob"), "en", PictureKind.GIF))))
    assert (moving.format, moving.n_frames, moving.width) == ("GIF", 6, 600)  # type: ignore[attr-defined]


# Who gets them


async def finished(house: Running, **wish: Any) -> tuple[str, list[Person]]:
    """A match of turtles between Ann and Bob."""
    people = ann, bob = [await house.guest("Ann"), await house.guest("Bob")]
    table = await table_of(ann, seats=[{}, {}], clock={"kind": "none"}, **wish)
    await bob.post(f"/api/tables/{table}/join", {"code": await code_of(ann, table)})
    await bob.post(f"/api/tables/{table}/ready", {})
    await ann.post(f"/api/tables/{table}/start", {})
    async with people[0].sit_at(table) as one, people[1].sit_at(table) as two:
        await play_out([one, two], random.Random(1))
    return table, people


async def test_a_picture_is_for_those_who_may_see_the_replay(house: Running) -> None:
    table, (ann, _) = await finished(house, private=True)
    where = f"/api/tables/{table}/picture"
    svg = await ann.http.get(f"{where}?kind=svg&step=1&seat=all")
    assert svg.status_code == 200, svg.text
    assert svg.headers["content-type"].startswith("image/svg+xml")
    assert "sandbox" in svg.headers["content-security-policy"]
    assert b"Ann" in svg.content
    assert size_of((await ann.http.get(f"{where}?step=1")).content)[0] == 1_200
    moving = await ann.http.get(f"{where}?step=2&kind=gif")
    assert Image.open(io.BytesIO(moving.content)).format == "GIF"
    eve = await house.guest("Eve")
    assert await refusal(eve.get(where)) == "invitation-needed"
    assert await refusal(house.stranger().get(where)) == "no-identity"
    assert await refusal(ann.get(f"{where}?step=999999")) == "not-found"
    assert await refusal(ann.get(f"{where}?seat=7")) == "not-found"


async def test_while_a_match_runs_one_has_pictures_of_one_s_own_past_alone(house: Running) -> None:
    table, (ann, _) = await house.match("turtles")
    where = f"/api/tables/{table}/picture?kind=svg"
    assert (await ann.http.get(where)).status_code == 200
    for other in ("all", "none", "1"):
        assert await refusal(ann.get(f"{where}&seat={other}")) == "still-running"
    assert await refusal(ann.get(f"{where}&step=9")) == "not-found"


async def test_a_card_is_for_everybody_of_a_public_match_that_is_over(house: Running) -> None:
    table, _ = await finished(house)
    card = await house.stranger().http.get(f"/t/{table}/card.png?lang=fr")
    assert (card.status_code, size_of(card.content)) == (200, SIZE)
    again = await house.stranger().http.get(f"/t/{table}/card.png?lang=fr")
    assert again.content == card.content


async def test_of_anything_else_a_card_says_what_it_says_of_nothing(house: Running) -> None:
    """A private match, one that runs, one that nobody may watch: the same bytes as no match at all."""
    private, (ann, _) = await finished(house, private=True)
    unwatched, _ = await finished(house, watchable=False)
    running, _ = await house.match("turtles")
    code = await code_of(ann, private)
    nothing = await house.stranger().http.get("/t/nowhere/card.png")
    assert nothing.status_code == 404
    for path in (private, f"{private}/card.png?code={code}", unwatched, running):
        path = path if "card.png" in path else f"{path}/card.png"
        found = await house.stranger().http.get(f"/t/{path}")
        assert (found.status_code, found.content) == (404, nothing.content)
        assert _plain(found.headers) == _plain(nothing.headers)


def _plain(headers: Any) -> dict[str, str]:
    return {name: value for name, value in headers.items() if name != "date"}


async def test_whoever_is_forgotten_is_on_no_card_any_more(house: Running) -> None:
    table, (ann, bob) = await finished(house)
    where = f"/api/tables/{table}/picture?kind=svg"
    assert b"Ann" in (await bob.http.get(where)).content
    before = (await house.stranger().http.get(f"/t/{table}/card.png")).content
    await ann.post("/api/me/forget")
    assert b"Ann" not in (await bob.http.get(where)).content
    assert (await house.stranger().http.get(f"/t/{table}/card.png")).content != before


async def test_an_address_gets_so_many_and_what_is_painted_costs_nothing(open_house: Any) -> None:
    house = await open_house(pictures_per_hour=2)
    table, (ann, _) = await finished(house)
    where = f"/api/tables/{table}/picture?kind=svg"
    for step in (0, 1, 0, 1):
        assert (await ann.http.get(f"{where}&step={step}")).status_code == 200
    assert await refusal(ann.get(f"{where}&step=2")) == "too-many-from-here"
    assert (await ann.http.get(f"{where}&step=1")).status_code == 200


async def test_a_painter_that_dies_is_replaced(house: Running) -> None:
    table, (ann, _) = await finished(house)
    where = f"/api/tables/{table}/picture?kind=svg"
    await ann.http.get(where)
    painter = house.house.studio._painter
    assert painter is not None
    for process in painter._processes.values():
        process.kill()
        process.join()
    said = [await ann.http.get(f"{where}&step={step}") for step in (1, 2)]
    assert said[-1].status_code == 200


async def test_only_so_much_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studio, "MOST_KEPT", 10)
    kept = studio.Studio()
    for number in range(5):
        kept._keep(bytes([number]), b"12345678")
    assert list(kept._kept) == [bytes([4])]
