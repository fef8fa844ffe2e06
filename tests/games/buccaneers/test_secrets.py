"""Nobody learns what they may not know, and what is imagined is as likely as what is known makes it."""

import math
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from msgspec.structs import replace

from tests.games.buccaneers.positions import acting, board, faces, rolling, table
from tests.games.buccaneers.worlds import scramble
from tortuga.core.chance import FastChance
from tortuga.games.buccaneers import GAME
from tortuga.games.buccaneers.components import Deed, Face, Facts
from tortuga.games.buccaneers.events import BuccaneersEvent, Rolled, TileSeen, TilesSeen
from tortuga.games.buccaneers.options import BuccaneersOptions
from tortuga.games.buccaneers.phases.acting import Acting
from tortuga.games.buccaneers.phases.keeping import Keep
from tortuga.games.buccaneers.phases.looking import Looking
from tortuga.games.buccaneers.phases.naming import Naming
from tortuga.games.buccaneers.phases.over import Over
from tortuga.games.buccaneers.phases.rerolling import Rerolling
from tortuga.games.buccaneers.phases.rolling import NoneFits, Rolling
from tortuga.games.buccaneers.phases.stuck import Stuck
from tortuga.games.buccaneers.state import BuccaneersState, Find

FEW_TILES = BuccaneersOptions(facts=Facts(tiles=(3, 2, 1)))
HUNTER = board(placed={Deed.HUNT: "ABCDE"})
DRAWS = 20_000


def close(found: Counter[tuple[int, ...]], expected: dict[tuple[int, ...], float]) -> bool:
    """Whether frequencies agree with likelihoods (chi-squared, four deviations wide)."""
    whole = found.total()
    likely = {key: share for key, share in expected.items() if share > 0}
    if not set(found) <= set(likely):
        return False
    off = sum((found[key] - whole * share) ** 2 / (whole * share) for key, share in likely.items())
    return off < len(likely) + 4 * math.sqrt(2 * len(likely)) + 4


