/** What this browser remembers of one's puzzles: which are solved, where each game goes on, and the days in a row. */

import { BEGINNING, type Pace } from './pace';

const KEY = 'tortuga-puzzles';
const DAY = 86_400_000;

interface Kept {
  /** The ids of what was solved without help, by game. */
  solved: Record<string, string[]>;
  /** The last puzzle that was done, by game, and by game and grade. */
  last: Record<string, string>;
  /** The grade that suits, by game. */
  pace: Record<string, Pace>;
  /** The last day whose puzzle was solved, and how many in a row end with it. */
  day: string;
  streak: number;
}

function kept(): Kept {
  const nothing: Kept = { solved: {}, last: {}, pace: {}, day: '', streak: 0 };
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return nothing;
  }
}

function keep(changed: Partial<Kept>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), ...changed }));
  } catch {
    // A browser that keeps nothing knows of no progress.
  }
}

export const solvedOf = (game: string): number => kept().solved[game]?.length ?? 0;
export const paceOf = (game: string): Pace => kept().pace[game] ?? BEGINNING;
/** Of one grade, or of all of them: each is gone through in its own order. */
export const lastOf = (game: string, grade?: number): string | undefined =>
  kept().last[grade ? `${game}-${grade}` : game];

export function keepLast(game: string, id: string, grade: number): void {
  keep({ last: { ...kept().last, [game]: id, [`${game}-${grade}`]: id } });
}

export function keepPace(game: string, pace: Pace): void {
  keep({ pace: { ...kept().pace, [game]: pace } });
}

export function keepSolved(game: string, id: string): void {
  const { solved } = kept();
  const before = solved[game] ?? [];
  if (!before.includes(id)) keep({ solved: { ...solved, [game]: [...before, id] } });
}

const daysBetween = (earlier: string, later: string): number =>
  (Date.parse(later) - Date.parse(earlier)) / DAY;

/** The puzzle of this day was solved. */
export function keepDay(day: string): void {
  const { day: before, streak } = kept();
  if (before !== day) keep({ day, streak: before && daysBetween(before, day) === 1 ? streak + 1 : 1 });
}

export const solvedOn = (day: string): boolean => kept().day === day;

/** How many days in a row, the last of them this one or the one before. */
export function streakOn(day: string): number {
  const { day: before, streak } = kept();
  return before && daysBetween(before, day) <= 1 ? streak : 0;
}
