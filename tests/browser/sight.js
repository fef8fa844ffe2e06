/** What is wrong with a screen, in lines: out of sight, covered, cut, too small, too pale, wider than the window. */
(() => {
  const LEAST = 12;
  const CONTRAST = 4.5;
  const SLACK = 1.5;
  const wide = () => innerWidth >= 1024;
  const round = (number) => Math.round(number * 10) / 10;
  const called = (one) =>
    `${one.tagName.toLowerCase()}.${(one.getAttribute('class') ?? '').replace(/s(velte)?-\S+/g, '').trim()}` +
    ` “${(one.getAttribute('aria-label') ?? one.textContent).trim().replace(/\s+/g, ' ').slice(0, 30)}”`;

  const boxOf = (one) => one.getBoundingClientRect();
  const within = (inner, outer, slack = SLACK) =>
    inner.left >= outer.left - slack &&
    inner.top >= outer.top - slack &&
    inner.right <= outer.right + slack &&
    inner.bottom <= outer.bottom + slack;
  /** What the window and all that scrolls or cuts leave of the page around it. */
  function opening(one) {
    const open = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement) {
      if (getComputedStyle(up).overflow === 'visible') continue;
      const { left, top, right, bottom } = boxOf(up);
      open.left = Math.max(open.left, left);
      open.top = Math.max(open.top, top);
      open.right = Math.min(open.right, right);
      open.bottom = Math.min(open.bottom, bottom);
    }
    return open;
  }
  const open = (one) => within(boxOf(one), opening(one), 3);

  // In sight

  /** Whatever can be chosen now: on the board, and in the bar. */
  const LIVE =
    '.board :is([data-live="yes"], [data-for], [data-side], [role="button"][aria-disabled="false"], ' +
    '.confirm:enabled, .choice:enabled, [data-cancel]), .bar button';
  /** What it stands for: the same choice may lie on the board and in the tray. */
  const meaning = (one) =>
    one.dataset.target ?? one.dataset.for ?? one.dataset.cell ?? `${one.className} ${one.textContent.trim()}`;
  const live = () => [...document.querySelectorAll(LIVE)].filter((one) => !one.disabled);

  /** Its own pixels are on top at its middle, or at one of the middles of its quarters. */
  function bare(one) {
    const { left, top, width, height } = boxOf(one);
    const points = [
      [0.5, 0.5],
      [0.3, 0.3],
      [0.7, 0.3],
      [0.3, 0.7],
      [0.7, 0.7],
    ];
    return points.some(([x, y]) => {
      const found = document.elementFromPoint(left + x * width, top + y * height);
      return found !== null && (one.contains(found) || over(one, found));
    });
  }
  /** Its own drawing lies over it, or a target of its own. */
  const over = (one, found) =>
    found.closest('[data-target]') === one ||
    (one.matches('[data-target], path') && one.parentElement.contains(found));
  const inSight = (one) => open(one) && bare(one);

  function choices() {
    const found = new Map();
    for (const one of live()) {
      const known = found.get(meaning(one)) ?? [];
      found.set(meaning(one), [...known, one]);
    }
    return [...found.values()]
      .filter((same) => !same.some(inSight))
      .map((same) => `${open(same[0]) ? 'covered' : 'out of sight'}: ${called(same[0])}`);
  }

  /** What one must see to play, and where a desk has to show it. */
  function needed() {
    const told = [];
    const must = [
      '.bar .sentence',
      ...(wide() ? ['.log li:last-child', '.board', '.awaited', '[data-own]'] : []),
    ];
    for (const selector of must) {
      const all = [...document.querySelectorAll(selector)];
      if (!all.length && selector.startsWith('.log')) told.push(`out of sight: ${selector}`);
      if (!all.every(open)) told.push(`out of sight: ${selector}`);
    }
    const { scrollHeight, scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) told.push(`wider than the window: ${scrollWidth}`);
    if (wide() && scrollHeight > innerHeight) told.push(`higher than the window: ${scrollHeight}`);
    if (wide()) told.push(...scrolled());
    return told;
  }
  /** On a desk the board is whole: nothing of it is reached by scrolling. */
  const scrolled = () =>
    [...document.querySelectorAll('.board, .board *')]
      .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY))
      .filter((one) => one.scrollHeight > one.clientHeight + SLACK && !one.closest('aside, [data-scrolls]'))
      .map((one) => `scrolls: ${called(one)}`);

  // Words

  function* words() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.data.trim() || parent.closest('.unseen, .skip, title, desc, script, style, option')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = parent instanceof SVGTextElement ? boxOf(parent) : range.getBoundingClientRect();
      if (
        !box.width ||
        !box.height ||
        [parent, parent.parentElement].some((one) => getComputedStyle(one).clipPath !== 'none') ||
        !parent.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
        })
      )
        continue;
      yield { node, parent, box };
    }
  }

  function sizeOf(parent) {
    const size = parseFloat(getComputedStyle(parent).fontSize);
    const drawn = parent.closest('svg') ? parent.getScreenCTM() : null;
    return drawn ? size * Math.hypot(drawn.c, drawn.d) : size;
  }

  const REGION =
    '.sheet, aside, header, .bar, .dock, .over, .captain, .slot, .chart, .picture, .middle, .people, .heaps, .tray';
  const inWindow = ({ left, top, right, bottom }) =>
    left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  /** Something from elsewhere lies over the middle of a word. */
  function hidden(parent, { left, top, width, height }) {
    const region = parent.closest(REGION);
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!region || !found || !room(parent)) return false;
    return !region.contains(found) && !found.contains(region);
  }
  /** Words that are scrolled away, or below what stays at the bottom of a phone, are not covered. */
  const room = (parent) =>
    document.documentElement.dataset.room === 'desk' && !parent.closest('aside, [data-scrolls]');

  /** The nearest box with an edge of its own, which its words must not leave. */
  function edge(parent) {
    for (let one = parent; one && one !== document.body; one = one.parentElement) {
      if (one instanceof SVGElement) {
        if (one.tagName === 'svg' && getComputedStyle(one).overflow !== 'visible') return one;
        continue;
      }
      const style = getComputedStyle(one);
      if (/auto|scroll/.test(style.overflowY + style.overflowX)) return null;
      const bordered = ['Top', 'Left', 'Right', 'Bottom'].every(
        (side) => parseFloat(style[`border${side}Width`]) > 0,
      );
      if (bordered || style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.overflowX !== 'visible')
        return one;
    }
    return null;
  }

  function* reading() {
    const choosing = new Set(live());
    for (const { node, parent, box } of words()) {
      const text = node.data.trim().slice(0, 30);
      if (inWindow(box) && hidden(parent, box)) yield `covered: “${text}”`;
      const size = round(sizeOf(parent));
      if (size < LEAST - 0.05) yield `${size} px: ${called(parent)}`;
      const holder = edge(parent);
      const shortened =
        getComputedStyle(parent).textOverflow === 'ellipsis' && !choosing.has(parent.closest('button'));
      if (holder && !shortened && !within(box, boxOf(holder), 2)) yield `cut: “${text}” by ${called(holder)}`;
    }
    for (const shape of document.querySelectorAll('[data-holds]')) {
      const outer = boxOf(shape);
      const inner = [...shape.parentNode.querySelectorAll(':scope > text')];
      for (const one of inner)
        if (!within(boxOf(one), outer, 2)) yield `cut: “${one.textContent.trim()}” by its shape`;
    }
    for (const one of document.querySelectorAll('.bar .sentence, .board button, .bar button'))
      if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3)
        yield `cut: ${called(one)}`;
  }

  // Contrast

  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  function rgba(colour) {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
    return { red, green, blue, alpha: alpha / 255 };
  }
  const blend = (top, under) => {
    const mix = (part) => top[part] * top.alpha + under[part] * (1 - top.alpha);
    return {
      red: mix('red'),
      green: mix('green'),
      blue: mix('blue'),
      alpha: 1,
    };
  };
  function ground(one) {
    const layers = [];
    for (let up = one; up; up = up.parentElement) {
      const colour = rgba(getComputedStyle(up).backgroundColor);
      layers.push(colour);
      if (colour.alpha === 1) break;
    }
    return layers.reverse().reduce((under, top) => blend(top, under), {
      red: 255,
      green: 255,
      blue: 255,
      alpha: 1,
    });
  }
  function light({ red, green, blue }) {
    const part = (value) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
  }
  function contrast(one) {
    const under = ground(one);
    const [high, low] = [light(blend(rgba(getComputedStyle(one).color), under)), light(under)].sort(
      (a, b) => b - a,
    );
    return (high + 0.05) / (low + 0.05);
  }
  function pale() {
    const told = new Set();
    for (const { parent } of words()) {
      if (!parent.closest('button, a.button') || parent.closest('svg, :disabled')) continue;
      const found = contrast(parent);
      if (found < CONTRAST) told.add(`contrast ${round(found)}: ${called(parent)}`);
    }
    return [...told];
  }

  window.sight = {
    live,
    pale,
    troubles: () => [...choices(), ...needed(), ...new Set(reading()), ...pale()],
  };
})();
