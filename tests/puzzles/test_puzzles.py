"""The puzzles that come with the package: read, asked, answered, and a sample of them worked out anew."""

from datetime import date, timedelta
from itertools import islice

import pytest

from tortuga.games.turtles.symmetry import normal
from tortuga.puzzles.collection import GRADE_OF_WEEKDAY, NoPuzzle, NoPuzzles, puzzled_games, puzzles_of
from tortuga.puzzles.pace import PuzzlePace
from tortuga.puzzles.posed import posed
from tortuga.puzzles.puzzle import GRADES, read_puzzles, write_puzzles
from tortuga.puzzles.trade import trade_of
from tortuga.puzzles.turtles.making import position_of
from tortuga.text import LANGUAGES, voice

GAMES = puzzled_games()
SAMPLE = {"turtles": 8, "tortuga1667": 8, "buccaneers": 1}
"""How many of each are worked out anew: a long search takes a while."""
MONDAY = date(2026, 3, 2)


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_can_be_put_and_has_a_right_answer(game: str) -> None:
    for puzzle in puzzles_of(game).some()[:60]:
        before = posed(game, puzzle.id)
        assert set(puzzle.accepted) < set(before.answers)
        assert len(puzzle.values) == len(before.answers)
        assert puzzle.grade in GRADES
        assert puzzle.id == puzzle.setting.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_is_asked_and_answered(game: str, language: str) -> None:
    speaker, collection = voice(language), puzzles_of(game)
    for kind in collection.kinds:
        before = posed(game, collection.some(kind)[0].id)
        assert speaker.says(before.says)
        for number, answer in enumerate(before.answers):
            judged = before.judge(number)
            assert judged.right == (answer in before.puzzle.accepted)
            assert speaker.says(judged.says)
            assert bool(judged.proof) == judged.right, "the numbers come with the right answer alone"
            assert all(speaker.says(worth.says) for worth in judged.proof)
        assert before.give_up().right


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_is_what_it_says_it_is(game: str) -> None:
    some = puzzles_of(game).some()
    for puzzle in some[:: max(1, len(some) // SAMPLE[game])]:
        assert list(trade_of(game).faults_of(puzzle)) == []


def test_there_are_many_for_turtles_and_no_two_are_the_same() -> None:
    positions = [position_of(puzzle) for puzzle in puzzles_of("turtles").some()]
    assert len(positions) >= 3000
    assert len({normal(position) for position in positions}) == len(positions)


def test_a_file_is_read_as_it_was_written() -> None:
    some = puzzles_of("turtles").some()[:20]
    assert read_puzzles(write_puzzles(some)) == some


def test_the_one_of_the_day_follows_from_the_date_alone() -> None:
    collection = puzzles_of("turtles")
    week = [collection.daily(MONDAY + timedelta(day)) for day in range(7)]
    assert [puzzle.grade for puzzle in week] == list(GRADE_OF_WEEKDAY)
    assert collection.daily(MONDAY) == puzzles_of("turtles").daily(MONDAY)
    year = [collection.daily(MONDAY + timedelta(day)).id for day in range(365)]
    assert len(set(year)) > 250


def test_one_comes_after_the_other_until_all_have_come() -> None:
    collection = puzzles_of("turtles")
    some = collection.some("win", 1)[:5]
    met = [collection.following(None, "win", 1)]
    for _ in range(4):
        met.append(collection.following(met[-1].id, "win", 1))
    assert met == some
    last = collection.some("win", 1)[-1]
    assert collection.following(last.id, "win", 1) == some[0]


@pytest.mark.parametrize("game", GAMES)
def test_whoever_begins_begins_with_an_easy_one(game: str) -> None:
    collection = puzzles_of(game)
    assert collection.following(None).grade == GRADES[0]
    for kind in collection.kinds:
        easiest = min(puzzle.grade for puzzle in collection.some(kind))
        assert collection.following(None, kind).grade == easiest


def test_the_nearest_grade_is_asked_where_there_is_none_of_it() -> None:
    collection = puzzles_of("turtles")
    for kind in collection.kinds:
        grades = {puzzle.grade for puzzle in collection.some(kind)}
        for near in GRADES:
            found = collection.following(None, kind, near=near).grade
            assert abs(found - near) == min(abs(grade - near) for grade in grades)


def test_the_grade_follows_what_is_solved() -> None:
    pace = PuzzlePace()
    assert pace.grade == 1
    assert pace.solved(1, at_once=True).solved(1, at_once=True).grade == 2
    assert pace.solved(1, at_once=True).solved(1, at_once=False).solved(1, at_once=True).grade == 1
    assert PuzzlePace(3, 1).shown(3) == PuzzlePace(2)
    assert pace.shown(1) == pace
    assert PuzzlePace(3, 1).solved(2, at_once=True) == PuzzlePace(3, 1).shown(5) == PuzzlePace(3, 1), (
        "nothing new"
    )
    assert PuzzlePace(5, 1).solved(5, at_once=True).grade == 5


def test_there_are_many_throws_of_buccaneers() -> None:
    assert len(puzzles_of("buccaneers").some("keep")) >= 60
    assert {puzzle.grade for puzzle in puzzles_of("buccaneers").some()} == set(GRADES)


def test_what_is_not_there_is_said() -> None:
    with pytest.raises(NoPuzzles, match="turtles"):
        puzzles_of("chess")
    with pytest.raises(NoPuzzle):
        puzzles_of("turtles").find("nothing")
    with pytest.raises(NoPuzzle):
        puzzles_of("turtles").following(None, "nothing", None)


# Making


def test_puzzles_are_made_and_made_on_from_where_they_ended() -> None:
    maker = trade_of("turtles").maker
    first = maker((), 3, 5)
    assert [progress.found for progress in first.make()][-1] == 3
    more = maker(first.puzzles, 5, 5)
    list(more.make())
    assert more.puzzles[:3] == first.puzzles
    assert len({puzzle.id for puzzle in more.puzzles}) == 5
    assert all(list(trade_of("turtles").faults_of(puzzle)) == [] for puzzle in more.puzzles)


@pytest.mark.parametrize("game", ["buccaneers", "tortuga1667"])
def test_making_looks_at_real_matches(game: str) -> None:
    maker = trade_of(game).maker((), 1, 5)
    assert [progress.found for progress in islice(maker.make(), 3)]


def test_a_puzzle_that_says_something_else_is_found_out() -> None:
    import msgspec

    puzzle = puzzles_of("turtles").some("win")[0]
    values = (-puzzle.values[0], *puzzle.values[1:])
    assert list(trade_of("turtles").faults_of(msgspec.structs.replace(puzzle, values=values)))
