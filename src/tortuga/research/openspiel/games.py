"""The games as OpenSpiel knows them. Seats that choose at once act at a simultaneous node."""

from typing import Any, ClassVar

import msgspec
import numpy as np
import pyspiel

from tortuga.core.encoding import AnyEncoding, find_encoding
from tortuga.core.game import Seat
from tortuga.games.tortuga1667.components import VOTE_DECK
from tortuga.research.openspiel.chance_nodes import SampledChance
from tortuga.research.openspiel.course import DIGEST, Course

NAMES = {
    "turtles": "python_tortuga_turtles",
    "buccaneers": "python_tortuga_buccaneers",
    "tortuga1667": "python_tortuga_1667",
}
MOST_OUTCOMES = {"turtles": 2, "buccaneers": 6, "tortuga1667": len(VOTE_DECK)}
"""Of one draw: who begins; a die, or a tile of so many coins; a Vote card."""
LONGEST = 20_000
"""Small actions of a match. The rules of Tortuga 1667 know no bound: in sudden death the cards come round."""


def game_string(game: str, players: int | None = None, **options: Any) -> str:
    """What `pyspiel.load_game` wants to hear. It cannot read commas there, so they become semicolons."""
    rules = find_encoding(game).game
    seats = players or rules.usual_seats or rules.seats[0]
    written = msgspec.json.encode(msgspec.to_builtins(options)).decode().replace(",", ";")
    return f"{NAMES[game]}(players={seats},options={written})"


def _type(game: str) -> Any:
    rules, kind = find_encoding(game).game, pyspiel.GameType
    return kind(
        short_name=NAMES[game],
        long_name=f"Tortuga: {game}",
        dynamics=kind.Dynamics.SIMULTANEOUS if rules.has_secrets else kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION
        if rules.has_secrets
        else kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if rules.has_secrets else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": rules.usual_seats or rules.seats[0], "options": "{}"},
    )


class TortugaGame(pyspiel.Game):
    """One of our games with its options and number of players."""

    id: ClassVar[str]

    def __init__(self, params: dict[str, Any]) -> None:
        self.encoding: AnyEncoding = find_encoding(self.id)
        self.seats = int(params["players"])
        written = str(params["options"])
        rules = self.encoding.game
        self.options = msgspec.json.decode(written.replace(";", ","), type=rules.options_type)
        rules.check(self.options, self.seats)
        self.encoding.check(self.options, self.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=MOST_OUTCOMES[self.id],
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if rules.has_secrets else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(TYPES[self.id], info, {"players": self.seats, "options": written.replace(",", ";")})

    def new_initial_state(self) -> "TortugaState":
        return TortugaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "TortugaObserver":
        if params:
            raise ValueError(params)
        return TortugaObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST


class TortugaState(pyspiel.State):
    """A moment of a match."""

    def __init__(self, game: TortugaGame) -> None:
        super().__init__(game)
        self.course = Course(game.encoding, game.options, game.seats)

    def current_player(self) -> Any:
        course = self.course
        if course.outcomes:
            return pyspiel.PlayerId.CHANCE
        awaited = course.awaited()
        if not awaited:
            return pyspiel.PlayerId.TERMINAL
        return awaited[0] if len(awaited) == 1 else pyspiel.PlayerId.SIMULTANEOUS

    def is_terminal(self) -> bool:
        return not self.course.outcomes and not self.course.awaited()

    def _legal_actions(self, player: Seat) -> list[int]:
        assert self.course.table is not None
        return self.course.table.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(self.course.outcomes)

    def _apply_action(self, action: int) -> None:
        if self.course.outcomes:
            self.course.draw(action)
        else:
            self.course.answer(((self.course.awaited()[0], action),))

    def _apply_actions(self, actions: list[int]) -> None:
        assert self.course.table is not None
        self.course.answer(tuple((seat, actions[seat]) for seat in self.course.table.asked))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.course.table is None:
            return f"draw {action}"
        return self.course.encoding.describe(self.course.table.view(player), action)

    def returns(self) -> list[float]:
        return self.course.returns()

    def resample_from_infostate(self, player: Seat, sampler: Any) -> "TortugaState":
        """A state that this player cannot tell from this one. It has no history: the true one is a secret."""
        twin = TortugaState(self.get_game())
        twin.course = self.course.imagined(player, SampledChance(sampler))
        return twin

    def __str__(self) -> str:
        return str(self.course)


class TortugaObserver:
    """What a player sees: the fields of the encoding one by one, and with perfect recall the bits of a digest
    of all that the player remembers. Without private information it is what a spectator sees."""

    def __init__(self, game: TortugaGame, kind: Any) -> None:
        self._encoding = game.encoding
        self._recall = kind.perfect_recall
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._public = kind.public_info
        shapes = {field.name: field.shape for field in self._encoding.fields}
        if self._recall:
            shapes["remembered"] = (8 * DIGEST,)
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in shapes.values()), np.float32)
        self.dict, at = {}, 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: TortugaState, player: Seat) -> None:
        self.tensor.fill(0)
        course = state.course
        if course.table is None:
            return
        if self._private:
            seen = course.table.observe(player)
        else:
            seen = self._encoding.observe(course.table.view(None))
        self.tensor[: len(seen)] = seen
        if self._recall:
            self.dict["remembered"][:] = np.unpackbits(
                np.frombuffer(course.memories[player].digest, np.uint8)
            )

    def string_from(self, state: TortugaState, player: Seat) -> str:
        course = state.course
        if not self._public and not self._encoding.game.has_secrets:
            return ""
        lines = [course.seen(player if self._private else None)]
        if self._recall:
            lines[:0] = [f"seat {player}", *course.memories[player].lines]
        return "\n".join(lines)


class Turtles(TortugaGame):
    id: ClassVar = "turtles"


class Buccaneers(TortugaGame):
    id: ClassVar = "buccaneers"


class Tortuga1667(TortugaGame):
    id: ClassVar = "tortuga1667"


TYPES = {game: _type(game) for game in NAMES}
for kind in (Turtles, Buccaneers, Tortuga1667):
    pyspiel.register_game(TYPES[kind.id], kind)
