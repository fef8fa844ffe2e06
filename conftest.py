"""Runs the code blocks of the README and the docs: Python and console sessions with their output."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

from sybil import Example, Sybil
from sybil.parsers.markdown import CodeBlockParser, PythonCodeBlockParser

ROOT = Path(__file__).parent

os.environ.setdefault("TORTUGA_COMPILED", "no")
"""What is tested are the sources, also where somebody has compiled them."""


def run_console(example: Example) -> None:
    """`$ command` lines, each followed by what it prints; a line `...` stands for anything."""
    for part in re.split(r"^\$ ", example.parsed, flags=re.MULTILINE)[1:]:
        command, _, expected = part.partition("\n")
        path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        environment = {**os.environ, "PATH": path, "TORTUGA_LANGUAGE": "en", "COLUMNS": "200"}
        done = subprocess.run(
            shlex.split(command),
            capture_output=True,
            text=True,
            env=environment,
            cwd=ROOT,
            timeout=120,
            check=False,
        )
        printed = done.stdout + done.stderr
        pattern = ".*".join(
            re.escape(piece) for piece in re.split(r"^\.\.\.$", expected.rstrip(), flags=re.MULTILINE)
        )
        if not re.fullmatch(pattern, printed.rstrip(), flags=re.DOTALL):
            raise AssertionError(f"{command}\nprinted\n{printed}\ninstead of\n{expected}")


def check_scripts(example: Example) -> None:
    """The scripts that are named are there and can be run."""
    for line in example.parsed.splitlines():
        script = ROOT / line.split()[0]
        if not os.access(script, os.X_OK):
            raise AssertionError(f"{script.name} is not a script that can be run")


pytest_collect_file = Sybil(
    parsers=[
        PythonCodeBlockParser(),
        CodeBlockParser("console", run_console),
        CodeBlockParser("bash", check_scripts),
    ],
    patterns=["README.md", "docs/*.md"],
).pytest()
