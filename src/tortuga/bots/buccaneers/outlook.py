"""What the deeds of a round lead to, and each player's chance to win from there.

An `Outlook` holds for one seat as long as the boards do not change, that is for all rolls of a round.
"""

import math
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

from tortuga.bots.buccaneers.holds import Hold, Row, hold_of, row_of
from tortuga.bots.buccaneers.worth import Scale
from tortuga.core.tuples import with_item
from tortuga.games.buccaneers.state import Find
from tortuga.games.buccaneers.view import BuccaneersView

FLEET, RECRUIT, HUNT, BOARDING, RAID = range(5)
NOBODY = -1
PER_POINT = 0.8
"""Log-odds of a point once the match is over: a coin not seen may still turn it."""
STEEPEST = 30.0
BETTER = 1e-7

Doers: TypeAlias = tuple[int, int, int]
"""Who is 1st at a deed, who is 2nd (or nobody), and what else matters: the bits of the seats that defend
against an attack, or the colour of the chest that a hunt will draw."""


class Scene:
    """The boards at one moment between two deeds, and the scenes that may follow."""

    __slots__ = ("after", "centre", "coins", "holds", "scores")

    def __init__(self, holds: tuple[Hold, ...], coins: tuple[float, ...], centre: Row) -> None:
        self.holds, self.coins, self.centre = holds, coins, centre
        self.after: dict[tuple[int, Doers], Scene] = {}
        self.scores: Scores | None = None


class Scores(NamedTuple):
    """Log-odds of each seat but for what the boards do not show (`Purse`)."""

    ends: bool
    seats: tuple[float, ...]


class Purse(NamedTuple):
    """What each seat has beside its board: coins and bonus tiles, while the match goes on and at its end."""

    coins: tuple[float, ...]
    ahead: tuple[float, ...]
    points: tuple[float, ...]


class Raid(NamedTuple):
    """An attack before its victim is chosen."""

    deed: int
    seat: int
    rank: int
    barred: int
    """Whom the 1st has attacked already."""
    defended: int
    """The bits of the seats with dice there."""


class Prize(NamedTuple):
    """What an attack may bring."""

    victim: int
    chest: int | None
    place: int


Fight: TypeAlias = tuple[Hold, Hold, Row]
"""The victim's board and the attacker's after it, and the chests put off."""


