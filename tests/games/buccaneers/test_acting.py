"""Acting: order, totals, ties, giving up, and the two actions that move a marker."""

import pytest

from tests.games.buccaneers.positions import acting, board, legal, play, play_all, rolling
from tortuga.games.buccaneers import GAME
from tortuga.games.buccaneers.components import DICE, Deed, Marker
from tortuga.games.buccaneers.events import (
    Attacked,
    DeedRanked,
    DeedSkipped,
    DiceTakenBack,
    GaveUp,
    MarkerAdvanced,
    MarkerPushedBack,
)
from tortuga.games.buccaneers.phases.acting import Acting
from tortuga.games.buccaneers.phases.rolling import Rolling

FLEET, RECRUIT, HUNT, BOARDING, RAID = Deed
EVERYWHERE = {FLEET: "A", RECRUIT: "B", HUNT: "C", BOARDING: "D", RAID: "E"}


def ranked(*last: str, first: int = 0, bonus: dict[Deed, int] | None = None) -> DeedRanked:
    """How a raid is ranked when these dice go there last of all, two for each player."""
    boards = [
        board(pirate=8, placed={HUNT: "".join(die for die in DICE if die not in dice)}, bonus=bonus)
        for dice in last
    ]
    state = rolling(*boards, throws=("rr",) * len(last), roll=3, first=first)
    state, _ = play_all(state, *((seat, f"keep {dice}") for seat, dice in enumerate(last)))
    while isinstance(state.phase, Acting):
        (seat,) = GAME.to_act(state)
        state, events = play(state, seat, "give up")
        for event in events:
            if isinstance(event, DeedRanked) and event.deed is RAID:
                return event
    raise AssertionError("there was no raid")


@pytest.mark.rule("B-ACT-1")
def test_actions_come_in_their_order() -> None:
    last = board(placed={**EVERYWHERE, RAID: ""})
    other = board(placed=EVERYWHERE)
    state = rolling(last, other, throws=("r", ""), roll=5)
    state, events = play_all(state, (1, "bonus raid"), (0, "keep E"))
    order = []
    while True:
        order += [event.deed for event in events if isinstance(event, DeedRanked)]
        if not isinstance(state.phase, Acting):
            break
        state, events = play(state, 0 if order[-1] is not RAID else 1, "give up")
    assert order == [FLEET, RECRUIT, HUNT, BOARDING, RAID]


@pytest.mark.rule("B-ACT-2")
def test_a_total_is_the_dice_and_the_bonus() -> None:
    assert ranked("BC", "DE", "AE") == DeedRanked(RAID, (0, 1, 2), (5 + 4, 3 + 2, 1 + 2))
    bonus = {RAID: 2, HUNT: 1}
    assert ranked("BC", "DE", bonus=bonus) == DeedRanked(RAID, (0, 1), (5 + 4 + 2, 3 + 2 + 2))


@pytest.mark.rule("B-ACT-2")
def test_the_two_highest_act_and_nobody_else() -> None:
    boards = [
        board(placed={FLEET: dice, HUNT: "".join(die for die in DICE if die not in dice)}, hand="")
        for dice in ("A", "AB", "E", "B")
    ]
    state = acting(*boards, deed=FLEET, actors=(1, 2))
    assert GAME.to_act(state) == (1,)
    state, _ = play(state, 1, "act")
    assert GAME.to_act(state) == (2,)
    state, events = play(state, 2, "act")
    assert any(isinstance(event, DeedRanked) and event.deed is HUNT for event in events)


@pytest.mark.rule("B-ACT-2")
def test_ranking_takes_the_first_two_of_all_who_take_part() -> None:
    mine = board(placed={FLEET: "BCD"})
    state = rolling(
        mine,
        *(board(placed={FLEET: dice}, hand="") for dice in ("A", "E", "ABCDE")),
        throws=("cc", "", "", ""),
    )
    state, events = play_all(state, *((seat, "bonus raid") for seat in (1, 2, 3)), (0, "keep AE"))
    assert events[-1] == DeedRanked(FLEET, (3, 0, 2, 1), (15, 6, 5, 4))
    assert isinstance(state.phase, Acting)
    assert state.phase.actors == (3, 0)


@pytest.mark.rule("B-ACT-2")
def test_only_players_with_a_die_there_take_part_whatever_their_bonus() -> None:
    mine = board(placed={FLEET: "ABCD"})
    other = board(placed={HUNT: "ABCDE"}, bonus={FLEET: 2})
    state = rolling(mine, other, board(placed={HUNT: "ABCDE"}), throws=("f", "", ""), roll=4)
    state, events = play_all(state, (1, "bonus raid"), (2, "bonus raid"), (0, "keep E"))
    assert events[-1] == DeedRanked(FLEET, (0,), (15,))
    assert isinstance(state.phase, Acting)
    assert state.phase.actors == (0,)


@pytest.mark.rule("B-ACT-2")
def test_a_sole_participant_acts_as_first() -> None:
    boards = board(placed={FLEET: "ABCDE"}), board(placed={HUNT: "ABCDE"}), board(placed={HUNT: "ABCDE"})
    state, _ = play(acting(*boards, deed=FLEET, actors=(0,)), 0, "act")
    assert state.boards[0].ship == 3 + 2


