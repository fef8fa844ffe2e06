"""The moment when the screens go up, and how the round goes on from there, in imagined worlds."""

from collections.abc import Callable, Iterator
from functools import cached_property, partial
from typing import TypeAlias

from msgspec import Struct

from tortuga.bots.buccaneers.choices import SKULLS_ALONE, named, seat_of
from tortuga.bots.buccaneers.dicing import ALL_DEEDS, Dice, DiceTable, Stake, split
from tortuga.bots.buccaneers.last_dice import MOST, Rest, rests
from tortuga.bots.buccaneers.regrets import drawn_from
from tortuga.bots.buccaneers.round_end import End, Tomorrow
from tortuga.bots.buccaneers.screens import Hand, Screens
from tortuga.bots.buccaneers.searcher import World, place_alone
from tortuga.core.chance import FastChance
from tortuga.core.game import Seat
from tortuga.games.buccaneers.phases.rolling import Rolling
from tortuga.games.buccaneers.view import BuccaneersView

COST = (1, 2, 6)
"""Rounds that it is like to count through so many dice."""

Profile: TypeAlias = dict[Seat, Stake | None]
"""What each of those chooses who choose at once."""


class Trial(Struct):
    """What each choice leads to in a world: where own dice are counted through, to several ends."""

    seat: Seat
    hand: Hand
    ends: list[dict[Rest, End]]

    @property
    def plain_values(self) -> list[float]:
        """The chance to win that each choice has, where nothing is counted through."""
        return [ends[()].chances[self.seat] for ends in self.ends]


def only(end: End) -> dict[Rest, End]:
    """Where nothing is counted through."""
    return {(): end}


class Meetings:
    """One roll in which all who choose meet, whatever each holds, and the rest of the round after it."""

    def __init__(self, view: BuccaneersView, table: DiceTable, screens: Screens, chance: FastChance) -> None:
        self._view, self._table, self._screens, self._chance = view, table, screens, chance
        self._own = seat_of(view)
        self._start = table.dice_of(view.boards)
        self._lasts = table.outlook.scale.ends(table.outlook.now.holds)
        """Whether the round ends the match, unless somebody is robbed."""
        self._answered = any(len(hand.stakes) > 1 for hands in self._others.values() for hand in hands)

    @property
    def _others(self) -> Screens:
        return {seat: hands for seat, hands in self._screens.items() if seat != self._own}

    @cached_property
    def cost(self) -> int:
        """Rounds played out in one world, about."""
        true = self._screens[self._own][0]
        own = sum([COST[self._counted(stake)] for stake in true.stakes])
        if not self._answered:
            return own
        more = [
            sum([len(hand.stakes) - 1 for hand in hands]) / len(hands) for hands in self._screens.values()
        ]
        return own + 1 + round(sum(more))

    def _counted(self, stake: Stake | None) -> int:
        """How many own dice are counted through after a choice. Lone skulls fit otherwise in each world."""
        if not self._lasts or not stake or stake.deed == SKULLS_ALONE:
            return 0
        left = (self._start.hands[self._own] & ~stake.dice).bit_count()
        return left if left <= MOST else 0

    def trials(self, world: World, tomorrow: Tomorrow) -> list[Trial]:
        """First of the own choices with the dice that are held; then of everybody's, the others not knowing
        which dice that are."""
        finished, true = Finished(self._table, world, tomorrow), self._screens[self._own][0]
        held = {seat: self._chance.pick(hands) for seat, hands in self._others.items()}
        profile = {seat: self._chosen(hand) for seat, hand in held.items()}
        own = Trial(self._own, true, [self._own_ends(finished, profile, stake) for stake in true.stakes])
        return [own, *self._answers(finished, held, profile)] if self._answered else [own]

    def _answers(self, finished: "Finished", held: dict[Seat, Hand], profile: Profile) -> Iterator[Trial]:
        held = held | {self._own: self._chance.pick(self._screens[self._own])}
        profile = profile | {self._own: self._chosen(held[self._own])}
        for seat, hand in held.items():
            if len(hand.stakes) > 1 and hand is not self._screens[self._own][0]:
                ends = [only(self._end(finished, profile | {seat: stake})) for stake in hand.stakes]
                yield Trial(seat, hand, ends)

    def _chosen(self, hand: Hand) -> Stake | None:
        return hand.stakes[drawn_from(hand.mix.now, self._chance)]

    def _end(self, finished: "Finished", profile: Profile) -> End:
        return finished.once(tuple(sorted(profile.items())), partial(self._revealed, finished.world, profile))

    def _own_ends(self, finished: "Finished", profile: Profile, stake: Stake | None) -> dict[Rest, End]:
        if not self._counted(stake):
            return only(self._end(finished, profile | {self._own: stake}))
        dice = self._revealed(finished.world, profile | {self._own: stake})
        return finished.counted(dice, self._own)

    def _revealed(self, world: World, profile: Profile) -> Dice:
        """The screens go up; then skulls are named clockwise."""
        dice, table, view = self._start.copy(), self._table, self._view
        if not isinstance(view.phase, Rolling):
            chosen = profile[self._own]
            assert chosen
            place_alone(view, table, dice, chosen)
            return dice
        for seat, stake in profile.items():
            if stake and stake.deed != SKULLS_ALONE:
                table.put(dice, seat, stake)
        for seat in sorted(profile, key=lambda seat: (seat - view.first) % len(view.boards)):
            stake = profile[seat]
            if stake and stake.deed == SKULLS_ALONE:
                table.put(dice, seat, named(table, dice, seat, stake))
        return dice


