"""Key moments, turns and rounds, found in what was told."""

from msgspec import Struct

from tortuga.core.landmarks import KeyEvent, Landmarks, Mark, Soundings, Stamp


class Turned(Struct, frozen=True):
    player: int


class Bit(Struct, frozen=True):
    hard: bool


class Rang(Struct, frozen=True):
    pass


TABLE = Landmarks(
    keys=(KeyEvent(Bit, Stamp.ATTACK, {"hard": True}), KeyEvent(Rang, Stamp.VOTE)), turns=(Turned,)
)


def sounded(landmarks: Landmarks, *steps: list[Struct]) -> Soundings:
    found = Soundings(landmarks)
    for step, events in enumerate(steps):
        found.take_in(step, events)
    return found


def test_a_key_moment_is_a_kind_of_event_with_its_fields() -> None:
    found = sounded(TABLE, [], [Bit(False)], [Bit(True), Bit(True), Rang()])
    assert found.marks == [Mark(2, Stamp.ATTACK, Bit(True)), Mark(2, Stamp.VOTE, Rang())], "each stamp once"


def test_a_round_begins_with_whoever_had_the_first_turn() -> None:
    found = sounded(TABLE, [], [Turned(1)], [Turned(0), Turned(0)], [], [Turned(1)])
    assert found.turns == [1, 2, 4]
    assert found.rounds == [1, 4]


def test_or_where_a_game_says_so() -> None:
    found = sounded(TABLE._replace(rounds=(Rang,)), [Rang()], [Turned(1)], [Turned(1), Rang()])
    assert (found.turns, found.rounds) == ([1, 2], [0, 2])


def test_a_game_without_a_table_has_none() -> None:
    found = sounded(Landmarks(), [Rang()], [Turned(0)])
    assert (found.marks, found.turns, found.rounds) == ([], [], [])
