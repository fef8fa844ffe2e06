/** A move built click by click, as a path through the legal moves that begin that way. */

import type { Cell } from './board';

export type Side = 'south' | 'north';
export interface Landing {
  cell: Cell;
  faces: Side | null;
}
export type Move =
  | { type: 'step'; origin: Cell; to: Cell }
  | { type: 'jump'; origin: Cell; landings: Landing[] }
  | { type: 'hatch'; cells: Cell[] };

export interface Draft {
  origin: Cell | null;
  landings: Landing[];
  hatching: Cell[];
}

export const EMPTY: Draft = { origin: null, landings: [], hatching: [] };

const path = (move: Move): Landing[] =>
  move.type === 'step' ? [{ cell: move.to, faces: null }] : move.type === 'jump' ? move.landings : [];

const startsWith = (move: Move, draft: Draft): boolean =>
  move.type !== 'hatch' &&
  move.origin === draft.origin &&
  draft.landings.every((landing, index) => {
    const other = path(move)[index];
    return other?.cell === landing.cell && other.faces === landing.faces;
  });

/** The turtles that can begin a move. */
export const origins = (legal: Move[]): Set<Cell> =>
  new Set(legal.flatMap((move) => (move.type === 'hatch' ? [] : [move.origin])));

/** Where the draft can go next, with the facings to choose from there (none: nothing to choose). */
export function targets(legal: Move[], draft: Draft): Map<Cell, Side[]> {
  const found = new Map<Cell, Side[]>();
  for (const move of legal) {
    if (!startsWith(move, draft)) continue;
    const next = path(move)[draft.landings.length];
    if (!next) continue;
    const sides = found.get(next.cell) ?? [];
    if (next.faces && !sides.includes(next.faces)) sides.push(next.faces);
    found.set(next.cell, sides);
  }
  return found;
}

/** The index of the legal move that the draft has become, if it is whole. */
export function finished(legal: Move[], draft: Draft): number {
  return legal.findIndex((move) => startsWith(move, draft) && path(move).length === draft.landings.length);
}

/** The cells that can join the hatching under way. */
export function hatchable(legal: Move[], draft: Draft): Set<Cell> {
  const cells = new Set<Cell>();
  for (const move of legal) {
    if (move.type === 'hatch' && draft.hatching.every((cell) => move.cells.includes(cell))) {
      move.cells.forEach((cell) => cells.add(cell));
    }
  }
  return cells;
}

/** The index of the hatching of exactly these cells; -1 while it is not allowed. */
export function hatching(legal: Move[], draft: Draft): number {
  return legal.findIndex(
    (move) =>
      move.type === 'hatch' &&
      move.cells.length === draft.hatching.length &&
      move.cells.every((cell) => draft.hatching.includes(cell)),
  );
}

