"""Quick play with the dice of a round: what a sensible player keeps, without thinking far.

A seat's strength at a deed is four times its total plus its place in the order of ties, so that strengths
are never equal; 0 stands for no die there. Sets of dice are bits: 1 for die A, 2 for B, 4 for C …
"""

import math
from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import NamedTuple, TypeAlias

from tortuga.bots.buccaneers.outlook import BOARDING, HUNT, NOBODY, RAID, Doers, Outlook
from tortuga.games.buccaneers.components import DEEDS, DIE_INDEX, Die, Numbers
from tortuga.games.buccaneers.phases.rolling import BEST_SIDE
from tortuga.games.buccaneers.state import Board

SKULL = len(DEEDS)
ALL_DEEDS = range(len(DEEDS))
FIVE_DICE = 5
STEP = 4
"""Strength per point of a total."""
FURTHEST = 160
"""No strengths differ by more."""

GROWTH, SPREAD, SPREAD_BY_ROOT, SLOPE = 0.64, 0.6, 0.9, 1.2
"""How much a rival with dice left will add to a total on average, and how sure that is."""
DIE_COST = 0.12
"""What a die is worth elsewhere, as a part of the average gain of a deed."""

Throw: TypeAlias = tuple[int, ...]
"""The dice that show each face: five deeds and the skull."""
Lead: TypeAlias = tuple[float, ...]
"""The chance to stay ahead, by the lead in strength; `FURTHEST` stands for none."""


Rows: TypeAlias = Sequence[Sequence[int]]


class Stake(NamedTuple):
    """Dice for a deed; without dice, a bonus for it."""

    deed: int
    dice: int


class Handful(NamedTuple):
    """Some of the dice that show a deed (and skulls): the strength they add."""

    dice: int
    strength: int
    size: int


class Dice:
    """Where the dice of all seats are."""

    __slots__ = ("counts", "gifts", "hands", "sides", "strength")

    def __init__(
        self,
        hands: list[int],
        strength: list[list[int]],
        counts: list[list[int]],
        sides: list[list[int]],
        gifts: list[float],
    ) -> None:
        self.hands, self.strength, self.counts, self.sides = hands, strength, counts, sides
        self.gifts = gifts
        """What the bonus tiles laid since are worth to each seat in later rounds."""

    def copy(self) -> "Dice":
        return Dice(
            self.hands[:],
            [row[:] for row in self.strength],
            [row[:] for row in self.counts],
            [row[:] for row in self.sides],
            self.gifts[:],
        )


def bits(dice: Sequence[Die]) -> int:
    return sum([1 << DIE_INDEX[die] for die in dice])


@cache
def throws() -> tuple[Throw, ...]:
    """Every throw of five dice."""
    return tuple(
        tuple(sum(1 << die for die, shown in enumerate(faces) if shown == face) for face in range(SKULL + 1))
        for faces in product(range(SKULL + 1), repeat=FIVE_DICE)
    )


@cache
def parts_of(numbers: tuple[Numbers, ...]) -> tuple[tuple[tuple[tuple[Handful, ...], ...], ...], ...]:
    """By deed, by the dice that show it and by skulls: what may sensibly be kept of them."""
    every = range(1 << FIVE_DICE)
    return tuple(
        tuple(
            tuple(() if group & skulls else _parts(numbers, deed, group, skulls) for skulls in every)
            for group in every
        )
        for deed in ALL_DEEDS
    )


def _parts(numbers: tuple[Numbers, ...], deed: int, group: int, skulls: int) -> tuple[Handful, ...]:
    """The highest numbers first, then skulls one by one; skulls alone are kept together."""
    number = {die: numbers[die].of(DEEDS[deed]) for die in range(FIVE_DICE)}
    order = sorted(split(group), key=lambda die: -number[die]) + split(skulls)
    found, dice, strength = [], 0, 0
    for count, die in enumerate(order, 1):
        dice |= 1 << die
        strength += STEP * number[die]
        found.append(Handful(dice, strength, count))
    return tuple(found) if group else tuple(found[-1:])


def split(dice: int) -> list[int]:
    return [die for die in range(FIVE_DICE) if dice >> die & 1]


@cache
def leads(rivals: int) -> Lead:
    """With so many dice left in the fullest hand of the others."""
    if not rivals:
        return tuple(float(lead > 0) for lead in range(-FURTHEST, FURTHEST + 1))
    spread = SPREAD + SPREAD_BY_ROOT * math.sqrt(rivals)
    return tuple(
        1 / (1 + math.exp(-SLOPE * (lead / STEP - GROWTH * rivals) / spread))
        for lead in range(-FURTHEST, FURTHEST + 1)
    )


