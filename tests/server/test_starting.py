"""Files that the house cannot have: one sentence at once, and nothing is touched."""

import os
import shutil
import signal
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.players import COMMAND, serving
from tests.server.test_serve import PLAIN
from tortuga.server.store import StoreUnfit
from tortuga.server.store.claim import claimed
from tortuga.server.store.migrations import migrate
from tortuga.text import LANGUAGES, voice

NOBODY = 65_534


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    """A database, where somebody without any rights could get to it."""
    folder = tmp_path / "house"
    folder.mkdir()
    migrate(folder / "house.db")
    yield folder / "house.db"
    folder.chmod(0o700)


def why_not(path: Path) -> str:
    """What somebody without rights is told who tries to have the file. Root steps down first."""
    reader, writer = os.pipe()
    child = os.fork()
    if not child:
        said = "nothing"
        try:
            os.chdir(path.parent.parent)  # the folders above it are the test's own
            if os.geteuid() == 0:
                os.setresuid(NOBODY, NOBODY, NOBODY)
            with claimed(Path(path.parent.name) / path.name):
                said = "it can be had"
        except StoreUnfit as unfit:
            said = unfit.message.id
        except BaseException as mistake:
            said = repr(mistake)
        finally:
            os.write(writer, said.encode())
            os._exit(0)
    os.close(writer)
    os.waitpid(child, 0)
    with open(reader) as pipe:
        return pipe.read()


@pytest.mark.parametrize(
    ("folder", "file", "told"),
    [
        (0o777, 0o666, "it can be had"),
        (0o777, 0o444, "server-database-rights"),
        (0o777, 0o000, "server-database-rights"),
        (0o555, 0o666, "server-database-folder"),
        (0o000, 0o666, "server-database-rights"),
    ],
)
def test_a_file_without_rights(path: Path, folder: int, file: int, told: str) -> None:
    path.parent.parent.chmod(0o755)
    path.chmod(file)
    path.parent.chmod(folder)
    assert why_not(path) == told


def made_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def made_pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


def made_letter(path: Path) -> None:
    path.write_text("This is a letter to my aunt, and no database at all. " * 100)


def made_foreign(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE aunts (name)")


def made_damaged(path: Path) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:100] + bytes(len(whole) - 100))


@pytest.mark.parametrize(
    ("made", "said"),
    [
        (made_folder, "this is no file"),
        (made_pipe, "this is no file"),
        (made_letter, "this is no database"),
        (made_foreign, "a database of another program"),
        (made_damaged, "it is damaged"),
    ],
)
def test_what_is_no_database_of_ours_is_refused_and_left_alone(path: Path, made: object, said: str) -> None:
    assert callable(made)
    made(path)
    before = path.read_bytes() if path.is_file() else None
    command = [*COMMAND, "--port", "0", "--database", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, env=PLAIN, check=False, timeout=60)
    assert done.returncode == 2
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert before is None or path.read_bytes() == before


@pytest.mark.anyio
async def test_a_second_house_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    """However it goes. Whoever only reads is not hindered."""
    path = tmp_path / "house.db"
    async with serving(path) as server:
        command = [*COMMAND, "--port", "0", "--database", str(path)]
        done = subprocess.run(command, capture_output=True, text=True, env=PLAIN, check=False, timeout=60)
        assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)
        assert "another house has it open" in done.stderr
        with closing(sqlite3.connect(path)) as reading:
            assert reading.execute("SELECT COUNT(*) FROM house").fetchone() == (1,)
        await server.end(signal.SIGKILL)
        await server.start()


def test_a_link_is_the_same_file_and_a_copy_another(path: Path) -> None:
    link, copy = path.with_name("link.db"), path.with_name("copy.db")
    link.symlink_to(path)
    shutil.copy(path, copy)
    with claimed(path):
        with pytest.raises(StoreUnfit, match="taken"), claimed(link):
            pass
        with claimed(copy):
            pass
    with claimed(link):
        pass


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_why(language: str) -> None:
    for why in ("no-file", "none", "rights", "folder", "taken", "busy", "damaged"):
        assert voice(language).say(f"server-database-{why}")
