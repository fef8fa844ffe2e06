"""A name of a class means one thing. What belongs to one game is its own matter."""

import ast
from collections import defaultdict
from pathlib import Path

import tortuga
from tortuga.core.registry import game_ids

SOURCE = Path(tortuga.__file__).parent


def of_one_game(file: Path) -> bool:
    folders = file.relative_to(SOURCE).parts[:-1]
    return "games" in folders or bool(set(folders) & set(game_ids()))


def test_no_two_classes_share_a_name() -> None:
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted(SOURCE.rglob("*.py")):
        if not of_one_game(file):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.ClassDef):
                    found[node.name].append(str(file.relative_to(SOURCE)))
    assert len(found) > 100
    assert {name: files for name, files in found.items() if len(files) > 1} == {}