@pytest.mark.rule("B-ACT-2")
def test_an_action_without_dice_is_skipped() -> None:
    boards = board(placed={FLEET: "ABCDE"}), board(placed={BOARDING: "AB", FLEET: "CDE"})
    _, events = play(acting(*boards, deed=FLEET, actors=(0,)), 0, "give up")
    assert events[:4] == [
        GaveUp(0, FLEET),
        DeedSkipped(RECRUIT),
        DeedSkipped(HUNT),
        DeedRanked(BOARDING, (1,), (5 + 4,)),
    ]


@pytest.mark.rule("B-ACT-3")
@pytest.mark.parametrize(
    ("first", "players"), [(0, (0, 2, 3)), (1, (2, 3, 0)), (2, (2, 3, 0)), (3, (3, 0, 2))]
)
def test_ties_go_to_the_first_player_or_the_nearest_clockwise(first: int, players: tuple[int, ...]) -> None:
    assert ranked("AB", "AE", "AB", "AB", first=first).players == (*players, 1)


@pytest.mark.rule("B-ACT-4")
@pytest.mark.parametrize("deed", Deed)
def test_anyone_may_give_an_action_up(deed: Deed) -> None:
    boards = [board(placed=EVERYWHERE, fleet="R", crew="B") for _ in range(3)]
    state = acting(*boards, deed=deed, actors=(0, 1))
    assert legal(state, 0)[-1] == "give up"
    after, events = play(state, 0, "give up")
    assert events == [GaveUp(0, deed)]
    assert after.boards == state.boards
    assert GAME.to_act(after) == (1,)


@pytest.mark.rule("B-ACT-4")
def test_the_second_does_not_become_first_and_a_third_gains_nothing() -> None:
    boards = [board(placed={FLEET: "A", RAID: "BCDE"}) for _ in range(3)]
    state = acting(*boards, deed=FLEET, actors=(0, 1))
    state, _ = play(state, 0, "give up")
    state, events = play(state, 1, "act")
    assert state.boards[1].ship == 3 + 1
    assert any(isinstance(event, DeedRanked) and event.deed is RAID for event in events)


@pytest.mark.rule("B-ACT-4")
@pytest.mark.parametrize("deed", [BOARDING, RAID])
def test_if_the_first_gave_up_the_second_may_attack_anyone(deed: Deed) -> None:
    boards = [board(placed=EVERYWHERE) for _ in range(4)]
    state = acting(*boards, deed=deed, actors=(0, 1))
    state, _ = play(state, 0, "give up")
    assert legal(state, 1) == ["attack 1", "attack 3", "attack 4", "give up"]


@pytest.mark.rule("B-ACT-5")
def test_dice_of_a_given_up_action_stay_and_defend() -> None:
    boards = [board(placed=EVERYWHERE) for _ in range(3)]
    state = acting(*boards, deed=BOARDING, actors=(0, 1))
    state, _ = play(state, 0, "give up")
    state, events = play(state, 1, "attack 1")
    assert events[:3] == [
        Attacked(1, 0, BOARDING, True),
        MarkerPushedBack(0, Marker.SHIP, 2),
        MarkerPushedBack(1, Marker.SHIP, 2),
    ]
    assert all(one.placed == state.boards[0].placed for one in state.boards)


@pytest.mark.rule("B-ACT-5")
def test_dice_stay_until_all_five_actions_are_resolved_and_are_then_taken_back() -> None:
    boards = [board(placed=EVERYWHERE) for _ in range(3)]
    state = acting(*boards, deed=RAID, actors=(0, 1), rank=1)
    after, events = play(state, 1, "give up")
    assert DiceTakenBack() in events
    assert isinstance(after.phase, Rolling)
    assert all(one.hand == DICE and not any(one.placed) for one in after.boards)


@pytest.mark.rule("B-FLEET-1")
@pytest.mark.parametrize(
    ("rank", "start", "end"), [(0, 3, 5), (1, 3, 4), (0, 7, 8), (0, 8, 8), (1, 8, 8), (0, 6, 8)]
)
def test_the_first_moves_the_ship_two_spaces_the_second_one(rank: int, start: int, end: int) -> None:
    boards = [board(ship=start, pirate=2, placed={FLEET: "ABCDE"}) for _ in range(3)]
    state = acting(*boards, deed=FLEET, actors=(0, 1), rank=rank)
    after, events = play(state, rank, "act")
    assert (after.boards[rank].ship, after.boards[rank].pirate) == (end, 2)
    assert events[0] == MarkerAdvanced(rank, Marker.SHIP, end)


@pytest.mark.rule("B-CREW-1")
@pytest.mark.parametrize(
    ("rank", "start", "end"), [(0, 3, 5), (1, 3, 4), (0, 7, 8), (0, 8, 8), (1, 8, 8), (0, 6, 8)]
)
def test_recruiting_does_the_same_with_the_pirate(rank: int, start: int, end: int) -> None:
    boards = [board(pirate=start, ship=2, placed={RECRUIT: "ABCDE"}) for _ in range(3)]
    state = acting(*boards, deed=RECRUIT, actors=(0, 1), rank=rank)
    after, events = play(state, rank, "act")
    assert (after.boards[rank].pirate, after.boards[rank].ship) == (end, 2)
    assert events[0] == MarkerAdvanced(rank, Marker.PIRATE, end)
