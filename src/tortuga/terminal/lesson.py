"""A lesson at one terminal: what the browser teaches, by keyboard."""

from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from tortuga.core.errors import Refused
from tortuga.core.speech import question_message
from tortuga.learn.lesson import Lesson, LessonStep, LessonVerdict, Scene
from tortuga.terminal.choices import SHORT_LIST, listed, numbered
from tortuga.terminal.face import Face, Sitting
from tortuga.terminal.keyboard import typed
from tortuga.terminal.table import Quit
from tortuga.text import Voice


class KeyboardLesson:
    """Goes through the steps of a lesson, or until the learner has had enough."""

    def __init__(self, lesson: Lesson, face: Face, console: Console, voice: Voice) -> None:
        self.lesson, self.face, self.console, self.voice = lesson, face, console, voice
        self.sitting = Sitting(lesson.game, lesson.said_names(voice), voice)

    def teach(self) -> None:
        say, game = self.voice.say, self.lesson.game
        self._heading(say("learn-title", game=say(f"{game.id}-name")))
        self._speak(say(f"{game.id}-aim"))
        self._help(self.lesson.steps[0])
        for number, step in enumerate(self.lesson.steps, 1):
            self._heading(say("learn-progress", step=number, steps=len(self.lesson.steps)))
            self._teach(step)
        self._heading(say("learn-over-title"))
        self._speak(say("learn-over"))

    def _teach(self, step: LessonStep) -> None:
        self._board(step)
        self._speak(self.voice.says(step.says))
        if not step.to_do:
            self._tell(step.scenes)
            self._wait()
            return
        verdict = self._try(step)
        while not verdict.right and verdict.says:
            self._object(self.voice.says(verdict.says))
            verdict = self._try(step)
        self._tell(verdict.scenes)
        if verdict.says:
            self.console.print(self.face.draw(verdict.scenes[-1].view, self.sitting))
            self._speak(self.voice.says(verdict.says))
            self._wait()

    def _try(self, step: LessonStep) -> LessonVerdict:
        while True:
            try:
                return step.judge(self._ask(step))
            except Refused as refusal:
                self._object(refusal.said(self.voice))

    def _ask(self, step: LessonStep) -> Any:
        """An action from the keyboard: notation, or the number of a listed choice."""
        if self.face.lists_choices and len(step.legal) <= SHORT_LIST:
            self._choices(step)
        question = question_message(step.game, step.view.asked, self.sitting.names)
        prompt = f"{self.voice.says(question)} >"
        while True:
            line = typed(self.console, prompt)
            if line in COMMANDS:
                COMMANDS[line](self, step)
            elif line == "s":
                return step.expected[0]
            elif line.isdecimal() and (chosen := numbered(step.legal, line.lstrip("0"))):
                return chosen
            elif line:
                return step.game.parse(line)

    def _tell(self, scenes: tuple[Scene, ...]) -> None:
        for event in (event for scene in scenes for event in scene.events):
            if sentence := self.face.tell(event, self.sitting):
                self.console.print(Text(f"  {sentence}", style="italic"))

    # Commands

    def _help(self, step: LessonStep) -> None:
        self.console.print(self.voice.say("learn-commands"), highlight=False)
        notation = f"{step.game.id}-help"
        if self.voice.knows(notation):
            self.console.print(self.voice.say(notation), highlight=False)

    def _choices(self, step: LessonStep) -> None:
        self.console.print(listed(step.legal, step.view, self.face, self.sitting))

    def _board(self, step: LessonStep) -> None:
        self.console.print(self.face.draw(step.view, self.sitting))

    def _quit(self, step: LessonStep) -> None:
        raise Quit

    # The screen and the keyboard

    def _heading(self, words: str) -> None:
        self.console.print(Rule(Text(words, style="bold"), style="dim"))

    def _speak(self, words: str) -> None:
        self.console.print(Text(words, style="cyan"))

    def _object(self, words: str) -> None:
        self.console.print(Text(words, style="red"))

    def _wait(self) -> None:
        if typed(self.console, self.voice.say("learn-enter")) in ("q", "quit"):
            raise Quit


COMMANDS: dict[str, Callable[[KeyboardLesson, LessonStep], None]] = {
    "?": KeyboardLesson._help,
    "help": KeyboardLesson._help,
    "m": KeyboardLesson._choices,
    "moves": KeyboardLesson._choices,
    "b": KeyboardLesson._board,
    "board": KeyboardLesson._board,
    "q": KeyboardLesson._quit,
    "quit": KeyboardLesson._quit,
}
