"""The draws of buccaneers as its luck over arrays: the events tell what was drawn by whom."""

from collections.abc import Iterator, Sequence

from tests.research.jax_words import Draws, Words, no_words, word_for, words
from tortuga.core.game import Event
from tortuga.games.buccaneers.components import DICE, DIE_INDEX, FACE_OF_DEED, FACES, Deed, Die, Face
from tortuga.games.buccaneers.dice import room
from tortuga.games.buccaneers.events import (
    BagEmpty,
    ChestDrawn,
    CommonRoll,
    DiceTakenBack,
    Rolled,
    RolledAgain,
    RolledOpenly,
    TileSeen,
    TilesSeen,
)
from tortuga.games.buccaneers.state import Board
from tortuga.research.jax.buccaneers.dice import RerollLuck
from tortuga.research.jax.buccaneers.game import DealLuck, StepLuck
from tortuga.research.step_table import StepTable

ROLLS = len(FACES) ** len(DICE)


def deal(draws: Draws, events: Sequence[Event], table: StepTable) -> DealLuck:
    """Who begins, if that is drawn; then two chests for each; then the first roll."""
    left = list(draws)
    drawn = table.state.options.first_player == "random"
    first = word_for(*left.pop(0)) if drawn else no_words()
    chests = words(*(word_for(*left.pop(0)) for _ in range(2 * table.seats)))
    return DealLuck(first, chests, _throws(events, table.seats))


def action(draws: Draws, events: Sequence[Event], table: StepTable) -> StepLuck:
    """Chests and tiles by the draws in the order of the events, rolls by the faces that were seen."""
    hunt, chests = no_words(3), no_words(table.seats)
    left, moving, place = iter(draws), False, 0
    for event in events:
        if isinstance(event, DiceTakenBack):
            moving = True
        elif isinstance(event, ChestDrawn):
            (chests if moving else hunt)[place] = word_for(*next(left))
        elif isinstance(event, TilesSeen):
            hunt[1:] = [word_for(*next(left)) for _ in range(2)]
        elif isinstance(event, TileSeen):
            hunt[1] = word_for(*next(left))
        elif isinstance(event, RolledOpenly | Rolled):
            _skip(left, len(event.faces))
        place += moving and isinstance(event, ChestDrawn | BagEmpty)
    assert not list(left)
    return StepLuck(hunt, chests, _throws(events, table.seats), _reroll(events, table))


def _skip(draws: Iterator[tuple[int, int]], number: int) -> None:
    for _ in range(number):
        _, faces = next(draws)
        assert faces == len(FACES)


def _throws(events: Sequence[Event], seats: int) -> Words:
    """The common roll: one word for the five dice of each seat."""
    throws = no_words(seats)
    for at, event in enumerate(events):
        if isinstance(event, CommonRoll):
            rolls = [one for one in events[at:] if isinstance(one, Rolled)]
            for seat, roll in zip(event.rollers, rolls, strict=True):
                throws[seat] = _faces(dict(zip(roll.dice, roll.faces, strict=True)))
    return throws


def _faces(shown: dict[Die, Face]) -> Words:
    number = sum(FACES.index(face) * len(FACES) ** DIE_INDEX[die] for die, face in shown.items())
    return word_for(number, ROLLS)


def _reroll(events: Sequence[Event], table: StepTable) -> RerollLuck:
    """The last forced roll, in the open or behind the screen."""
    hidden = any(isinstance(event, RolledAgain) for event in events)
    rolls = [event for event in events if isinstance(event, Rolled if hidden else RolledOpenly)]
    if not rolls or any(isinstance(event, CommonRoll) for event in events):
        return RerollLuck(no_words(), no_words(), no_words())
    roll = rolls[-1]
    assert isinstance(roll, Rolled | RolledOpenly)
    unfitting = _unfitting(table.state.boards[table.state.phase.seat], table)
    return _forced(roll.dice, roll.faces, unfitting)


def _unfitting(board: Board, table: StepTable) -> list[Face]:
    facts = table.state.options.facts
    return [FACE_OF_DEED[deed] for deed in (Deed.BOARDING, Deed.RAID) if room(board, deed, facts) < 1]


def _forced(dice: tuple[Die, ...], faces: tuple[Face, ...], unfitting: list[Face]) -> RerollLuck:
    bad, sides, number = len(unfitting), len(FACES), len(dice)
    first = next(at for at, face in enumerate(faces) if face not in unfitting)
    earlier = sides**number - bad**first * sides ** (number - first)
    fitting = [face for face in FACES if face not in unfitting]
    others = {
        die: FACES[unfitting.index(face)] if at < first else face
        for at, (die, face) in enumerate(zip(dice, faces, strict=True))
    }
    return RerollLuck(
        word_for(earlier, sides**number - bad**number),
        word_for(fitting.index(faces[first]), len(fitting)),
        _faces(others),
    )
