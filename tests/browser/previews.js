/** One sheet over the page: the pictures of some games side by side, and the mark and name of the house on it. */
(games) => {
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
  plate.style.cssText = `position: absolute; left: 40px; bottom: 36px; display: flex; align-items: center;
    gap: 18px; padding: 10px 30px 12px 18px; border: 3px solid var(--ink); border-radius: 18px;
    background: var(--paper-high)`;
  const [drawn, written] = [mark.cloneNode(true), document.createElement('span')];
  drawn.style.cssText = 'width: 92px; height: 92px';
  written.textContent = word.textContent;
  written.style.cssText = 'font: 800 76px/1 var(--face-title); color: var(--ink)';
  plate.append(drawn, written);
  sheet.append(plate);
  document.getElementById('sheet')?.remove();
  sheet.id = 'sheet';
  document.body.append(sheet);
}
