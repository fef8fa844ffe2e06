"""Lessons over HTTP. Nobody sits down, nothing is kept: a lesson is read, and each try judged by itself."""

from typing import Annotated, Any, TypeAlias

from litestar.params import FromPath, PathParameter
from msgspec import Struct

from tortuga.learn import Lesson, find_lesson
from tortuga.learn.lesson import LessonStep, Scene
from tortuga.learn.written import Still
from tortuga.server.api.routes import Routes
from tortuga.server.messages import MessageInfo, message_info
from tortuga.server.refusals import Code, Declined

ROUTES = Routes(404)

StepNumber: TypeAlias = Annotated[int, PathParameter(description="Which step, from 0.", ge=0, le=1000)]
ChoiceNumber: TypeAlias = Annotated[int, PathParameter(description="Which of its actions.", ge=0, le=100_000)]


class SceneInfo(Struct, frozen=True):
    """What the learner is told of one action, and shown after it."""

    events: tuple[Any, ...]
    view: Any


class LessonStepInfo(Struct, frozen=True, kw_only=True):
    id: str
    says: MessageInfo
    view: Any
    actions: tuple[Any, ...]
    """What can be tried; nothing where there is only something to look at."""
    shown: int | None
    """Which of the actions is right."""
    scenes: tuple[SceneInfo, ...]
    """What a moving picture of it tells; what happens next, where there is nothing to do."""


class TopicInfo(Struct, frozen=True):
    id: str
    picture: str | None


class LessonInfo(Struct, frozen=True, kw_only=True):
    game: str
    names: tuple[str, ...]
    """Proper names, or ids of messages."""
    steps: tuple[LessonStepInfo, ...]
    turn: tuple[str, ...]
    """The steps that show a turn."""
    topics: tuple[TopicInfo, ...]
    still: Still
    """What pictures show where nothing moves: the position of a step, or the last of its scenes."""


class VerdictInfo(Struct, frozen=True):
    right: bool
    says: MessageInfo | None
    """Nothing where the lesson goes straight on to the next step."""
    scenes: tuple[SceneInfo, ...]


@ROUTES.get("/lessons/{game_id:str}")
async def lesson(game_id: FromPath[str]) -> LessonInfo:
    """The first lesson of a game, and its page of how to play."""
    return _lesson_info(find_lesson(game_id))


@ROUTES.get("/lessons/{game_id:str}/{step:int}/{choice:int}")
async def lesson_try(game_id: FromPath[str], step: StepNumber, choice: ChoiceNumber) -> VerdictInfo:
    """What is said to an action that the learner tries, and what comes of it."""
    steps = find_lesson(game_id).steps
    if step >= len(steps) or choice >= len(steps[step].offered):
        raise Declined(Code.NOT_FOUND)
    right, says, scenes = steps[step].judge(steps[step].offered[choice])
    return VerdictInfo(right, says and message_info(says), scenes_info(scenes))


def _lesson_info(lesson: Lesson) -> LessonInfo:
    page = lesson.page
    pictures = {*page.turn, *(topic.picture for topic in page.topics)}
    return LessonInfo(
        game=lesson.game.id,
        names=lesson.names,
        steps=tuple(
            _step_info(step, lesson.film(step.id) if step.id in pictures else ()) for step in lesson.steps
        ),
        turn=page.turn,
        topics=tuple(TopicInfo(topic.id, topic.picture) for topic in page.topics),
        still=page.still,
    )


def _step_info(step: LessonStep, film: tuple[Scene, ...]) -> LessonStepInfo:
    return LessonStepInfo(
        id=step.id,
        says=message_info(step.says),
        view=step.view,
        actions=step.offered,
        shown=step.offered.index(step.expected[0]) if step.to_do else None,
        scenes=scenes_info(film if step.to_do else step.scenes),
    )


def scenes_info(scenes: tuple[Scene, ...]) -> tuple[SceneInfo, ...]:
    return tuple(SceneInfo(events, view) for events, view in scenes)
