"""Two tables in Parquet: matches, and the decisions in them with what the seat that chose could see.

docs/data.md says what the columns mean. Nobody's name is in them, and of what is hidden only what the seat
knew.
"""

from collections.abc import Sequence
from io import BytesIO
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from tortuga.core.game import AnyGame, Options, Outcome, Seat
from tortuga.data.folder import MatchTables

MATCHES = pa.schema(
    [
        ("match", pa.int64()),
        ("game", pa.string()),
        ("options", pa.string()),
        ("players", pa.int8()),
        ("seed", pa.string()),
        ("bots", pa.list_(pa.string())),
        ("length", pa.int32()),
        ("reason", pa.string()),
        ("winners", pa.list_(pa.int8())),
        ("points", pa.list_(pa.int32())),
    ]
)
DECISIONS = pa.schema(
    [
        ("match", pa.int64()),
        ("step", pa.int32()),
        ("seat", pa.int8()),
        ("view", pa.string()),
        ("legal", pa.list_(pa.string())),
        ("action", pa.string()),
        ("by_clock", pa.bool_()),
    ]
)


class PartWriter:
    """Takes down matches, one decision after the other."""

    def __init__(self) -> None:
        self._matches: list[dict[str, Any]] = []
        self._decisions: list[dict[str, Any]] = []

    def begin(
        self,
        number: int,
        game: AnyGame,
        options: Options,
        seats: int,
        *,
        seed: int | None = None,
        bots: Sequence[str] | None = None,
    ) -> None:
        """The match of this number, to which the decisions belong that come now."""
        self._game = game
        self._match: dict[str, Any] = {
            "match": number,
            "game": game.id,
            "options": msgspec.json.encode(options).decode(),
            "players": seats,
            "seed": None if seed is None else str(seed),
            "bots": bots,
            "length": 0,
        }
        self._matches.append(self._match)

    def decided(
        self, view: Any, legal: Sequence[Any], seat: Seat, action: Any, *, by_clock: bool = False
    ) -> None:
        match, notate = self._match, self._game.notate
        self._decisions.append(
            {
                "match": match["match"],
                "step": match["length"],
                "seat": seat,
                "view": msgspec.json.encode(view).decode(),
                "legal": [notate(one) for one in legal],
                "action": notate(action),
                "by_clock": by_clock,
            }
        )
        match["length"] += 1

    def end(self, outcome: Outcome | None) -> None:
        """How the match ended; None: it was broken off."""
        if outcome is not None:
            self._match |= msgspec.structs.asdict(outcome)

    def part(self) -> MatchTables:
        return MatchTables(_parquet(self._matches, MATCHES), _parquet(self._decisions, DECISIONS))


def _parquet(rows: list[dict[str, Any]], schema: pa.Schema) -> bytes:
    file = BytesIO()
    pq.write_table(pa.Table.from_pylist(rows, schema), file, compression="zstd")
    return file.getvalue()
