"""The routes of one file: a path above each, and what it does below, which the OpenAPI document says too."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from litestar import delete, get, post
from litestar.handlers import HTTPRouteHandler

from tortuga.server.api.common import refusals

Handler: TypeAlias = Callable[..., Any]
Route: TypeAlias = Callable[[Handler], HTTPRouteHandler]


class Routes(list[HTTPRouteHandler]):
    """In their order. Their operations are called as the functions are, unless another name is given."""

    def __init__(self, *refused: int) -> None:
        """`refused`: the statuses that come with a refusal, where a route does not name others."""
        super().__init__()
        self._refused = refused

    def get(self, path: str, name: str = "", *, refused: Sequence[int] | None = None, **more: Any) -> Route:
        return self._add(get, path, name, refused, more)

    def post(self, path: str, name: str = "", *, refused: Sequence[int] | None = None, **more: Any) -> Route:
        return self._add(post, path, name, refused, {"status_code": 200, **more})

    def delete(
        self, path: str, name: str = "", *, refused: Sequence[int] | None = None, **more: Any
    ) -> Route:
        return self._add(delete, path, name, refused, {"status_code": 200, **more})

    def _add(
        self,
        verb: Callable[..., Route],
        path: str,
        name: str,
        refused: Sequence[int] | None,
        more: dict[str, Any],
    ) -> Route:
        more["responses"] = refusals(*(self._refused if refused is None else refused))

        def add(handler: Handler) -> HTTPRouteHandler:
            summary = (handler.__doc__ or "").partition("\n")[0].removesuffix(".")
            called = name or _camel(handler.__name__)
            route = verb(path, summary=summary, operation_id=called, **more)(handler)
            self.append(route)
            return route

        return add


def _camel(name: str) -> str:
    first, *others = name.split("_")
    return first + "".join(map(str.title, others))
