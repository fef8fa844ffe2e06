/** The hollows that the cells are: rounded hexagons, no two quite alike. */

import { CELLS, RADIUS, type Cell } from './board';
import { curve, unrest } from './shore';

export interface Hollow {
  whole: string;
  /** The edge in the shade. */
  shade: string;
  /** The edge in the light. */
  light: string;
}

const ACROSS = RADIUS - 2;
const CUT = 0.13;

function hollow(seed: number): Hollow {
  const wander = unrest(seed + 3);
  const corner = (index: number): { x: number; y: number } => {
    const angle = (index * Math.PI) / 3;
    return { x: ACROSS * Math.cos(angle), y: ACROSS * Math.sin(angle) };
  };
  const points = Array.from({ length: 6 }, (_, index) => {
    const [a, b] = [corner(index), corner(index + 1)];
    return [CUT, 0.5, 1 - CUT].map((t) => ({
      x: a.x + (b.x - a.x) * t + 0.7 * wander(),
      y: a.y + (b.y - a.y) * t + 0.7 * wander(),
    }));
  }).flat();
  /** Along the inside of the edge, rounded where it turns. */
  const along = (from: number, to: number): string => {
    const inner = points.slice(from, to).map(({ x, y }) => ({ x: x * 0.955, y: y * 0.955 }));
    const [first, ...rest] = inner.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
    return `M${first ?? ''}L${rest.join('L')}`;
  };
  return { whole: curve(points), shade: along(8, 15), light: along(0, 5) };
}

export const HOLLOWS: ReadonlyMap<Cell, Hollow> = new Map(CELLS.map((cell, index) => [cell, hollow(index)]));
