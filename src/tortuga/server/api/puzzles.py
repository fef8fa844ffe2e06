"""Puzzles over HTTP. Nothing is kept: a puzzle is read without its answer, and each try judged by itself."""

from datetime import UTC, date, datetime
from typing import Annotated, Any, TypeAlias

from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta, Struct

from tortuga.puzzles.collection import puzzled_games, puzzles_of
from tortuga.puzzles.posed import Judged, PosedPuzzle, posed
from tortuga.puzzles.puzzle import GRADES, Puzzle
from tortuga.server.api.lessons import SceneInfo, scenes_info
from tortuga.server.api.routes import Routes
from tortuga.server.messages import MessageInfo, message_info
from tortuga.server.refusals import Code, Declined

ROUTES = Routes()

DAILY_GAME = "turtles"
KindWish: TypeAlias = Annotated[str | None, QueryParameter(description="Only this kind.", max_length=40)]
GradeWish: TypeAlias = Annotated[
    int | None, QueryParameter(description="Only this grade.", ge=GRADES[0], le=GRADES[-1])
]
Near: TypeAlias = Annotated[
    int | None,
    QueryParameter(description="The grade that suits, or the nearest there is.", ge=GRADES[0], le=GRADES[-1]),
]
After: TypeAlias = Annotated[
    str | None,
    QueryParameter(
        description="The id of the puzzle before; without it an easy one, to begin with.", max_length=40
    ),
]


class GamePuzzlesInfo(Struct, frozen=True):
    """What puzzles there are of a game."""

    game: str
    number: int
    kinds: tuple[str, ...]


class PuzzlesInfo(Struct, frozen=True):
    games: tuple[GamePuzzlesInfo, ...]
    grades: int


class PuzzleInfo(Struct, frozen=True, kw_only=True):
    id: str
    game: str
    kind: str
    grade: int
    day: str | None
    """The date of which this is the puzzle."""
    says: MessageInfo
    names: tuple[str, ...]
    """Proper names, or ids of messages."""
    view: Any
    actions: tuple[Any, ...]
    """What can be answered; nothing where a player is asked for."""
    seats: tuple[int, ...]
    """The players that can be answered, where one is asked for."""
    history: tuple[Any, ...]
    """What happened so far, where the answer lies there."""


class WorthInfo(Struct, frozen=True):
    """What an answer is worth."""

    answer: str
    says: MessageInfo
    right: bool


class JudgedInfo(Struct, frozen=True):
    right: bool
    says: MessageInfo
    scenes: tuple[SceneInfo, ...]
    proof: tuple[WorthInfo, ...]
    """Of every answer, in order, once the right one is found."""


class Trying(Struct, frozen=True, forbid_unknown_fields=True):
    answer: Annotated[int, Meta(ge=0, le=100_000)] | None
    """Which of the actions, or of the seats; null: show me."""


@ROUTES.get("/puzzles")
async def puzzles() -> PuzzlesInfo:
    """What puzzles there are."""
    found = (puzzles_of(game) for game in puzzled_games())
    known = (GamePuzzlesInfo(one.game, len(one.by_id), one.kinds) for one in found)
    return PuzzlesInfo(tuple(known), len(GRADES))


@ROUTES.get("/puzzles/daily")
async def daily_puzzle() -> PuzzleInfo:
    """The puzzle of the day, the same for everyone; a day begins at midnight UTC."""
    today = datetime.now(UTC).date()
    return _puzzle_info(DAILY_GAME, puzzles_of(DAILY_GAME).daily(today), today)


@ROUTES.get("/puzzles/{game_id:str}", refused=(404,))
async def next_puzzle(
    game_id: FromPath[str],
    kind: KindWish = None,
    grade: GradeWish = None,
    near: Near = None,
    after: After = None,
) -> PuzzleInfo:
    """The next puzzle of a game."""
    return _puzzle_info(game_id, puzzles_of(game_id).following(after, kind, grade, near))


@ROUTES.get("/puzzles/{game_id:str}/{puzzle_id:str}", refused=(404,))
async def puzzle(game_id: FromPath[str], puzzle_id: FromPath[str]) -> PuzzleInfo:
    """One puzzle."""
    return _puzzle_info(game_id, puzzles_of(game_id).find(puzzle_id))


@ROUTES.post("/puzzles/{game_id:str}/{puzzle_id:str}", refused=(403, 404))
async def try_puzzle(game_id: FromPath[str], puzzle_id: FromPath[str], data: JSONBody[Trying]) -> JudgedInfo:
    """What is said to an answer; the right one is explained."""
    before = posed(game_id, puzzle_id)
    if data.answer is not None and data.answer >= len(before.answers):
        raise Declined(Code.NOT_FOUND)
    return _judged_info(before.give_up() if data.answer is None else before.judge(data.answer))


def _puzzle_info(game: str, puzzle: Puzzle, day: date | None = None) -> PuzzleInfo:
    before: PosedPuzzle = posed(game, puzzle.id)
    return PuzzleInfo(
        id=puzzle.id,
        game=game,
        kind=puzzle.kind,
        grade=puzzle.grade,
        day=None if day is None else day.isoformat(),
        says=message_info(before.says),
        names=before.match.names,
        view=before.view,
        actions=tuple(before.actions),
        seats=tuple(map(int, before.answers)) if before.asks_who else (),
        history=tuple(before.history) if before.asks_who else (),
    )


def _judged_info(judged: Judged) -> JudgedInfo:
    proof = tuple(WorthInfo(worth.answer, message_info(worth.says), worth.right) for worth in judged.proof)
    return JudgedInfo(judged.right, message_info(judged.says), scenes_info(judged.scenes), proof)
