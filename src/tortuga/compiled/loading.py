"""Compiled rules in place of their sources, as long as those are what was compiled.

A compiled module lies in a folder that Python does not look into by itself, and has the hash of its source in
its name. So an old one can never stand in for a newer source: it bears another name than is looked for.
"""

import hashlib
import os
import sys
import warnings
from collections.abc import Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

WHERE = "TORTUGA_COMPILED"
"""A variable of the environment: another folder for what is compiled, or `no` to run the plain sources."""
PLAIN = "no"
PACKAGE = Path(__file__).parents[1]
SUFFIX = EXTENSION_SUFFIXES[0]
"""Which Python and which kind of machine a module was compiled for."""
OURS = "tortuga.*-*"
"""How the names of compiled modules begin; whatever else lies in that folder is somebody else's."""
CHANGED = "The rules have changed since they were compiled, and run plain: `tortuga compile` does it anew."


class CompiledRules(MetaPathFinder):
    """Finds the modules that are compiled."""

    def __init__(self, files: Mapping[str, Path]) -> None:
        self._files = files

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self._files.get(fullname)
        return None if file is None else spec_from_file_location(fullname, file)


def prefer_compiled() -> None:
    """From now on compiled rules are imported where there are any: all of them, or none if one is old."""
    folder = built_folder()
    if _named() == PLAIN or not folder.is_dir():
        return
    files = {file.name.partition("-")[0]: file for file in folder.glob(f"{OURS}{SUFFIX}")}
    if any(file.name != built_name(name) for name, file in files.items()):
        warnings.warn(CHANGED, stacklevel=2)
    elif files:
        sys.meta_path.insert(0, CompiledRules(files))


def run_compiled() -> bool:
    """Whether the rules run compiled in this process."""
    return any(isinstance(finder, CompiledRules) for finder in sys.meta_path)


def built_folder() -> Path:
    """Where the compiled modules are, or would be."""
    return Path(__file__).with_name("built") if _named() in ("", PLAIN) else Path(_named())


def _named() -> str:
    return os.environ.get(WHERE, "")


def source_of(name: str) -> Path:
    """The source of a module of ours."""
    return PACKAGE.parent.joinpath(*name.split(".")).with_suffix(".py")


def built_name(name: str) -> str | None:
    """The file name of a module compiled from its present source; none if there is no source any more."""
    source = source_of(name)
    if not source.is_file():
        return None
    return f"{name}-{hashlib.sha256(source.read_bytes()).hexdigest()[:16]}{SUFFIX}"
