/** What somebody looks for among all public matches, as the house is asked for it. */

import { beginning, DAY } from '../me/filters';

export interface Search {
  game: string;
  name: string;
  ending: string;
  way: string;
  shortest: string;
  longest: string;
  /** Days, as an input has them: 2026-07-31. */
  since: string;
  until: string;
}

export const EVERYTHING: Search = {
  game: '',
  name: '',
  ending: '',
  way: '',
  shortest: '',
  longest: '',
  since: '',
  until: '',
};

export function wished(search: Search, after: string | null): Record<string, string> {
  const { since, until, ...plain } = search;
  const wish = Object.entries(plain).map(([name, value]): [string, string] => [name, String(value).trim()]);
  return {
    ...Object.fromEntries(wish.filter(([, value]) => value)),
    ...(since ? { since: String(beginning(since)) } : {}),
    ...(until ? { until: String(beginning(until) + DAY) } : {}),
    ...(after ? { after } : {}),
  };
}
