/** Sounds, for those who asked for them; what makes them is loaded with the first one. */

import { settings } from './settings.svelte';

/** The later ones drown the earlier ones. */
export const SOUNDS = ['move', 'dice', 'vote', 'turn', 'end'] as const;
export type Sound = (typeof SOUNDS)[number];

/** So many milliseconds belong to one sound: what comes at once is heard once. */
const APART = 140;
let last = { rank: -1, at: -APART };
let synthesizer: Promise<typeof import('./synthesizer')> | null = null;

export function sound(which: Sound): void {
  if (!settings.sound || !settings.volume) return;
  const [rank, now] = [SOUNDS.indexOf(which), performance.now()];
  if (now - last.at < APART && rank <= last.rank) return;
  last = { rank, at: now };
  synthesizer ??= import('./synthesizer');
  void synthesizer.then(({ play }) => play(which, settings.volume));
}
