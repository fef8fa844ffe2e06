"""turtles as the core sees it: options, questions, events, views, objections."""

import pytest

from tests.games.turtles.positions import NORTH, SOUTH, position
from tortuga.core.errors import IllegalAction, OptionError
from tortuga.core.game import Event
from tortuga.core.match import AnyMatch, Match
from tortuga.games.turtles.game import GAME
from tortuga.games.turtles.notation import write_position
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position, Side, Variant
from tortuga.games.turtles.state import Begins, ChooseMove, Effect, Hatched, Jumped, Stepped

HATCHING = position(reserves=(2, 2), south="a1 c1", variant=Variant.HATCHING)


def started(where: Position) -> AnyMatch:
    return Match.start(GAME, TurtlesOptions(position=write_position(where)))


def told(where: Position, move: str) -> list[Event]:
    return [told.event for told in started(where).play(where.to_move, GAME.parse(move))]


def test_a_match_tells_who_begins() -> None:
    assert Match.start(GAME, TurtlesOptions(first="north")).events(None) == [Begins(NORTH)]


def test_a_step_and_a_hatching_are_told() -> None:
    assert told(position(south="d3", north="a4"), "d3-d4") == [Stepped(SOUTH, "d3", "d4")]
    assert told(HATCHING, "+b1,d2") == [Hatched(SOUTH, ("b1", "d2"))]


def test_a_chain_is_told_jump_by_jump() -> None:
    chain = position(south="d1", north="d2 a4", overturned="d4")
    assert told(chain, "d1>d3>d5=N") == [
        Jumped(SOUTH, "d1", "d2", "d3", Effect.OVERTURNED, None),
        Jumped(SOUTH, "d3", "d4", "d5", Effect.RIGHTED, Side.NORTH),
    ]
    assert told(position(south="d1 d2"), "d1>d3") == [Jumped(SOUTH, "d1", "d2", "d3", Effect.NONE, None)]


@pytest.mark.parametrize(
    ("where", "question"),
    [
        (position(south="d3", north="a4"), ChooseMove(must_jump=False, may_hatch=False)),
        (position(south="d3", north="d4"), ChooseMove(must_jump=True, may_hatch=False)),
        (HATCHING, ChooseMove(must_jump=False, may_hatch=True)),
    ],
)
def test_the_question_says_what_is_possible(where: Position, question: ChooseMove) -> None:
    assert started(where).view(SOUTH).asked == question
    assert started(where).view(NORTH).asked is None


def test_everybody_sees_the_whole_board() -> None:
    where = position(south="d3", north="a4 b2", overturned="g1", to_move=NORTH)
    match = started(where)
    for seat in (SOUTH, NORTH, None):
        view = match.view(seat)
        assert (view.south, view.north, view.overturned) == (("d3",), ("a4", "b2"), ("g1",))
        assert (view.to_move, view.awaited, view.position) == (NORTH, (NORTH,), write_position(where))


def test_the_view_keeps_the_last_move() -> None:
    match = started(position(south="d3", north="a4"))
    match.play(SOUTH, GAME.parse("d3-e3"))
    assert match.view(NORTH).last == GAME.parse("d3-e3")


@pytest.mark.parametrize(
    ("where", "move", "reason"),
    [
        (position(south="d3"), "d4-d5", "no turtle of yours on d4"),
        (position(south="d3", north="a4"), "a4-a3", "no turtle of yours on a4"),
        (position(south="d3"), "d3-d2", "forward only: to c3, d4, and e3"),
        (position(south="d3", overturned="d4"), "d3-d4", "d4 is taken"),
        (position(south="d3 a1", north="d4"), "a1-a2", "must jump an enemy turtle, for example d3>d5"),
        (position(south="d3 a1 a2", north="d4"), "a1>a3", "must jump an enemy turtle"),
        (position(south="d3"), "d3>d6", "No jump leads from d3 to d6"),
        (position(south="d3"), "d3>d5", "no turtle on d4 to jump"),
        (position(south="d3 d4 d5"), "d3>d5", "d5 is taken"),
        (position(south="d3", overturned="d4"), "d3>d5", "add =S or =N after d5"),
        (position(south="d3 d4"), "d3>d5=S", "on its feet"),
        (position(south="d1 d4", north="d2"), "d1>d3>d5", "both own and enemy turtles (d4)"),
        (position(south="d1", north="d2 d4"), "d1>d3", "goes on, for example d1>d3>d5"),
        (position(south="d3"), "+c1", "no hatching in the base game"),
        (HATCHING, "+d1", "corner d1"),
        (HATCHING, "+a2", "a2 is not a free cell"),
        (HATCHING, "+c1", "c1 is not a free cell"),
        (HATCHING, "+b1,c2,d2", "only 2 turtles left"),
        (position(reserves=(1, 3), south="a1", variant=Variant.HATCHING), "+c1", "yours 1, the other 3"),
        (position(reserves=(2, 2), south="d3", north="d4", variant=Variant.HATCHING), "+c1", "must jump"),
    ],
)
def test_an_illegal_move_is_refused_with_the_rule_that_forbids_it(
    where: Position, move: str, reason: str
) -> None:
    with pytest.raises(IllegalAction) as caught:
        started(where).play(where.to_move, GAME.parse(move))
    assert reason in str(caught.value)


def test_majority_capture_says_so() -> None:
    where = position(south="d1 g1", north="d2 d4 g2")
    match = Match.start(GAME, TurtlesOptions(position=write_position(where), majority_capture=True))
    with pytest.raises(IllegalAction, match="over the most turtles"):
        match.play(SOUTH, GAME.parse("g1>g3"))


@pytest.mark.parametrize(
    ("options", "option"),
    [
        (TurtlesOptions(position="nonsense"), "position"),
        (TurtlesOptions(position="4/5/6/7/6/5/4 s 8-8 hatching", variant=Variant.ULTRA), "variant"),
    ],
)
def test_a_start_that_cannot_be_is_refused(options: TurtlesOptions, option: str) -> None:
    with pytest.raises(OptionError) as caught:
        Match.start(GAME, options)
    assert caught.value.option == option


def test_a_match_may_begin_from_a_position() -> None:
    where = position(south="d3", north="a4", to_move=NORTH, reserves=(1, 2), variant=Variant.ULTRA)
    assert started(where).state.position == where
