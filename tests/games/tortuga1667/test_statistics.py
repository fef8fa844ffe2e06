"""The figures of simulations."""

import pickle

from tests.games.tortuga1667.positions import Table, at
from tortuga.core.chance import FastChance
from tortuga.core.notation import Choice
from tortuga.games.tortuga1667 import GAME
from tortuga.games.tortuga1667.choosing import Choose
from tortuga.games.tortuga1667.components import EventCard
from tortuga.games.tortuga1667.marooning import Drink
from tortuga.games.tortuga1667.options import Tortuga1667Options
from tortuga.games.tortuga1667.phases.acting import Attack, Maroon, Reveal
from tortuga.games.tortuga1667.phases.turning import Turn
from tortuga.games.tortuga1667.statistics import Tortuga1667Tally
from tortuga.text import voice


def rows(tally: Tortuga1667Tally) -> dict[str, tuple[object, ...]]:
    return {f"{table.title}/{label}": figures for table in tally.tables() for label, figures in table.rows}


def does(tally: Tortuga1667Tally, table: Table, seat: int, *actions: Choice) -> None:
    for action in actions:
        before = table.state
        table.does(seat, action)
        tally.saw(before, seat, action, table.state, table.told)


def test_what_is_counted() -> None:
    tally = GAME.tally()
    for hand, top in (("cbs", "tbs"), ("cbs", "wbs")):
        table = at("0", "12", hands={0: hand}, top=top)
        does(tally, table, 0, Attack())
        does(tally, table, 0, table.legal(0)[0])
    does(tally, at("01", "2"), 0, Maroon(), Choose(1))
    fountain = at("01", "2", kept={1: [EventCard.FOUNTAIN]})
    does(tally, fountain, 0, Maroon(), Choose(1))
    does(tally, fountain, 1, Drink())
    figures = rows(tally)
    assert figures["tortuga1667-stat-attacks/tortuga1667-stat-attacks-row"] == (2, 1, "50.0%")
    assert figures["tortuga1667-stat-maroonings/tortuga1667-cause-captain"][0] == 1
    assert figures["tortuga1667-stat-maroonings/tortuga1667-stat-cancelled"][0] == 1


def test_endings_are_counted_by_nation_and_number_of_players() -> None:
    tally = GAME.tally()
    line = (EventCard.ARMADA, None, None, None, None)
    won = at(
        "0", "12", loyalties="bdf", line=line, deck=(), last_five=True, holds=(2, 0, 0, 1, 1, 1), turns=7
    )
    does(tally, won, 0, Reveal(), Turn(1))
    tally.ended(won.state)
    tied = at("01", "23", line=line, deck=(), discards=(EventCard.SPOT,), last_five=True)
    does(tally, tied, 0, Reveal(), Turn(1))
    figures = rows(tally)
    assert figures["tortuga1667-stat-length/tortuga1667-stat-turns"] == (7, 7, 7, 7.0)
    assert figures["tortuga1667-stat-winners/3"] == ("100.0%", "0.0%", "0.0%", 1)
    assert figures["tortuga1667-stat-endings/tortuga1667-stat-sudden"][0] == 1


def test_tallies_add_up_and_travel() -> None:
    total = GAME.tally()
    for seats in (2, 5):
        part = _simulated(seats)
        total.add(pickle.loads(pickle.dumps(part)))
    assert total.matches == {2: 5, 5: 5}
    assert total.turns.total() == 10
    assert sum(total.wins.values()) == 10


def test_an_empty_tally_has_tables_and_all_titles_have_words() -> None:
    for tally in (GAME.tally(), _simulated(4)):
        for table in tally.tables():
            assert voice().knows(table.title)
            assert all(voice().knows(column) for column in table.columns)
            assert all(len(figures) == len(table.columns) for _, figures in table.rows)
            assert all(voice().knows(label) or label.isdecimal() for label, _ in table.rows)


def _simulated(seats: int) -> Tortuga1667Tally:
    tally = GAME.tally()
    for seed in range(5):
        chance = FastChance(seed)
        state, _ = GAME.setup(Tortuga1667Options(), seats, chance)
        while to_act := GAME.to_act(state):
            seat, before = to_act[0], state
            action = chance.pick(GAME.legal(state, seat))
            state, told = GAME.apply(state, seat, action, chance)
            tally.saw(before, seat, action, state, told)
        tally.ended(state)
    return tally
