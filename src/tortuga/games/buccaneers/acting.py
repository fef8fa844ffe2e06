"""Acting: the five deeds one after the other, who acts in them, and the two that move a marker."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from msgspec.structs import replace

from tortuga.core.chance import Chance
from tortuga.core.game import Seat, Told
from tortuga.games.buccaneers.actions import Act, Attack, GiveUp
from tortuga.games.buccaneers.attacking import attack, legal_attacks, put_off_everywhere
from tortuga.games.buccaneers.components import DEED_INDEX, DEEDS, DICE, Deed, Facts, Marker
from tortuga.games.buccaneers.events import (
    DeedRanked,
    DeedSkipped,
    DiceTakenBack,
    GaveUp,
    MarkerAdvanced,
    Story,
)
from tortuga.games.buccaneers.hunting import hunt
from tortuga.games.buccaneers.options import PutOff
from tortuga.games.buccaneers.questions import WhetherToAct, WhomToAttack
from tortuga.games.buccaneers.state import Acting, Board, BuccaneersState, Finished, Phase

Apply: TypeAlias = Callable[[BuccaneersState, Seat, Any, Chance, Story], BuccaneersState]
NO_DICE: tuple[tuple[()], ...] = ((),) * len(DEEDS)
ACT_OR_NOT = (Act(), GiveUp())
ATTACKS = (Deed.BOARDING, Deed.RAID)


def begin_acting(state: BuccaneersState, story: Story) -> BuccaneersState:
    return _next_deed(state, 0, story)


def _next_deed(state: BuccaneersState, index: int, story: Story) -> BuccaneersState:
    """The first deed from this one on that anybody has dice at (B-ACT-1, B-ACT-2)."""
    for deed in DEEDS[index:]:
        players, totals = ranking(state, deed)
        if players:
            story.append(Told(DeedRanked(deed, players, totals)))
            actors = players[:1] if state.seats == 2 else players[:2]  # B-TWO-1
            return replace(state, stage=Acting(deed, actors, 0))
        story.append(Told(DeedSkipped(deed)))
    story.append(Told(DiceTakenBack()))  # B-ACT-5
    boards = tuple([replace(board, placed=NO_DICE, hand=DICE) for board in state.boards])
    return replace(state, boards=boards, stage=Finished(Phase.ACTING))


def ranking(state: BuccaneersState, deed: Deed) -> tuple[tuple[Seat, ...], tuple[int, ...]]:
    """Who has dice at a deed, highest total first, ties clockwise from the first player (B-ACT-3)."""
    facts, index = state.options.facts, DEED_INDEX[deed]
    totals = {
        seat: total(state.boards[seat], deed, facts)
        for seat in state.clockwise()
        if state.boards[seat].placed[index]
    }
    players = tuple(sorted(totals, key=totals.__getitem__, reverse=True))  # sorting keeps the order of equals
    return players, tuple([totals[seat] for seat in players])


def total(board: Board, deed: Deed, facts: Facts) -> int:
    """The numbers of the dice at a deed and the bonus tile there (B-ACT-2, B-BONUS-2)."""
    index = DEED_INDEX[deed]
    return sum([facts.number(die, deed) for die in board.placed[index]]) + board.bonus[index]


# The one whose turn it is


def question(state: BuccaneersState, seat: Seat) -> WhetherToAct | WhomToAttack:
    del seat
    stage = state.stage
    assert isinstance(stage, Acting)
    kind = WhomToAttack if stage.deed in ATTACKS else WhetherToAct
    return kind(stage.deed, stage.rank + 1)


def legal(state: BuccaneersState, seat: Seat) -> Sequence[Act | Attack | GiveUp]:
    stage = state.stage
    assert isinstance(stage, Acting)
    return legal_attacks(state.seats, seat, stage.attacked) if stage.deed in ATTACKS else ACT_OR_NOT


def apply(
    state: BuccaneersState, seat: Seat, action: Act | Attack | GiveUp, chance: Chance, story: Story
) -> BuccaneersState:
    stage = state.stage
    assert isinstance(stage, Acting)
    if isinstance(action, GiveUp):  # B-ACT-4: the dice stay and the ranks too
        story.append(Told(GaveUp(seat, stage.deed)))
    elif isinstance(action, Attack):
        state = attack(state, stage, action.victim, story)
    elif stage.deed is Deed.HUNT:
        state = hunt(state, stage, chance, story)
    else:
        state = _advance(state, stage, story)
    return go_on(state, story)


def go_on(state: BuccaneersState, story: Story) -> BuccaneersState:
    """If the one who acts has nothing more to choose, the 2nd is next, then the next deed."""
    stage = state.stage
    assert isinstance(stage, Acting)
    if type(stage) is not Acting:
        return state
    if stage.rank + 1 < len(stage.actors):
        return replace(state, stage=replace(stage, rank=stage.rank + 1))
    if stage.deed in ATTACKS and state.options.put_off is PutOff.ACTION:
        state = put_off_everywhere(state, stage.deed, story)
    return _next_deed(state, DEED_INDEX[stage.deed] + 1, story)


def continued(step: Apply) -> Apply:
    """A later choice of the one who acts, after which the acting goes on."""

    def apply_and_go_on(
        state: BuccaneersState, seat: Seat, action: Any, chance: Chance, story: Story
    ) -> BuccaneersState:
        return go_on(step(state, seat, action, chance, story), story)

    return apply_and_go_on


def _advance(state: BuccaneersState, stage: Acting, story: Story) -> BuccaneersState:
    """B-FLEET-1, B-CREW-1: the ship or the pirate moves right, never past the last space."""
    seat, facts = stage.actor, state.options.facts
    board = state.boards[seat]
    steps = facts.steps_of_two if state.seats == 2 else facts.steps[stage.rank]
    if stage.deed is Deed.FLEET:
        board = replace(board, ship=min(board.ship + steps, facts.spaces))
        story.append(Told(MarkerAdvanced(seat, Marker.SHIP, board.ship)))
    else:
        board = replace(board, pirate=min(board.pirate + steps, facts.spaces))
        story.append(Told(MarkerAdvanced(seat, Marker.PIRATE, board.pirate)))
    return state.with_board(seat, board)
