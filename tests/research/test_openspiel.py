"""The games under OpenSpiel's own tests, and what a resampled state may and must share with the true one."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pyspiel
import pytest
from absl.flags import FLAGS
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, mcts
from open_spiel.python.algorithms.get_all_states import get_all_states

from tests.research.tables import BUCCANEERS, TORTUGA1667, TURTLES, Sitting
from tortuga.core.encoding import WAIT
from tortuga.games.buccaneers.components import Facts
from tortuga.games.buccaneers.options import BuccaneersOptions
from tortuga.games.tortuga1667.options import Tortuga1667Options
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.research.openspiel import NAMES, game_string

SOME = [
    *TURTLES[:4],
    TURTLES[9],
    *BUCCANEERS[:3],
    *BUCCANEERS[5:],
    TORTUGA1667[0],
    TORTUGA1667[4],
    *TORTUGA1667[8:],
]
ONE_EACH = [TURTLES[9], BUCCANEERS[1], TORTUGA1667[9]]

FLAGS.mark_as_parsed()

some_tables = pytest.mark.parametrize("sitting", SOME, ids=str)
one_table_each = pytest.mark.parametrize("sitting", ONE_EACH, ids=str)

ENDGAME = Sitting("turtles", TurtlesOptions(position="4/5/3S2/7/2X3/1N3/4 s 0-0 base"), 2)
"""Small enough to be looked at whole."""


SHORT = [
    ENDGAME,
    Sitting("buccaneers", BuccaneersOptions(facts=Facts(goal=1)), 3),
    Sitting("tortuga1667", Tortuga1667Options(trim=9), 4),
]
"""Soon over."""


def loaded(sitting: Sitting) -> Any:
    given = msgspec.to_builtins(sitting.options)
    usual = msgspec.to_builtins(type(sitting.options)())
    changed = {name: value for name, value in given.items() if value != usual[name]}
    return pyspiel.load_game(game_string(sitting.game, sitting.seats, **changed))


def random_course(game: Any, luck: random.Random) -> Iterator[Any]:
    """Every state of a random match, but for chance nodes."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(outcomes, weights)[0])
            continue
        yield state
        if state.is_simultaneous_node():
            state.apply_actions(
                [luck.choice(state.legal_actions(seat)) for seat in range(state.num_players())]
            )
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    yield state


@some_tables
def test_random_simulations(sitting: Sitting) -> None:
    pyspiel.random_sim_test(loaded(sitting), num_sims=1, serialize=True, verbose=False)


@pytest.mark.filterwarnings("ignore:The chararray class is deprecated:DeprecationWarning")
@pytest.mark.parametrize("sitting", SHORT, ids=str)
def test_playthroughs(sitting: Sitting) -> None:
    """The same actions make the same playthrough."""
    name = str(loaded(sitting))
    lines = generate_playthrough.playthrough_lines(name, seed=1)
    actions = generate_playthrough._playthrough_params(lines)["action_sequence"]
    assert len(lines) > 50
    assert generate_playthrough.playthrough_lines(name, action_sequence=actions) == lines


class PartialTree(api_test.EnforceAPIOnPartialTreeBase):
    """OpenSpiel's checks of some states of a game: not those it would sample, which are all of the deal."""

    __test__ = False

    @classmethod
    def setUpClass(cls) -> None:
        cls.game_type = cls.game.get_type()
        cls.some_states = [
            state.clone()
            for number, state in enumerate(random_course(cls.game, random.Random(1)))
            if number % 9 == 0
        ]
        cls.some_states.append(cls.game.new_initial_state())


def _partial(sitting: Sitting) -> type[PartialTree]:
    name = NAMES[sitting.game]
    members = {"__test__": True, "game": loaded(sitting), "game_name": name, "__module__": __name__}
    return type(f"PartialTreeOf_{name}", (PartialTree,), members)


TestTurtles, TestBuccaneers, TestTortuga1667 = map(_partial, ONE_EACH)


# Information states


@one_table_each
def test_resampling(sitting: Sitting) -> None:
    """What OpenSpiel's ResampleInfostateTest checks, which there is not for Python."""
    luck = random.Random(7)
    for number, state in enumerate(random_course(loaded(sitting), luck)):
        if state.is_terminal() or number % 5:
            continue
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, luck.random)
            assert other.current_player() == state.current_player()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions(player) == state.legal_actions(player)


