/** What somebody looks for among their matches, as the house is asked for it. */

import type { Opponent } from '../generated/house';

export interface Filters {
  game: string;
  score: string;
  /** `person:Ann` or `bot:easy`. */
  against: string;
  /** Days, as an input has them: 2026-07-31. */
  since: string;
  until: string;
}

export const NO_FILTERS: Filters = { game: '', score: '', against: '', since: '', until: '' };

export const DAY = 86_400;
/** The beginning of a day where the reader is. */
export const beginning = (day: string): number => new Date(`${day}T00:00`).getTime() / 1000;

export const against = ({ name, bot }: Opponent): string =>
  bot === null ? `person:${name ?? ''}` : `bot:${bot}`;

export function asked(filters: Filters, after: string | null): Record<string, string> {
  const wish: Record<string, string> = {};
  if (after) wish.after = after;
  if (filters.game) wish.game = filters.game;
  if (filters.score) wish.score = filters.score;
  const [kind, ...named] = filters.against.split(':');
  if (kind) wish[kind] = named.join(':');
  if (filters.since) wish.since = String(beginning(filters.since));
  if (filters.until) wish.until = String(beginning(filters.until) + DAY);
  return wish;
}
