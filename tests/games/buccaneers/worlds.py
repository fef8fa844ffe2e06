"""Checks and changes of whole states, made without any help from `view` and `imagine`."""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from tortuga.core.chance import Chance
from tortuga.core.game import Seat
from tortuga.core.tuples import with_item
from tortuga.games.buccaneers import GAME
from tortuga.games.buccaneers.components import CHESTS, DICE, FACES, Face
from tortuga.games.buccaneers.phases.doing import Doing
from tortuga.games.buccaneers.phases.looking import Looking
from tortuga.games.buccaneers.phases.moving import Moving
from tortuga.games.buccaneers.phases.naming import Naming
from tortuga.games.buccaneers.phases.over import Over
from tortuga.games.buccaneers.phases.rerolling import Rerolling
from tortuga.games.buccaneers.phases.rolling import Rolling, RollingChoice
from tortuga.games.buccaneers.phases.stuck import Stuck
from tortuga.games.buccaneers.state import Board, BuccaneersState, Find


def all_is_somewhere(state: BuccaneersState) -> None:
    """40 chests, 30 tiles, 20 bonus tiles and every player's five dice, always."""
    facts = state.options.facts
    lying = state.centre
    for board in state.boards:
        lying += board.island + board.crew + board.fleet + board.tortuga
    chests = tuple(lying.count(chest) + left for chest, left in zip(CHESTS, state.bag, strict=True))
    assert chests == facts.chests.by_colour()
    assert set(lying) <= set(CHESTS)
    in_hand = (state.phase.tiles or ()) if isinstance(state.phase, Looking) else ()
    tiles = Counter([find.kept for find in state.finds] + list(in_hand))
    assert tuple(left + tiles[coins] for coins, left in enumerate(state.pile, 1)) == facts.tiles
    laid = sum(1 for board in state.boards for side in board.bonus if side)
    assert state.bonus_left + laid == facts.bonus_tiles
    assert min(*state.bag, *state.pile, state.bonus_left) >= 0
    all_is_in_order(state)


def all_is_in_order(state: BuccaneersState) -> None:
    """One chest of a colour on the central island, nothing over capacity, markers on their tracks."""
    assert len(set(state.centre)) == len(state.centre)
    assert not (state.seats == 2 and state.centre)
    facts, phase = state.options.facts, state.phase
    for seat, board in enumerate(state.boards):
        assert 1 <= board.ship <= facts.spaces
        assert 1 <= board.pirate <= facts.spaces
        assert set(board.bonus) <= {0, 1, 2}
        skulls = _waiting_skulls(state, seat)
        placed = [die for row in board.placed for die in row]
        assert sorted([*board.hand, *placed, *skulls]) == list(DICE)
        if not isinstance(phase, Doing):
            assert len(board.fleet) <= facts.chests_by_ship[board.ship - 1]
            assert len(board.crew) <= facts.chests_by_pirate[board.pirate - 1]
        if isinstance(phase, Rolling | Naming | Rerolling):
            assert len(board.placed[3]) <= facts.dice_by_ship[board.ship - 1]
            assert len(board.placed[4]) <= facts.dice_by_pirate[board.pirate - 1]


def _waiting_skulls(state: BuccaneersState, seat: Seat) -> tuple[str, ...]:
    phase = state.phase
    if isinstance(phase, Naming) and seat in phase.namers:
        return phase.skulls[phase.namers.index(seat)]
    return ()


def scramble(state: BuccaneersState, seat: Seat | None, chance: Chance) -> BuccaneersState:
    """Another world for all that this seat cannot know."""
    state = _other_tiles(state, seat, chance)
    phase = state.phase
    if isinstance(phase, Rolling):
        return _other_rolls(state, phase, seat, chance)
    if isinstance(phase, Naming | Rerolling):
        stuck = tuple(one if one.seat == seat else _other_stuck(state, one, chance) for one in phase.stuck)
        if isinstance(phase, Rerolling) and state.options.hidden_reroll and phase.seat != seat:
            phase = replace(phase, throw=_fitting(state, phase, chance))
        return replace(state, phase=replace(phase, stuck=stuck))
    if isinstance(phase, Moving):
        return _other_moves(state, phase, seat, chance)
    return state


