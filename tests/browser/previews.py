"""Draws the pictures that a shared link is shown with from those of the first page, and the icons of the
app in pixels, for devices that want them so: `scripts/previews`."""

import io
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page

from tests.browser.screens import opened
from tortuga.core.registry import game_ids
from tortuga.server.previews import HOUSE, SIZE

PUBLIC = Path(__file__).parents[2] / "web" / "public"
FOLDER = PUBLIC / "previews"
ICONS = {
    "180": ("icons/maskable.svg", 180),
    "192": ("icon.svg", 192),
    "512": ("icon.svg", 512),
    "maskable-512": ("icons/maskable.svg", 512),
}
"""From which drawing, and how large."""
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
        draw_icons(browser)
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER}")


def draw_icons(browser: Browser) -> None:
    for name, (drawing, size) in ICONS.items():
        page = browser.new_page(viewport={"width": size, "height": size})
        svg = (PUBLIC / drawing).read_text("utf-8")
        page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{svg}")
        small = io.BytesIO()
        drawn = Image.open(io.BytesIO(page.screenshot(omit_background=True)))
        drawn.quantize(COLOURS, dither=Image.Dither.NONE).save(small, "PNG", optimize=True)
        (PUBLIC / "icons" / f"{name}.png").write_bytes(small.getvalue())
        page.close()


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
