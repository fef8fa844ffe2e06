"""`tortuga move-house`: everything from one database into another."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress

from tortuga.cli.common import CONSOLE, VOICE, fail, says

if TYPE_CHECKING:  # slow to load, and no other command needs it
    from tortuga.server.moving import MovedHouse
    from tortuga.server.moving import Progress as Tell
    from tortuga.server.store.contents import MovableStore

From = Annotated[str, typer.Argument(help=says("cli-move-from"), metavar="FROM")]
To = Annotated[str, typer.Argument(help=says("cli-move-to"), metavar="TO")]


def add_to(app: typer.Typer) -> None:
    app.command("move-house", help=says("cli-move-help"), epilog=says("cli-move-epilog"))(move_house)


def move_house(source: From, target: To) -> None:
    done = asyncio.run(_move(source, target))
    typer.echo(VOICE.say("cli-move-done", tables=done.tables, matches=done.matches))
    if done.unproved:
        fail("cli-move-unproved", tables=len(done.unproved), ids=VOICE.list(done.unproved))


async def _move(source: str, target: str) -> "MovedHouse":
    from tortuga.server.moving import amounts, is_empty, move
    from tortuga.server.store.choice import is_address, without_password

    if not is_address(source) and not Path(source).exists():
        fail("cli-move-nothing", place=source)
    async with AsyncExitStack() as opened:
        here, there = await _opened(source, opened), await _opened(target, opened)
        if not await is_empty(there):
            fail("cli-move-not-empty", place=without_password(target))
        with _shown(await amounts(here)) as tell:
            return await move(here, there, tell)


async def _opened(where: str, opened: AsyncExitStack) -> "MovableStore":
    from tortuga.server.store import StoreUnfit
    from tortuga.server.store.choice import is_address, store_at, without_password
    from tortuga.server.store.claim import claimed

    try:
        if not is_address(where):
            opened.enter_context(claimed(Path(where)))
        store = store_at(where)
        await store.open()
    except StoreUnfit as unfit:
        fail("cli-unreadable", file=without_password(where), problem=VOICE.says(unfit.message))
    opened.push_async_callback(store.close)
    return store


@contextmanager
def _shown(amounts: dict[str, int]) -> Iterator["Tell"]:
    from tortuga.server.moving import MATCHES

    totals = {**amounts, MATCHES: amounts["tables"]}
    columns = "[progress.description]{task.description}", BarColumn(), MofNCompleteColumn()
    with Progress(*columns, console=CONSOLE, transient=True) as progress:
        tasks = {part: progress.add_task(says(f"cli-move-{part}"), total=of) for part, of in totals.items()}
        yield lambda part, count: progress.advance(tasks[part], count)
