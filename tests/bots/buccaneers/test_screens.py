"""Behind the screens everybody is imagined to choose by what they see themselves, and nobody sees more."""

from typing import Any

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from tests.games.buccaneers.positions import board, rolling
from tortuga.bots.buccaneers.choices import choice_of
from tortuga.bots.buccaneers.foresight import Foresight
from tortuga.bots.buccaneers.meetings import Meetings
from tortuga.bots.buccaneers.next_round import THROW
from tortuga.bots.buccaneers.regrets import Mix
from tortuga.bots.buccaneers.round_end import tomorrow_of
from tortuga.bots.buccaneers.screens import MOST_LIKELY, Hand, Screens, screens_of
from tortuga.core.chance import FastChance
from tortuga.games.buccaneers import GAME
from tortuga.games.buccaneers.components import DEEDS, Deed
from tortuga.games.buccaneers.encoding import ENCODING
from tortuga.games.buccaneers.phases.keeping import Keep
from tortuga.games.buccaneers.phases.rolling import Rolling
from tortuga.games.buccaneers.state import BuccaneersState
from tortuga.masters.buccaneers import BuccaneersPage

FLEET, RECRUIT, HUNT, BOARDING, RAID = Deed
WORLDS = 4
AWAITED = BuccaneersPage.columns("awaited")


def screens(state: BuccaneersState, seen: list[NDArray[np.int16]] | None = None) -> Screens:
    """Behind which seat 0 looks in its imagination; to the network all choices are as good."""
    view, luck = GAME.view(state, 0), FastChance(1)
    stakes = [choice_of(view, action) for action in GAME.legal(state, 0)]
    own = Hand(stakes, Mix(np.full(len(stakes), 1 / len(stakes))))

    def learned(rows: NDArray[np.int16]) -> NDArray[np.float32]:
        if seen is not None:
            seen.append(rows)
        return np.zeros((len(rows), ENCODING.actions), np.float32)

    worlds = [GAME.imagine(view, luck) for _ in range(WORLDS)]
    return screens_of(GAME, view, worlds, own, learned, luck)


def early(*throws: str) -> BuccaneersState:
    return rolling(*[board()] * len(throws), throws=throws)


def test_everybody_has_a_hand_for_each_world_and_the_own_one_is_the_first() -> None:
    found = screens(early("fffff", "chbrs", "sssss"))
    assert {seat: len(hands) for seat, hands in found.items()} == {0: WORLDS + 1, 1: WORLDS, 2: WORLDS}
    assert {stake.deed for stake in found[0][0].stakes if stake} == {DEEDS.index(FLEET)}
    assert all(1 <= len(hand.stakes) <= MOST_LIKELY for hands in found.values() for hand in hands[1:])


def test_it_knows_no_more_than_its_view() -> None:
    one, other = screens(early("fchbr", "fffff")), screens(early("fchbr", "sssss"))
    assert [hand.stakes for hand in one[1]] == [hand.stakes for hand in other[1]]


def test_others_do_not_see_the_own_dice() -> None:
    """Whatever the seat has thrown, they see the same; and so do the hands that it might have had."""
    rows: list[NDArray[np.int16]] = []
    screens(early("fffff", "fchbr"), rows)
    screens(early("sssss", "fchbr"), rows)
    assert (rows[0] == rows[1]).all()


def test_each_sees_the_own_throw_as_the_encoding_writes_it() -> None:
    rows: list[NDArray[np.int16]] = []
    screens(early("fffff", "fchbr"), rows)
    assert (rows[0][:, THROW].sum(-1) == 1).all()
    assert len({row[THROW].tobytes() for row in rows[0]}) > WORLDS


def test_who_has_chosen_already_is_imagined_before_choosing() -> None:
    state = early("fffff", "fchbr")
    phase = state.phase
    assert isinstance(phase, Rolling)
    keep = Keep(state.boards[1].hand[:1])
    chosen = replace(state, phase=replace(phase, choices=(None, keep), waiting=(0,)))
    rows: list[NDArray[np.int16]] = []
    screens(state, rows)
    screens(chosen, rows)
    assert [row[AWAITED].tolist() for row in rows[1]] == [row[AWAITED].tolist() for row in rows[0]]


def meetings(state: BuccaneersState) -> tuple[Meetings, tuple[Any, Any]]:
    view, luck, bot = GAME.view(state, 0), FastChance(2), Foresight(GAME, 1)
    world = GAME.imagine(view, luck)
    meeting = Meetings(view, bot.table_of(view), screens(state), luck)
    return meeting, (bot.world_of(view, world), tomorrow_of(world, luck))


def two_left(**mine: Any) -> BuccaneersState:
    own = board(placed={HUNT: "CDE"}, **mine)
    return rolling(own, board(placed={RAID: "ABC"}), throws=("fh", "fc"), roll=2)


def test_in_the_last_round_the_last_die_is_counted_through() -> None:
    meeting, world = meetings(two_left(tortuga="RRBBYY"))
    own = meeting.trials(*world)[0]
    assert [len(ends) for ends in own.ends] == [len(DEEDS)] * 2
    assert [len({*map(id, ends.values())}) < len(DEEDS) for ends in own.ends] == [True, True]


def test_before_it_the_faces_of_one_world_are_enough() -> None:
    meeting, world = meetings(two_left(tortuga="RR"))
    assert [len(ends) for ends in meeting.trials(*world)[0].ends] == [1, 1]


def test_the_others_try_their_choices_too() -> None:
    meeting, world = meetings(two_left())
    own, *answers = meeting.trials(*world)
    assert own.seat == 0
    assert {trial.seat for trial in answers} <= {0, 1}
    assert all(len(trial.ends) == len(trial.hand.stakes) for trial in answers)
