/** Real views for the tests, from the gallery. */

import type { AnyAction, AnyEvent, Tortuga1667View } from '../../generated/tortuga1667';
import json from '../../gallery/tortuga1667/fixtures.json';

export interface Shown {
  names: string[];
  view: Tortuga1667View;
  legal: AnyAction[];
}
export interface Told extends Shown {
  events: AnyEvent[];
  after: Tortuga1667View;
}

export const STATES = json.states as unknown as Record<string, Shown>;
export const STORIES = json.stories as unknown as Record<string, Told>;

export function state(name: string): Shown {
  const found = STATES[name];
  if (!found) throw new Error(`no state ${name}`);
  return found;
}
