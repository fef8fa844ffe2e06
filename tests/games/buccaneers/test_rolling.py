"""Rolling: what may be kept, screens, skulls, forced rolls and bonuses."""

from itertools import chain, combinations, product

import pytest

from tests.games.buccaneers.positions import (
    board,
    dice,
    faces,
    falling,
    heard,
    legal,
    play,
    play_all,
    rolling,
    table,
    tell,
)
from tortuga.games.buccaneers import GAME
from tortuga.games.buccaneers.components import Deed, Die
from tortuga.games.buccaneers.events import (
    BonusLaid,
    BonusTurned,
    CommonRoll,
    DeedRanked,
    DiceKept,
    DiceShown,
    NothingKept,
    OpenDiceKept,
    OpenSkullsKept,
    Rolled,
    RolledAgain,
    RolledOpenly,
    SkullsKept,
    SkullsNamed,
)
from tortuga.games.buccaneers.options import BuccaneersOptions
from tortuga.games.buccaneers.phases.acting import Acting
from tortuga.games.buccaneers.phases.naming import Naming
from tortuga.games.buccaneers.phases.rerolling import Rerolling, WhichHiddenDice
from tortuga.games.buccaneers.phases.rolling import Rolling
from tortuga.games.buccaneers.phases.stuck import Stuck

FLEET, RECRUIT, HUNT, BOARDING, RAID = Deed
DONE = board(placed={FLEET: "ABCDE"})
"""A player who has placed all dice."""


class TestKeeping:
    @pytest.mark.rule("B-ROLL-1")
    def test_one_die_or_several_of_the_same_action(self) -> None:
        state = rolling(board(), board(), throws=("ffhcb", "fffff"))
        assert legal(state, 0) == ["keep A", "keep B", "keep AB", "keep D", "keep C", "keep E"]

    @pytest.mark.rule("B-ROLL-1")
    def test_nobody_may_keep_nothing(self) -> None:
        state = rolling(board(), board(), throws=("ffhcb", "fffff"))
        assert "none" not in legal(state, 0)

    @pytest.mark.rule("B-ROLL-4")
    @pytest.mark.rule("B-ROLL-5")
    @pytest.mark.parametrize("roll", list(map("".join, product("fchbrs", repeat=3))))
    def test_of_every_roll_all_that_the_rules_allow_may_be_kept(self, roll: str) -> None:
        room, shows = {"b": 2, "r": 0}, dict(zip("ACE", roll, strict=True))
        allowed = set()
        for kept in chain.from_iterable(combinations("ACE", size) for size in (1, 2, 3)):
            deeds = {shows[die] for die in kept} - {"s"}
            if len(deeds) < 2 and all(len(kept) <= room.get(deed, 3) for deed in deeds):
                allowed.add(f"keep {''.join(kept)}")
        state = rolling(board(placed={RAID: "BD"}), board(), throws=(roll, "fffff"), roll=2)
        found = legal(state, 0)
        assert set(found) == (allowed or {"none"})
        assert len(found) == len(set(found))

    @pytest.mark.rule("B-ROLL-1")
    def test_a_choice_is_told_to_nobody_and_changes_no_other_view(self) -> None:
        state = rolling(board(), board(), board(), throws=("ffhcb", "ffffr", "hhhhh"))
        after, told = tell(state, 0, "keep AB")
        assert told == ()
        assert GAME.to_act(after) == (1, 2)
        assert legal(after, 0) == []
        for seat in (1, 2, None):
            before_view, view = GAME.view(state, seat), GAME.view(after, seat)
            assert isinstance(view.phase, Rolling)
            assert view.phase.throws[0] is None
            assert view.phase.choices == (None, None, None)
            assert view.awaited == (1, 2)
            assert view.boards == before_view.boards

    @pytest.mark.rule("B-ROLL-1")
    def test_the_last_choice_reveals_all_kept_dice_together_and_places_them(self) -> None:
        state = rolling(board(), board(), board(), throws=("ffhcb", "ffffr", "hhhhh"), first=1)
        after, events = play_all(state, (0, "keep AB"), (2, "keep E"), (1, "keep E"))
        assert events[:3] == [
            DiceKept(1, RAID, dice("E"), ()),
            DiceKept(2, HUNT, dice("E"), ()),
            DiceKept(0, FLEET, dice("AB"), ()),
        ]
        assert after.boards[0].placed == (dice("AB"), (), (), (), ())
        assert after.boards[0].hand == dice("CDE")

    @pytest.mark.rule("B-ROLL-1")
    def test_a_roll_is_told_to_its_owner_alone(self) -> None:
        state = rolling(board(), board(), throws=("ffhcb", "ffffr"))
        state, _ = play(state, 0, "keep AB")
        _, told = tell(state, 1, "keep ABC", falling("hhh" + "rr"))
        mine = [event for event in heard(told, 0) if isinstance(event, Rolled)]
        assert mine == [Rolled(dice("CDE"), faces("hhh"))]
        yours = [event for event in heard(told, 1) if isinstance(event, Rolled)]
        assert yours == [Rolled(dice("DE"), faces("rr"))]
        assert not [event for event in heard(told, None) if isinstance(event, Rolled)]

    @pytest.mark.rule("B-ROLL-1")
    def test_even_a_single_die_is_kept_behind_the_screen(self) -> None:
        last = board(placed={FLEET: "ABCD"})
        state = rolling(last, board(), throws=("h", "fffff"), roll=4)
        assert GAME.to_act(state) == (0, 1)
        assert legal(state, 0) == ["keep E"]

    @pytest.mark.rule("B-ROLL-2")
    def test_the_dice_left_are_rolled_again_and_may_be_added(self) -> None:
        state = rolling(board(placed={HUNT: "AB"}), board(placed={RAID: "AB"}), throws=("hfc", "ccf"), roll=2)
        after, events = play_all(state, (0, "keep C"), (1, "keep CD"), chance=falling("hh" + "f"))
        assert after.boards[0].placed[2] == dice("ABC")
        assert CommonRoll(3, (0, 1)) in events
        assert isinstance(after.phase, Rolling)
        assert after.phase.throws == (faces("hh"), faces("f"))
        after, _ = play_all(after, (0, "keep DE"), (1, "keep E"))
        assert after.boards[0].placed[2] == dice("ABCDE")
        assert isinstance(after.phase, Acting)

    @pytest.mark.rule("B-ROLL-2")
    def test_it_goes_on_until_every_player_has_placed_every_die(self) -> None:
        last = board(placed={FLEET: "ABCD"})
        state = rolling(last, board(placed={HUNT: "ABC"}), throws=("h", "hh"), roll=3)
        after, _ = play_all(state, (0, "keep E"), (1, "keep D"))
        assert isinstance(after.phase, Rolling)
        assert after.boards[0].hand == ()
        after, events = play_all(after, (0, "bonus fleet"), (1, legal(after, 1)[0]))
        assert any(isinstance(event, DeedRanked) for event in events)


