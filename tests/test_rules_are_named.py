"""Every rule of every game in the house is named by a test, and no test names a rule that is not there."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tortuga.core.registry import game_ids

ROOT = Path(__file__).parent.parent
RULE = re.compile(r"\b[TBS]-[A-Z0-9]+(?:-[A-Z0-9]+)*\b")


def written_rules(game: str) -> set[str]:
    """The ids that stand in bold in the rules page of a game."""
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")
    return {rule for bold in re.findall(r"\*\*([TBS]-[^*]+)\*\*", page) for rule in RULE.findall(bold)}


def named_rules() -> Iterator[str]:
    """The arguments of every `pytest.mark.rule(...)`."""
    for path in (ROOT / "tests").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
                yield from (str(ast.literal_eval(argument)) for argument in node.args)


def test_every_rule_is_named_by_a_test() -> None:
    named = set(named_rules())
    missing = {rule for game in game_ids() for rule in written_rules(game)} - named
    assert not missing, f"no test names {sorted(missing)}"


def test_no_test_names_a_rule_that_is_not_written() -> None:
    written = {rule for page in (ROOT / "docs" / "rules").glob("*.md") for rule in written_rules(page.stem)}
    assert set(named_rules()) <= written
