"""The Fluent files, read with Fluent's own parser."""

from collections.abc import Iterator
from importlib.resources import files
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast

from tortuga.text import LANGUAGES


class Entry(NamedTuple):
    """A message as it stands in a file."""

    language: str
    file: str
    id: str
    node: Any

    @property
    def variables(self) -> frozenset[str]:
        return frozenset(node.id.name for node in walk(self.node) if isinstance(node, ast.VariableReference))

    @property
    def references(self) -> frozenset[str]:
        return frozenset(node.id.name for node in walk(self.node) if isinstance(node, ast.MessageReference))

    @property
    def functions(self) -> frozenset[str]:
        return frozenset(node.id.name for node in walk(self.node) if isinstance(node, ast.FunctionReference))


def walk(node: Any) -> Iterator[Any]:
    if isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from walk(value)
    elif isinstance(node, list):
        for part in node:
            yield from walk(part)


def resources() -> Iterator[tuple[str, str, Any]]:
    """Language, file name and parsed content of every file."""
    for language in LANGUAGES:
        for path in files("tortuga.text").joinpath(language).iterdir():
            yield language, path.name, FluentParser().parse(path.read_text("utf-8"))


def entries(language: str) -> list[Entry]:
    return [
        Entry(spoken, file, node.id.name, node)
        for spoken, file, resource in resources()
        for node in resource.body
        if spoken == language and isinstance(node, ast.Message)
    ]