class TestRoom:
    @pytest.mark.rule("B-ROLL-3")
    @pytest.mark.parametrize(("space", "most"), [*enumerate((1, 2, 2, 3, 3, 4, 4, 4), 1)])
    def test_boarding_holds_dice_by_the_ship_and_raid_by_the_pirate(self, space: int, most: int) -> None:
        other = 9 - space
        boards = (board(ship=space, pirate=other), board(ship=other, pirate=space))
        state = rolling(*boards, throws=("bbbbb", "rrrrr"))
        for seat in (0, 1):
            sizes = {len(text) - len("keep ") for text in legal(state, seat)}
            assert sizes == set(range(1, most + 1))

    @pytest.mark.rule("B-ROLL-3")
    def test_dice_already_there_take_room(self) -> None:
        mine = board(ship=4, placed={BOARDING: "AB"})
        state = rolling(mine, board(), throws=("bbr", "fffff"), roll=2)
        assert legal(state, 0) == ["keep C", "keep D", "keep E"]

    @pytest.mark.rule("B-ROLL-3")
    @pytest.mark.parametrize("face", "fch")
    def test_the_other_three_hold_all_five(self, face: str) -> None:
        state = rolling(board(ship=1, pirate=1), board(), throws=(face * 5, "fffff"))
        assert "keep ABCDE" in legal(state, 0)

    @pytest.mark.rule("B-ROLL-5")
    def test_a_set_must_fit_as_a_whole_with_its_skulls(self) -> None:
        mine = board(ship=2, placed={BOARDING: "A"})
        state = rolling(mine, board(), throws=("bbss", "fffff"), roll=2)
        assert legal(state, 0) == ["keep B", "keep C", "keep D", "keep E", "keep DE"]

    @pytest.mark.rule("B-ROLL-7")
    def test_a_marker_pushed_back_removes_no_die_and_changes_no_total(self) -> None:
        boarder = board(placed={BOARDING: "A", FLEET: "BCDE"})
        boarded = board(ship=2, placed={BOARDING: "BC", RAID: "DE"})
        third = board(placed={BOARDING: "E", RAID: "A", HUNT: "BCD"})
        state = table(boarder, boarded, third, phase=Acting(BOARDING, (1, 0), 1, 2))
        after, events = play(state, 0, "attack 2")
        assert after.boards[1].ship == 1
        assert after.boards[1].placed[3] == dice("BC")
        assert events[-1] == DeedRanked(RAID, (1, 2), (3 + 2, 1))


