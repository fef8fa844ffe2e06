"""The levels of turtles: what each of them sees, and that nobody wins a proved position from the hard one."""

import pytest

from tests.bots.clock import Ticking
from tests.games.turtles.positions import NORTH, SOUTH, position, state
from tortuga.bots.bot import Bot, Budget, bot_kinds, find_bot
from tortuga.bots.contest import Contest, play_fixture
from tortuga.core.match import AnyMatch, Match
from tortuga.games.turtles.game import GAME
from tortuga.games.turtles.moves import Swap, TurtlesAction
from tortuga.games.turtles.notation import write_position
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position, Variant, start_position
from tortuga.games.turtles.state import TurtlesState
from tortuga.solver import analysis
from tortuga.solver import clock as search_clock

NAMES = ["easy", "easy-1", "greedy", "medium", "hard", "medium-1", "mcts", "expert", "hard-1", "master"]
WAYS = ["easy", "greedy", "medium-1", "mcts", "expert", "master"]
"""Each way to play once."""
LITTLE = Budget(nodes=2000)


def bot(name: str, seed: int = 1) -> Bot:
    return find_bot(GAME, name).make(GAME, seed)


def chosen(player: Bot, where: Position) -> str:
    started = state(where)
    return GAME.notate(choice(player, started))


def choice(player: Bot, started: TurtlesState, budget: Budget = LITTLE) -> TurtlesAction:
    (seat,) = GAME.to_act(started)
    action = player.choose(GAME.view(started, seat), GAME.legal(started, seat), budget)
    assert isinstance(action, TurtlesAction)
    return action


def played(options: TurtlesOptions, players: tuple[Bot, Bot], budget: Budget) -> AnyMatch:
    match = Match.start(GAME, options, seed=4)
    while match.to_act and len(match.entries) < 300:
        seat = match.to_act[0]
        match.play(seat, choice(players[seat], match.state, budget))
    return match


def test_from_the_weakest_to_the_strongest() -> None:
    assert list(bot_kinds(GAME)) == ["random", "novice", *NAMES]
    assert find_bot(GAME).name == "master"


@pytest.mark.parametrize("name", WAYS)
def test_everybody_sees_its_own_goal(name: str) -> None:
    assert chosen(bot(name), position(south="d6 b1", north="g4")) == "d6-d7"
    assert chosen(bot(name), position(south="b1", north="d2 f5", to_move=NORTH)) == "d2-d1"


@pytest.mark.parametrize("name", ["greedy", "medium-1", "master"])
def test_nobody_but_the_easy_one_walks_into_a_jump(name: str) -> None:
    where = position(south="b2 f1", north="b4 f4")
    assert all(chosen(bot(name, seed), where) != "b2-b3" for seed in range(5))


def test_the_easy_one_overlooks_answers_now_and_then() -> None:
    where = position(south="c3 b1", north="c5 f5")
    assert len({chosen(bot("easy-1", seed), where) for seed in range(30)}) > 1


@pytest.mark.parametrize("name", WAYS)
@pytest.mark.parametrize(
    "options",
    [
        TurtlesOptions(variant=Variant.HATCHING),
        TurtlesOptions(variant=Variant.ULTRA, swap=True),
        TurtlesOptions(majority_capture=True, repetition_draw=True),
        TurtlesOptions(enemy_anywhere=True, swap=True),
    ],
    ids=["hatching", "ultra with swap", "majority_capture", "enemy_anywhere"],
)
def test_every_variant_and_option_is_played_to_the_end(name: str, options: TurtlesOptions) -> None:
    assert played(options, (bot(name), bot("random")), Budget(nodes=50)).outcome


@pytest.mark.parametrize("name", WAYS)
def test_no_thought_is_spent_on_an_only_choice(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    player, started = bot(name), state(position(south="d5", north="d6 a4"))
    clock = Ticking(0.01)
    monkeypatch.setattr(search_clock, "monotonic", clock.monotonic)
    only = GAME.legal(started, SOUTH)[:1]
    assert player.choose(GAME.view(started, SOUTH), only, Budget(seconds=5)) == only[0]
    assert clock.now == 0


@pytest.mark.parametrize("name", ["medium-1", "mcts", "master"])
def test_the_clock_is_kept(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    player, match = bot(name), Match.start(GAME, TurtlesOptions(variant=Variant.ULTRA, first="south"))
    clock = Ticking(0.05)
    for module in (search_clock, analysis):
        monkeypatch.setattr(module, "monotonic", clock.monotonic)
    player.choose(match.view(SOUTH), match.legal(SOUTH), Budget(seconds=0.3))
    assert 0.3 < clock.now < 1


@pytest.mark.parametrize("name", WAYS)
def test_the_side_that_stands_worse_is_swapped(name: str) -> None:
    where = position(south="d5 c4 e4 b1 f1", north="b5 a4")
    match = Match.start(GAME, TurtlesOptions(position=write_position(where), swap=True))
    match.play(SOUTH, GAME.parse("d5-d6"))
    assert bot(name).choose(match.view(NORTH), match.legal(NORTH), LITTLE) == Swap()


def test_the_hard_one_says_what_it_thinks() -> None:
    hard = bot("master")
    chosen(hard, start_position(Variant.BASE, SOUTH))
    assert [thought.id for thought in hard.explain()] == ["thought-wins", "thought-expected"]
    chosen(hard, start_position(Variant.ULTRA, SOUTH))
    assert [thought.id for thought in hard.explain()] == ["thought-looks-like", "thought-expected"]


def test_the_hard_one_begins_with_a_winning_move() -> None:
    assert chosen(bot("master"), start_position(Variant.BASE, SOUTH)) in ("d2>b2", "d2>f2")
    hatching = start_position(Variant.HATCHING, SOUTH)
    winning = ("+c2,d3", "+d3,e2", "+b1,c1,c2,d3,e1,e2,f1", "+b1,c1,c2,d2,d3,e1,e2,f1")
    assert chosen(bot("master"), hatching) in winning


@pytest.mark.parametrize("variant", [Variant.BASE, Variant.HATCHING])
@pytest.mark.parametrize("name", ["random", "easy", "expert", "mcts"])
def test_nobody_wins_against_it_where_it_begins(variant: Variant, name: str) -> None:
    options = TurtlesOptions(variant=variant, first="south")
    for seed in range(3):
        match = played(options, (bot("master", seed), bot(name, seed)), LITTLE)
        assert match.outcome
        assert match.outcome.winners == (SOUTH,)


@pytest.mark.parametrize(("stronger", "weaker"), [("master", "medium"), ("hard", "easy"), ("greedy", "easy")])
def test_each_level_beats_the_one_below(stronger: str, weaker: str) -> None:
    contest = Contest("turtles", {}, (stronger, weaker), 2, games=16, seed=3, budget=Budget(nodes=20_000))
    credit = sum(play_fixture(contest, index).credit[0] for index in range(contest.games))
    assert credit >= 10
