/** One sheet over the page: the picture of a game with the name of the house on it, or those of several around it. */
(games) => {
  const alone = games.length === 1;
  const sheet = document.createElement('div');
  sheet.id = 'sheet';
  sheet.style.cssText = `position: fixed; inset: 0; z-index: 99; display: grid; gap: 8px; background: var(--ink);
    grid-template: ${alone ? '1fr / 1fr' : '1fr 1fr / 1fr 1fr'}`;
  for (const game of games) {
    const drawn = document.querySelector(`article[data-game="${game}"] .picture svg`).cloneNode(true);
    drawn.style.cssText = 'width: 100%; height: 100%; min-width: 0; min-height: 0';
    sheet.append(drawn);
  }
  const plate = document.createElement('div');
  plate.style.cssText = `display: flex; align-items: center; justify-content: center; background: var(--paper-high);
    ${alone ? 'position: absolute; right: 28px; bottom: 22px; padding: 6px 22px 8px 14px' : ''};
    ${alone ? 'gap: 12px; border: 3px solid var(--ink); border-radius: 14px' : 'gap: 24px'}`;
  const mark = document.querySelector('header .mark svg').cloneNode(true);
  mark.style.cssText = alone ? 'width: 64px; height: 64px' : 'width: 136px; height: 136px';
  const word = document.createElement('span');
  word.textContent = document.querySelector('header .word').textContent;
  word.style.cssText = `font: 800 ${alone ? 54 : 98}px/1 var(--face-title); color: var(--ink)`;
  plate.append(mark, word);
  sheet.append(plate);
  document.getElementById('sheet')?.remove();
  document.body.append(sheet);
}