class TestSkulls:
    @pytest.mark.rule("B-ROLL-4")
    def test_skulls_kept_with_action_dice_take_that_action(self) -> None:
        state = rolling(board(pirate=4), board(), throws=("srrhs", "fffff"))
        assert "keep AB" in legal(state, 0)
        after, events = play_all(state, (1, "keep A"), (0, "keep ABE"))
        assert events[0] == DiceKept(0, RAID, dice("ABE"), dice("AE"))
        assert after.boards[0].placed[4] == dice("ABE")

    @pytest.mark.rule("B-ROLL-4")
    def test_skulls_alone_are_named_after_the_reveal_and_all_take_one_action(self) -> None:
        state = rolling(board(), board(), throws=("ffssr", "fffff"))
        after, events = play_all(state, (1, "keep A"), (0, "keep CD"))
        assert events == [SkullsKept(0, dice("CD")), DiceKept(1, FLEET, dice("A"), ())]
        assert after.boards[0].placed == ((),) * 5
        assert after.boards[0].hand == dice("ABE")
        assert GAME.to_act(after) == (0,)
        after, events = play(after, 0, "name boarding")
        assert events[0] == SkullsNamed(0, BOARDING, dice("CD"))
        assert after.boards[0].placed[3] == dice("CD")

    @pytest.mark.rule("B-ROLL-4")
    @pytest.mark.parametrize(("first", "order"), [(0, (0, 2, 3)), (1, (2, 3, 0)), (3, (3, 0, 2))])
    def test_several_name_theirs_clockwise_from_the_first_player(
        self, first: int, order: tuple[int, ...]
    ) -> None:
        boards = (board(),) * 4
        state = rolling(*boards, throws=("sffff", "fffff", "sffff", "sffff"), first=first)
        state, _ = play_all(state, (3, "keep A"), (2, "keep A"), (1, "keep A"), (0, "keep A"))
        for seat in order:
            assert GAME.to_act(state) == (seat,)
            state, _ = play(state, seat, "name hunt")
        assert isinstance(state.phase, Rolling)

    @pytest.mark.rule("B-ROLL-4")
    def test_a_skull_counts_with_its_own_dies_number_for_the_action(self) -> None:
        mine = board(placed={FLEET: "CDE"})
        state = rolling(mine, board(placed={HUNT: "ABCDE"}), throws=("rs", ""), roll=3, first=1)
        state, _ = play_all(state, (1, "bonus hunt"), (0, "keep AB"))
        state, _ = play(state, 0, "give up")
        _, events = play(state, 1, "give up")
        assert events[-1] == DeedRanked(RAID, (0,), (1 + 5,))

    @pytest.mark.rule("B-ROLL-5")
    def test_lone_skulls_may_only_name_an_action_with_room_for_all_of_them(self) -> None:
        mine = board(ship=1, pirate=2, placed={RAID: "A"}, hand="DE")
        state = table(mine, board(), phase=Naming(2, (0,), (dice("BC"),), ()))
        assert legal(state, 0) == ["name fleet", "name recruit", "name hunt"]
        mine = board(ship=2, pirate=2, placed={RAID: "A"}, hand="CDE")
        state = table(mine, board(), phase=Naming(2, (0,), (dice("B"),), ()))
        assert legal(state, 0) == ["name fleet", "name recruit", "name hunt", "name boarding", "name raid"]

    @pytest.mark.rule("B-ROLL-5")
    def test_a_skull_always_fits_somewhere(self) -> None:
        full = board(ship=1, pirate=1, placed={BOARDING: "A", RAID: "B"})
        state = rolling(full, board(), throws=("sbr", "fffff"), roll=3)
        assert legal(state, 0) == ["keep C"]


