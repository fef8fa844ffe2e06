/** Where everything lies on the chart: once for a phone, ships above and below the island; once for a wide table. */

import type { Place } from '../../generated/tortuga1667';
import type { Point } from './ink';
import type { Land } from './places';

export interface Box extends Point {
  width: number;
  height: number;
}
export interface Layout {
  kind: 'tall' | 'wide';
  width: number;
  height: number;
  /** The middle, and the size before it is turned bow up. */
  ships: Record<'dutchman' | 'roger', Box>;
  boats: Record<'dutchman-boat' | 'roger-boat', Box>;
  /** Where a ship carries its emblem. */
  bows: Record<'dutchman' | 'roger', Point>;
  turned: boolean;
  island: Box;
  galleon: Box;
  holds: Record<Land, [Box, Box]>;
  adrift: Point;
  /** The middle of each place of a line, in order. */
  spots: Record<Place, Point[]>;
  /** The size of a place aboard, and whether the name stands beside the pawn there or below it. */
  deck: { width: number; height: number; beside: boolean };
  shore: { width: number; height: number };
  /** How large a pawn is drawn. */
  pawn: number;
  titles: Record<Land, Point>;
  palms: (Point & { size: number })[];
  /** The least size of a word: twelve pixels, in the units of the chart. */
  least: number;
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const row = (count: number, x: number, y: number, step: number): Point[] =>
  Array.from({ length: count }, (_, index) => ({ x: x + index * step, y }));
const column = (count: number, x: number, y: number, step: number): Point[] =>
  Array.from({ length: count }, (_, index) => ({ x, y: y + index * step }));

/** The places of the island follow each other like a path: there and back again. */
const path = (rows: number[], x: number, y: number, step: number, rise: number): Point[] =>
  rows.flatMap((count, index) => {
    const from = index % 2 ? x + ((rows[index - 1] ?? count) - 1) * step : x;
    return row(count, from, y + index * rise, index % 2 ? -step : step);
  });

/** Boxes are given by their middle. */
export const TALL: Layout = {
  kind: 'tall',
  width: 374,
  height: 470,
  turned: false,
  ships: { dutchman: box(188, 64, 364, 94), roger: box(188, 417, 364, 94) },
  bows: { dutchman: { x: 25, y: 64 }, roger: { x: 25, y: 417 } },
  boats: { 'dutchman-boat': box(82, 142, 146, 50), 'roger-boat': box(82, 341, 146, 50) },
  island: box(187, 242, 360, 138),
  galleon: box(270, 142, 186, 54),
  holds: {
    dutchman: [box(340, 40.5, 50, 45), box(340, 87.5, 50, 45)],
    roger: [box(340, 393.5, 50, 45), box(340, 440.5, 50, 45)],
    tortuga: [box(336, 211, 50, 45), box(336, 273, 50, 45)],
  },
  adrift: { x: 340, y: 242 },
  spots: {
    dutchman: row(5, 65, 57, 54.5),
    roger: row(5, 65, 410, 54.5),
    tortuga: path([5, 4], 44, 209, 59, 65),
    'dutchman-boat': [{ x: 56, y: 139 }],
    'roger-boat': [{ x: 56, y: 338 }],
  },
  deck: { width: 53, height: 85, beside: false },
  shore: { width: 58, height: 63 },
  pawn: 1,
  titles: { dutchman: { x: 16, y: 13 }, roger: { x: 362, y: 364 }, tortuga: { x: 362, y: 329 } },
  palms: [
    { x: 50, y: 274, size: 1.05 },
    { x: 30, y: 284, size: 0.75 },
  ],
  least: 12,
};

export const WIDE: Layout = {
  kind: 'wide',
  width: 880,
  height: 520,
  turned: true,
  ships: { dutchman: box(96, 270, 484, 172), roger: box(784, 270, 484, 172) },
  bows: { dutchman: { x: 96, y: 72 }, roger: { x: 784, y: 72 } },
  boats: { 'dutchman-boat': box(230, 318, 150, 82), 'roger-boat': box(650, 318, 150, 82) },
  island: box(440, 338, 348, 340),
  galleon: box(440, 84, 330, 104),
  holds: {
    dutchman: [box(56, 460, 72, 60), box(136, 460, 72, 60)],
    roger: [box(744, 460, 72, 60), box(824, 460, 72, 60)],
    tortuga: [box(354, 464, 84, 54), box(526, 464, 84, 54)],
  },
  adrift: { x: 446, y: 476 },
  spots: {
    dutchman: column(5, 96, 138, 61),
    roger: column(5, 784, 138, 61),
    tortuga: path([3, 3, 3], 336, 226, 104, 82),
    'dutchman-boat': [{ x: 230, y: 304 }],
    'roger-boat': [{ x: 650, y: 304 }],
  },
  deck: { width: 152, height: 58, beside: true },
  shore: { width: 98, height: 80 },
  pawn: 1.22,
  titles: { dutchman: { x: 96, y: 16 }, roger: { x: 784, y: 16 }, tortuga: { x: 440, y: 458 } },
  palms: [
    { x: 598, y: 196, size: 1.1 },
    { x: 580, y: 182, size: 0.8 },
    { x: 282, y: 440, size: 0.9 },
  ],
  least: 12,
};

/** Words are never smaller, in pixels. */
const LEAST = 12;

/** The least width in pixels at which the wide chart can be read. */
export const WIDE_FROM = 700;
export const layoutFor = (width: number): Layout => (width >= WIDE_FROM ? WIDE : TALL);

/** A chart that is drawn so many pixels wide. */
export const drawn = (layout: Layout, pixels: number): Layout =>
  pixels ? { ...layout, least: (LEAST * layout.width) / pixels } : layout;