class TestTiles:
    """An exact count over all ways in which labelled tiles could have been lifted."""

    SEEN = (
        Find(1, False, None),
        Find(0, True, 3, 1),
        Find(2, True, None),
        Find(0, True, 1, 1),
        Find(1, False, None),
    )

    def ways(
        self, finds: tuple[Find, ...], left: frozenset[tuple[int, int]]
    ) -> Iterator[tuple[tuple[int, ...], float]]:
        """What all keep in order, and how likely, for those ways that agree with what was seen."""
        if not finds:
            yield (), 1.0
            return
        find, later = finds[0], finds[1:]
        for pair in combinations(sorted(left), 2) if find.looked else ((tile, tile) for tile in left):
            for kept, other in dict.fromkeys((pair, pair[::-1])):
                if find.kept not in (None, kept[0]) or find.returned not in (None, other[0]):
                    continue
                lifted = (
                    math.comb(len(left), 2) * (2 if find.returned is None else 1)
                    if find.looked
                    else len(left)
                )
                for rest, share in self.ways(later, left - {kept}):
                    yield (kept[0], *rest), share / lifted

    def exactly(self, finds: tuple[Find, ...], tiles: tuple[int, ...]) -> dict[tuple[int, ...], float]:
        labelled = frozenset((coins, copy) for coins, count in enumerate(tiles, 1) for copy in range(count))
        shares: Counter[tuple[int, ...]] = Counter()
        for kept, share in self.ways(finds, labelled):
            shares[kept] += share  # type: ignore[assignment]
        whole = sum(shares.values())
        return {kept: share / whole for kept, share in shares.items()}

    def imagined(self, finds: tuple[Find, ...], seat: int | None) -> Counter[tuple[int, ...]]:
        state = acting(HUNTER, HUNTER, HUNTER, deed=Deed.HUNT, actors=(0, 1), options=FEW_TILES)
        view = replace(GAME.view(state, seat), finds=finds, pile=6 - len(finds))
        luck = FastChance(1)
        return Counter(tuple(find.kept or 0 for find in GAME.imagine(view, luck).finds) for _ in range(DRAWS))

    def test_what_was_seen_and_mixed_back_counts(self) -> None:
        exact = self.exactly(self.SEEN, (3, 2, 1))
        assert len(exact) > 4
        assert close(self.imagined(self.SEEN, 0), exact)

    def test_without_that_knowledge_it_would_be_otherwise(self) -> None:
        unseen = tuple(replace(find, returned=None) for find in self.SEEN)
        assert not close(self.imagined(self.SEEN, 0), self.exactly(unseen, (3, 2, 1)))

    def test_a_spectator_knows_only_how_many_were_taken(self) -> None:
        finds = tuple(Find(find.seat, find.looked, None) for find in self.SEEN[:4])
        assert close(self.imagined(finds, None), self.exactly(finds, (3, 2, 1)))

    def test_two_tiles_in_anothers_hand_are_any_two_of_the_middle(self) -> None:
        phase = Looking(Deed.HUNT, (1, 2), 0, tiles=(1, 2))
        state = table(HUNTER, HUNTER, HUNTER, phase=phase, options=FEW_TILES)
        view, luck = GAME.view(state, 0), FastChance(2)
        found: Counter[tuple[int, ...]] = Counter()
        for _ in range(DRAWS):
            world = GAME.imagine(view, luck)
            assert isinstance(world.phase, Looking)
            assert world.phase.tiles is not None
            found[world.phase.tiles] += 1
        tiles = [1, 1, 1, 2, 2, 3]
        expected = Counter(combinations(tiles, 2))
        assert close(found, {pair: ways / 15 for pair, ways in expected.items()})

    def test_two_tiles_in_the_own_hand_tell_about_the_others(self) -> None:
        """With one tile of 3 coins in the box, to see it now means that nobody has it."""
        phase = Looking(Deed.HUNT, (0, 1), 0, tiles=(2, 3))
        finds = (Find(1, False, 1), Find(2, False, 2))
        state = table(HUNTER, HUNTER, HUNTER, phase=phase, finds=finds, options=FEW_TILES)
        view, luck = GAME.view(state, 0), FastChance(3)
        found = Counter(
            tuple(find.kept or 0 for find in GAME.imagine(view, luck).finds) for _ in range(DRAWS)
        )
        exact: dict[tuple[int, ...], float] = {(1, 1): 3 * 2 / 12, (1, 2): 3 / 12, (2, 1): 3 / 12}
        assert close(found, exact)

    @pytest.mark.parametrize("seed", range(3))
    def test_over_random_play_imagined_coins_are_right_on_average(self, seed: int) -> None:
        luck, differences = FastChance(seed), []
        for _ in range(150):
            state, _ = GAME.setup(BuccaneersOptions(), 3, luck)
            for _ in range(110):
                seats = GAME.to_act(state)
                if not seats:
                    break
                seat = luck.pick(seats)
                state, _ = GAME.apply(state, seat, luck.pick(GAME.legal(state, seat)), luck)
            if not isinstance(state.phase, Over):
                world = GAME.imagine(GAME.view(state, 0), luck)
                differences.append(_coins(state) - _coins(world))
        mean = sum(differences) / len(differences)
        spread = math.sqrt(sum((one - mean) ** 2 for one in differences) / len(differences) ** 2)
        assert abs(mean) < 4 * spread


def _coins(state: BuccaneersState) -> int:
    """The coins of seat 1, and of its better tile once more, so that more than the sum is compared."""
    tiles = [find.kept or 0 for find in state.finds if find.seat == 1]
    return sum(tiles) + max(tiles, default=0)