class TestForcedRolls:
    FULL = board(ship=2, pirate=1, placed={BOARDING: "AB", RAID: "C"})

    @pytest.mark.rule("B-ROLL-5")
    def test_one_whose_dice_all_do_not_fit_must_still_answer_behind_the_screen(self) -> None:
        state = rolling(self.FULL, board(), throws=("br", "fffff"), roll=3)
        assert GAME.to_act(state) == (0, 1)
        assert legal(state, 0) == ["none"]
        after, told = tell(state, 0, "none")
        assert told == ()
        assert GAME.to_act(after) == (1,)

    @pytest.mark.rule("B-ROLL-5")
    def test_they_are_shown_and_all_rolled_again_in_the_open_until_one_fits(self) -> None:
        state = rolling(self.FULL, board(), throws=("br", "fffff"), roll=3)
        after, events = play_all(state, (0, "none"), (1, "keep A"), chance=falling("bb" + "rb" + "bf"))
        assert events == [
            NothingKept(0),
            DiceKept(1, FLEET, dice("A"), ()),
            DiceShown(0, dice("DE"), faces("br")),
            RolledOpenly(0, dice("DE"), faces("bb")),
            RolledOpenly(0, dice("DE"), faces("rb")),
            RolledOpenly(0, dice("DE"), faces("bf")),
        ]
        assert GAME.to_act(after) == (0,)
        assert legal(after, 0) == ["keep E"]
        after, events = play(after, 0, "keep E")
        assert events[0] == OpenDiceKept(0, FLEET, dice("E"), ())
        assert after.boards[0].hand == dice("D")
        assert after.boards[0].placed[0] == dice("E")
        assert isinstance(after.phase, Rolling)

    @pytest.mark.rule("B-ROLL-5")
    def test_the_open_roll_is_seen_by_all(self) -> None:
        state = rolling(self.FULL, board(), throws=("br", "fffff"), roll=3)
        state, _ = play(state, 0, "none")
        _, told = tell(state, 1, "keep A", falling("hf"))
        assert RolledOpenly(0, dice("DE"), faces("hf")) in heard(told, None)

    @pytest.mark.rule("B-ROLL-5")
    def test_dice_not_kept_are_otherwise_never_shown(self) -> None:
        state = rolling(board(), board(), throws=("ffhcb", "ffffr"))
        state, _ = play(state, 0, "keep AB")
        state, told = tell(state, 1, "keep ABC", falling("hhhrr"))
        for event in heard(told, None):
            assert isinstance(event, DiceKept | CommonRoll)
        view = GAME.view(state, 1)
        assert isinstance(view.phase, Rolling)
        assert view.phase.throws == (None, faces("rr"))

    @pytest.mark.rule("B-ROLL-4", "B-ROLL-7")
    def test_skulls_kept_alone_from_an_open_roll_are_named_at_once(self) -> None:
        stuck = (Stuck(1, faces("b")),)
        second = board(ship=1, placed={BOARDING: "A", FLEET: "BCD"})
        state = table(self.FULL, second, phase=Rerolling(3, 0, faces("ss"), stuck))
        state, events = play(state, 0, "keep DE")
        assert events == [OpenSkullsKept(0, dice("DE"))]
        assert GAME.to_act(state) == (0,)
        state, events = play(state, 0, "name hunt", falling("f"))
        assert events == [
            SkullsNamed(0, HUNT, dice("DE")),
            DiceShown(1, dice("E"), faces("b")),
            RolledOpenly(1, dice("E"), faces("f")),
        ]
        assert GAME.to_act(state) == (1,)

    HIDDEN = BuccaneersOptions(hidden_reroll=True)

    @pytest.mark.rule("B-ROLL-5")
    def test_by_option_they_are_shown_and_rolled_again_behind_the_screen(self) -> None:
        state = rolling(self.FULL, board(), throws=("br", "fffff"), roll=3, options=self.HIDDEN)
        state, _ = play(state, 0, "none")
        after, told = tell(state, 1, "keep A", falling("bb" + "rb" + "bf"))
        public = [
            NothingKept(0),
            DiceKept(1, FLEET, dice("A"), ()),
            DiceShown(0, dice("DE"), faces("br")),
            RolledAgain(0),
        ]
        assert heard(told, None) == heard(told, 1) == public
        rolls = [Rolled(dice("DE"), faces(shown)) for shown in ("bb", "rb", "bf")]
        assert heard(told, 0) == [*public, *rolls]
        assert GAME.question(after, 0) == WhichHiddenDice(3)
        assert legal(after, 0) == ["keep E"]

    @pytest.mark.rule("B-ROLL-5")
    def test_of_a_hidden_roll_only_what_is_kept_is_shown(self) -> None:
        state = table(self.FULL, board(), phase=Rerolling(3, 0, faces("hf"), ()), options=self.HIDDEN)
        after, told = tell(state, 0, "keep E")
        assert heard(told, 1)[0] == DiceKept(0, FLEET, dice("E"), ())
        assert after.boards[0].hand == dice("D")
        state = table(self.FULL, board(), phase=Rerolling(3, 0, faces("ss"), ()), options=self.HIDDEN)
        after, told = tell(state, 0, "keep DE")
        assert heard(told, 1) == [SkullsKept(0, dice("DE"))]
        assert GAME.to_act(after) == (0,)
        after, _ = play(after, 0, "name hunt")
        assert after.boards[0].placed[2] == dice("DE")

    @pytest.mark.rule("B-ROLL-7")
    def test_after_a_reveal_skulls_are_named_before_any_forced_roll_and_those_go_clockwise(self) -> None:
        boards = (self.FULL, board(), self.FULL)
        state = rolling(*boards, throws=("br", "sffff", "bb"), roll=3, first=1)
        state, events = play_all(state, (0, "none"), (1, "keep A"), (2, "none"))
        assert events == [SkullsKept(1, dice("A")), NothingKept(2), NothingKept(0)]
        assert GAME.to_act(state) == (1,)
        view = GAME.view(state, 1)
        assert isinstance(view.phase, Naming)
        assert view.phase.stuck == (Stuck(2, None), Stuck(0, None))
        state, events = play(state, 1, "name fleet", falling("hh"))
        assert events[1:] == [
            DiceShown(2, dice("DE"), faces("bb")),
            RolledOpenly(2, dice("DE"), faces("hh")),
        ]
        assert GAME.to_act(state) == (2,)
        state, events = play(state, 2, "keep D", falling("cc"))
        assert events[1:] == [
            DiceShown(0, dice("DE"), faces("br")),
            RolledOpenly(0, dice("DE"), faces("cc")),
        ]
        assert GAME.to_act(state) == (0,)