class Outlook:
    def __init__(self, view: BuccaneersView) -> None:
        assert view.seat is not None
        self.seats = len(view.boards)
        self.first = view.first
        self.bag = view.bag
        self.facts = view.options.facts
        holds = tuple(hold_of(board) for board in view.boards)
        self.scale = Scale(view.options, holds, view.bag)
        self.coins = expected_coins(view)
        self._tile, self._better_tile = tile_worth(view)
        following = (view.first + 1) % self.seats
        order = self.scale.weights.order
        self._order = tuple(order[(seat - following) % self.seats] for seat in range(self.seats))
        self.purse = self.purse_of(self.coins)
        self._fights: dict[Any, Fight] = {}
        self.now = Scene(holds, (0.0,) * self.seats, row_of(view.centre))

    def purse_of(self, coins: Sequence[float], bonus: Sequence[float] | None = None) -> Purse:
        each = self.scale.weights.coin
        tiles = bonus or (0.0,) * self.seats
        ahead = [
            each * own + order + tile for own, order, tile in zip(coins, self._order, tiles, strict=True)
        ]
        return Purse(tuple(coins), tuple(ahead), tuple([PER_POINT * own for own in coins]))

    def bonus_gain(self, seat: int, deed: int) -> float:
        """What a bonus tile at a deed adds to a seat's chance to win in later rounds."""
        now = self.chance(self.now, seat)
        return self.scale.weights.bonus[deed] * now * (1 - now)

    def bonus_worth(self, sides: Sequence[int]) -> float:
        return sum([weight * side for weight, side in zip(self.scale.weights.bonus, sides, strict=True)])

    # Chances

    def scores(self, scene: Scene) -> Scores:
        scores = scene.scores
        if scores is None:
            scores = scene.scores = self._score(scene.holds, scene.coins)
        return scores

    def _score(self, holds: Sequence[Hold], coins: Sequence[float]) -> Scores:
        worths = [self.scale.coming(hold) for hold in holds]
        if self.scale.ends(holds):
            points = [PER_POINT * (worth.points + own) for worth, own in zip(worths, coins, strict=True)]
            return Scores(True, tuple(points))
        each = self.scale.weights.coin
        return Scores(
            False, tuple([worth.ahead + each * own for worth, own in zip(worths, coins, strict=True)])
        )

    def chance(self, scene: Scene, seat: int, purse: Purse | None = None) -> float:
        """A seat's chance to win after this scene."""
        return odds(self.scores(scene), purse or self.purse, seat)

    def chance_moved(self, seat: int, hold: Hold) -> float:
        """A seat's chance to win if its board moves to this one."""
        scores, worth = self.scores(self.now), self.scale.settled(hold)
        mine = PER_POINT * worth.points if scores.ends else worth.ahead
        seats = with_item(scores.seats, seat, mine)
        return odds(Scores(scores.ends, seats), self.purse, seat)

    # Deeds

    def step(self, scene: Scene, deed: int, doers: Doers) -> Scene:
        """The scene after a deed; whoever attacks does what is best at once."""
        key = deed, doers
        after = scene.after.get(key)
        if after is None:
            after = scene.after[key] = self._do(scene, deed, doers)
        return after

    def _do(self, scene: Scene, deed: int, doers: Doers) -> Scene:
        if deed in (FLEET, RECRUIT):
            return self._advance(scene, deed, doers)
        if deed == HUNT:
            return self._hunt(scene, doers)
        first, second, defended = doers
        after, victim = self.attack(scene, Raid(deed, first, 0, NOBODY, defended))
        if second == NOBODY:
            return after
        return self.attack(after, Raid(deed, second, 1, victim, defended))[0]

    def _advance(self, scene: Scene, deed: int, doers: Doers) -> Scene:
        holds = list(scene.holds)
        for rank, seat in enumerate(doers[:2]):
            if seat != NOBODY:
                steps = self.facts.steps_of_two if self.seats == 2 else self.facts.steps[rank]
                holds[seat] = _pushed(holds[seat], deed, steps, self.facts.spaces)
        return Scene(tuple(holds), scene.coins, scene.centre)

    def _hunt(self, scene: Scene, doers: Doers) -> Scene:
        first, second, colour = doers
        coins = list(scene.coins)
        coins[first] += self._better_tile
        if second != NOBODY:
            coins[second] += self._tile
        hold = scene.holds[first]
        if any(self.bag):
            hold = hold._replace(island=(*hold.island, colour))
        return Scene(with_item(scene.holds, first, hold), tuple(coins), scene.centre)

    def attack(self, scene: Scene, raid: Raid) -> tuple[Scene, int]:
        """The scene after the attack that helps its seat most, or after none, and the victim."""
        best, chosen = self.chance(scene, raid.seat) + BETTER, None
        for prize in self.prizes(scene, raid):
            chance = self.chance_with(scene, raid, prize)
            if chance > best:
                best, chosen = chance, prize
        return (self.attacked(scene, raid, chosen), chosen.victim) if chosen else (scene, NOBODY)

    def prizes(self, scene: Scene, raid: Raid) -> Iterator[Prize]:
        """Every attack that a seat can choose: whom, and which chest."""
        for victim, hold in enumerate(scene.holds):
            if victim in (raid.seat, raid.barred):
                continue
            row = scene.centre if raid.rank else hold.fleet if raid.deed == BOARDING else hold.crew
            for place, chest in enumerate(row):
                if chest not in row[:place]:
                    yield Prize(victim, chest, place)
            if not row:
                yield Prize(victim, None, 0)

    def attacked(self, scene: Scene, raid: Raid, prize: Prize) -> Scene:
        robbed, robber, off = self._fight(scene, raid, prize)
        centre = scene.centre
        if raid.rank and prize.chest is not None:
            centre = (*centre[: prize.place], *centre[prize.place + 1 :])
        if off and self.seats > 2:
            centre = tuple(sorted({*centre, *off}))  # B-ISLE-1
        holds = with_item(with_item(scene.holds, prize.victim, robbed), raid.seat, robber)
        return Scene(holds, scene.coins, centre)

    def chance_with(self, scene: Scene, raid: Raid, prize: Prize) -> float:
        """The attacker's chance to win after an attack: only two boards change."""
        scores = self.scores(scene)
        if scores.ends and raid.deed == BOARDING:
            return self.chance(self.attacked(scene, raid, prize), raid.seat)
        robbed, robber, _ = self._fight(scene, raid, prize)
        seats, coins = list(scores.seats), scene.coins
        for seat, hold in ((prize.victim, robbed), (raid.seat, robber)):
            worth = self.scale.coming(hold)
            seats[seat] = (
                PER_POINT * (worth.points + coins[seat])
                if scores.ends
                else worth.ahead + self.scale.weights.coin * coins[seat]
            )
        return odds(Scores(scores.ends, tuple(seats)), self.purse, raid.seat)

    def _fight(self, scene: Scene, raid: Raid, prize: Prize) -> Fight:
        defended = raid.defended >> prize.victim & 1
        key = (scene.holds[prize.victim], scene.holds[raid.seat], raid.deed, raid.rank, prize[1:], defended)
        fight = self._fights.get(key)
        if fight is None:
            fight = self._fights[key] = self._fought(*key)
        return fight

    def _fought(
        self, robbed: Hold, robber: Hold, deed: int, rank: int, loot: tuple[int | None, int], defended: int
    ) -> Fight:
        """Both boards after an attack, and the chests that neither can hold any more."""
        chest, place = loot
        if chest is not None:
            robber = robber._replace(island=(*robber.island, chest))
            if not rank:
                robbed = _robbed(robbed, deed, place)
        robbed = _pushed(robbed, deed, -1, self.facts.spaces)
        if defended:
            robber = _pushed(robber, deed, -1, self.facts.spaces)
        robbed, lost = self._put_off(robbed, deed)
        robber, dropped = self._put_off(robber, deed)
        return robbed, robber, lost + dropped

    def _put_off(self, hold: Hold, deed: int) -> tuple[Hold, Row]:
        """B-CAP-2: the board with what still fits, and the rest."""
        if deed == BOARDING:
            row, room = hold.fleet, self.facts.chests_by_ship[hold.ship - 1]
        else:
            row, room = hold.crew, self.facts.chests_by_pirate[hold.pirate - 1]
        if len(row) <= room:
            return hold, ()
        kept = row[:room]
        return hold._replace(fleet=kept) if deed == BOARDING else hold._replace(crew=kept), row[room:]


