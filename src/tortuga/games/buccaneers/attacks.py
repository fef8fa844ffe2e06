"""Boarding and raid are the same attack, on ship and fleet zone or on pirate and crew zone.

What it does to markers and zones; what the attackers choose is in phases/stealing.py and phases/taking.py.
"""

from typing import NamedTuple

from msgspec.structs import replace

from tortuga.core.game import Seat
from tortuga.games.buccaneers.chests import chests_in, crew_room, fleet_room, strand
from tortuga.games.buccaneers.components import DEED_INDEX, Deed, Marker, Zone
from tortuga.games.buccaneers.events import ChestPutOff, MarkerPushedBack
from tortuga.games.buccaneers.options import PutOff
from tortuga.games.buccaneers.state import Board, Step, set_board


class Target(NamedTuple):
    """What an attack is directed at; the zone is also the name of the board's field."""

    zone: Zone
    marker: Marker


SHIP = Marker.SHIP
TARGET = {Deed.BOARDING: Target(Zone.FLEET, Marker.SHIP), Deed.RAID: Target(Zone.CREW, Marker.PIRATE)}


def space_of(board: Board, marker: Marker) -> int:
    return board.ship if marker is SHIP else board.pirate


def moved_to(board: Board, marker: Marker, space: int) -> Board:
    return replace(board, ship=space) if marker is SHIP else replace(board, pirate=space)


def defends(board: Board, deed: Deed) -> bool:
    """Whether a player under attack has a die there."""
    return bool(board.placed[DEED_INDEX[deed]])


def push_back(step: Step, deed: Deed, attacker: Seat, victim: Seat) -> None:
    """The victim's marker goes 1 left, and the attacker's too if the victim has a die there."""
    marker = TARGET[deed].marker
    for seat in (victim, attacker) if defends(step.state.boards[victim], deed) else (victim,):
        space = space_of(step.state.boards[seat], marker) - 1
        if space:  # B-TRACK-1
            step.tell(MarkerPushedBack(seat, marker, space))
            set_board(step, seat, moved_to(step.state.boards[seat], marker, space))


def after_attack(step: Step, deed: Deed, attacker: Seat, victim: Seat) -> None:
    """B-CAP-2: put off what no longer fits after each attack."""
    if step.state.options.put_off is PutOff.ATTACK:
        for seat in (victim, attacker):
            _put_off(step, seat, deed)


def after_attacks(step: Step, deed: Deed) -> None:
    """B-CAP-2, option `put_off` = `action`: once, when both have attacked."""
    if step.state.options.put_off is PutOff.ACTION:
        for seat in step.state.clockwise():
            _put_off(step, seat, deed)


def _put_off(step: Step, seat: Seat, deed: Deed) -> None:
    """What a zone can no longer hold goes, from its right end, to the central island."""
    board, facts, zone = step.state.boards[seat], step.state.options.facts, TARGET[deed].zone
    chests = chests_in(board, zone)
    room = fleet_room(board, facts) if deed is Deed.BOARDING else crew_room(board, facts)
    if len(chests) <= room:
        return
    set_board(step, seat, replace(board, **{zone: chests[:room]}))
    for chest in reversed(chests[room:]):
        to_bag = strand(step, chest)
        step.tell(ChestPutOff(seat, chest, zone, to_bag))
