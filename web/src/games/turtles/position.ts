/** Who stands where: as the view has it, as a draft would have it, as events tell it; and which turtle is which. */

import { ORDER, type AnyEvent, type Side, type TurtlesView } from '../../generated/turtles';
import { between, opposite, type Cell } from './board';
import type { Draft } from './moves';

/** A turtle's side; null: on its back. */
export type Standing = Side | null;

export interface Position {
  on: ReadonlyMap<Cell, Standing>;
  reserves: readonly [number, number];
}

export const SIDES = ORDER.Side;
export const sideOf = (seat: number): Side => SIDES[seat] ?? 'south';

export function positionOf(view: Pick<TurtlesView, 'south' | 'north' | 'overturned' | 'reserves'>): Position {
  const on = new Map<Cell, Standing>();
  for (const side of SIDES) view[side].forEach((cell) => on.set(cell, side));
  view.overturned.forEach((cell) => on.set(cell, null));
  return { on, reserves: view.reserves };
}

/** What a draft has done so far. `landed`: a landing whose facing is still to be chosen. */
export function withDraft(
  position: Position,
  draft: Draft,
  side: Side,
  landed: Cell | null = null,
): Position {
  const on = new Map(position.on);
  if (draft.origin) {
    const mover = on.get(draft.origin);
    if (!mover) return position;
    let here = draft.origin;
    on.delete(here);
    for (const { cell, faces } of draft.landings) {
      const over = between(here, cell);
      if (over && faces) on.set(over, faces);
      else if (over && on.get(over) && on.get(over) !== mover) on.set(over, null);
      here = cell;
    }
    on.set(landed ?? here, mover);
  }
  return {
    on,
    reserves: position.reserves.map((left, seat) =>
      sideOf(seat) === side ? left - draft.hatching.length : left,
    ) as [number, number],
  };
}

/** What a whole hatching leaves: turtles where the eggs lay. */
export function withHatchlings(position: Position, cells: readonly Cell[], side: Side): Position {
  const on = new Map(position.on);
  cells.forEach((cell) => on.set(cell, side));
  return { on, reserves: position.reserves };
}

/** What an event that is being told changes. */
export function withEvent(position: Position, event: AnyEvent): Position {
  if (event.type === 'hatched') {
    const side = sideOf(event.player);
    return withHatchlings(
      withDraft(position, { origin: null, landings: [], hatching: event.cells }, side),
      event.cells,
      side,
    );
  }
  if (event.type === 'swapped') return turnedRound(position);
  if (event.type !== 'stepped' && event.type !== 'jumped') return position;
  const on = new Map(position.on);
  const mover = on.get(event.origin);
  if (mover) {
    on.delete(event.origin);
    on.set(event.to, mover);
  }
  if (event.type === 'jumped' && event.effect === 'overturned') on.set(event.over, null);
  if (event.type === 'jumped' && event.effect === 'righted') on.set(event.over, event.faces);
  return { ...position, on };
}

/** The board turned round, with the sides exchanged. */
function turnedRound({ on, reserves }: Position): Position {
  const other = (standing: Standing): Standing =>
    standing === null ? null : standing === 'south' ? 'north' : 'south';
  return {
    on: new Map([...on].map(([cell, standing]) => [opposite(cell), other(standing)])),
    reserves: [reserves[1], reserves[0]],
  };
}

/** A turtle with its own life on the table: it keeps its number wherever it goes. */
export interface Piece {
  id: number;
  cell: Cell;
  standing: Standing;
  /** It has come out of an egg before our eyes. */
  hatched: boolean;
}

/** The turtles of a position, each recognised among those that were there before; null: nothing has been shown yet. */
export function track(known: readonly Piece[] | null, { on }: Position): Piece[] {
  const before = known ?? [];
  const free = new Map(on);
  const kept = before.map((piece) => {
    const standing = free.get(piece.cell);
    if (standing === undefined || swapped(piece.standing, standing)) return { piece, now: undefined };
    free.delete(piece.cell);
    return { piece, now: { ...piece, standing } };
  });
  const moved = kept.flatMap(({ piece, now }) => {
    if (now) return [now];
    const [cell] =
      [...free].find(([, standing]) => standing === piece.standing) ??
      [...free].find(([, standing]) => standing === null) ??
      [];
    if (!cell) return [];
    const standing = free.get(cell) ?? null;
    free.delete(cell);
    return [{ ...piece, cell, standing }];
  });
  let next = Math.max(-1, ...before.map(({ id }) => id)) + 1;
  const born = [...free].map(([cell, standing]) => ({
    id: next++,
    cell,
    standing,
    hatched: known !== null && standing !== null,
  }));
  return [...moved, ...born];
}

/** Turtles do not change sides without lying on their backs in between. */
const swapped = (before: Standing, now: Standing): boolean =>
  before !== null && now !== null && before !== now;