def odds(scores: Scores, purse: Purse, seat: int) -> float:
    """The share of one seat, as log-odds make it."""
    beside = purse.points if scores.ends else purse.ahead
    logs = [score + own for score, own in zip(scores.seats, beside, strict=True)]
    mine = logs[seat]
    return 1 / sum([math.exp(min(STEEPEST, log - mine)) for log in logs])


def _pushed(hold: Hold, deed: int, steps: int, last: int) -> Hold:
    """The ship's or the pirate's marker moved, as the deed says."""
    ship, pirate, *rows = hold
    if deed in (FLEET, BOARDING):
        return Hold(min(last, max(1, ship + steps)), pirate, *rows)
    return Hold(ship, min(last, max(1, pirate + steps)), *rows)


def _robbed(hold: Hold, deed: int, place: int) -> Hold:
    if deed == BOARDING:
        return hold._replace(fleet=hold.fleet[:place] + hold.fleet[place + 1 :])
    return hold._replace(crew=hold.crew[:place] + hold.crew[place + 1 :])


# Treasure tiles


def expected_coins(view: BuccaneersView) -> tuple[float, ...]:
    """Coins by seat: its own as they are, the tiles of others as those not seen are on average."""
    one, better = _unseen(view)
    coins = [0.0] * len(view.boards)
    for find in view.finds:
        coins[find.seat] += find.kept if find.kept is not None else better if find.looked else one
    return tuple(coins)


def tile_worth(view: BuccaneersView) -> tuple[float, float]:
    """What a tile taken unseen will show, and what the 1st of a hunt will keep."""
    one, better = _unseen(view)
    if view.pile < 2 or len(view.boards) == 2:
        better = one
    return (one, better) if view.pile else (0.0, 0.0)


def _unseen(view: BuccaneersView) -> tuple[float, float]:
    """The coins on a tile not seen yet, and on the better one of two."""
    tiles = _left(view.options.facts.tiles, view.finds)
    total = sum(tiles)
    if not total:
        return 0.0, 0.0
    shares = [tile / total for tile in tiles]
    one = sum([coins * share for coins, share in enumerate(shares, 1)])
    better = sum([max(a, b) * p * q for a, p in enumerate(shares, 1) for b, q in enumerate(shares, 1)])
    return one, better


def _left(tiles: Sequence[int], finds: Sequence[Find]) -> list[int]:
    left = list(tiles)
    for find in finds:
        if find.kept is not None:
            left[find.kept - 1] -= 1
    return left
