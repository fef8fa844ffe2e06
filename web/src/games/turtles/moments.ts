/** How long an event is worth looking at, and what it points at. */

import type { AnyAction, AnyEvent } from '../../generated/turtles';
import type { Cell } from './board';

const STEP = 260;
const JUMP = 320;
const FLIP = 620;
const HATCH = 620;
const PLAIN = 500;

/** Milliseconds to tell an event in; with reduced motion things simply change place. */
export function lasting(event: AnyEvent): number {
  switch (event.type) {
    case 'stepped':
      return STEP;
    case 'jumped':
      return event.effect === 'none' ? JUMP : FLIP;
    case 'hatched':
      return HATCH;
    default:
      return PLAIN;
  }
}

/** A move as its track in the sand: from cell to cell, by steps or jumps; a hatching leaves shells. */
export interface Track {
  path: Cell[];
  shells: Cell[];
  jumps: boolean;
}

export function trackOf(move: AnyAction | null): Track {
  if (move?.type === 'step') return { path: [move.origin, move.to], shells: [], jumps: false };
  if (move?.type === 'jump')
    return { path: [move.origin, ...move.landings.map(({ cell }) => cell)], shells: [], jumps: true };
  return { path: [], shells: move?.type === 'hatch' ? move.cells : [], jumps: false };
}

/** The track of what has been told since the view. */
export function trackTold(events: readonly AnyEvent[]): Track | null {
  const last = events.at(-1);
  if (last?.type === 'hatched') return { path: [], shells: last.cells, jumps: false };
  if (last?.type === 'stepped') return { path: [last.origin, last.to], shells: [], jumps: false };
  const jumps = events.filter((event) => event.type === 'jumped');
  if (!jumps.length) return null;
  return { path: [jumps[0]?.origin ?? '', ...jumps.map(({ to }) => to)], shells: [], jumps: true };
}

/** Whether what is told is (the beginning of) a move that has been played here and is already shown. */
export function tells(move: AnyAction, events: readonly AnyEvent[]): boolean {
  const { path, shells } = trackOf(move);
  const told = trackTold(events);
  if (!told) return false;
  if (shells.length)
    return told.shells.length === shells.length && told.shells.every((cell) => shells.includes(cell));
  return told.path.length > 0 && told.path.every((cell, index) => path[index] === cell);
}
