"""Boarding and raid: the same attack, on ship and fleet zone or on pirate and crew zone."""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from msgspec.structs import replace

from tortuga.core.chance import Chance
from tortuga.core.game import Seat, Told
from tortuga.games.buccaneers.actions import Attack, GiveUp, Steal, Take
from tortuga.games.buccaneers.chests import crew_room, fleet_room, strand
from tortuga.games.buccaneers.components import DEED_INDEX, Chest, Deed, Marker, Zone
from tortuga.games.buccaneers.events import (
    Attacked,
    ChestPutOff,
    ChestStolen,
    ChestTaken,
    MarkerPushedBack,
    Story,
)
from tortuga.games.buccaneers.options import PutOff
from tortuga.games.buccaneers.questions import WhatToSteal, WhatToTake
from tortuga.games.buccaneers.state import Acting, Board, BuccaneersState, Stealing, Taking


class Target(NamedTuple):
    """What an attack is directed at; zone and marker are also the names of the board's fields."""

    zone: Zone
    marker: Marker


TARGET = {Deed.BOARDING: Target(Zone.FLEET, Marker.SHIP), Deed.RAID: Target(Zone.CREW, Marker.PIRATE)}
TAKES = {chest: Take(chest) for chest in Chest}
GIVE_UP = GiveUp()


def chests_in(board: Board, zone: Zone) -> tuple[Chest, ...]:
    chests: tuple[Chest, ...] = getattr(board, zone.value)
    return chests


def space_of(board: Board, marker: Marker) -> int:
    space: int = getattr(board, marker.value)
    return space


def changed(board: Board, field: Zone | Marker, value: Any) -> Board:
    return replace(board, **{field.value: value})


@cache
def legal_attacks(seats: int, seat: Seat, attacked: Seat | None) -> tuple[Attack | GiveUp, ...]:
    """Any opponent, for the 2nd other than the one the 1st attacked (B-BOARD-2, B-RAID-2), or nobody."""
    victims = [Attack(victim) for victim in range(seats) if victim not in (seat, attacked)]
    return (*victims, GIVE_UP)


def attack(state: BuccaneersState, stage: Acting, victim: Seat, story: Story) -> BuccaneersState:
    """Do an attack as far as nothing is left to choose."""
    seat, deed = stage.actor, stage.deed
    defended = bool(state.boards[victim].placed[DEED_INDEX[deed]])
    story.append(Told(Attacked(seat, victim, deed, defended)))
    if stage.rank == 0:
        return _begin_theft(state, stage, victim, story)
    state = _push_back(state, stage, victim, story)  # B-BOARD-2: first the markers, then the island
    return _begin_taking(state, stage, victim, story)


# The 1st steals


def _begin_theft(state: BuccaneersState, stage: Acting, victim: Seat, story: Story) -> BuccaneersState:
    chests = chests_in(state.boards[victim], TARGET[stage.deed].zone)
    if len(set(chests)) > 1:
        stealing = Stealing(stage.deed, stage.actors, stage.rank, victim=victim)
        return replace(state, stage=stealing)
    if chests:
        state = _steal(state, stage, victim, 1, story)
    return _end_attack(_push_back(state, stage, victim, story), stage, victim, story)


def stealing_question(state: BuccaneersState, seat: Seat) -> WhatToSteal:
    del seat
    stage = state.stage
    assert isinstance(stage, Stealing)
    return WhatToSteal(stage.deed, stage.victim)


def legal_steals(state: BuccaneersState, seat: Seat) -> Sequence[Steal]:
    """Every place: chests of one colour apart from each other leave different rows behind."""
    del seat
    stage = state.stage
    assert isinstance(stage, Stealing)
    return _steals(len(chests_in(state.boards[stage.victim], TARGET[stage.deed].zone)))


@cache
def _steals(chests: int) -> tuple[Steal, ...]:
    return tuple(Steal(place) for place in range(1, chests + 1))


def steal(state: BuccaneersState, seat: Seat, action: Steal, chance: Chance, story: Story) -> BuccaneersState:
    del seat, chance
    stage = state.stage
    assert isinstance(stage, Stealing)
    state = _steal(state, stage, stage.victim, action.place, story)
    state = _push_back(state, stage, stage.victim, story)
    return _end_attack(state, stage, stage.victim, story)


