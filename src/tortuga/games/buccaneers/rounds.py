"""The course of a match: set-up, then rounds of rolling, acting and moving until one has enough chests."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from operator import attrgetter
from typing import Any

from msgspec.structs import replace

from tortuga.core.chance import Chance
from tortuga.core.game import Seat
from tortuga.core.phases import Phase
from tortuga.games.buccaneers.attacks import TARGET, after_attacks
from tortuga.games.buccaneers.chests import draw_chest
from tortuga.games.buccaneers.components import DEED_INDEX, DEEDS, DICE, Deed, Die, Facts, Zone
from tortuga.games.buccaneers.events import (
    DeedRanked,
    DeedSkipped,
    DiceTakenBack,
    EqualTotals,
    FirstPlayer,
    RoundBegan,
)
from tortuga.games.buccaneers.options import BuccaneersOptions
from tortuga.games.buccaneers.phases.acting import Acting
from tortuga.games.buccaneers.phases.doing import Doing
from tortuga.games.buccaneers.phases.looking import Looking
from tortuga.games.buccaneers.phases.moving import Moving, begin_moving, move_all
from tortuga.games.buccaneers.phases.naming import Naming
from tortuga.games.buccaneers.phases.over import end_game
from tortuga.games.buccaneers.phases.rerolling import Rerolling, roll_again
from tortuga.games.buccaneers.phases.rolling import begin_roll
from tortuga.games.buccaneers.phases.stealing import Stealing
from tortuga.games.buccaneers.phases.taking import Taking
from tortuga.games.buccaneers.state import Board, BuccaneersState, Step

NO_DICE: tuple[tuple[()], ...] = ((),) * len(DEEDS)
dice_in_hand = attrgetter("hand")


def deal(options: BuccaneersOptions, seats: int, chance: Chance) -> Step:
    """B-SETUP-1 to B-SETUP-4, up to the first roll."""
    facts = options.facts
    first = chance.about("first").below(seats) if options.first_player == "random" else options.first_player
    board = Board(facts.ship_start, facts.pirate_start, (), (), (), (), (0,) * len(DEEDS), NO_DICE, DICE)
    state = BuccaneersState(
        options=options,
        round=1,
        first=first,
        boards=(board,) * seats,
        bag=facts.chests.by_colour(),
        centre=(),
        bonus_left=facts.bonus_tiles,
        pile=facts.tiles,
        finds=(),
        phase=Moving((), ()),
    )
    step = Step(state, chance)
    step.tell(FirstPlayer(first))
    for seat in state.clockwise():
        draw_chest(step, seat, Zone.ISLAND)
        draw_chest(step, seat, Zone.CREW)
    _begin_round(step)
    return step


def _begin_round(step: Step) -> None:
    step.tell(RoundBegan(step.state.round, step.state.first))
    begin_roll(step, 1)


def _after_placing(step: Step, phase: Naming | Rerolling) -> None:
    """B-ROLL-7: forced rolls, each player finishing before the next. B-ROLL-2: until all dice are placed."""
    if phase.stuck:
        roll_again(step, phase.roll, phase.stuck)
    elif any(map(dice_in_hand, step.state.boards)):
        begin_roll(step, phase.roll + 1)
    else:
        _begin_deed(step, DEEDS)


def _after_acting(step: Step, phase: Doing) -> None:
    """After the 1st the 2nd is next, then the next deed."""
    if phase.rank + 1 < len(phase.actors):
        attacked = phase.victim if isinstance(phase, Stealing) else None
        step.ask(Acting(phase.deed, phase.actors, phase.rank + 1, attacked))
        return
    if phase.deed in TARGET:
        after_attacks(step, phase.deed)
    _begin_deed(step, DEEDS[DEED_INDEX[phase.deed] + 1 :])


def _begin_deed(step: Step, deeds: Iterable[Deed]) -> None:
    """The first of these that anybody has dice at (B-ACT-1, B-ACT-2); after the last, the chests move."""
    for deed in deeds:
        players, totals = ranking(step.state, deed)
        if players:
            if len(set(totals)) < len(totals):
                _tell_ties(step, deed, players, totals)
            step.tell(DeedRanked(deed, players, totals))
            actors = players[:1] if len(step.state.boards) == 2 else players[:2]  # B-TWO-1
            step.ask(Acting(deed, actors, 0))
            return
        step.tell(DeedSkipped(deed))
    step.tell(DiceTakenBack())  # B-ACT-5
    boards = tuple([replace(board, placed=NO_DICE, hand=DICE) for board in step.state.boards])
    step.state = replace(step.state, boards=boards)
    begin_moving(step)


def ranking(state: BuccaneersState, deed: Deed) -> tuple[tuple[Seat, ...], tuple[int, ...]]:
    """Who has dice at a deed, highest total first, ties clockwise from the first player (B-ACT-3)."""
    facts, boards, index = state.options.facts, state.boards, DEED_INDEX[deed]
    players: list[Seat] = []
    totals: list[int] = []
    for seat in state.clockwise():
        if boards[seat].placed[index]:
            own = total(boards[seat], deed, facts)
            place = len(totals)
            while place and totals[place - 1] < own:
                place -= 1
            players.insert(place, seat)
            totals.insert(place, own)
    return tuple(players), tuple(totals)


def _tell_ties(step: Step, deed: Deed, players: tuple[Seat, ...], totals: tuple[int, ...]) -> None:
    for equal in sorted({one for one in totals if totals.count(one) > 1}, reverse=True):
        tied = tuple([seat for seat, one in zip(players, totals, strict=True) if one == equal])
        step.tell(EqualTotals(deed, tied, equal, step.state.first))


def total(board: Board, deed: Deed, facts: Facts) -> int:
    """The numbers of the dice at a deed and the bonus tile there (B-ACT-2, B-BONUS-2)."""
    index = DEED_INDEX[deed]
    return _points(board.placed[index], deed, facts) + board.bonus[index]


@lru_cache(maxsize=4096)
def _points(dice: tuple[Die, ...], deed: Deed, facts: Facts) -> int:
    return sum([facts.number(die, deed) for die in dice])


def _after_moving(step: Step, phase: Moving) -> None:
    move_all(step, phase.moves)
    _end_round(step)


def _end_round(step: Step) -> None:
    """B-END-1: with enough chests in one Tortuga the game ends; else the marker goes to the left."""
    state = step.state
    if max([len(board.tortuga) for board in state.boards]) >= state.options.goal:
        end_game(step)
    else:
        step.state = replace(state, round=state.round + 1, first=(state.first + 1) % len(state.boards))
        _begin_round(step)


AFTER: dict[type[Phase], Callable[[Step, Any], None]] = {
    Naming: _after_placing,
    Rerolling: _after_placing,
    Acting: _after_acting,
    Looking: _after_acting,
    Stealing: _after_acting,
    Taking: _after_acting,
    Moving: _after_moving,
}
"""What comes after a phase that asks nobody any more."""
