/** The clocks that people choose from. */

import { say } from '$lib/fluent.svelte';
import type { ClockSettings } from '../generated/house';

export const CLOCKS = {
  none: { kind: 'none' },
  quick: { kind: 'decision', seconds: 30 },
  calm: { kind: 'decision', seconds: 120 },
  bank: { kind: 'bank', bank: 600, increment: 10, seconds: 60 },
  day: { kind: 'days', days: 1 },
  days2: { kind: 'days', days: 2 },
  days3: { kind: 'days', days: 3 },
  days7: { kind: 'days', days: 7 },
  days14: { kind: 'days', days: 14 },
} as const satisfies Record<string, Partial<ClockSettings>>;
export type ClockName = keyof typeof CLOCKS;

export function clockSaid(name: ClockName): string {
  const clock = CLOCKS[name];
  return clock.kind === 'days' ? say('web-clock-days', { days: clock.days }) : say(`web-clock-${name}`);
}
