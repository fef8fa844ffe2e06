"""Rules that were compiled do what their sources do, and never stand in for newer ones."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tests.cli.command import refused, tortuga
from tests.long_runs import LONG
from tortuga.compiled import building
from tortuga.compiled.building import CannotCompile, compilable, compile_rules, prove_importable, undo
from tortuga.compiled.loading import CHANGED, SUFFIX, WHERE, built_name

HOUSE = Path(__file__).parents[2]
FEW = (
    "tortuga.core.decisions",
    "tortuga.core.match",
    "tortuga.core.tuples",
    "tortuga.games.tortuga1667.turns",
)
QUICKLY = ("-O0", "-w")
"""How to compile what is to be right, and need not be fast."""
SAYS_WHICH = "import tortuga.core.tuples as t; print(t.__file__)"
RULES = ("tests/core", "tests/games", "tests/contract")

linker = str(sysconfig.get_config_var("LDSHARED") or "none").split()[0]
needs_compiler = pytest.mark.skipif(not shutil.which(linker), reason="there is no C compiler here")


def run_python(folder: Path | str, *words: str) -> "subprocess.CompletedProcess[str]":
    """In a process of its own, with what was compiled into a folder; tests in their short form."""
    return subprocess.run(
        [sys.executable, *words],
        cwd=HOUSE,
        env={**os.environ, WHERE: str(folder), "TORTUGA_LONG": ""},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(WHERE, str(tmp_path / "built"))
    return tmp_path / "built"


@needs_compiler
def test_compiled_and_plain_rules_do_the_same(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "FLAGS", QUICKLY)
    assert compile_rules(FEW) == len(FEW)
    prove_importable(FEW)
    assert run_python(folder, "-c", SAYS_WHICH).stdout.strip().endswith(SUFFIX)
    compiled = run_python(folder, "-W", "error", "-m", "tests.compiled.trial")
    plain = run_python("no", "-m", "tests.compiled.trial")
    assert compiled.stderr == plain.stderr == ""
    assert compiled.stdout == plain.stdout
    assert len(plain.stdout.splitlines()) == 18
    assert compile_rules(FEW) == 0, "nothing is compiled twice"
    assert undo()
    assert not folder.exists()


@needs_compiler
@pytest.mark.skipif(not LONG, reason="compiles everything and runs the tests of all rules")
def test_the_rules_pass_their_tests_compiled(folder: Path) -> None:
    compile_rules(compilable())
    prove_importable(compilable())
    trials = [run_python(where, "-m", "tests.compiled.trial") for where in (folder, "no")]
    assert trials[0].stdout == trials[1].stdout
    tested = run_python(folder, "-m", "pytest", "-q", "-n", "auto", "-p", "no:cacheprovider", *RULES)
    assert tested.returncode == 0, tested.stdout[-5000:]


def test_what_was_compiled_from_another_source_is_left_alone(folder: Path) -> None:
    folder.mkdir()
    (folder / f"tortuga.core.tuples-0123456789abcdef{SUFFIX}").write_bytes(b"of another day")
    ran = run_python(folder, "-c", SAYS_WHICH)
    assert ran.stdout.strip().endswith("tuples.py")
    assert ran.stderr.count(CHANGED) == 1


def test_one_old_module_makes_all_rules_run_plain(folder: Path) -> None:
    folder.mkdir()
    (folder / str(built_name("tortuga.core.tuples"))).write_bytes(b"never looked at")
    (folder / f"tortuga.core.gone-0123456789abcdef{SUFFIX}").write_bytes(b"without a source")
    ran = run_python(folder, "-c", SAYS_WHICH)
    assert ran.stdout.strip().endswith("tuples.py")
    assert CHANGED in ran.stderr


def test_nothing_is_said_where_nothing_is_compiled(folder: Path) -> None:
    ran = run_python(folder, "-W", "error", "-c", SAYS_WHICH)
    assert ran.stdout.strip().endswith("tuples.py")
    assert ran.stderr == ""


def test_the_rules_are_compiled_and_what_no_step_needs_is_not() -> None:
    names = compilable()
    assert {"tortuga.core.match", "tortuga.games.turtles.rules", "tortuga.games.tortuga1667.turns"} <= {
        *names
    }
    assert not [name for name in names if name.endswith(("__init__", "encoding", "events", "contract"))]


# The command


def test_what_was_compiled_can_be_removed_and_nothing_else_is(folder: Path) -> None:
    folder.mkdir()
    (folder / f"tortuga.core.tuples-0123456789abcdef{SUFFIX}").write_bytes(b"of another day")
    (folder / "letter.txt").write_text("somebody else's")
    assert tortuga("compile", "--undo").out == "What was compiled is gone; the rules run plain.\n"
    assert tortuga("compile", "--undo").out == "Nothing was compiled; the rules run plain.\n"
    assert [file.name for file in folder.iterdir()] == ["letter.txt"]


def test_without_a_compiler_a_sentence_says_so(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda _: None)
    assert refused("compile").startswith("This needs a C compiler, and there is no ")
    assert not folder.exists()


@needs_compiler
def test_without_cython_a_sentence_says_how_to_get_it(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "Cython.Compiler.Main", None)
    assert refused("compile").endswith('pip install "tortuga-games[compiled]"')


@needs_compiler
def test_a_folder_that_cannot_be_made_is_named(folder: Path) -> None:
    folder.write_text("a file")
    assert "TORTUGA_COMPILED" in refused("compile")


@needs_compiler
def test_what_the_compiler_objects_to_is_said(tmp_path: Path) -> None:
    (tmp_path / "bad.c").write_text("this is no C;")
    with pytest.raises(CannotCompile, match="error: "):
        building._build([linker, "-c"], tmp_path / "bad.c", tmp_path / "bad.so")


def test_the_version_says_whether_the_rules_run_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "+" not in tortuga("--version").out
    monkeypatch.setattr("tortuga.cli.app.run_compiled", lambda: True)
    assert tortuga("--version").out.endswith("+compiled\n")
