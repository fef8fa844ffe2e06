"""Async tests run on asyncio; every test has its own database."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from tests.server.harness import Running, running_house
from tests.server.services import Postgres, Redis, running_postgres, running_redis

OpenHouse: TypeAlias = Callable[..., Any]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def as_served() -> tuple[str, dict[str, bool]]:
    """The loop of `tortuga serve`; a module whose tests need that one calls it `anyio_backend`."""
    return "asyncio", {"use_uvloop": True}


@pytest.fixture
async def open_house(tmp_path: Path) -> AsyncIterator[OpenHouse]:
    """`await open_house(frames_per_second=5)`: a house on a real port, closed after the test."""
    async with AsyncExitStack() as stack:

        async def opened(**settings: Any) -> Running:
            settings.setdefault("database", str(tmp_path / "house.db"))
            return await stack.enter_async_context(running_house(**settings))

        yield opened


@pytest.fixture
async def house(open_house: OpenHouse) -> Running:
    running: Running = await open_house()
    return running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as service:
        yield service


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    """An empty database."""
    return postgres.new_database()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where each kind of store keeps what it has."""
    if request.param == "sqlite":
        return str(tmp_path / "house.db")
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    with running_redis() as service:
        yield service
