/** Real views for the tests, from the gallery. */

import type { AnyAction, AnyEvent, BuccaneersView } from '../../generated/buccaneers';
import json from '../../gallery/buccaneers/fixtures.json';

export interface Shown {
  names: string[];
  view: BuccaneersView;
  legal: AnyAction[];
}
export interface Told extends Shown {
  events: AnyEvent[];
  after: BuccaneersView;
}

export const STATES = json.states as unknown as Record<string, Shown>;
export const STORIES = json.stories as unknown as Record<string, Told>;

export function state(name: string): Shown {
  const found = STATES[name];
  if (!found) throw new Error(`no state ${name}`);
  return found;
}
