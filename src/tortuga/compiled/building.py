"""Compiling the rules: Cython makes C of the sources as they are, and the C compiler modules of that."""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from tortuga.compiled.loading import OURS, PACKAGE, PLAIN, SUFFIX, WHERE, built_folder, built_name, source_of

PARTS = ("core", "games")
LEFT_PLAIN = frozenset(
    "components contract encoding errors events landmarks objections options perft record registry schema "
    "speech statistics tally words".split()
)
"""Files that are tables, or that no step of a match comes through."""
DIRECTIVES = {"language_level": 3, "binding": True, "annotation_typing": False}
"""Everything means what it means in Python: annotations are read by msgspec, not by the compiler."""
FLAGS = ("-O2", "-g0", "-w", "-fwrapv")


class CannotCompile(Exception):
    """What is missing, or what the compiler said; `reason` is the end of a message id."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(reason, detail)
        self.reason, self.detail = reason, detail


def compilable() -> tuple[str, ...]:
    """The names of the modules that are compiled, sorted."""
    files = [file for part in PARTS for file in (PACKAGE / part).rglob("*.py")]
    kept = [file for file in files if file.stem not in LEFT_PLAIN and file.stem != "__init__"]
    return tuple(sorted(".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts) for file in kept))


def compile_rules(
    names: Sequence[str], workers: int | None = None, progress: Callable[[int, int], None] = lambda *_: None
) -> int:
    """Compile what is not compiled from its present source yet, and say how many that were."""
    folder = built_folder()
    wanted = {name: folder / str(built_name(name)) for name in names}
    missing = {name: file for name, file in wanted.items() if not file.exists()}
    command = _compiler()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=folder) as scratch, ThreadPoolExecutor(workers or os.cpu_count()) as pool:
            building = [
                pool.submit(_build, command, code, missing[name])
                for name, code in _translated(missing, Path(scratch))
            ]
            for done, one in enumerate(as_completed(building), 1):
                one.result()
                progress(done, len(missing))
    except OSError as problem:
        raise CannotCompile("unwritable", f"{problem.filename}: {problem.strerror}") from problem
    _forget_all_but(wanted.values(), folder)
    return len(missing)


def undo() -> bool:
    """Remove all that was compiled, for every Python; whether there was anything."""
    folder = built_folder()
    files = list(folder.glob(f"{OURS}{Path(SUFFIX).suffix}"))
    for file in files:
        file.unlink()
    with suppress(OSError):  # there is none, or something else lies in it
        folder.rmdir()
    return bool(files)


def prove_importable(names: Sequence[str]) -> None:
    """In a process of its own, as whoever plays next will import them."""
    environment = {key: value for key, value in os.environ.items() if value != PLAIN or key != WHERE}
    code = (
        f"import {', '.join(names)}; from tortuga.compiled.loading import run_compiled; assert run_compiled()"
    )
    _run([sys.executable, "-c", code], "unfit", environment)


def _translated(names: Iterable[str], scratch: Path) -> Iterator[tuple[str, Path]]:
    """The modules as C, one after the other."""
    try:
        from Cython.Compiler.Main import compile_single
        from Cython.Compiler.Options import CompilationOptions
    except ModuleNotFoundError as missing:
        raise CannotCompile("no-cython") from missing
    for name in names:
        code = scratch / f"{name}.c"
        options = CompilationOptions(compiler_directives=DIRECTIVES, output_file=str(code))
        if compile_single(str(source_of(name)), options, full_module_name=name).num_errors:
            raise CannotCompile("failed", name)
        yield name, code


def _compiler() -> list[str]:
    """How this Python has modules compiled and linked in one go."""
    linker, position = (sysconfig.get_config_var(key) or "" for key in ("LDSHARED", "CCSHARED"))
    words = shlex.split(linker)
    if not words or shutil.which(words[0]) is None:
        raise CannotCompile("no-compiler", words[0] if words else "cc")
    return [*words, *shlex.split(position), *FLAGS, "-I", sysconfig.get_path("include")]


def _build(command: list[str], code: Path, file: Path) -> None:
    """What is half done never bears the name that is looked for."""
    made = code.with_suffix(SUFFIX)
    _run([*command, "-o", str(made), str(code)], "failed")
    code.unlink()
    made.replace(file)


def _run(command: list[str], reason: str, environment: dict[str, str] | None = None) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    if done.returncode:
        lines = done.stderr.splitlines() or [""]
        raise CannotCompile(reason, next((line for line in lines if "error:" in line), lines[-1]))


def _forget_all_but(wanted: Iterable[Path], folder: Path) -> None:
    """What was compiled for this Python from sources that are no more."""
    kept = set(wanted)
    for file in folder.glob(f"{OURS}{SUFFIX}"):
        if file not in kept:
            file.unlink()
