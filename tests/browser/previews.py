"""Draws the pictures that a shared link is shown with from those of the first page: `scripts/previews`."""

import io
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page

from tests.browser.screens import opened
from tortuga.core.registry import game_ids
from tortuga.server.previews import HOUSE, SIZE

FOLDER = Path(__file__).parents[2] / "web" / "public" / "previews"
COLOURS = 96
DRAW = Path(__file__).with_suffix(".js").read_text("utf-8")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    width, height = SIZE
    with opened() as (browser, house):
        context = browser.new_context(viewport={"width": width, "height": height}, color_scheme="light")
        page = context.new_page()
        page.goto(house.url)
        page.wait_for_selector("article")
        for name, games in {HOUSE: game_ids(), **{game: (game,) for game in game_ids()}}.items():
            (FOLDER / f"{name}.png").write_bytes(picture(page, list(games)))
        context.close()
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER}")


def picture(page: Page, games: list[str]) -> bytes:
    """As few colours as flat drawings need: a tenth of the bytes."""
    page.evaluate(DRAW, games)
    page.evaluate("document.fonts.ready")
    drawn = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    small = io.BytesIO()
    drawn.quantize(COLOURS, dither=Image.Dither.NONE).save(small, "PNG", optimize=True)
    return small.getvalue()


if __name__ == "__main__":
    main()
