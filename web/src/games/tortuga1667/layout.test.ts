import { describe, expect, it } from 'vitest';
import { layoutFor, LYING, LYING_FROM, lyingFor, TALL, WIDE, WIDE_FROM, type Box } from './layout';
import { CAPACITY, PLACES } from './places';

const TOUCH = 44;
const apart = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) >= (a.width + b.width) / 2 - 1 || Math.abs(a.y - b.y) >= (a.height + b.height) / 2 - 1;

describe.each([TALL, WIDE, LYING])('the $kind chart, $width wide', (layout) => {
  const scale = layout.kind === 'tall' ? 1 : WIDE_FROM / layout.width;
  const decks = [...layout.spots.dutchman, ...layout.spots.roger].map((at) => ({ ...at, ...layout.deck }));
  const shore = layout.spots.tortuga.map((at) => ({ ...at, ...layout.shore }));
  const boats = Object.values(layout.boats).map((box) =>
    layout.turned ? { ...box, width: box.height, height: box.width } : box,
  );
  const targets: Box[] = [...decks, ...shore, ...boats, ...Object.values(layout.holds).flat()];

  it('has all the places there are', () => {
    for (const place of PLACES) expect(layout.spots[place]).toHaveLength(CAPACITY[place]);
  });
  it('keeps every target within the chart and large enough to touch', () => {
    for (const { x, y, width, height } of targets) {
      expect(x - width / 2).toBeGreaterThanOrEqual(0);
      expect(x + width / 2).toBeLessThanOrEqual(layout.width);
      expect(y - height / 2).toBeGreaterThanOrEqual(0);
      expect(y + height / 2).toBeLessThanOrEqual(layout.height);
      expect(Math.min(width, height) * scale).toBeGreaterThanOrEqual(TOUCH - 2);
    }
  });
  it('keeps targets apart', () => {
    for (const [index, one] of targets.entries())
      for (const other of targets.slice(index + 1)) expect(apart(one, other)).toBe(true);
  });
});

it('is broad on a phone that lies on its side and has room beside it', () => {
  expect(lyingFor(LYING_FROM - 1)).toBe(TALL);
  expect(lyingFor(LYING_FROM)).toBe(LYING);
});

it('is wide from where it can be read', () => {
  expect(layoutFor(390).kind).toBe('tall');
  expect(layoutFor(WIDE_FROM).kind).toBe('wide');
});
