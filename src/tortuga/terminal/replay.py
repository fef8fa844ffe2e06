"""A match seen again at a terminal, by keys: on and back, as whoever saw it, to its key moments."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence

from rich.console import Console, Group, RenderableType
from rich.control import Control
from rich.segment import Segment, Segments
from rich.text import Text

from tortuga.core.game import Seat
from tortuga.core.landmarks import Soundings
from tortuga.core.speech import outcome_message
from tortuga.core.timeline import EVERYTHING, AnyTimeline, Everything, Moment
from tortuga.terminal.face import Face, Sitting
from tortuga.terminal.keys import Keys
from tortuga.text import Voice

READING = 1.2
"""Seconds for each step while it goes on by itself."""
FRAME = 2
"""Lines that are always there: where one is, and what the keys do."""


class KeyboardReplay:
    def __init__(
        self, timeline: AnyTimeline, names: tuple[str, ...], face: Face, console: Console, voice: Voice
    ) -> None:
        self.timeline, self.face, self.console, self.voice = timeline, face, console, voice
        self.sitting = Sitting(timeline.game, names, voice)
        self.viewers: Sequence[Seat | Everything | None] = (EVERYTHING, None, *range(len(names)))
        self.viewer: Seat | Everything | None = None
        self.step = self.scrolled = 0
        self.playing = False
        self.chosen: int | None = None
        """Which key moment, while they are listed."""
        self.found = self._sounded()

    def look(self, keys: Keys, *, step: int = 0, viewer: Seat | None = None) -> None:
        """From this step on, until somebody has had enough."""
        self.step, self.viewer = step, viewer
        self._draw()
        while (key := keys(READING if self.playing else None)) != "q":
            self._heed(key)
            self._draw()

    def _heed(self, key: str) -> None:
        if self.chosen is not None:
            self._choose(key)
        elif not key:
            self._go(self.step + 1)
            self.playing = self.step < len(self.timeline)
        else:
            self.playing = key == "space" and not self.playing
            if key in DEEDS:
                DEEDS[key](self)

    # Where to

    @property
    def _hears(self) -> Seat | None:
        return None if isinstance(self.viewer, Everything) else self.viewer

    def _sounded(self) -> Soundings:
        found = Soundings(self.timeline.game.landmarks)
        for step, moment in enumerate(self.timeline):
            found.take_in(step, moment.events(None))
        return found

    def _go(self, step: int) -> None:
        self.step, self.scrolled = max(0, min(step, len(self.timeline))), 0

    def _on(self, stops: Sequence[int]) -> None:
        at = bisect_right(stops, self.step)
        self._go(stops[at] if at < len(stops) else len(self.timeline))

    def _back(self, stops: Sequence[int]) -> None:
        at = bisect_left(stops, self.step)
        self._go(stops[at - 1] if at else 0)

    @property
    def _marked(self) -> list[int]:
        return sorted({mark.step for mark in self.found.marks})

    def _see_as_next(self) -> None:
        self.viewer = self.viewers[(self.viewers.index(self.viewer) + 1) % len(self.viewers)]
        self.scrolled = 0

    def _list(self) -> None:
        if self.found.marks:
            self.chosen = min(
                bisect_left([mark.step for mark in self.found.marks], self.step), self._last_mark
            )

    @property
    def _last_mark(self) -> int:
        return len(self.found.marks) - 1

    def _choose(self, key: str) -> None:
        assert self.chosen is not None
        if key == "enter":
            self._go(self.found.marks[self.chosen].step)
        move = {"up": -1, "left": -1, "down": 1, "right": 1}.get(key)
        self.chosen = None if move is None else max(0, min(self.chosen + move, self._last_mark))

    # The screen

    def _draw(self) -> None:
        """As much as there is room for; what is longer can be scrolled."""
        room = self.console.size.height - FRAME
        lines = self.console.render_lines(self._listed() if self.chosen is not None else self._shown())
        wanted = self.scrolled if self.chosen is None else self.chosen - room // 2
        self.scrolled = max(0, min(wanted, len(lines) - room))
        shown = lines[self.scrolled : self.scrolled + room]
        self.console.control(Control.home(), Control.clear())
        self.console.print(Text(self._heading(), style="bold reverse"), no_wrap=True, crop=True)
        for line in shown:
            self.console.print(Segments([*line, Segment.line()]), end="")
        self.console.print("\n" * (room - len(shown)), end="")
        keys = Text(self.voice.say("replay-terminal-keys"), style="dim")
        self.console.print(keys, no_wrap=True, crop=True, end="")

    def _heading(self) -> str:
        say, number = self.voice.say, bisect_right(self.found.rounds, self.step)
        place = say(
            "replay-step-round" if number else "replay-step",
            step=self.step,
            steps=len(self.timeline),
            round=number,
        )
        seen = f"{say('replay-seen')}: {self._viewer_name()}"
        playing = f"  {say('replay-play')}" if self.playing else ""
        return f" {place}   {seen}{playing} "

    def _viewer_name(self) -> str:
        if isinstance(self.viewer, Everything):
            return self.voice.say("replay-seen-all")
        return self.voice.say("replay-seen-none") if self.viewer is None else self.sitting.names[self.viewer]

    def _shown(self) -> RenderableType:
        moment = self.timeline.moment(self.step)
        view = moment.view(self.timeline.game, self.viewer)
        parts: list[RenderableType] = [Text(self._told(moment), style="italic")]
        parts.append(self.face.draw(view, self.sitting))
        if view.outcome is not None:
            said = self.voice.says(outcome_message(self.timeline.game, view.outcome, self.sitting.names))
            parts += [Text(said, style="bold"), self.face.ending(view, self.sitting)]
        return Group(*parts)

    def _told(self, moment: Moment) -> str:
        told = [self.face.tell(event, self.sitting) for event in moment.events(self._hears)]
        if told := [sentence for sentence in told if sentence]:
            return " ".join(told)
        if moment.entry is not None and isinstance(self.viewer, Everything):
            name = self.sitting.names[moment.entry.seat]
            return self.voice.say(
                "replay-deed", name=name, notation=self.timeline.game.notate(moment.entry.action)
            )
        return self.voice.say("replay-quiet" if self.step else "replay-beginning")

    def _listed(self) -> RenderableType:
        lines = []
        for number, mark in enumerate(self.found.marks):
            told = self.face.tell(mark.event, self.sitting)
            line = f"{mark.step:5}  {self.voice.say(f'stamp-{mark.stamp}')}: {told}"
            lines.append(Text(line, style="reverse" if number == self.chosen else "", no_wrap=True))
        return Group(*lines)


DEEDS: dict[str, Callable[[KeyboardReplay], None]] = {
    "right": lambda replay: replay._go(replay.step + 1),
    "left": lambda replay: replay._go(replay.step - 1),
    "t": lambda replay: replay._on(replay.found.turns),
    "T": lambda replay: replay._back(replay.found.turns),
    "shift right": lambda replay: replay._on(replay.found.turns),
    "shift left": lambda replay: replay._back(replay.found.turns),
    "r": lambda replay: replay._on(replay.found.rounds),
    "R": lambda replay: replay._back(replay.found.rounds),
    "page down": lambda replay: replay._on(replay.found.rounds),
    "page up": lambda replay: replay._back(replay.found.rounds),
    "n": lambda replay: replay._on(replay._marked),
    "p": lambda replay: replay._back(replay._marked),
    "home": lambda replay: replay._go(0),
    "end": lambda replay: replay._go(len(replay.timeline)),
    "s": KeyboardReplay._see_as_next,
    "m": KeyboardReplay._list,
    "up": lambda replay: setattr(replay, "scrolled", replay.scrolled - 1),
    "down": lambda replay: setattr(replay, "scrolled", replay.scrolled + 1),
}