class TestBonuses:
    @pytest.mark.rule("B-ROLL-6")
    def test_one_who_has_placed_all_dice_gets_a_bonus_for_each_further_common_roll(self) -> None:
        state = rolling(DONE, board(placed={HUNT: "ABC"}), throws=("", "hf"), roll=3)
        assert GAME.to_act(state) == (0, 1)
        state, _ = play_all(state, (0, "bonus raid"), (1, "keep D"), chance=falling("c"))
        assert state.boards[0].bonus == (0, 0, 0, 0, 1)
        assert isinstance(state.phase, Rolling)
        assert GAME.to_act(state) == (0, 1)
        state, _ = play_all(state, (0, "bonus hunt"), (1, "keep E"))
        assert state.boards[0].bonus == (0, 0, 1, 0, 1)

    @pytest.mark.rule("B-ROLL-6")
    def test_no_bonus_for_the_roll_in_which_the_last_die_is_placed(self) -> None:
        state = rolling(board(), board(), throws=("fffff", "hfcbr"))
        state, _ = play_all(state, (0, "keep ABCDE"), (1, "keep A"))
        assert state.boards[0].bonus == (0,) * 5
        assert GAME.to_act(state) == (0, 1)
        assert "bonus fleet" in legal(state, 0)

    @pytest.mark.rule("B-ROLL-6")
    def test_a_bonus_even_if_nobody_could_place_from_the_roll_but_none_for_forced_rolls(self) -> None:
        full = board(ship=2, placed={BOARDING: "AB", HUNT: "CD"})
        state = rolling(DONE, full, throws=("", "b"), roll=4)
        state, events = play_all(state, (0, "bonus fleet"), (1, "none"), chance=falling("bbbf"))
        assert BonusLaid(0, FLEET) in events
        assert sum(isinstance(event, RolledOpenly) for event in events) == 4
        assert GAME.to_act(state) == (1,)
        state, _ = play(state, 1, "keep E")
        assert state.boards[0].bonus == (1, 0, 0, 0, 0)
        assert isinstance(state.phase, Acting)

    @pytest.mark.rule("B-ROLL-6")
    def test_the_bonus_is_chosen_in_the_same_secret_window_and_shown_with_the_dice(self) -> None:
        state = rolling(DONE, board(placed={HUNT: "ABC"}), throws=("", "hf"), roll=3)
        after, told = tell(state, 0, "bonus raid")
        assert told == ()
        assert after.boards == state.boards
        assert GAME.view(after, 1).phase == Rolling(3, ((), faces("hf")), (None, None), (1,))
        after, events = play(after, 1, "keep D")
        assert events[:2] == [BonusLaid(0, RAID), DiceKept(1, HUNT, dice("D"), ())]

    @pytest.mark.rule("B-BONUS-1")
    def test_a_new_tile_on_a_free_slot_or_a_tile_turned_from_one_to_two(self) -> None:
        mine = board(placed={FLEET: "ABCDE"}, bonus={FLEET: 1, HUNT: 2})
        state = rolling(mine, board(placed={HUNT: "ABC"}), throws=("", "hf"), roll=3)
        assert legal(state, 0) == ["bonus fleet", "bonus recruit", "bonus boarding", "bonus raid"]
        turned, events = play_all(state, (0, "bonus fleet"), (1, "keep D"))
        assert BonusTurned(0, FLEET) in events
        assert turned.boards[0].bonus == (2, 0, 2, 0, 0)
        assert turned.bonus_left == state.bonus_left
        laid, events = play_all(state, (0, "bonus raid"), (1, "keep D"))
        assert BonusLaid(0, RAID) in events
        assert laid.boards[0].bonus == (1, 0, 2, 0, 1)
        assert laid.bonus_left == state.bonus_left - 1

    @pytest.mark.rule("B-BONUS-1")
    def test_a_bonus_must_be_taken_if_possible(self) -> None:
        state = rolling(DONE, board(placed={HUNT: "ABC"}), throws=("", "hf"), roll=3)
        assert legal(state, 0) == [f"bonus {deed}" for deed in Deed]

    @pytest.mark.rule("B-BONUS-1")
    def test_one_whose_slots_all_show_two_is_not_asked(self) -> None:
        rich = board(placed={FLEET: "ABCDE"}, bonus=dict.fromkeys(Deed, 2))
        state = rolling(rich, board(placed={HUNT: "ABC"}), throws=("", "hf"), roll=3)
        state, _ = play(state, 1, "keep D", falling("h"))
        assert GAME.to_act(state) == (1,)
        assert state.boards[0].bonus == (2,) * 5

    @pytest.mark.rule("B-BONUS-1")
    def test_tiles_stay_when_the_dice_are_taken_back(self) -> None:
        mine = board(placed={FLEET: "ABCDE"}, bonus={FLEET: 1, RAID: 2}, hand="")
        state = table(mine, board(placed={FLEET: "ABCDE"}), phase=Acting(FLEET, (0,), 0))
        state, _ = play(state, 0, "give up")
        assert state.boards[0].hand == tuple(Die)
        assert state.boards[0].bonus == (1, 0, 0, 0, 2)

    @pytest.mark.rule("B-BONUS-2")
    def test_a_tile_adds_to_the_total_only_with_a_die_there(self) -> None:
        mine = board(placed={FLEET: "ABCD"}, bonus={FLEET: 2, RAID: 2})
        state = rolling(mine, board(placed={FLEET: "ABCD"}), throws=("f", "f"), roll=3)
        state, events = play_all(state, (0, "keep E"), (1, "keep E"))
        assert events[-1] == DeedRanked(FLEET, (0, 1), (4 + 3 + 2 + 1 + 5 + 2, 4 + 3 + 2 + 1 + 5))
        state, events = play(state, 0, "act")
        assert not any(isinstance(event, DeedRanked) for event in events)

    @pytest.mark.rule("B-BONUS-2")
    def test_with_bonus_needs_die_only_where_an_own_die_lies(self) -> None:
        options = BuccaneersOptions(bonus_needs_die=True)
        mine = board(placed={FLEET: "ABC", RAID: "D", HUNT: "E"}, bonus={RAID: 1, HUNT: 2, BOARDING: 1})
        state = rolling(mine, board(placed={HUNT: "ABC"}), throws=("", "hf"), roll=3, options=options)
        assert legal(state, 0) == ["bonus fleet", "bonus raid"]

    @pytest.mark.rule("B-BONUS-2")
    def test_with_bonus_needs_die_a_bonus_that_fits_nowhere_is_lost(self) -> None:
        options = BuccaneersOptions(bonus_needs_die=True)
        mine = board(placed={FLEET: "ABCDE"}, bonus={FLEET: 2})
        state = rolling(mine, board(placed={HUNT: "ABC"}), throws=("", "hf"), roll=3, options=options)
        state, _ = play(state, 1, "keep D", falling("h"))
        assert GAME.to_act(state) == (1,)
        assert state.boards[0].bonus == (2, 0, 0, 0, 0)
