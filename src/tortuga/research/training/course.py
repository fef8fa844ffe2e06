"""A whole training: turn after turn until the minutes or the turns are over, with a log and checkpoints."""

import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp

from tortuga.masters.network import Weights
from tortuga.research.training.checkpoint import load, save, write_line
from tortuga.research.training.playing import Tables
from tortuga.research.training.pool import EarlierSelves
from tortuga.research.training.settings import TrainingSettings
from tortuga.research.training.subjects import SUBJECTS
from tortuga.research.training.trainer import TrainingPace, first_states, fresh_pupil, turn

Line = dict[str, Any]
VISITS = ("won", "against")
COUNTS = ("matches", *VISITS)
"""What is counted and not a figure by itself."""
SETTLES = 0.5
"""The part of a visit after which matches count that ended: those before may have begun with another."""


class TrainingCourse:
    """Iterate over it: each line of the log is handed out as it is written. `guests` come to the tables that
    are not all the pupil's, its earlier selves if not said. It begins with weights, or knowing nothing."""

    def __init__(
        self,
        settings: TrainingSettings,
        folder: Path,
        resumed: Path | None = None,
        guests: EarlierSelves | None = None,
        begins: Weights | None = None,
    ) -> None:
        self.settings, self.folder = settings, folder
        self.began = time.monotonic()
        self.subject = SUBJECTS[settings.game](settings.players)
        self.tables = Tables(self.subject, settings.matches, settings.against_past)
        self.pool = guests or EarlierSelves(settings.pool, settings.seed)
        self.pupil, self.turns = (
            load(resumed, self.pool) if resumed else (fresh_pupil(self.subject, settings, begins), 0)
        )
        folder.mkdir(parents=True, exist_ok=True)

    @property
    def passed(self) -> float:
        """The part of the turns that has passed, or of the minutes."""
        if self.settings.turns:
            return self.turns / self.settings.turns
        return (time.monotonic() - self.began) / (60 * self.settings.minutes)

    def __iter__(self) -> Iterator[Line]:
        settings, began = self.settings, self.turns
        yield self._written({"device": jax.devices()[0].device_kind, **asdict(settings)})
        dealing, key = jax.random.split(jax.random.key(settings.seed + self.turns))
        states = first_states(self.subject, self.tables, dealing)
        one_turn = turn(self.subject, self.tables, settings)
        saved, last = self.began, (time.monotonic(), self.turns)
        visitor, past, won = "", self.pupil.weights, Counter[str]()
        while self.passed < 1:
            visit = (self.turns - began) % settings.stay
            if visit == 0:
                visitor, past = self.pool.visitor(self.pupil.weights)
                won.clear()
            states, told = self._turn(one_turn, past, states, jax.random.fold_in(key, self.turns))
            if visit >= SETTLES * settings.stay:
                won.update({name: float(told[name]) for name in told if name.startswith(VISITS)})
            if self.turns % settings.pool_every == 0:
                self.pool.add(f"turn {self.turns}", self.pupil.average)
            if self.turns % settings.log_every == 0:
                line = self._line(told, last)
                last = time.monotonic(), self.turns
                yield self._written(line)
            if visit == settings.stay - 1:
                yield self._written(self._shares(visitor, won))
            if time.monotonic() - saved > 60 * settings.save_minutes:
                save(self.folder, self.pupil, self.pool, self.turns)
                saved = time.monotonic()
        save(self.folder, self.pupil, self.pool, self.turns)

    def _turn(self, one_turn: Any, past: Any, states: Any, key: Any) -> tuple[Any, Any]:
        part = self.passed
        rate, entropy, softness = (
            jnp.float32(self.settings.between(name, part)) for name in ("rate", "entropy", "softness")
        )
        self.pupil, states, told = one_turn(
            self.pupil, past, states, TrainingPace(rate, entropy, softness), key
        )
        self.turns += 1
        return states, told

    def _line(self, told: Any, last: tuple[float, int]) -> Line:
        settings = self.settings
        decisions = self.tables.total * settings.steps
        numbers = {name: round(float(told[name]), 5) for name in told if not name.startswith(COUNTS)}
        now = time.monotonic()  # after the numbers, which wait for the device
        speed = decisions * (self.turns - last[1]) / (now - last[0])
        return {
            "turn": self.turns,
            "seconds": round(now - self.began, 1),
            "decisions_per_second": round(speed),
            "decisions_per_match": round(decisions / max(1.0, float(told["matches"])), 1),
            **numbers,
        }

    def _shares(self, visitor: str, won: Counter[str]) -> Line:
        """How much of the victories the pupil has against one in all the other seats."""
        shares = {
            players: round(won[f"won{players}"] / max(1, won[f"against{players}"]), 4)
            for players in self.settings.players
        }
        matches = {players: int(won[f"against{players}"]) for players in self.settings.players}
        return {"turn": self.turns, "against": visitor, "share": shares, "matches": matches}

    def _written(self, line: Line) -> Line:
        write_line(self.folder, line)
        return line
