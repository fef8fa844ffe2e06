"""Where several are asked at once, the clock of each runs until they answer, whoever else does."""

import pytest

from tests.server.worlds import World, two_worlds
from tortuga.core.game import Seat
from tortuga.core.registry import find_game
from tortuga.server.clocks import Wait
from tortuga.server.store import ClockKind, ClockSettings

pytestmark = pytest.mark.anyio

SECONDS, BANK = 30.0, 100.0
CLOCKS = [
    ClockSettings(ClockKind.DECISION, seconds=SECONDS),
    ClockSettings(ClockKind.BANK, seconds=SECONDS, bank=BANK, increment=5),
]


async def world(game: str, clock: ClockSettings, people: int = 3) -> World:
    world, other = await two_worlds(find_game(game), people, "seed", clock)
    await other.close()
    return world


async def answers(world: World, seat: Seat, after: float) -> None:
    world.time += after
    world.act(seat, world.match.legal(seat)[0])
    await world.settle()


def left(world: World, seat: Seat) -> float | None:
    return world.table.clock.left(world.time, (seat,))


@pytest.mark.parametrize("clock", CLOCKS)
async def test_nobodys_answer_changes_anothers_time(clock: ClockSettings) -> None:
    """In buccaneers all roll at once, and everyone sees who is ready."""
    table = await world("buccaneers", clock)
    assert table.match.to_act == (0, 1, 2)
    await answers(table, 1, after=7)
    assert table.match.view(None).awaited == (0, 2)
    assert (left(table, 0), left(table, 1), left(table, 2)) == (SECONDS - 7, None, SECONDS - 7)
    await answers(table, 0, after=3)
    assert left(table, 2) == SECONDS - 10, "nor is the last one's bank charged"
    table.time += SECONDS - 10.1
    assert table.table.clock.overdue(table.time) == ()
    table.time += 0.2
    assert table.table.clock.overdue(table.time) == (2,)
    await table.close()


async def test_a_round_of_all_leaves_every_bank_as_it_was() -> None:
    table = await world("buccaneers", CLOCKS[1])
    while len(table.match.to_act) > 1:
        await answers(table, table.match.to_act[0], after=4)
    await answers(table, table.match.to_act[0], after=4)
    assert table.table.clock._banks == [BANK] * 3
    await table.close()


async def test_when_the_time_of_one_is_up_nobody_else_is_acted_for() -> None:
    table = await world("buccaneers", CLOCKS[0])
    clock = table.table.clock
    await answers(table, 0, after=5)
    clock._waits[1] = Wait(20.0, alone=False)  # as if asked later
    table.time += SECONDS
    await table.house.turns.time_out(table.table)
    assert 1 in table.match.to_act
    assert 2 not in table.match.to_act
    await table.close()


async def test_the_clock_never_takes_a_choice_from_a_bot() -> None:
    table = await world("buccaneers", CLOCKS[0])
    table.table.held.add(2)
    table.time += SECONDS
    await table.house.turns.time_out(table.table)
    assert table.match.to_act == (2,)
    assert table.table.clock.left(table.time, table.table.timed()) is None, "nothing rings for it"
    await table.close()


@pytest.mark.parametrize("clock", CLOCKS)
async def test_what_is_chosen_in_secret_moves_no_clock(clock: ClockSettings) -> None:
    """In a vote of Tortuga 1667 not even who has voted is seen."""
    table = await world("tortuga1667", clock, people=4)
    while len(table.match.to_act) < 2:
        seat = table.match.to_act[0]
        legal = table.match.legal(seat)
        wanted = [action for action in legal if type(action).__name__ in ("Attack", "Mutiny", "Brawl")]
        table.time += 1
        table.act(seat, (wanted or legal)[0])
        await table.settle()
    voters = table.match.to_act
    await answers(table, voters[0], after=9)
    assert table.match.view(None).awaited == voters
    assert [left(table, voter) for voter in voters] == [SECONDS - 9] * len(voters)
    await table.close()
