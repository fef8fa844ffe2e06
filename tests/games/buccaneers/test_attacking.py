"""Boarding and raid: each rule is shown for both, since they are the same with other zones and markers."""

import pytest
from msgspec.structs import replace

from tests.games.buccaneers.positions import acting, board, chests, legal, play, play_all
from tortuga.games.buccaneers import GAME
from tortuga.games.buccaneers.attacks import space_of
from tortuga.games.buccaneers.chests import chests_in, crew_room, fleet_room
from tortuga.games.buccaneers.components import Chest, Deed, Facts, Marker, Zone
from tortuga.games.buccaneers.events import (
    Attacked,
    ChestPutOff,
    ChestStolen,
    ChestTaken,
    MarkerPushedBack,
)
from tortuga.games.buccaneers.options import BuccaneersOptions, PutOff
from tortuga.games.buccaneers.phases.stealing import Stealing
from tortuga.games.buccaneers.phases.taking import Taking
from tortuga.games.buccaneers.state import Board, BuccaneersState

BOARDING, RAID = Deed.BOARDING, Deed.RAID
both = pytest.mark.parametrize("deed", [BOARDING, RAID])
WITNESS = board(island="RB", placed={Deed.HUNT: "ABCDE"})
"""Somebody who has chests to order, so that the round stops before they are moved."""
AFTER_BOTH = BuccaneersOptions(put_off=PutOff.ACTION)


def side(
    deed: Deed, *, space: int = 3, row: str = "", dice: bool = False, island: str = "", other_row: str = ""
) -> Board:
    """A board with the marker and the chests that the attack concerns; the other track and zone differ."""
    placed = {deed: "A", Deed.HUNT: "BCDE"} if dice else {Deed.HUNT: "ABCDE"}
    if deed is BOARDING:
        return board(ship=space, pirate=8, fleet=row, crew=other_row, island=island, placed=placed)
    return board(pirate=space, ship=8, crew=row, fleet=other_row, island=island, placed=placed)


def row(state: BuccaneersState, deed: Deed, seat: int) -> tuple[Chest, ...]:
    return chests_in(state.boards[seat], Zone.FLEET if deed is BOARDING else Zone.CREW)


def space(state: BuccaneersState, deed: Deed, seat: int) -> int:
    return space_of(state.boards[seat], Marker.SHIP if deed is BOARDING else Marker.PIRATE)


def zone(deed: Deed) -> Zone:
    return Zone.FLEET if deed is BOARDING else Zone.CREW


def marker(deed: Deed) -> Marker:
    return Marker.SHIP if deed is BOARDING else Marker.PIRATE


