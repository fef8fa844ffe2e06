"""A folder of parts: each file is there whole or not at all."""

import os
from pathlib import Path
from typing import NamedTuple

DIGITS = 6


class MatchTables(NamedTuple):
    """The tables of some matches, as Parquet files."""

    matches: bytes
    decisions: bytes


def write_whole(path: Path, content: bytes) -> None:
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    draft.write_bytes(content)
    draft.replace(path)


def write_part(folder: Path, number: int, part: MatchTables) -> None:
    """`matches-000000.parquet` and `decisions-000000.parquet`, and so on."""
    for name, content in part._asdict().items():
        write_whole(folder / f"{name}-{number:0{DIGITS}}.parquet", content)
