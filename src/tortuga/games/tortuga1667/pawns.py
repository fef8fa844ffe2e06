"""Pawns on the move: a line has no gaps, and whoever arrives stands at the back (S-PLACE-1)."""

from msgspec.structs import replace

from tortuga.core.game import Seat
from tortuga.games.tortuga1667.components import CAPACITY, DUTCHMAN, PLACES, ROGER, SHIPS, TORTUGA, EventCard
from tortuga.games.tortuga1667.events import AlbatrossStruck
from tortuga.games.tortuga1667.state import Mat, Step, place_of

ALBATROSSES = 2
"""S-CARD-ALBATROSS: how many of them on one ship are too many."""


def has_room(mat: Mat, place: int) -> bool:
    """S-PLACE-3, and whether a rowboat is free and open."""
    return len(mat.lines[place]) < CAPACITY[place] and not mat.closed[place]


def enlistable(mat: Mat) -> tuple[Seat, ...]:
    """S-CARD-MARQUE: the pawns that a letter can move, if any ship has room."""
    if not (has_room(mat, DUTCHMAN) or has_room(mat, ROGER)):
        return ()
    return tuple(sorted([seat for line in mat.lines[TORTUGA:] for seat in line]))


def move(step: Step, seat: Seat, to: int) -> None:
    """To the back of a place, from wherever the pawn is. Wakes the Albatrosses on a ship."""
    lines = list(step.state.lines)
    start = place_of(step.state, seat)
    lines[start] = tuple([other for other in lines[start] if other != seat])
    lines[to] = (*lines[to], seat)
    step.state = replace(step.state, lines=tuple(lines))
    if to in SHIPS:
        check_albatross(step, to)


def check_albatross(step: Step, ship: int) -> None:
    """S-CARD-ALBATROSS: with two on board all leave for Tortuga, Cabin Boy first, Captain last."""
    state = step.state
    crew = state.lines[ship]
    kept = state.event_cards.kept
    if sum([kept[seat].count(EventCard.ALBATROSS) for seat in crew]) < ALBATROSSES:
        return
    leaving = crew[::-1]
    lines = list(state.lines)
    lines[ship] = ()
    lines[TORTUGA] += leaving
    step.change(lines=tuple(lines))
    step.tell(AlbatrossStruck(PLACES[ship], leaving))