class TestFirst:
    @both
    @pytest.mark.rule("B-BOARD-1", "B-RAID-1")
    def test_takes_a_chest_of_choice_to_the_own_island_zone(self, deed: Deed) -> None:
        boards = side(deed, dice=True, island="W"), side(deed, row="RP", other_row="YY"), side(deed, row="B")
        state = acting(*boards, deed=deed, actors=(0, 2))
        state, events = play(state, 0, "attack 2")
        assert events == [Attacked(0, 1, deed, False)]
        assert isinstance(state.phase, Stealing)
        assert legal(state, 0) == ["steal 1", "steal 2"]
        after, events = play(state, 0, "steal 2")
        assert events[0] == ChestStolen(0, 1, Chest.PURPLE, zone(deed))
        assert after.boards[0].island == chests("WP")
        assert row(after, deed, 1) == chests("R")

    @both
    @pytest.mark.rule("B-BOARD-1", "B-RAID-1")
    def test_pushes_the_victims_marker_one_space_left(self, deed: Deed) -> None:
        boards = side(deed, dice=True, space=5), side(deed, row="R", space=4), side(deed)
        state, events = play(acting(*boards, deed=deed, actors=(0, 2)), 0, "attack 2")
        assert events[2] == MarkerPushedBack(1, marker(deed), 3)
        assert [space(state, deed, seat) for seat in range(3)] == [5, 3, 3]

    @both
    @pytest.mark.rule("B-BOARD-1", "B-RAID-1")
    def test_is_pushed_back_too_if_the_victim_has_a_die_there(self, deed: Deed) -> None:
        boards = side(deed, dice=True, space=5), side(deed, row="R", space=4, dice=True), side(deed)
        state, _ = play(acting(*boards, deed=deed, actors=(0, 2)), 0, "attack 2")
        assert [space(state, deed, seat) for seat in range(3)] == [4, 3, 3]

    @both
    @pytest.mark.rule("B-BOARD-1", "B-RAID-1")
    def test_may_attack_any_opponent(self, deed: Deed) -> None:
        boards = [side(deed, dice=True) for _ in range(4)]
        state = acting(*boards, deed=deed, actors=(2, 0))
        assert legal(state, 2) == ["attack 1", "attack 2", "attack 4", "give up"]

    @both
    @pytest.mark.rule("B-BOARD-3", "B-RAID-3")
    def test_may_attack_where_there_are_no_chests_and_the_rest_applies(self, deed: Deed) -> None:
        boards = side(deed, dice=True), side(deed, dice=True), side(deed)
        state, events = play(acting(*boards, deed=deed, actors=(0, 1)), 0, "attack 2")
        assert not any(isinstance(event, ChestStolen) for event in events)
        assert [space(state, deed, seat) for seat in range(3)] == [2, 2, 3]
        assert GAME.to_act(state) == (1,)

    @both
    @pytest.mark.rule("B-BOARD-3", "B-RAID-3", "B-TRACK-1")
    def test_may_attack_a_marker_on_space_one_which_stays_there(self, deed: Deed) -> None:
        boards = side(deed, dice=True, space=1), side(deed, dice=True, space=1, row="R"), side(deed)
        state, events = play(acting(*boards, deed=deed, actors=(0, 2)), 0, "attack 2")
        assert not any(isinstance(event, MarkerPushedBack) for event in events)
        assert [space(state, deed, seat) for seat in range(3)] == [1, 1, 3]
        assert state.boards[0].island == chests("R")

    @both
    @pytest.mark.rule("B-BOARD-1", "B-RAID-1")
    def test_the_same_colour_on_other_places_is_another_chest(self, deed: Deed) -> None:
        boards = side(deed, dice=True), side(deed, space=8, row="RBR"), side(deed)
        state, _ = play(acting(*boards, deed=deed, actors=(0, 2)), 0, "attack 2")
        left, _ = play(state, 0, "steal 1")
        right, _ = play(state, 0, "steal 3")
        assert (row(left, deed, 1), row(right, deed, 1)) == (chests("BR"), chests("RB"))


