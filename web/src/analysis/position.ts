/** A position of turtles as its notation has it (T-NOTE-2). */

import { CELLS, COLUMNS, type Cell } from '$games/turtles/board';
import type { Standing } from '$games/turtles/position';

export const VARIANTS = ['base', 'hatching', 'ultra'] as const;
export type Variant = (typeof VARIANTS)[number];

export interface Laid {
  on: ReadonlyMap<Cell, Standing>;
  toMove: number;
  reserves: readonly [number, number];
  variant: Variant;
}

const letterOf = (standing: Standing): string => (standing === null ? 'X' : standing === 'south' ? 'S' : 'N');

function writeColumn(letter: string, on: Laid['on']): string {
  let [written, run] = ['', 0];
  for (const cell of CELLS.filter((one) => one.startsWith(letter))) {
    const standing = on.get(cell);
    if (standing === undefined) run++;
    else [written, run] = [`${written}${run || ''}${letterOf(standing)}`, 0];
  }
  return `${written}${run || ''}`;
}

export function writePosition({ on, toMove, reserves, variant }: Laid): string {
  const columns = Array.from(COLUMNS, (letter) => writeColumn(letter, on)).join('/');
  return `${columns} ${toMove ? 'n' : 's'} ${reserves.join('-')} ${variant}`;
}
