/** Where everything lies on the chart: for a phone, ships above and below the island, broader where the phone lies on its side; and for a wide table. */

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
  /** The size of a place aboard, and whether the name stands beside the pawn there or so far below it. */
  deck: { width: number; height: number; beside: boolean; below: number };
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
  deck: { width: 53, height: 85, beside: false, below: 27 },
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
  deck: { width: 152, height: 58, beside: true, below: 28 },
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

/** A phone on its side is as broad as it is low: the same harbour without its names, drawn out. */
export const LYING: Layout = {
  kind: 'tall',
  width: 546,
  height: 420,
  turned: false,
  ships: { dutchman: box(274, 52, 532, 92), roger: box(274, 368, 532, 92) },
  bows: { dutchman: { x: 28, y: 52 }, roger: { x: 28, y: 368 } },
  boats: { 'dutchman-boat': box(100, 124, 180, 46), 'roger-boat': box(100, 297, 180, 46) },
  island: box(273, 211, 530, 122),
  galleon: box(390, 124, 260, 52),
  holds: {
    dutchman: [box(507, 30, 54, 43), box(507, 74, 54, 43)],
    roger: [box(507, 346, 54, 43), box(507, 390, 54, 43)],
    tortuga: [box(496, 188, 54, 43), box(496, 235, 54, 43)],
  },
  adrift: { x: 446, y: 214 },
  spots: {
    dutchman: row(5, 93, 45, 84),
    roger: row(5, 93, 361, 84),
    tortuga: path([5, 4], 60, 182, 84, 58),
    'dutchman-boat': [{ x: 60, y: 121 }],
    'roger-boat': [{ x: 60, y: 294 }],
  },
  deck: { width: 83, height: 82, beside: false, below: 34 },
  shore: { width: 82, height: 57 },
  pawn: 1,
  titles: { dutchman: { x: 16, y: 13 }, roger: { x: 530, y: 322 }, tortuga: { x: 530, y: 296 } },
  palms: [
    { x: 76, y: 244, size: 0.95 },
    { x: 54, y: 250, size: 0.7 },
  ],
  least: 12,
};

/** Words are never smaller, in pixels. */
const LEAST = 12;

/** The least width in pixels at which the wide chart can be read. */
export const WIDE_FROM = 700;
export const layoutFor = (width: number): Layout => (width >= WIDE_FROM ? WIDE : TALL);

/** The least width in pixels of a phone on its side that has cards and choices beside the broad chart. */
export const LYING_FROM = 780;
export const lyingFor = (width: number): Layout => (width >= LYING_FROM ? LYING : TALL);

/** A chart that is drawn so many pixels wide. */
export const drawn = (layout: Layout, pixels: number): Layout =>
  pixels ? { ...layout, least: (LEAST * layout.width) / pixels } : layout;