def _other_tiles(state: BuccaneersState, seat: Seat | None, chance: Chance) -> BuccaneersState:
    """Exchange tiles of others with the middle as long as all finds could have happened so."""
    for number, find in enumerate(state.finds):
        if find.seat == seat:
            continue
        kept, returned = find.kept, find.returned
        if not isinstance(state.phase, Over):
            kept = chance.below(len(state.pile)) + 1
        if find.looked:
            returned = chance.below(len(state.pile)) + 1
        other = Find(find.seat, find.looked, kept, returned)
        state = _if_possible(state, replace(state, finds=with_item(state.finds, number, other)))
    phase = state.phase
    if isinstance(phase, Looking) and phase.actor != seat:
        tiles = tuple(sorted(chance.below(len(state.pile)) + 1 for _ in range(2)))
        state = _if_possible(state, replace(state, phase=replace(phase, tiles=tiles)))
    return state


def _if_possible(state: BuccaneersState, other: BuccaneersState) -> BuccaneersState:
    """The other world, with the middle that belongs to it, if its finds could have happened."""
    pile = Counter(dict(enumerate(other.options.facts.tiles, 1)))
    for seen, gone in _lifted(other):
        if any(pile[coins] < tiles for coins, tiles in Counter(seen).items()):
            return state
        pile.subtract(gone)
    return replace(other, pile=tuple(pile[coins] for coins in sorted(pile)))


def _lifted(state: BuccaneersState) -> Iterator[tuple[list[int], list[int]]]:
    """For each time that tiles were lifted, what was seen and what did not go back."""
    for find in state.finds:
        assert find.kept is not None
        yield [find.kept, *([] if find.returned is None else [find.returned])], [find.kept]
    if isinstance(state.phase, Looking):
        tiles = list(state.phase.tiles or ())
        yield tiles, tiles


def _other_rolls(
    state: BuccaneersState, phase: Rolling, seat: Seat | None, chance: Chance
) -> BuccaneersState:
    throws = tuple(
        throw if of == seat or throw is None else tuple(chance.pick(FACES) for _ in throw)
        for of, throw in enumerate(phase.throws)
    )
    unchosen = replace(phase, throws=throws, waiting=tuple(range(state.seats)))
    choices: list[RollingChoice | None] = list(phase.choices)
    for other in range(state.seats):
        if other != seat and phase.choices[other] is not None:
            legal = unchosen.legal(state, other)
            choices[other] = chance.pick(legal)
    return replace(state, phase=replace(phase, throws=throws, choices=tuple(choices)))


def _fitting(state: BuccaneersState, phase: Rerolling, chance: Chance) -> tuple[Face, ...]:
    """Another roll behind the screen of which something fits."""
    while True:
        throw = tuple(chance.pick(FACES) for _ in state.boards[phase.seat].hand)
        if replace(phase, throw=throw).legal(state, phase.seat):
            return throw


def _other_stuck(state: BuccaneersState, one: Stuck, chance: Chance) -> Stuck:
    board = state.boards[one.seat]
    return Stuck(one.seat, tuple(chance.pick(_full(state, board)) for _ in board.hand))


def _full(state: BuccaneersState, board: Board) -> list[Face]:
    facts, full = state.options.facts, []
    if len(board.placed[3]) == facts.dice_by_ship[board.ship - 1]:
        full.append(Face.BOARDING)
    if len(board.placed[4]) == facts.dice_by_pirate[board.pirate - 1]:
        full.append(Face.RAID)
    return full


def _other_moves(state: BuccaneersState, phase: Moving, seat: Seat | None, chance: Chance) -> BuccaneersState:
    """Let some of the others go on loading, but never the last one to the end."""
    for _ in range(chance.below(6)):
        open_moves = phase.asks(state)
        others = [other for other in open_moves if other != seat]
        if not others:
            break
        other = chance.pick(others)
        after, _ = GAME.apply(state, other, chance.pick(GAME.legal(state, other)), chance)
        if not isinstance(after.phase, Moving):
            break
        state, phase = after, after.phase
    return state