class TestRolls:
    def test_a_hidden_roll_is_any_roll(self) -> None:
        state = rolling(board(), board(placed={Deed.HUNT: "ABC"}), throws=("fffff", "bb"), roll=3)
        view, luck = GAME.view(state, 0), FastChance(4)
        found: Counter[tuple[int, ...]] = Counter()
        for _ in range(DRAWS):
            world = GAME.imagine(view, luck)
            assert isinstance(world.phase, Rolling)
            assert world.phase.choices == (None, None)
            throw = world.phase.throws[1]
            assert throw is not None
            found[tuple(list(Face).index(face) for face in throw)] += 1
        assert close(found, {(one, other): 1 / 36 for one in range(6) for other in range(6)})

    def test_one_who_has_chosen_may_have_rolled_anything_and_kept_anything_it_allows(self) -> None:
        full = board(ship=1, placed={Deed.BOARDING: "A", Deed.HUNT: "BCD"})
        state = rolling(board(), full, board(), throws=("fffff", "b", "fffff"), roll=4)
        state, _ = GAME.apply(state, 1, NoneFits(), FastChance(0))
        view, luck = GAME.view(state, 0), FastChance(5)
        assert view.awaited == (0, 2)
        found: Counter[tuple[int, ...]] = Counter()
        for _ in range(DRAWS):
            world = GAME.imagine(view, luck)
            assert isinstance(world.phase, Rolling)
            throw, choice = world.phase.throws[1], world.phase.choices[1]
            assert throw is not None
            assert isinstance(choice, NoneFits) == (throw == faces("b"))
            found[(list(Face).index(throw[0]),)] += 1
        assert close(found, {(face,): 1 / 6 for face in range(6)})

    def test_of_several_sets_each_is_as_likely(self) -> None:
        state = rolling(board(), board(placed={Deed.HUNT: "ABC"}), throws=("fffff", "bb"), roll=3)
        state, _ = GAME.apply(state, 1, GAME.parse("keep D"), FastChance(0))
        view, luck = GAME.view(state, 0), FastChance(6)
        found: Counter[tuple[int, ...]] = Counter()
        for _ in range(DRAWS):
            world = GAME.imagine(view, luck)
            assert isinstance(world.phase, Rolling)
            choice = world.phase.choices[1]
            assert isinstance(choice, Keep)
            if world.phase.throws[1] == faces("ff"):
                found[tuple(map(ord, choice.dice))] += 1
        d, e = ord("D"), ord("E")
        assert close(found, {(d,): 1 / 3, (e,): 1 / 3, (d, e): 1 / 3})

    def test_dice_that_did_not_fit_show_only_what_is_full(self) -> None:
        full = board(ship=1, pirate=1, placed={Deed.BOARDING: "A", Deed.RAID: "B", Deed.HUNT: "C"})
        only_raid = board(ship=2, pirate=1, placed={Deed.BOARDING: "A", Deed.RAID: "B", Deed.HUNT: "C"})
        stuck = Stuck(1, faces("br")), Stuck(2, faces("rr"))
        state = table(board(), full, only_raid, phase=Naming(3, (0,), ((),), stuck))
        view, luck = GAME.view(state, 0), FastChance(7)
        found: Counter[tuple[int, ...]] = Counter()
        for _ in range(DRAWS):
            world = GAME.imagine(view, luck)
            assert isinstance(world.phase, Naming)
            assert world.phase.stuck[1] == Stuck(2, faces("rr"))
            throw = world.phase.stuck[0].throw
            assert throw is not None
            found[tuple(list(Face).index(face) for face in throw)] += 1
        assert close(found, {(one, other): 1 / 4 for one in (3, 4) for other in (3, 4)})


def test_the_check_itself_notices_a_wrong_likelihood() -> None:
    luck = FastChance(8)
    found: Counter[tuple[int, ...]] = Counter((luck.below(6),) for _ in range(DRAWS))
    assert close(found, {(face,): 1 / 6 for face in range(6)})
    assert not close(found, {(face,): (1.1 if face else 0.5) / 6 for face in range(6)})
    assert not close(found, {(face,): 1 / 5 for face in range(5)})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_ones_own_roll_and_tiles_are_told_in_private(seats: int) -> None:
    luck, private = FastChance(seats), set()
    for _ in range(10):
        state, told = GAME.setup(BuccaneersOptions(), seats, luck)
        while True:
            for one in told:
                if one.to is not None:
                    assert len(one.to) == 1
                    private.add(type(one.event))
            if not (to_act := GAME.to_act(state)):
                break
            seat = luck.pick(to_act)
            state, told = GAME.apply(state, seat, luck.pick(GAME.legal(state, seat)), luck)
    assert private <= {Rolled, TilesSeen, TileSeen}


def test_the_whole_list_of_what_brings_hidden_things_to_light() -> None:
    revealing = {kind.__name__ for kind in BuccaneersEvent.__args__ if kind.reveals}
    assert revealing == {
        *("DiceKept", "SkullsKept", "NothingKept", "BonusLaid", "BonusTurned", "DiceShown"),
        *("TilesSeen", "TileSeen", "ChestsBrought", "ChestsLoaded", "ChestLeft", "TilesShown", "Scored"),
    }