class TestSecond:
    @both
    @pytest.mark.rule("B-BOARD-2", "B-RAID-2")
    def test_may_not_attack_the_one_the_first_attacked(self, deed: Deed) -> None:
        boards = [side(deed, dice=True, row="R") for _ in range(4)]
        state = acting(*boards, deed=deed, actors=(0, 2))
        state, _ = play(state, 0, "attack 2")
        assert legal(state, 2) == ["attack 1", "attack 4", "give up"]

    @both
    @pytest.mark.rule("B-BOARD-3", "B-RAID-3")
    def test_an_attack_without_effect_counts_as_an_attack(self, deed: Deed) -> None:
        boards = side(deed, dice=True), side(deed, space=1), side(deed, dice=True)
        state, _ = play(acting(*boards, deed=deed, actors=(0, 2)), 0, "attack 2")
        assert legal(state, 2) == ["attack 1", "give up"]

    @both
    @pytest.mark.rule("B-BOARD-2", "B-RAID-2")
    def test_attacked_oneself_may_attack_all_others(self, deed: Deed) -> None:
        boards = [side(deed, dice=True, row="R") for _ in range(3)]
        state, _ = play(acting(*boards, deed=deed, actors=(0, 2)), 0, "attack 3")
        assert legal(state, 2) == ["attack 1", "attack 2", "give up"]

    @both
    @pytest.mark.rule("B-BOARD-2", "B-RAID-2")
    def test_pushes_back_like_the_first_then_takes_from_the_central_island(self, deed: Deed) -> None:
        boards = side(deed), side(deed, space=4, dice=True), side(deed, space=4, row="YY", dice=True)
        state = acting(*boards, deed=deed, actors=(1, 2), rank=1, attacked=0, centre="BP")
        state, events = play(state, 2, "attack 2")
        assert events == [
            Attacked(2, 1, deed, True),
            MarkerPushedBack(1, marker(deed), 3),
            MarkerPushedBack(2, marker(deed), 3),
        ]
        assert isinstance(state.phase, Taking)
        assert legal(state, 2) == ["take blue", "take purple"]
        after, events = play(state, 2, "take purple")
        assert events[0] == ChestTaken(2, Chest.PURPLE)
        assert after.centre == chests("B")

    @both
    @pytest.mark.rule("B-BOARD-2", "B-RAID-2")
    def test_takes_no_chest_of_the_victims(self, deed: Deed) -> None:
        boards = side(deed), side(deed, space=8, row="RB"), side(deed, dice=True)
        state = acting(*boards, deed=deed, actors=(1, 2), rank=1, attacked=0, bag="")
        after, _ = play(state, 2, "attack 2")
        assert after.boards[2].island == ()
        assert space(after, deed, 1) == 7
        assert space(after, deed, 2) == 3

    @both
    @pytest.mark.rule("B-BOARD-3", "B-RAID-3")
    def test_takes_only_by_attacking_and_must_take_if_there_is_a_chest(self, deed: Deed) -> None:
        boards = side(deed), side(deed, space=8), side(deed, dice=True)
        state = acting(*boards, deed=deed, actors=(1, 2), rank=1, attacked=0, centre="W")
        after, events = play(state, 2, "attack 2")
        assert ChestTaken(2, Chest.WHITE) in events
        assert after.centre == ()
        given_up, _ = play(state, 2, "give up")
        assert given_up.centre == chests("W")

    @pytest.mark.rule("B-BOARD-2")
    def test_the_chest_goes_to_the_own_island_zone(self) -> None:
        raiders = board(placed={BOARDING: "A", RAID: "BCDE"}, island="Y")
        boards = (raiders, raiders, board(placed={BOARDING: "A", RAID: "BCDE"}))
        state = acting(*boards, deed=BOARDING, actors=(1, 0), rank=1, attacked=2, centre="WP")
        state, _ = play_all(state, (0, "attack 2"), (0, "take white"))
        assert state.boards[0].island == chests("YW")


