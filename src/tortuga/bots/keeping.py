"""Finished parts of a simulation, kept in a folder: whoever was interrupted goes on from there."""

import io
import pickle
from collections import Counter
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import Any

import msgspec

from tortuga.core.errors import TortugaError
from tortuga.data.folder import DIGITS, MatchTables, write_part, write_whole

PLAN = "plan.json"


class OtherSimulation(TortugaError):
    id = "error-other-simulation"

    def __init__(self, folder: str) -> None:
        super().__init__(folder=folder)


class KeptParts:
    """The figures of the parts, and where they are exported, the matches too. A part is finished when its
    figures are there, which are written last."""

    def __init__(self, folder: Path, *, export: bool) -> None:
        self.folder, self.export = folder, export

    def open(self, plan: Any) -> None:
        """The folder belongs to this plan, from now on if it is new."""
        self.folder.mkdir(parents=True, exist_ok=True)
        written = msgspec.json.encode({"simulation": plan, "export": self.export}, order="deterministic")
        file = self.folder / PLAN
        if not file.exists():
            write_whole(file, written)
        elif file.read_bytes() != written:
            raise OtherSimulation(str(self.folder))

    def finished(self, kinds: tuple[type, ...]) -> Iterator[tuple[int, Any]]:
        """The number and the figures of each finished part; figures are of these kinds."""
        for file in sorted(self.folder.glob("figures-*.pickle")):
            number = int(file.stem.rpartition("-")[2])
            yield number, _FiguresReader(file.read_bytes(), kinds).load()

    def keep(self, number: int, figures: Any, data: MatchTables | None) -> None:
        if data is not None:
            write_part(self.folder, number, data)
        write_whole(self.folder / f"figures-{number:0{DIGITS}}.pickle", pickle.dumps(figures))


class _FiguresReader(pickle.Unpickler):
    """Makes nothing but figures, whatever stands in the file."""

    def __init__(self, content: bytes, kinds: tuple[type, ...]) -> None:
        super().__init__(io.BytesIO(content))
        self._kinds = (Counter, *kinds)

    def find_class(self, module: str, name: str) -> Any:
        found = super().find_class(module, name)
        if found in self._kinds or (isinstance(found, type) and issubclass(found, Enum)):
            return found
        raise pickle.UnpicklingError(f"{module}.{name} is no figure")
