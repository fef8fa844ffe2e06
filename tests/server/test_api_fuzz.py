"""The lobby under schemathesis: whatever is sent, the answer is as the OpenAPI document says."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import one_of
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.long_runs import LONG
from tests.server.harness import running_house
from tests.server.memory_store import MemoryStore
from tortuga.server.app import create_app
from tortuga.server.bus import MemoryBus
from tortuga.server.house import House as TheHouse
from tortuga.server.identity import Identity
from tortuga.server.metrics import Metrics
from tortuga.server.settings import Settings

EXAMPLES = 200 if LONG else 8
"""Of what the document allows, and of what it does not."""
LONGEST_QUERY = 8_000
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


def openapi_document() -> dict[str, Any]:
    identity = Identity("a key for no house at all", 1.0)
    return create_app(TheHouse(Settings(), MemoryStore(), MemoryBus(), identity, Metrics())).openapi()


class House:
    """A house in a thread of its own, for tests that are not asynchronous."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._open = threading.Event()
        self._stop = asyncio.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()))
        self._loop: asyncio.AbstractEventLoop
        self.url = ""

    async def _run(self) -> None:
        self._loop = asyncio.get_running_loop()
        async with running_house(database=str(self._database), tables_per_guest=100_000) as running:
            self.url = running.url
            self._open.set()
            await self._stop.wait()

    def __enter__(self) -> "House":
        self._thread.start()
        assert self._open.wait(60)
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("fuzz") / "house.db") as running:
        yield running


@pytest.fixture(scope="module")
def cookies(house: House) -> dict[str, str]:
    answer = httpx.post(f"{house.url}/api/me", json={"name": "Fuzz"})
    return {"tortuga": answer.cookies["tortuga"]}


@pytest.fixture(scope="module")
def table(house: House, cookies: dict[str, str]) -> str:
    """A table of the guest who asks all this, so that much of it is allowed."""
    wish = {"game": "turtles", "seats": [{}, {"kind": "bot", "bot": "random"}]}
    return str(httpx.post(f"{house.url}/api/tables", json=wish, cookies=cookies).json()["id"])


SCHEMA = schemathesis.openapi.from_dict(openapi_document())
OPERATIONS = [(method, path) for path in SCHEMA for method in SCHEMA[path]]


def gets_in(case: Case[Any]) -> bool:
    """Whether its address is one that the network reads; a longer one is refused there, in plain words."""
    return len(urlencode(case.query or {}, doseq=True)) < LONGEST_QUERY


def ask(method: str, path: str, examples: int, question: Callable[[Case[Any]], None]) -> None:
    """Cases are made when their test runs: every process that only looks for tests would pay for them too."""
    operation = SCHEMA[path][method]
    few = settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck))
    cases = one_of([operation.as_strategy(generation_mode=mode) for mode in GenerationMode]).filter(gets_in)
    asked: Callable[[], None] = few(given(cases)(question))
    asked()


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_every_answer_is_as_promised(
    house: House, cookies: dict[str, str], table: str, method: str, path: str
) -> None:
    def asked_by_a_guest(case: Case[Any]) -> None:
        if "table_id" in (case.path_parameters or {}) and len(case.path_parameters["table_id"]) % 2:
            case.path_parameters["table_id"] = table
        case.call_and_validate(base_url=house.url, cookies=cookies, checks=CHECKS)

    ask(method, path, EXAMPLES, asked_by_a_guest)


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_strangers_get_answers_too(house: House, method: str, path: str) -> None:
    def asked_by_a_stranger(case: Case[Any]) -> None:
        case.call_and_validate(base_url=house.url, checks=CHECKS)

    ask(method, path, 2, asked_by_a_stranger)
