/** A move built click by click, as a path through the legal moves that begin that way. */

import type { AnyAction, Hatch, Jump, Landing, Side, Step } from '../../generated/turtles';
import type { Cell } from './board';

export type { Landing, Side } from '../../generated/turtles';

export type Move = Step | Jump | Hatch;

export interface Draft {
  origin: Cell | null;
  landings: Landing[];
  hatching: Cell[];
}

export const EMPTY: Draft = { origin: null, landings: [], hatching: [] };

/** A choice that has no place on the board. */
export interface Answer {
  index: number;
  type: string;
}

export const isMove = (action: AnyAction): action is Move =>
  action.type === 'step' || action.type === 'jump' || action.type === 'hatch';

export const answers = (legal: AnyAction[]): Answer[] =>
  legal.flatMap((action, index) => (isMove(action) ? [] : [{ index, type: action.type }]));

/** A whole move as the draft that it was. */
export function drafted(move: Move): Draft {
  if (move.type === 'hatch') return { ...EMPTY, hatching: move.cells };
  return { ...EMPTY, origin: move.origin, landings: path(move) };
}

const path = (move: AnyAction): Landing[] =>
  move.type === 'step' ? [{ cell: move.to, faces: null }] : move.type === 'jump' ? move.landings : [];

const startsWith = (move: AnyAction, draft: Draft): boolean =>
  (move.type === 'step' || move.type === 'jump') &&
  move.origin === draft.origin &&
  draft.landings.every((landing, index) => {
    const other = path(move)[index];
    return other?.cell === landing.cell && other.faces === landing.faces;
  });

/** The turtles that can begin a move. */
export const origins = (legal: AnyAction[]): Set<Cell> =>
  new Set(legal.flatMap((move) => (move.type === 'step' || move.type === 'jump' ? [move.origin] : [])));

/** Where the draft can go next, with the facings to choose from there (none: nothing to choose). */
export function targets(legal: AnyAction[], draft: Draft): Map<Cell, Side[]> {
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
export function finished(legal: AnyAction[], draft: Draft): number {
  return legal.findIndex((move) => startsWith(move, draft) && path(move).length === draft.landings.length);
}

/** The jumps that a chain can begin with, for showing those that are obligatory. */
export function firstJumps(legal: AnyAction[]): { from: Cell; to: Cell }[] {
  const found = new Map<string, { from: Cell; to: Cell }>();
  for (const move of legal) {
    if (move.type !== 'jump') continue;
    const to = move.landings[0]?.cell ?? move.origin;
    found.set(`${move.origin}>${to}`, { from: move.origin, to });
  }
  return [...found.values()];
}

/** The hatchings that the chosen cells can still become. */
const open = (legal: AnyAction[], draft: Draft): Hatch[] =>
  legal.filter(
    (move): move is Hatch =>
      move.type === 'hatch' && draft.hatching.every((cell) => move.cells.includes(cell)),
  );

/** The cells that can join, or leave, the hatching under way. */
export const hatchable = (legal: AnyAction[], draft: Draft): Set<Cell> =>
  new Set(open(legal, draft).flatMap((move) => move.cells));

/** How few and how many turtles may hatch at once; null: none. */
export function hatchNumbers(legal: AnyAction[]): { least: number; most: number } | null {
  const numbers = open(legal, EMPTY).map((move) => move.cells.length);
  return numbers.length ? { least: Math.min(...numbers), most: Math.max(...numbers) } : null;
}

/** The index of the hatching of exactly these cells; -1 while it is not allowed. */
export function hatching(legal: AnyAction[], draft: Draft): number {
  return legal.findIndex(
    (move) =>
      move.type === 'hatch' &&
      move.cells.length === draft.hatching.length &&
      move.cells.every((cell) => draft.hatching.includes(cell)),
  );
}