def test_a_secret_choice_leaves_no_trace_in_any_other_view() -> None:
    """Whatever a seat chooses behind its screen, the others see the same."""
    luck = FastChance(11)
    for _ in range(20):
        state, _ = GAME.setup(BuccaneersOptions(), 4, luck)
        for _ in range(60):
            to_act = GAME.to_act(state)
            seat = luck.pick(to_act)
            legal = GAME.legal(state, seat)
            if len(to_act) > 1:
                outcomes = [GAME.apply(state, seat, action, FastChance(0)) for action in legal]
                assert all(told == () for _, told in outcomes)
                for other in (*range(4), None):
                    if other != seat:
                        assert len({GAME.view(after, other) for after, _ in outcomes}) == 1
            state, _ = GAME.apply(state, seat, luck.pick(legal), luck)


def test_scrambling_does_change_what_is_hidden() -> None:
    luck, changed = FastChance(12), Counter[str]()
    for _ in range(30):
        state, _ = GAME.setup(BuccaneersOptions(), 3, luck)
        while GAME.to_act(state):
            other = scramble(state, 0, luck)
            changed[type(state.phase).__name__] += other.phase != state.phase
            changed["tiles"] += other.finds != state.finds
            changed["pile"] += other.pile != state.pile
            seat = luck.pick(GAME.to_act(state))
            state, _ = GAME.apply(state, seat, luck.pick(GAME.legal(state, seat)), luck)
    for name in ("Rolling", "Naming", "Looking", "Moving", "tiles", "pile"):
        assert changed[name], f"{name} never changed"
    assert not changed[Acting.__name__]


def test_dice_that_did_not_fit_stay_hidden_while_another_rolls_in_the_open() -> None:
    full = board(ship=1, pirate=1, placed={Deed.BOARDING: "A", Deed.RAID: "B"})
    states = [
        table(full, full, full, phase=Rerolling(3, 0, faces("fbb"), (Stuck(2, faces(throw)),)))
        for throw in ("bbr", "rrb")
    ]
    for seat in (0, 1, None):
        assert GAME.view(states[0], seat) == GAME.view(states[1], seat)
    assert GAME.view(states[0], 2) != GAME.view(states[1], 2)
    assert GAME.view(scramble(states[0], 1, FastChance(0)), 1) == GAME.view(states[0], 1)


def hidden_reroll(throw: str) -> BuccaneersState:
    full = board(ship=1, pirate=1, placed={Deed.BOARDING: "A", Deed.RAID: "B", Deed.HUNT: "C"})
    phase = Rerolling(3, 0, faces(throw), ())
    return table(full, full, full, phase=phase, options=BuccaneersOptions(hidden_reroll=True))


def test_a_roll_behind_the_screen_is_its_owners_alone() -> None:
    one, other = hidden_reroll("fb"), hidden_reroll("sc")
    for seat in (1, 2, None):
        assert GAME.view(one, seat) == GAME.view(other, seat)
        assert GAME.view(scramble(one, seat, FastChance(0)), seat) == GAME.view(one, seat)
    assert GAME.view(one, 0) != GAME.view(other, 0)


def test_a_hidden_forced_roll_is_any_roll_of_which_a_die_fits() -> None:
    view, luck = GAME.view(hidden_reroll("fb"), 1), FastChance(14)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(DRAWS):
        world = GAME.imagine(view, luck)
        assert isinstance(world.phase, Rerolling)
        assert world.phase.throw is not None
        found[tuple(list(Face).index(face) for face in world.phase.throw)] += 1
    full = {list(Face).index(Face.BOARDING), list(Face).index(Face.RAID)}
    fitting = [(one, two) for one in range(6) for two in range(6) if not {one, two} <= full]
    assert close(found, {throw: 1 / len(fitting) for throw in fitting})


def test_an_ended_match_can_be_imagined_too() -> None:
    luck = FastChance(13)
    for seats in (2, 3, 4):
        state, _ = GAME.setup(BuccaneersOptions(), seats, luck)
        while to_act := GAME.to_act(state):
            seat = luck.pick(to_act)
            state, _ = GAME.apply(state, seat, luck.pick(GAME.legal(state, seat)), luck)
        for watching in (*range(seats), None):
            view = GAME.view(state, watching)
            assert GAME.view(GAME.imagine(view, luck), watching) == view
