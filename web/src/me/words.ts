/** How matches and ratings are said. */

import { knows, language, say } from '$lib/fluent.svelte';
import type { PastSeat, ShownRating } from '../generated/house';

export const day = (seconds: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000);

/** A seat by the name that its game has for it, or by its number. */
export function seatName(game: string, seat: number): string {
  const named = `${game}-seat-${seat}`;
  return knows(named) ? say(named) : say('web-seat', { number: seat + 1 });
}

export function sideName(game: string, side: number): string {
  const named = `${game}-side-${side}`;
  return knows(named) ? say(named) : say('me-side', { number: side + 1 });
}

export const someone = ({ name, bot }: PastSeat): string =>
  bot === null ? name : `${name} (${say('web-seat-bot', { level: `bot-${bot}` })})`;

export const rating = ({ value, give_or_take }: ShownRating): string =>
  say('me-rating', { value: String(value), spread: String(give_or_take) });

/** With its sign: +12, −7, ±0. */
export const change = (by: number): string => (by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '±0');
