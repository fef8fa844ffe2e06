"""A fourth game, as somebody else would bring it: a package of its own, found by entry points (`site/`)."""

from pathlib import Path

SITE = Path(__file__).parent / "site"
