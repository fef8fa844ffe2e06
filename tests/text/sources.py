"""Which messages the program says: read from its source, through the helpers that put a prefix in front.

A call `say("x")` or `Message("x")` uses the message `x`. A function that hands a parameter on as an id,
`def refuse(problem, **args): … Message(f"turtles-notation-{problem}", args)`, is a speaker too, with that
prefix; and so is one that hands a parameter on to such a function.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, TypeGuard

import tortuga

ROOT = Path(tortuga.__file__).parent
OWN_WORKINGS = {ROOT / "text" / "voice.py"}


class Use(NamedTuple):
    """A message that some line says; the names of its arguments where the line shows them all."""

    id: str
    where: str
    args: frozenset[str] | None


class Speaker(NamedTuple):
    """A function with a parameter that is (the end of) a message id."""

    place: int
    parameter: str
    prefix: str = ""
    own: frozenset[str] = frozenset()
    """Its other parameters, which are no arguments of the message."""
    hands_on: bool = True
    """Whether its keyword arguments go to the message."""


SAY = Speaker(0, "id")
"""`Message` and `say`, where all begins."""


class Function(NamedTuple):
    path: Path
    node: ast.FunctionDef | None

    @property
    def parameters(self) -> list[str]:
        if self.node is None:
            return []
        given = self.node.args
        names = [argument.arg for argument in (*given.posonlyargs, *given.args, *given.kwonlyargs)]
        return names[1:] if names[:1] in (["self"], ["cls"]) else names


class Source:
    """All of the program's source, and what it says."""

    def __init__(self, root: Path = ROOT) -> None:
        self.trees = {
            path: ast.parse(path.read_text("utf-8"))
            for path in sorted(root.rglob("*.py"))
            if path not in OWN_WORKINGS
        }
        self.calls = [
            call for path, tree in self.trees.items() for call in _calls(Function(path, None), tree)
        ]
        self.speakers: dict[tuple[Path, str], Speaker] = {}
        while self._find_speakers():
            pass

    def uses(self) -> Iterator[Use]:
        """Every message id that stands in the source, whole or behind a speaker's prefix."""
        for function, call in self.calls:
            speaker = self._speaker(function.path, call.func)
            for part in _ids(speaker, call) if speaker else []:
                text = _text(part)
                if speaker and text is not None:
                    where = f"{function.path.relative_to(ROOT)}:{call.lineno}"
                    yield Use(speaker.prefix + text, where, _arguments(speaker, call))

    def patterns(self) -> set[str]:
        """Ids that are put together from what the source does not show, as regular expressions."""
        prefixes = {id(part) for function, call in self.calls for part in self._handed_on(function, call)}
        found = set()
        for function, call in self.calls:
            speaker = self._speaker(function.path, call.func)
            for part in _ids(speaker, call) if speaker else []:
                if speaker and _text(part) is None and not _parameter(part, function):
                    found.add(re.escape(speaker.prefix) + _pattern(part))
        joined = [node for tree in self.trees.values() for node in ast.walk(tree) if _looks_like_an_id(node)]
        return found | {_pattern(node) for node in joined if id(node) not in prefixes}

    def texts(self) -> set[str]:
        """Every text of the source."""
        nodes = (node for tree in self.trees.values() for node in ast.walk(tree))
        return {text for node in nodes if (text := _text(node)) is not None}

    def reasons(self, folder: Path) -> set[str]:
        """The reasons of outcomes in a game's source, as regular expressions."""
        found = set()
        for function, call in self.calls:
            if folder in function.path.parents and _name(call.func) == "Outcome":
                given = [*call.args[1:2], *(word.value for word in call.keywords if word.arg == "reason")]
                found |= {_pattern(part) for one in given for part in _parts(one)}
        return found

    def _find_speakers(self) -> bool:
        before = len(self.speakers)
        for function, call in self.calls:
            speaker = self._speaker(function.path, call.func)
            for part in _ids(speaker, call) if speaker else []:
                handed = _parameter(part, function)
                if speaker and handed and function.node:
                    prefix, name = handed
                    self.speakers[function.path, function.node.name] = Speaker(
                        function.parameters.index(name),
                        name,
                        speaker.prefix + prefix,
                        frozenset(function.parameters) - {name},
                        speaker.hands_on and function.node.args.kwarg is not None,
                    )
        return len(self.speakers) > before

    def _handed_on(self, function: Function, call: ast.Call) -> list[ast.expr]:
        speaker = self._speaker(function.path, call.func)
        return [part for part in _ids(speaker, call) if _parameter(part, function)] if speaker else []

    def _speaker(self, path: Path, function: ast.expr) -> Speaker | None:
        """The speaker of that name in the same file, or else in the same folder or the one around it."""
        name = _name(function)
        if name == "say" or (name == "Message" and isinstance(function, ast.Name)):
            return SAY
        if (path, name) in self.speakers:
            return self.speakers[path, name]
        for folder in (path.parent, path.parent.parent):
            near = [
                speaker
                for (where, known), speaker in self.speakers.items()
                if known == name and where.parent == folder
            ]
            if near:
                return near[0] if len(near) == 1 else None
        return None


def _calls(inside: Function, node: ast.AST) -> Iterator[tuple[Function, ast.Call]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            yield inside, child
        yield from _calls(
            Function(inside.path, child) if isinstance(child, ast.FunctionDef) else inside, child
        )


def _text(node: ast.AST) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _ids(speaker: Speaker, call: ast.Call) -> list[ast.expr]:
    """What stands where the id belongs; both sides of a choice."""
    given = [*call.args[speaker.place : speaker.place + 1]]
    given += [word.value for word in call.keywords if word.arg == speaker.parameter]
    return [part for one in given for part in _parts(one)]


def _parts(value: ast.expr) -> list[ast.expr]:
    if isinstance(value, ast.IfExp):
        return [*_parts(value.body), *_parts(value.orelse)]
    return [value]


def _parameter(part: ast.expr, function: Function) -> tuple[str, str] | None:
    """`problem` or `f"prefix-{problem}"` where `problem` is a parameter: the prefix and the parameter."""
    prefix = ""
    if isinstance(part, ast.JoinedStr):
        if len(part.values) != 2 or not isinstance(part.values[0], ast.Constant):
            return None
        prefix, last = str(part.values[0].value), part.values[1]
        part = last.value if isinstance(last, ast.FormattedValue) else last
    if isinstance(part, ast.Name) and part.id in function.parameters:
        return prefix, part.id
    return None


def _looks_like_an_id(node: ast.AST) -> TypeGuard[ast.JoinedStr]:
    return isinstance(node, ast.JoinedStr) and bool(re.match("[a-z0-9]+-", _text(node.values[0]) or ""))


def _pattern(part: ast.expr) -> str:
    if (text := _text(part)) is not None:
        return re.escape(text)
    if isinstance(part, ast.JoinedStr):
        return "".join(re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in part.values)
    return ".+"


def _arguments(speaker: Speaker, call: ast.Call) -> frozenset[str] | None:
    if not speaker.hands_on or any(word.arg is None for word in call.keywords):
        return None
    if _name(call.func) != "Message":
        return frozenset(word.arg for word in call.keywords if word.arg) - speaker.own
    if len(call.args) == 1:
        return frozenset()
    if not isinstance(call.args[1], ast.Dict):
        return None
    return frozenset(name for key in call.args[1].keys if key and (name := _text(key)) is not None)
