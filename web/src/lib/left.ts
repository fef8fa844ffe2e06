/** How much time is left, as short as it can be said. */

import { language, say } from './fluent.svelte';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A day of the calendar, from seconds. */
export const daySaid = (at: number): string =>
  new Date(at * 1000).toLocaleDateString(language(), { day: 'numeric', month: 'long' });

export function leftSaid(seconds: number): string {
  const [days, hours] = [Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR)];
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  if (days) return say('web-left-days', { days, hours });
  if (hours) return say('web-left-hours', { hours, minutes });
  return `${minutes}:${String(seconds % MINUTE).padStart(2, '0')}`;
}
