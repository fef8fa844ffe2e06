"""Programs that get a share of a core and no more: a small machine can show what a large one would do.

The kernel holds them (control groups, of either version), which needs root on Linux.
"""

import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

PERIOD = 10_000
"""Microseconds; a held program never waits longer than this for its next turn."""
GROUPS = Path("/sys/fs/cgroup")


@contextmanager
def held(share: float) -> Iterator[Callable[[], None]]:
    """What a new process must do first (`preexec_fn`) to live, with its children, on this share of a core."""
    parent = GROUPS / "cpu" if (GROUPS / "cpu").is_dir() else GROUPS
    group = Path(tempfile.mkdtemp(prefix="tortuga-", dir=parent))
    _limit(group, round(share * PERIOD))
    yield lambda: _write(group / "cgroup.procs", "0")
    while (group / "cgroup.procs").read_text():
        time.sleep(0.1)
    group.rmdir()


def _limit(group: Path, quota: int) -> None:
    if (group / "cpu.max").exists():
        _write(group / "cpu.max", f"{quota} {PERIOD}")
        return
    _write(group / "cpu.cfs_period_us", f"{PERIOD}")
    _write(group / "cpu.cfs_quota_us", f"{quota}")


def _write(file: Path, words: str) -> None:
    file.write_text(words)
