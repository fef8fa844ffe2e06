"""Lists that are given page by page."""

from typing import Annotated, TypeAlias

from litestar.params import QueryParameter

from tortuga.server.refusals import Code, Declined
from tortuga.server.store import Place

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


def next_page(listed: int, last: Place | None, page: int) -> str | None:
    """What `after` is for the page that follows; None: that is all."""
    return f"{last.created!r}~{last.id}" if last and listed == page else None
