/** The question that follows what has been chosen so far. */

import { say } from '$lib/fluent.svelte';
import type { Chooser } from './chooser.svelte';

export function asking({ draft, facing, over, stopIndex, hatchIndex }: Chooser): string {
  if (facing) return say('turtles-web-facing-ask', { cell: over ?? '' });
  if (draft.landings.length) return say('turtles-web-asked-on', { stop: stopIndex >= 0 ? 'yes' : 'no' });
  if (draft.origin) return say('turtles-web-asked-where');
  if (!draft.hatching.length) return '';
  return hatchIndex >= 0
    ? say('web-asked-ready', { choice: say('turtles-web-hatch', { count: draft.hatching.length }) })
    : say('turtles-web-asked-more');
}
