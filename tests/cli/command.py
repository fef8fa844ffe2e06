"""Runs `tortuga` as a shell would, in this process: words in; exit status, output and errors out."""

import json
import sys
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from typer.testing import CliRunner


class Ran(NamedTuple):
    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        assert self.status == 0, self.err
        return json.loads(self.out)

    @property
    def words(self) -> str:
        """What was put out, however it was wrapped."""
        return " ".join(self.out.split())


def tortuga(*words: str | Path, typed: str = "") -> Ran:
    from tortuga.cli.app import run

    status = 0
    with (
        CliRunner().isolation(input=typed) as (out, err, _),
        patch.object(sys, "argv", ["tortuga", *map(str, words)]),
    ):
        try:
            run()
        except SystemExit as end:
            status = end.code if isinstance(end.code, int) else 1
        sys.stdout.flush()
        sys.stderr.flush()
        return Ran(status, out.getvalue().decode(), err.getvalue().decode())


def refused(*words: str | Path, typed: str = "") -> str:
    """The one sentence with which a command says what is wrong."""
    ran = tortuga(*words, typed=typed)
    assert ran.status == 2
    assert ran.out == ""
    assert "Traceback" not in ran.err
    assert ran.err.count("\n") == 1, "one line"
    assert ran.err.endswith("\n")
    return ran.err.strip()
