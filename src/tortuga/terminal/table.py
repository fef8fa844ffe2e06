"""A match at one terminal: people at the keyboard, bots in the other seats."""

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from tortuga.bots.advice import reason_message
from tortuga.bots.bot import Bot, Budget, advice_of, tell
from tortuga.core.errors import NotDrawable, NotResignable, Refused
from tortuga.core.game import Action, Seat, Told
from tortuga.core.match import AnyMatch
from tortuga.core.speech import outcome_message, question_message
from tortuga.terminal.choices import SHORT_LIST, listed, numbered
from tortuga.terminal.clock import TimeUp, within
from tortuga.terminal.face import Face, Sitting
from tortuga.text import Voice

CLEAR_SCROLLBACK = "\x1b[3J"
THINKING = Budget(seconds=2.0)


class Quit(Exception):
    """A person at the keyboard wants to stop; the match can be taken up again from its record."""


class Ended(Exception):
    """A person at the keyboard has ended the match, by giving up or by a draw."""


class KeyboardTable:
    """Drives a match until it ends or somebody quits. `bots[seat]` is None for a person."""

    def __init__(
        self,
        match: AnyMatch,
        bots: Sequence[Bot | None],
        face: Face,
        console: Console,
        voice: Voice,
        saved: Callable[[], None] = lambda: None,
        budget: Budget = THINKING,
        explain: bool = False,
    ) -> None:
        self.match, self.bots, self.face, self.console, self.voice = match, bots, face, console, voice
        self.saved, self.budget, self.explain = saved, budget, explain
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.shared = len(self.people) > 1
        self.guarded = self.shared and match.game.has_secrets
        self.heard = [0] * len(bots)
        self.heard_by_all = self.heard_by_bots = 0
        self.seconds = match.game.turn_seconds(match.options)
        self.deadline: float | None = None
        side = None if len(self.people) == 1 or match.game.has_secrets else 0
        self.sitting = Sitting(match.game, match.names, voice, side)
        self.at_keyboard: Seat | None = None
        self.offered: dict[Seat, int] = {}
        """The decision of a seat for which it has offered a draw."""

    def play(self) -> None:
        """All the way to the outcome."""
        self.console.print(Text(self.voice.say("table-welcome"), style="dim"))
        self._show_deal()
        while self.match.outcome is None:
            seat = next((seat for seat in self.match.to_act if self.bots[seat]), self.match.to_act[0])
            bot = self.bots[seat]
            if bot:
                self._bot_turn(seat, bot)
            else:
                self._person_turn(seat)
            self.saved()
        self._show_end()

    def _bot_turn(self, seat: Seat, bot: Bot) -> None:
        match, told = self.match, self._told()
        tell(self.bots, told[self.heard_by_bots :])
        self.heard_by_bots = len(told)
        action = bot.choose(match.view(seat), match.legal(seat), self.budget)
        match.play(seat, action)
        if self.explain and (thoughts := bot.explain()):
            said = " ".join(self.voice.says(thought) for thought in thoughts)
            self.console.print(Text(f"  {match.names[seat]}: {said}", style="dim"))
        if not self.people:
            self._show_news(None)

    def _show_deal(self) -> None:
        """At the beginning everybody looks at what they were dealt; whoever is asked now will see it then."""
        for seat in self.people if self.guarded and not self.match.entries else ():
            dealt = [told for told in self.match.opening if told.to is not None and told.reaches(seat)]
            if dealt and seat not in self.match.to_act:
                self._hand_over(seat)
                self._board(seat)
                self._show_news(seat)
                self._input(self.voice.say("table-seen", player=self.match.names[seat]))

    def _person_turn(self, seat: Seat) -> None:
        self._hand_over(seat)
        self._show_news(seat)
        self._board(seat)
        self.deadline = None if self.seconds is None else monotonic() + self.seconds
        try:
            self._choose(seat)
        except TimeUp:
            said = self.voice.say("table-time-up", player=self.match.names[seat])
            self.console.print(Text(f"\n{said}", style="red"))
            self.match.time_out(seat)
        except Ended:
            pass
        finally:
            self.deadline = None

    def _choose(self, seat: Seat) -> None:
        while True:
            try:
                self.match.play(seat, self._ask(seat))
                return
            except Refused as refusal:
                self._object(refusal.said(self.voice))

    def _object(self, sentence: str) -> None:
        self.console.print(Text(sentence, style="red"))

    def _hand_over(self, seat: Seat) -> None:
        """Where there are secrets and several people: the public screen, until the next one is ready."""
        if self.guarded and seat != self.at_keyboard:
            self._let_go()
            self._clear()
            self._board(None)
            self._show_public_news()
            self._input(self.voice.say("table-hand-over", player=self.match.names[seat]))
            self._clear()
        self.at_keyboard = seat

    def _let_go(self) -> None:
        """What came to light for whoever leaves the keyboard stays until they have seen it. Those who are
        asked again before anything else happens see it then."""
        seat = self.at_keyboard
        if seat is None or seat in self.match.to_act:
            return
        unheard = self._told()[self.heard[seat] :]
        if any(told.to is not None and told.reaches(seat) and told.event.reveals for told in unheard):
            self._show_news(seat)
            self._input(self.voice.say("table-seen", player=self.match.names[seat]))

    def _clear(self) -> None:
        """The screen, and what a terminal keeps above it: a secret must not be scrolled back to."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(CLEAR_SCROLLBACK)

    def _show_news(self, seat: Seat | None) -> None:
        """What the seat, or (None) everyone at the screen, has not heard yet and may hear."""
        match, told = self.match, self._told()
        listening = [seat] if seat is not None else self.people or list(match.seats)
        self._tell(told[min(self.heard[at] for at in listening) :], seat)
        if self.shared and not match.game.has_secrets:
            listening = self.people
        for at in listening:
            self.heard[at] = len(told)

    def _show_public_news(self) -> None:
        """What has happened before everyone's eyes since the last hand-over."""
        told = self._told()
        self._tell(told[self.heard_by_all :], None)
        self.heard_by_all = len(told)

    def _tell(self, news: Sequence[Told], seat: Seat | None) -> None:
        for told in news:
            if told.reaches(seat) and (sentence := self.face.tell(told.event, self.sitting)):
                self.console.print(Text(f"  {sentence}", style="italic"))

    def _told(self) -> list[Told]:
        """All that has happened since the deal."""
        return list(self.match.timeline.told())

    def _ask(self, seat: Seat) -> Action:
        """One action from the keyboard: notation, or the number of a listed choice."""
        legal = self.match.legal(seat)
        decision = self.match.decision(seat)
        assert decision is not None
        question = self.voice.says(question_message(self.match.game, decision.question, self.match.names))
        if self.face.lists_choices and len(legal) <= SHORT_LIST:
            self._list(seat, legal)
        prompt = self.voice.say("table-prompt", player=self.match.names[seat], question=question)
        while True:
            typed = self._input(prompt).strip()
            if typed in COMMANDS:
                COMMANDS[typed](self, seat)
            elif typed in ENDINGS:
                ENDINGS[typed](self, seat)
            elif typed.isdecimal():
                chosen = numbered(legal, typed.lstrip("0"))
                if chosen is not None:
                    return chosen
                self._object(self.voice.say("table-choose", most=len(legal)))
            elif typed:
                action: Action = self.match.game.parse(typed)
                return action

    def _input(self, prompt: str) -> str:
        def ask() -> str:
            return self.console.input(Text(f"{prompt} ", style="bold"))

        try:
            return ask() if self.deadline is None else within(self.deadline - monotonic(), ask)
        except (EOFError, KeyboardInterrupt) as ended:
            raise Quit from ended

    def _list(self, seat: Seat, legal: Sequence[Any]) -> None:
        self.console.print(listed(legal, self.match.view(seat), self.face, self.sitting))

    # Commands

    def _help(self, seat: Seat) -> None:
        self.console.print(self.voice.say("table-help"), highlight=False)
        notation = f"{self.match.game.id}-help"
        if self.voice.knows(notation):
            self.console.print(self.voice.say(notation), highlight=False)
        self.console.print(self.face.help(self.match.view(seat), self.sitting))

    def _choices(self, seat: Seat) -> None:
        self._list(seat, self.match.legal(seat))

    def _board(self, seat: Seat | None) -> None:
        self.console.print(self.face.draw(self.match.view(seat), self.sitting))

    def _hint(self, seat: Seat) -> None:
        """From what the seat was told and sees; never where another person plays."""
        if self.shared:
            self._object(self.voice.say("table-no-hint"))
            return
        match, game = self.match, self.match.game
        told = [told.event for told in self._told() if told.reaches(seat)]
        advice = advice_of(game, told, match.view(seat), match.legal(seat), self.budget)
        if advice is None:
            self._object(self.voice.say("table-no-advice"))
            return
        reasons = [self.voice.says(reason_message(game, one, match.names)) for one in advice.reasons]
        said = self.voice.say("table-hint", choice=game.notate(advice.action), reasons=" ".join(reasons))
        self.console.print(Text(said, style="green"))

    def _quit(self, seat: Seat) -> None:
        raise Quit

    # Ends that people make

    def _resign(self, seat: Seat) -> None:
        match = self.match
        if not match.game.resignable(match.options, len(match.seats)):
            raise NotResignable()
        if self._agrees(self.voice.say("table-resign-sure", player=match.names[seat])):
            match.resign(seat)
            raise Ended

    def _offer_draw(self, seat: Seat) -> None:
        """One for each decision, as at a table of the house."""
        match, decision = self.match, self.match.decision(seat)
        assert decision is not None
        if not match.game.drawable(match.options, len(match.seats)):
            raise NotDrawable()
        if self.offered.get(seat) == decision.number:
            self._object(self.voice.say("table-draw-again"))
            return
        self.offered[seat] = decision.number
        for other in match.seats:
            if other != seat and not self._takes_draw(other, seat):
                self._object(self.voice.say("table-draw-refused", player=match.names[other]))
                return
        match.agree_draw()
        raise Ended

    def _takes_draw(self, seat: Seat, offerer: Seat) -> bool:
        bot = self.bots[seat]
        if bot:
            return bot.takes_draw(self.match.view(seat), self.budget)
        names = self.match.names
        return self._agrees(self.voice.say("table-draw-offer", player=names[seat], offerer=names[offerer]))

    def _agrees(self, question: str) -> bool:
        return self._input(question).strip().casefold() == self.voice.say("table-yes")

    def _show_end(self) -> None:
        seat = self.people[0] if len(self.people) == 1 else None
        self._show_news(seat)
        view, outcome = self.match.view(seat), self.match.outcome
        assert outcome is not None
        self.console.print(self.face.draw(view, self.sitting))
        self.console.print(Rule(style="dim"))
        said = self.voice.says(outcome_message(self.match.game, outcome, self.match.names))
        self.console.print(Text(said, style="bold"))
        self.console.print(self.face.ending(view, self.sitting))


COMMANDS: dict[str, Callable[[KeyboardTable, Seat], None]] = {
    "?": KeyboardTable._help,
    "help": KeyboardTable._help,
    "moves": KeyboardTable._choices,
    "m": KeyboardTable._choices,
    "board": KeyboardTable._board,
    "b": KeyboardTable._board,
    "hint": KeyboardTable._hint,
    "h": KeyboardTable._hint,
    "quit": KeyboardTable._quit,
    "q": KeyboardTable._quit,
}

ENDINGS: dict[str, Callable[[KeyboardTable, Seat], None]] = {
    "resign": KeyboardTable._resign,
    "draw": KeyboardTable._offer_draw,
}
"""These end the match, where its game allows it."""