@pytest.mark.parametrize("sitting", ONE_EACH[1:], ids=str)
def test_a_resampled_state_keeps_no_secret_and_can_be_played(sitting: Sitting) -> None:
    luck = random.Random(8)
    states = random_course(loaded(sitting), luck)
    for _ in range(30):
        state = next(states)
    others = [state.resample_from_infostate(0, luck.random) for _ in range(8)]
    assert len({str(other) for other in others}) > 1
    assert all(other.history() == [] for other in others)
    state = others[0]
    while not state.is_terminal():
        if state.is_simultaneous_node():
            state.apply_actions([luck.choice(state.legal_actions(seat)) for seat in range(sitting.seats)])
        elif state.is_chance_node():
            state.apply_action(luck.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(luck.choice(state.legal_actions()))


@one_table_each
def test_information_states_remember_everything(sitting: Sitting) -> None:
    """Perfect recall: what a player knew and did before is the beginning of what it knows now."""
    luck = random.Random(9)
    known: dict[int, list[str]] = {player: [] for player in range(sitting.seats)}
    for state in random_course(loaded(sitting), luck):
        for player in range(sitting.seats):
            lines = state.information_state_string(player).splitlines()[:-1]
            assert lines[: len(known[player])] == known[player]
            known[player] = lines


def test_an_endgame_of_turtles_has_perfect_recall() -> None:
    game = loaded(ENDGAME)
    assert api_test._assert_is_perfect_recall(game)
    states = get_all_states(game, include_terminals=True, to_string=lambda state: state.history_str())
    assert {sum(state.returns()) for state in states.values() if state.is_terminal()} == {0.0}


@pytest.mark.parametrize("sitting", ONE_EACH[1:], ids=str)
def test_a_draw_tells_nobody_anything_before_the_last(sitting: Sitting) -> None:
    """Of several draws for one action: what comes of them is told when it happens."""
    luck = random.Random(10)
    state = loaded(sitting).new_initial_state()
    before: list[str] = []
    for _ in range(400):
        if state.is_terminal():
            break
        if state.is_chance_node():
            seen = [state.information_state_string(player) for player in range(sitting.seats)]
            assert before in ([], seen)
            state.apply_action(luck.choice(state.chance_outcomes())[0])
            before = seen if state.is_chance_node() else []
        elif state.is_simultaneous_node():
            state.apply_actions([luck.choice(state.legal_actions(seat)) for seat in range(sitting.seats)])
        else:
            state.apply_action(luck.choice(state.legal_actions()))


@pytest.mark.parametrize("sitting", ONE_EACH[1:], ids=str)
def test_who_has_chosen_in_secret_waits_at_the_node(sitting: Sitting) -> None:
    luck = random.Random(11)
    simultaneous = 0
    for state in random_course(loaded(sitting), luck):
        if not state.is_terminal() and state.is_simultaneous_node():
            simultaneous += 1
            asked = state.course.table.asked
            for player in range(sitting.seats):
                assert (state.legal_actions(player) == [WAIT]) == (player not in asked)
    assert simultaneous


def test_observers_of_public_and_private_information() -> None:
    game = loaded(BUCCANEERS[1])
    *_, state = (state for state, _ in zip(random_course(game, random.Random(1)), range(10), strict=False))
    public = game.make_py_observer(
        pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )
    private = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False))
    public.set_from(state, 0)
    assert not public.dict["throw"].any()
    private.set_from(state, 0)
    assert np.array_equal(private.tensor, np.array(state.observation_tensor(0), np.float32))
    with pytest.raises(ValueError, match="colour"):
        game.make_py_observer(params={"colour": "blue"})


# Algorithms that run on them


def test_tree_search_plays_turtles() -> None:
    game = loaded(ENDGAME)
    bot = mcts.MCTSBot(game, 2.0, 20, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)))
    state = game.new_initial_state()
    assert bot.step(state) in state.legal_actions()


def test_all_can_be_played_turn_by_turn() -> None:
    """Algorithms for sequential games take simultaneous ones in OpenSpiel's conversion."""
    game = pyspiel.convert_to_turn_based(loaded(SHORT[1]))
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
