"""All that can be set of a training, with what it is for."""

from dataclasses import dataclass, field, fields
from typing import Any


def setting(default: Any, says: str) -> Any:
    return field(default=default, metadata={"says": says})


@dataclass(frozen=True)
class TrainingSettings:
    """What is given as `from` and `to` goes from one to the other while the minutes pass, or the
    turns if their number is given: then the same settings learn the same."""

    game: str = setting("buccaneers", "what is learned")
    players: tuple[int, ...] = setting((2,), "numbers of players, learned by one network")
    minutes: float = setting(5.0, "how long it goes on, compiling included")
    turns: int = setting(0, "turns after which it ends, where not the minutes decide; 0: they do")
    seed: int = setting(1, "of the luck")
    matches: int = setting(1024, "played side by side, for each number of players")
    steps: int = setting(64, "decisions of each match before the network learns from them")
    width: int = setting(512, "of the layers")
    blocks: int = setting(2, "layers after the first")
    parts: int = setting(8, "in which the decisions of one turn are learned from")
    times: int = setting(2, "that each decision is learned from")
    rate_from: float = setting(7e-4, "how far one step of learning goes")
    rate_to: float = setting(1e-4, "the same in the end")
    entropy_from: float = setting(0.01, "what it is worth to stay undecided, in chances to win")
    entropy_to: float = setting(0.002, "the same in the end")
    softness_from: float = setting(
        6.0, "how many points more are clearly better, where points count early on"
    )
    softness_to: float = setting(0.3, "the same in the end; towards 0 only the victory counts")
    foresight: float = setting(
        0.95, "lambda: how much the course of a match counts against the outlook on it"
    )
    clip: float = setting(0.2, "how far chances of actions may move in a turn")
    outlook: float = setting(0.5, "the weight of learning who wins")
    insight: float = setting(0.5, "the weight of learning who is on which side")
    hiding: float = setting(
        0.0, "what it is worth, in chances to win, that nobody knows in the first half whom one is loyal to"
    )
    guessed: float = setting(
        0.0, "how sure the others may be of that at no cost, where it is worth something to hide"
    )
    steepest: float = setting(0.5, "gradients are cut at this length")
    averaged: float = setting(0.995, "the part of the averaged network that stays at each turn")
    against_past: float = setting(0.125, "the part of the matches that is played against earlier selves")
    pool: int = setting(12, "earlier selves kept")
    pool_every: int = setting(50, "turns between two of them")
    stay: int = setting(12, "turns that an earlier self stays at the tables")
    log_every: int = setting(10, "turns between two lines of the log")
    save_minutes: float = setting(2.0, "between two checkpoints")

    def between(self, name: str, part: float) -> float:
        """What goes from one value to another, when a part of the minutes has passed."""
        start, end = getattr(self, f"{name}_from"), getattr(self, f"{name}_to")
        value: float = start * (end / start) ** min(1.0, part)
        return value


NAMES = tuple(one.name for one in fields(TrainingSettings))
