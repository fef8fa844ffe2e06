/** What somebody looks for among all public matches, as the house is asked for it. */

import { beginning, DAY } from '../me/filters';

export interface Search {
  game: string;
  name: string;
  ending: string;
  way: string;
  /** Moves; null: as an empty input of numbers has it. */
  shortest: number | null;
  longest: number | null;
  /** Days, as an input has them: 2026-07-31. */
  since: string;
  until: string;
}

export const EVERYTHING: Search = {
  game: '',
  name: '',
  ending: '',
  way: '',
  shortest: null,
  longest: null,
  since: '',
  until: '',
};

export function wished(search: Search, after: string | null): Record<string, string> {
  const { since, until, ...plain } = search;
  const wish = Object.entries(plain).map(([name, value]) => [name, String(value ?? '').trim()] as const);
  return {
    ...Object.fromEntries(wish.filter(([, value]) => value)),
    ...(since ? { since: String(beginning(since)) } : {}),
    ...(until ? { until: String(beginning(until) + DAY) } : {}),
    ...(after ? { after } : {}),
  };
}
