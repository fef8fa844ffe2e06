"""Lists that are given page by page."""

from collections.abc import Sequence
from typing import Annotated, TypeAlias

from litestar.params import QueryParameter

from tortuga.server.refusals import Code, Declined
from tortuga.server.store import Place, ResultRow, TableRow, TournamentRow

PAGE = 50
"""So many are listed at a time."""

After: TypeAlias = Annotated[
    str | None, QueryParameter(description="`next` of the page before.", max_length=100)
]


def place_of(after: str | None) -> Place | None:
    if after is None:
        return None
    created, _, id = after.partition("~")
    try:
        return Place(float(created), id)
    except ValueError as problem:
        raise Declined(Code.MALFORMED, problem="after") from problem


def next_page(rows: Sequence[ResultRow | TableRow | TournamentRow], page: int) -> str | None:
    """What `after` is for the page that follows these rows; None: that is all."""
    if len(rows) != page:
        return None
    last = rows[-1]
    when, id = (last.ended, last.table) if isinstance(last, ResultRow) else (last.created, last.id)
    return f"{when!r}~{id}"
