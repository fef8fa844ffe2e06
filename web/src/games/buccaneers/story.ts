/** What the last screen tells: the score sheets by rank, zone by zone, and a few figures. */

import type { BuccaneersView, ChestLine, ScoreSheet, Zone } from '../../generated/buccaneers';
import { sum } from './log';

export interface ZoneScore {
  zone: Zone;
  lines: ChestLine[];
  /** What a chest is worth there. */
  each: number;
  points: number;
}
export interface Ranked {
  sheet: ScoreSheet;
  zones: ZoneScore[];
  /** Shared by those with as many points. */
  place: number;
}
export interface Ending {
  winners: Set<number>;
  sheets: Ranked[];
  /** Where a captain has given up nothing is counted, but what lies in Tortuga. */
  uncounted: { seat: number; chests: number }[];
  figures: { id: string; count: number }[];
}

const SCORING: readonly Zone[] = ['tortuga', 'fleet', 'crew'];

export function ending(view: BuccaneersView): Ending {
  const counted = view.stage.type === 'over';
  const sheets = view.stage.type === 'over' ? view.stage.sheets : [];
  const { facts } = view.options;
  const worth: Record<Zone, number> = {
    tortuga: facts.tortuga_points,
    fleet: facts.fleet_points,
    crew: facts.crew_points,
    island: 0,
  };
  const zonesOf = (sheet: ScoreSheet): ZoneScore[] =>
    SCORING.map((zone) => {
      const lines = sheet.chests.filter((line) => line.zone === zone);
      return { zone, lines, each: worth[zone], points: sum(lines.map((line) => line.points)) };
    }).filter(({ lines }) => lines.length);
  const placeOf = (sheet: ScoreSheet): number =>
    1 + sheets.filter((other) => other.total > sheet.total).length;
  return {
    winners: new Set(view.outcome?.winners ?? []),
    sheets: sheets
      .map((sheet) => ({ sheet, zones: zonesOf(sheet), place: placeOf(sheet) }))
      .sort((a, b) => a.place - b.place),
    uncounted: counted ? [] : view.boards.map((board, seat) => ({ seat, chests: board.tortuga.length })),
    figures: [
      { id: 'rounds', count: view.round },
      { id: 'chests', count: sum(view.boards.map((board) => board.tortuga.length)) },
      { id: 'sets', count: sum(sheets.map((sheet) => sheet.sets.length)) },
      { id: 'coins', count: sum(sheets.map((sheet) => sheet.coin_points)) },
      { id: 'bonuses', count: sum(view.boards.flatMap((board) => board.bonus)) },
    ].filter(({ id }) => counted || !['sets', 'coins'].includes(id)),
  };
}