class Finished:
    """The ends of one world; those that nobody could tell apart are one."""

    def __init__(self, table: DiceTable, world: World, tomorrow: Tomorrow) -> None:
        self.table, self.world, self._tomorrow = table, world, tomorrow
        self._ends: dict[object, End] = {}
        self._played: dict[object, End] = {}

    def once(self, profile: object, revealed: Callable[[], Dice]) -> End:
        """After what all have chosen; the same choices are played on only once."""
        end = self._played.get(profile)
        if end is None:
            dice = revealed()
            self.table.play_on(dice, self.world.later)
            end = self._played[profile] = self.end(dice)
        return end

    def end(self, dice: Dice) -> End:
        end = End(self.table, dice, self.world, self._tomorrow)
        return self._ends.setdefault(end.kind, end)

    def counted(self, dice: Dice, own: Seat) -> dict[Rest, End]:
        """By all that the own last dice may come to, the others rolling theirs."""
        left = [1 << die for die in split(dice.hands[own])]
        room, counts = self.table.room[own], dice.counts[own]
        free = [room[deed] - counts[deed] for deed in ALL_DEEDS]
        others = [self._others_finish(dice, own, rolls) for rolls in range(1, len(left) + 1)]
        return {rest: self._rest_end(*others[len(rest) - 1], own, rest) for rest in rests(left, free)}

    def _others_finish(self, dice: Dice, own: Seat, least: int) -> tuple[Dice, int]:
        """After all rolls of the others, and at least so many: each brings a bonus to who has no dice."""
        dice, rolls = dice.copy(), 0
        for thrown in self.world.later:
            if rolls >= least and not any(hand for seat, hand in enumerate(dice.hands) if seat != own):
                break
            self.table.roll(dice, thrown, {own: None})
            rolls += 1
        return dice, rolls

    def _rest_end(self, others: Dice, rolls: int, own: Seat, rest: Rest) -> End:
        dice, table = others.copy(), self.table
        for stake in rest:
            table.put(dice, own, stake)
        for _ in range(rolls - len(rest)):
            if laid := table.lay(dice, own, table.rows(dice), table.lead(dice, own)):
                table.put(dice, own, laid)
        return self.end(dice)
