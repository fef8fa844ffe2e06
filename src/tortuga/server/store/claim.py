"""One house on one file. The claim is a lock that the kernel drops with the process, however that ends.

It lies on the file itself: a copy is nobody's, a link to the file is the same file, and a program that only
reads or makes a backup does not ask for it. SQLite's own locks are of another kind and do not meet it.
"""

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tortuga.server.store.interface.faults import StoreUnfit
from tortuga.text import Message

try:
    import fcntl
except ImportError:  # there is none for this platform
    fcntl = None  # type: ignore[assignment]

HEADER = b"SQLite format 3\0"
PROBLEMS = {
    errno.EISDIR: "server-database-no-file",
    errno.ENOTDIR: "server-database-no-file",
    errno.EACCES: "server-database-rights",
    errno.EPERM: "server-database-rights",
    errno.EROFS: "server-database-rights",
}


@contextmanager
def claimed(path: Path) -> Iterator[None]:
    """Have the file for oneself, made if it is not there; `StoreUnfit` says why it cannot be had.

    It must outlast every connection of SQLite: closing a file takes that one's locks along.
    """
    file = _open(path)
    try:
        _check(path, file)
        yield
    finally:
        os.close(file)


def _open(path: Path) -> int:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and not stat.S_ISREG(path.stat().st_mode):
            raise StoreUnfit(path, Message("server-database-no-file"))
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
    except OSError as error:
        known = PROBLEMS.get(error.errno or 0)
        said = Message(known) if known else Message("server-database-fails", {"problem": str(error)})
        raise StoreUnfit(path, said) from error
    return file


def _check(path: Path, file: int) -> None:
    if not os.access(path.parent, os.W_OK | os.X_OK):  # SQLite keeps a log beside the file
        raise StoreUnfit(path, Message("server-database-folder"))
    if os.pread(file, len(HEADER), 0) not in (b"", HEADER):
        raise StoreUnfit(path, Message("server-database-none"))
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise StoreUnfit(path, Message("server-database-taken")) from error
