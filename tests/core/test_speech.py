"""What happens is said by convention: the id from game, kind and tag, the arguments from the fields."""

from enum import StrEnum

import pytest
from msgspec import Struct

from tests.core.toys import GAME, Dealt, Doubled, Revealed, Suit, Taken, TimeToTake, WhetherToDouble
from tortuga.core.game import Event, Outcome, Seat, kebab
from tortuga.core.speech import event_message, outcome_message, question_message, thing_id
from tortuga.text import Message

NAMES = ("Ann", "Bob", "Cid")


class Place(StrEnum):
    OPEN_SEA = "open_sea"


class Rumour(Event, frozen=True):
    about: Seat | None
    among: tuple[Seat, ...]
    pairs: tuple[tuple[Seat, int], ...]
    count: int
    where: Place | None
    places: tuple[Place, ...]
    words: tuple[str, ...]
    sure: bool


RUMOUR = Rumour(
    about=1, among=(0, 2), pairs=(), count=2, where=Place.OPEN_SEA, places=(), words=("a", "b"), sure=True
)


def args_of(**changed: object) -> dict[str, object]:
    fields = {name: getattr(RUMOUR, name) for name in RUMOUR.__struct_fields__} | changed
    return dict(event_message(GAME, Rumour(**fields), NAMES).args)


def test_an_event_is_said_by_game_and_tag() -> None:
    assert event_message(GAME, Doubled(1), NAMES) == Message("fists-event-doubled", {"player": "Bob"})


def test_a_question_is_said_by_game_and_tag() -> None:
    asked = question_message(GAME, WhetherToDouble(2, leader=0), NAMES)
    assert asked == Message("fists-asked-whether-to-double", {"round": 2, "leader": "Ann"})
    assert question_message(GAME, TimeToTake(1), NAMES).id == "fists-asked-time-to-take"


def test_an_outcome_is_said_by_its_reason_with_all_winners() -> None:
    said = outcome_message(GAME, Outcome((0, 2), "points", (7, 1, 7)), NAMES)
    assert said == Message("fists-outcome-points", {"winners": ("Ann", "Cid"), "count": 2})


def test_a_draw_has_no_winners() -> None:
    said = outcome_message(GAME, Outcome((), "points"), NAMES)
    assert said.args == {"winners": (), "count": 0}


def test_a_seat_becomes_a_name_and_other_numbers_stay() -> None:
    said = event_message(GAME, Taken(1, card=2, die=1, suit=Suit.SMALL), NAMES)
    assert said.args == {"player": "Bob", "card": 2, "die": 1, "suit": "fists-suit-small"}
    assert event_message(GAME, Revealed((1, 2, 0), leader=2), NAMES).args == {
        "fingers": (1, 2, 0),
        "leader": "Cid",
    }


@pytest.mark.parametrize(("about", "said"), [(2, "Cid"), (0, "Ann"), (None, "none")])
def test_a_seat_that_may_be_missing(about: Seat | None, said: str) -> None:
    assert args_of(about=about)["about"] == said


def test_several_seats_become_a_list_of_names() -> None:
    assert args_of(among=(2, 0))["among"] == ("Cid", "Ann")


@pytest.mark.parametrize(("charm", "said"), [(True, "yes"), (False, "no")])
def test_yes_and_no_are_words_for_selectors(charm: bool, said: str) -> None:
    assert event_message(GAME, Dealt(charm), NAMES).args == {"charm": said}


def test_a_thing_becomes_the_id_of_its_name() -> None:
    assert args_of()["where"] == "fists-place-open-sea"
    assert args_of(where=None)["where"] == "none"


def test_several_things_become_messages_of_their_names() -> None:
    assert args_of(places=(Place.OPEN_SEA,))["places"] == (Message("fists-place-open-sea"),)


def test_words_stay_words() -> None:
    assert args_of()["words"] == ("a", "b")


def test_a_thing_is_named_after_its_class_and_value() -> None:
    assert thing_id(GAME, Suit.VERY_BIG) == "fists-suit-very-big"


def test_a_struct_inside_an_event_cannot_be_said() -> None:
    class Inner(Struct, frozen=True):
        seat: Seat

    class Nested(Event, frozen=True):
        inner: Inner

    with pytest.raises(TypeError, match="Inner inside a told thing cannot be said"):
        event_message(GAME, Nested(Inner(1)), NAMES)


@pytest.mark.parametrize(
    ("name", "tag"),
    [
        ("Show", "show"),
        ("TimeToTake", "time-to-take"),
        ("ChooseMove", "choose-move"),
        ("Act2Begins", "act2-begins"),
    ],
)
def test_tags_are_the_names_of_the_classes(name: str, tag: str) -> None:
    assert kebab(name) == tag