class DiceTable:
    """What the deeds are worth to each seat, and how the dice are played for that."""

    def __init__(
        self, outlook: Outlook, boards: Sequence[Board], foresight: bool = True, far: bool = False
    ) -> None:
        facts, seats = outlook.facts, range(outlook.seats)
        self._foresight = foresight
        self.far = far
        """Whether attacks are thought to the end of the round."""
        self.outlook = outlook
        self.seats = seats
        self.parts = parts_of(facts.dice)
        self.numbers = [[numbers.of(deed) for deed in DEEDS] for numbers in facts.dice]
        self.ahead = [3 - (seat - outlook.first) % outlook.seats for seat in seats]
        full = len(facts.dice)
        self.room = [
            (full, full, full, facts.dice_by_ship[board.ship - 1], facts.dice_by_pirate[board.pirate - 1])
            for board in boards
        ]
        self.first = [[self._gain(seat, deed) for deed in ALL_DEEDS] for seat in seats]
        self.second = [[self._second_gain(seat, deed) for deed in ALL_DEEDS] for seat in seats]
        self.cost = [DIE_COST * sum(gains) / len(gains) for gains in self.first]
        self.more = [
            [one - two for one, two in zip(*rows, strict=True)]
            for rows in zip(self.first, self.second, strict=True)
        ]
        self.lasting = outlook.scale.weights.bonus
        self.bonus = [[outlook.bonus_gain(seat, deed) for deed in ALL_DEEDS] for seat in seats]

    # What deeds are worth

    def _gain(self, seat: int, deed: int) -> float:
        """What acting alone at a deed adds to a seat's chance to win."""
        return max(0.0, self._after(deed, seat, NOBODY, seat) - self.outlook.chance(self.outlook.now, seat))

    def _second_gain(self, seat: int, deed: int) -> float:
        if len(self.seats) == 2:
            return 0.0
        other = (seat + 1) % len(self.seats)
        return max(0.0, self._after(deed, other, seat, seat) - self._after(deed, other, NOBODY, seat))

    def _after(self, deed: int, first: int, second: int, seat: int) -> float:
        look = self.outlook
        if deed != HUNT:
            return look.chance(look.step(look.now, deed, (first, second, 0)), seat)
        bag = look.bag if any(look.bag) else (1,)
        chances = [
            chests * look.chance(look.step(look.now, deed, (first, second, colour)), seat)
            for colour, chests in enumerate(bag)
            if chests
        ]
        return sum(chances) / sum(bag)

    # Where the dice are

    def dice_of(self, boards: Sequence[Board]) -> Dice:
        return Dice(
            [bits(board.hand) for board in boards],
            [[self._strength(seat, board, deed) for deed in ALL_DEEDS] for seat, board in enumerate(boards)],
            [[len(placed) for placed in board.placed] for board in boards],
            [list(board.bonus) for board in boards],
            [self.outlook.bonus_worth(board.bonus) for board in boards],
        )

    def _strength(self, seat: int, board: Board, deed: int) -> int:
        placed = board.placed[deed]
        if not placed:
            return 0
        total = sum([self.numbers[DIE_INDEX[die]][deed] for die in placed]) + board.bonus[deed]
        return STEP * total + self.ahead[seat]

    def doers(self, dice: Dice, deed: int, colour: int) -> Doers | None:
        """Who will do a deed when the dice stay as they are."""
        column = [row[deed] for row in dice.strength]
        order = sorted(column, reverse=True)
        if not order[0]:
            return None
        second = self._seat(order[1]) if order[1] and len(order) > 2 else NOBODY
        if deed in (BOARDING, RAID):
            colour = sum([1 << seat for seat, strength in enumerate(column) if strength])
        return self._seat(order[0]), second, colour if deed >= HUNT else 0

    def _seat(self, strength: int) -> int:
        return (self.outlook.first + 3 - strength % STEP) % len(self.seats)

    # Choosing

    def keep(self, dice: Dice, seat: int, throw: Throw, rows: Rows, lead: Lead) -> Stake | None:
        """The dice that add most to the chances at their deed, less what they could do elsewhere."""
        hand, strength, counts = dice.hands[seat], dice.strength[seat], dice.counts[seat]
        room, more, second, cost = self.room[seat], self.more[seat], self.second[seat], self.cost[seat]
        skulls = throw[SKULL] & hand
        best, chosen = -math.inf, None
        for deed in ALL_DEEDS:
            parts = self.parts[deed][throw[deed] & hand][skulls]
            free = room[deed] - counts[deed]
            if not parts or free <= 0:
                continue
            own = strength[deed]
            one, two = rivals(own, rows[deed])
            gain, side = more[deed], second[deed]
            before = 0.0
            if own:
                before = gain * lead[own - one] + side * lead[own - two]
            else:
                own = STEP * dice.sides[seat][deed] + self.ahead[seat]
            for part in parts:
                if part[2] > free:
                    break
                at = own + part[1]
                value = gain * lead[at - one] + side * lead[at - two] - before - cost * part[2]
                if value > best:
                    best, chosen = value, Stake(deed, part[0])
        return chosen

    def value(self, dice: Dice, seat: int, choice: Stake, rows: Rows, lead: Lead) -> float:
        """How much dice kept for a deed, or a bonus for it, add."""
        deed, kept = choice
        own, sides = dice.strength[seat][deed], dice.sides[seat][deed]
        one, two = rivals(own, rows[deed])
        gain, side = self.more[seat][deed], self.second[seat][deed]
        before = gain * lead[own - one] + side * lead[own - two] if own else 0.0
        if not kept:
            at, cost = (own and own + STEP), -self.bonus[seat][deed]
        else:
            at = (own or STEP * sides + self.ahead[seat]) + STEP * self.numbered(kept, deed)
            cost = self.cost[seat] * kept.bit_count()
        return (gain * lead[at - one] + side * lead[at - two] if at else 0.0) - before - cost

    def numbered(self, kept: int, deed: int) -> int:
        return sum([self.numbers[die][deed] for die in split(kept)])

    def lay(self, dice: Dice, seat: int, rows: Rows, lead: Lead) -> Stake | None:
        """Where a bonus tile helps most."""
        choices = [Stake(deed, 0) for deed in ALL_DEEDS if dice.sides[seat][deed] < BEST_SIDE]
        return max(choices, key=lambda choice: self.value(dice, seat, choice, rows, lead), default=None)

    def name(self, dice: Dice, seat: int, skulls: int) -> int:
        """The deed for skulls kept alone."""
        rows, lead = self.rows(dice), self.lead(dice, seat)
        fits = [
            deed
            for deed in ALL_DEEDS
            if self.room[seat][deed] - dice.counts[seat][deed] >= skulls.bit_count()
        ]
        return max(fits, key=lambda deed: self.value(dice, seat, Stake(deed, skulls), rows, lead))

    @staticmethod
    def rows(dice: Dice) -> Rows:
        """The strengths at each deed, best first, and a nought."""
        return [[*sorted(column, reverse=True), 0] for column in zip(*dice.strength, strict=True)]

    def lead(self, dice: Dice, seat: int) -> Lead:
        """How safe a lead is; without foresight, as if nobody rolled any more."""
        if not self._foresight:
            return shifted(0)
        hands = [hand.bit_count() for other, hand in enumerate(dice.hands) if other != seat]
        return shifted(max(hands))

    # Playing on

    def put(self, dice: Dice, seat: int, choice: Stake) -> None:
        deed, kept = choice
        strength = dice.strength[seat]
        if not kept:
            dice.sides[seat][deed] += 1
            dice.gifts[seat] += self.lasting[deed]
            if strength[deed]:
                strength[deed] += STEP
            return
        if not strength[deed]:
            strength[deed] = STEP * dice.sides[seat][deed] + self.ahead[seat]
        strength[deed] += STEP * self.numbered(kept, deed)
        dice.counts[seat][deed] += kept.bit_count()
        dice.hands[seat] &= ~kept

    def roll(self, dice: Dice, thrown: Sequence[Throw], fixed: dict[int, Stake | None]) -> None:
        """One common roll; some choices may be given."""
        rows = self.rows(dice)
        chosen = [
            fixed[seat] if seat in fixed else self._choose(dice, seat, thrown[seat], rows)
            for seat in self.seats
        ]
        for seat, choice in enumerate(chosen):
            if choice:
                self.put(dice, seat, choice)

    def _choose(self, dice: Dice, seat: int, throw: Throw, rows: Rows) -> Stake | None:
        lead = self.lead(dice, seat)
        if dice.hands[seat]:
            return self.keep(dice, seat, throw, rows, lead)
        return self.lay(dice, seat, rows, lead)

    def play_on(self, dice: Dice, later: Sequence[Sequence[Throw]]) -> None:
        """All further rolls."""
        for thrown in later:
            if not any(dice.hands):
                return
            self.roll(dice, thrown, {})


@cache
def shifted(rivals_dice: int) -> Lead:
    """`leads` so that it can be indexed by a lead, also a negative one."""
    row = leads(rivals_dice)
    return row[FURTHEST:] + row[:FURTHEST]


def rivals(own: int, row: Sequence[int]) -> tuple[int, int]:
    """The best two strengths of the others."""
    if own == row[0]:
        return row[1], row[2]
    return row[0], row[2] if own == row[1] else row[1]
