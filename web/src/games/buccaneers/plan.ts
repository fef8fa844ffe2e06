/** The zones of a log as they are drawn: as they are, or, while chests are being moved, as they will be (B-MOVE-2). */

import type { Board, BuccaneersView, Chest, Zone } from '../../generated/buccaneers';

export interface Plan {
  chests: Record<Zone, Chest[]>;
  /** How many of the chests in Tortuga are only just arriving. */
  arriving: number;
  /** The place that is filled next, from 1. */
  next: { zone: Zone; place: number } | null;
  /** The zone whose chests wait to be chosen from. */
  source: Zone | null;
  /** What finds no place, by the zone that it leaves. */
  left: Partial<Record<Zone, Chest[]>>;
}

/** A row without one each of some chests. */
export function without(row: readonly Chest[], taken: readonly Chest[]): Chest[] {
  const rest = [...row];
  for (const chest of taken) {
    const at = rest.indexOf(chest);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

const asIs = (board: Board): Plan => ({
  chests: { island: board.island, crew: board.crew, fleet: board.fleet, tortuga: board.tortuga },
  arriving: 0,
  next: null,
  source: null,
  left: {},
});

export function planOf(view: BuccaneersView, seat: number): Plan {
  const board = view.boards[seat];
  if (!board) throw new Error(`no board ${seat}`);
  const move = view.stage.type === 'moving' && seat === view.seat ? view.stage.moves[seat] : undefined;
  if (!move) return asIs(board);
  const waiting = { crew: without(board.crew, move.fleet), island: without(board.island, move.crew) };
  const toFleet = move.next === 'fleet';
  return {
    chests: {
      island: move.next ? waiting.island : [],
      crew: toFleet ? waiting.crew : move.crew,
      fleet: move.fleet,
      tortuga: [...board.tortuga, ...board.fleet],
    },
    arriving: board.fleet.length,
    next: move.next ? { zone: move.next, place: (toFleet ? move.fleet : move.crew).length + 1 } : null,
    source: toFleet ? 'crew' : move.next === 'crew' ? 'island' : null,
    left: { ...(toFleet ? {} : { crew: waiting.crew }), ...(move.next ? {} : { island: waiting.island }) },
  };
}
