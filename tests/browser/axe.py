"""axe-core, run on the page as it is."""

from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


class Reader(Protocol):
    page: Page


def violations(person: Reader) -> list[Any]:
    """What it finds wrong, with the pieces of the page."""
    person.page.evaluate(AXE.read_text("utf-8"))
    found = person.page.evaluate("axe.run(document).then((result) => result.violations)")
    return [(one["id"], [node["html"][:200] for node in one["nodes"]]) for one in found]