class TestCapacity:
    @pytest.mark.rule("B-CAP-1")
    @pytest.mark.parametrize(("on", "room"), [*enumerate((1, 2, 2, 3, 3, 4, 4, 4), 1)])
    def test_zones_hold_chests_by_the_markers_space(self, on: int, room: int) -> None:
        one = board(ship=on, pirate=9 - on)
        assert fleet_room(one, Facts()) == room
        assert crew_room(replace(one, pirate=on, ship=9 - on), Facts()) == room

    @both
    @pytest.mark.rule("B-CAP-1", "B-CAP-2")
    @pytest.mark.parametrize(("on", "held"), [(6, 3), (5, 3), (4, 2), (2, 1)])
    def test_the_victim_puts_off_from_the_right_end(self, deed: Deed, on: int, held: int) -> None:
        full = "RBYW"[: Facts().chests_by_ship[on - 1]]
        boards = side(deed, dice=True), side(deed), side(deed, space=on, row=full)
        state = acting(*boards, WITNESS, deed=deed, actors=(1, 0), rank=1, attacked=1)
        after, events = play(state, 0, "attack 3")
        assert row(after, deed, 2) == chests(full[:held])
        off = [event.chest for event in events if isinstance(event, ChestPutOff)]
        assert off == list(reversed(chests(full[held:])))
        assert set(chests(full[held:])) <= set(after.centre)

    @both
    @pytest.mark.rule("B-CAP-2")
    def test_the_attacker_puts_off_too(self, deed: Deed) -> None:
        boards = side(deed, dice=True, space=4, row="RBY"), side(deed, dice=True), side(deed)
        state = acting(*boards, deed=deed, actors=(0, 1))
        after, events = play(state, 0, "attack 2")
        assert row(after, deed, 0) == chests("RB")
        assert ChestPutOff(0, Chest.YELLOW, zone(deed), False) in events

    @both
    @pytest.mark.rule("B-CAP-2")
    def test_a_theft_comes_first_and_its_gap_closes_to_the_left(self, deed: Deed) -> None:
        boards = side(deed, dice=True), side(deed, space=4, row="RBY"), side(deed)
        state = acting(*boards, deed=deed, actors=(0, 2))
        state, _ = play_all(state, (0, "attack 2"), (0, "steal 1"))
        assert row(state, deed, 1) == chests("BY")
        assert state.centre == ()

    @both
    @pytest.mark.rule("B-CAP-2")
    def test_the_other_zone_is_not_touched(self, deed: Deed) -> None:
        boards = side(deed, dice=True), side(deed, space=2, other_row="RBYW"), side(deed)
        state = acting(*boards, deed=deed, actors=(0, 2))
        after, _ = play(state, 0, "attack 2")
        assert chests_in(after.boards[1], Zone.CREW if deed is BOARDING else Zone.FLEET) == chests("RBYW")

    @both
    @pytest.mark.rule("B-CAP-2")
    def test_by_default_after_each_attack_so_the_second_can_take_what_the_first_made_fall(
        self, deed: Deed
    ) -> None:
        boards = side(deed, dice=True, space=4, row="RBY"), side(deed, dice=True), side(deed, dice=True)
        state, _ = play(acting(*boards, deed=deed, actors=(0, 2)), 0, "attack 2")
        assert state.centre == chests("Y")
        _, events = play(state, 2, "attack 1")
        assert ChestTaken(2, Chest.YELLOW) in events

    @both
    @pytest.mark.rule("B-CAP-2")
    def test_the_second_takes_before_the_put_offs_of_the_own_attack(self, deed: Deed) -> None:
        boards = side(deed), side(deed, space=2, row="RB"), side(deed, dice=True)
        state = acting(*boards, deed=deed, actors=(0, 2), rank=1, attacked=0)
        after, events = play(state, 2, "attack 2")
        assert not any(isinstance(event, ChestTaken) for event in events)
        assert after.centre == chests("B")

    @both
    @pytest.mark.rule("B-CAP-2")
    def test_with_put_off_action_once_after_both(self, deed: Deed) -> None:
        boards = side(deed, dice=True, space=4, row="RBY"), side(deed, dice=True), side(deed, dice=True)
        state = acting(*boards, WITNESS, deed=deed, actors=(0, 2), options=AFTER_BOTH)
        state, events = play(state, 0, "attack 2")
        assert row(state, deed, 0) == chests("RBY")
        assert not any(isinstance(event, ChestPutOff) for event in events)
        after, events = play(state, 2, "attack 1")
        assert not any(isinstance(event, ChestTaken) for event in events)
        assert row(after, deed, 0) == chests("RB")
        assert after.centre == chests("Y")
        assert ChestPutOff(0, Chest.YELLOW, zone(deed), False) in events

    @both
    @pytest.mark.rule("B-CAP-2")
    def test_with_put_off_action_also_if_the_second_gives_up(self, deed: Deed) -> None:
        boards = side(deed, dice=True, space=4, row="RBY"), side(deed, dice=True), side(deed, dice=True)
        state = acting(*boards, deed=deed, actors=(0, 2), options=AFTER_BOTH)
        _, events = play_all(state, (0, "attack 2"), (2, "give up"))
        assert ChestPutOff(0, Chest.YELLOW, zone(deed), False) in events

    @both
    @pytest.mark.rule("B-ISLE-1")
    def test_a_second_chest_of_a_colour_goes_back_into_the_bag(self, deed: Deed) -> None:
        boards = side(deed, dice=True, space=4, row="RBY"), side(deed, dice=True), side(deed)
        state = acting(*boards, deed=deed, actors=(0, 1), centre="YW")
        after, events = play(state, 0, "attack 2")
        assert ChestPutOff(0, Chest.YELLOW, zone(deed), True) in events
        assert after.centre == chests("YW")
        assert after.bag[2] == state.bag[2] + 1
