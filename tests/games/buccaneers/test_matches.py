"""Random matches: everything is always somewhere, and nothing depends on how a state is stored."""

import msgspec
import pytest

from tests.games.buccaneers.worlds import all_is_somewhere
from tortuga.core.chance import FastChance
from tortuga.games.buccaneers import GAME
from tortuga.games.buccaneers.components import ChestCounts, Facts
from tortuga.games.buccaneers.options import BuccaneersOptions, PutOff
from tortuga.games.buccaneers.phases import AnyPhase
from tortuga.games.buccaneers.state import BuccaneersState

SCARCE = BuccaneersOptions(
    facts=Facts(chests=ChestCounts(red=6, blue=6, yellow=6, white=4, purple=4), tiles=(3, 2, 1)),
    put_off=PutOff.ACTION,
)
"""So few chests and tiles that both run out."""


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "options",
    [BuccaneersOptions(), BuccaneersOptions(long_game=True), SCARCE],
    ids=["short", "long", "scarce"],
)
def test_all_is_somewhere_after_every_action(seats: int, options: BuccaneersOptions) -> None:
    luck = FastChance(f"{seats} {options.long_game}")
    for _ in range(40):
        state, _ = GAME.setup(options, seats, luck)
        all_is_somewhere(state)
        while to_act := GAME.to_act(state):
            seat = luck.pick(to_act)
            state, _ = GAME.apply(state, seat, luck.pick(GAME.legal(state, seat)), luck)
            all_is_somewhere(state)
        assert GAME.outcome(state) is not None


def test_bag_and_tiles_do_run_out_when_they_are_scarce() -> None:
    luck, emptied = FastChance(0), set()
    for _ in range(60):
        state, _ = GAME.setup(SCARCE, 4, luck)
        while to_act := GAME.to_act(state):
            seat = luck.pick(to_act)
            state, _ = GAME.apply(state, seat, luck.pick(GAME.legal(state, seat)), luck)
            emptied |= {name for name in ("bag", "pile") if not any(getattr(state, name))}
    assert emptied == {"bag", "pile"}


class ReadState(BuccaneersState, frozen=True, kw_only=True):
    """A state whose phase can be read: a state itself does not know which phases there are."""

    phase: AnyPhase


def whole(read: ReadState) -> BuccaneersState:
    return BuccaneersState(**msgspec.structs.asdict(read))


def test_a_state_survives_msgpack_and_json() -> None:
    luck = FastChance(3)
    state, _ = GAME.setup(BuccaneersOptions(), 4, luck)
    while to_act := GAME.to_act(state):
        seat = luck.pick(to_act)
        state, _ = GAME.apply(state, seat, luck.pick(GAME.legal(state, seat)), luck)
        packed = whole(msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=ReadState))
        assert packed == state
        assert whole(msgspec.json.decode(msgspec.json.encode(state), type=ReadState)) == state
        for asked in GAME.to_act(state):
            assert GAME.legal(packed, asked) == GAME.legal(state, asked)


def test_the_clock_can_answer_for_everybody() -> None:
    luck = FastChance(5)
    state, _ = GAME.setup(BuccaneersOptions(), 3, luck)
    while to_act := GAME.to_act(state):
        seat = to_act[0]
        state, _ = GAME.apply(state, seat, luck.pick(GAME.overdue(state, seat)), luck)
    assert GAME.outcome(state) is not None
