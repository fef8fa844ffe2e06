/** The hexagon's geometry for drawing; which moves there are comes from the server. */

export const COLUMNS = 'abcdefg';
export const RADIUS = 40;
const HALF = (Math.sqrt(3) / 2) * RADIUS;
const MIDDLE = 8;

export type Cell = string;
export interface Point {
  x: number;
  y: number;
}

const height = (column: number): number => 7 - Math.abs(column - 3);

export const CELLS: Cell[] = [...COLUMNS].flatMap((letter, column) =>
  Array.from({ length: height(column) }, (_, index) => `${letter}${index + 1}`),
);

/** Where a cell lies, from the middle of the board; the board is turned round for the one who sits North. */
export function centre(cell: Cell, turned: boolean): Point {
  const q = COLUMNS.indexOf(cell[0] ?? 'd') - 3;
  const up = 2 * Number(cell.slice(1)) + Math.abs(q) - MIDDLE;
  const sign = turned ? -1 : 1;
  return { x: sign * q * 1.5 * RADIUS, y: -sign * up * HALF };
}

/** The corners of a hexagon of a radius around a point, as an SVG path. */
export function hexagon({ x, y }: Point, radius: number): string {
  const corners = Array.from({ length: 6 }, (_, index) => {
    const angle = (index * Math.PI) / 3;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** The cell next to another in the direction of an arrow key, for moving the focus. */
export function neighbour(cell: Cell, key: string, turned: boolean): Cell | undefined {
  const directions: Record<string, Point> = {
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
  };
  const direction = directions[key];
  if (!direction) return undefined;
  const from = centre(cell, turned);
  let best: { cell: Cell; distance: number } | undefined;
  for (const other of CELLS) {
    const to = centre(other, turned);
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const along = dx * direction.x + dy * direction.y;
    const across = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    if (along < 5) continue;
    const distance = along + 1.8 * across;
    if (!best || distance < best.distance) best = { cell: other, distance };
  }
  return best?.cell;
}
