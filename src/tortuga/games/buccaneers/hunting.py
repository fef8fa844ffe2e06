"""The treasure hunt: a chest and the choice of two tiles for the 1st, one tile for the 2nd."""

from collections.abc import Sequence

from msgspec.structs import replace

from tortuga.core.chance import Chance
from tortuga.core.game import Seat, Told
from tortuga.games.buccaneers.actions import KeepTile
from tortuga.games.buccaneers.chests import draw_chest
from tortuga.games.buccaneers.events import (
    Story,
    TileSeen,
    TilesEmpty,
    TilesLookedAt,
    TilesSeen,
    TileTaken,
)
from tortuga.games.buccaneers.questions import WhichTile
from tortuga.games.buccaneers.state import Acting, BuccaneersState, Find, Looking

LOOKED_AT = 2


def hunt(state: BuccaneersState, stage: Acting, chance: Chance, story: Story) -> BuccaneersState:
    seat = stage.actor
    if stage.rank == 0:
        state = draw_chest(state, seat, chance, story)  # B-HUNT-1
        if state.seats > 2 and sum(state.pile) >= LOOKED_AT:  # B-TWO-1, B-MOVE-3
            return _look(state, stage, chance, story)
    return _take_unseen(state, seat, chance, story)


def _look(state: BuccaneersState, stage: Acting, chance: Chance, story: Story) -> BuccaneersState:
    seat, pile, tiles = stage.actor, state.pile, []
    for _ in range(LOOKED_AT):
        coins, pile = drawn(pile, chance)
        tiles.append(coins)
    tiles.sort()
    story.append(Told(TilesLookedAt(seat)))
    story.append(Told(TilesSeen(tuple(tiles)), (seat,)))
    looking = Looking(stage.deed, stage.actors, stage.rank, tiles=tuple(tiles))
    return replace(state, pile=pile, stage=looking)


def _take_unseen(state: BuccaneersState, seat: Seat, chance: Chance, story: Story) -> BuccaneersState:
    """B-HUNT-2: one tile face down, which its owner may look at; nothing from an empty middle (B-MOVE-3)."""
    if not any(state.pile):
        story.append(Told(TilesEmpty(seat)))
        return state
    coins, pile = drawn(state.pile, chance)
    story.append(Told(TileTaken(seat)))
    story.append(Told(TileSeen(coins), (seat,)))
    return replace(state, pile=pile, finds=(*state.finds, Find(seat, False, coins)))


def drawn(pile: tuple[int, ...], chance: Chance) -> tuple[int, tuple[int, ...]]:
    """The coins of a tile from the middle, and what is left there."""
    coins = chance.weighted(pile) + 1
    return coins, with_tile(pile, coins, -1)


def with_tile(pile: tuple[int, ...], coins: int, change: int = 1) -> tuple[int, ...]:
    return (*pile[: coins - 1], pile[coins - 1] + change, *pile[coins:])


# Which of the two to keep


def question(state: BuccaneersState, seat: Seat) -> WhichTile:
    del seat
    stage = state.stage
    assert isinstance(stage, Looking)
    assert stage.tiles is not None
    return WhichTile(stage.tiles)


def legal(state: BuccaneersState, seat: Seat) -> Sequence[KeepTile]:
    """Asked even when both are alike: not to be asked would tell the others so."""
    del seat
    stage = state.stage
    assert isinstance(stage, Looking)
    assert stage.tiles is not None
    return tuple(KeepTile(coins) for coins in dict.fromkeys(stage.tiles))


def keep_tile(
    state: BuccaneersState, seat: Seat, action: KeepTile, chance: Chance, story: Story
) -> BuccaneersState:
    """One is kept face down, the other mixed back."""
    del chance
    stage = state.stage
    assert isinstance(stage, Looking)
    assert stage.tiles is not None
    returned = sum(stage.tiles) - action.coins
    story.append(Told(TileTaken(seat)))
    return replace(
        state,
        pile=with_tile(state.pile, returned),
        finds=(*state.finds, Find(seat, True, action.coins, returned)),
        stage=Acting(stage.deed, stage.actors, stage.rank),
    )
