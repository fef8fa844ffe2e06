/** What somebody wanted who pressed a cell where nothing can be done: the house says why not. */

import type { AnyAction } from '../../generated/turtles';
import { between, neighbour, type Cell } from './board';
import type { Draft } from './moves';

/** A move that the draft and the cell would make; without a draft, of the turtle there, or of an egg if none is. */
export function attempted(
  draft: Draft,
  cell: Cell,
  taken: boolean,
  hatches: boolean,
  turned: boolean,
): AnyAction {
  const { origin, landings, hatching } = draft;
  if (hatching.length || (origin === null && hatches && !taken))
    return { type: 'hatch', cells: [...hatching, cell] };
  if (origin === null) return { type: 'step', origin: cell, to: neighbour(cell, 'ArrowUp', turned) ?? cell };
  return landings.length || between(origin, cell)
    ? { type: 'jump', origin, landings: [...landings, { cell, faces: null }] }
    : { type: 'step', origin, to: cell };
}
