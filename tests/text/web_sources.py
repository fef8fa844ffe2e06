"""Which messages the web client says: its string literals, and its templates as patterns."""

import re
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).parents[2] / "web" / "src"
SAID = re.compile(r"""\bsay\(\s*'([a-z0-9-]+)'""")
LITERAL = re.compile(r"""['"]([a-z0-9]+(?:-[a-zA-Z0-9]+)+)['"]""")
TEMPLATE = re.compile(r"`([a-z0-9-]*(?:\$\{[^`{}]*\}[a-z0-9-]*)+)`")


def _files() -> Iterator[str]:
    for path in sorted(WEB.rglob("*")):
        if path.suffix in (".ts", ".svelte") and "generated" not in path.parts:
            yield path.read_text("utf-8")


def said_ids() -> set[str]:
    """The ids that stand whole in a `say('…')`."""
    return {id for text in _files() for id in SAID.findall(text)}


def literals() -> set[str]:
    """Every string that could be a message id."""
    return {id for text in _files() for id in LITERAL.findall(text)}


def patterns() -> list[str]:
    """Templates like `turtles-web-${what}`, as regular expressions; those with nothing fixed are left out."""
    found = {template for text in _files() for template in TEMPLATE.findall(text)}
    split = [re.split(r"\$\{[^}]*\}", template) for template in sorted(found)]
    return [".+".join(re.escape(part) for part in parts) for parts in split if parts[0]]