def _steal(state: BuccaneersState, stage: Acting, victim: Seat, place: int, story: Story) -> BuccaneersState:
    """B-BOARD-1, B-RAID-1: a chest of the victim's to the own island zone; the gap closes to the left."""
    seat, zone = stage.actor, TARGET[stage.deed].zone
    chests = chests_in(state.boards[victim], zone)
    chest = chests[place - 1]
    story.append(Told(ChestStolen(seat, victim, chest, zone)))
    robbed = changed(state.boards[victim], zone, chests[: place - 1] + chests[place:])
    board = state.boards[seat]
    return state.with_board(victim, robbed).with_board(seat, replace(board, island=(*board.island, chest)))


# The 2nd takes from the central island


def _begin_taking(state: BuccaneersState, stage: Acting, victim: Seat, story: Story) -> BuccaneersState:
    """B-BOARD-3: the 2nd must take a chest if there is one."""
    if len(state.centre) > 1:
        return replace(
            state, stage=Taking(stage.deed, stage.actors, stage.rank, stage.attacked, victim=victim)
        )
    if state.centre:
        state = _take(state, stage.actor, state.centre[0], story)
    return _end_attack(state, stage, victim, story)


def taking_question(state: BuccaneersState, seat: Seat) -> WhatToTake:
    del seat
    stage = state.stage
    assert isinstance(stage, Taking)
    return WhatToTake(stage.deed)


def legal_takes(state: BuccaneersState, seat: Seat) -> Sequence[Take]:
    del seat
    return tuple([TAKES[chest] for chest in state.centre])


def take(state: BuccaneersState, seat: Seat, action: Take, chance: Chance, story: Story) -> BuccaneersState:
    del chance
    stage = state.stage
    assert isinstance(stage, Taking)
    return _end_attack(_take(state, seat, action.chest, story), stage, stage.victim, story)


def _take(state: BuccaneersState, seat: Seat, chest: Chest, story: Story) -> BuccaneersState:
    story.append(Told(ChestTaken(seat, chest)))
    board = state.boards[seat]
    centre = tuple([other for other in state.centre if other is not chest])
    return replace(state.with_board(seat, replace(board, island=(*board.island, chest))), centre=centre)


# Markers and what they can no longer hold


def _push_back(state: BuccaneersState, stage: Acting, victim: Seat, story: Story) -> BuccaneersState:
    """The victim's marker goes 1 left, and the attacker's too if the victim has a die there."""
    marker = TARGET[stage.deed].marker
    defended = state.boards[victim].placed[DEED_INDEX[stage.deed]]
    for seat in (victim, stage.actor) if defended else (victim,):
        board = state.boards[seat]
        space = space_of(board, marker)
        if space > 1:  # B-TRACK-1
            story.append(Told(MarkerPushedBack(seat, marker, space - 1)))
            state = state.with_board(seat, changed(board, marker, space - 1))
    return state


def _end_attack(state: BuccaneersState, stage: Acting, victim: Seat, story: Story) -> BuccaneersState:
    """B-CAP-2: put off what no longer fits, now or (option) after both attacks."""
    if state.options.put_off is PutOff.ATTACK:
        for seat in (victim, stage.actor):
            state = _put_off(state, seat, stage.deed, story)
    attacked = victim if stage.rank == 0 else stage.attacked
    return replace(state, stage=Acting(stage.deed, stage.actors, stage.rank, attacked))


def put_off_everywhere(state: BuccaneersState, deed: Deed, story: Story) -> BuccaneersState:
    """B-CAP-2, option `put_off` = `action`: once, when both have attacked."""
    for seat in state.clockwise():
        state = _put_off(state, seat, deed, story)
    return state


def _put_off(state: BuccaneersState, seat: Seat, deed: Deed, story: Story) -> BuccaneersState:
    """What a zone can no longer hold goes, from its right end, to the central island."""
    board, facts, zone = state.boards[seat], state.options.facts, TARGET[deed].zone
    chests = chests_in(board, zone)
    room = fleet_room(board, facts) if deed is Deed.BOARDING else crew_room(board, facts)
    if len(chests) <= room:
        return state
    state = state.with_board(seat, changed(board, zone, chests[:room]))
    for chest in reversed(chests[room:]):
        state, to_bag = strand(state, chest)
        story.append(Told(ChestPutOff(seat, chest, zone, to_bag)))
    return state
