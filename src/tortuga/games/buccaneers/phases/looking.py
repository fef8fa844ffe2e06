"""The treasure hunt: a chest and the choice of two tiles for the 1st, one tile for the 2nd."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, ClassVar, Self, TypeAlias

from msgspec import Meta
from msgspec.structs import replace

from tortuga.core.chance import Chance
from tortuga.core.game import Question, Seat
from tortuga.core.notation import Choice, Form, Number
from tortuga.games.buccaneers.chests import draw_chest
from tortuga.games.buccaneers.events import TileSeen, TilesEmpty, TilesLookedAt, TilesSeen, TileTaken
from tortuga.games.buccaneers.phases.doing import Doing
from tortuga.games.buccaneers.phases.words import because
from tortuga.games.buccaneers.state import BuccaneersState, Find, Step
from tortuga.games.buccaneers.tiles import Pile, drawn, with_tile
from tortuga.text import Message

if TYPE_CHECKING:
    from tortuga.games.buccaneers.view import BuccaneersView

Coins: TypeAlias = Annotated[int, Meta(ge=1, title="Coins")]


class KeepTile(Choice, frozen=True):
    """Keep a tile of so many coins of the two that were looked at (B-HUNT-1)."""

    form: ClassVar[Form] = Form("tile", Number("coins"))
    coins: Coins


class WhichTile(Question, frozen=True):
    answers: ClassVar = (KeepTile,)
    secret: ClassVar = True
    laid_open_by: ClassVar = ()
    coins: tuple[int, ...]


class Looking(Doing, frozen=True, kw_only=True):
    """The 1st of a hunt has looked at two treasure tiles and keeps one. Only they know them."""

    questions: ClassVar = (WhichTile,)
    tiles: tuple[int, ...] | None

    def question(self, state: BuccaneersState, seat: Seat) -> WhichTile:
        return WhichTile(self._seen)

    def legal(self, state: BuccaneersState, seat: Seat) -> Sequence[KeepTile]:
        """Asked even when both are alike: not to be asked would tell the others so."""
        return tuple(KeepTile(coins) for coins in dict.fromkeys(self._seen))

    def answer(self, step: Step, seat: Seat, action: KeepTile) -> None:
        """One is kept face down, the other mixed back."""
        state, returned = step.state, sum(self._seen) - action.coins
        step.tell(TileTaken(seat))
        find = Find(seat, True, action.coins, returned)
        step.state = replace(state, pile=with_tile(state.pile, returned), finds=(*state.finds, find))

    def objection(self, view: "BuccaneersView", action: KeepTile) -> Message | None:
        return because("not-that-tile", coins=action.coins, tiles=self._seen)

    def covered(self, state: BuccaneersState, seat: Seat | None) -> Self:
        return self if self.actor == seat else replace(self, tiles=None)

    def lifted(self, pile: Pile, chance: Chance) -> tuple[Self, Pile]:
        """The two tiles imagined where they are not known, and the middle without them."""
        if self.tiles is None:
            tiles, pile = _drawn_two(pile, chance)
            return replace(self, tiles=tiles), pile
        for coins in self.tiles:
            pile = with_tile(pile, coins, -1)
        return self, pile

    @property
    def _seen(self) -> tuple[int, ...]:
        assert self.tiles is not None
        return self.tiles


def hunt(step: Step, acting: Doing) -> None:
    if acting.rank == 0:
        draw_chest(step, acting.actor)  # B-HUNT-1
        if len(step.state.boards) > 2 and sum(step.state.pile) >= 2:  # B-TWO-1, B-MOVE-3
            return _look(step, acting)
    return _take_unseen(step, acting.actor)


def _look(step: Step, acting: Doing) -> None:
    tiles, pile = _drawn_two(step.state.pile, step.chance.about("tiles", acting.actor))
    step.tell(TilesLookedAt(acting.actor))
    step.whisper(acting.actor, TilesSeen(tiles))
    looking = Looking(acting.deed, acting.actors, acting.rank, tiles=tiles)
    step.reach(replace(step.state, pile=pile, phase=looking))


def _take_unseen(step: Step, seat: Seat) -> None:
    """B-HUNT-2: one tile face down, which its owner may look at; nothing from an empty middle (B-MOVE-3)."""
    state = step.state
    if not any(state.pile):
        step.tell(TilesEmpty(seat))
        return
    coins, pile = drawn(state.pile, step.chance.about("tiles", seat))
    step.tell(TileTaken(seat))
    step.whisper(seat, TileSeen(coins))
    step.state = replace(state, pile=pile, finds=(*state.finds, Find(seat, False, coins)))


def _drawn_two(pile: Pile, chance: Chance) -> tuple[tuple[int, ...], Pile]:
    """The coins of two tiles from the middle, ascending, and what is left there."""
    one, pile = drawn(pile, chance)
    other, pile = drawn(pile, chance)
    return (min(one, other), max(one, other)), pile
