"""A puzzle at one terminal: type the answer, as often as it takes."""

from collections.abc import Callable

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tortuga.core.errors import IllegalAction, Refused
from tortuga.puzzles.pace import PuzzlePace
from tortuga.puzzles.posed import Judged, PosedPuzzle
from tortuga.terminal.choices import listed
from tortuga.terminal.face import Face, Sitting
from tortuga.terminal.keyboard import typed
from tortuga.terminal.table import Quit
from tortuga.text import Voice


class KeyboardPuzzle:
    def __init__(self, posed: PosedPuzzle, face: Face, console: Console, voice: Voice) -> None:
        self.posed, self.face, self.console, self.voice = posed, face, console, voice
        self.sitting = Sitting(posed.game, posed.said_names(voice), voice)

        self.wrong, self.given_up = 0, False

    def solve(self) -> None:
        """Until it is solved, or shown."""
        self._history()
        self._board()
        judged = self._try()
        while not judged.right:
            self._say(judged, "red")
            self.wrong += 1
            judged = self._try()
        for scene in judged.scenes:
            self.console.print(self.face.draw(scene.view, self.sitting))
        self._say(judged, "green")
        self._explain(judged)

    def paced(self, pace: PuzzlePace) -> PuzzlePace:
        """What suits whoever has done this one."""
        grade = self.posed.puzzle.grade
        return pace.shown(grade) if self.given_up else pace.solved(grade, at_once=not self.wrong)

    def _try(self) -> Judged:
        while True:
            line = typed(self.console, f"{self.voice.says(self.posed.says)} >")
            if line in COMMANDS:
                COMMANDS[line](self)
            elif line == "s":
                self.given_up = True
                return self.posed.give_up()
            elif line:
                try:
                    return self.posed.judge(self._number(line))
                except Refused as refusal:
                    self.console.print(Text(refusal.said(self.voice), style="red"))

    def _number(self, line: str) -> int:
        """Which answer is meant: its number in the list, its notation, or a player's name."""
        answers = self._answers()
        if line.isdecimal() and 0 < int(line) <= len(answers):
            return int(line) - 1
        if self.posed.asks_who:
            if line not in answers:
                raise IllegalAction
            return answers.index(line)
        action, game = self.posed.game.parse(line), self.posed.game
        if action not in self.posed.actions:
            raise IllegalAction(game.objection(self.posed.view, action))
        return self.posed.actions.index(action)

    def _answers(self) -> tuple[str, ...]:
        if not self.posed.asks_who:
            return self.posed.answers
        return tuple(self.sitting.names[int(answer)] for answer in self.posed.answers)

    def _say(self, judged: Judged, style: str) -> None:
        self.console.print(Text(self.voice.says(judged.says), style=style))

    def _explain(self, judged: Judged) -> None:
        proof = Table(box=None, show_header=False)
        for answer, worth in zip(self._answers(), judged.proof, strict=True):
            style = "bold" if worth.right else ""
            proof.add_row(Text(answer, style=style), Text(self.voice.says(worth.says), style=style))
        self.console.print(proof)

    # Commands

    def _history(self) -> None:
        """What happened so far, where the answer lies there."""
        if self.posed.asks_who:
            for event in self.posed.history:
                if sentence := self.face.tell(event, self.sitting):
                    self.console.print(Text(f"  {sentence}", style="italic"))

    def _board(self) -> None:
        self.console.print(self.face.draw(self.posed.view, self.sitting))

    def _choices(self) -> None:
        if self.posed.asks_who:
            self.console.print(Text("   ".join(self._answers())))
        else:
            self.console.print(listed(self.posed.actions, self.posed.view, self.face, self.sitting))

    def _help(self) -> None:
        self.console.print(self.voice.say("puzzle-commands"), highlight=False)
        notation = f"{self.posed.game.id}-help"
        if not self.posed.asks_who and self.voice.knows(notation):
            self.console.print(self.voice.say(notation), highlight=False)

    def _quit(self) -> None:
        raise Quit


COMMANDS: dict[str, Callable[[KeyboardPuzzle], None]] = {
    "?": KeyboardPuzzle._help,
    "help": KeyboardPuzzle._help,
    "m": KeyboardPuzzle._choices,
    "moves": KeyboardPuzzle._choices,
    "b": KeyboardPuzzle._board,
    "board": KeyboardPuzzle._board,
    "q": KeyboardPuzzle._quit,
    "quit": KeyboardPuzzle._quit,
}
