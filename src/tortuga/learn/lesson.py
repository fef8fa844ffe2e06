"""A lesson, driven by the real engine: it says what is right, what follows, and why something else is not."""

import re
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from functools import cache, cached_property
from typing import Any, NamedTuple

import msgspec

from tortuga.core.errors import IllegalAction, TortugaError
from tortuga.core.game import AnyGame, Event, Options, Seat
from tortuga.core.match import AnyMatch, Match
from tortuga.core.registry import find_game
from tortuga.learn.written import WrittenLesson, WrittenPage, WrittenStep, read_written, written_ids
from tortuga.text import Message, Voice

BY_WHOM = re.compile(r"(?:(\w+): )?(.+)")
"""An action of a script, with the player in front where that has to be said."""


class NoLesson(TortugaError):
    id = "error-no-lesson"

    def __init__(self, game: str) -> None:
        super().__init__(game=game, games=lesson_ids())


class Scene(NamedTuple):
    """What the learner is told of one action, and shown after it."""

    events: tuple[Event, ...]
    view: Any


class LessonVerdict(NamedTuple):
    """What is said to a try. If it was right, what came of it, and of what the others did then."""

    right: bool
    says: Message | None
    """Nothing where the lesson goes straight on."""
    scenes: tuple[Scene, ...] = ()


class LessonStep:
    """One thing to learn: a position, what to do in it, and what is said."""

    def __init__(self, written: WrittenStep, seat: Seat, match: AnyMatch) -> None:
        self.id, self.seat, self.match = written.id, seat, match
        self._written = written

    @property
    def game(self) -> AnyGame:
        return self.match.game

    @property
    def says(self) -> Message:
        return self._message("")

    @property
    def flows(self) -> bool:
        return self._written.flows

    @property
    def pictured(self) -> int | None:
        return self._written.pictured

    @property
    def to_do(self) -> bool:
        """Whether something is expected, or there is only something to look at."""
        return bool(self._written.expected)

    @property
    def view(self) -> Any:
        return self.match.view(self.seat)

    @cached_property
    def legal(self) -> Sequence[Any]:
        return self.match.legal(self.seat) if self.to_do else ()

    @cached_property
    def offered(self) -> tuple[Any, ...]:
        """What a board lets the learner try: all that is legal, and what tempts."""
        return (*self.legal, *map(self.game.parse, self._written.tempting))

    @cached_property
    def expected(self) -> tuple[Any, ...]:
        """What is right; the first is what the lesson goes on from."""
        lines = [(action, self.game.notate(action)) for action in self.legal]
        found = [
            action
            for pattern in self._written.expected
            for action, line in lines
            if fnmatchcase(line, pattern)
        ]
        return tuple(dict.fromkeys(found))

    def judge(self, action: Any) -> LessonVerdict:
        if action in self.expected:
            said = None if self.flows else self._message("-done")
            return LessonVerdict(True, said, tuple(self._scenes(self.match.copy(), action)))
        return LessonVerdict(False, self._against(action))

    @cached_property
    def scenes(self) -> tuple[Scene, ...]:
        """What comes of the first thing that is expected, or of waiting where there is nothing to do."""
        return tuple(self._scenes(self.match.copy(), *self.expected[:1]))

    @cached_property
    def after(self) -> AnyMatch:
        """The match that the next step may go on with."""
        match = self.match.copy()
        for _ in self._scenes(match, *self.expected[:1]):
            pass
        return match

    def _message(self, end: str) -> Message:
        return Message(f"learn-{self.game.id}-{self.id}{end}")

    def _against(self, action: Any) -> Message:
        line = self.game.notate(action)
        for pattern, word in self._written.wrong.items():
            if fnmatchcase(line, pattern):
                return self._message(f"-{word}")
        if action in self.legal:
            return Message("learn-not-now")
        return self.game.objection(self.view, action) or IllegalAction().message

    def _scenes(self, match: AnyMatch, *actions: Any) -> Iterator[Scene]:
        """The learner's action, and what the others do then."""
        for action in actions:
            yield self._scene(match, self.seat, action)
        for line in self._written.answers:
            yield self._scene(match, *read_line(match, line))

    def _scene(self, match: AnyMatch, seat: Seat, action: Any) -> Scene:
        told = match.play(seat, action)
        return Scene(tuple(one.event for one in told if one.reaches(self.seat)), match.view(self.seat))


class Lesson:
    """The steps of one game's lesson, in order, and its page."""

    def __init__(self, game: AnyGame, written: WrittenLesson) -> None:
        self.game, self.seat = game, written.seat
        self.names: tuple[str, ...] = written.names
        self.page: WrittenPage = written.page
        self.steps: tuple[LessonStep, ...] = tuple(self._steps(written))

    def step(self, id: str) -> LessonStep:
        return next(step for step in self.steps if step.id == id)

    def film(self, id: str) -> tuple[Scene, ...]:
        """What a moving picture of a step shows: what is right being done, and what comes of it."""
        scenes: list[Scene] = []
        for step in self.steps[self.steps.index(self.step(id)) :]:
            scenes += step.scenes[: step.pictured]
            if not step.flows:
                break
        return tuple(scenes)

    def said_names(self, voice: Voice) -> tuple[str, ...]:
        return tuple(voice.say(name) if voice.knows(name) else name for name in self.names)

    def _steps(self, written: WrittenLesson) -> Iterator[LessonStep]:
        last: LessonStep | None = None
        for step in written.steps:
            match = last.after if last and step.options is None else self._begun(step)
            for line in step.before:
                match.play(*read_line(match, line))
            last = LessonStep(step, self.seat, match)
            yield last

    def _begun(self, step: WrittenStep) -> AnyMatch:
        options: Options = msgspec.convert(step.options or {}, self.game.options_type)
        return Match.start(self.game, options, names=self.names, seed=step.seed)


def read_line(match: AnyMatch, line: str) -> tuple[Seat, Any]:
    """Who does what: the player who is named, or the only one who is asked."""
    found = BY_WHOM.fullmatch(line)
    assert found is not None
    seats = (match.names.index(found[1]),) if found[1] else match.to_act
    assert len(seats) == 1, f"who does “{line}”?"
    return seats[0], match.game.parse(found[2])


def lesson_ids() -> tuple[str, ...]:
    return written_ids()


@cache
def find_lesson(game: str) -> Lesson:
    if game not in lesson_ids():
        raise NoLesson(game)
    return Lesson(find_game(game), read_written(game))
