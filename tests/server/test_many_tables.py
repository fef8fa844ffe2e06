"""The short version of an evening with many tables; `scripts/bench many_tables` is the long one."""

from pathlib import Path

import pytest
from benchmarks.many_tables import Evening, spend

pytestmark = pytest.mark.anyio


async def test_an_evening_with_many_tables_loses_nothing(tmp_path: Path) -> None:
    figures = await spend(Evening(tables=12, seconds=4, thinking=0.1), tmp_path / "house.db")
    assert figures.missing == 0
    assert figures.actions > 12
