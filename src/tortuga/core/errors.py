"""What can go wrong, each with one sentence that a player understands in any of our languages."""

from typing import ClassVar

import msgspec

from tortuga.text import Message, Sayable, Voice, voice


def misshapen(error: msgspec.ValidationError) -> tuple[str, str]:
    """What is wrong with data of another shape, and where: the path of a field, or nothing: the whole."""
    problem, _, path = str(error).partition(" - at `$.")
    return problem, path.rstrip("`")


class TortugaError(Exception):
    """The root of our errors: a message id and its arguments, said in English by `str`."""

    id: ClassVar[str]

    def __init__(self, **args: Sayable) -> None:
        super().__init__(self.id)
        self.args_said = args

    @property
    def message(self) -> Message:
        return Message(self.id, self.args_said)

    def said(self, by: Voice) -> str:
        return by.says(self.message)

    def __str__(self) -> str:
        return self.said(voice())


class Refused(TortugaError):
    """An action that a match did not take; the match is as it was before."""


class IllegalAction(Refused):
    id = "error-illegal-action"

    def __init__(self, reason: Message | None = None) -> None:
        super().__init__()
        self.reason = reason

    @property
    def message(self) -> Message:
        return self.reason or super().message


class NotYourTurn(Refused):
    id = "error-not-your-turn"


class MalformedAction(Refused):
    id = "error-malformed-action"

    def __init__(self, problem: str) -> None:
        super().__init__(problem=problem)


class ClosedDecision(Refused):
    id = "error-closed-decision"


class AnsweredDecision(ClosedDecision):
    id = "error-answered-decision"


class UnknownDecision(Refused):
    id = "error-unknown-decision"


class MatchOver(Refused):
    id = "error-match-over"


class NotResignable(Refused):
    id = "error-not-resignable"


class NotDrawable(Refused):
    id = "error-not-drawable"


class UnknownSeat(Refused):
    id = "error-unknown-seat"

    def __init__(self, seat: int) -> None:
        super().__init__(seat=seat)


class NotationError(Refused):
    """A text that is not in the game's notation; `place` is the 0-based offending character."""

    id = "error-notation"

    def __init__(self, text: str, place: int | None, problem: Message) -> None:
        super().__init__(problem=problem)
        self.text, self.place, self.problem = text, place, problem

    @property
    def message(self) -> Message:
        if self.place is None:
            return Message("error-notation", {"problem": self.problem})
        if self.place >= len(self.text):
            return Message("error-notation-end", {"problem": self.problem})
        found = self.text[self.place]
        return Message(
            "error-notation-at", {"problem": self.problem, "place": self.place + 1, "found": found}
        )


class OptionError(TortugaError):
    id = "error-option-value"

    def __init__(self, option: str, problem: Sayable) -> None:
        super().__init__(option=option, problem=problem)
        self.option = option


class UnknownOption(TortugaError):
    id = "error-option-unknown"

    def __init__(self, game: str, option: str) -> None:
        super().__init__(game=game, option=option)


class SeatCountError(TortugaError):
    id = "error-seat-count"

    def __init__(self, game: str, allowed: range, asked: int) -> None:
        fewest, most = allowed[0], allowed[-1]
        super().__init__(game=game, allowed=f"{fewest}–{most}" if fewest < most else fewest, asked=asked)


class UnknownGame(TortugaError):
    id = "error-unknown-game"

    def __init__(self, game: str, games: tuple[str, ...]) -> None:
        super().__init__(game=game, games=games)


class NotEncoded(TortugaError):
    """A table plays with something that the numbers of its game do not reach (`core/encoding.py`)."""

    id = "error-not-encoded"

    def __init__(self, game: str, what: str, most: int) -> None:
        super().__init__(game=game, what=what, most=most)


class RecordError(TortugaError):
    """A record that cannot be read or does not hold; `place` says where, like `actions[12]`."""

    id = "error-record"

    def __init__(self, place: str, problem: Message) -> None:
        super().__init__(place=place, problem=problem)
        self.place, self.problem = place, problem
