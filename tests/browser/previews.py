"""Draws the pictures that a link to the house is shown with, from the drawings of the first page: `scripts/previews`."""

import io
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page

from tests.browser.screens import opened
from tortuga.core.registry import game_ids
from tortuga.server.previews import HOUSE, SIZE

FOLDER = Path(__file__).parents[2] / "web" / "public" / "previews"
COLOURS = 96
DRAW = """([games]) => {
  const panels = games.map((game) => document.querySelector(`article[data-game="${game}"] .picture svg`));
  const [mark, word] = ['.mark svg', '.word'].map((name) => document.querySelector(`header ${name}`));
  const sheet = document.createElement('div');
  sheet.style.cssText = `position: fixed; inset: 0; z-index: 99; display: grid; background: var(--paper);
    grid-template-columns: repeat(${games.length}, 1fr); gap: 6px`;
  for (const panel of panels) {
    const drawn = panel.cloneNode(true);
    drawn.style.cssText = 'width: 100%; height: 100%; min-width: 0; min-height: 0';
    sheet.append(drawn);
  }
  const plate = document.createElement('div');
  plate.style.cssText = `position: absolute; left: 40px; bottom: 36px; display: flex; align-items: center; gap: 18px;
    padding: 10px 30px 12px 18px; border: 3px solid var(--ink); border-radius: 18px; background: var(--paper-high)`;
  const [drawn, written] = [mark.cloneNode(true), document.createElement('span')];
  drawn.style.cssText = 'width: 92px; height: 92px';
  written.textContent = word.textContent;
  written.style.cssText = 'font: 800 76px/1 var(--face-title); color: var(--ink)';
  plate.append(drawn, written);
  sheet.append(plate);
  document.getElementById('sheet')?.remove();
  sheet.id = 'sheet';
  document.body.append(sheet);
}"""


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
    page.evaluate(DRAW, [games])
    page.evaluate("document.fonts.ready")
    drawn = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    small = io.BytesIO()
    drawn.quantize(COLOURS, dither=Image.Dither.NONE).save(small, "PNG", optimize=True)
    return small.getvalue()


if __name__ == "__main__":
    main()
