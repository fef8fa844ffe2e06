/** The hexagon's geometry for drawing; which moves there are comes from the server. */

export const COLUMNS = 'abcdefg';
export const RADIUS = 40;
const HALF = (Math.sqrt(3) / 2) * RADIUS;
const MIDDLE = 8;

/** The picture around the board, with room for the surf. */
export const WIDTH = 512;
export const HEIGHT = 580;

export type Cell = string;
export interface Point {
  x: number;
  y: number;
}

const height = (column: number): number => 7 - Math.abs(column - 3);

export const CELLS: Cell[] = Array.from(COLUMNS).flatMap((letter, column) =>
  Array.from({ length: height(column) }, (_, index) => `${letter}${index + 1}`),
);

/** The corner behind each camp, which is the other side's goal. */
export const CORNERS = { south: 'd1', north: 'd7' } as const;
const REACH = 2;

/** Where a cell lies, from the middle of the board; the board is turned round for the one who sits North. */
export function centre(cell: Cell, turned: boolean): Point {
  const q = COLUMNS.indexOf(cell[0] ?? 'd') - 3;
  const up = 2 * Number(cell.slice(1)) + Math.abs(q) - MIDDLE;
  const sign = turned ? -1 : 1;
  return { x: sign * q * 1.5 * RADIUS, y: -sign * up * HALF };
}

/** The cell at a point of the picture, if there is one. */
export function cellAt(point: Point, turned: boolean): Cell | undefined {
  let best: { cell: Cell; distance: number } | undefined;
  for (const cell of CELLS) {
    const distance = apart(point, centre(cell, turned));
    if (distance < RADIUS && (!best || distance < best.distance)) best = { cell, distance };
  }
  return best?.cell;
}

export const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** How many cells lie between two, counted in steps of any direction. */
export function steps(a: Cell, b: Cell): number {
  const [from, to] = [centre(a, false), centre(b, false)];
  const sideways = Math.round(Math.abs(from.x - to.x) / (1.5 * RADIUS));
  const upward = Math.round(Math.abs(from.y - to.y) / HALF);
  return sideways + Math.max(0, upward - sideways) / 2;
}

/** The cell that a jump from one cell to another passes over. */
export function between(from: Cell, to: Cell): Cell | undefined {
  const [a, b] = [centre(from, false), centre(to, false)];
  return steps(from, to) === 2
    ? CELLS.find((cell) => apart(centre(cell, false), { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }) < 1)
    : undefined;
}

/** The cell where another comes to lie when the board is turned round. */
export const opposite = (cell: Cell): Cell =>
  CELLS.find((other) => apart(centre(other, false), centre(cell, true)) < 1) ?? cell;

/** Whose camp a cell belongs to. */
export function camp(cell: Cell): 'south' | 'north' | undefined {
  if (steps(cell, CORNERS.south) <= REACH) return 'south';
  return steps(cell, CORNERS.north) <= REACH ? 'north' : undefined;
}

/** The corners of a hexagon of a radius around a point, as an SVG path. */
export function hexagon({ x, y }: Point, radius: number): string {
  const corners = Array.from({ length: 6 }, (_, index) => {
    const angle = (index * Math.PI) / 3;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** How far to the side the path of a jump is bent, as a part of its length. */
export const BEND = 0.2;

/** The point that pulls the arc of a jump to the side. */
export const bend = (a: Point, b: Point): Point => ({
  x: (a.x + b.x) / 2 + (b.y - a.y) * 2 * BEND,
  y: (a.y + b.y) / 2 - (b.x - a.x) * 2 * BEND,
});

/** The arc of a jump, as an SVG path. */
export function arc(from: Cell, to: Cell, turned: boolean): string {
  const [a, b] = [centre(from, turned), centre(to, turned)];
  const pull = bend(a, b);
  return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}Q${pull.x.toFixed(1)} ${pull.y.toFixed(1)} ${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
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
