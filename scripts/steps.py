"""Runs the steps of a test run in lanes, side by side. What a step says stays together; failures stand last.

The lanes come on standard input: a command in each line, an empty line before the next lane, remarks after #.
After a failure no further step begins. Tests that fail beside much else are tried once more, by themselves:
those that pass then are named at the end, and want to be mended.
"""

import os
import shlex
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from time import monotonic


def lanes_in(text: str) -> list[list[list[str]]]:
    """The steps of each lane, in words."""
    lanes = ([shlex.split(line, comments=True) for line in part.splitlines()] for part in text.split("\n\n"))
    return [steps for lane in lanes if (steps := [step for step in lane if step])]


def tried_alone(step: list[str], number: int) -> list[str]:
    """What is added to a step of tests: where it keeps which failed; and to try only those, one by one."""
    if step[0] != "pytest":
        return []
    kept = ["-o", f"cache_dir=.pytest_cache/{number}"]
    return [*kept, "-n0", "-vv", "--last-failed", "--last-failed-no-failures=none"]


class TestRun:
    def __init__(self) -> None:
        self.failed: list[str] = []
        """What there is to say of each failure, beginning with the step."""
        self.unsteady: list[str] = []
        """The steps with tests that passed only by themselves."""
        self._begun: list[str] = []
        self._under_way: set[int] = set()
        self._voice = Lock()

    def lane(self, steps: list[list[str]]) -> None:
        for step in steps:
            if not self.failed:
                self._step(step)

    def _step(self, step: list[str]) -> None:
        name, began = shlex.join(step), monotonic()
        self.say(f"== {name}")
        alone = tried_alone(step, len(self._begun))
        self._begun.append(name)
        failed, said = self._run([*step, *alone[:2]])
        if failed and alone and not self.failed:
            self.say(f"== {name}: once more, what failed of\n{said}")
            failed, again = self._run([*step, *alone])
            self.unsteady += [] if failed else [f"{name}\n{again}"]
            said += again
        if failed:
            self.failed.append(f"{name}\n{said}")
        else:
            self.say(f"== {name}: {monotonic() - began:.0f} s\n{said}".rstrip())

    def _run(self, step: list[str]) -> tuple[bool, str]:
        """Whether it failed, and what it said."""
        process = subprocess.Popen(
            step,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
        )
        self._under_way.add(process.pid)
        said, _ = process.communicate()
        self._under_way.discard(process.pid)
        return bool(process.returncode), said

    def say(self, text: str) -> None:
        with self._voice:
            print(text, flush=True)

    def interrupt(self, *_: object) -> None:
        """Nothing that was begun goes on by itself."""
        self.failed.append("interrupted\n")
        for process in tuple(self._under_way):
            os.killpg(process, signal.SIGINT)


def main() -> bool:
    """Whether anything failed."""
    run, began = TestRun(), monotonic()
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, run.interrupt)
    lanes = lanes_in(sys.stdin.read())
    with ThreadPoolExecutor(len(lanes)) as pool:
        list(pool.map(run.lane, lanes))
    for failure in run.failed:
        run.say(f"\n== FAILED: {failure}")
    for failure in run.failed:
        run.say(f"== FAILED: {failure.splitlines()[0]}")
    for step in run.unsteady:
        run.say(f"== Unsteady, green only by itself: {step}")
    if not run.failed:
        run.say(f"== All is well, after {monotonic() - began:.0f} s")
    return bool(run.failed)


if __name__ == "__main__":
    sys.exit(main())
